"""What of the galaxies goes over the wire: their view and their components.

Where a ship is ("spot") is one number: 0 home, 1-6 on the surface of row place 0-5, 7-12 in orbit of place 0-5.
Faces, missions (from 0) and planets (from 1) are numbered as in components.json; the view names them by their ids.
Alone, player 0 is the human and player 1 the rogue galaxy; `players` then has two entries, `seats` is 1.
Dice with the same face are alike. Whatever has one possible answer is done without a question.

Verbs
  keep mission               at the start: keep this one of the two missions (all seats at once)
  activate face              put a die with this face into the activation bay
  mark face                  take a die into the hand for a reroll; from left to right (faces ascend), then
  roll                       throw the dice in the hand (the board may collect clicks and send mark, mark, ..., roll)
  spend face                 converter: the first spent die, then a second one (faces ascend); Maia: two dice
  turn face to               converter and Gyore: set a die to another face
  end                        end the turn
  follow, pass, never        the question to the others; never: not in this turn
  force, let                 the rogue's die: force a reroll, or let it be
  upgrade energy             raise the empire, paying so much energy and the rest in culture
  use planet                 use a planet (landing, colony, row, borrowed)
  decline                    a landing without its action
  ship at                    which ship moves; then
  go to                      where it goes (1-6 lands, 7-12 orbits, 0 goes home)
  advance place              which of your orbiting ships goes forward
  back place                 which of your own orbiting ships goes back (BSW-10-1, the rogue's attack)
  push player place          which opposing orbiting ship goes back
  rob player                 whom to take from
  swap amount                how much energy (culture) becomes culture (energy)
  replace place              which planet of the row makes room for a new one (Helios)
  recall place               which ship goes home (ANDELLOUXIAN-6); then
  gain energy                how much of what it brings is energy, the rest is culture
  shift start to             Gort: from one planet's track to the same number of another's
  choose face                Zavodnick: any action; Piedes: a die of the activation bay
  give energy                the rogue takes resources of your choice: so much energy, the rest culture

Events
  kept seat mission          (only that seat)     chosen seat                     (the others)
  turn player dice           a turn begins
  rolled move energy culture diplomacy economy colony     dice thrown, by face
  activated player face      repeated player face (Zavodnick, Piedes)
  reroll player dice energy  cost paid, then rolled
  spent player face          turned player face to
  moved player start to planet                    start, to: spots; planet: 0 if home
  advanced player place planet to                 to: 1.. the numbered space, spaces + 1 the symbol
  pushed player place planet to by                to: 0 is the start; by: who did it
  shifted player start to planet at               Gort
  colonised player place planet points            all ships on it go home (no event of their own); points: the new total
  revealed place planet      removed place planet player (Helios)
  upgraded player level points ship               ship: 1 if a new ship stands at home
  gained player energy culture                    lost player energy culture (paid or lost)
  robbed player victim energy culture             what the victim lost   gave player to energy culture
  used player planet         declined player planet
  followed player face price passed player        abstained player
  forced face                the human paid for a reroll of the rogue's die
  threw face usable          the rogue's die; activated once it is let be      attacked level
  extra dice                 the rogue's extra turn
  ending player              21 points: the round is finished      dry: no planet is left, the round is finished
  unveiled seat mission points: missions at the end             ended
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from asterism.core.wire import TableView

Face = Literal["move", "energy", "culture", "diplomacy", "economy", "colony"]
Resource = Literal["energy", "culture"]
Track = Literal["diplomacy", "economy"]
Step = Literal["missions", "play", "done"]
Kind = Literal[
    "missions",
    "turn",
    "follow",
    "rogue",
    "reroll",
    "spend",
    "converter",
    "turn_die",
    "colony",
    "land",
    "moves",
    "ship",
    "go",
    "advance",
    "back",
    "push",
    "rob",
    "swap",
    "replace",
    "recall",
    "gain",
    "shift",
    "row",
    "borrow",
    "upgrade",
    "choose",
    "all_advance",
    "give",
]


class Amounts(TypedDict):
    energy: int
    culture: int


class Orbiting(TypedDict):
    """A ship on a planet's track: 0 is its start, then the numbered spaces."""

    player: int
    at: int


class Place(TypedDict):
    """A planet of the row with all that stands on it."""

    planet: str
    name: str
    resource: Resource
    track: Track
    spaces: int  # numbered ones; the symbol is spaces + 1
    points: int
    landed: list[int]  # players with a ship on the surface
    orbits: list[Orbiting]


class Dice(TypedDict):
    inactive: list[Face]  # ascending
    hand: list[Face]  # taken up for a reroll
    active: list[Face]  # in the activation bay
    spent: list[Face]  # in the converter, or given up
    rerolled: bool  # the free reroll is used
    reroll_cost: int  # energy
    converted: bool


class Colony(TypedDict):
    planet: str
    used: bool  # its owner has used it up for this turn (once a turn)
    usable: bool  # its owner could use it now with a colony die, by price, limits and targets


class Missions(TypedDict):
    """A player's missions, as far as the watcher may know them."""

    chosen: bool
    mission: str | None
    discarded: str | None
    dealt: list[str]  # while choosing
    mission_points: int | None  # now (the watcher's own), or at the end


