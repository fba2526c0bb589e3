"""What the tests of every game share: the tables to try, games played on them, and what each seat gets."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import asterism
from asterism import Table
from asterism.core.actions import Told
from asterism.core.game import game, slugs
from asterism.core.options import Option

TESTS = Path(__file__).parents[1]
HOUSE_ACTS, BY_VERB = 0.1, 0.5
LONG, PART = 400, 60  # acts of a game that is looked at in parts, and of each part
Log = dict[str, Any]


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
EMPTIEST = [min((case for case in PLAIN if case.slug == slug), key=lambda case: case.seats) for slug in slugs()]


def fullest_of_each_choice() -> list[Case]:
    """Each option at its ends once, at a table with as many seats as it goes with."""
    found = {(case.slug, *case.options.items()): case for case in CASES if case.options}
    return list(found.values())


TRIED = [*PLAIN, *fullest_of_each_choice()]


# Playing


def any_act(table: Table, luck: random.Random) -> tuple[int | str, str]:
    """Some act that is possible now, seldom one of the house."""
    if luck.random() < HOUSE_ACTS and table.offers("house"):
        return "house", luck.choice(table.offers("house"))
    seat = luck.choice(table.to_act)
    return seat, any_offer(table.offers(seat), luck)


def any_offer(offers: list[str], luck: random.Random) -> str:
    """Any offer, or any verb and then any of its offers: a rare verb comes up too, and a common one does not drown."""
    if luck.random() < BY_VERB:
        verb = luck.choice(sorted({text.split()[0] for text in offers}))
        offers = [text for text in offers if text.split()[0] == verb]
    return luck.choice(offers)


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


@cache
def game_of(case: Case, seed: int = 1) -> Log:
    """The log of a random game; nobody may change it."""
    return finished(case, seed).log


def parts(case: Case) -> Iterator[Table]:
    """Tables to play on from: the start of a game; of a long one several points of it."""
    if len(game_of(case)["moves"]) <= LONG:
        yield case.table()
        return
    for table in spread(game_of(case), 6):
        if not table.over:
            yield asterism.position(case.slug, table.position())


def goes_on(table: Table) -> bool:
    """Is a table to be played on? A part of a long game is short."""
    return not table.over and (table.log["start"] is None or len(table.moves) < PART)


def spread(log: Log, count: int) -> Iterator[Table]:
    """The table of a log at so many of its plies, the first and the last among them."""
    moves, table = log["moves"], start_of(log)
    chosen = {round(i * len(moves) / (count - 1)) for i in range(count)}
    for number, move in enumerate([*moves, None]):
        if number in chosen:
            yield table
        if move:
            table.play(*move)


# Looking


def audience(table: Table) -> list[int | None]:
    """All who look on: the seats and a spectator."""
    return [*range(table.seats), None]


def as_bytes(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


def digest(*parts: bytes) -> str:
    return hashlib.blake2b(b"".join(parts), digest_size=16).hexdigest()


def reveals(table: Table) -> int:
    """How often luck or a secret was laid open."""
    return table._reveals


def inside(table: Table) -> list[Any]:
    """All that makes a table: nothing of this changes unless somebody acts."""
    offers = [table.offers(seat) for seat in [*range(table.seats), "house"]]
    return [table.state.tobytes(), table.log, table.to_act, offers, table.scores, reveals(table)]


def everything(table: Table) -> list[Any]:
    """All that makes a table and all that anybody sees of it."""
    return [*inside(table), table.winners, [table.view(seat) for seat in audience(table)]]


def stories(table: Table) -> list[list[Told]]:
    """What the last act told each seat and a spectator."""
    return [table.story(seat) for seat in audience(table)]


def start_of(log: Log) -> Table:
    return asterism.replay({**log, "moves": []})


def retold(log: Log) -> dict[str, Any]:
    """A log played again: its results, and hashes of the end and of the whole story for everybody."""
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
        "position": digest(as_bytes(table.position()["state"])),
        "story": digest(as_bytes(told)),
    }


def told_in(log: Log) -> set[str]:
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


def after(log: Log, act: Iterable[Any]) -> Table:
    return asterism.replay({**log, "moves": [*log["moves"], list(act)]})


# Components


def components(position: dict[str, Any]) -> Counter[str]:
    """What there is in a position, by the game's own count."""
    count: Counter[str] = conserved(position["game"]).components(position)
    return count


def conserved(slug: str) -> ModuleType:
    """A game's own count of its components, which every game must have."""
    file = TESTS / "games" / slug / "conserved.py"
    assert file.exists(), f"{slug} needs {file} with components(position), a Counter that stays the same"
    return loaded(file)


@cache
def loaded(file: Path) -> ModuleType:
    """A file of a game's tests."""
    spec = spec_from_file_location(f"{file.stem}_{file.parent.name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
