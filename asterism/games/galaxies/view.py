"""The galaxies as people see them: the view, and why something is not offered."""

from __future__ import annotations

from typing import Any, get_args

from asterism.core.records import NONE, Bits, has, plain
from asterism.games.galaxies import pieces, space
from asterism.games.galaxies.missions import mission_points, places, standing, winners
from asterism.games.galaxies.phrases import brings, final, lucky, offer, panels, told
from asterism.games.galaxies.pieces import verb
from asterism.games.galaxies.planets import dice_left, usable_colonies
from asterism.games.galaxies.space import (
    PLANET,
    WHAT,
    WHO,
    A,
    B,
    C,
    Galaxies,
    deck,
    dice_of,
    empire_points,
    fleet,
    full,
    is_rogue,
    points,
    produced,
)
from asterism.games.galaxies.turns import DICE_TO_CONVERT
from asterism.games.galaxies.wire import Dice, Doing, Face, Kind, Missions, Place, Player, Question, Rogue, Shown, Step

STEPS_OF_GAME: tuple[Step, ...] = get_args(Step)
KINDS: dict[int, Kind] = {
    space.ASK: "follow",
    space.ROGUE_DIE: "rogue",
    space.REROLLING: "reroll",
    space.SPENDING: "spend",
    space.TURNING: "turn_die",
    space.COLONY_DIE: "colony",
    space.LANDING: "land",
    space.MOVING: "moves",
    space.SHIP_CHOICE: "ship",
    space.GO_CHOICE: "go",
    space.ADVANCING: "advance",
    space.GOING_BACK: "back",
    space.PUSHING: "push",
    space.ROBBING: "rob",
    space.SWAPPING: "swap",
    space.REPLACING: "replace",
    space.RECALLING: "recall",
    space.TAKING: "gain",
    space.SHIFTING: "shift",
    space.ROW_CHOICE: "row",
    space.BORROWING: "borrow",
    space.UPGRADING: "upgrade",
    space.FREE_CHOICE: "choose",
    space.REPEATING: "choose",
    space.ALL_ADVANCING: "all_advance",
    space.GIVING: "give",
}
USING = (space.COLONY_DIE, space.LANDING, space.ROW_CHOICE, space.BORROWING, space.UPGRADING)  # what asks for a planet


def view(s: Galaxies, seat: int | None) -> Shown:
    """What a seat sees: everything but the others' missions."""
    now = plain(s)
    return {
        "step": STEPS_OF_GAME[now.step],
        "turn": now.turn,
        "later_printing": bool(now.later),
        "row": [place_of(s, place) for place in range(now.places)],
        "deck": int(deck(s)),
        "unseen": ids(now.bag),
        "under": [planet_id(planet) for planet in now.under[: now.unders].tolist()],
        "removed": ids(now.box),
        "dice": dice(now),
        "question": question(s),
        "doing": [frame(s, at) for at in range(now.depth)],
        "follow_price": now.price,
        "income": {"energy": now.income_energy, "culture": now.income_culture},
        "ending": bool(now.ending),
        "elder": None if now.elder == NONE else now.elder,
        "win_points": pieces.WIN,
        "players": [player(s, who, seat) for who in range(now.players)],
        "rogue": rogue(s) if now.seats == 1 else None,
        "ranking": sorted(range(now.players), key=lambda who: -standing(s, who)),
        "places": places(s),
    }


def planet_id(planet: int) -> str:
    return str(pieces.DATA["planets"][planet]["id"])


def ids(planets: Bits) -> list[str]:
    return [planet_id(planet) for planet in range(pieces.PLANETS) if has(planets, planet)]


def place_of(s: Galaxies, place: int) -> Place | None:
    """A planet of the row with the ships on it."""
    if s.card[place] == NONE:
        return None
    facts = pieces.DATA["planets"][s.card[place]]
    mats = [s.mats[who] for who in range(s.players)]
    return {
        "planet": facts["id"],
        "name": facts["name"],
        "resource": facts["resource"],
        "track": facts["track"],
        "spaces": facts["numbered_spaces"],
        "points": facts["points"],
        "landed": [who for who, m in enumerate(mats) if m.landed >> place & 1],
        "orbits": [{"player": who, "at": int(m.orbit[place]) - 1} for who, m in enumerate(mats) if m.orbit[place]],
    }


def faces(counts: Any) -> list[Face]:
    """Dice by face as a list of them."""
    return [name for name, count in zip(pieces.FACES, counts.tolist(), strict=True) for _ in range(count)]


