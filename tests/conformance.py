"""What the tests of every game share: the tables to try, games played on them, and what each seat gets."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asterism
from asterism import Table
from asterism.core.game import Option, game, slugs

TESTS = Path(__file__).parent
HOUSE_ACTS = 0.1
Told = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A kind of table: a game, a number of seats, options."""

    slug: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *(f"{key}_{value}" for key, value in self.options.items())])

    def table(self, seed: int | str = 1) -> Table:
        return asterism.table(self.slug, self.seats, seed, self.options)


def cases() -> list[Case]:
    """Every game with every number of seats, plain and with each option at its ends."""
    found = [Case(slug, seats, options) for slug in slugs() for seats in game(slug).seats for options in choices(slug)]
    return [case for case in found if possible(case)]


def choices(slug: str) -> Iterator[dict[str, Any]]:
    yield {}
    for option in game(slug).options:
        yield from ({option.name: value} for value in ends(option))


def ends(option: Option) -> list[Any]:
    return [True] if option.flag else [option.low, option.high]


def possible(case: Case) -> bool:
    try:
        game(case.slug).settle(case.seats, case.options)
    except ValueError:
        return False
    return True


CASES = cases()
PLAIN = [case for case in CASES if not case.options]
FULLEST = [max((case for case in PLAIN if case.slug == slug), key=lambda case: case.seats) for slug in slugs()]


# Playing


def any_act(table: Table, luck: random.Random) -> tuple[int | str, str]:
    """Some act that is possible now, seldom one of the house."""
    if luck.random() < HOUSE_ACTS and table.offers("house"):
        return "house", luck.choice(table.offers("house"))
    seat = luck.choice(table.to_act)
    return seat, luck.choice(table.offers(seat))


def plies(table: Table, seed: int = 0) -> Iterator[Table]:
    """The table before every act of a random game, and at its end."""
    luck = random.Random(seed)
    while not table.over:
        yield table
        table.play(*any_act(table, luck))
    yield table


def finished(case: Case, seed: int = 1) -> Table:
    """A table played to its end at random."""
    *_, table = plies(case.table(seed), seed)
    return table


def some_plies(table: Table, count: int, seed: int = 0) -> Iterator[Table]:
    """The same table at so many plies, spread over a random game."""
    every = max(1, len(asterism.replay(table_played(table, seed)).moves) // count)
    yield from (now for number, now in enumerate(plies(table, seed)) if number % every == 0)


def table_played(table: Table, seed: int) -> dict[str, Any]:
    """The log of a random game that goes on from here."""
    *_, end = plies(asterism.replay(table.log), seed)
    return end.log


# Looking


def audience(table: Table) -> list[int | None]:
    """All who look on: the seats and a spectator."""
    return [*range(table.seats), None]


def as_bytes(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


def digest(*parts: bytes) -> str:
    return hashlib.blake2b(b"".join(parts), digest_size=16).hexdigest()


def reveals(table: Table) -> int:
    count: int = table.position()["reveals"]
    return count


def everything(table: Table) -> list[Any]:
    """All there is to a table: nothing of this changes unless somebody acts."""
    return [
        table.state.tobytes(),
        table.log,
        table.to_act,
        [table.offers(seat) for seat in [*range(table.seats), "house"]],
        [table.view(seat) for seat in audience(table)],
        table.scores,
        reveals(table),
    ]


def stories(table: Table) -> list[list[Told]]:
    """What the last act told each seat and a spectator."""
    return [table.story(seat) for seat in audience(table)]


def start_of(log: dict[str, Any]) -> Table:
    return asterism.replay({**log, "moves": []})


def retold(log: dict[str, Any]) -> dict[str, Any]:
    """A log played again: its results, and hashes of the last state and of the whole story for everybody."""
    table, told = start_of(log), []
    for seat, text in log["moves"]:
        table.play(seat, text)
        told.append(stories(table))
    return {
        "over": table.over,
        "scores": table.scores,
        "winners": table.winners,
        "utilities": table.utilities,
        "state": digest(table.state.tobytes()),
        "story": digest(as_bytes(told)),
    }


def told_in(log: dict[str, Any]) -> set[str]:
    """The names of all events in the story of a log."""
    table, told = start_of(log), set()
    for seat, text in log["moves"]:
        table.play(seat, text)
        told |= {entry["what"] for story in stories(table) for entry in story}
    return told


def perft(table: Table, depth: int) -> int:
    """How many sequences of so many decisions there are."""
    if depth == 0 or table.over:
        return int(depth == 0)
    acts = [(seat, text) for seat in table.to_act for text in table.offers(seat)]
    if depth == 1:
        return len(acts)
    return sum(perft(after(table.log, act), depth - 1) for act in acts)


def after(log: dict[str, Any], act: Iterable[Any]) -> Table:
    return asterism.replay({**log, "moves": [*log["moves"], list(act)]})
