"""Hvězdokupy as people see it: the view, the reasons, and the phrases for texts to put in words."""

from __future__ import annotations

from typing import Any, get_args

from asterism.core.records import NONE, Bits, has, within
from asterism.core.wire import Cell, GridPanel, ListPanel, Named, Panel, Phrase, Square, TablePanel
from asterism.games.clusters.pieces import (
    CARDS,
    CELLS,
    COUPLED,
    MASK,
    NEED,
    PASS,
    PLACE,
    PLACEMENTS,
    PUT,
    REROLL,
    ROLLED_STARS,
    SIDE,
    STARS,
    TAKE,
    verb,
)
from asterism.games.clusters.rules import (
    DONE,
    OPENING,
    PUTTING,
    ROLLING,
    TAKING,
    Clusters,
    free_stars_left,
    lit,
)
from asterism.games.clusters.sky import best_place, near_of
from asterism.games.clusters.terms import Form, Told
from asterism.games.clusters.wire import Player, Roll, Shown, Step, View

STEPS: tuple[Step, ...] = get_args(Step)


def view(s: Clusters, seat: int | None) -> Shown:
    """Hvězdokupy has no secrets: everybody sees the same."""
    stars = s.stars
    return {
        "step": STEPS[s.step],
        "turn": int(s.turn),
        "zero": bool(s.zero),
        "moon": int(s.moon),
        "stars": cells_of(stars),
        "stock": STARS - len(cells_of(stars)),
        "opening": free_stars_left(s),
        "roll": faces(s),
        "taken": None if s.taken == NONE else int(s.taken),
        "near": [near_of(cell, stars) for cell in range(CELLS)],
        "lit": cells_of(lit(s)),
        "players": [player(s, one) for one in range(s.seats)],
    }


def cells_of(cells: Bits) -> list[int]:
    """The cells of a set, ascending; compiled rules give it back as a plain number."""
    number = int(cells)
    return [cell for cell in range(CELLS) if number >> cell & 1]


def faces(s: Clusters) -> Roll | None:
    """What the die shows: the last roll, its couple, and whether it was rolled again."""
    if not s.first:
        return None
    face = int(s.second or s.first)
    return {"face": face, "couple": COUPLED[face], "first": int(s.first), "again": bool(s.second)}


def player(s: Clusters, seat: int) -> Player:
    """A card, and where its constellation is nearest to standing."""
    card, stars = int(s.card[seat]), s.stars
    best = cells_of(MASK[best_place(card, stars, s.moon)])
    there = [cell for cell in best if has(stars, cell)]
    return {
        "card": CARDS[card]["id"],
        "colour": CARDS[card]["colour"],
        "rating": CARDS[card]["rating"],
        "need": int(NEED[card]),
        "have": len(there),
        "best": best,
        "standing": standing(s, seat),
    }


def standing(s: Clusters, seat: int) -> list[list[int]]:
    """The winner's constellation, wherever it stands."""
    if not s.winners >> seat & 1:
        return []
    masks, stars = (MASK.dtype.type(mask) for mask in PLACEMENTS[s.card[seat]]), s.stars
    return [cells_of(mask) for mask in masks if within(mask, stars)]


def winners(s: Clusters) -> list[int]:
    """Everybody whose constellation came to stand; none in a draw."""
    return [seat for seat in range(s.seats) if s.winners >> seat & 1]


# Why not


def why(s: Clusters, seat: int, action: int) -> str:
    """The reason why an action is not offered to the seat whose turn it is."""
    if s.step == OPENING and not PLACE <= action < TAKE:
        return "opening-first"
    if s.step == ROLLING:
        return "roll-first"
    if action >= PUT:
        return why_not_put(s, action - PUT)
    if action >= TAKE:
        return why_not_take(s, action - TAKE)
    if s.step in (TAKING, PUTTING):
        return "move-first"
    return why_not_place(s, action - PLACE) if action >= PLACE else why_not_roll(s, action)


