"""What offers and the story of Nebula say, as phrases for texts to put in words."""

from __future__ import annotations

from typing import Any

from asterism.core.wire import Phrase
from asterism.games.nebula.pieces import (
    ADVANCED_CARDS,
    CAUSE_NAMES,
    CLUSTER_NAMES,
    COLOURS,
    CONSTELLATIONS,
    FIRST_MARKER,
    IDS,
    NAMES,
    OF_ADVANCED,
    PERSONAL_CARDS,
    PUBLIC_CARDS,
    RAYS,
    STRIP,
    TRACKS,
)
from asterism.games.nebula.terms import Form, Told
from asterism.games.nebula.wire import CountingCard, Star, TaskCard, View

Json = dict[str, Any]


# Things


def star(index: int) -> Phrase:
    return named_star(NAMES[index])


def named_star(name: Star | None) -> Phrase:
    """A star by its colour; no star is a phrase too."""
    return {"say": "star", "star": name or "none"}


def space(index: int) -> Phrase:
    """A space by its constellation and its place there."""
    return {"say": "space", "constellation": IDS[index][0], "spot": IDS[index][1:]}


def cluster(index: int) -> Phrase:
    return {"say": "cluster", "cluster": CLUSTER_NAMES[index]}


def who(seat: int) -> Phrase:
    return {"say": "seat", "seat": seat}


def marker(index: int) -> Phrase:
    """A value marker: of a colour, a constellation or an advanced card."""
    if index < COLOURS:
        return {"say": "marker-colour", "star": NAMES[index]}
    if index < FIRST_MARKER[OF_ADVANCED]:
        return {"say": "marker-constellation", "constellation": CONSTELLATIONS[index - COLOURS]}
    return {"say": "marker-advanced", "numeral": numeral(index - int(FIRST_MARKER[OF_ADVANCED]))}


def numeral(k: int) -> str:
    return str(TRACKS[OF_ADVANCED]["markers"][k])


def card(facts: TaskCard | CountingCard) -> Phrase:
    """What a card asks."""
    asks = {key: value for key, value in facts.items() if key in ASKS}
    colours = facts.get("colours")
    pair = {"colour": colours[0], "other": colours[1]} if isinstance(colours, list) else {}
    return {"say": f"card-{facts['family']}", **asks, **pair}


ASKS = ("colour", "constellation", "orbit", "min", "max")


def personal(index: int) -> Phrase:
    return card(PERSONAL_CARDS[index])


def public(index: int) -> Phrase:
    return card(PUBLIC_CARDS[index])


def advanced(index: int) -> Phrase:
    return card(ADVANCED_CARDS[index])


def way(steps: int) -> dict[str, int | str]:
    """Steps of a clock and their direction."""
    return {"steps": abs(steps), "way": "stay" if steps == 0 else "on" if steps > 0 else "back"}


# Offers


def offer(view: View, form: Form) -> Phrase:
    """What an offer says."""
    say: Json = {"say": form["verb"]}
    if form["verb"] == "choose":
        return say | {"card": personal(view["choices"][form["card"]])}
    if form["verb"] == "move" and view["time"]:
        return {**say, **move(view, view["time"]["cluster"], form["steps"])}
    if form["verb"] == "place":
        old = view["players"][view["turn"]]["stars"][form["space"]]
        instead = {"old": named_star(old), "over": int(old is not None)}
        return say | {"star": star(form["star"]), "space": space(form["space"])} | instead
    if form["verb"] == "advance":
        return say | {"marker": marker(form["marker"]), "field": marker_field(view, form["marker"]) + 1}
    if form["verb"] == "hole":
        holes = view["players"][view["turn"]]["holes"] + 1
        return say | {"holes": holes, "points": int(STRIP[holes])}
    if "star" in form:
        return say | {"star": star(form["star"])}
    return say


def move(view: View, at: int, steps: int) -> Phrase:
    """A clock, how it moves, and the star it comes to."""
    ray = (view["clusters"][at]["clock"] + steps) % RAYS
    return {
        "cluster": cluster(at),
        **way(steps),
        "ray": ray + 1,
        "star": named_star(view["clusters"][at]["stars"][ray]),
    }


def marker_field(view: View, index: int) -> int:
    return next(
        int(one["field"]) for counter in view["counters"] for one in counter["markers"] if one["marker"] == index
    )


# The story


def told(view: View, entry: Told) -> Phrase:
    """What a line of the story says."""
    numbers = {key: value for key, value in entry.items() if key != "what"}
    phrase: Json = {"say": f"told-{entry['what']}", **numbers, **things(entry)}
    if "steps" in entry:
        phrase |= way(entry["steps"])
    if "ray" in entry:
        phrase["ray"] = entry["ray"] + 1
    if "constellation" in entry:
        phrase["constellation"] = CONSTELLATIONS[entry["constellation"]]
    if "cause" in entry:
        phrase["cause"] = CAUSE_NAMES[entry["cause"]]
    if entry["what"] == "fell":
        phrase["points"] = int(STRIP[entry["holes"]])
    return phrase


def things(entry: Told) -> Json:
    """What a line is about, as phrases."""
    found: Json = {}
    if "seat" in entry:
        found["who"] = who(entry["seat"])
    if "star" in entry:
        found["star"] = star(entry["star"])
    if "space" in entry:
        found["space"] = space(entry["space"])
    if "cluster" in entry:
        found["cluster"] = cluster(entry["cluster"])
    if "marker" in entry:
        found["marker"] = marker(entry["marker"])
    if "card" in entry:
        found["card"] = personal(entry["card"]) if entry["what"] in ("chose", "unveiled") else public(entry["card"])
    return found


def brings(entries: list[Told], seat: int) -> int:
    """What a preview is worth at a glance: the points it brings by itself."""
    return sum(points(entry) for entry in entries)


def points(entry: Told) -> int:
    if entry["what"] == "fell":
        return int(STRIP[entry["holes"]] - STRIP[entry["holes"] - 1])
    if entry["what"] == "completed":
        return entry["worth"]
    return entry["points"] if entry["what"] in ("reached", "fulfilled") else 0


def lucky(form: Form) -> bool:
    """Does luck decide what an offer brings?"""
    return form["verb"] in ("chaos", "redraw")
