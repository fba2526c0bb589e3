"""Positions of Hvězdokupy, out and in; docs/positions.md describes the schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.records import NONE, Bits, has, plus, size, within
from asterism.core.saves import listed, whole
from asterism.games.clusters.pieces import (
    CARDS,
    CELLS,
    COLOURS,
    COUPLED,
    FACES,
    FREE_STARS,
    MASK,
    PLACEMENTS,
    RATING,
    STARS,
)
from asterism.games.clusters.rules import (
    DONE,
    OPENING,
    PLACING,
    PUTTING,
    ROLLING,
    TAKING,
    Clusters,
    free_stars_left,
    lit,
)
from asterism.games.clusters.view import STEPS, cells_of

NUMBERS = {card["id"]: at for at, card in enumerate(CARDS)}


def write(s: Clusters) -> dict[str, Any]:
    """A state as JSON: cards by their codes, cells from 0 to 63 row by row."""
    return {
        "step": STEPS[s.step],
        "turn": int(s.turn),
        "cards": [CARDS[s.card[seat]]["id"] for seat in range(s.seats)],
        "moon": int(s.moon),
        "stars": cells_of(s.stars),
        "stock": STARS - size(s.stars),
        "first": int(s.first) or None,
        "second": int(s.second) or None,
        "taken": None if s.taken == NONE else int(s.taken),
    }


def read(data: Mapping[str, Any], s: Clusters, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    s.zero = int(options.get("zero_chance", False))
    s.turn = whole(data, "turn", 0, s.seats - 1, "position")
    s.step = step(data)
    s.first, s.second = (0 if entry(data, name) is None else whole(data, name, 1, FACES, "position") for name in ROLLS)
    s.taken = NONE if entry(data, "taken") is None else whole(data, "taken", 0, CELLS - 1, "position")
    read_cards(data, s, options)
    read_sky(data, s)
    read_winners(s)
    right_opening(s)
    right_rolls(s)
    right_step(s)


ROLLS = ("first", "second")


def entry(data: Any, key: str) -> Any:
    if key not in data:
        raise ValueError(f"position has no {key}")
    return data[key]


def step(data: Any) -> int:
    name = entry(data, "step")
    if name not in STEPS:
        raise ValueError(f"position step is {name!r}, not one of {', '.join(STEPS)}")
    return STEPS.index(name)


def read_cards(data: Any, s: Clusters, options: Mapping[str, Any]) -> None:
    """Each seat's card has its colour and the rating due to it."""
    cards = listed(data, "cards", "position", s.seats)
    for seat, name in enumerate(cards):
        if not isinstance(name, str) or name not in NUMBERS:
            raise ValueError(f"there is no card {name!r}")
        card, colour = CARDS[NUMBERS[name]], colour_for(seat, options)
        if (card["colour"], card["rating"]) != (colour, RATING[s.seats, seat]):
            raise ValueError(f"player {seat} gets a {colour} card of rating {RATING[s.seats, seat]}, not {name}")
        if name in cards[:seat]:
            raise ValueError(f"the card {name} is there twice")
        s.card[seat] = NUMBERS[name]


def colour_for(seat: int, options: Mapping[str, Any]) -> str:
    return COLOURS[(options.get(f"colour{seat + 1}") or options.get("colour") or 1) - 1]


def read_sky(data: Any, s: Clusters) -> None:
    s.moon = whole(data, "moon", 0, CELLS - 1, "position")
    stars = listed(data, "stars", "position")
    for at in range(len(stars)):
        cell = whole(stars, at, 0, CELLS - 1, "star")
        if cell == s.moon or has(s.stars, cell):
            raise ValueError(f"cell {cell} holds the moon or another star already")
        s.stars = plus(s.stars, cell)
    if whole(data, "stock", 0, STARS, "position") + len(stars) != STARS:
        raise ValueError(f"the stars on the board and in stock are not {STARS}")


def read_winners(s: Clusters) -> None:
    """Whose constellation stands has won."""
    s.winners = sum(1 << seat for seat in range(s.seats) if stands(s.card[seat], s.stars))
    if s.winners and s.step != DONE:
        raise ValueError("a constellation stands, but the game goes on")


def stands(card: int, stars: Bits) -> bool:
    return any(within(MASK.dtype.type(mask), stars) for mask in PLACEMENTS[card])


def right_opening(s: Clusters) -> None:
    """Stars of the opening come one by one, from the last seat to the first."""
    left = free_stars_left(s)
    if s.step == OPENING and not 0 < left <= FREE_STARS[s.seats]:
        raise ValueError(f"with {size(s.stars)} stars on the board this is not the opening")
    if s.step == OPENING and s.turn != (left - 1) % s.seats:
        raise ValueError(f"the next free star is player {(left - 1) % s.seats}'s, not player {s.turn}'s")
    if s.step != OPENING and left and not s.winners:
        raise ValueError(f"{left} stars of the opening are missing")


def right_rolls(s: Clusters) -> None:
    """Which rolls there are belongs to the step."""
    wanted = {PLACING: not s.zero, TAKING: True, PUTTING: True}.get(s.step, False)
    if bool(s.first) != wanted:
        raise ValueError(f"in the step {STEPS[s.step]} there is {'a' if wanted else 'no'} first roll")
    if s.second and not s.first:
        raise ValueError("there is a second roll without a first")
    again = bool(s.second) and s.second in (s.first, COUPLED.get(int(s.first)))
    if again != (s.step in (TAKING, PUTTING)):
        raise ValueError("a star is moved if and only if the same pair was rolled twice")


def right_step(s: Clusters) -> None:
    if s.step == ROLLING and s.zero and s.seats > 2:
        raise ValueError("with zero chance nobody rolls")
    if s.step == PLACING and (s.zero or s.second) and not cells_of(lit(s)):
        raise ValueError("no star can be placed, and yet one must be")
    held = s.taken != NONE and has(s.stars, s.taken)
    if (s.taken != NONE) != (s.step == PUTTING) or (s.step == PUTTING and not (held and cells_of(lit(s)))):
        raise ValueError("a star is taken if and only if it is being moved, one with a free cell beside it")
    if size(s.stars) == STARS and s.zero and s.step != DONE:
        raise ValueError("with zero chance the last star ends the game")
    if s.step == DONE and not s.winners and (size(s.stars) < STARS or (s.turn != s.seats - 1 and not s.zero)):
        raise ValueError("the game is over without a cause")
    if s.step == ROLLING and size(s.stars) == STARS and s.turn == 0:
        raise ValueError("the last star is on the board, and its round is over")
