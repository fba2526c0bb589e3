"""Positions of Nova Luna in few words, and its tasks counted the slow way.

Tiles go by their printed numbers. A mosaic is a mapping of cells to tiles, in the order of placement.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import asterism

Cell = tuple[int, int]
Mosaic = dict[Cell, int]
Story = Sequence[Mapping[str, Any]]

DATA: dict[str, Any] = json.loads((files("asterism.games.novaluna") / "components.json").read_text())
TILES: dict[int, dict[str, Any]] = {tile["id"]: tile for tile in DATA["tiles"]}
TURQUOISE, BLUE, RED, YELLOW = range(1, 18), range(18, 35), range(35, 52), range(52, 69)


# Tasks, as a player would count them


def cost(tiles: Iterable[int] | Mosaic = ()) -> int:
    """What tiles, or those of a mosaic, cost together."""
    return sum(TILES[tile]["cost"] for tile in (tiles.values() if isinstance(tiles, dict) else tiles))


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def chain(mosaic: Mosaic, start: Cell, colour: str) -> set[Cell]:
    """All cells of a colour joined edge to edge with the start."""
    found, ahead = set(), [start]
    while ahead:
        cell = ahead.pop()
        if cell in mosaic and cell not in found and TILES[mosaic[cell]]["colour"] == colour:
            found.add(cell)
            ahead += beside(cell)
    return found


def count(mosaic: Mosaic, at: Cell, colour: str) -> int:
    """Tiles of a colour in the chains that touch a tile, itself left out."""
    return len(set().union(*(chain(mosaic, cell, colour) for cell in beside(at))) - {at})


def done(mosaic: Mosaic, at: Cell) -> list[int]:
    """Which tasks of a tile are done."""
    tasks: list[dict[str, int]] = TILES[mosaic[at]]["tasks"]
    return [k for k, task in enumerate(tasks) if all(count(mosaic, at, c) >= n for c, n in task.items())]


class Tokens:
    """A player's tokens while a mosaic grows."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.covered: dict[Cell, list[int]] = {}

    def cover(self, mosaic: Mosaic) -> None:
        for at in mosaic:
            mine = self.covered.setdefault(at, [])
            for k in done(mosaic, at):
                if k not in mine and self.left:
                    mine.append(k)
                    self.left -= 1


def placed(mosaic: Mosaic, tokens: int, first_tiles: int | None = None) -> Tokens:
    """Lay a mosaic tile by tile; alone, 13 more tokens come after the first tiles."""
    result, laid = Tokens(tokens), Mosaic()
    for n, cell in enumerate([*mosaic, None]):
        if n == first_tiles:
            result.left += 13
            result.cover(laid)
        if cell is not None:
            laid[cell] = mosaic[cell]
            result.cover(laid)
    return result


# Positions


def line(tiles: Iterable[int], dx: int = 1, dy: int = 0) -> Mosaic:
    return {(i * dx, i * dy): tile for i, tile in enumerate(tiles)}


def position(
    *mosaics: Mosaic,
    seats: int = 2,
    ring: Mapping[int, int] | Sequence[int] | None = None,
    moon: int = 0,
    hand: int | None = None,
    turn: int | None = None,
    stack: Sequence[int] = (3, 2, 1, 0),
    refilled: int = 0,
    first_tiles: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str = "1",
) -> dict[str, Any]:
    """A position: seats without a mosaic get one that took as long as the first; `stack` goes from below."""
    options = options or {}
    fixed = list(ring.values() if isinstance(ring, Mapping) else ring or ())
    spare = sorted(set(TILES) - {hand, *fixed, *(tile for m in mosaics for tile in m.values())})
    theirs = [*mosaics, *(filler(spare, cost(*mosaics[:1])) for _ in range(len(mosaics), seats))]
    if ring is None:
        ring = spare[: 11 - (taken(mosaics[0], hand, first_tiles) if seats == 1 else 0)]
    places = ring if isinstance(ring, Mapping) else {(moon + 1 + i) % 12: tile for i, tile in enumerate(ring)}
    times = [cost(mosaic) for mosaic in theirs]
    actor = min(range(seats), key=lambda seat: (times[seat], -stack.index(seat))) if turn is None else turn
    times[actor] += cost([hand]) if hand else 0
    state = {
        "moon": moon,
        "ring": [places.get(place) for place in range(12)],
        "bag": [tile for tile in spare if tile not in places.values()],
        "hand": hand,
        "turn": actor,
        "refilled": refilled,
        "phase": 1 if first_tiles is None else 2,
        "first_tiles": first_tiles or 0,
        "track": track(times, stack) if seats > 1 else [],
        "players": [player(mosaic, to_place(seats, options), first_tiles) for mosaic in theirs],
    }
    return head(seats, options, seed) | {"state": state}


