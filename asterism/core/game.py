"""The contract of a game, and how games are found.

A game is a folder under `asterism/games`, or under `asterism/small` if it is for research alone; its `rules.py` ends
with `GAME = Game(...)`, which gives its rules to the generic names below. Compiled code that calls these names works
for the record of any game.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from types import ModuleType
from typing import Any

import numpy as np

from asterism.core.actions import SPECTATOR, Events, Verbs, overfull
from asterism.core.chance import Luck, overdrawn, told_anything
from asterism.core.encoding import Layout
from asterism.core.options import NoOptions, Option, chosen, declared
from asterism.core.records import HIDDEN, NONE, Floats, Row, bind, bound, dispatch, dtype, holes, rule

HOUSE = 29
PLAYED, SMALL = "asterism.games", "asterism.small"
NOW, SEEN = 0, 1


class Lasting(list[Any]):
    """A part of a view that a game makes once and never changes; its JSON may be kept with it."""

    json = b""


def setup(s: Any, options: Any, luck: Luck) -> None:
    """Lay the game out; `s.seats` is set already."""
    dispatch(setup, s, options, luck)


def deciders(s: Any) -> int:
    """The seats that must decide now, one bit each."""
    return int(dispatch(deciders, s))


def legal(s: Any, seat: int, out: Row) -> int:
    """Write a seat's legal actions, ascending, and say how many; for HOUSE: acts of the house."""
    return int(dispatch(legal, s, seat, out))


def apply(s: Any, seat: int, action: int, luck: Luck, tell: Any) -> None:
    """Carry out a legal action."""
    dispatch(apply, s, seat, action, luck, tell)


def over(s: Any) -> bool:
    return bool(dispatch(over, s))


def scores(s: Any, out: Row) -> None:
    """Write each seat's score as the rulebook counts it."""
    dispatch(scores, s, out)


def utilities(s: Any, out: Floats) -> None:
    """Write what each seat's result is worth: higher is better, a shared win counts in parts."""
    dispatch(utilities, s, out)


def imagine(s: Any, seat: int, luck: Luck) -> None:
    """Fill the holes of a hidden record with something the seat can't tell apart."""
    dispatch(imagine, s, seat, luck)


def evaluate(s: Any, out: Floats) -> None:
    """Write how good the position looks for each seat, on the scale of utilities."""
    dispatch(evaluate, s, out)


def at_rest(s: Any) -> bool:
    """Is no small decision of a turn still open? Here evaluations may be compared."""
    return bool(dispatch(at_rest, s))


def foresee(s: Any, seat: int, luck: Luck, out: Floats) -> None:
    """Play on by a short way of the game's own and write how good that came out for each seat; s is spent."""
    dispatch(foresee, s, seat, luck, out)


@rule
def _only_looks(s: Any, seat: int, luck: Luck, out: Floats) -> None:
    evaluate(s, out)


def turn_of(s: Any) -> int:
    """Whose turn it is, if search is to play turns out before it looks; a game need not say so."""
    return int(dispatch(turn_of, s))


@rule
def _nobody(s: Any) -> int:
    return NONE


def is_quiescent(s: Any) -> bool:
    """May evaluations be compared here too, although the turn goes on? A game need not say so."""
    return bool(dispatch(is_quiescent, s))


def _never_quiescent(s: Any) -> bool:
    return False


def encode(s: Any, seat: int, out: Row) -> None:
    """Write what a seat sees as a row of small numbers, its own things first; encode.py's LAYOUT names its parts."""
    dispatch(encode, s, seat, out)


def gist(s: Any, seat: int, out: Row) -> None:
    """Write only the first stretches of that row: the short ones, for small networks."""
    dispatch(gist, s, seat, out)


def narrow(s: Any, seat: int, actions: Row, count: int) -> None:
    """Turn a seat's first actions of a row into numbers of the game's compact space; it need not have its own."""
    dispatch(narrow, s, seat, actions, count)


def widen(s: Any, seat: int, number: int) -> int:
    """The action with a number of the compact space, or NONE."""
    return int(dispatch(widen, s, seat, number))


def _stay(s: Any, seat: int, actions: Row, count: int) -> None:
    return


def _same(s: Any, seat: int, number: int) -> int:
    return number


@rule
def hide(states: Any, ints: Any, holes: Any) -> None:
    """Copy the state into the seen slot, with holes where the seat may not look."""
    states[SEEN] = states[NOW]
    for hole in holes:
        ints[SEEN, hole] = HIDDEN


@rule
def offered(states: Any, ints: Any, holes: Any, seat: int, out: Row) -> int:
    """A seat's legal actions, computed from what it sees and nothing else."""
    if len(holes) > 0:
        hide(states, ints, holes)
    return legal(states[SEEN if len(holes) > 0 else NOW], seat, out)


@rule
def begin(states: Any, options: Any, luck: Luck) -> int:
    """Set a game up and say who decides."""
    setup(states[NOW], options, luck)
    return waiting(states, NOW)


@rule
def act(states: Any, at: int, seat: int, action: int, luck: Luck, tell: Any) -> tuple[int, bool, bool]:
    """Apply an action: who decides next, did anything new become known, was there too little room?"""
    if tell is not None:
        tell[0] = 0
    apply(states[at], seat, action, luck, tell)
    return waiting(states, at), told_anything(luck), overdrawn(luck) or overfull(tell)


