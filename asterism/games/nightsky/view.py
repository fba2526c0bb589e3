"""Night Sky Explorer as people see it: the view, the reasons, and the phrases for texts to put in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from asterism.core.records import NONE, plain
from asterism.core.wire import Phrase
from asterism.games.nightsky.drawing import lowest_star
from asterism.games.nightsky.night import CHOOSING_SIDES, DONE, DRAWING, NAMING, SMALLEST, TAKING_SEVENS, Night
from asterism.games.nightsky.panels import final, panels
from asterism.games.nightsky.pieces import (
    AT_RIM,
    AT_SUN,
    CARDS,
    CONFIRM,
    DATA,
    ECLIPTIC_VALUE,
    FADING,
    FADING_VALUE,
    FAR,
    KEEP,
    LAY,
    LAYS,
    LEAVE,
    LOOKS,
    NAME,
    NEAREST,
    NODES,
    NOTHING,
    RANKS,
    RIM_VALUE,
    ROUNDS,
    SEVEN,
    SIDE,
    SIDES,
    SIZE,
    SIZES,
    STAR,
    SUN_VALUE,
    TYPES,
    VISIBLE,
    verb,
)
from asterism.games.nightsky.rules import place
from asterism.games.nightsky.sky import (
    Sky,
    covered,
    crosses,
    crossings,
    in_one_piece,
    joining,
    left_of,
    lit,
    low_of,
    many_in,
    node_on,
    over_ecliptic,
    piece,
    some_node,
    star_of,
    stars_of,
    total,
    turn_of,
)
from asterism.games.nightsky.terms import Form, PlacesTold, Told
from asterism.games.nightsky.wire import (
    Corner,
    Counts,
    Drawing,
    Figure,
    Line,
    Mine,
    Node,
    Part,
    Player,
    Shown,
    Sketch,
    StarType,
    Step,
    View,
    WhyNot,
    Worth,
)

STEPS: tuple[Step, ...] = get_args(Step)
Top = tuple[StarType, int]


def view(s: Night, seat: int | None) -> Shown:
    """What lies open, and a seat's own choice and sketch."""
    now = plain(s)
    places = [place(s, one) for one in range(now.seats)]
    return {
        "step": STEPS[now.step],
        "round": now.rounds + 1,
        "first": now.first,
        "sizes": [size for kind, size in enumerate(SIZES) for _ in range(now.left[kind])],
        "size": None if now.kind == NONE else now.kind + SMALLEST,
        "players": [player(s, now, one) for one in range(now.seats)],
        "mine": None if seat is None else mine(s, now, seat),
        "ranking": sorted(range(now.seats), key=lambda one: places[one]),
        "places": [one + 1 for one in places],
        "rank": rank(int(total(s.skies[0]))) if now.seats == 1 and now.step == DONE else None,
    }


def rank(points: int) -> int:
    """Alone: how well a game was played, from 0."""
    return sum(points >= least for least in RANKS) - 1


def player(s: Night, now: Any, seat: int) -> Player:
    sky = s.skies[seat]
    its = plain(sky)
    shown = now.step != CHOOSING_SIDES
    over, drawing = now.rounds + (now.step == DONE), now.step == DRAWING
    corners = corners_of(its)
    return {
        "start": its.start + 1,
        "side": its.side if shown else None,
        "card": int(its.cards[now.rounds]) + 1 if drawing else None,
        "top": as_json(corners[now.rounds + 1]) if drawing else None,
        "low": as_json(corners[now.rounds]) if shown and now.step != DONE else None,
        "low_card": int(its.cards[now.rounds - 1]) + 1 if now.rounds and now.step != DONE else None,
        "drawings": drawings(its, corners, over),
        "rounds": [int(its.points[number]) if number < over else None for number in range(ROUNDS)],
        "crossed": its.crossed,
        "fading": worth(FADING - its.crossed, FADING_VALUE),
        "sun": worth(its.sun, SUN_VALUE),
        "ecliptic": worth(its.ecliptic, ECLIPTIC_VALUE),
        "rim": worth(its.rim, RIM_VALUE),
        "total": int(total(sky)),
        "done": bool(now.ready >> seat & 1),
    }


def worth(count: int, value: int) -> Worth:
    return {"count": int(count), "points": int(count) * value}


def corners_of(its: Any) -> list[Top]:
    """The corners that count: the start card's, then each round's."""
    start = SIDES[its.start][its.side]
    cards = [CARDS[card] for card in its.cards.tolist()]
    return [(start["type"], start["value"]), *((card["type"], card["value"]) for card in cards)]


def as_json(corner: Top) -> Corner:
    return {"type": corner[0], "value": corner[1]}


def drawings(its: Any, corners: list[Top], over: int) -> list[Drawing]:
    """The drawings of the rounds that are over; what an earlier one crossed off is crossed off."""
    found, before = list[Drawing](), 0
    for number in range(over):
        card, lay, kept = int(its.cards[number]), int(its.lays[number]), int(its.kept[number])
        counted = counts(card, lay, kept, corners[number + 1], corners[number], before)
        before += counted["crossed"]
        found.append({"round": number + 1, **figure(card, lay, kept), "counts": counted})
    return found


