"""What cards say: their data as phrases for texts to put in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from asterism.core.wire import Phrase
from asterism.games.galaxies.pieces import DATA, printings
from asterism.games.galaxies.wire import Params, Printing, Some

Json = dict[str, Any]
PLANET_OF = {planet["id"]: planet for planet in DATA["planets"]}
MISSION_OF = {mission["id"]: mission for mission in DATA["missions"]}
DETAILS = ("of", "level", "energy", "culture")


def dashed(op: str) -> str:
    return op.replace("_", "-")


def stuff(amounts: Some | Params) -> list[Phrase]:
    """Resources as a list: 1 energy and 2 culture."""
    found = dict(amounts)
    return [{"say": what, "count": found[what]} for what in ("energy", "culture") if what in found]


@cache
def planet_card(which: str, later: bool) -> Phrase:
    """A planet; its form `action` says what it does."""
    planet = PLANET_OF[which]
    return {"say": "planet", "name": planet["name"], "does": in_a_row(sentences(printings(planet)[later]))}


def in_a_row(said: list[Phrase]) -> Phrase:
    """Sentences one after the other."""
    return said[0] if len(said) == 1 else {"say": "does-both", "first": said[0], "then": in_a_row(said[1:])}


def sentences(action: Printing) -> list[Phrase]:
    """An action's price, what it does, and when it may be used."""
    params, limits = action["params"], action["limits"]
    price = [{"say": "does-pay", "stuff": stuff(params["pay"])}] if "pay" in params else []
    limit = [{"say": LIMITS[tuple(limits)]}] if limits else []
    return [*price, does(action["op"], params), *limit]


LIMITS = {
    ("own_turn_only",): "does-only-own-turn",
    ("once_per_turn",): "does-only-once",
    ("own_turn_only", "once_per_turn"): "does-only-both",
}


def does(op: str, params: Params) -> Phrase:
    """What an operation does; most speak of resources alone, or of nothing that varies."""
    phrase = {"say": f"does-{dashed(op)}"}
    return {**phrase, **(SAID[op](params) if op in SAID else {"stuff": stuff(params)})}


def upgrade_kind(params: Params) -> str:
    if "mixed_payment" in params:
        return "mixed"
    return "lowest" if params["condition"] == "lowest_level" else "alone"


def some(*names: str) -> Callable[[Params], Json]:
    return lambda params: {name: value for name, value in params.items() if name in names}


SAID: dict[str, Callable[[Params], Json]] = {
    "replace_row_planet": lambda params: {"to": "box" if params["removed_to"] == "box" else "deck"},
    "upgrade_empire": lambda params: {"kind": upgrade_kind(params)},
    "convert": some("from"),
    "recall_ship_for_gain": lambda params: {"mix": int(params["mix"])},
    "gain_and_share": lambda params: {"stuff": stuff(params), "others": stuff(params["others"])},
    "use_other_players_colony": lambda params: {"stuff": stuff(params["fee"])},
    "transfer_orbit": lambda params: {"colonise": int(params["may_colonise"])},
    "follow_tax": lambda params: {"count": params["follow_cost"]},
    "advance_own": some("track", "steps"),
    "regress_enemy": some("track", "ships", "steps"),
    "advance_all_players": lambda params: {"others": params["others_steps"], "steps": params["you"]},
}


def mission_card(which: str) -> Phrase:
    """A mission; its form `task` says what it asks."""
    facts = MISSION_OF[which]
    details = {key: value for key, value in facts.items() if key in DETAILS}
    return {"say": "mission-card", "id": which, "task": {"say": f"mission-{dashed(facts['op'])}", **details}}