def why_not_roll(s: Clusters, action: int) -> str:
    if s.zero:
        return "no-die"
    if action == PASS:
        return "can-place"
    return "rerolled-already" if action == REROLL else "rolled-already"


def why_not_place(s: Clusters, cell: int) -> str:
    if cell == s.moon:
        return "moon-here"
    if has(s.stars, cell):
        return "cell-taken"
    return "no-star-left" if s.step != OPENING and len(cells_of(s.stars)) == STARS else "wrong-number"


def why_not_take(s: Clusters, cell: int) -> str:
    if s.step == PUTTING:
        return "put-first"
    if s.step != TAKING:
        return "no-move"
    return "no-room" if has(s.stars, cell) else "no-star-here"


def why_not_put(s: Clusters, cell: int) -> str:
    if s.step != PUTTING:
        return "take-first" if s.step == TAKING else "no-move"
    if cell == s.taken:
        return "not-back"
    if cell == s.moon:
        return "moon-here"
    return "cell-taken" if has(s.stars, cell) else "not-beside"


# Phrases


def offer(view: View, form: Form) -> Phrase:
    """What an offer says."""
    name = form["verb"]
    if name == "roll":
        return {"say": "roll", "bob": int(view["seats"] == 2 and view["stock"] > 0), "zero": int(view["zero"])}
    if "cell" not in form:
        return {"say": name}
    phrase = {"say": name, **at(form["cell"])}
    return {**phrase, "near": view["near"][form["cell"]]} if name == "place" else phrase


def at(cell: int) -> dict[str, int]:
    """A cell as people name it."""
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


def told(view: View, entry: Told) -> Phrase:
    """What a line of the story says."""
    phrase: dict[str, Any] = {k: v for k, v in entry.items() if k not in ("what", "cell")}
    phrase["say"] = f"told-{entry['what']}"
    if "seat" in entry:
        phrase["who"] = {"say": "seat", "seat": entry["seat"]}
    if entry["what"] in ("grew", "stood"):
        phrase["card"] = card_phrase(view["players"][entry["seat"]]["card"])
    if "cell" in entry:
        phrase |= at(entry["cell"])
    if "start" in entry:
        phrase |= {"start": {"say": "cell", **at(entry["start"])}, "to": {"say": "cell", **at(entry["to"])}}
    return phrase


def card_phrase(card: str) -> Phrase:
    return {"say": "card", "card": card}


def brings(entries: list[Told], seat: int) -> int:
    """What a preview is worth at a glance: 1 if one's constellation grows, 2 if it stands."""
    return max((worth(entry, seat) for entry in entries), default=0)


def worth(entry: Told, seat: int) -> int:
    if entry["what"] == "stood" and entry["seat"] == seat:
        return 2
    return int(entry["what"] == "grew" and entry["seat"] == seat)


def lucky(form: Form) -> bool:
    """Does luck decide what an offer brings?"""
    return form["verb"] in ("roll", "reroll")


# Panels, for the generic board and the terminal


def panels(view: View) -> list[Panel]:
    return [sky_panel(view), die_panel(view), cards_panel(view), *(card_panel(view, seat) for seat in seats(view))]


def seats(view: View) -> range:
    return range(view["seats"])


def sky_panel(view: View) -> GridPanel:
    """The board: stars, the moon, and the cells that may be chosen."""
    cells = [sky_cell(view, cell) for cell in range(CELLS)]
    title = {"say": "sky", "stock": view["stock"]}
    return {"kind": "grid", "down": True, "title": title, "cells": cells, "legend": LEGEND, "now": True}


STAR, MOON, CRESCENT = "yellow", "white", "☾"
LEGEND: list[Named] = [
    {"colour": STAR, "name": {"say": "a-star"}},
    {"colour": MOON, "shape": CRESCENT, "name": {"say": "the-moon"}},
]
CHOOSING = {"opening": "place", "place": "place", "take": "take", "put": "put"}


