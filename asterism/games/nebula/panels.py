"""Nebula in panels, for the generic board and the terminal, and the sheet at the end."""

from __future__ import annotations

from typing import Any

from asterism.games.nebula.phrases import advanced, cluster, marker, named_star, personal, public, space, way, who
from asterism.games.nebula.pieces import CONSTELLATIONS, IDS, NAMES, RAYS

Json = dict[str, Any]
PARTS = ("personal", "public", "holes", "constellations", "colours", "advanced")
LEGEND: list[Json] = [{"colour": name, "name": {"say": "star-name", "star": name}} for name in NAMES]
NOTHING: Json = {"say": "nothing"}


def panels(view: Json) -> list[Json]:
    parts = [clusters(view), *now(view), tasks(view)]
    if not view["basic"]:
        parts += [advanced_cards(view), *(counter(one) for one in view["counters"])]
    parts += [panel(view, seat) for seat in range(view["seats"]) for panel in (galaxy, observatory)]
    return [*parts, own_task(view), scores(view), ends(view)]


def columns(*names: str) -> list[Json]:
    return [{"say": f"column-{name}"} for name in names]


def piece(name: str | None, text: str = "") -> Json:
    return {"colour": name, "text": text} if name else {"text": text, "shape": "·"}


# The table's middle


def clusters(view: Json) -> Json:
    """All rays; a circle with hands stands at a clock."""
    rows = [[ray + 1, *(on_ray(one, ray) for one in view["clusters"])] for ray in range(RAYS)]
    title = {"say": "clusters", "nova": named_star(view["nova"]), "bag": sum(view["bag"].values())}
    head = [*columns("ray"), *(cluster(k) for k in range(len(view["clusters"])))]
    return {"kind": "table", "title": title, "head": head, "rows": rows, "legend": LEGEND}


def on_ray(cluster: Json, ray: int) -> Json:
    star = cluster["stars"][ray]
    if cluster["clock"] != ray:
        return piece(star)
    return piece(star, "◷") | {"about": {"say": "at-clock", "star": named_star(star)}}


def now(view: Json) -> list[Json]:
    """What the decision at hand is about."""
    if view["choices"]:
        return [choices(view)]
    if view["time"]:
        return [clock(view)]
    return [chaos(view)] if view["drawn"] else []


def choices(view: Json) -> Json:
    rows = [{"cells": [personal(card)], "do": f"choose card:{k}"} for k, card in enumerate(view["choices"])]
    return {"kind": "table", "title": {"say": "choices"}, "head": columns("task"), "rows": rows, "now": True}


def clock(view: Json) -> Json:
    """The rays that the next clock can reach."""
    at = view["time"]["cluster"]
    ways = [(steps, one) for one in view["clusters"][at]["reach"] for steps in one["steps"]]
    rows = [
        {"cells": [{"say": "way", **way(steps)}, one["ray"] + 1, piece(one["star"])], "do": f"move steps:{steps}"}
        for steps, one in sorted(ways, key=lambda pair: int(pair[0]))
    ]
    title = {"say": "clock", "cluster": cluster(at), "left": view["time"]["left"]}
    return {"kind": "table", "title": title, "head": columns("steps", "ray", "star"), "rows": rows, "now": True}


def chaos(view: Json) -> Json:
    kinds = sorted(set(view["drawn"]), key=NAMES.index)
    rows = [
        {"cells": [piece(name), view["drawn"].count(name)], "do": f"keep star:{NAMES.index(name)}"} for name in kinds
    ]
    title = {"say": "chaos-drawn", "keep": view["keep"]}
    return {"kind": "table", "title": title, "head": columns("star", "count"), "rows": rows, "now": True}


# Cards and counters


def tasks(view: Json) -> Json:
    rows = [
        [public(one["card"]), *one["points"], *(standing(one, seat) for seat in range(view["seats"]))]
        for one in view["tasks"]
    ]
    head = [*columns("task", "first", "later"), *(who(seat) for seat in range(view["seats"]))]
    return {"kind": "table", "title": {"say": "tasks"}, "head": head, "rows": rows}


