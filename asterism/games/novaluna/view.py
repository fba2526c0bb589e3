"""Nova Luna as people see it: the view, the reasons, and the phrases for texts to put in words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, get_args

import numpy as np

from asterism.core.game import Lasting
from asterism.core.records import NONE, dtype, plain
from asterism.core.wire import Cell, GridPanel, ListPanel, Named, Pair, Panel, PanelRow, Phrase, Square, TablePanel
from asterism.games.novaluna.mosaic import Mosaic, all_around
from asterism.games.novaluna.pieces import COLOURS, DATA, FAR, LANE, MOST, PICK, PLACE, REACH, SIDE, SPACES, verb
from asterism.games.novaluna.rules import DONE, PLACING, Luna, may_refill, rank, standings
from asterism.games.novaluna.terms import Form, Told
from asterism.games.novaluna.wire import Counts, Laid, LaidTiles, Player, Shown, Step, Task, View

STEPS: tuple[Step, ...] = get_args(Step)


def view(s: Luna, seat: int | None) -> Shown:
    """Nova Luna has no secrets: everybody sees the same."""
    now = plain(s)
    rows = np.zeros((2, now.seats), np.int32)
    standings(s, *rows)
    order, ranking = rows.tolist()
    return {
        "step": STEPS[now.step],
        "turn": now.turn,
        "moon": now.moon,
        "ring": [PRINTED[tile] for tile in now.ring.tolist()],
        "bag": [tile + 1 for tile in now.bag[: now.stock].tolist()],
        "hand": PRINTED[now.hand],
        "phase": now.phase,
        "first_sum": now.first_sum,
        "given": now.given,
        "order": order,
        "ranking": ranking,
        "players": players(now),
    }


PRINTED = {NONE: None, **{tile: tile + 1 for tile in range(len(DATA["tiles"]))}}


def players(now: Any) -> list[Player]:
    places = zip(now.time.tolist(), now.height.tolist(), now.mosaics[: now.seats], strict=False)
    return [
        {"time": time, "space": time % SPACES, "height": height, **mosaic(laid.tobytes())}
        for time, height, laid in places
    ]


@lru_cache(maxsize=512)
def mosaic(record: bytes) -> LaidTiles:
    """What somebody has laid; most moves leave it as it is."""
    m = np.frombuffer(bytearray(record), dtype(Mosaic))[0]
    its = plain(m)
    cells = Lasting(CELLS[cell] for cell in its.edge[: its.edges].tolist())
    return {"tokens": its.tokens, "tiles": Lasting(tiles(m, its)), "cells": cells}


def tiles(m: Mosaic, its: Any) -> list[Laid]:
    counts = np.zeros(MOST, np.int32)
    all_around(m, counts)
    rows = (row[: its.count].tolist() for row in (its.tile, its.cell, its.covered, counts))
    return [laid(*each) for each in zip(*rows, strict=True)]


@lru_cache(maxsize=8192)
def laid(tile: int, cell: int, covered: int, counts: int) -> Laid:
    """A tile in a mosaic; few change with a move, so each is made once."""
    tasks: list[Task] = [
        {
            "need": need,
            "have": {colour: counts >> shift & MOST_COUNTED for colour, shift in shifts},
            "covered": bool(covered >> k & 1),
        }
        for k, (need, shifts) in enumerate(TASKS_OF[tile])
    ]
    x, y = CELLS[cell]
    return {"tile": tile + 1, "x": x, "y": y, "tasks": tasks}


CELLS: list[Pair] = [[cell // SIDE - FAR, cell % SIDE - FAR] for cell in range(SIDE * SIDE)]
MOST_COUNTED = (1 << LANE - 1) - 1
TASKS_OF = [
    [(need, [(colour, LANE * COLOURS.index(colour)) for colour in need]) for need in tile["tasks"]]
    for tile in DATA["tiles"]
]


def winners(s: Luna) -> list[int]:
    """One winner, always; alone none."""
    return [] if s.seats == 1 else [seat for seat in range(s.seats) if rank(s, seat) == 0]


# Why not


def why(s: Luna, seat: int, action: int) -> str:
    """The reason why an action is not offered to the seat whose turn it is."""
    if action >= PLACE:
        return why_not_place(s, seat, action - PLACE)
    if s.step == PLACING:
        return "place-first"
    return why_not_pick(s, action - PICK) if action >= PICK else why_not_refill(s)


def why_not_place(s: Luna, seat: int, cell: int) -> str:
    m = s.mosaics[seat]
    if s.step != PLACING:
        return "pick-first"
    return "cell-taken" if cell in [m.cell[i] for i in range(m.count)] else "not-adjacent"


def why_not_pick(s: Luna, place: int) -> str:
    if s.left == 0 and may_refill(s):
        return "refill-first"
    if place == s.moon:
        return "moon-here"
    return "empty-place" if s.ring[place] == NONE else "out-of-reach"


def why_not_refill(s: Luna) -> str:
    if s.refilled:
        return "refilled-already"
    if s.seats == 1:
        return "phase-runs" if s.phase == 1 else "last-phase"
    return "enough-tiles" if s.left >= REACH else "bag-empty"


# Phrases


def offer(view: View, form: Form) -> Phrase:
    """What an offer says."""
    if form["verb"] == "pick":
        place = form["place"]
        return {"say": "pick", "place": place, "tile": whole_tile(view["ring"][place])}
    if form["verb"] == "place":
        return {"say": "place", "x": form["x"], "y": form["y"], "tile": tile_phrase(view["hand"])}
    return {"say": "refill", "solo": int(view["seats"] == 1)}


def told(view: View, entry: Told) -> Phrase:
    """What a line of the story says."""
    phrase: dict[str, Any] = {"say": f"told-{entry['what']}", **{k: v for k, v in entry.items() if k != "what"}}
    if "tile" in entry:
        phrase["tile"] = tile_look(entry["tile"])
    if entry["what"] == "laid":
        beside = tiles_beside(view["players"][entry["seat"]], entry["x"], entry["y"])
        phrase |= {"beside": beside} if beside else {"say": "told-laid-first"}
    if entry["what"] == "went":
        phrase["steps"] = (entry["to"] - entry["start"]) % SPACES
    if "task" in entry:
        phrase["task"] = task_phrase(DATA["tiles"][entry["tile"] - 1]["tasks"][entry["task"]])
    if "seat" in entry:
        phrase["who"] = {"say": "seat", "seat": entry["seat"]}
    return phrase


SIDES = {"above": (0, -1), "below": (0, 1), "left": (1, 0), "right": (-1, 0)}


def tiles_beside(player: Player, x: int, y: int) -> list[Phrase]:
    """The tiles beside a cell, by their look."""
    laid = {(it["x"], it["y"]): it["tile"] for it in player["tiles"]}
    found = [(side, laid.get((x + dx, y + dy))) for side, (dx, dy) in SIDES.items()]
    return [{**tile_look(tile), "say": "tile-beside", "side": side} for side, tile in found if tile is not None]


@cache
def tile_look(number: int) -> Phrase:
    """A tile as one who sees the table calls it."""
    tile = DATA["tiles"][number - 1]
    return {"say": "tile-look", "colour": tile["colour"], "cost": tile["cost"]}


@cache
def tile_phrase(number: int) -> Phrase:
    return {"say": "tile", "number": number, "colour": DATA["tiles"][number - 1]["colour"]}


@cache
def whole_tile(number: int) -> Phrase:
    """A tile with all that is printed on it."""
    tile = DATA["tiles"][number - 1]
    asked = {"asks": len(tile["tasks"]), "tasks": [task_phrase(task) for task in tile["tasks"]]}
    return {**tile_phrase(number), "say": "whole-tile", "cost": tile["cost"], **asked}


def task_phrase(task: Counts) -> Phrase:
    return {"say": "task", "parts": [{"say": "part", "count": n, "colour": colour} for colour, n in task.items()]}


def brings(entries: list[Told], seat: int) -> int:
    """What a preview is worth at a glance: the tasks it covers."""
    return sum(entry["what"] == "covered" for entry in entries)


def lucky(form: Form) -> bool:
    """Does luck decide what an offer brings?"""
    return form["verb"] == "refill"


# Panels, for the generic board and the terminal


def panels(view: View) -> list[Panel]:
    parts: list[Panel] = [ring_panel(view), track_panel(view) if view["seats"] > 1 else sums_panel(view)]
    parts += [mosaic_panel(view, seat) for seat in range(view["seats"])]
    return parts + ([hand_panel(view["hand"])] if view["hand"] else [])


def ring_panel(view: View) -> TablePanel:
    """The tiles of the ring, clockwise from the moon."""
    places = [(view["moon"] + step) % len(view["ring"]) for step in range(1, len(view["ring"]))]
    rows = [ring_row(place, tile) for place in places if (tile := view["ring"][place]) is not None]
    head = [{"say": "column-place"}, *TILE_HEAD]
    title = {"say": "ring", "moon": view["moon"], "bag": len(view["bag"])}
    return {"kind": "table", "title": title, "head": head, "rows": rows, "legend": LEGEND}


LEGEND: list[Named] = [{"colour": colour, "name": {"say": "colour", "colour": colour}} for colour in COLOURS]


def ring_row(place: int, tile: int) -> PanelRow:
    about = {"say": "ring-place", "place": place, "tile": whole_tile(tile)}
    return {"cells": [place, *tile_cells(tile)], "do": f"pick place:{place}", "about": about}


def hand_panel(tile: int) -> TablePanel:
    """The tile that was taken and must be laid."""
    title = {"say": "hand", "tile": tile_phrase(tile)}
    return {"kind": "table", "title": title, "head": TILE_HEAD, "rows": [{"cells": tile_cells(tile)}], "now": True}


TILE_HEAD: list[Phrase] = [{"say": f"column-{column}"} for column in ("tile", "cost", "tasks")]


def tile_cells(number: int) -> list[Cell]:
    """A tile as cells of a table: itself, its cost, its tasks."""
    tile = DATA["tiles"][number - 1]
    chip = {"colour": tile["colour"], "text": str(number)}
    return [chip, tile["cost"], {"marks": [{"colours": dots(task), "done": False} for task in tile["tasks"]]}]


def dots(task: Counts) -> list[str]:
    """A task as it is printed: one dot of its colour for each tile it asks."""
    return [colour for colour, count in task.items() for _ in range(count)]


def track_panel(view: View) -> TablePanel:
    rows: list[list[Cell]] = [
        [{"say": "seat", "seat": seat}, p["time"], p["space"], p["tokens"]]
        for seat in view["order"]
        for p in [view["players"][seat]]
    ]
    head: list[Phrase] = [{"say": f"track-{column}"} for column in ("player", "time", "space", "tokens")]
    return {"kind": "table", "title": {"say": "track"}, "head": head, "rows": rows}


def sums_panel(view: View) -> ListPanel:
    costs, tokens, two = view["players"][0]["time"], view["players"][0]["tokens"], int(view["phase"] == 2)
    rows: list[Phrase] = [
        {"say": "sum-phase", "phase": view["phase"]},
        {"say": "sum-first", "sum": view["first_sum"], "noted": two},
        {"say": "sum-costs", "costs": costs},
        {"say": "sum-tokens", "tokens": tokens},
    ]
    return {"kind": "list", "title": {"say": "sums"}, "rows": rows}


def mosaic_panel(view: View, seat: int) -> GridPanel:
    """A player's tiles as a grid; while placing, the free cells too."""
    p = view["players"][seat]
    cells = [mosaic_cell(tile) for tile in p["tiles"]]
    if view["step"] == "place" and view["turn"] == seat:
        cells += [{"x": x, "y": y, "free": f"place x:{x} y:{y}"} for x, y in p["cells"]]
    title = {"say": "mosaic", "who": {"say": "seat", "seat": seat}, "tokens": p["tokens"]}
    return {"kind": "grid", "title": title, "seat": seat, "cells": cells}


