"""Positions that contradict themselves are refused with their fault."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from games.clusters.sky import at, position
from games.clusters.test_end import FULL, HORSESHOE

STANDING = HORSESHOE.replace("* . * . . . .\n    . . . . . . . .", "* * * . . . .\n    . . . . . . . .", 1)
SPENT = FULL.replace(". * * * * * * *", "* * * * * * * *", 1)
YELLOW = ("Y11", "Y09", "Y01")
THREE = ("P13", "P06", "P02")


def state(**fields: Any) -> dict[str, Any]:
    """A position of three players with some fields of its state changed."""
    start = position(cards=THREE)
    return {**start, "state": {**start["state"], **fields}}


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (state(step="dance"), "position step is 'dance'"),
        (state(cards=["P13", "P06", "P99"]), "there is no card 'P99'"),
        (state(cards=["P13", "P06", "P03", "P02"]), "has 4 entries, not 3"),
        (state(cards=["P13", "P01", "P02"]), "player 1 gets a purple card of rating 2, not P01"),
        (state(cards=["Y13", "P06", "P02"]), "player 0 gets a purple card of rating 3, not Y13"),
        (state(moon=at(2, 2)), "holds the moon or another star already"),
        (state(stars=[1, 1, 2, 3, 4, 5], stock=53), "holds the moon or another star already"),
        (state(stock=3), "the stars on the board and in stock are not 59"),
        (state(stars=[1, 2], stock=57), "4 stars of the opening are missing"),
        (state(step="opening", turn=2), "this is not the opening"),
        (state(step="opening", stars=[1, 2], stock=57, turn=2), "the next free star is player 0's, not player 2's"),
        (state(first=3), "in the step roll there is no first roll"),
        (state(step="place"), "in the step place there is a first roll"),
        (state(second=3), "a second roll without a first"),
        (state(step="take", first=3, second=4), "if and only if the same pair was rolled twice"),
        (state(step="place", first=3, second=7), "if and only if the same pair was rolled twice"),
        (state(step="place", first=1, second=8), "no star can be placed, and yet one must be"),
        (state(taken=at(2, 2)), "a star is taken if and only if it is being moved"),
        (state(step="put", first=1, second=5), "a star is taken if and only if it is being moved"),
        (state(step="put", first=1, second=5, taken=at(1, 1)), "a star is taken if and only if it is being moved"),
        (state(step="done"), "the game is over without a cause"),
        (position(STANDING, THREE), "a constellation stands, but the game goes on"),
        (position(SPENT, YELLOW, step="done", turn=1), "the game is over without a cause"),
        (position(SPENT, YELLOW, turn=0), "its round is over"),
        (position(SPENT, YELLOW, step="place", turn=1, zero_chance=True), "the last star ends the game"),
        (position(cards=THREE, zero_chance=True), "with zero chance nobody rolls"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_broken_position_is_refused(broken: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        asterism.position("clusters", broken)


def test_a_card_can_not_be_dealt_twice() -> None:
    start = position(cards=("P13", "P06", "P07", "P02"))
    start["state"]["cards"][2] = "P06"
    with pytest.raises(ValueError, match="the card P06 is there twice"):
        asterism.position("clusters", start)


def test_positions_at_the_end_are_read_with_their_winners() -> None:
    won = asterism.position("clusters", position(STANDING, THREE, step="done"))
    assert won.over
    assert won.winners == [2]
    drawn = asterism.position("clusters", position(SPENT, YELLOW, step="done", turn=2))
    assert drawn.over
    assert drawn.winners == []
