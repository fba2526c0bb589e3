"""Night Sky Explorer as panels, for the generic board and the terminal."""

from __future__ import annotations

from typing import Literal

from asterism.core.wire import Cell, GridPanel, ListPanel, Named, Panel, PanelRow, Phrase, Piece, Square, TablePanel
from asterism.games.nightsky.pieces import CARDS, DATA, ROUNDS, TYPES
from asterism.games.nightsky.wire import Corner, Mine, Player, Sketch, Star, StarType, View

STARS: list[Star] = DATA["stars"]
SHAPES: dict[StarType, str] = {"blue": "✶"}  # its map draws blue stars with six rays


def panels(view: View) -> list[Panel]:
    own = own_panels(view, view["mine"]) if view["mine"] else []
    shown = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    return [table_panel(view), points_panel(view), *own, *(sky_panel(view, seat) for seat in shown)]


def own_panels(view: View, mine: Mine) -> list[Panel]:
    card, sketch = view["players"][mine["seat"]]["card"], mine["sketch"]
    pattern = [pattern_panel(card)] if card is not None else []
    return [*pattern, *([sketch_panel(sketch)] if sketch else []), sky_panel(view, mine["seat"])]


def who(seat: int) -> Phrase:
    return {"say": "seat", "seat": seat}


# Cards


def table_panel(view: View) -> TablePanel:
    """Everybody's observatory, and the sizes still face down."""
    head: list[Phrase] = [{"say": f"observatory-{column}"} for column in ("player", "card", "top", "low", "state")]
    rows = [observatory_row(view, seat) for seat in range(view["seats"])]
    sizes = [{"say": "number", "number": size} for size in view["sizes"]]
    title = {"say": "observatory", "round": min(view["round"], ROUNDS), "sizes": sizes}
    return {"kind": "table", "title": title, "head": head, "rows": rows, "legend": LEGEND}


def meaning(kind: StarType) -> Named:
    its: Named = {"colour": kind, "name": {"say": "type", "type": kind}}
    if kind in SHAPES:
        its["shape"] = SHAPES[kind]
    return its


LEGEND = [meaning(kind) for kind in TYPES]


def observatory_row(view: View, seat: int) -> list[Cell]:
    p = view["players"][seat]
    card: Cell = {"say": "card", "card": p["card"]} if p["card"] is not None else ""
    state: Phrase = {"say": "state", "first": int(view["first"] == seat), "done": int(p["done"])}
    return [who(seat), card, corner(p["top"]), corner(p["low"]), state]


def corner(its: Corner | None) -> Cell:
    return star_piece(its["type"], str(its["value"])) if its else ""


def star_piece(kind: StarType, text: str) -> Piece:
    piece: Piece = {"colour": kind, "text": text}
    if kind in SHAPES:
        piece["shape"] = SHAPES[kind]
    return piece


def pattern_panel(card: int) -> GridPanel:
    """The card to be drawn: its nodes, with its lines in words."""
    its = CARDS[card - 1]
    nodes = enumerate(its["nodes"], 1)
    cells: list[Square] = [{"x": x, "y": y, "shape": "○", "text": str(at)} for at, (x, y) in nodes]
    lines = [{"say": "line", "a": a + 1, "b": b + 1} for a, b in its["lines"]]
    title = {"say": "pattern", "card": {"say": "card", "card": card}, "lines": lines}
    return {"kind": "grid", "title": title, "cells": cells}


# Points


def points_panel(view: View) -> TablePanel:
    columns = ("player", *(f"round-{number}" for number in range(1, ROUNDS + 1)), *ENDS, "total")
    head: list[Phrase] = [{"say": f"points-{column}"} for column in columns]
    rows = [points_row(view, seat) for seat in range(view["seats"])]
    return {"kind": "table", "title": {"say": "points"}, "head": head, "rows": rows}


ENDS: tuple[Literal["fading", "sun", "ecliptic", "rim"], ...] = ("fading", "sun", "ecliptic", "rim")


def points_row(view: View, seat: int) -> list[Cell]:
    p = view["players"][seat]
    rounds = ["" if points is None else points for points in p["rounds"]]
    return [who(seat), *rounds, *(p[end]["points"] for end in ENDS), p["total"]]


# Skies


def sky_panel(view: View, seat: int) -> GridPanel:
    """A map as it stands in round I: drawn stars carry the number of their round, and those out of sight a dot."""
    drawn = {star: one["round"] for one in view["players"][seat]["drawings"] for star in one["stars"]}
    cells = [star_cell(star, drawn.get(star["id"]), view["round"]) for star in STARS]
    cells.append({"x": 0, "y": 0, "shape": "☼", "about": {"say": "points-sun"}})
    return {"kind": "grid", "title": {"say": "sky", "who": who(seat)}, "seat": seat, "cells": cells}


def star_cell(star: Star, drawn: int | None, number: int) -> Square:
    seen = number in star["visible"]
    about = {"say": "star", "star": star["id"], "type": star["type"], "round": drawn or 0, "seen": int(seen)}
    text = str(drawn) if drawn else "" if seen else "·"
    cell: Square = {"x": star["x"], "y": star["y"], "colour": star["type"], "text": text, "about": about}
    if star["type"] in SHAPES:
        cell["shape"] = SHAPES[star["type"]]
    return cell


def sketch_panel(sketch: Sketch) -> TablePanel:
    """The stars of a sketch, each with what can be done about it."""
    kept = {node["star"] for node in sketch["nodes"] if node["kept"] and node["star"] is not None}
    verb = "keep" if len(sketch["pieces"]) > 1 else "leave"
    head: list[Phrase] = [{"say": f"sketch-{column}"} for column in ("star", "place")]
    rows = [sketch_row(verb, STARS[star - 1]) for star in sorted(kept)]
    points = max(part["counts"]["points"] for part in sketch["pieces"])
    title = {"say": "sketch", "points": points, "pieces": len(sketch["pieces"]), "crossing": sketch["crossing"]}
    return {"kind": "table", "title": title, "head": head, "rows": rows, "now": True}


def sketch_row(verb: str, star: Star) -> PanelRow:
    cells: list[Cell] = [star_piece(star["type"], str(star["id"])), f"{star['x']}, {star['y']}"]
    return {"cells": cells, "do": f"{verb} star:{star['id']}"}


# The end


def final(view: View) -> Panel:
    """How the game came out, as a panel."""
    return final_order(view) if view["seats"] > 1 else final_rank(view)


def final_order(view: View) -> TablePanel:
    head: list[Phrase] = [{"say": f"final-{column}"} for column in ("player", "rounds", *ENDS, "total")]
    rows = [final_row(view, seat) for seat in view["ranking"]]
    return {"kind": "table", "title": {"say": "final"}, "head": head, "rows": rows}


def final_row(view: View, seat: int) -> list[Cell]:
    p = view["players"][seat]
    return [who(seat), in_rounds(p), *(p[end]["points"] for end in ENDS), p["total"]]


def in_rounds(p: Player) -> int:
    """The points of all rounds."""
    return sum(points or 0 for points in p["rounds"])


def final_rank(view: View) -> ListPanel:
    p = view["players"][0]
    rows: list[Phrase] = [
        {"say": "solo-rounds", "points": in_rounds(p)},
        *({"say": f"solo-{end}", **p[end]} for end in ENDS),
        {"say": "solo-total", "points": p["total"]},
        {"say": "solo-rank", "rank": view["rank"]},
    ]
    return {"kind": "list", "title": {"say": "solo"}, "rows": rows}


__all__ = ["final", "panels"]