def dice(now: Any) -> Dice:
    return {
        "inactive": faces(now.inactive),
        "hand": faces(now.hand),
        "active": faces(now.active),
        "spent": faces(now.spent),
        "rerolled": bool(now.rerolled),
        "reroll_cost": now.rerolled,
        "converted": bool(now.converted),
    }


def player(s: Galaxies, who: int, seat: int | None) -> Player:
    m, most = s.mats[who], full(s, who)
    energy, culture = int(produced(s, who, 0)), int(produced(s, who, 1))
    usable = usable_colonies(s, who) if not is_rogue(s, who) else Bits(0)
    own, level = int(points(s, who)), int(m.level)
    return {
        "rogue": bool(is_rogue(s, who)),
        "energy": int(m.energy),
        "culture": int(m.culture),
        "max": int(most),
        "level": level,
        "levels": pieces.LEVELS - int(is_rogue(s, who)),
        "points": own,
        "planet_points": int(m.worth),
        "empire_points": int(empire_points(s, who)),
        "home": int(m.home),
        "built": int(fleet(s, who)),
        "dice": int(dice_of(s, who)) - (int(s.fewer) if not is_rogue(s, who) else 0),
        "upgrade": level + 1 if level < pieces.LEVELS and not is_rogue(s, who) else None,
        "colonies": [
            {"planet": planet_id(planet), "used": bool(has(m.used, planet)), "usable": bool(has(usable, planet))}
            for planet in range(pieces.PLANETS)
            if has(m.colonies, planet)
        ],
        "produces": {"energy": min(energy, most - int(m.energy)), "culture": min(culture, most - int(m.culture))},
        "ships_produce": {"energy": energy, "culture": culture},
        "never": bool(s.never >> who & 1),
        **missions_of(s, who, seat),
    }


def missions_of(s: Galaxies, who: int, seat: int | None) -> Missions:
    """A player's missions, as far as a seat may know them."""
    mine, shown = who == seat and s.seats > 1, s.step == space.DONE and s.seats > 1
    chosen = bool(s.ready >> who & 1)
    kept = int(s.shown[who]) if shown else int(s.mission[who, 0]) if mine and chosen else None
    return {
        "chosen": chosen,
        "mission": None if kept is None else mission_id(kept),
        "discarded": mission_id(int(s.mission[who, 1])) if mine and chosen else None,
        "dealt": [mission_id(int(s.mission[who, k])) for k in range(2)] if mine and not chosen else [],
        "mission_points": None if kept is None else int(mission_points(s, who, kept)),
    }


def mission_id(mission: int) -> str:
    return str(pieces.DATA["missions"][mission]["id"])


def rogue(s: Galaxies) -> Rogue:
    facts = pieces.DATA["rogue_galaxies"][s.rogue]
    in_question = int(s.depth > 0 and s.agenda[s.depth - 1, WHAT] == space.ROGUE_DIE)
    return {
        "id": facts["id"],
        "name": facts["name"],
        "difficulty": facts["difficulty"],
        "left": int(s.left) + in_question,
        "extra": bool(s.extra),
        "thrown": faces(s.active) if s.turn == pieces.ROGUE else [],
        "attack_used": bool(s.attacked),
        "fewer": int(s.fewer),
        "max": facts["resource_track_max"],
        "dice_per_level": facts["dice_per_level"],
        "vp_per_level": facts["vp_per_level"],
    }


# What is asked


def question(s: Galaxies) -> Question | None:
    if s.step == space.DONE:
        return None
    if s.step == space.CHOOSING:
        return open_question("missions", -1)
    if s.depth == 0:
        return open_question("turn", int(s.decider))
    f = s.agenda[s.depth - 1]
    price = 0 if f[WHAT] != space.ASK or f[C] else int(s.price)
    return {**frame(s, s.depth - 1), "who": int(s.decider), "price": price, "steps": steps(s), "left": left(s)}


def open_question(kind: Kind, who: int) -> Question:
    """A question that no card asks."""
    return {"kind": kind, "who": who, "planet": None, "face": None, "price": 0, "steps": 0, "left": 0}


def steps(s: Galaxies) -> int:
    """How far ships of the innermost frame go."""
    f = s.agenda[s.depth - 1]
    if f[WHAT] == space.PUSHING:
        return int(pieces.STEPS[s.later, f[PLANET] - 1])
    return int(f[B]) if f[WHAT] == space.ADVANCING else int(f[A]) if f[WHAT] == space.GOING_BACK else 0