def mosaic_cell(tile: Laid) -> Square:
    facts = DATA["tiles"][tile["tile"] - 1]
    done = sum(task["covered"] for task in tile["tasks"])
    return {
        "x": tile["x"],
        "y": tile["y"],
        "colour": facts["colour"],
        "text": str(tile["tile"]),
        "marks": [{"colours": dots(task["need"]), "done": task["covered"]} for task in tile["tasks"]],
        "about": {"say": "laid", "tile": whole_tile(tile["tile"]), "done": done, "tasks": len(tile["tasks"])},
    }


# The end


def final(view: View) -> Panel:
    """How the game came out, as a panel."""
    return final_order(view) if view["seats"] > 1 else final_sums(view)


def final_order(view: View) -> TablePanel:
    rows: list[list[Cell]] = [
        [{"say": "seat", "seat": seat}, view["given"] - p["tokens"], p["tokens"], p["space"]]
        for seat in view["ranking"]
        for p in [view["players"][seat]]
    ]
    head: list[Phrase] = [{"say": f"final-{column}"} for column in ("player", "placed", "left", "space")]
    return {"kind": "table", "title": {"say": "final"}, "head": head, "rows": rows}


def final_sums(view: View) -> ListPanel:
    total, first = view["scores"][0], view["first_sum"]
    rows: list[Phrase] = [
        {"say": "solo-first", "sum": first},
        {"say": "solo-second", "sum": total - first},
        {"say": "solo-total", "sum": total, "excellent": int(total < EXCELLENT)},
    ]
    return {"kind": "list", "title": {"say": "solo"}, "rows": rows}


EXCELLENT = 100

__all__ = ["brings", "final", "lucky", "offer", "panels", "told", "verb", "view", "why", "winners"]
if len(STEPS) != DONE + 1:
    raise AssertionError("a step has no name")
