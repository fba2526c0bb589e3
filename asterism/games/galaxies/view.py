"""The galaxies as people see them: the view, and why something is not offered."""

from __future__ import annotations

from typing import Any, get_args

from asterism.core.records import NONE, Bits, has, plain
from asterism.games.galaxies.missions import mission_points, places, standing, winners
from asterism.games.galaxies.phrases import brings, final, lucky, offer, panels, told
from asterism.games.galaxies.pieces import (
    ACTIVATE,
    ADVANCE,
    BACK,
    CHOOSE,
    COLONY,
    CULTURE,
    DATA,
    DECLINE,
    ENERGY,
    FACES,
    FEE_CULTURE,
    FEE_ENERGY,
    FULL,
    GIVE,
    GO,
    HOME,
    KEEP,
    LEVELS,
    LIMITS,
    MARK,
    MISSIONS,
    MOVE,
    ONCE,
    ORBIT,
    OWN_TURN,
    PAY_CULTURE,
    PAY_ENERGY,
    PLACES,
    PLANETS,
    PUSH,
    RECALL,
    REPLACE,
    ROB,
    ROGUE,
    ROLL,
    SEATS,
    SHIFT,
    SHIP,
    SPEND,
    STEPS,
    SURFACE,
    SWAP,
    TAKE,
    TURN,
    UPGRADE,
    USE,
    WIN,
    verb,
)
from asterism.games.galaxies.planets import dice_left, usable_colonies
from asterism.games.galaxies.space import (
    ADVANCING,
    ALL_ADVANCING,
    ASK,
    BORROWING,
    CHOOSING,
    COLONY_DIE,
    DONE,
    FREE_CHOICE,
    GIVING,
    GO_CHOICE,
    GOING_BACK,
    LANDING,
    MOVING,
    PLANET,
    PUSHING,
    RECALLING,
    REPEATING,
    REPLACING,
    REROLLING,
    ROBBING,
    ROGUE_DIE,
    ROW_CHOICE,
    SHIFTING,
    SHIP_CHOICE,
    SPENDING,
    SWAPPING,
    TAKING,
    TURNING,
    UPGRADING,
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
    ASK: "follow",
    ROGUE_DIE: "rogue",
    REROLLING: "reroll",
    SPENDING: "spend",
    TURNING: "turn_die",
    COLONY_DIE: "colony",
    LANDING: "land",
    MOVING: "moves",
    SHIP_CHOICE: "ship",
    GO_CHOICE: "go",
    ADVANCING: "advance",
    GOING_BACK: "back",
    PUSHING: "push",
    ROBBING: "rob",
    SWAPPING: "swap",
    REPLACING: "replace",
    RECALLING: "recall",
    TAKING: "gain",
    SHIFTING: "shift",
    ROW_CHOICE: "row",
    BORROWING: "borrow",
    UPGRADING: "upgrade",
    FREE_CHOICE: "choose",
    REPEATING: "choose",
    ALL_ADVANCING: "all_advance",
    GIVING: "give",
}


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
        "win_points": WIN,
        "players": [player(s, who, seat) for who in range(now.players)],
        "rogue": rogue(s) if now.seats == 1 else None,
        "ranking": sorted(range(now.players), key=lambda who: -standing(s, who)),
        "places": places(s),
    }


def planet_id(planet: int) -> str:
    return str(DATA["planets"][planet]["id"])


def ids(planets: Bits) -> list[str]:
    return [planet_id(planet) for planet in range(PLANETS) if has(planets, planet)]


def place_of(s: Galaxies, place: int) -> Place | None:
    """A planet of the row with the ships on it."""
    if s.card[place] == NONE:
        return None
    facts = DATA["planets"][s.card[place]]
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
    return [name for name, count in zip(FACES, counts.tolist(), strict=True) for _ in range(count)]


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
        "levels": LEVELS - int(is_rogue(s, who)),
        "points": own,
        "planet_points": int(m.worth),
        "empire_points": int(empire_points(s, who)),
        "home": int(m.home),
        "built": int(fleet(s, who)),
        "dice": int(dice_of(s, who)) - (int(s.fewer) if not is_rogue(s, who) else 0),
        "upgrade": level + 1 if level < LEVELS and not is_rogue(s, who) else None,
        "colonies": [
            {"planet": planet_id(planet), "used": bool(has(m.used, planet)), "usable": bool(has(usable, planet))}
            for planet in range(PLANETS)
            if has(m.colonies, planet)
        ],
        "produces": {"energy": min(energy, most - int(m.energy)), "culture": min(culture, most - int(m.culture))},
        "ships_produce": {"energy": energy, "culture": culture},
        "never": bool(s.never >> who & 1),
        **missions_of(s, who, seat),
    }


def missions_of(s: Galaxies, who: int, seat: int | None) -> Missions:
    """A player's missions, as far as a seat may know them."""
    mine, shown = who == seat and s.seats > 1, s.step == DONE and s.seats > 1
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
    return str(DATA["missions"][mission]["id"])


