"""The galaxies' pieces: planets, missions and rogue galaxies as tables, and the game's terms.

A planet's action, a mission's condition and a rogue's attack are an operation with parameters. Tables of planets
have two rows, one a printing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

import numpy as np

from asterism.core.actions import Events, Verbs
from asterism.games.galaxies.wire import Attack, AttackPart, Components, Face, Planet, Printing

Json = Mapping[str, Any]
DATA: Components = json.loads((files(__package__) / "components.json").read_text())
FACES: list[Face] = DATA["die_faces"]
MOVE, ENERGY, CULTURE, DIPLOMACY, ECONOMY, COLONY = range(6)
PLANETS, MISSIONS = len(DATA["planets"]), len(DATA["missions"])
ROGUES = tuple(one["id"] for one in DATA["rogue_galaxies"])
DICE: int = DATA["dice"]
FULL: int = DATA["resource_max"]
WIN: int = DATA["win_points"]
SEATS, PLACES = 5, 6
LEVELS, FLEET, MOST_SPACES = 6, 4, 5
START_ENERGY, START_CULTURE = DATA["start"]["energy"], DATA["start"]["culture"]
HUMAN, ROGUE = 0, 1  # players of a solo game; with others, players are seats
EXTRA_DICE = 3


def table(values: Iterable[Any]) -> Any:
    return np.array(list(values), np.int32)


# The empire track, by level; level 0 does not exist (book 1)

EMPIRE = [{"vp": 0, "ships": 0, "dice": 0}, *DATA["empire_track"]]
EMPIRE_POINTS, SHIPS_AT, DICE_AT = (table(step[key] for step in EMPIRE) for key in ("vp", "ships", "dice"))

# Planets (book 1 and 9)

OPS = [
    "gain", "gain_and_share", "gain_per_home_ship", "convert", "steal", "advance_own", "regress_enemy",
    "regress_own_then_advance_own", "recall_ship_for_gain", "transfer_orbit", "advance_all_players", "upgrade_empire",
    "replace_row_planet", "reroll_inactive", "set_die", "discard_dice_for_gain", "follow_income", "follow_tax",
    "move_ships", "use_row_planet", "use_other_players_colony", "free_action", "repeat_activated_die",
]  # fmt: skip
(
    GAIN, SHARE, PER_HOME, SWAP_ALL, STEAL, ADVANCE_OWN, PUSH_BACK, BACK_THEN_ADVANCE, RECALL_SHIP, TRANSFER,
    ALL_ADVANCE, UPGRADE_EMPIRE, REPLACE_PLANET, REROLL_DICE, SET_DIE, DISCARD_DICE, INCOME, TAX, MOVES, USE_ROW,
    BORROW, FREE, REPEAT,
) = range(len(OPS))  # fmt: skip
DIPLOMATIC, ECONOMIC = 1, 2
TRACK_BITS = {"diplomacy": DIPLOMATIC, "economy": ECONOMIC, "any": DIPLOMATIC | ECONOMIC}
OWN_TURN, ONCE = 1, 2
LIMIT_BITS = {"own_turn_only": OWN_TURN, "once_per_turn": ONCE}
STRICTLY_LOWEST, LOWEST = 1, 2
CONDITIONS = {None: 0, "strictly_lowest_level": STRICTLY_LOWEST, "lowest_level": LOWEST}


def printings(planet: Planet) -> list[Printing]:
    """A planet's action as first and as later printed."""
    action = planet["action"]
    op, params, limits, changed = action["op"], action["params"], action["limits"], action.get("later_printing", {})
    later: Printing = {"op": op, "params": changed.get("params", params), "limits": changed.get("limits", limits)}
    return [{"op": op, "params": params, "limits": limits}, later]


ACTIONS = [[printings(planet)[printing] for planet in DATA["planets"]] for printing in range(2)]


def param(name: str, *inner: str, default: int = 0) -> Any:
    """A parameter of every planet's action, in both printings."""

    def found(action: Json) -> Any:
        value = action["params"].get(name, {} if inner else default)
        return value.get(inner[0], default) if inner else value

    return np.array([[found(action) for action in actions] for actions in ACTIONS], np.int32)


def read(function: Any) -> Any:
    """What a function makes of every planet's action, in both printings."""
    return np.array([[function(action) for action in actions] for actions in ACTIONS], np.int32)


