"""Do equal views have equal rows, and different views different rows?

`make rows` looks at 200,000 views of every game (`python -m tools.injective 5000 SLUG` at fewer of one); tests look at
some. Positions that differ in little are the ones that an encoder could confuse: so beside each position lie those that
come of it by one decision, with one luck or another, and those that a seat can't tell from it.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import msgspec
import numpy as np
from rich.progress import track

from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.game import NOW, SEEN, Game, act, begin, fill, game, hide, offered, results, slugs, waiting
from asterism.core.records import as_ints
from asterism.envs.observations import encode_one
from support.conformance import CASES, TESTS, Case, loaded

POSITIONS = 200_000
OF_A_GAME, OFFERS, LUCKS = 8, 5, 2  # positions of a game, and what is tried at each
TWINS = 0.2  # how often a position that can't be told apart is looked at, too


def looks(slug: str, seed: int = 1) -> Iterator[tuple[Any, int, dict[str, Any]]]:
    """States of a game, each with a seat and what it sees."""
    luck = random.Random(seed)
    for case in cycle([case for case in CASES if case.slug == slug]):
        for state in positions(case, luck):
            for relative in (state, *heirs(case, state, luck)):
                for seat in range(case.seats):
                    for world in (relative, *twins(case, relative, seat, luck)):
                        yield world, seat, view(case, world, seat)


def positions(case: Case, luck: random.Random) -> list[Any]:
    """Some positions of a random game, its last one among them."""
    its = game(case.slug)
    states = its.states(2)
    states["seats"] = case.seats
    begin(states, its.settle(case.seats, case.options), chance.quick(luck.getrandbits(32)))
    found = []
    while waiting(states, NOW):
        found.append(states.copy())
        decide(its, states, luck)
    return [*luck.sample(found, min(OF_A_GAME, len(found))), states]


def decide(its: Game, states: Any, luck: random.Random) -> None:
    """Some seat that decides does something."""
    seat = luck.choice([seat for seat in range(its.seats[-1]) if waiting(states, NOW) >> seat & 1])
    act(states, NOW, seat, luck.choice(offers(its, states, seat)), chance.quick(luck.getrandbits(32)), NO_TALE)


def offers(its: Game, states: Any, seat: int) -> list[int]:
    out = np.zeros(its.verb.total, np.int32)
    count = offered(states, as_ints(states), its.holes[seat], seat, out)
    actions: list[int] = out[:count].tolist()
    return actions


def heirs(case: Case, states: Any, luck: random.Random) -> Iterator[Any]:
    """Positions that come of one decision."""
    its, deciders = game(case.slug), waiting(states, NOW)
    for seat in (seat for seat in range(case.seats) if deciders >> seat & 1):
        found = offers(its, states, seat)
        for action in luck.sample(found, min(OFFERS, len(found))):
            for _ in range(LUCKS):
                after = states.copy()
                act(after, NOW, seat, action, chance.quick(luck.getrandbits(32)), NO_TALE)
                yield after


def twins(case: Case, states: Any, seat: int, luck: random.Random) -> Iterator[Any]:
    """Positions that a seat can't tell from this one, where there are any."""
    its = game(case.slug)
    if len(its.holes[seat]) and luck.random() < TWINS:
        world = states.copy()
        world[NOW] = hidden(its, states, seat)[0]
        fill(world, NOW, seat, chance.quick(luck.getrandbits(32)))
        yield world


def hidden(its: Game, states: Any, seat: int) -> Any:
    """The record as a seat sees it."""
    both = states.copy()
    hide(both, as_ints(both), its.holes[seat])
    return both[SEEN:]


def view(case: Case, states: Any, seat: int) -> dict[str, Any]:
    """What a seat sees, without what rows leave out."""
    its, over = game(case.slug), waiting(states, NOW) == 0
    seen = hidden(its, states, seat)
    points, worth = np.zeros(its.seats[-1], np.int32), np.zeros(its.seats[-1])
    if over:
        results(states, NOW, points, worth)
    whole = {**its.view.view(seen[0], seat), "seat": seat, "seats": case.seats, "to_act": int(waiting(seen, 0))}
    return without_left_out(case.slug)({**whole, "scores": points.tolist(), "worth": worth.tolist()})


def without_left_out(slug: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """How a game's views are read without what its layout leaves out."""
    plain: Callable[[dict[str, Any]], dict[str, Any]] = about(slug, "plain", lambda view: view)
    return plain


def follows(slug: str) -> set[str]:
    """Fields of a game's record that others determine, so that its rows need not tell them."""
    fields: set[str] = about(slug, "FOLLOWS", set())
    return fields


def about(slug: str, name: str, default: Any) -> Any:
    """What a game's tests say of its rows, if they say anything."""
    file = TESTS / "games" / slug / "rows.py"
    return getattr(loaded(file), name, default) if file.exists() else default


def row(its: Game, states: Any, seat: int) -> Any:
    """What the encoder makes of the record as a seat sees it."""
    found = its.layout.rows(1)
    encode_one(hidden(its, states, seat), 0, seat, its.layout.typed(found))
    return found[0]


def digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


class Ledger:
    """Views and rows, each with the other; what does not fit is said."""

    def __init__(self) -> None:
        self.rows: dict[bytes, bytes] = {}
        self.views: dict[bytes, bytes] = {}

    def note(self, view: bytes, row: Any, short: int) -> None:
        """The whole row follows from the view, and the view from the row without its gist."""
        seen, written, core = digest(view), digest(row.tobytes()), digest(row[short:].tobytes())
        assert self.rows.setdefault(seen, written) == written, f"a view with two rows: {view.decode()}"
        assert self.views.setdefault(core, seen) == seen, f"a row with two views, one of them: {view.decode()}"


def compare(slug: str, count: int, seed: int = 1) -> Iterator[int]:
    """Look at so many different views of a game."""
    its, ledger = game(slug), Ledger()
    for states, seat, seen in looks(slug, seed):
        before = len(ledger.rows)
        ledger.note(msgspec.json.encode(seen, order="sorted"), row(its, states, seat), its.layout.short)
        yield from range(before, len(ledger.rows))
        if len(ledger.rows) == count:
            return


def main() -> None:
    count, chosen = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS, sys.argv[2:] or slugs()
    for slug in chosen:
        print(f"{slug}: {len(list(track(compare(slug, count), slug, total=count))):,} different views, as many rows")


if __name__ == "__main__":
    main()