def rogue(s: Galaxies) -> Rogue:
    facts = DATA["rogue_galaxies"][s.rogue]
    in_question = int(s.depth > 0 and s.agenda[s.depth - 1, WHAT] == ROGUE_DIE)
    return {
        "id": facts["id"],
        "name": facts["name"],
        "difficulty": facts["difficulty"],
        "left": int(s.left) + in_question,
        "extra": bool(s.extra),
        "thrown": faces(s.active) if s.turn == ROGUE else [],
        "attack_used": bool(s.attacked),
        "fewer": int(s.fewer),
        "max": facts["resource_track_max"],
        "dice_per_level": facts["dice_per_level"],
        "vp_per_level": facts["vp_per_level"],
    }


# What is asked


def question(s: Galaxies) -> Question | None:
    if s.step == DONE:
        return None
    if s.step == CHOOSING:
        return open_question("missions", -1)
    if s.depth == 0:
        return open_question("turn", int(s.decider))
    f = s.agenda[s.depth - 1]
    price = 0 if f[WHAT] != ASK or f[C] else int(s.price)
    return {**frame(s, s.depth - 1), "who": int(s.decider), "price": price, "steps": steps(s), "left": left(s)}


def open_question(kind: Kind, who: int) -> Question:
    """A question that no card asks."""
    return {"kind": kind, "who": who, "planet": None, "face": None, "price": 0, "steps": 0, "left": 0}


def steps(s: Galaxies) -> int:
    """How far ships of the innermost frame go."""
    f = s.agenda[s.depth - 1]
    if f[WHAT] == PUSHING:
        return int(STEPS[s.later, f[PLANET] - 1])
    return int(f[B]) if f[WHAT] == ADVANCING else int(f[A]) if f[WHAT] == GOING_BACK else 0


def left(s: Galaxies) -> int:
    """How many choices of the same kind come, this one included; or how much is to be taken or given."""
    f = s.agenda[s.depth - 1]
    if f[WHAT] in (PUSHING, SPENDING, TAKING, GIVING):
        return int(f[A])
    moving = f[WHAT] in (SHIP_CHOICE, GO_CHOICE) and f[PLANET]
    return 1 + int(s.agenda[s.depth - 2, A]) if moving else 0


def frame(s: Galaxies, at: int) -> Doing:
    """What is being carried out, and for whom."""
    f = s.agenda[at]
    kind = KINDS[int(f[WHAT])]
    if f[WHAT] == SPENDING and not f[PLANET]:
        kind = "converter"
    planet = planet_id(f[PLANET] - 1) if f[PLANET] else None
    return {"kind": kind, "who": int(f[WHO]), "planet": planet, "face": face_of(f)}


def face_of(f: Any) -> Face | None:
    """The face of a die in question, or the one a planet lends."""
    face = -1
    if f[WHAT] in (ASK, ROGUE_DIE):
        face = int(f[A])
    elif f[WHAT] in (FREE_CHOICE, REPEATING):
        face = int(f[A]) - 1
    return FACES[face] if face >= 0 else None


# Why not


def why(s: Galaxies, seat: int, action: int) -> str:
    """The reason why an action is not offered to a seat that decides."""
    if s.step == CHOOSING:
        return "not-dealt" if action < KEEP + MISSIONS else "mission-first"
    if action < KEEP + MISSIONS:
        return "missions-kept"
    if s.depth == 0:
        return why_not_in_turn(s, action)
    return why_not_answer(s, seat, action, int(s.agenda[s.depth - 1, WHAT]))


def why_not_in_turn(s: Galaxies, action: int) -> str:
    if ACTIVATE <= action < SPEND:
        return why_not_activate(s, action - ACTIVATE)
    if SPEND <= action < MARK:
        return why_not_convert(s, action - SPEND)
    if MARK <= action < ROLL:
        return "no-such-die" if not s.inactive[action - MARK] else "no-energy"
    return "mark-first" if action == ROLL else "not-asked"


def why_not_activate(s: Galaxies, face: int) -> str:
    m = s.mats[s.turn]
    if not s.inactive[face]:
        return "no-such-die"
    if face == ENERGY:
        return "track-full" if m.energy == FULL else "makes-nothing"
    if face == CULTURE:
        return "track-full" if m.culture == FULL else "makes-nothing"
    if face == MOVE:
        return "no-way"
    return "nothing-usable" if face == COLONY else "no-ship-there"


def why_not_convert(s: Galaxies, face: int) -> str:
    if not s.inactive[face]:
        return "no-such-die"
    if s.converted:
        return "converted-already"
    return "too-few-dice" if dice_left(s) < DICE_TO_CONVERT else "left-to-right"


def why_not_answer(s: Galaxies, seat: int, action: int, what: int) -> str:
    """The question at hand is another one, or this is no answer to it."""
    if what in (COLONY_DIE, LANDING, ROW_CHOICE, BORROWING, UPGRADING) and UPGRADE <= action <= DECLINE:
        return why_not_use(s, seat, action, what)
    if what in (REROLLING, SPENDING) and SPEND <= action <= ROLL:
        return why_not_dice(s, action, what)
    if what == SHIP_CHOICE and SHIP <= action < GO:
        return why_not_ship(s, seat, action - SHIP)
    if what == GO_CHOICE and GO <= action < ADVANCE:
        return why_not_go(s, seat, action - GO)
    return why_not_target(s, action, what)