def left(s: Galaxies) -> int:
    """How many choices of the same kind come, this one included; or how much is to be taken or given."""
    f = s.agenda[s.depth - 1]
    if f[WHAT] in (space.PUSHING, space.SPENDING, space.TAKING, space.GIVING):
        return int(f[A])
    moving = f[WHAT] in (space.SHIP_CHOICE, space.GO_CHOICE) and f[PLANET]
    return 1 + int(s.agenda[s.depth - 2, A]) if moving else 0


def frame(s: Galaxies, at: int) -> Doing:
    """What is being carried out, and for whom."""
    f = s.agenda[at]
    kind = KINDS[int(f[WHAT])]
    if f[WHAT] == space.SPENDING and not f[PLANET]:
        kind = "converter"
    planet = planet_id(f[PLANET] - 1) if f[PLANET] else None
    return {"kind": kind, "who": int(f[WHO]), "planet": planet, "face": face_of(f)}


def face_of(f: Any) -> Face | None:
    """The face of a die in question, or the one a planet lends."""
    face = -1
    if f[WHAT] in (space.ASK, space.ROGUE_DIE):
        face = int(f[A])
    elif f[WHAT] in (space.FREE_CHOICE, space.REPEATING):
        face = int(f[A]) - 1
    return pieces.FACES[face] if face >= 0 else None


# Why not


def why(s: Galaxies, seat: int, action: int) -> str:
    """The reason why an action is not offered to a seat that decides."""
    if s.step == space.CHOOSING:
        return "not-dealt" if action < pieces.KEEP + pieces.MISSIONS else "mission-first"
    if action < pieces.KEEP + pieces.MISSIONS:
        return "missions-kept"
    if s.depth == 0:
        return why_not_in_turn(s, action)
    return why_not_answer(s, seat, action, int(s.agenda[s.depth - 1, WHAT]))


def why_not_in_turn(s: Galaxies, action: int) -> str:
    if pieces.ACTIVATE <= action < pieces.SPEND:
        return why_not_activate(s, action - pieces.ACTIVATE)
    if pieces.SPEND <= action < pieces.MARK:
        return why_not_convert(s, action - pieces.SPEND)
    if pieces.MARK <= action < pieces.ROLL:
        return "no-such-die" if not s.inactive[action - pieces.MARK] else "no-energy"
    return "mark-first" if action == pieces.ROLL else "not-asked"


def why_not_activate(s: Galaxies, face: int) -> str:
    m = s.mats[s.turn]
    if not s.inactive[face]:
        return "no-such-die"
    if face == pieces.ENERGY:
        return "track-full" if m.energy == pieces.FULL else "makes-nothing"
    if face == pieces.CULTURE:
        return "track-full" if m.culture == pieces.FULL else "makes-nothing"
    if face == pieces.MOVE:
        return "no-way"
    return "nothing-usable" if face == pieces.COLONY else "no-ship-there"


def why_not_convert(s: Galaxies, face: int) -> str:
    if not s.inactive[face]:
        return "no-such-die"
    if s.converted:
        return "converted-already"
    return "too-few-dice" if dice_left(s) < DICE_TO_CONVERT else "left-to-right"


def why_not_answer(s: Galaxies, seat: int, action: int, what: int) -> str:
    """The question at hand is another one, or this is no answer to it."""
    if what in USING and pieces.UPGRADE <= action <= pieces.DECLINE:
        return why_not_use(s, seat, action, what)
    if what in (space.REROLLING, space.SPENDING) and pieces.SPEND <= action <= pieces.ROLL:
        return why_not_dice(s, action, what)
    if what == space.SHIP_CHOICE and pieces.SHIP <= action < pieces.GO:
        return why_not_ship(s, seat, action - pieces.SHIP)
    if what == space.GO_CHOICE and pieces.GO <= action < pieces.ADVANCE:
        return why_not_go(s, seat, action - pieces.GO)
    return why_not_target(s, action, what)


def why_not_use(s: Galaxies, seat: int, action: int, what: int) -> str:
    if action == pieces.DECLINE:
        return "must-choose"
    if action < pieces.USE:
        return why_not_upgrade(s, seat, what)
    planet = action - pieces.USE
    if what in (space.LANDING, space.UPGRADING):
        return "not-this-planet"
    if what == space.COLONY_DIE and not has(s.mats[seat].colonies, planet):
        return "not-your-colony"
    if what == space.ROW_CHOICE and planet not in [s.card[place] for place in range(s.places)]:
        return "not-in-row"
    owners = [who for who in range(s.players) if has(s.mats[who].colonies, planet)]
    if what == space.BORROWING and owners in ([], [seat]):
        return "not-their-colony"
    return why_not_usable(s, seat, planet)


