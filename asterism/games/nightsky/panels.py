"""Night Sky Explorer as panels, for the generic board and the terminal."""

from __future__ import annotations

from typing import Any

from asterism.games.nightsky.pieces import CARDS, DATA, ROUNDS, TYPES

Json = dict[str, Any]
STARS: list[Json] = DATA["stars"]
SHAPES = {"blue": "✶"}  # its map draws blue stars with six rays


def panels(view: Json) -> list[Json]:
    parts = [table_panel(view), points_panel(view)]
    if view["seat"] is not None:
        parts += own_panels(view, view["seat"])
    shown = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    return parts + [sky_panel(view, seat) for seat in shown]


def own_panels(view: Json, seat: int) -> list[Json]:
    card, sketch = view["players"][seat]["card"], view["mine"]["sketch"]
    pattern = [pattern_panel(card)] if card is not None else []
    return [*pattern, *([sketch_panel(view, sketch)] if sketch else []), sky_panel(view, seat)]


def who(seat: int) -> Json:
    return {"say": "seat", "seat": seat}


# Cards


def table_panel(view: Json) -> Json:
    """Everybody's observatory, and the sizes still face down."""
    head: list[Json] = [{"say": f"observatory-{column}"} for column in ("player", "card", "top", "low", "state")]
    rows = [observatory_row(view, seat) for seat in range(view["seats"])]
    sizes = [{"say": "number", "number": size} for size in view["sizes"]]
    title = {"say": "observatory", "round": min(view["round"], ROUNDS), "sizes": sizes}
    return {"kind": "table", "title": title, "head": head, "rows": rows, "legend": LEGEND}


LEGEND: list[Json] = [
    {"colour": kind, **({"shape": SHAPES[kind]} if kind in SHAPES else {}), "name": {"say": "type", "type": kind}}
    for kind in TYPES
]


def observatory_row(view: Json, seat: int) -> list[Any]:
    p = view["players"][seat]
    card: Any = {"say": "card", "card": p["card"]} if p["card"] is not None else ""
    state: Json = {"say": "state", "first": int(view["first"] == seat), "done": int(p["done"])}
    return [who(seat), card, corner(p["top"]), corner(p["low"]), state]


def corner(its: Json | None) -> Any:
    return star_piece(its["type"], str(its["value"])) if its else ""


def star_piece(kind: str, text: str) -> Json:
    return {"colour": kind, "text": text, **({"shape": SHAPES[kind]} if kind in SHAPES else {})}


def pattern_panel(card: int) -> Json:
    """The card to be drawn: its nodes, with its lines in words."""
    its = CARDS[card - 1]
    cells = [{"x": x, "y": y, "shape": "○", "text": str(at + 1)} for at, (x, y) in enumerate(its["nodes"])]
    lines = [{"say": "line", "a": a + 1, "b": b + 1} for a, b in its["lines"]]
    title = {"say": "pattern", "card": {"say": "card", "card": card}, "lines": lines}
    return {"kind": "grid", "title": title, "cells": cells}


# Points


def points_panel(view: Json) -> Json:
    columns = ("player", *(f"round-{number}" for number in range(1, ROUNDS + 1)), *ENDS, "total")
    head: list[Json] = [{"say": f"points-{column}"} for column in columns]
    rows = [points_row(view, seat) for seat in range(view["seats"])]
    return {"kind": "table", "title": {"say": "points"}, "head": head, "rows": rows}


ENDS = ("fading", "sun", "ecliptic", "rim")


def points_row(view: Json, seat: int) -> list[Any]:
    p = view["players"][seat]
    rounds = ["" if points is None else points for points in p["rounds"]]
    return [who(seat), *rounds, *(p[end]["points"] for end in ENDS), p["total"]]


# Skies


def sky_panel(view: Json, seat: int) -> Json:
    """A map as it stands in round I: drawn stars carry the number of their round, and those out of sight a dot."""
    drawn = {star: one["round"] for one in view["players"][seat]["drawings"] for star in one["stars"]}
    cells = [star_cell(star, drawn.get(star["id"]), view["round"]) for star in STARS]
    cells.append({"x": 0, "y": 0, "shape": "☼", "about": {"say": "points-sun"}})
    return {"kind": "grid", "title": {"say": "sky", "who": who(seat)}, "seat": seat, "cells": cells}


def star_cell(star: Json, drawn: int | None, number: int) -> Json:
    seen = number in star["visible"]
    about = {"say": "star", "star": star["id"], "type": star["type"], "round": drawn or 0, "seen": int(seen)}
    text = str(drawn) if drawn else "" if seen else "·"
    return {"x": star["x"], "y": star["y"], **star_piece(star["type"], text), "about": about}


def sketch_panel(view: Json, sketch: Json) -> Json:
    """The stars of a sketch, each with what can be done about it."""
    kept = {node["star"] for node in sketch["nodes"] if node["kept"]}
    apart = len(sketch["pieces"]) > 1
    verb = "keep" if apart else "leave"
    head: list[Json] = [{"say": f"sketch-{column}"} for column in ("star", "place")]
    rows = [{"cells": sketch_cells(STARS[star - 1]), "do": f"{verb} star:{star}"} for star in sorted(kept)]
    points = max(part["counts"]["points"] for part in sketch["pieces"])
    title = {"say": "sketch", "points": points, "pieces": len(sketch["pieces"]), "crossing": sketch["crossing"]}
    return {"kind": "table", "title": title, "head": head, "rows": rows, "now": True}


def sketch_cells(star: Json) -> list[Any]:
    return [star_piece(star["type"], str(star["id"])), f"{star['x']}, {star['y']}"]


# The end


def final(view: Json) -> Json:
    """How the game came out, as a panel."""
    return final_order(view) if view["seats"] > 1 else final_rank(view)


def final_order(view: Json) -> Json:
    head: list[Json] = [{"say": f"final-{column}"} for column in ("player", "rounds", *ENDS, "total")]
    rows = [final_row(view, seat) for seat in view["ranking"]]
    return {"kind": "table", "title": {"say": "final"}, "head": head, "rows": rows}


def final_row(view: Json, seat: int) -> list[Any]:
    p = view["players"][seat]
    return [who(seat), sum(p["rounds"]), *(p[end]["points"] for end in ENDS), p["total"]]


def final_rank(view: Json) -> Json:
    p = view["players"][0]
    rows = [
        {"say": "solo-rounds", "points": sum(p["rounds"])},
        *({"say": f"solo-{end}", **p[end]} for end in ENDS),
        {"say": "solo-total", "points": p["total"]},
        {"say": "solo-rank", "rank": view["rank"]},
    ]
    return {"kind": "list", "title": {"say": "solo"}, "rows": rows}


__all__ = ["final", "panels"]