@rule
def waiting(states: Any, at: int) -> int:
    """The deciders as bits; none when the game is over."""
    return 0 if over(states[at]) else deciders(states[at])


@rule
def fill(states: Any, at: int, seat: int, luck: Luck) -> None:
    imagine(states[at], seat, luck)


@rule
def rests(states: Any, at: int) -> bool:
    return at_rest(states[at])


@rule
def results(states: Any, at: int, points: Row, worth: Floats) -> None:
    scores(states[at], points)
    utilities(states[at], worth)


def _nothing_hidden(s: Any, seat: int, luck: Luck) -> None:
    return


def _anything_goes(seats: int, options: Mapping[str, int]) -> None:
    return


CONTRACT = (setup, deciders, legal, apply, over, scores, utilities, imagine)


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its record, its terms and its rules."""

    slug: str
    version: int
    kind: type
    seats: range
    verb: Verbs
    event: Events
    setup: Callable[..., None]
    deciders: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    over: Callable[..., bool]
    scores: Callable[..., None]
    utilities: Callable[..., None]
    imagine: Callable[..., None] = field(default_factory=lambda: rule(_nothing_hidden))
    choices: type = NoOptions
    check: Callable[[int, Mapping[str, int]], None] = _anything_goes

    def __post_init__(self) -> None:
        if self.kind.__module__.split(".")[-2] != self.slug:
            raise TypeError(f"the record of {self.slug} lies in {self.kind.__module__}")
        for generic in CONTRACT:
            bind(generic, self.kind, getattr(self, generic.__name__))

    def part(self, name: str) -> ModuleType:
        """One of the game's plain files: view, position or bot."""
        return importlib.import_module(f"{self.kind.__module__.rpartition('.')[0]}.{name}")

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen when a table is opened."""
        return tuple(option for behind in declared(self.choices).values() for option in behind)

    @property
    def seat_options(self) -> list[Sequence[Option]]:
        """The options that each seat has for itself, by seat."""
        return [behind for behind in declared(self.choices).values() if behind[0].seat is not None]

    @cached_property
    def view(self) -> ModuleType:
        return self.part("view")

    @cached_property
    def position(self) -> ModuleType:
        return self.part("position")

    @property
    def foresees(self) -> bool:
        """Has it a way to play on, for search?"""
        return bound(foresee, self.kind) is not _only_looks or bound(turn_of, self.kind) is not _nobody

    @cached_property
    def holes(self) -> dict[int, Any]:
        """What each seat, and a spectator, may not see."""
        seats = {seat: holes(self.kind, seat) for seat in range(self.seats.stop - 1)}
        nobody = holes(self.kind, None)
        return {**seats, SPECTATOR: nobody, HOUSE: nobody}

    @cached_property
    def layout(self) -> Layout:
        """How its encoder writes positions; the encoder is bound when this is first asked for, not with the rules."""
        try:
            found: Layout = self.part("encode").LAYOUT
        except ModuleNotFoundError as error:
            if not str(error.name).endswith(f"{self.slug}.encode"):
                raise
            raise ValueError(f"{self.slug} has no encode.py, so there are no environments of it") from None
        if not bound(narrow, self.kind):
            bind(narrow, self.kind, rule(_stay))
            bind(widen, self.kind, rule(_same))
        return found

    @cached_property
    def actions(self) -> int:
        """How many actions its compact space has."""
        return self.layout.actions or self.verb.own

    def states(self, n: int) -> Any:
        return np.zeros(n, dtype(self.kind))

    def settle(self, seats: int, options: Mapping[str, Any]) -> Any:
        """The options as the record that rules read; ValueError where a table can't be."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise ValueError(f"{self.slug} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise ValueError(f"{self.slug} has no option {name}")
        numbers = {name: its.number(options[name]) if name in options else its.default for name, its in known.items()}
        self.check(seats, numbers)
        return chosen(self.choices, numbers)


def slugs() -> list[str]:
    """The games that are there, for people to play."""
    return _folders(PLAYED)


def small() -> list[str]:
    """Those that are small enough to be solved, for research alone."""
    return _folders(SMALL)


def _folders(package: str) -> list[str]:
    path = importlib.import_module(package).__path__
    return sorted(module.name for module in pkgutil.iter_modules(path) if module.ispkg)


@cache
def game(slug: str) -> Game:
    """A game by its slug."""
    home = next((package for package in (PLAYED, SMALL) if slug in _folders(package)), None)
    if home is None:
        raise ValueError(f"there is no game {slug!r}; there are: {', '.join(slugs())}")
    found = importlib.import_module(f"{home}.{slug}.rules").GAME
    if not isinstance(found, Game) or found.slug != slug:
        raise ValueError(f"the folder {slug} holds no game of that name")
    found.part("bot")
    if not bound(foresee, found.kind):
        bind(foresee, found.kind, _only_looks)
    if not bound(turn_of, found.kind):
        bind(turn_of, found.kind, _nobody)
    if not bound(is_quiescent, found.kind):
        bind(is_quiescent, found.kind, rule(_never_quiescent))
    return found