def why_not_usable(s: Galaxies, seat: int, planet: int) -> str:
    """What stands against the use of a planet that can be reached."""
    m, limits = s.mats[seat], pieces.LIMITS[s.later, planet]
    if has(m.busy, planet):
        return "being-used"
    if limits & pieces.OWN_TURN and seat != s.turn:
        return "own-turn-only"
    if limits & pieces.ONCE and has(m.used, planet):
        return "used-up"
    energy, culture = price(s, planet)
    return "cannot-pay" if m.energy < energy or m.culture < culture else "no-effect"


def price(s: Galaxies, planet: int) -> tuple[int, int]:
    """What the use of a planet costs, with what a planet that borrows it pays its owner."""
    f = s.agenda[s.depth - 1]
    fees = [planet, f[PLANET] - 1] if f[WHAT] == space.BORROWING else [planet]
    energy = pieces.PAY_ENERGY[s.later, planet] + sum(pieces.FEE_ENERGY[s.later, one] for one in fees)
    culture = pieces.PAY_CULTURE[s.later, planet] + sum(pieces.FEE_CULTURE[s.later, one] for one in fees)
    return int(energy), int(culture)


def why_not_upgrade(s: Galaxies, seat: int, what: int) -> str:
    if what not in (space.COLONY_DIE, space.UPGRADING):
        return "not-asked"
    return "highest-level" if s.mats[seat].level == pieces.LEVELS else "wrong-payment"


def why_not_dice(s: Galaxies, action: int, what: int) -> str:
    if what == space.SPENDING:
        face = action - pieces.SPEND
        return "finish-first" if action >= pieces.MARK else "no-such-die" if not s.inactive[face] else "left-to-right"
    if action == pieces.ROLL:
        return "mark-first"
    if action < pieces.MARK:
        return "finish-first"
    return "no-such-die" if not s.inactive[action - pieces.MARK] else "left-to-right"


def why_not_ship(s: Galaxies, seat: int, spot: int) -> str:
    m = s.mats[seat]
    if spot == pieces.HOME:
        return "no-ship-there" if not m.home else "no-way"
    place = (spot - pieces.SURFACE) % pieces.PLACES
    there = m.landed >> place & 1 if spot < pieces.ORBIT else m.orbit[place]
    return "other-ship" if there else "no-ship-there"


def why_not_go(s: Galaxies, seat: int, spot: int) -> str:
    start, place = s.agenda[s.depth - 1, A], (spot - pieces.SURFACE) % pieces.PLACES
    if spot == pieces.HOME or (start != pieces.HOME and (start - pieces.SURFACE) % pieces.PLACES == place):
        return "same-card"
    return "no-planet" if s.card[place] == NONE else "own-ship-there"


TARGETS = {
    space.ADVANCING: (pieces.ADVANCE, pieces.PLACES, "no-ship-there"),
    space.GOING_BACK: (pieces.BACK, pieces.PLACES, "cannot-go-back"),
    space.PUSHING: (pieces.PUSH, pieces.SEATS * pieces.PLACES, "cannot-go-back"),
    space.ROBBING: (pieces.ROB, pieces.SEATS, "nothing-to-take"),
    space.SWAPPING: (pieces.SWAP, pieces.FULL + 1, "wrong-amount"),
    space.REPLACING: (pieces.REPLACE, pieces.PLACES, "ship-on-planet"),
    space.RECALLING: (pieces.RECALL, pieces.PLACES, "no-ship-there"),
    space.TAKING: (pieces.TAKE, 6, "wrong-amount"),
    space.SHIFTING: (pieces.SHIFT, pieces.PLACES * pieces.PLACES, "no-such-space"),
    space.TURNING: (pieces.TURN, 36, "same-face"),
    space.FREE_CHOICE: (pieces.CHOOSE, 6, "nothing-usable"),
    space.REPEATING: (pieces.CHOOSE, 6, "nothing-usable"),
    space.GIVING: (pieces.GIVE, pieces.FULL + 1, "wrong-amount"),
}


def why_not_target(s: Galaxies, action: int, what: int) -> str:
    if what not in TARGETS:
        return "finish-first"
    first, count, reason = TARGETS[what]
    if not first <= action < first + count:
        return "finish-first"
    return "no-such-die" if what == space.TURNING and not s.inactive[(action - pieces.TURN) // 6] else reason


__all__ = ["brings", "final", "lucky", "offer", "panels", "told", "verb", "view", "why", "winners"]
if len(KINDS) != space.GIVING:
    raise AssertionError("a frame has no name")
