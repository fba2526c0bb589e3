"""How bots look at Hvězdokupy, and how search plays on."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import asterism
from asterism import Table
from asterism.core.actions import NO_TALE
from asterism.core.chance import quick
from asterism.core.game import act, evaluate, foresee
from asterism.games.clusters.bot import HORIZON, a_move_wins, best_star, best_target, outlooks_of, worth_at
from asterism.games.clusters.pieces import PLACE, PUT, TAKE
from asterism.games.clusters.rules import DONE, ROLLING, TAKING, Clusters, free, movable
from asterism.games.clusters.sky import near, one
from games.clusters.sky import at, table

# A constellation lacks row 4, column 3; in row 5, column 4 lies a star that it does not need.
BESIDE = """
    . . . . . . . .
    . * . * . . . .
    . * . * . . . .
    . * . * . . . .
    . . . * . . . .
    . . . . . . * .
    . . . . . . . M
    . . . . . . . .
"""
ALONE = BESIDE.replace(". . . * . . . .", ". . . . . . . .")


def some_table(seed: int, seats: int) -> Table:
    """A table in mid-game where a star may be placed."""
    luck = random.Random(seed)
    found = asterism.table("clusters", seats, seed=seed)
    while len(found.moves) < 15 or not may_place(found):
        found.play(found.to_act[0], luck.choice(found.offers(found.to_act[0])))
        if found.over:
            return some_table(seed + 1000, seats)
    return found


def may_place(found: Table) -> bool:
    return any(text.startswith("place") for text in found.offers(found.to_act[0]))


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", range(6))
def test_the_quick_look_at_a_star_is_the_look_at_the_position_after_it(seats: int, seed: int) -> None:
    found = some_table(seed, seats)
    seat, out = found.to_act[0], np.zeros(6)
    seen = found.seen(seat)
    before = seen.states[0]
    for action in (action for action in seen.actions if PLACE <= action < PLACE + 64):
        after = seen.states.copy()
        act(after, 0, seat, action, quick(1), NO_TALE)
        evaluate(after[0], out)
        winners = [one for one in range(seats) if after[0].winners >> one & 1]
        wanted = out[seat] if not winners else float(seat in winners)
        assert worth_at(before, action - PLACE, outlooks_of(before)) == pytest.approx(wanted, abs=0.002)


def state(drawing: str) -> Clusters:
    found: Clusters = table(drawing, ("P11", "P02"), step="place", turn=1, first=1).seen(1).states[0]
    return found


def test_a_star_beside_is_moved_where_it_wins() -> None:
    assert a_move_wins(state(BESIDE))
    assert best_move(state(BESIDE)) == (at(5, 4), at(4, 3))


def test_a_star_of_the_constellation_itself_can_not_be_moved_to_finish_it() -> None:
    assert not a_move_wins(state(ALONE))
    assert best_move(state(ALONE)) != (at(5, 4), at(4, 3))


@pytest.mark.parametrize("seed", range(8))
def test_playing_on_a_star_is_moved_where_it_looks_best(seed: int) -> None:
    found = some_table(seed, 2)
    seat = found.to_act[0]
    before = found.seen(seat).states
    before[0].step = TAKING
    worths = {(star, cell): worth_moved(before, seat, star, cell) for star, cell in moves(before[0])}
    assert worths[best_move(before[0])] == pytest.approx(max(worths.values()), abs=0.002)


def moves(s: Clusters) -> list[tuple[int, int]]:
    stars = [cell for cell in range(64) if int(movable(s)) >> cell & 1]
    return [(star, cell) for star in stars for cell in range(64) if int(near(one(star)) & free(s)) >> cell & 1]


def worth_moved(before: Any, seat: int, star: int, cell: int) -> float:
    after, out = before.copy(), np.zeros(6)
    for action in (TAKE + star, PUT + cell):
        act(after, 0, seat, action, quick(1), NO_TALE)
    evaluate(after[0], out)
    winners = int(after[0].winners)
    return float(winners >> seat & 1) if winners else float(out[seat])


def best_move(s: Clusters) -> tuple[int, int]:
    s.taken = best_star(s)
    return s.taken, best_target(s)[0]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(8))
def test_search_plays_on_to_the_end_or_for_four_turns(seed: int, seats: int) -> None:
    found = some_table(seed, seats)
    seen, out = found.seen(found.to_act[0]), np.zeros(6)
    stars = len(found.view(None)["stars"])
    states = seen.states.copy()
    foresee(states[0], seen.seat, quick(seed), out)
    assert states[0].step == DONE or states[0].step == ROLLING
    assert 0.0 <= out.sum() <= 1.0 + 1e-9
    evaluate(states[0], looked := np.zeros(6))
    assert out == pytest.approx(looked)
    more = int(states[0].stars).bit_count() - stars
    assert more <= 1 + 2 * HORIZON