OP = table(OPS.index(action["op"]) for action in ACTIONS[0])
LIMITS = read(lambda action: sum(LIMIT_BITS[limit] for limit in action["limits"]))
PAY_ENERGY, PAY_CULTURE = param("pay", "energy"), param("pay", "culture")
GAIN_ENERGY, GAIN_CULTURE = param("energy"), param("culture")
OTHERS_ENERGY, OTHERS_CULTURE = param("others", "energy"), param("others", "culture")
FEE_ENERGY, FEE_CULTURE = param("fee", "energy"), param("fee", "culture")
SHIPS, DISCARDED = param("ships", default=1), param("dice")
STEPS = read(lambda action: action["params"].get("steps") or action["params"].get("advance", 1))
TRACKS = read(lambda action: TRACK_BITS[action["params"].get("track", "any")])
CONDITION = read(lambda action: CONDITIONS[action["params"].get("condition")])
DISCOUNT, MIXED = param("discount"), read(lambda action: bool(action["params"].get("mixed_payment")))
FROM_ENERGY = read(lambda action: action["params"].get("from") == "energy")
MIX = read(lambda action: bool(action["params"].get("mix")))
UNDER_DECK = read(lambda action: action["params"].get("removed_to") == "under_deck")
MAY_COLONISE = read(lambda action: bool(action["params"].get("may_colonise")))
PRICE = read(lambda action: action["params"].get("follow_cost", 1))
OTHERS_STEPS, OWN_STEPS = param("others_steps"), param("you")
TRACK = table(TRACK_BITS[planet["track"]] for planet in DATA["planets"])
CULTURAL = table(planet["resource"] == "culture" for planet in DATA["planets"])
SPACES, POINTS = (table(planet[key] for planet in DATA["planets"]) for key in ("numbered_spaces", "points"))

# Missions (book 10)

MOST, FEWEST, STARTED_END, BALANCED, NONE_HOME, STOCKED, LEVEL_REACHED, ALL_IN_ORBIT = range(8)
MISSION_OPS = {
    "most": MOST,
    "fewest": FEWEST,
    "triggered_end": STARTED_END,
    "equal_tracks": BALANCED,
    "no_ship_home": NONE_HOME,
    "resources_at_least": STOCKED,
    "level_reached": LEVEL_REACHED,
    "all_ships_orbit": ALL_IN_ORBIT,
}
OF = ["energy", "culture", "planets", "diplomacy", "economy"]
MISSION_OP = table(MISSION_OPS[mission["op"]] for mission in DATA["missions"])
MISSION_OF = table(OF.index(mission["of"]) if "of" in mission else 0 for mission in DATA["missions"])
MISSION_ENERGY = table(mission.get("energy", 0) for mission in DATA["missions"])
MISSION_CULTURE = table(mission.get("culture", 0) for mission in DATA["missions"])
MISSION_LEVEL = table(mission.get("level", 0) for mission in DATA["missions"])
MISSION_POINTS = table(mission["points"] for mission in DATA["missions"])
MISSION_TIED = table(mission["points_if_tied"] or 0 for mission in DATA["missions"])
FOR_MORE = table(mission["three_plus_players_only"] for mission in DATA["missions"])

# Rogue galaxies, by level; level 0 does not exist (book 11)

LOSES, STEALS, STEALS_ANY, GAINS, SHIP_BACK, SHIPS_BACK, SHIPS_FORWARD, FEWER_DICE = range(1, 9)
PART_OPS = {
    "human_loses": LOSES,
    "rogue_steals": STEALS,
    "rogue_steals_any": STEALS_ANY,
    "rogue_gains": GAINS,
    "human_ship_back": SHIP_BACK,
    "human_ships_back": SHIPS_BACK,
    "rogue_ships_forward": SHIPS_FORWARD,
    "human_fewer_dice": FEWER_DICE,
}
PARTS, PART_OP, PART_ENERGY, PART_CULTURE, PART_AMOUNT = 2, 0, 1, 2, 3
SKULL = LEVELS


def part_row(part: AttackPart | None) -> list[int]:
    if part is None:
        return [0] * 4
    amount = part.get("amount") or part.get("steps") or part.get("dice") or 0
    return [PART_OPS[part["op"]], part.get("energy", 0), part.get("culture", 0), amount]


def attack_rows(action: Attack) -> list[list[int]]:
    return [part_row(part) for part in [*action["parts"], None][:PARTS]]


NO_ATTACK = [[0] * 4] * PARTS
ATTACK = np.array(
    [[NO_ATTACK, *(attack_rows(action) for action in rogue["colony_actions"])] for rogue in DATA["rogue_galaxies"]],
    np.int32,
)
ATTACK_ONCE = np.array(
    [[0, *(int("once_per_turn" in a.get("limits", ())) for a in r["colony_actions"])] for r in DATA["rogue_galaxies"]],
    np.int32,
)
ROGUE_DICE = np.array([[0, *rogue["dice_per_level"]] for rogue in DATA["rogue_galaxies"]], np.int32)
ROGUE_POINTS = np.array(
    [[0, *rogue["vp_per_level"], rogue["vp_per_level"][-1]] for rogue in DATA["rogue_galaxies"]], np.int32
)
ROGUE_FULL = table(rogue["resource_track_max"] for rogue in DATA["rogue_galaxies"])

