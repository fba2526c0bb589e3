"""Nova Luna: whole games by chance, step by step the same as a second, slow and plain version."""

from __future__ import annotations

import random
from typing import Any

import pytest

import asterism

from .luna import Cell, drawn
from .slow import Slow


@pytest.mark.parametrize("options", [{}, {"first_game": True}], ids=["usual", "first"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_go_the_slow_way(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        follow(asterism.table("novaluna", seats=seats, seed=seed, options=options), random.Random(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_refill_late_go_the_slow_way(seats: int) -> None:
    follow(asterism.table("novaluna", seats=seats, seed=9), random.Random(9), late=True)


def follow(game: asterism.Table, luck: random.Random, late: bool = False) -> None:
    """Play to the end; `late` refills only when it must."""
    slow = Slow(game.view(None))
    while not slow.over():
        (seat,) = game.to_act
        assert seat == slow.actor
        offers = game.offers(seat)
        assert set(offers) == slow.offers()
        text = offers[-1] if late and offers[0] == "refill" else luck.choice(offers)
        slow.play(text, drawn(game.play(seat, text)))
        assert game.view(None)["order"] == slow.rear()
        assert covered(game) == slow.covered()
    assert game.over
    assert game.scores == slow.scores()
    assert game.view(None)["ranking"] == slow.ranking()
    assert game.winners == (slow.ranking()[:1] if game.seats > 1 else [])


def covered(game: asterism.Table) -> list[dict[Cell, list[int]]]:
    """The covered tasks of each mosaic."""
    players = game.view(None)["players"]
    return [{(tile["x"], tile["y"]): numbers(tile["tasks"]) for tile in player["tiles"]} for player in players]


def numbers(tasks: list[dict[str, Any]]) -> list[int]:
    return [k for k, task in enumerate(tasks) if task["covered"]]
