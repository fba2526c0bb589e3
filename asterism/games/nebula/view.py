"""Nebula as people see it: the view and the reasons; phrases and panels lie beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from asterism.core.records import NONE, plain
from asterism.games.nebula import scoring
from asterism.games.nebula.cards import advanced_count
from asterism.games.nebula.counters import Counters, rank, worth
from asterism.games.nebula.galaxy import Galaxy, is_linked, strip_full
from asterism.games.nebula.panels import final, panels
from asterism.games.nebula.phrases import brings, lucky, numeral, offer, told
from asterism.games.nebula.pieces import (
    ADVANCE,
    ADVANCED_CARDS,
    CAUSE_NAMES,
    CENTRE,
    CHAOS,
    CLUSTER_NAMES,
    CLUSTERS,
    COLOURS,
    COMPLETE_TO_END,
    CONSTELLATION,
    CONSTELLATIONS,
    DATA,
    EXCHANGE,
    FALL,
    FIELDS,
    FIRST_MARKER,
    HOLE,
    KEEP,
    MOVE,
    NAMES,
    OF_ADVANCED,
    OPEN,
    ORBIT,
    ORBITS,
    PERSONAL_CARDS,
    PLACE,
    PUBLIC_CARDS,
    RAYS,
    REDRAW,
    SIZE,
    STARS,
    STEPS,
    STRIP,
    TO_END,
    TRACK_END,
    TRACKS,
    verb,
)
from asterism.games.nebula.progress import Sight, advanced_spaces, count, members, of_personal, of_public
from asterism.games.nebula.rules import FEW, LAST_CLUSTER, MOST, may_place
from asterism.games.nebula.sky import (
    ADVANCING,
    CHOOSING,
    DONE,
    EXCHANGING,
    KEEPING,
    TAKING,
    Nebula,
)
from asterism.games.nebula.wire import (
    AdvancedCard,
    Cluster,
    Constellation,
    Counter,
    End,
    Marker,
    Orbit,
    Personal,
    Player,
    PublicTask,
    Reach,
    Sheet,
    Shown,
    Star,
    Stars,
    Step,
)

STEP_NAMES: tuple[Step, ...] = get_args(Step)
MARKER_STARS = DATA["marker_stars"]


def view(s: Nebula, seat: int | None) -> Shown:
    """All and only what a seat may know: of personal tasks its own, at the end everybody's."""
    now, sights = plain(s), [Sight(s.galaxies[one]) for one in range(s.seats)]
    return {
        "basic": bool(now.basic),
        "step": STEP_NAMES[now.step],
        "turn": now.turn,
        "round": now.rounds,
        "ready": seats_in(now.ready),
        "choices": [] if seat is None or now.step != CHOOSING else now.dealt[seat].tolist(),
        "time": {"cluster": now.cluster, "left": now.left} if now.step == TAKING else None,
        "clusters": [cluster(now, k) for k in range(CLUSTERS)],
        "nova": name(now.nova),
        "bag": counts(now.bag.tolist()),
        "box": counts(now.box.tolist()),
        "drawn": [NAMES[star] for star in range(STARS) for _ in range(now.drawn[star])],
        "keep": now.keep,
        "placed": [NAMES[star] for star in range(STARS) if now.placed >> star & 1],
        "matched": bool(now.matched),
        "third": count(int(now.placed)) == FEW and not now.matched,
        "track": now.track,
        "counters": [] if now.basic else [counter(s.counters[0], k) for k in range(len(TRACKS))],
        "tasks": [task(now, sights, k) for k in range(OPEN)],
        "advanced": [] if now.basic else [advanced(s, now, sights, k) for k in range(OPEN)],
        "ends": ends(s),
        "players": [player(s, sights[one], one, seat) for one in range(now.seats)],
        "ranking": sorted(range(now.seats), key=lambda one: standing(s, one), reverse=True),
    }


def name(star: int) -> Star | None:
    return None if star == NONE else NAMES[star]


def counts(stars: Sequence[int]) -> Stars:
    return dict(zip(NAMES, stars, strict=True))


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1]


# Clusters


def cluster(now: Any, k: int) -> Cluster:
    stars, clock = [name(star) for star in now.rays[k].tolist()], int(now.clock[k])
    taking = now.step == TAKING
    return {
        "id": CLUSTER_NAMES[k],
        "clock": clock,
        "stars": stars,
        "moved": taking and k < now.cluster,
        "reach": reach(now, k, stars, clock) if taking and k >= now.cluster else [],
        "takes": stars[clock],
    }


