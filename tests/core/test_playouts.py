"""Random games in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

import asterism
from support.conformance import PLAIN, Case


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_playouts_are_the_same_on_any_number_of_threads(case: Case) -> None:
    one, two = (asterism.playouts(case.slug, case.seats, 600, seed=3, threads=threads) for threads in (1, 2))
    assert (one.scores == two.scores).all()
    assert (one.utilities == two.utilities).all()
    assert (one.decisions == two.decisions).all()
    assert one.scores.shape == one.utilities.shape == (600, case.seats)
    assert (one.decisions > 0).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_other_seeds_play_other_games(case: Case) -> None:
    one, two = (asterism.playouts(case.slug, case.seats, 100, seed=seed) for seed in (1, 2))
    assert (one.scores != two.scores).any()
    assert len(np.unique(np.column_stack((one.scores, one.decisions)), axis=0)) > 10


@pytest.mark.parametrize("games", [0, 1, 499, 501])
def test_any_number_of_games_can_be_played(games: int) -> None:
    assert len(asterism.playouts("sealed", 3, games).decisions) == games


def test_bad_playouts_are_refused() -> None:
    with pytest.raises(ValueError, match="games must be a whole number from 0 on, not -1"):
        asterism.playouts("sealed", 3, -1)
    with pytest.raises(ValueError, match="sealed is for 3 to 3 players, not 2"):
        asterism.playouts("sealed", 2, 1)
    with pytest.raises(ValueError, match="has no option nonsense"):
        asterism.playouts("sealed", 3, 1, options={"nonsense": 1})
