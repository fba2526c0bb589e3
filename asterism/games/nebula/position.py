"""Positions of Nebula, out and in; docs/positions.md describes the schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from asterism.core.records import NONE, Row
from asterism.core.saves import listed, whole
from asterism.games.nebula.cards import AREA, AREAS, PUBLIC, public_lacks
from asterism.games.nebula.galaxy import Galaxy, completed, filled, lay
from asterism.games.nebula.pieces import (
    ADVANCED_CARDS,
    CENTRE,
    CLUSTER_NAMES,
    CLUSTERS,
    COMPLETE_TO_END,
    DEALT,
    DRAWN,
    EACH,
    FIELDS,
    FIRST_MARKER,
    GLOWING,
    HOLE,
    HOLES,
    IDS,
    KEPT,
    LINKS,
    NAMES,
    OPEN,
    PERSONAL_CARDS,
    PUBLIC_CARDS,
    RAYS,
    REFILL_AT,
    SEATS,
    SIZE,
    STARS,
    STARTS,
    STEPS,
    STRIP_FIELDS,
    TRACK_END,
    TRACKS,
)
from asterism.games.nebula.progress import Sight, count, members
from asterism.games.nebula.rules import MOST
from asterism.games.nebula.scoring import BY_TASKS, causes
from asterism.games.nebula.sky import (
    ADVANCING,
    CHOOSING,
    DONE,
    EXCHANGING,
    KEEPING,
    PLACING,
    TAKING,
    Nebula,
    others_in_bag,
    stars_left,
)
from asterism.games.nebula.view import STEP_NAMES, name, seats_in, stars_of

Json = dict[str, Any]
PERSONAL_CODES, PUBLIC_CODES, ADVANCED_CODES = (
    [card["code"] for card in deck] for deck in (PERSONAL_CARDS, PUBLIC_CARDS, ADVANCED_CARDS)
)
ROUNDS = 100_000
NEAR = [int(LINKS[space]) for space in range(SIZE)]


# Out


def write(s: Nebula) -> Json:
    """A state as JSON: stars by their colours, cards by their codes, spaces by their names."""
    return {
        "step": STEP_NAMES[s.step],
        "turn": int(s.turn),
        "round": int(s.rounds),
        "time": {"cluster": CLUSTER_NAMES[s.cluster], "left": int(s.left)},
        "bag": heap(s.bag),
        "box": heap(s.box),
        "clusters": [
            {"clock": int(s.clock[k]), "stars": [name(s.rays[k, ray]) for ray in range(RAYS)]} for k in range(CLUSTERS)
        ],
        "nova": name(s.nova),
        "drawn": heap(s.drawn),
        "keep": int(s.keep),
        "placed": [NAMES[star] for star in range(STARS) if s.placed >> star & 1],
        "matched": int(s.matched),
        "counters": {track["id"]: stacks(s, k) for k, track in enumerate(TRACKS)},
        "tasks": [task(s, k) for k in range(OPEN)],
        "advanced": [] if s.basic else [ADVANCED_CODES[s.advanced[k]] for k in range(OPEN)],
        "players": [player(s, seat) for seat in range(s.seats)],
    }


def heap(stars: Any) -> list[str]:
    return [NAMES[star] for star in range(STARS) for _ in range(stars[star])]


def stacks(s: Nebula, k: int) -> list[list[str]]:
    """The stacks of a counter on the fields after the start, each from below."""
    c, first = s.counters[0], int(FIRST_MARKER[k])
    markers = sorted(enumerate(TRACKS[k]["markers"], first), key=lambda one: int(c.height[one[0]]))
    return [[text for marker, text in markers if c.field[marker] == field] for field in range(1, FIELDS + 1)]


def task(s: Nebula, k: int) -> Json:
    first = None if s.first[k] == NONE else int(s.first[k])
    later = [seat for seat in seats_in(s.done[k]) if seat != first]
    return {"card": PUBLIC_CODES[s.tasks[k]], "first": first, "later": later}


def player(s: Nebula, seat: int) -> Json:
    sight = Sight(s.galaxies[seat])
    return {
        "dealt": [PERSONAL_CODES[s.dealt[seat, k]] for k in range(DEALT)],
        "task": None if s.task[seat] == NONE else PERSONAL_CODES[s.task[seat]],
        "stars": dict(zip(IDS, stars_of(sight), strict=True)),
        "holes": sight.holes,
        "observatory": heap(sight.observatory),
    }


# In


def read(data: Mapping[str, Any], s: Nebula, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    s.basic = int(options.get("basic", False))
    s.step = one_of(data, "step", STEP_NAMES, "position")
    s.turn = whole(data, "turn", 0, s.seats - 1, "position")
    s.rounds = whole(data, "round", 1, ROUNDS, "position")
    read_table(data, s)
    read_cards(data, s)
    players = listed(data, "players", "position", s.seats)
    for seat in range(SEATS):
        read_player(players[seat] if seat < s.seats else None, s, seat)
    s.track = min(TRACK_END, sum(s.galaxies[seat].holes for seat in range(s.seats)))
    read_counters(data, s)
    read_turn(data, s)
    check(s)


def entry(data: Any, key: Any, where: str) -> Any:
    """A value of an object, or of a list whose length is known."""
    if isinstance(data, list) and isinstance(key, int):
        return data[key]
    if not isinstance(data, Mapping):
        raise ValueError(f"{where} is not a JSON object")
    if key not in data:
        raise ValueError(f"{where} has no {key}")
    return data[key]


def one_of(data: Any, key: Any, names: Sequence[str], where: str) -> int:
    """The index of a name."""
    value = entry(data, key, where)
    if value not in names:
        raise ValueError(f"{where} {key} is none of {', '.join(names)}")
    return names.index(value)


def star_or_none(data: Any, key: Any, where: str) -> int:
    value = entry(data, key, where)
    return NONE if value is None else one_of(data, key, NAMES, where)


def read_heap(data: Any, key: str, stars: Row, where: str) -> int:
    """Count a list of stars into a row; how many they are."""
    names = listed(data, key, where)
    for at in range(len(names)):
        stars[one_of(names, at, NAMES, f"{where} {key}")] += 1
    return len(names)


def read_table(data: Mapping[str, Any], s: Nebula) -> None:
    """Bag, box, clusters and the supernova."""
    s.stock = read_heap(data, "bag", s.bag, "position")
    read_heap(data, "box", s.box, "position")
    read_heap(data, "drawn", s.drawn, "position")
    s.nova = star_or_none(data, "nova", "position")
    clusters, rays = listed(data, "clusters", "position", CLUSTERS), s.rays
    for k in range(CLUSTERS):
        where = f"cluster {CLUSTER_NAMES[k]}"
        s.clock[k] = whole(clusters[k], "clock", 0, RAYS - 1, where)
        stars = listed(clusters[k], "stars", where, RAYS)
        for ray in range(RAYS):
            rays[k, ray] = star_or_none(stars, ray, where)


def read_cards(data: Mapping[str, Any], s: Nebula) -> None:
    tasks = listed(data, "tasks", "position", OPEN)
    cards = listed(data, "advanced", "position", 0 if s.basic else OPEN)
    for k in range(OPEN):
        s.tasks[k] = one_of(tasks[k], "card", PUBLIC_CODES, f"task {k}")
        s.advanced[k] = NONE if s.basic else one_of(cards, k, ADVANCED_CODES, "advanced card")
        read_marker_stars(tasks[k], s, k)
    no_card_twice("public", [s.tasks[k] for k in range(OPEN)])
    no_card_twice("advanced", [s.advanced[k] for k in range(OPEN) if not s.basic])


def no_card_twice(deck: str, cards: list[int]) -> None:
    if len(set(cards)) < len(cards):
        raise ValueError(f"a {deck} card is there twice")


def read_marker_stars(data: Any, s: Nebula, k: int) -> None:
    where = f"task {k}"
    first = entry(data, "first", where)
    s.first[k] = NONE if first is None else whole(data, "first", 0, s.seats - 1, where)
    later = listed(data, "later", where)
    seats = [whole(later, at, 0, s.seats - 1, f"{where} later entry") for at in range(len(later))]
    if first is None and seats:
        raise ValueError(f"{where} has later marker stars and no first one")
    seats += [] if first is None else [s.first[k]]
    if len(set(seats)) < len(seats):
        raise ValueError(f"{where} has two marker stars of one player")
    s.done[k] = sum(1 << int(seat) for seat in seats)


def read_player(data: Any, s: Nebula, seat: int) -> None:
    s.shown[seat] = s.task[seat] = s.dealt[seat, 0] = s.dealt[seat, 1] = NONE
    if seat >= s.seats:
        return
    g, where = s.galaxies[seat], f"player {seat}"
    dealt = listed(data, "dealt", where, DEALT)
    for k in range(DEALT):
        s.dealt[seat, k] = one_of(dealt, k, PERSONAL_CODES, f"{where} dealt card")
    if entry(data, "task", where) is not None:
        read_task(data, s, seat)
    stars = entry(data, "stars", where)
    for space in range(SIZE):
        star = star_or_none(stars, IDS[space], f"{where} stars")
        if star == HOLE:
            raise ValueError(f"{where} has a black hole among the stars")
        if star != NONE:
            lay(g, star, space)
    g.holes = whole(data, "holes", 0, STRIP_FIELDS, where)
    read_heap(data, "observatory", g.observatory, where)


def read_task(data: Any, s: Nebula, seat: int) -> None:
    """The task chosen, which was dealt; at the end it is shown."""
    s.task[seat] = one_of(data, "task", PERSONAL_CODES, f"player {seat}")
    if s.task[seat] not in [s.dealt[seat, k] for k in range(DEALT)]:
        raise ValueError(f"player {seat} has a task that was not dealt")
    s.ready |= 1 << seat
    s.shown[seat] = s.task[seat] if s.step == DONE else NONE


def read_counters(data: Mapping[str, Any], s: Nebula) -> None:
    c, counters = s.counters[0], entry(data, "counters", "position")
    for k, track in enumerate(TRACKS):
        where, seen = f"counter {track['id']}", list[int]()
        fields = listed(counters, track["id"], "counters", FIELDS)
        for at in range(FIELDS):
            stack = listed(fields, at, f"{where} field")
            for height in range(len(stack)):
                marker = int(FIRST_MARKER[k]) + one_of(stack, height, track["markers"], where)
                c.field[marker], c.height[marker] = at + 1, height
                seen.append(marker)
        if len(set(seen)) < len(seen):
            raise ValueError(f"{where} has a marker twice")


def read_turn(data: Mapping[str, Any], s: Nebula) -> None:
    """What is under way."""
    time, placed = entry(data, "time", "position"), listed(data, "placed", "position")
    s.cluster = one_of(time, "cluster", CLUSTER_NAMES, "time")
    s.left = whole(time, "left", 0, STEPS, "time")
    s.keep = whole(data, "keep", 0, KEPT, "position")
    s.matched = whole(data, "matched", 0, 1, "position")
    for at in range(len(placed)):
        star = one_of(placed, at, NAMES, "placed")
        if s.placed >> star & 1:
            raise ValueError("one kind was placed twice this turn")
        s.placed |= 1 << star


# What contradicts itself


def check(s: Nebula) -> None:
    every_star_once(s)
    for seat in range(s.seats):
        right_galaxy(s.galaxies[seat], f"player {seat}")
        no_more_than_three(s, seat)
    right_cards(s)
    right_counters(s)
    right_marker_stars(s)
    right_time(s)
    right_chaos(s)
    right_placed(s)
    right_clusters(s)
    right_nova(s)
    right_end(s)


def every_star_once(s: Nebula) -> None:
    there = [int(s.bag[star] + s.box[star] + s.drawn[star]) for star in range(STARS)]
    lying = [int(s.rays[k, ray]) for k in range(CLUSTERS) for ray in range(RAYS)]
    for star in [*lying, int(s.nova)]:
        there[star] += star != NONE
    for sight in (Sight(s.galaxies[seat]) for seat in range(s.seats)):
        for star, spaces in enumerate(sight.of):
            there[star] += count(spaces)
        there[HOLE] += sight.holes
        there = [have + more for have, more in zip(there, sight.observatory, strict=True)]
    for star in range(STARS):
        if there[star] != (HOLES[s.seats] if star == HOLE else EACH):
            raise ValueError(f"the position does not hold every {NAMES[star]} star once")


def right_galaxy(g: Galaxy, where: str) -> None:
    sight = Sight(g)
    if any(NEAR[space] & spaces for spaces in sight.of for space in members(spaces)):
        raise ValueError(f"{where} has linked stars of one colour")
    reached, ahead = 0, sight.taken & 1 << CENTRE
    while ahead:
        reached |= ahead
        ahead = sum(1 << i for i in members(sight.taken & ~reached) if NEAR[i] & reached)
    if reached != sight.taken:
        raise ValueError(f"{where} has stars that do not hang together with the centre")


def no_more_than_three(s: Nebula, seat: int) -> None:
    now = s.step != CHOOSING and seat == s.turn and s.step != DONE
    turns = s.rounds - 1 + (s.step == DONE or (s.step != CHOOSING and seat < s.turn))
    things = count(int(s.galaxies[seat].taken)) + s.galaxies[seat].holes
    if things > MOST * turns + (count(int(s.placed)) if now else 0):
        raise ValueError(f"player {seat} has placed more than {MOST} things a turn")


def right_cards(s: Nebula) -> None:
    no_card_twice("personal", [s.dealt[seat, k] for seat in range(s.seats) for k in range(DEALT)])
    everybody = s.ready == (1 << s.seats) - 1
    if everybody == (s.step == CHOOSING):
        raise ValueError("personal tasks are missing" if not everybody else "all have chosen, and choose still")
    if s.step == CHOOSING and not untouched(s):
        raise ValueError("something happened before all have chosen their tasks")


def untouched(s: Nebula) -> bool:
    """Is all as it was laid out?"""
    clocks = [s.clock[k] == STARTS[k] and stars_left(s, k) == RAYS for k in range(CLUSTERS)]
    heaps = [s.box, *(s.galaxies[seat].observatory for seat in range(s.seats))]
    idle = s.turn == 0 and s.rounds == 1 and not any(s.done[k] for k in range(OPEN))
    return all(clocks) and idle and not any(heap(row) for row in heaps) and s.track == 0


def right_counters(s: Nebula) -> None:
    """Every move of the common marker moves a value marker, in the full game."""
    holes = sum(s.galaxies[seat].holes for seat in range(s.seats))
    owing = s.step == ADVANCING or (s.step == EXCHANGING and not s.basic)
    if s.basic and s.step == ADVANCING:
        raise ValueError("a value marker is to move, and the basic game has none")
    if owing and holes != s.track:
        raise ValueError("the common marker did not move, and yet a black hole has to be paid for")
    moved = sum(s.counters[0].field[marker] for marker in range(int(FIRST_MARKER[len(TRACKS)])))
    if moved != (0 if s.basic else s.track - owing):
        raise ValueError("the value markers did not move as often as the common marker")


def right_marker_stars(s: Nebula) -> None:
    for seat in range(s.seats):
        placing = seat == s.turn and s.step in (PLACING, EXCHANGING, ADVANCING)
        for k in range(OPEN):
            has = s.done[k] >> seat & 1
            if not has and not placing and public_lacks(s.galaxies[seat], s.tasks[k]) == 0:
                raise ValueError(f"player {seat} fulfils task {k} and has no marker star on it")
            if has and not any_area_filled(s.galaxies[seat], s.tasks[k]):
                raise ValueError(f"player {seat} has a marker star on task {k}, whose spaces are not filled")


def any_area_filled(g: Galaxy, card: int) -> bool:
    """Is an area of the task full, if it has any? Once filled it stays so."""
    areas = [int(PUBLIC[card, AREA + k]) for k in range(AREAS) if PUBLIC[card, AREA + k]]
    return not areas or any(filled(g, area) for area in areas)


def right_time(s: Nebula) -> None:
    least, most = (STEPS, STEPS) if s.cluster == 0 else (1, STEPS)
    if s.step != TAKING:
        least, most = 0, 0
        if s.cluster:
            raise ValueError("a clock is to move, and nobody takes stars")
    if not least <= s.left <= most:
        raise ValueError(f"{s.left} steps of time are left")


def right_chaos(s: Nebula) -> None:
    there = len(heap(s.drawn))
    if s.step != KEEPING:
        if there or s.keep:
            raise ValueError("stars of chaos lie on the table, and nobody keeps any")
        return
    at_first = there + KEPT - s.keep
    short = KEPT < at_first < DRAWN and s.stock == 0
    if s.keep == 0 or not (at_first == DRAWN or short):
        raise ValueError("the stars of chaos are not as many as were drawn")
    if s.keep < KEPT and not heap(s.galaxies[s.turn].observatory):
        raise ValueError("a star of chaos was kept, and the observatory is empty")
    if not heap(s.box):
        raise ValueError("nobody gave a star up for chaos")


def right_placed(s: Nebula) -> None:
    """What was placed this turn, and whether it matched; only a black hole changes the supernova."""
    number, fell = count(int(s.placed)), s.placed >> HOLE & 1
    if s.step in (CHOOSING, TAKING, KEEPING, DONE) and (number or s.matched):
        raise ValueError("something was placed, and nobody places")
    if number > MOST or (number == MOST and not s.matched) or (s.matched and not number):
        raise ValueError("so many things can't have been placed this turn")
    if not fell and s.matched != (s.nova != NONE and s.placed >> s.nova & 1):
        raise ValueError("what was placed does not match the supernova as it says")
    if fell and s.galaxies[s.turn].holes == 0:
        raise ValueError("a black hole was placed this turn, and the strip is empty")
    if s.placed & ~(1 << HOLE) and s.galaxies[s.turn].taken == 0:
        raise ValueError("a star was placed this turn, and the galaxy is empty")
    if s.step in (EXCHANGING, ADVANCING) and not fell:
        raise ValueError("no black hole was placed this turn")


def right_clusters(s: Nebula) -> None:
    taken = 1 if s.step in (PLACING, EXCHANGING, ADVANCING) else 0
    for k in range(CLUSTERS):
        if s.stock and stars_left(s, k) + taken <= REFILL_AT[s.seats]:
            raise ValueError(f"the {CLUSTER_NAMES[k]} cluster was not refilled")


def right_nova(s: Nebula) -> None:
    if s.step == EXCHANGING and not (GLOWING >> s.track & 1 and nova_follows(s)):
        raise ValueError("the supernova is not to be exchanged now")
    reached = any(GLOWING >> field & 1 for field in range(s.track + 1))
    if s.nova == NONE and not (reached and sum(s.bag[star] > 0 for star in range(STARS)) <= 1):
        raise ValueError("the supernova is missing")


def nova_follows(s: Nebula) -> bool:
    """Is there a star that can become the supernova?"""
    return bool(heap(s.galaxies[s.turn].observatory)) or others_in_bag(s, s.nova) > 0


def right_end(s: Nebula) -> None:
    found = int(causes(s))
    if s.step == DONE:
        if not found or s.turn != s.seats - 1:
            raise ValueError("the game is over without a cause, or before its last turn")
    elif s.turn == 0 and s.step != CHOOSING:
        ended = found if s.step == TAKING else found & 1 << BY_TASKS
        for seat in range(s.seats):
            if completed(s.galaxies[seat]) >= COMPLETE_TO_END and (seat > 0 or not s.placed):
                ended = 1
        if s.track == TRACK_END and not s.placed >> HOLE & 1:
            ended = 1
        if ended:
            raise ValueError("the game goes on after its last round")