def reach(now: Any, k: int, stars: list[Star | None], clock: int) -> list[Reach]:
    """The rays that a clock can come to with the steps left, the last one only with all of them."""
    least = now.left if k == now.cluster == LAST_CLUSTER else 0
    steps = [n for n in range(-now.left, now.left + 1) if abs(n) >= least]
    rays = sorted({(clock + n) % RAYS for n in steps})
    return [{"ray": ray, "star": stars[ray], "steps": [n for n in steps if (clock + n) % RAYS == ray]} for ray in rays]


# Counters and cards


def counter(c: Counters, k: int) -> Counter:
    its, track = plain(c), TRACKS[k]
    mine = [marker(c, its, int(FIRST_MARKER[k]) + i, text) for i, text in enumerate(track["markers"])]
    fields: list[list[int]] = [[] for _ in range(FIELDS + 1)]
    for one in sorted(mine, key=lambda one: int(one["height"])):
        fields[one["field"]].append(one["marker"])
    return {"id": track["id"], "fields": fields, "markers": mine}


def marker(c: Counters, its: Any, index: int, text: str) -> Marker:
    place = int(rank(c, index))
    return {
        "marker": index,
        "name": text,
        "field": int(its.field[index]),
        "height": int(its.height[index]),
        "rank": None if place == NONE else place + 1,
        "worth": int(worth(c, index)),
    }


def task(now: Any, sights: list[Sight], k: int) -> PublicTask:
    card, first = int(now.tasks[k]), int(now.first[k])
    return {
        "card": card,
        "code": PUBLIC_CARDS[card]["code"],
        "points": PUBLIC_CARDS[card]["points"],
        "first": None if first == NONE else first,
        "later": [seat for seat in seats_in(now.done[k]) if seat != first],
        "progress": [of_public(sight, card) for sight in sights],
    }


def advanced(s: Nebula, now: Any, sights: list[Sight], k: int) -> AdvancedCard:
    card = int(now.advanced[k])
    done = [int(scoring.tasks_done(s, seat)) for seat in range(now.seats)]
    return {
        "card": card,
        "code": ADVANCED_CARDS[card]["code"],
        "numeral": numeral(k),
        "worth": int(worth(s.counters[0], int(FIRST_MARKER[OF_ADVANCED]) + k)),
        "counts": [int(advanced_count(one.g, card, tasks)) for one, tasks in zip(sights, done, strict=True)],
        "counted": [advanced_spaces(sight, card) for sight in sights],
    }


def ends(s: Nebula) -> list[End]:
    """How far each end of the game is."""
    now = (int(s.track), int(scoring.most_completed(s)), int(s.stock), int(scoring.marker_stars(s)))
    at = (TRACK_END, COMPLETE_TO_END, 0, int(TO_END[s.seats]))
    holds = int(scoring.causes(s))
    return [
        {"cause": cause, "now": now[k], "at": at[k], "holds": bool(holds >> k & 1)}
        for k, cause in enumerate(CAUSE_NAMES)
    ]


# Players


def player(s: Nebula, sight: Sight, seat: int, watcher: int | None) -> Player:
    mine = personal(s, sight, seat, watcher)
    return {
        "stars": stars_of(sight),
        "observatory": counts(sight.observatory),
        "holes": sight.holes,
        "strip": int(STRIP[sight.holes]),
        "constellations": [constellation(s, sight, k) for k in range(len(CONSTELLATIONS))],
        "orbits": [orbit(sight, k) for k in range(len(ORBITS))],
        "colours": counts([*(count(sight.of[star]) for star in range(COLOURS)), sight.holes]),
        "markers": MARKER_STARS - int(scoring.tasks_done(s, seat)),
        "task": mine,
        "sheet": sheet(s, seat, mine),
    }


def stars_of(sight: Sight) -> list[Star | None]:
    stars: list[Star | None] = [None] * SIZE
    for star, spaces in enumerate(sight.of):
        for space in members(spaces):
            stars[space] = NAMES[star]
    return stars


def constellation(s: Nebula, sight: Sight, k: int) -> Constellation:
    area, worth = int(CONSTELLATION[k]), int(scoring.constellation_worth(s, k))
    return {"id": CONSTELLATIONS[k], "filled": count(sight.taken & area), "size": count(area), "worth": worth}


def orbit(sight: Sight, k: int) -> Orbit:
    area = int(ORBIT[k])
    return {"number": ORBITS[k], "filled": count(sight.taken & area), "size": count(area)}