def why_not_use(s: Galaxies, seat: int, action: int, what: int) -> str:
    if action == DECLINE:
        return "must-choose"
    if action < USE:
        return why_not_upgrade(s, seat, what)
    planet = action - USE
    if what in (LANDING, UPGRADING):
        return "not-this-planet"
    if what == COLONY_DIE and not has(s.mats[seat].colonies, planet):
        return "not-your-colony"
    if what == ROW_CHOICE and planet not in [s.card[place] for place in range(s.places)]:
        return "not-in-row"
    owners = [who for who in range(s.players) if has(s.mats[who].colonies, planet)]
    if what == BORROWING and owners in ([], [seat]):
        return "not-their-colony"
    return why_not_usable(s, seat, planet)


def why_not_usable(s: Galaxies, seat: int, planet: int) -> str:
    """What stands against the use of a planet that can be reached."""
    m, limits = s.mats[seat], LIMITS[s.later, planet]
    if has(m.busy, planet):
        return "being-used"
    if limits & OWN_TURN and seat != s.turn:
        return "own-turn-only"
    if limits & ONCE and has(m.used, planet):
        return "used-up"
    energy, culture = price(s, planet)
    return "cannot-pay" if m.energy < energy or m.culture < culture else "no-effect"


def price(s: Galaxies, planet: int) -> tuple[int, int]:
    """What the use of a planet costs, with what a planet that borrows it pays its owner."""
    f = s.agenda[s.depth - 1]
    fees = [planet, f[PLANET] - 1] if f[WHAT] == BORROWING else [planet]
    energy = PAY_ENERGY[s.later, planet] + sum(FEE_ENERGY[s.later, one] for one in fees)
    culture = PAY_CULTURE[s.later, planet] + sum(FEE_CULTURE[s.later, one] for one in fees)
    return int(energy), int(culture)


def why_not_upgrade(s: Galaxies, seat: int, what: int) -> str:
    if what not in (COLONY_DIE, UPGRADING):
        return "not-asked"
    return "highest-level" if s.mats[seat].level == LEVELS else "wrong-payment"


def why_not_dice(s: Galaxies, action: int, what: int) -> str:
    if what == SPENDING:
        face = action - SPEND
        return "finish-first" if action >= MARK else "no-such-die" if not s.inactive[face] else "left-to-right"
    if action == ROLL:
        return "mark-first"
    if action < MARK:
        return "finish-first"
    return "no-such-die" if not s.inactive[action - MARK] else "left-to-right"


def why_not_ship(s: Galaxies, seat: int, spot: int) -> str:
    m = s.mats[seat]
    if spot == HOME:
        return "no-ship-there" if not m.home else "no-way"
    place = (spot - SURFACE) % PLACES
    there = m.landed >> place & 1 if spot < ORBIT else m.orbit[place]
    return "other-ship" if there else "no-ship-there"


def why_not_go(s: Galaxies, seat: int, spot: int) -> str:
    start, place = s.agenda[s.depth - 1, A], (spot - SURFACE) % PLACES
    if spot == HOME or (start != HOME and (start - SURFACE) % PLACES == place):
        return "same-card"
    return "no-planet" if s.card[place] == NONE else "own-ship-there"


TARGETS = {
    ADVANCING: (ADVANCE, PLACES, "no-ship-there"),
    GOING_BACK: (BACK, PLACES, "cannot-go-back"),
    PUSHING: (PUSH, SEATS * PLACES, "cannot-go-back"),
    ROBBING: (ROB, SEATS, "nothing-to-take"),
    SWAPPING: (SWAP, FULL + 1, "wrong-amount"),
    REPLACING: (REPLACE, PLACES, "ship-on-planet"),
    RECALLING: (RECALL, PLACES, "no-ship-there"),
    TAKING: (TAKE, 6, "wrong-amount"),
    SHIFTING: (SHIFT, PLACES * PLACES, "no-such-space"),
    TURNING: (TURN, 36, "same-face"),
    FREE_CHOICE: (CHOOSE, 6, "nothing-usable"),
    REPEATING: (CHOOSE, 6, "nothing-usable"),
    GIVING: (GIVE, FULL + 1, "wrong-amount"),
}


def why_not_target(s: Galaxies, action: int, what: int) -> str:
    if what not in TARGETS:
        return "finish-first"
    first, count, reason = TARGETS[what]
    if not first <= action < first + count:
        return "finish-first"
    return "no-such-die" if what == TURNING and not s.inactive[(action - TURN) // 6] else reason


__all__ = ["brings", "final", "lucky", "offer", "panels", "told", "verb", "view", "why", "winners"]
if len(KINDS) != GIVING:
    raise AssertionError("a frame has no name")