def standing(task: Json, seat: int) -> Json:
    """Fulfilled, or how far a player is."""
    if seat == task["first"] or seat in task["later"]:
        return {"say": "done", "first": int(seat == task["first"])}
    return so_far(task["progress"][seat])


def so_far(progress: Json) -> Json:
    return {"say": "so-far", "have": progress["have"], "need": progress["need"], "met": int(progress["met"])}


def advanced_cards(view: Json) -> Json:
    rows = [[one["numeral"], advanced(one["card"]), one["worth"], *one["counts"]] for one in view["advanced"]]
    head = [*columns("number", "card", "worth"), *(who(seat) for seat in range(view["seats"]))]
    return {"kind": "table", "title": {"say": "advanced"}, "head": head, "rows": rows}


def counter(one: Json) -> Json:
    """Markers from the furthest back to the start, each with what it is worth."""
    order = sorted(one["markers"], key=lambda its: (-its["field"], -its["height"], its["marker"]))
    rows = [
        {"cells": [marker(its["marker"]), its["field"], its["worth"]], "do": f"advance marker:{its['marker']}"}
        for its in order
    ]
    title = {"say": "counter", "counter": one["id"]}
    return {"kind": "table", "title": title, "head": columns("marker", "field", "worth"), "rows": rows}


# Players


def galaxy(view: Json, seat: int) -> Json:
    """A row of six spaces for each constellation."""
    one = view["players"][seat]
    spaces = {name: [i for i, its in enumerate(IDS) if its[0] == name] for name in CONSTELLATIONS}
    cells = [
        square(index, one["stars"][index], x, -y)
        for y, name in enumerate(CONSTELLATIONS)
        for x, index in enumerate(spaces[name])
    ]
    title = {"say": "galaxy", "who": who(seat), "holes": one["holes"], "points": one["strip"]}
    return {"kind": "grid", "title": title, "seat": seat, "cells": cells}


def square(index: int, name: str | None, x: int, y: int) -> Json:
    about = {"say": "lies", "space": space(index), "star": named_star(name)}
    return piece(name, IDS[index]) | {"x": x, "y": y, "about": about}


def observatory(view: Json, seat: int) -> Json:
    stars = view["players"][seat]["observatory"]
    rows = [[piece(name), count] for name, count in stars.items() if count]
    title = {"say": "observatory", "who": who(seat)}
    return {"kind": "table", "title": title, "seat": seat, "head": columns("star", "count"), "rows": rows}


def own_task(view: Json) -> Json:
    """The personal tasks that may be known."""
    known = [(seat, one["task"]) for seat, one in enumerate(view["players"]) if one["task"]]
    rows = [[who(seat), personal(task["card"]), so_far(task["progress"])] for seat, task in known]
    return {"kind": "table", "title": {"say": "personal"}, "head": columns("player", "task", "state"), "rows": rows}


def scores(view: Json) -> Json:
    """The six parts of the scoring, as far as they are known."""
    return {"kind": "table", "title": {"say": "sheet"}, **sheet(view)}


def sheet(view: Json) -> Json:
    parts = PARTS[:4] if view["basic"] else PARTS
    rows = [
        [who(seat), *(part(one["sheet"][name]) for name in parts), one["sheet"]["total"]]
        for seat in view["ranking"]
        for one in [view["players"][seat]]
    ]
    return {"head": columns("player", *parts, "total"), "rows": rows}


def part(points: int | None) -> Any:
    return NOTHING if points is None else points


def ends(view: Json) -> Json:
    rows = [{"say": "end-when", **end, "holds": int(end["holds"])} for end in view["ends"]]
    return {"kind": "list", "title": {"say": "ends", "round": view["round"]}, "rows": rows}


def final(view: Json) -> Json:
    """How the game came out."""
    return {"kind": "table", "title": {"say": "final"}, **sheet(view)}
