"""A player's mosaic: laying tiles, chains of one colour, and the tasks they fulfil.

cell     a square of the mosaic's plane, counted from the first tile, as one number
edge     the free cells beside the mosaic, ascending
chain    tiles of one colour joined by their sides; its name is its oldest tile
task     how many tiles of each colour a tile wants around it; counts of four colours in one number
"""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.records import NONE, Grid, Row, grid, put_in, row, rule, take_out
from asterism.games.novaluna.pieces import (
    CENTRE,
    COLOUR,
    COVERED,
    EDGES,
    GUARD,
    LANE,
    MOST,
    PLACE,
    SIDE,
    TASK,
    TASKS,
)


class Mosaic:
    """One player's tiles, their chains, the tasks covered and the tokens still to be placed."""

    count: int
    tokens: int
    edges: int
    tile: Row = row(MOST)
    cell: Row = row(MOST)
    near: Grid = grid(MOST, 4)  # the adjacent tile on each side, or NONE
    chain: Row = row(MOST)  # the oldest tile of the same chain
    length: Row = row(MOST)  # of the chain, at its oldest tile
    covered: Row = row(MOST)  # tasks with a token, one bit each
    edge: Row = row(EDGES)


@rule
def clear(m: Mosaic, tokens: int) -> None:
    m.count, m.tokens, m.edges = 0, tokens, 1
    m.edge[0] = CENTRE


# Where a tile may lie (book 9)


@rule
def places(m: Mosaic, out: Row) -> int:
    for i in range(m.edges):
        out[i] = PLACE + m.edge[i]
    return m.edges


# Laying a tile (book 9 and 10)


@rule
def lay(m: Mosaic, tile: int, cell: int) -> None:
    at = m.count
    m.count += 1
    m.tile[at], m.cell[at], m.covered[at] = tile, cell, 0
    for side in range(4):
        m.near[at, side] = NONE
    touch(m, at, cell)
    join(m, at)
    widen(m, at, cell)


@rule
def touch(m: Mosaic, at: int, cell: int) -> None:
    """Find the neighbours; sides are 0 right, 1 left, 2 up, 3 down."""
    for i in range(at):
        gap = m.cell[i] - cell
        if abs(gap) == SIDE:  # by size first: neighbours are few, and a processor can't guess the sign
            meet(m, at, i, 0 if gap > 0 else 1)
        elif abs(gap) == 1:
            meet(m, at, i, 2 if gap > 0 else 3)


@rule
def meet(m: Mosaic, at: int, other: int, side: int) -> None:
    m.near[at, side] = other
    m.near[other, side ^ 1] = at


@rule
def join(m: Mosaic, at: int) -> None:
    """Join the chains of the same colour that the new tile touches."""
    m.chain[at], m.length[at] = at, 1
    for side in range(4):
        other = m.near[at, side]
        if other != NONE and COLOUR[m.tile[other]] == COLOUR[m.tile[at]]:
            merge(m, m.chain[at], m.chain[other])


@rule
def merge(m: Mosaic, a: int, b: int) -> None:
    if a == b:
        return
    old, young = min(a, b), max(a, b)
    for i in range(young, m.count):
        if m.chain[i] == young:
            m.chain[i] = old
    m.length[old] += m.length[young]
    m.length[young] = 0


@rule
def widen(m: Mosaic, at: int, cell: int) -> None:
    """The laid cell leaves the edge, its free neighbours enter it."""
    for i in range(m.edges):
        if m.edge[i] == cell:
            take_out(m.edge, i, m.edges)
            m.edges -= 1
            break
    x, y = cell // SIDE, cell % SIDE
    if m.near[at, 0] == NONE and x < SIDE - 1:
        add_edge(m, cell + SIDE)
    if m.near[at, 1] == NONE and x > 0:
        add_edge(m, cell - SIDE)
    if m.near[at, 2] == NONE and y < SIDE - 1:
        add_edge(m, cell + 1)
    if m.near[at, 3] == NONE and y > 0:
        add_edge(m, cell - 1)


@rule
def add_edge(m: Mosaic, cell: int) -> None:
    at = 0
    while at < m.edges and m.edge[at] < cell:
        at += 1
    if at < m.edges and m.edge[at] == cell:
        return
    put_in(m.edge, at, m.edges, cell)
    m.edges += 1


# Tasks (book 10)


@rule
def cover(m: Mosaic, seat: int, chain: int, tell: Any) -> None:
    """Cover fulfilled tasks of the newest tile and of all that touch a chain; NONE: of all tiles."""
    newest = m.count - 1
    for i in range(m.count):
        if chain == NONE or i == newest or touches(m, i, chain):
            cover_tile(m, seat, i, tell)


@rule
def touches(m: Mosaic, at: int, chain: int) -> bool:
    for side in range(4):
        other = m.near[at, side]
        if other != NONE and m.chain[other] == chain:
            return True
    return False


@rule
def cover_tile(m: Mosaic, seat: int, at: int, tell: Any) -> None:
    tile = m.tile[at]
    if m.covered[at] == (1 << TASKS[tile]) - 1:
        return
    counts = around(m, at)
    for k in range(TASKS[tile]):
        if m.tokens > 0 and not m.covered[at] >> k & 1 and fulfilled(counts, TASK[tile, k]):
            m.covered[at] |= 1 << k
            m.tokens -= 1
            say(tell, COVERED, ALL, seat, tile + 1, k, m.tokens)


@rule
def around(m: Mosaic, at: int) -> int:
    """Tiles of each colour in the different chains that touch a tile."""
    counts = 0
    for side in range(4):
        other = m.near[at, side]
        if other != NONE and not counted(m, at, side, m.chain[other]):
            counts += m.length[m.chain[other]] << LANE * COLOUR[m.tile[other]]
    if m.length[m.chain[at]] > 1:
        counts -= own_part(m, at)
    return counts


@rule
def all_around(m: Mosaic, out: Row) -> None:
    """The tiles around each tile."""
    for at in range(m.count):
        out[at] = around(m, at)


@rule
def counted(m: Mosaic, at: int, side: int, chain: int) -> bool:
    """Does this chain touch the tile on an earlier side too?"""
    for earlier in range(side):
        other = m.near[at, earlier]
        if other != NONE and m.chain[other] == chain:
            return True
    return False


@rule
def own_part(m: Mosaic, at: int) -> int:
    """A tile in its own colour's chain never counts for its own tasks."""
    return int(1 << LANE * COLOUR[m.tile[at]])


@rule
def fulfilled(counts: int, task: int) -> bool:
    """Is there at least what the task asks, in every colour?"""
    return ((counts | GUARD) - task) & GUARD == GUARD