# Words. Verbs that may be offered together stand together: what is offered is a set of bits above the first of them.

HOME, SURFACE, ORBIT = 0, 1, 1 + PLACES  # spots of a ship: home, on the surface or in orbit of a place of the row
SPOTS = 1 + 2 * PLACES
PLAYER, PLANET, AMOUNT = range(SEATS), range(1, PLANETS + 1), range(FULL + 1)

verb = Verbs()
KEEP = verb("keep", mission=MISSIONS)
ACTIVATE = verb("activate", face=6)
SPEND = verb("spend", face=6)
MARK = verb("mark", face=6)
ROLL = verb("roll")
END = verb("end")
FOLLOW = verb("follow")
PASS = verb("pass")
NEVER = verb("never")
FORCE = verb("force")
LET = verb("let")
UPGRADE = verb("upgrade", energy=AMOUNT)
USE = verb("use", planet=PLANET)
DECLINE = verb("decline")
SHIP = verb("ship", at=SPOTS)
GO = verb("go", to=SPOTS)
ADVANCE = verb("advance", place=PLACES)
BACK = verb("back", place=PLACES)
PUSH = verb("push", player=PLAYER, place=PLACES)
ROB = verb("rob", player=PLAYER)
SWAP = verb("swap", amount=AMOUNT)
REPLACE = verb("replace", place=PLACES)
RECALL = verb("recall", place=PLACES)
TAKE = verb("gain", energy=MOST_SPACES + 1)
SHIFT = verb("shift", start=PLACES, to=PLACES)
TURN = verb("turn", face=6, to=6)
CHOOSE = verb("choose", face=6)
GIVE = verb("give", energy=AMOUNT)

event = Events()
KEPT = event("kept", seat=PLAYER, mission=MISSIONS)
CHOSEN = event("chosen", seat=PLAYER)
TURNED_TO = event("turn", player=PLAYER, dice=DICE + 1)
ROLLED = event("rolled", **dict.fromkeys(FACES, DICE + 1))
ACTIVATED = event("activated", player=PLAYER, face=6)
REPEATED = event("repeated", player=PLAYER, face=6)
REROLL = event("reroll", player=PLAYER, dice=DICE + 1, energy=2)
SPENT = event("spent", player=PLAYER, face=6)
TURNED = event("turned", player=PLAYER, face=6, to=6)
MOVED = event("moved", player=PLAYER, start=SPOTS, to=SPOTS, planet=PLANETS + 1)
ADVANCED = event("advanced", player=PLAYER, place=PLACES, planet=PLANET, to=range(1, MOST_SPACES + 2))
PUSHED = event("pushed", player=PLAYER, place=PLACES, planet=PLANET, to=MOST_SPACES + 1, by=PLAYER)
SHIFTED = event("shifted", player=PLAYER, start=PLACES, to=PLACES, planet=PLANET, at=MOST_SPACES + 2)
COLONISED = event("colonised", player=PLAYER, place=PLACES, planet=PLANET, points=100)
REVEALED = event("revealed", place=PLACES, planet=PLANET)
REMOVED = event("removed", place=PLACES, planet=PLANET, player=PLAYER)
UPGRADED = event("upgraded", player=PLAYER, level=SKULL + 1, points=100, ship=2)
GAINED = event("gained", player=PLAYER, energy=AMOUNT, culture=AMOUNT)
LOST = event("lost", player=PLAYER, energy=AMOUNT, culture=AMOUNT)
ROBBED = event("robbed", player=PLAYER, victim=PLAYER, energy=AMOUNT, culture=AMOUNT)
GAVE = event("gave", player=PLAYER, to=PLAYER, energy=AMOUNT, culture=AMOUNT)
USED = event("used", player=PLAYER, planet=PLANET)
DECLINED = event("declined", player=PLAYER, planet=PLANET)
FOLLOWED = event("followed", player=PLAYER, face=6, price=3)
PASSED = event("passed", player=PLAYER)
ABSTAINED = event("abstained", player=PLAYER)
FORCED = event("forced", face=6)
THREW = event("threw", face=6, usable=2)
ATTACKED = event("attacked", level=LEVELS)
EXTRA = event("extra", dice=DICE + 1)
ENDING = event("ending", player=PLAYER)
DRY = event("dry")
UNVEILED = event("unveiled", seat=PLAYER, mission=MISSIONS, points=4)
ENDED = event("ended")
