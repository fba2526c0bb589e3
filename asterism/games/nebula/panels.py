"""Nebula in panels, for the generic board and the terminal, and the sheet at the end."""

from __future__ import annotations

from typing import Literal, get_args

from asterism.core.wire import Cell, GridPanel, ListPanel, Named, Panel, PanelRow, Phrase, Piece, Square, TablePanel
from asterism.games.nebula.phrases import advanced, cluster, marker, named_star, personal, public, space, way, who
from asterism.games.nebula.pieces import CONSTELLATIONS, IDS, NAMES, RAYS
from asterism.games.nebula.wire import Cluster, Counter, Progress, PublicTask, Star, Time, View

Part = Literal["personal", "public", "holes", "constellations", "colours", "advanced"]
PARTS: tuple[Part, ...] = get_args(Part)
LEGEND: list[Named] = [{"colour": name, "name": {"say": "star-name", "star": name}} for name in NAMES]
NO_STAR = "·"
NOTHING: Phrase = {"say": "nothing"}


def panels(view: View) -> list[Panel]:
    parts: list[Panel] = [clusters(view), *now(view), tasks(view)]
    if not view["basic"]:
        parts += [advanced_cards(view), *(counter(one) for one in view["counters"])]
    parts += [panel(view, seat) for seat in range(view["seats"]) for panel in (galaxy, observatory)]
    return [*parts, own_task(view), scores(view), ends(view)]


def columns(*names: str) -> list[Phrase]:
    return [{"say": f"column-{name}"} for name in names]


def piece(name: Star | None, text: str = "") -> Piece:
    return {"colour": name, "text": text} if name else {"text": text, "shape": NO_STAR}


# The table's middle


def clusters(view: View) -> TablePanel:
    """All rays; a circle with hands stands at a clock."""
    rows: list[list[Cell]] = [[ray + 1, *(on_ray(one, ray) for one in view["clusters"])] for ray in range(RAYS)]
    title = {"say": "clusters", "nova": named_star(view["nova"]), "bag": sum(view["bag"].values())}
    head = [*columns("ray"), *(cluster(k) for k in range(len(view["clusters"])))]
    return {"kind": "table", "title": title, "head": head, "rows": rows, "legend": LEGEND}


def on_ray(cluster: Cluster, ray: int) -> Piece:
    star = cluster["stars"][ray]
    if cluster["clock"] != ray:
        return piece(star)
    return piece(star, "◷") | {"about": {"say": "at-clock", "star": named_star(star)}}


def now(view: View) -> list[Panel]:
    """What the decision at hand is about."""
    if view["choices"]:
        return [choices(view)]
    if view["time"]:
        return [clock(view, view["time"])]
    return [chaos(view)] if view["drawn"] else []


def choices(view: View) -> TablePanel:
    rows: list[PanelRow] = [
        {"cells": [personal(card)], "do": f"choose card:{k}"} for k, card in enumerate(view["choices"])
    ]
    return {"kind": "table", "title": {"say": "choices"}, "head": columns("task"), "rows": rows, "now": True}


def clock(view: View, time: Time) -> TablePanel:
    """The rays that the next clock can reach."""
    at = time["cluster"]
    ways = [(steps, one) for one in view["clusters"][at]["reach"] for steps in one["steps"]]
    rows: list[PanelRow] = [
        {"cells": [{"say": "way", **way(steps)}, one["ray"] + 1, piece(one["star"])], "do": f"move steps:{steps}"}
        for steps, one in sorted(ways, key=lambda pair: int(pair[0]))
    ]
    title = {"say": "clock", "cluster": cluster(at), "left": time["left"]}
    return {"kind": "table", "title": title, "head": columns("steps", "ray", "star"), "rows": rows, "now": True}


def chaos(view: View) -> TablePanel:
    kinds = sorted(set(view["drawn"]), key=NAMES.index)
    rows: list[PanelRow] = [
        {"cells": [piece(name), view["drawn"].count(name)], "do": f"keep star:{NAMES.index(name)}"} for name in kinds
    ]
    title = {"say": "chaos-drawn", "keep": view["keep"]}
    return {"kind": "table", "title": title, "head": columns("star", "count"), "rows": rows, "now": True}


