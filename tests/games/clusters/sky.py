"""Positions of Hvězdokupy drawn as boards, and its constellations found the slow way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import asterism
from asterism import Table

Story = Sequence[Mapping[str, Any]]
Spot = tuple[int, int]

DATA: dict[str, Any] = json.loads((files("asterism.games.clusters") / "components.json").read_text())
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["cards"]}
RATINGS = {2: (3, 1), 3: (3, 2, 1), 4: (3, 2, 2, 1), 5: (3, 2, 2, 2, 1), 6: (3, 2, 2, 2, 2, 1)}
COLOUR_OF = {"P": 1, "Y": 2, "G": 3}

# Nine stars of which no two are near, so that every free cell has few stars beside it.
SPARSE = """
    . . . . . . . .
    . * . . * . . .
    . . . . . . . *
    . . . . . . . .
    . * . . * . . M
    . . . . . . . .
    . . . . . . . *
    . * . . * . . .
"""


def at(row: int, column: int) -> int:
    """A cell by its row and column, both from 1."""
    return (row - 1) * 8 + column - 1


def board(drawing: str) -> tuple[list[int], int]:
    """The stars and the moon of a drawing: * and M."""
    marks = drawing.split()
    assert len(marks) == 64
    return [cell for cell, mark in enumerate(marks) if mark == "*"], marks.index("M")


def position(
    drawing: str = SPARSE,
    cards: Sequence[str] = ("P11", "P01"),
    step: str = "roll",
    turn: int = 0,
    first: int | None = None,
    second: int | None = None,
    taken: int | None = None,
    seed: int = 1,
    **options: Any,
) -> dict[str, Any]:
    """A position; each player's colour is that of the card."""
    stars, moon = board(drawing)
    colours = {f"colour{seat + 1}": COLOUR_OF[card[0]] for seat, card in enumerate(cards)}
    return {
        "format": "asterism 1",
        "game": "clusters",
        "rules": 1,
        "seats": len(cards),
        "options": {**colours, **options},
        "seed": str(seed),
        "reveals": 0,
        "state": {
            "step": step,
            "turn": turn,
            "cards": list(cards),
            "moon": moon,
            "stars": stars,
            "stock": 59 - len(stars),
            "first": first,
            "second": second,
            "taken": taken,
        },
    }


def table(drawing: str = SPARSE, cards: Sequence[str] = ("P11", "P01"), **given: Any) -> Table:
    return asterism.position("clusters", position(drawing, cards, **given))


def lucky(make: Callable[[int], Table], text: str, wanted: Callable[[Story], bool]) -> tuple[Table, Story]:
    """The first table, by its seed, on which an act has the luck that is wanted, after that act."""
    for seed in range(2000):
        tried = make(seed)
        story = tried.play("house" if text == "late" else tried.to_act[0], text)
        if wanted(story):
            return tried, story
    raise AssertionError("no seed has this luck")


def rerolled(
    face: int, drawing: str = SPARSE, cards: Sequence[str] = ("P13", "P06", "P04"), **given: Any
) -> tuple[Table, Story]:
    """A table after a reroll that showed a face; the first roll is given."""
    return lucky(
        lambda seed: table(drawing, cards, step="place", seed=seed, **given),
        "reroll",
        lambda story: story[0]["face"] == face,
    )


def told(story: Story, what: str) -> Story:
    return [entry for entry in story if entry["what"] == what]


def names(story: Story) -> list[str]:
    return [entry["what"] for entry in story]


def placed(offers: Iterable[str]) -> set[int]:
    """The cells of those offers that place a star."""
    return cells(offers, "place")


def cells(offers: Iterable[str], verb: str) -> set[int]:
    return {int(text.partition(":")[2]) for text in offers if text.startswith(f"{verb} ")}


# As a player would look


def near(cell: int) -> set[int]:
    """The cells beside one, by a side or a corner."""
    row, column = divmod(cell, 8)
    around = [(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
    return {8 * r + c for r, c in around if 0 <= r < 8 and 0 <= c < 8}


def with_near(stars: Iterable[int], numbers: Iterable[int], moon: int) -> set[int]:
    """The free cells with one of these numbers of stars beside them."""
    on = set(stars)
    return {cell for cell in range(64) if cell not in on and cell != moon and len(near(cell) & on) in set(numbers)}


def turned(spots: Iterable[Spot]) -> list[Spot]:
    """A quarter turn clockwise."""
    return [(column, -row) for row, column in spots]


def mirrored(spots: Iterable[Spot]) -> list[Spot]:
    return [(row, -column) for row, column in spots]


def drawn(card: str) -> list[Spot]:
    return [(r, c) for r, row in enumerate(CARDS[card]["rows"]) for c, mark in enumerate(row) if mark == "*"]


@cache
def places(card: str) -> set[frozenset[int]]:
    """Every set of cells on which a card's constellation stands."""
    found = set()
    for spots in (drawn(card), mirrored(drawn(card))):
        for _ in range(4):
            spots = turned(spots)
            found |= {shifted(spots, down, right) for down in range(-8, 17) for right in range(-8, 17)}
    return {cells for cells in found if cells}


def shifted(spots: Iterable[Spot], down: int, right: int) -> frozenset[int]:
    """The cells of a shape moved over the board; none if part of it leaves the board."""
    moved = [(row + down, column + right) for row, column in spots]
    inside = all(0 <= row < 8 and 0 <= column < 8 for row, column in moved)
    return frozenset(8 * row + column for row, column in moved) if inside else frozenset()


def stands(card: str, stars: Iterable[int]) -> bool:
    on = set(stars)
    return any(cells <= on for cells in places(card))
