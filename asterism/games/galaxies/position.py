"""Positions of the galaxies, out and in; docs/positions.md describes the schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.records import NONE, Bits, has, plus
from asterism.core.saves import listed, whole
from asterism.games.galaxies.missions import missions_for
from asterism.games.galaxies.pieces import (
    DATA,
    DICE,
    FLEET,
    HOME,
    LEVELS,
    LIMITS,
    MOST_SPACES,
    ONCE,
    OP,
    OPS,
    ORBIT,
    PLACES,
    PLANETS,
    POINTS,
    ROGUE,
    SEATS,
    SPACES,
    SPOTS,
    SURFACE,
    WIN,
)
from asterism.games.galaxies.planets import dice_left, usable
from asterism.games.galaxies.questions import in_hand
from asterism.games.galaxies.space import (
    ASK,
    BORROWING,
    CHOOSING,
    DONE,
    FREE_CHOICE,
    GIVING,
    GO_CHOICE,
    LANDING,
    MOVING,
    PLANET,
    PLAYING,
    REPEATING,
    REROLLING,
    ROGUE_DIE,
    ROW_CHOICE,
    SHIP_CHOICE,
    SPENDING,
    TURNING,
    WHAT,
    WHO,
    A,
    B,
    C,
    Galaxies,
    deck,
    fleet,
    full,
    is_rogue,
    planets_in_row,
    points,
)
from asterism.games.galaxies.turns import asks
from asterism.games.galaxies.view import ids, mission_id, planet_id

Json = dict[str, Any]
PLANET_IDS = [planet["id"] for planet in DATA["planets"]]
MISSION_IDS = [mission["id"] for mission in DATA["missions"]]
MARKS = {"rerolled": 1, "converted": 1, "income_energy": 1, "income_culture": 1, "left": DICE, "extra": 1}
MARKS |= {"attacked": 1, "fewer": 3}

# A frame's name, the operations of its planet (none: it has no planet), and the highest of its words A, B, C
FRAMES: dict[str, tuple[tuple[str, ...], int, int, int]] = {
    "ask": ((), 5, SEATS, 1),
    "rogue_die": ((), 5, 0, 0),
    "rerolling": (("", "reroll_inactive"), 5, 0, 0),
    "spending": (("", "discard_dice_for_gain"), 2, 5, 0),
    "turning": (("", "set_die"), 0, 0, 0),
    "colony_die": ((), 0, 0, 0),
    "landing": (tuple(OPS), SPOTS - 1, 0, 0),
    "moving": (("move_ships",), 1, SPOTS, SPOTS),
    "ship_choice": (("", "move_ships"), 0, 0, 0),
    "go_choice": (("", "move_ships"), SPOTS - 1, 0, 0),
    "advancing": (("", "advance_own", "regress_own_then_advance_own", "advance_all_players"), 3, 2, PLACES),
    "going_back": (("", "regress_own_then_advance_own"), 2, 0, 0),
    "pushing": (("regress_enemy",), 2, 0, SEATS * PLACES),
    "robbing": (("steal",), 0, 0, 0),
    "swapping": (("convert",), 0, 0, 0),
    "replacing": (("replace_row_planet",), 0, 0, 0),
    "recalling": (("recall_ship_for_gain",), 0, 0, 0),
    "taking": (("recall_ship_for_gain",), MOST_SPACES, 0, 0),
    "shifting": (("transfer_orbit",), 0, 0, 0),
    "row_choice": (("use_row_planet",), 1, 0, 0),
    "borrowing": (("use_other_players_colony",), 1, 0, 0),
    "upgrading": (("upgrade_empire",), 0, 0, 0),
    "free_choice": (("free_action",), 6, 0, 0),
    "repeating": (("repeat_activated_die",), 6, 0, 0),
    "all_advancing": (("advance_all_players",), SEATS, 0, 0),
    "giving": ((), 3, 0, 0),
}
NAMES = ["", *FRAMES]


# Out


def write(s: Galaxies) -> Json:
    """A state as JSON: planets and missions by their ids."""
    return {
        "turn": int(s.turn),
        "over": int(s.step == DONE),
        "row": [None if s.card[place] == NONE else planet_id(s.card[place]) for place in range(s.places)],
        "bag": ids(s.bag),
        "under": [planet_id(s.under[i]) for i in range(s.unders)],
        "box": ids(s.box),
        "elder": None if s.elder == NONE else int(s.elder),
        "price": int(s.price),
        "never": [seat for seat in range(s.seats) if s.never >> seat & 1],
        "dice": {name: [int(count) for count in getattr(s, name)] for name in DICE_KINDS},
        "marks": {name: int(getattr(s, name)) for name in MARKS},
        "agenda": [frame_out(s, at) for at in range(s.depth)],
        "players": [player_out(s, who) for who in range(s.players)],
    }


DICE_KINDS = ("inactive", "hand", "active", "spent")


def frame_out(s: Galaxies, at: int) -> Json:
    f = s.agenda[at]
    planet = planet_id(f[PLANET] - 1) if f[PLANET] else None
    return {"what": NAMES[f[WHAT]], "who": int(f[WHO]), "planet": planet, "words": [int(f[i]) for i in (A, B, C)]}


def player_out(s: Galaxies, who: int) -> Json:
    m = s.mats[who]
    dealt = [mission_id(int(s.mission[who, k])) for k in range(2)] if s.seats > 1 else []
    return {
        "energy": int(m.energy),
        "culture": int(m.culture),
        "level": int(m.level),
        "home": int(m.home),
        "landed": [place for place in range(s.places) if m.landed >> place & 1],
        "orbits": [int(m.orbit[place]) - 1 if m.orbit[place] else None for place in range(s.places)],
        "colonies": ids(m.colonies),
        "used": ids(m.used),
        "chosen": int(s.ready >> who & 1),
        "missions": dealt,
    }


# In


def read(data: Mapping[str, Any], s: Galaxies, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    s.later, s.rogue = int(options.get("later_printing", False)), max(0, int(options.get("rogue") or 0) - 1)
    s.players = max(2, s.seats)
    s.places = min(s.players + 2, PLACES)
    s.turn = whole(data, "turn", 0, s.players - 1, "position")
    over = whole(data, "over", 0, 1, "position")
    read_planets(data, s)
    players = listed(data, "players", "position", s.players)
    for who in range(s.players):
        read_player(players[who], s, who)
    all_planets_once(s)
    all_missions_once(s)
    read_dice(data, s)
    read_marks(data, s)
    settle_step(data, s, over)
    read_agenda(data, s)
    right_question(s)


def named(data: Any, key: Any, names: list[str], what: str) -> int:
    """The number of a planet or a mission that is named."""
    value = data[key] if isinstance(key, int) else entry(data, key, what)
    if not isinstance(value, str) or value not in names:
        raise ValueError(f"{what} {key} is none of {', '.join(names[:3])}, ...")
    return names.index(value)


def entry(data: Any, key: str, what: str) -> Any:
    if not isinstance(data, Mapping):
        raise ValueError(f"{what} is not a JSON object")
    if key not in data:
        raise ValueError(f"{what} has no {key}")
    return data[key]


def planet_set(data: Any, key: str, what: str) -> Bits:
    found = Bits(0)
    entries = listed(data, key, what)
    for i in range(len(entries)):
        planet = named(entries, i, PLANET_IDS, f"{what}'s {key}")
        if has(found, planet):
            raise ValueError(f"{what}'s {key} names {PLANET_IDS[planet]} twice")
        found = plus(found, planet)
    return found


def read_planets(data: Mapping[str, Any], s: Galaxies) -> None:
    """The row, the bag, and what lies under the deck or in the box."""
    row = listed(data, "row", "position", s.places)
    for place in range(PLACES):
        s.card[place] = NONE
    for place in range(s.places):
        s.card[place] = NONE if row[place] is None else named(row, place, PLANET_IDS, "row place")
    s.bag, s.box = planet_set(data, "bag", "position"), planet_set(data, "box", "position")
    under = listed(data, "under", "position")
    if len(under) > PLANETS:
        raise ValueError("more planets lie under the deck than there are")
    for i in range(len(under)):
        s.under[i] = named(under, i, PLANET_IDS, "under entry")
    s.unders = len(under)
    if (s.unders and not s.later) or (s.later and ids(s.box)):
        raise ValueError("planets go under the deck in the later printing, and into the box in the first one")
    if deck(s) and NONE in [s.card[place] for place in range(s.places)]:
        raise ValueError("a place of the row is empty, but there are planets to fill it")


def read_player(data: Any, s: Galaxies, who: int) -> None:
    m, name = s.mats[who], f"player {who}"
    m.energy = whole(data, "energy", 0, int(full(s, who)), name)
    m.culture = whole(data, "culture", 0, int(full(s, who)), name)
    m.level = whole(data, "level", 1, LEVELS, name)
    m.home = whole(data, "home", 0, FLEET, name)
    read_ships(data, s, who, name)
    m.colonies = planet_set(data, "colonies", name)
    m.worth = sum(int(POINTS[planet]) for planet in range(PLANETS) if has(m.colonies, planet))
    m.used = planet_set(data, "used", name)
    if any(has(m.used, planet) and not LIMITS[s.later, planet] & ONCE for planet in range(PLANETS)):
        raise ValueError(f"{name} has used up a planet that has no such limit")
    read_missions(data, s, who, name)


def read_ships(data: Any, s: Galaxies, who: int, name: str) -> None:
    m, landed = s.mats[who], listed(data, "landed", name)
    for i in range(len(landed)):
        place = whole(landed, i, 0, s.places - 1, f"{name}'s landed ship")
        if s.card[place] == NONE or m.landed >> place & 1 or is_rogue(s, who):
            raise ValueError(f"{name} can't have this ship landed on place {place}")
        m.landed |= 1 << place
    orbits = listed(data, "orbits", name, s.places)
    for place in range(s.places):
        if orbits[place] is not None:
            if s.card[place] == NONE:
                raise ValueError(f"{name} orbits no planet on place {place}")
            m.orbit[place] = whole(orbits, place, 0, int(SPACES[s.card[place]]), f"{name}'s orbit") + 1
    ships = m.home + len(landed) + sum(m.orbit[place] > 0 for place in range(s.places))
    if ships != fleet(s, who):
        raise ValueError(f"{name} has {ships} ships, not {fleet(s, who)}")


def read_missions(data: Any, s: Galaxies, who: int, name: str) -> None:
    chosen = whole(data, "chosen", 0, int(s.seats > 1), name)
    dealt = listed(data, "missions", name, 2 if s.seats > 1 else 0)
    s.ready |= chosen << who
    for k in range(len(dealt)):
        s.mission[who, k] = named(dealt, k, MISSION_IDS, f"{name}'s mission")


def all_planets_once(s: Galaxies) -> None:
    lying = [s.card[place] for place in range(s.places) if s.card[place] != NONE]
    lying += [s.under[i] for i in range(s.unders)]
    piles = [s.bag, s.box, *(s.mats[who].colonies for who in range(s.players))]
    lying += [planet for pile in piles for planet in range(PLANETS) if has(pile, planet)]
    if sorted(int(planet) for planet in lying) != list(range(PLANETS)):
        raise ValueError(f"the position does not hold each of the {PLANETS} planets once")


def all_missions_once(s: Galaxies) -> None:
    dealt = [int(s.mission[who, k]) for who in range(s.seats) for k in range(2)] if s.seats > 1 else []
    if len(set(dealt)) != len(dealt) or any(not has(missions_for(s.seats), one) for one in dealt):
        raise ValueError("a mission is dealt twice, or to too few players")


def read_dice(data: Mapping[str, Any], s: Galaxies) -> None:
    dice = entry(data, "dice", "position")
    total = 0
    for name in DICE_KINDS:
        counts = listed(dice, name, "dice", 6)
        for face in range(6):
            count = whole(counts, face, 0, DICE, f"dice {name}")
            getattr(s, name)[face] = count
            total += count
    if total > DICE:
        raise ValueError(f"there are {total} dice, and the game has {DICE}")
    if is_rogue(s, s.turn) and total != sum(s.active[face] for face in range(6)):
        raise ValueError("the rogue galaxy's dice are all active")


def read_marks(data: Mapping[str, Any], s: Galaxies) -> None:
    """What holds for a turn, and what the rogue still has to do."""
    marks = entry(data, "marks", "position")
    for name, most in MARKS.items():
        setattr(s, name, whole(marks, name, 0, most, "marks"))
    s.price = whole(data, "price", 0, 2, "position")
    never = listed(data, "never", "position")
    for i in range(len(never)):
        s.never |= 1 << whole(never, i, 0, s.seats - 1, "never entry")
    if bin(s.never).count("1") != len(never):
        raise ValueError("a seat is named twice among those who never follow")
    if s.seats > 1 and (s.left or s.extra or s.attacked or s.fewer):
        raise ValueError("only alone there is a rogue galaxy")
    if (s.left or s.extra or s.attacked) and s.turn != ROGUE:
        raise ValueError("it is not the rogue galaxy's turn")


# What follows from the rest


def settle_step(data: Mapping[str, Any], s: Galaxies, over: int) -> None:
    """Missions, play or the end; and whether the end was started."""
    reached = [who for who in range(s.players) if points(s, who) >= WIN]
    value = entry(data, "elder", "position")
    s.elder = NONE if value is None else whole(data, "elder", 0, s.players - 1, "position")
    if (s.elder == NONE) != (not reached) or (reached and s.elder not in reached):
        raise ValueError("elder is whoever reached the points to win first")
    s.ending = int(bool(reached) or (s.seats > 1 and planets_in_row(s) == 0))
    if s.seats > 1 and s.ready != (1 << s.seats) - 1:
        start_only(s, over)
        return
    s.step = DONE if over else PLAYING
    if over:
        right_end(s, bool(reached))
    elif s.seats == 1 and (reached or s.mats[ROGUE].level == LEVELS):
        raise ValueError("alone the game is over as soon as somebody has won")


def start_only(s: Galaxies, over: int) -> None:
    """While missions are chosen nothing has happened yet."""
    s.step = CHOOSING
    if over or s.ending or s.turn or dice_left(s) or in_hand(s) or s.price or s.never:
        raise ValueError("missions are chosen before the first turn")


def right_end(s: Galaxies, reached: bool) -> None:
    skull = s.seats == 1 and s.mats[ROGUE].level == LEVELS
    if not s.ending and not skull:
        raise ValueError("the game is not over yet")
    if s.seats > 1 and s.turn != s.seats - 1:
        raise ValueError("the game is over only after a whole round")
    for seat in range(s.seats if s.seats > 1 else 0):
        s.shown[seat] = s.mission[seat, 0]


def read_agenda(data: Mapping[str, Any], s: Galaxies) -> None:
    frames = listed(data, "agenda", "position")
    if len(frames) > len(s.agenda) - 8:
        raise ValueError("the agenda is too long")
    for at, frame in enumerate(frames):
        read_frame(frame, s, at, f"frame {at}")
    for at in range(len(frames)):
        right_place(s, at, len(frames) - 1)
        mark_busy(s, at)
    s.depth = len(frames)


def read_frame(data: Any, s: Galaxies, at: int, name: str) -> None:
    what = entry(data, "what", name)
    if not isinstance(what, str) or what not in FRAMES:
        raise ValueError(f"{name} is about nothing known")
    ops, *most = FRAMES[what]
    f = s.agenda[at]
    f[WHAT], f[WHO] = NAMES.index(what), whole(data, "who", 0, s.players - 1, name)
    planet = entry(data, "planet", name)
    f[PLANET] = 0 if planet is None else named(data, "planet", PLANET_IDS, name) + 1
    op = OPS[OP[f[PLANET] - 1]] if f[PLANET] else ""
    if op not in (ops or ("",)):
        raise ValueError(f"{name} is {what}, which is not what its planet does")
    words = listed(data, "words", name, 3)
    for k in range(3):
        f[A + k] = whole(words, k, 0, most[k], f"{name}'s word")
    if is_rogue(s, f[WHO]) and f[WHAT] not in (ASK, ROGUE_DIE):
        raise ValueError(f"{name}: the rogue galaxy is not asked")


def right_place(s: Galaxies, at: int, last: int) -> None:
    """A frame stands on the right one, and only what waits for something inside it has a frame above."""
    f, below = s.agenda[at], s.agenda[at - 1] if at else None
    what, dice = f[WHAT], f[WHAT] in (REROLLING, SPENDING, TURNING)
    if dice and f[WHO] != s.turn:
        raise ValueError(f"frame {at}: only the active player has dice")
    if at == 0 and not (
        what == ROGUE_DIE or (dice and not f[PLANET]) or (what == ASK and f[WHO] == s.turn and not f[C])
    ):
        raise ValueError("the agenda does not begin with a die")
    if at and (what == ROGUE_DIE or (what in (REROLLING, TURNING) and not f[PLANET])):
        raise ValueError(f"frame {at} can only come first")
    if below is not None and not waits(below, f):
        raise ValueError(f"frame {at} stands on one that is done or still asks")
    moved = what in (SHIP_CHOICE, GO_CHOICE) and f[PLANET]
    if moved and (below is None or below[WHAT] != MOVING or below[WHO] != f[WHO] or below[PLANET] != f[PLANET]):
        raise ValueError(f"frame {at} moves a ship for a planet that does not")
    right_words(s, at, at == last)


def waits(below: Any, f: Any) -> bool:
    """May a frame stand on this one?"""
    if below[WHAT] in (ROW_CHOICE, BORROWING, FREE_CHOICE, REPEATING):
        return bool(below[A])
    if below[WHAT] == TURNING and not below[PLANET]:
        return bool(f[WHAT] == SPENDING and not f[PLANET] and f[A] == 1)
    return below[WHAT] in (ASK, MOVING, NAMES.index("all_advancing"))


def right_words(s: Galaxies, at: int, last: bool) -> None:
    """The words of a frame speak of ships and dice that are there."""
    f = s.agenda[at]
    what, who = f[WHAT], f[WHO]
    if what == ASK and (not 1 <= f[B] <= s.players or not (f[C] or s.active[f[A]])):
        raise ValueError(f"frame {at} asks whether a die is followed that nobody used")
    if what == MOVING and any(f[k] and not ship_at(s, who, f[k] - 1) for k in (B, C)):
        raise ValueError(f"frame {at} remembers a ship that is not there")
    if what == GO_CHOICE and not ship_at(s, who, f[A]):
        raise ValueError(f"frame {at} moves a ship that is not there")
    if what == LANDING and not (SURFACE <= f[A] < ORBIT and ship_at(s, who, f[A]) and may_use(s, at)):
        raise ValueError(f"frame {at}: nobody has landed there")
    if what == NAMES.index("all_advancing") and not 1 <= f[A] <= s.players:
        raise ValueError(f"frame {at} asks nobody")
    alone = s.seats == 1 and s.turn == ROGUE
    if what in (ROGUE_DIE, GIVING) and not (alone and last and who == (ROGUE if what == ROGUE_DIE else 0)):
        raise ValueError(f"frame {at}: the rogue galaxy does not do this")
    if what == GIVING and not 1 <= f[A] <= s.mats[0].energy + s.mats[0].culture:
        raise ValueError(f"frame {at} asks for more than there is")
    if what == NAMES.index("going_back") and not f[PLANET] and not alone:
        raise ValueError(f"frame {at}: only the rogue galaxy does this")


def ship_at(s: Galaxies, who: int, spot: int) -> bool:
    m, place = s.mats[who], (spot - SURFACE) % PLACES
    if spot == HOME:
        return m.home > 0
    return bool(m.landed >> place & 1) if spot < ORBIT else m.orbit[place] > 0


def may_use(s: Galaxies, at: int) -> bool:
    f = s.agenda[at]
    return bool(s.card[f[A] - SURFACE] == f[PLANET] - 1 and usable(s, int(f[WHO]), int(f[PLANET]) - 1))


def mark_busy(s: Galaxies, at: int) -> None:
    """Planets that others may nest in are busy while they are carried out."""
    f = s.agenda[at]
    if f[WHAT] in (MOVING, ROW_CHOICE, BORROWING, FREE_CHOICE, REPEATING):
        m = s.mats[f[WHO]]
        if has(m.busy, f[PLANET] - 1):
            raise ValueError(f"frame {at}: a planet is used inside itself")
        m.busy = plus(m.busy, f[PLANET] - 1)


def right_question(s: Galaxies) -> None:
    """A position is one where somebody has to decide, or the game is over."""
    if s.step != PLAYING and (s.depth or dice_left(s) or in_hand(s)):
        raise ValueError("nothing can be under way before the first turn or after the end")
    if s.step == PLAYING and (s.price == 0 or not asks(s)):
        raise ValueError("nobody has anything to decide in this position")
    rerolling = s.step == PLAYING and s.depth and s.agenda[s.depth - 1, WHAT] == REROLLING
    if in_hand(s) and not rerolling:
        raise ValueError("dice are in the hand only while a reroll is under way")
