"""The terms of galaxies as JSON. Written by `make wire` from its verbs and events: never by hand."""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypedDict


@final
class KeptTold(TypedDict):
    what: Literal["kept"]
    seat: int
    mission: int


@final
class ChosenTold(TypedDict):
    what: Literal["chosen"]
    seat: int


@final
class TurnTold(TypedDict):
    what: Literal["turn"]
    player: int
    dice: int


@final
class RolledTold(TypedDict):
    what: Literal["rolled"]
    move: int
    energy: int
    culture: int
    diplomacy: int
    economy: int
    colony: int


@final
class ActivatedTold(TypedDict):
    what: Literal["activated"]
    player: int
    face: int


@final
class RepeatedTold(TypedDict):
    what: Literal["repeated"]
    player: int
    face: int


@final
class RerollTold(TypedDict):
    what: Literal["reroll"]
    player: int
    dice: int
    energy: int


@final
class SpentTold(TypedDict):
    what: Literal["spent"]
    player: int
    face: int


@final
class TurnedTold(TypedDict):
    what: Literal["turned"]
    player: int
    face: int
    to: int


@final
class MovedTold(TypedDict):
    what: Literal["moved"]
    player: int
    start: int
    to: int
    planet: int


@final
class AdvancedTold(TypedDict):
    what: Literal["advanced"]
    player: int
    place: int
    planet: int
    to: int


@final
class PushedTold(TypedDict):
    what: Literal["pushed"]
    player: int
    place: int
    planet: int
    to: int
    by: int


@final
class ShiftedTold(TypedDict):
    what: Literal["shifted"]
    player: int
    start: int
    to: int
    planet: int
    at: int


@final
class ColonisedTold(TypedDict):
    what: Literal["colonised"]
    player: int
    place: int
    planet: int
    points: int


@final
class RevealedTold(TypedDict):
    what: Literal["revealed"]
    place: int
    planet: int


@final
class RemovedTold(TypedDict):
    what: Literal["removed"]
    place: int
    planet: int
    player: int


@final
class UpgradedTold(TypedDict):
    what: Literal["upgraded"]
    player: int
    level: int
    points: int
    ship: int


@final
class GainedTold(TypedDict):
    what: Literal["gained"]
    player: int
    energy: int
    culture: int


@final
class LostTold(TypedDict):
    what: Literal["lost"]
    player: int
    energy: int
    culture: int


@final
class RobbedTold(TypedDict):
    what: Literal["robbed"]
    player: int
    victim: int
    energy: int
    culture: int


@final
class GaveTold(TypedDict):
    what: Literal["gave"]
    player: int
    to: int
    energy: int
    culture: int


@final
class UsedTold(TypedDict):
    what: Literal["used"]
    player: int
    planet: int


@final
class DeclinedTold(TypedDict):
    what: Literal["declined"]
    player: int
    planet: int


@final
class FollowedTold(TypedDict):
    what: Literal["followed"]
    player: int
    face: int
    price: int


@final
class PassedTold(TypedDict):
    what: Literal["passed"]
    player: int


@final
class AbstainedTold(TypedDict):
    what: Literal["abstained"]
    player: int


@final
class ForcedTold(TypedDict):
    what: Literal["forced"]
    face: int


@final
class ThrewTold(TypedDict):
    what: Literal["threw"]
    face: int
    usable: int


@final
class AttackedTold(TypedDict):
    what: Literal["attacked"]
    level: int


@final
class ExtraTold(TypedDict):
    what: Literal["extra"]
    dice: int


@final
class EndingTold(TypedDict):
    what: Literal["ending"]
    player: int


@final
class DryTold(TypedDict):
    what: Literal["dry"]


@final
class UnveiledTold(TypedDict):
    what: Literal["unveiled"]
    seat: int
    mission: int
    points: int


@final
class EndedTold(TypedDict):
    what: Literal["ended"]


Told = (
    KeptTold
    | ChosenTold
    | TurnTold
    | RolledTold
    | ActivatedTold
    | RepeatedTold
    | RerollTold
    | SpentTold
    | TurnedTold
    | MovedTold
    | AdvancedTold
    | PushedTold
    | ShiftedTold
    | ColonisedTold
    | RevealedTold
    | RemovedTold
    | UpgradedTold
    | GainedTold
    | LostTold
    | RobbedTold
    | GaveTold
    | UsedTold
    | DeclinedTold
    | FollowedTold
    | PassedTold
    | AbstainedTold
    | ForcedTold
    | ThrewTold
    | AttackedTold
    | ExtraTold
    | EndingTold
    | DryTold
    | UnveiledTold
    | EndedTold
)


@final
class KeepForm(TypedDict):
    verb: Literal["keep"]
    mission: int


@final
class ActivateForm(TypedDict):
    verb: Literal["activate"]
    face: int


@final
class SpendForm(TypedDict):
    verb: Literal["spend"]
    face: int


@final
class MarkForm(TypedDict):
    verb: Literal["mark"]
    face: int


@final
class RollForm(TypedDict):
    verb: Literal["roll"]


@final
class EndForm(TypedDict):
    verb: Literal["end"]


@final
class FollowForm(TypedDict):
    verb: Literal["follow"]


@final
class PassForm(TypedDict):
    verb: Literal["pass"]


@final
class NeverForm(TypedDict):
    verb: Literal["never"]


@final
class ForceForm(TypedDict):
    verb: Literal["force"]


@final
class LetForm(TypedDict):
    verb: Literal["let"]


@final
class UpgradeForm(TypedDict):
    verb: Literal["upgrade"]
    energy: int


@final
class UseForm(TypedDict):
    verb: Literal["use"]
    planet: int


@final
class DeclineForm(TypedDict):
    verb: Literal["decline"]


@final
class ShipForm(TypedDict):
    verb: Literal["ship"]
    at: int


@final
class GoForm(TypedDict):
    verb: Literal["go"]
    to: int


@final
class AdvanceForm(TypedDict):
    verb: Literal["advance"]
    place: int


@final
class BackForm(TypedDict):
    verb: Literal["back"]
    place: int


@final
class PushForm(TypedDict):
    verb: Literal["push"]
    player: int
    place: int


@final
class RobForm(TypedDict):
    verb: Literal["rob"]
    player: int


@final
class SwapForm(TypedDict):
    verb: Literal["swap"]
    amount: int


@final
class ReplaceForm(TypedDict):
    verb: Literal["replace"]
    place: int


@final
class RecallForm(TypedDict):
    verb: Literal["recall"]
    place: int


@final
class GainForm(TypedDict):
    verb: Literal["gain"]
    energy: int


@final
class ShiftForm(TypedDict):
    verb: Literal["shift"]
    start: int
    to: int


@final
class TurnForm(TypedDict):
    verb: Literal["turn"]
    face: int
    to: int


@final
class ChooseForm(TypedDict):
    verb: Literal["choose"]
    face: int


@final
class GiveForm(TypedDict):
    verb: Literal["give"]
    energy: int


Form = (
    KeepForm
    | ActivateForm
    | SpendForm
    | MarkForm
    | RollForm
    | EndForm
    | FollowForm
    | PassForm
    | NeverForm
    | ForceForm
    | LetForm
    | UpgradeForm
    | UseForm
    | DeclineForm
    | ShipForm
    | GoForm
    | AdvanceForm
    | BackForm
    | PushForm
    | RobForm
    | SwapForm
    | ReplaceForm
    | RecallForm
    | GainForm
    | ShiftForm
    | TurnForm
    | ChooseForm
    | GiveForm
)
