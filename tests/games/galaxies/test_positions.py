"""Positions: what comes in is right, or is refused with its reason."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import asterism
from asterism import Table
from games.galaxies.stars import Json, act, activate, galaxy, number, rogue, table

ROW = ("umbraforum", "nagato", "jakks", "walsfeo")


def nested() -> Json:
    """A position in the middle of Nagato inside Umbra-Forum."""
    at = table(galaxy(culture=4, level=3, orbits={"jakks": 1}), row=ROW, dice="move move energy")
    activate(at, "move", "ship at:0", "go to:1", f"use planet:{number('umbraforum')}", f"use planet:{number('nagato')}")
    return at.position()


def alone() -> Json:
    """A position where the rogue's die is in question."""
    return die_of_the_rogue(0, galaxy(), rogue()).position()


def die_of_the_rogue(face: int, me: Json, it: Json) -> Table:
    die = {"what": "rogue_die", "who": 1, "planet": None, "words": [face, 0, 0]}
    return table({**me, "energy": 1, "culture": 1}, it, seats=1, turn=1, agenda=[die], left=2)


def refused(position: Json, change: Callable[[Json], Any], reason: str) -> None:
    broken = copy.deepcopy(position)
    change(broken["state"])
    with pytest.raises(ValueError, match=reason):
        asterism.position("galaxies", broken)


def setter(*path: Any) -> Callable[[Json], None]:
    """Sets the value at a path, the last word."""
    *keys, last, value = path

    def change(state: Any) -> None:
        for key in keys:
            state = state[key]
        state[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setter("row", 0, "jakks"), "each of the 40 planets once"),
        (setter("row", 0, "pluto"), "is none of birkomius"),
        (setter("row", 0, None), "planets to fill it"),
        (setter("box", ["jakks"]), "each of the 40 planets once"),
        (setter("under", ["jakks"]), "later printing"),
        (setter("bag", ["jakks", "jakks"]), "names jakks twice"),
        (setter("turn", 2), "turn is 2"),
        (setter("over", 1), "not over yet"),
        (setter("elder", 0), "elder"),
        (setter("price", 0), "nobody has anything to decide"),
        (setter("never", [0, 0]), "named twice"),
        (setter("dice", "inactive", [7, 1, 0, 0, 0, 0]), "dice, and the game has 7"),
        (setter("dice", "hand", [1, 0, 0, 0, 0, 0]), "only while a reroll"),
        (setter("marks", "left", 1), "only alone there is a rogue"),
        (setter("players", 0, "energy", 8), "energy is 8"),
        (setter("players", 0, "home", 3), "has 5 ships, not 3"),
        (setter("players", 0, "landed", [0, 0]), "can't have this ship"),
        (setter("players", 1, "orbits", [4, None, None, None]), "orbit 0 is 4"),
        (setter("players", 0, "used", ["jakks"]), "no such limit"),
        (setter("players", 0, "missions", ["elder", "elder"]), "dealt twice"),
        (setter("players", 0, "missions", ["noble", "elder"]), "dealt twice, or to too few"),
        (setter("players", 0, "chosen", 0), "before the first turn"),
        (setter("agenda", 0, "what", "dreaming"), "about nothing known"),
        (setter("agenda", 0, "who", 1), "does not begin with a die"),
        (setter("agenda", 0, "words", [5, 1, 0]), "a die is followed that nobody used"),
        (setter("agenda", 1, "planet", "nagato"), "not what its planet does"),
        (setter("agenda", 1, "words", [0, 0, 0]), "done or still asks"),
        (setter("agenda", 2, "words", [1, 6, 0]), "remembers a ship that is not there"),
        (setter("agenda", 3, "who", 1), "moves a ship for a planet that does not"),
        (lambda state: state["agenda"].pop(), "nobody has anything to decide"),
        (lambda state: state["agenda"].insert(1, state["agenda"][1]), "used inside itself"),
    ],
)
def test_a_broken_position_is_refused_with_its_reason(change: Callable[[Json], None], reason: str) -> None:
    refused(nested(), change, reason)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setter("turn", 0), "not the rogue galaxy's turn"),
        (setter("dice", "inactive", [1, 0, 0, 0, 0, 0]), "all active"),
        (setter("players", 1, "level", 6), "over as soon as somebody has won"),
        (setter("players", 1, "energy", 7), "energy is 7, not 0 to 6"),
        (setter("agenda", 0, "who", 0), "does not do this"),
        (setter("players", 0, "missions", ["elder", "noble"]), "2 entries, not 0"),
    ],
)
def test_a_broken_position_against_a_rogue_is_refused_with_its_reason(
    change: Callable[[Json], None], reason: str
) -> None:
    refused(alone(), change, reason)


def test_a_nested_position_comes_in_as_it_was() -> None:
    position = nested()
    again = asterism.position("galaxies", position)
    assert again.position() == position
    assert [frame["what"] for frame in position["state"]["agenda"]] == ["ask", "row_choice", "moving", "ship_choice"]
    act(again, "ship at:0", "go to:8")
    assert again.view(0)["doing"][-1]["kind"] == "ship"


NEAR = galaxy(level=2, colonies=["gort", "gyore", "maia"], orbits={"leandra": 1})  # 20 points


@pytest.mark.parametrize(
    ("at", "texts"),
    [
        (table(NEAR, seats=1, dice="diplomacy move move"), ["activate face:3"]),
        (die_of_the_rogue(3, NEAR, rogue(orbits={"leandra": 0})), ["let", "follow"]),
        (die_of_the_rogue(3, galaxy(), rogue(2, colonies=NEAR["colonies"], orbits={"leandra": 1})), ["let"]),
    ],
    ids=["the human with dice left", "the human following", "the rogue with dice to come"],
)
def test_a_game_won_in_the_middle_of_a_turn_comes_in_as_it_was(at: Table, texts: list[str]) -> None:
    act(at, *texts)
    assert at.over
    again = asterism.position("galaxies", at.position())
    assert again.position() == at.position()
    assert (again.over, again.winners, again.scores) == (at.over, at.winners, at.scores)