@lru_cache(maxsize=4096)
def figure(card: int, lay: int, kept: int) -> Figure:
    """A drawing by its stars and lines, both ascending."""
    nodes = [node for node in range(SIZE[card]) if kept >> node & 1]
    ends = [(a, b) for a, b in CARDS[card]["lines"] if kept >> a & 1 and kept >> b & 1]
    lines = sorted(sorted((number(card, lay, a), number(card, lay, b))) for a, b in ends)
    return {"card": card + 1, "stars": sorted(number(card, lay, node) for node in nodes), "lines": lines}


def number(card: int, lay: int, node: int) -> int:
    """The number of the star that a node lies on."""
    return star_of(card, lay, node) + 1


@lru_cache(maxsize=4096)
def counts(card: int, lay: int, kept: int, top: Top, low: Top, crossed: int) -> Counts:
    """What a drawing counts, in parts."""
    kinds = [TYPES.index(kind) for kind, _ in (top, low)]
    tops, lows = (stars_of(card, lay, kept, kind) for kind in kinds)
    joined, both = joining(card, lay, kept, *kinds), top[1] + low[1]
    out = int(SIZE[card]) - many_in(kept)
    newly = min(out, FADING - crossed)
    return {
        "top": {"stars": tops, "value": top[1], "points": tops * top[1]},
        "low": {"stars": lows, "value": low[1], "points": lows * low[1]},
        "lines": {"lines": joined, "value": both, "points": joined * both},
        "points": tops * top[1] + lows * low[1] + joined * both,
        "sun": worth(lit(card, lay, kept, AT_SUN), SUN_VALUE),
        "ecliptic": worth(over_ecliptic(card, lay, kept), ECLIPTIC_VALUE),
        "rim": worth(lit(card, lay, kept, AT_RIM), RIM_VALUE),
        "out": out,
        "crossed": newly,
        "lost": newly * FADING_VALUE,
    }


# What only its owner sees


def mine(s: Night, now: Any, seat: int) -> Mine:
    done, lay = bool(now.ready >> seat & 1), int(now.lay[seat])
    drawing, choosing = now.step == DRAWING, now.step in (CHOOSING_SIDES, TAKING_SEVENS)
    return {
        "seat": seat,
        "choice": int(now.choice[seat]) if choosing and done else None,
        "sketch": sketch(s, now, seat) if lay else None,
        "nothing": drawing and done and not lay,
        "usable": usable_stars(s.skies[seat], now.rounds) if now.step != DONE else [],
    }


def usable_stars(sky: Sky, number: int) -> list[int]:
    free = [int(VISIBLE[number, x]) & ~int(sky.taken[x]) for x in range(SIDE)]
    return sorted(int(STAR[x, y]) + 1 for x in range(SIDE) for y in range(SIDE) if free[x] >> y & 1)


def sketch(s: Night, now: Any, seat: int) -> Sketch:
    sky, lay, kept = s.skies[seat], int(now.lay[seat]) - 1, int(now.kept[seat])
    its, card = plain(sky), int(sky.cards[now.rounds])
    corners = corners_of(its)

    def counted(part: int) -> Counts:
        return counts(card, lay, part, corners[now.rounds + 1], corners[now.rounds], its.crossed)

    parts = pieces_in(card, kept)
    found: list[Part] = [
        {"star": lowest_star(card, lay, part) + 1, "stars": figure(card, lay, part)["stars"], "counts": counted(part)}
        for part in parts
    ]
    return {
        "turn": turn_of(lay),
        "x": lay // LAYS % LAYS + NEAREST,
        "y": lay % LAYS + NEAREST,
        "nodes": [node_of(its, now.rounds, card, lay, kept, node) for node in range(SIZE[card])],
        "lines": [line_of(sky, card, lay, kept, at) for at in range(len(CARDS[card]["lines"]))],
        "pieces": sorted(found, key=lambda one: int(one["star"])),
        "counts": counted(kept) if len(parts) == 1 else None,
        "crossing": crossings(sky, card, lay, kept),
    }


def pieces_in(card: int, kept: int) -> list[int]:
    parts = []
    while kept:
        parts.append(piece(card, kept, some_node(kept)))
        kept ^= parts[-1]
    return parts


def node_of(its: Any, number: int, card: int, lay: int, kept: int, node: int) -> Node:
    x, y = (int(at) for at in NODES[card, turn_of(lay), node])
    x, y = x + left_of(lay), y + low_of(lay)
    star = int(STAR[x, y]) if 0 <= x < SIDE and 0 <= y < SIDE else NONE
    there = bool(kept >> node & 1)
    reason = None if there else why_not_kept(its, number, x, y, star)
    return {"x": x - FAR, "y": y - FAR, "star": None if star == NONE else star + 1, "kept": there, "why": reason}


def why_not_kept(its: Any, number: int, x: int, y: int, star: int) -> WhyNot:
    if star == NONE:
        return "sun" if (x, y) == (FAR, FAR) else "outside"
    if its.taken[x] >> y & 1:
        return "taken"
    return "left" if VISIBLE[number, x] >> y & 1 else "hidden"


