"""What must be compiled before nobody waits any more: simply play, and use everything once."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from asterism import bots
from asterism.core.compiler import JIT
from asterism.core.game import Game, game
from asterism.core.playouts import playouts
from asterism.core.records import cache_folder, tag
from asterism.core.saves import from_position, opened, replayed
from asterism.core.table import Table

PLIES, THOUGHTS = 12, 3
FIRST_BOT = "medium"


def warm(slug: str) -> None:
    """Compile all that a game needs, and remember that it is done."""
    its = game(slug)
    for seats in sorted({its.seats[0], its.seats[-1]}):
        _use_everything(opened(slug, seats, 1, {}))
        playouts(slug, seats, games=1, threads=1)
    if JIT:
        _mark(its).parent.mkdir(parents=True, exist_ok=True)
        _mark(its).touch()


def load(slug: str) -> None:
    """Bring what is compiled into this process, as far as a first table needs it."""
    table = opened(slug, game(slug).seats[0], 1, {})
    seat = table.to_act[0]
    table.preview(seat, table.offers(seat)[0])
    table.play(seat, table.offers(seat)[0])
    for watcher in (seat, None):
        table.view(watcher)
        table.story(watcher)
    bots.bot(FIRST_BOT).choose(table.seen(table.to_act[0]))


def is_warm(slug: str) -> bool:
    """Were the rules as they are now compiled on this machine already?"""
    return not JIT or _mark(game(slug)).exists()


def _mark(its: Game) -> Path:
    name = f"warm {tag('asterism.bots')}"
    return cache_folder() / tag(its.kind.__module__) / name


def expected(slug: str) -> int:
    """About how many rules there are to compile."""
    folder = game(slug).kind.__module__.rpartition(".")[0]
    places = [
        vars(module)
        for name, module in sys.modules.items()
        if name.startswith(("asterism.core", "asterism.bots", folder))
    ]
    return len({id(thing) for place in places for thing in place.values() if hasattr(thing, "py_func")})


def _use_everything(table: Table) -> None:
    """Play a game to its end, with all that can be asked of a table on the way."""
    _the_house_acts(replayed(table.log))
    helpers, luck = [bots.bot(name) for name in bots.names()], random.Random(1)
    for ply in range(100_000):
        if table.over:
            break
        seat = table.to_act[0]
        seen = table.seen(seat)
        if ply < PLIES:
            _ask(table, seat)
        if ply < THOUGHTS:
            for helper in helpers:
                helper.choose(seen)
        table.play(seat, luck.choice(seen.offers))
        if ply < PLIES and table.can_undo(seat):
            table.undo(seat)
            table.play(seat, table.offers(seat)[0])
    _look(table)


def _ask(table: Table, seat: int) -> None:
    for text in table.offers(seat):
        table.preview(seat, text)
    for term in table.game.verb:
        table.why(seat, table.game.verb.texts[term])
        table.why(seat, table.game.verb.texts[term + term.size - 1])
    _look(table)


def _look(table: Table) -> None:
    for seat in (*range(table.seats), None):
        table.view(seat)
        table.story(seat)
    _ = table.scores, table.utilities, table.winners, table.state
    from_position(table.game.slug, table.position())
    replayed(table.log)


def _the_house_acts(table: Table) -> None:
    for text in table.offers("house")[:1]:
        table.play("house", text)