# Cards and counters


def tasks(view: View) -> TablePanel:
    rows: list[list[Cell]] = [
        [public(one["card"]), *one["points"], *(standing(one, seat) for seat in range(view["seats"]))]
        for one in view["tasks"]
    ]
    head = [*columns("task", "first", "later"), *(who(seat) for seat in range(view["seats"]))]
    return {"kind": "table", "title": {"say": "tasks"}, "head": head, "rows": rows}


def standing(task: PublicTask, seat: int) -> Phrase:
    """Fulfilled, or how far a player is."""
    if seat == task["first"] or seat in task["later"]:
        return {"say": "done", "first": int(seat == task["first"])}
    return so_far(task["progress"][seat])


def so_far(progress: Progress) -> Phrase:
    return {"say": "so-far", "have": progress["have"], "need": progress["need"], "met": int(progress["met"])}


def advanced_cards(view: View) -> TablePanel:
    rows: list[list[Cell]] = [
        [one["numeral"], advanced(one["card"]), one["worth"], *one["counts"]] for one in view["advanced"]
    ]
    head = [*columns("number", "card", "worth"), *(who(seat) for seat in range(view["seats"]))]
    return {"kind": "table", "title": {"say": "advanced"}, "head": head, "rows": rows}


def counter(one: Counter) -> TablePanel:
    """Markers from the furthest back to the start, each with what it is worth."""
    order = sorted(one["markers"], key=lambda its: (-its["field"], -its["height"], its["marker"]))
    rows: list[PanelRow] = [
        {"cells": [marker(its["marker"]), its["field"], its["worth"]], "do": f"advance marker:{its['marker']}"}
        for its in order
    ]
    title = {"say": "counter", "counter": one["id"]}
    return {"kind": "table", "title": title, "head": columns("marker", "field", "worth"), "rows": rows}


# Players


def galaxy(view: View, seat: int) -> GridPanel:
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


def square(index: int, name: Star | None, x: int, y: int) -> Square:
    about = {"say": "lies", "space": space(index), "star": named_star(name)}
    if name is None:
        return {"x": x, "y": y, "text": IDS[index], "shape": NO_STAR, "about": about}
    return {"x": x, "y": y, "text": IDS[index], "colour": name, "about": about}


def observatory(view: View, seat: int) -> TablePanel:
    stars = view["players"][seat]["observatory"]
    rows: list[list[Cell]] = [[piece(name), count] for name, count in stars.items() if count]
    title = {"say": "observatory", "who": who(seat)}
    return {"kind": "table", "title": title, "seat": seat, "head": columns("star", "count"), "rows": rows}


def own_task(view: View) -> TablePanel:
    """The personal tasks that may be known."""
    known = [(seat, one["task"]) for seat, one in enumerate(view["players"]) if one["task"]]
    rows: list[list[Cell]] = [[who(seat), personal(task["card"]), so_far(task["progress"])] for seat, task in known]
    return {"kind": "table", "title": {"say": "personal"}, "head": columns("player", "task", "state"), "rows": rows}


def scores(view: View) -> TablePanel:
    """The six parts of the scoring, as far as they are known."""
    return sheet(view, {"say": "sheet"})


def sheet(view: View, title: Phrase) -> TablePanel:
    parts = PARTS[:4] if view["basic"] else PARTS
    rows: list[list[Cell]] = [
        [who(seat), *(part(one["sheet"][name]) for name in parts), one["sheet"]["total"]]
        for seat in view["ranking"]
        for one in [view["players"][seat]]
    ]
    return {"kind": "table", "title": title, "head": columns("player", *parts, "total"), "rows": rows}


def part(points: int | None) -> Cell:
    return NOTHING if points is None else points


def ends(view: View) -> ListPanel:
    rows = [{"say": "end-when", **end, "holds": int(end["holds"])} for end in view["ends"]]
    return {"kind": "list", "title": {"say": "ends", "round": view["round"]}, "rows": rows}


def final(view: View) -> TablePanel:
    """How the game came out."""
    return sheet(view, {"say": "final"})