def head(seats: int, options: Mapping[str, Any], seed: str) -> dict[str, Any]:
    about = {"format": "asterism 1", "game": "novaluna", "rules": 1, "seats": seats}
    return {**about, "options": dict(options), "seed": seed, "reveals": 1}


def taken(mosaic: Mosaic, hand: int | None, first_tiles: int | None) -> int:
    """Alone: how many tiles were taken in this phase."""
    return len(mosaic) + (hand is not None) - (first_tiles or 0)


def filler(spare: list[int], time: int) -> Mosaic:
    """A line of spare tiles, dear ones first, that cost just as much; they are spare no more."""
    sums: dict[int, list[int]] = {0: []}
    for tile in sorted(spare, key=lambda tile: -cost([tile])):
        for total, tiles in [*sums.items()]:
            sums.setdefault(total + cost([tile]), [*tiles, tile])
    for tile in sums[time]:
        spare.remove(tile)
    return line(sums[time])


def to_place(seats: int, options: Mapping[str, Any]) -> int:
    return 8 if seats == 1 else int(options.get("tokens", 21)) - 1


def track(times: Sequence[int], stack: Sequence[int]) -> list[dict[str, Any]]:
    return [
        {"time": time, "stack": [seat for seat in stack if seat < len(times) and times[seat] == time]}
        for time in sorted(set(times))
    ]


def player(mosaic: Mosaic, tokens: int, first_tiles: int | None) -> dict[str, Any]:
    result = placed(mosaic, tokens, first_tiles)
    tiles = [{"tile": mosaic[x, y], "x": x, "y": y, "covered": sorted(result.covered[x, y])} for x, y in mosaic]
    return {"tokens": result.left, "mosaic": tiles}


def table(*mosaics: Mosaic, **given: Any) -> asterism.Table:
    """A table at a position."""
    return asterism.position("novaluna", position(*mosaics, **given))


def covers(mosaic: Mosaic, hand: int, at: Cell, **given: Any) -> list[tuple[int, int]]:
    """The tasks (tile, number) that are covered when seat 0 lays a tile."""
    return covered(lay(table(mosaic, hand=hand, **given), at))


def lay(table: asterism.Table, at: Cell) -> Story:
    return table.play(table.to_act[0], f"place x:{at[0]} y:{at[1]}")


def take(table: asterism.Table, place: int, at: Cell) -> Story:
    """Pick and place."""
    return [*table.play(table.to_act[0], f"pick place:{place}"), *lay(table, at)]


def covered(story: Story) -> list[tuple[int, int]]:
    return [(entry["tile"], entry["task"]) for entry in story if entry["what"] == "covered"]


def drawn(story: Story) -> dict[int, int]:
    """Tiles drawn into the ring by their places, in order."""
    return {entry["place"]: entry["tile"] for entry in story if entry["what"] == "drew"}


def ring(table: asterism.Table) -> dict[int, int]:
    return {place: tile for place, tile in enumerate(table.view(None)["ring"]) if tile is not None}


# Late games


def late(seats: int, left: int, luck: int) -> tuple[list[Mosaic], list[int], list[int]]:
    """Mosaics in lines, the stack order and the last tiles, after all others were taken in turn."""
    tiles = random.Random(luck).sample(sorted(TILES), len(TILES))
    taken: list[list[int]] = [[] for _ in range(seats)]
    stack = list(range(seats))
    for tile in tiles[left:]:
        seat = min(stack, key=lambda seat: (cost(taken[seat]), -stack.index(seat)))
        taken[seat].append(tile)
        stack.remove(seat)
        stack.append(seat)
    return [line(mine) for mine in taken], stack, tiles[:left]


def tokens_left(mosaics: Iterable[Mosaic], tokens: int = 20) -> list[int]:
    return [placed(mosaic, tokens).left for mosaic in mosaics]


def late_table(seats: int, ring: int, stock: int = 0, luck: int = 0, **given: Any) -> asterism.Table:
    """A game with few tiles left and nobody out of tokens."""
    while True:
        mosaics, stack, tiles = late(seats, ring + stock, luck)
        if min(tokens_left(mosaics)) > 3:
            return table(*mosaics, seats=seats, ring=tiles[:ring], stack=stack, **given)
        luck += 1000