def sky_cell(view: View, cell: int) -> Square:
    x, y = cell % SIDE + 1, cell // SIDE + 1
    about = {**at(cell), "near": view["near"][cell]}
    if cell in view["lit"]:
        return {"x": x, "y": y, "free": f"{CHOOSING[view['step']]} cell:{cell}"}
    if cell == view["moon"]:
        return {"x": x, "y": y, "colour": MOON, "shape": CRESCENT, "about": {"say": "moon-cell", **about}}
    if cell in view["stars"]:
        return {"x": x, "y": y, "colour": STAR, "about": {"say": "star-cell", **about}}
    return {"x": x, "y": y, "about": {"say": "empty-cell", **about}}


def die_panel(view: View) -> ListPanel:
    return {"kind": "list", "title": {"say": "die"}, "rows": die_rows(view)}


def die_rows(view: View) -> list[Phrase]:
    if roll := view["roll"]:
        return [{"say": "die-shows", "face": roll["face"], "couple": roll["couple"], "again": int(roll["again"])}]
    if view["step"] == "opening":
        return [*rolled_before(view), {"say": "die-opening", "opening": view["opening"]}]
    return [{"say": "die-zero"} if view["zero"] else {"say": "die-rests"}]


def rolled_before(view: View) -> list[Phrase]:
    """Where the rolls of the setup have put the moon and a star, until somebody places one."""
    stars = view["stars"]
    if len(stars) > ROLLED_STARS[view["seats"]]:
        return []
    return [{"say": "die-moon", **at(view["moon"])}, *({"say": "die-star", **at(cell)} for cell in stars)]


def cards_panel(view: View) -> TablePanel:
    rows = [card_row(view, seat) for seat in seats(view)]
    head: list[Phrase] = [{"say": f"column-{column}"} for column in ("player", "card", "colour", "rating", "best")]
    return {"kind": "table", "title": {"say": "cards"}, "head": head, "rows": rows}


def card_row(view: View, seat: int) -> list[Cell]:
    its = view["players"][seat]
    colour = {"say": "colour", "colour": its["colour"]}
    best = {"say": "of", "have": its["have"], "need": its["need"]}
    return [{"say": "seat", "seat": seat}, card_phrase(its["card"]), colour, its["rating"], best]


def card_panel(view: View, seat: int) -> GridPanel:
    """A player's constellation as it is drawn on the card."""
    its = view["players"][seat]
    rows = next(card["rows"] for card in CARDS if card["id"] == its["card"])
    marks = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "*"]
    cells: list[Square] = [{"x": x + 1, "y": y + 1, "colour": STAR} for x, y in marks]
    title = {"say": "constellation", "who": {"say": "seat", "seat": seat}, "card": card_phrase(its["card"])}
    return {"kind": "grid", "down": True, "title": title, "seat": seat, "cells": cells}


# The end


def final(view: View) -> TablePanel:
    """Who won with which constellation, winners first."""
    order = sorted(seats(view), key=lambda seat: (seat not in view["winners"], -view["players"][seat]["have"], seat))
    rows = [final_row(view, seat) for seat in order]
    head: list[Phrase] = [{"say": f"column-{column}"} for column in ("player", "card", "rating", "best")]
    return {"kind": "table", "title": {"say": "final"}, "head": head, "rows": rows}


def final_row(view: View, seat: int) -> list[Cell]:
    its = view["players"][seat]
    best = {"say": "of", "have": its["have"], "need": its["need"]}
    return [{"say": "seat", "seat": seat}, card_phrase(its["card"]), its["rating"], best]


__all__ = ["brings", "final", "lucky", "offer", "panels", "told", "verb", "view", "why", "winners"]
if len(STEPS) != DONE + 1:
    raise AssertionError("a step has no name")