def line_of(sky: Sky, card: int, lay: int, kept: int, at: int) -> Line:
    a, b = CARDS[card]["lines"][at]
    there = bool(kept >> a & 1 and kept >> b & 1)
    return {"ends": [a, b], "kept": there, "crosses": there and crosses(sky, card, lay, at)}


def winners(s: Night) -> list[int]:
    """All who are best; alone nobody wins."""
    return [] if s.seats == 1 else [seat for seat in range(s.seats) if place(s, seat) == 0]


# Phrases


def offer(view: View, form: Form) -> Phrase:
    """What an offer says."""
    own = own_player(view)
    phrase: dict[str, Any] = {
        "say": "draw" if form["verb"] == "confirm" else form["verb"],
        **{key: value for key, value in form.items() if key != "verb"},
    }
    if form["verb"] == "side":
        phrase["corner"] = corner_phrase(SIDES[own["start"] - 1][form["side"]])
    if own["card"] is not None:
        phrase["card"] = card_phrase(own["card"])
    return phrase


def own_player(view: View) -> Player:
    """The player who looks."""
    if view["mine"] is None:
        raise ValueError("spectators have no player of their own")
    return view["players"][view["mine"]["seat"]]


def told(view: View, entry: Told) -> Phrase:
    """What a line of the story says."""
    phrase: dict[str, Any] = {**entry, "say": f"told-{entry['what']}"}
    if "seat" in entry:
        phrase["who"] = {"say": "seat", "seat": entry["seat"]}
    if "card" in entry and entry["what"] != "took":
        phrase["card"] = card_phrase(entry["card"])
    if "start" in entry:
        phrase["corner"] = corner_phrase(SIDES[entry["start"] - 1][entry["side"]])
    if entry["what"] == "left":
        phrase["type"] = DATA["stars"][entry["star"] - 1]["type"]
    if "lines" in entry:
        phrase["sum"] = entry["top"] + entry["low"] + entry["lines"]
    return phrase


def card_phrase(card: int) -> Phrase:
    return {"say": "card", "card": card}


def corner_phrase(corner: Corner) -> Phrase:
    return {"say": "corner", "type": corner["type"], "value": corner["value"]}


def brings(entries: list[Told], seat: int) -> int:
    """What a preview is worth at a glance: the drawing's points now and at the end, less those of fading stars."""
    now = sum(entry["top"] + entry["low"] + entry["lines"] for entry in entries if entry["what"] == "counts")
    return now + sum(at_the_end(entry) for entry in entries if entry["what"] == "places")


def at_the_end(entry: PlacesTold) -> int:
    """What the places of a drawing bring at the end, less what the fading stars it crosses off would have brought."""
    places = SUN_VALUE * entry["sun"] + ECLIPTIC_VALUE * entry["ecliptic"] + RIM_VALUE * entry["rim"]
    return places - FADING_VALUE * entry["crossed"]


def lucky(form: Form) -> bool:
    """Does luck decide what an offer brings?"""
    return form["verb"] in ("name", "seven")


# Why not


def why(s: Night, seat: int, action: int) -> str:
    """The reason why an action is not offered to a seat that decides now."""
    if action >= NOTHING:
        return why_not_draw(s, seat, action) if s.step == DRAWING else "not-drawing"
    if action >= SEVEN:
        return "no-two-sevens"
    if action >= NAME:
        return why_not_name(s)
    return "sides-shown"


def why_not_name(s: Night) -> str:
    if s.step == NAMING:
        return "size-gone"
    return "side-first" if s.step == CHOOSING_SIDES else "size-named"


def why_not_draw(s: Night, seat: int, action: int) -> str:
    card, lay, kept = int(s.skies[seat].cards[s.rounds]), int(s.lay[seat]) - 1, int(s.kept[seat])
    if action < KEEP:
        return why_not_lay(s, seat, card, action - LAY) if lay == NONE else "laid-already"
    if lay == NONE:
        return "lay-first"
    if action < LEAVE:
        return why_not_keep(card, lay, kept, action - KEEP)
    if not in_one_piece(card, kept):
        return "keep-first"
    return "line-crosses" if action == CONFIRM else why_not_leave(card, lay, kept, action - LEAVE)


def why_not_lay(s: Night, seat: int, card: int, lay: int) -> str:
    no_star = covered(s.skies[seat], s.rounds, card, lay) == 0
    return "no-star-there" if no_star or turn_of(lay) < LOOKS[card] else "looks-alike"


def why_not_keep(card: int, lay: int, kept: int, star: int) -> str:
    if in_one_piece(card, kept):
        return "one-piece"
    return "not-in-sketch" if node_on(card, lay, kept, star) == NONE else "lower-star"


def why_not_leave(card: int, lay: int, kept: int, star: int) -> str:
    if node_on(card, lay, kept, star) == NONE:
        return "not-in-sketch"
    return "last-star" if many_in(kept) == 1 else "falls-apart"


__all__ = ["brings", "final", "lucky", "offer", "panels", "told", "verb", "view", "why", "winners"]
if len(STEPS) != DONE + 1:
    raise AssertionError("a step has no name")