def personal(s: Nebula, sight: Sight, seat: int, watcher: int | None) -> Personal | None:
    """A personal task, for its owner and for all at the end."""
    card = int(s.task[seat]) if seat == watcher else int(s.shown[seat])
    if card == NONE:
        return None
    points, progress = int(scoring.personal(s, seat, card)), of_personal(sight, card, int(scoring.rival_holes(s, seat)))
    return {"card": card, "code": PERSONAL_CARDS[card]["code"], "points": points, "progress": progress}


def sheet(s: Nebula, seat: int, mine: Personal | None) -> Sheet:
    """The final scoring as if the game ended now, as far as the watcher knows it."""
    personal = mine["points"] if mine else None
    public, holes = int(scoring.public(s, seat)), int(scoring.holes(s, seat))
    constellations = int(scoring.constellations(s, seat))
    colours = 0 if s.basic else int(scoring.colours(s, seat))
    advanced = 0 if s.basic else int(scoring.advanced(s, seat))
    return {
        "personal": personal,
        "public": public,
        "holes": holes,
        "constellations": constellations,
        "colours": colours,
        "advanced": advanced,
        "total": (personal or 0) + public + holes + constellations + colours + advanced,
    }


def winners(s: Nebula) -> list[int]:
    """Nobody is ahead of them: one, or several who share the victory."""
    return [seat for seat in range(s.seats) if scoring.wins(s, seat)]


def standing(s: Nebula, seat: int) -> tuple[int, int]:
    """More points come first, then more black holes."""
    return int(scoring.score(s, seat)), int(s.galaxies[seat].holes)


# Why not


def why(s: Nebula, seat: int, action: int) -> str:
    """The reason why an action is not offered to a seat that is to act."""
    if action < MOVE:
        return "chosen-already"
    if s.step == CHOOSING:
        return "choose-first"
    if action < PLACE:
        return why_not_take(s, seat, action)
    if s.step == TAKING:
        return "take-first"
    if s.step == KEEPING:
        return "keep-first"
    if action >= EXCHANGE:
        return why_not_hole(s, seat, action)
    if s.step == EXCHANGING:
        return "nova-first"
    if s.step == ADVANCING:
        return "marker-first"
    return why_not_fall(s, seat) if action == FALL else why_not_place(s, seat, action - PLACE)


def why_not_take(s: Nebula, seat: int, action: int) -> str:
    """Moves of clocks, chaos and what it brought."""
    if action >= KEEP:
        return "not-drawn" if s.step == KEEPING else "no-chaos"
    if s.step == KEEPING:
        return "keep-first"
    if s.step != TAKING:
        return "taken-already"
    if action < CHAOS:
        return "too-many-steps" if abs(action - MOVE - STEPS) > s.left else "all-steps"
    if s.cluster > 0:
        return "clock-moved"
    return "bag-empty" if s.stock == 0 else no_star(action - CHAOS)


def no_star(star: int) -> str:
    return "no-black-hole" if star == HOLE else "no-such-star"


def why_not_hole(s: Nebula, seat: int, action: int) -> str:
    """The supernova and the value markers, which only a black hole moves."""
    if action >= ADVANCE:
        if s.basic:
            return "basic-game"
        if s.step == EXCHANGING:
            return "nova-first"
        return "marker-at-end" if s.step == ADVANCING else "no-marker-now"
    if s.step == ADVANCING:
        return "marker-first"
    if s.step != EXCHANGING:
        return "no-exchange-now"
    return "no-other-star" if action == REDRAW else no_star(action - EXCHANGE)


def why_not_fall(s: Nebula, seat: int) -> str:
    g = s.galaxies[seat]
    if g.observatory[HOLE] == 0:
        return "no-black-hole"
    if s.placed >> HOLE & 1:
        return "hole-placed"
    return "strip-full" if strip_full(g) else too_many(s)


def why_not_place(s: Nebula, seat: int, at: int) -> str:
    g, star, space = s.galaxies[seat], at // SIZE, at % SIZE
    if g.observatory[star] == 0:
        return "no-such-star"
    if s.placed >> star & 1:
        return "colour-placed"
    if not may_place(s, star):
        return too_many(s)
    return why_not_there(g, star, space)


def why_not_there(g: Galaxy, star: int, space: int) -> str:
    if g.taken == 0:
        return "centre-first"
    if not is_linked(g, space):
        return "lone-centre" if space == CENTRE else "not-linked"
    return "colour-clash"


def too_many(s: Nebula) -> str:
    return "three-placed" if count(int(s.placed)) >= MOST else "no-match"


__all__ = ["brings", "final", "lucky", "offer", "panels", "told", "verb", "view", "why", "winners"]
if len(STEP_NAMES) != DONE + 1:
    raise AssertionError("a step has no name")
