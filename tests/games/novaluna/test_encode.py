"""What the gist of Nova Luna says of a mosaic is what the rules would make of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from asterism import Table
from asterism.core.game import game
from asterism.core.records import NONE, dtype
from asterism.envs.observations import observation
from asterism.games.novaluna.mosaic import Mosaic, around, lay
from asterism.games.novaluna.pieces import COLOUR, COLOURS, COST, LANE, PLACES, TASK, TASKS
from support.conformance import Case, game_of, spread

LAYOUT = game("novaluna").layout
AHEAD = 5
counts_of_players = pytest.mark.parametrize("seats", [1, 2, 4])


def moments(seats: int) -> Iterator[Table]:
    for seed in range(3):
        yield from spread(game_of(Case("novaluna", seats), seed), 12)


def seen(table: Table, name: str, seat: int = 0) -> Any:
    return LAYOUT[name].of(observation(table.seen(seat))).tolist()


def mosaics(table: Table, seat: int = 0) -> list[Any]:
    """Everybody's mosaic, the seat's own first."""
    return [table.state[0].mosaics[(seat + turn) % table.seats] for turn in range(table.seats)]


def lacks(m: Any) -> Iterator[tuple[int, int, list[int]]]:
    """The open tasks, and how many tiles of each colour they lack."""
    for i in range(m.count):
        counts = int(around(m, i))
        for k in range(TASKS[m.tile[i]]):
            if not m.covered[i] >> k & 1:
                asked = [int(TASK[m.tile[i], k]) >> LANE * c & 63 for c in range(len(COLOURS))]
                yield i, k, [max(0, asked[c] - (counts >> LANE * c & 63)) for c in range(len(COLOURS))]


@counts_of_players
def test_what_tasks_lack_is_counted_by_number_and_colour(seats: int) -> None:
    for table in moments(seats):
        for turn, m in enumerate(mosaics(table)):
            missing = [lack for _, _, lack in lacks(m)]
            by_number = Counter(min(sum(lack), 4) for lack in missing)
            assert seen(table, "lacks")[turn] == [by_number[number] for number in range(5)]
            for name, wanted in (("lack one", 1), ("lack two", 2)):
                some = [lack for lack in missing if sum(lack) == wanted]
                assert seen(table, name)[turn] == [sum(lack[c] for lack in some) for c in range(4)]
            assert seen(table, "lack all")[turn] == [min(127, sum(lack[c] for lack in missing)) for c in range(4)]


@counts_of_players
def test_the_longest_chains_are_told_by_colour(seats: int) -> None:
    for table in moments(seats):
        for turn, m in enumerate(mosaics(table)):
            chains = [(int(COLOUR[m.tile[i]]), int(m.length[m.chain[i]])) for i in range(m.count)]
            assert seen(table, "chain")[turn] == [
                max([n for c, n in chains if c == colour], default=0) for colour in range(4)
            ]


def with_a_tile(m: Any, tile: int, cell: int) -> Any:
    changed: Any = np.frombuffer(bytearray(m.tobytes()), dtype(Mosaic))[0]
    lay(changed, tile, cell)
    return changed


def done_by(m: Any, tile: int, cell: int) -> tuple[int, int]:
    """Tasks that lacked one tile and lack none once a tile lies on a cell; and tasks of the tile itself."""
    after = list(lacks(with_a_tile(m, tile, cell)))
    still = {(i, k) for i, k, lack in after if sum(lack)}
    before = sum((i, k) not in still for i, k, lack in lacks(m) if sum(lack) == 1)
    return before, sum(i == m.count and not sum(lack) for i, _, lack in after)


def unused(m: Any, colour: int) -> int:
    """A tile of a colour that is not in a mosaic."""
    return next(tile for tile in range(68) if COLOUR[tile] == colour and tile not in m.tile[: m.count])


@counts_of_players
def test_gains_are_what_a_tile_of_a_colour_would_do_on_the_best_cell(seats: int) -> None:
    some = 0
    for table in moments(seats):
        for turn, m in enumerate(mosaics(table)):
            for colour in range(4 if m.count < 40 else 0):
                gains = [done_by(m, unused(m, colour), int(m.edge[k]))[0] for k in range(m.edges)]
                assert seen(table, "gain")[turn][colour] == max(gains)
                assert seen(table, "gaining")[turn][colour] == sum(gain > 0 for gain in gains)
                some += max(gains) > 1
    assert some


@counts_of_players
def test_tiles_to_come_are_told_with_what_they_would_do_for_everybody(seats: int) -> None:
    some = 0
    for table in moments(seats):
        s = table.state[0]
        ring = [int(s.ring[(s.moon + step) % PLACES]) for step in range(1, PLACES)]
        tiles = [tile for tile in ring if tile != NONE][:AHEAD]
        told = seen(table, "to come")
        for tile, entry in [*zip(tiles, told, strict=False), *([(int(s.hand), told[AHEAD])] if s.hand != NONE else [])]:
            assert entry[:4] == [int(colour == COLOUR[tile]) for colour in range(4)]
            assert entry[4:6] == [COST[tile], TASKS[tile]]
            for turn, m in enumerate(mosaics(table)):
                best = max(sum(done_by(m, tile, int(m.edge[k]))) for k in range(m.edges))
                assert entry[6 + turn] == best
                some += best > 0
        assert not np.any(told[len(tiles) : AHEAD])
    assert some


@counts_of_players
def test_the_standing_is_told_from_the_seats_own_side(seats: int) -> None:
    for table in moments(seats):
        players, order = table.view(0)["players"], table.view(0)["order"]
        for seat in range(seats):
            for turn, entry in enumerate(seen(table, "standing", seat)[:seats]):
                other = (seat + turn) % seats
                gap = players[other]["time"] - players[seat]["time"]
                laid = len(players[other]["tiles"])
                assert entry == [1, players[other]["tokens"], gap, order.index(other), laid]
            assert not np.any(seen(table, "standing", seat)[seats:])
