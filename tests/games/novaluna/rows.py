"""What rows of Nova Luna leave out: where a mosaic lies and in which order it was laid."""

from __future__ import annotations

from typing import Any

FOLLOWS = {"stock", "ring", "mosaics.near", "mosaics.chain", "mosaics.length", "mosaics.edge", "mosaics.edges"}


def plain(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "players": [{**player, **moved(player)} for player in view["players"]]}


def moved(player: dict[str, Any]) -> dict[str, Any]:
    """The tiles by their numbers and the cells, counted from the mosaic's own corner."""
    cells: list[list[int]] = player["cells"]
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    tiles = [{**tile, "x": tile["x"] - left, "y": tile["y"] - low} for tile in player["tiles"]]
    return {
        "tiles": sorted(tiles, key=lambda tile: int(tile["tile"])),
        "cells": sorted([x - left, y - low] for x, y in cells),
    }