class Player(Missions):
    rogue: bool
    energy: int
    culture: int
    max: int  # of each resource
    level: int
    levels: int  # of its empire track
    points: int  # planets and empire
    planet_points: int
    empire_points: int
    home: int  # ships in the home galaxy
    built: int  # ships in play; the other of four wait on the ship track
    dice: int  # of its next turn (or of this one)
    upgrade: int | None  # price of the next level
    colonies: list[Colony]
    produces: Amounts  # what an energy and a culture die would bring now, room considered
    ships_produce: Amounts  # the same without the maximum
    never: bool  # does not want to be asked in this turn


class Doing(TypedDict):
    """What is being carried out, outermost first: a die, a planet, a follow, nested as the cards made it."""

    kind: Kind
    who: int  # -1: several
    planet: str | None  # whose action this is, where a planet asks
    face: Face | None  # follow and rogue: the die; else the face being carried out


class Question(Doing):
    """What is asked now; `who` must answer."""

    price: int  # follow: culture; 0 is free
    steps: int  # advance, push, back: how far
    left: int  # push, spend, ship, go: how many are still to come, this one included; gain, give: how much


class Rogue(TypedDict):
    id: str
    name: str
    difficulty: str
    left: int  # dice still to be thrown in this turn, the one in question included
    extra: bool  # this is the extra turn
    thrown: list[Face]  # usable dice of this turn, in the activation bay
    attack_used: bool  # a "once a turn" attack is used up
    fewer: int  # dice the human rolls fewer next turn
    max: int
    dice_per_level: list[int]
    vp_per_level: list[int]


class Shown(TypedDict):
    """What the galaxies show."""

    step: Step
    turn: int  # player
    later_printing: bool
    row: list[Place | None]
    deck: int
    unseen: list[str]  # which planets are in the deck, in no order
    under: list[str]  # lie under the deck, in this order (later printing)
    removed: list[str]
    dice: Dice
    question: Question | None  # none when the game is over
    doing: list[Doing]
    follow_price: int
    income: Amounts  # what each follow of the active player's dice brings it
    ending: bool
    elder: int | None  # who started the end
    win_points: int
    players: list[Player]
    rogue: Rogue | None
    ranking: list[int]  # players, best first, by points and then resources (at the end with missions)
    places: list[int]  # by player, from 1; equals have the same place, alone the winner is first


class View(TableView, Shown):
    """The galaxies as a seat sees them."""


# Components


class Some(TypedDict):
    energy: NotRequired[int]
    culture: NotRequired[int]


Params = TypedDict(
    "Params",
    {
        "energy": NotRequired[int],
        "culture": NotRequired[int],
        "pay": NotRequired[Some],
        "fee": NotRequired[Some],
        "others": NotRequired[Some],
        "track": NotRequired[Literal["diplomacy", "economy", "any"]],
        "steps": NotRequired[int],
        "ships": NotRequired[int],
        "dice": NotRequired[int],
        "regress": NotRequired[int],
        "advance": NotRequired[int],
        "others_steps": NotRequired[int],
        "you": NotRequired[int],
        "discount": NotRequired[int],
        "follow_cost": NotRequired[int],
        "from": NotRequired[Resource],
        "to": NotRequired[Resource],
        "amount": NotRequired[Literal["any", "orbit_number"]],
        "count": NotRequired[Literal["any"]],
        "removed_to": NotRequired[Literal["box", "under_deck"]],
        "condition": NotRequired[Literal["strictly_lowest_level", "lowest_level"]],
        "mix": NotRequired[bool],
        "distinct": NotRequired[bool],
        "may_colonise": NotRequired[bool],
        "mixed_payment": NotRequired[bool],
        "others_follow_free": NotRequired[bool],
    },
)
Limit = Literal["own_turn_only", "once_per_turn"]


class Later(TypedDict):
    """What a later printing has changed."""

    params: NotRequired[Params]
    limits: NotRequired[list[Limit]]


class Printing(TypedDict):
    op: str
    params: Params
    limits: list[Limit]


class Action(Printing):
    later_printing: NotRequired[Later]


class Planet(TypedDict):
    id: str
    name: str
    resource: Resource
    track: Track
    numbered_spaces: int
    points: int
    action: Action


class Mission(TypedDict):
    id: str
    name: str
    op: str
    of: NotRequired[Literal["energy", "culture", "planets", "diplomacy", "economy"]]
    level: NotRequired[int]
    energy: NotRequired[int]
    culture: NotRequired[int]
    points: int
    points_if_tied: int | None
    three_plus_players_only: bool
    our_fields: NotRequired[list[str]]


class AttackPart(Some):
    op: str
    steps: NotRequired[int]
    amount: NotRequired[int]
    dice: NotRequired[int]


class Attack(TypedDict):
    rogue_level: int
    parts: list[AttackPart]
    limits: NotRequired[list[Limit]]
    our_fields: NotRequired[list[str]]


class RogueGalaxy(TypedDict):
    id: str
    name: str
    difficulty: str
    colony_actions: list[Attack]
    dice_per_level: list[int]
    vp_per_level: list[int]
    resource_track_max: int
    skull_after_level: int
    our_fields: NotRequired[list[str]]


class Level(TypedDict):
    level: int
    vp: int
    ships: int
    dice: int
    upgrade_cost: int | None


class Start(TypedDict):
    energy: int
    culture: int
    ships: int
    dice: int


class Components(TypedDict):
    game: str
    origin: str
    die_faces: list[Face]
    dice: int
    resource_max: int
    start: Start
    win_points: int
    empire_track: list[Level]
    planets: list[Planet]
    missions: list[Mission]
    rogue_galaxies: list[RogueGalaxy]
