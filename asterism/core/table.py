"""Table: one game in play, sans-io; the same seed and moves give the same game."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from asterism.core import chance
from asterism.core.actions import NO_TALE, SPECTATOR, Told, heard, overfull, tale
from asterism.core.chance import Unknown
from asterism.core.game import HOUSE, NOW, SEEN, Game, act, begin, fill, hide, offered, rests, results, waiting
from asterism.core.records import as_ints

FORMAT = "asterism 1"
ENTRIES = 64


@dataclass(frozen=True)
class Seen:
    """What one seat knows of a table: all that a bot gets."""

    game: Game
    seat: int
    seats: int
    states: Any
    actions: tuple[int, ...]

    @property
    def offers(self) -> list[str]:
        return [self.game.verb.texts[action] for action in self.actions]

    def phrase(self, action: int) -> dict[str, Any]:
        """An action as a phrase for texts to put in words."""
        view = {"seats": self.seats, **self.game.view.view(self.states[0], self.seat)}
        phrase: dict[str, Any] = self.game.view.offer(view, self.game.verb.forms[action])
        return phrase


class Decision(NamedTuple):
    """One act since the last reveal, with the seats that were deciding then."""

    seat: int
    action: int
    deciders: int


class Table:
    """One game in play."""

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {self.to_act}"
        return f"<{self.game.slug}, {self.seats} seats, {len(self._past)} moves, {state}>"

    def __init__(self, game: Game, seats: int, seed: str, options: Mapping[str, Any], start: Any = None) -> None:
        self.game, self.seats, self.seed, self.rules = game, seats, seed, game.version
        self.options = {name: value for name, value in options.items() if value is not None}
        self._chosen = game.settle(seats, self.options)
        self._states = game.states(2)
        self._ints = as_ints(self._states)
        self._tale = tale(ENTRIES)
        self._told: list[tuple[int, Told]] | None = None
        self._start = deepcopy(start)
        self._read_from: Mapping[str, Any] | None = None
        self._reveals = 0
        self._past: list[tuple[int, int]] = []
        self._since: list[Decision] = []
        self._offers: dict[int, list[int]] = {}
        self._begin()

    def _begin(self) -> None:
        self._states["seats"] = self.seats
        if self._start is None:
            luck = chance.hashed(self.seed, self._reveals)
            self._deciders = begin(self._states, self._chosen, luck)
            while chance.overdrawn(luck):
                self._ints[:] = 0
                self._states["seats"] = self.seats
                luck = chance.hashed(self.seed, self._reveals, 2 * len(luck))
                self._deciders = begin(self._states, self._chosen, luck)
            self._reveals += 1
        else:
            self.game.position.read(self._start["state"], self._states[NOW], self.options)
            self._reveals = self._start["reveals"]
            self._deciders = waiting(self._states, NOW)
        self._set_undo_barrier()

    def _set_undo_barrier(self) -> None:
        """Nothing before this point can be taken back."""
        self._luck = chance.hashed(self.seed, self._reveals)
        self._base = b""
        self._base_deciders = self._deciders
        self._since.clear()

    # What a seat may know and do

    @property
    def to_act(self) -> list[int]:
        """The seats that must decide now."""
        return self._seats_in(self._deciders)

    def _seats_in(self, bits: int) -> list[int]:
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def over(self) -> bool:
        return self._deciders == 0

    @property
    def current(self) -> bool:
        """Are these the rules it is played by? If not, it can be looked at, and that is all."""
        return self.rules == self.game.version

    @property
    def rests(self) -> bool:
        """Is no turn half done?"""
        return bool(rests(self._states, NOW))

    def offers(self, seat: int | str) -> list[str]:
        """The texts a seat may play now, in the order of their numbers."""
        texts = self.game.verb.texts
        return [texts[action] for action in self._actions(self._index(seat))]

    def _actions(self, seat: int) -> list[int]:
        known = self._offers.get(seat)
        if known is None:
            known = self._offers[seat] = self._look(seat) if self._may_act(seat) else []
        return known

    def _may_act(self, seat: int) -> bool:
        return self._deciders != 0 and self.current and (seat == HOUSE or bool(self._deciders >> seat & 1))

    def _look(self, seat: int) -> list[int]:
        out = np.empty(self.game.verb.total, np.int32)
        count = offered(self._states, self._ints, self.game.holes[seat], seat, out)
        actions: list[int] = out[:count].tolist()
        return actions

    def _index(self, seat: int | str) -> int:
        return HOUSE if seat == "house" else self._seat(seat)

    def _seat(self, seat: int | str) -> int:
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        raise ValueError(f"there is no seat {seat!r} at this table of {self.seats}")

    def _watcher(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    def seen(self, seat: int) -> Seen:
        """What a seat knows, for a bot to choose by."""
        actions = tuple(self._actions(self._seat(seat)))
        return Seen(self.game, seat, self.seats, self._hidden(seat), actions)

    def _hidden(self, watcher: int) -> Any:
        hide(self._states, self._ints, self.game.holes[watcher])
        return np.frombuffer(bytearray(self._ints[SEEN]), self._states.dtype)

    @cached_property
    def _commitment(self) -> str:
        return chance.commitment(self.seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All and only what a seat (None: a spectator) may know, as JSON."""
        watcher = self._watcher(seat)
        seen = self._hidden(watcher) if len(self.game.holes[watcher]) else self._states
        return {
            "game": self.game.slug,
            "seats": self.seats,
            "seat": seat,
            "to_act": self._seats_in(waiting(seen, NOW)),
            "over": self.over,
            "commitment": self._commitment,
            **({"seed": self.seed, "scores": self.scores, "winners": self.winners} if self.over else {}),
            **self.game.view.view(seen[0], seat),
        }

    # Playing

    def play(self, seat: int | str, text: str) -> list[Told]:
        """Play an offered text; the story of it as the seat sees it, or ValueError with the reason."""
        index = self._index(seat)
        action = self._checked(index, text)
        self._do(index, action)
        return self.story(None if index == HOUSE else index)

    def story(self, seat: int | None) -> list[Told]:
        """What the last act brought, as a seat (None: a spectator) sees it."""
        watcher = self._watcher(seat)
        return heard(self.told, watcher)

    @property
    def told(self) -> list[tuple[int, Told]]:
        """What the last act brought, each entry with its audience: not for players' eyes."""
        if self._told is None:
            self._told = self.game.event.whole(self._tale)
        return self._told

    def _checked(self, seat: int, text: str) -> int:
        action = self.game.verb.numbers.get(text) if isinstance(text, str) else None
        if action is None or action not in self._actions(seat):
            raise ValueError(self._reason(seat, text))
        return action

    def _reason(self, seat: int, text: str) -> str:
        who = "the house" if seat == HOUSE else f"seat {seat}"
        return f"{who} can't play {text!r}: {self._why(seat, text)}"

    def _do(self, seat: int, action: int) -> None:
        before, self._base = self._deciders, self._base or self.packed
        self._deciders, news, cramped = self._act(seat, action)
        while cramped:
            self._make_room()
            self._deciders, news, cramped = self._act(seat, action)
        self._past.append((seat, action))
        self._offers.clear()
        self._told = None
        if news:
            self._reveals += 1
            self._set_undo_barrier()
        else:
            self._since.append(Decision(seat, action, before))

    def _act(self, seat: int, action: int) -> tuple[int, bool, bool]:
        try:
            return act(self._states, NOW, seat, action, self._luck, self._tale)
        except BaseException:
            self._back()
            raise

    def _make_room(self) -> None:
        """Go back before an act that drew or told more than there was room for."""
        if overfull(self._tale):
            self._tale = tale(2 * int(self._tale[0]))
        self._back(2 * max(int(self._luck[chance.USED]), chance.WORDS))

    def _back(self, room: int = chance.WORDS) -> None:
        """The state again as all decisions since the last reveal left it."""
        self._ints[NOW] = np.frombuffer(self._base, np.int32)
        self._deciders = self._base_deciders
        self._luck = chance.hashed(self.seed, self._reveals, room)
        for at, d in enumerate(self._since):
            self._since[at] = d._replace(deciders=self._deciders)
            self._deciders, _, _ = act(self._states, NOW, d.seat, d.action, self._luck, NO_TALE)
        self._offers.clear()

    # Asking first

    def preview(self, seat: int | str, text: str) -> list[Told]:
        """What an offer would bring, as far as it can be known before it is played."""
        index = self._index(seat)
        action = self._checked(index, text)
        return self.game.event.read(self._foreseen(index, action, ENTRIES), index)

    def _foreseen(self, seat: int, action: int, room: int) -> Any:
        """The story of an act in an imagined world, up to the first luck or secret."""
        states, trace = self._hidden(seat), tale(room)
        fill(states, 0, seat, chance.quick(len(self._past)))
        with suppress(Unknown):
            act(states, 0, seat, action, chance.barred(), trace)
        return self._foreseen(seat, action, 8 * room) if overfull(trace) else trace

    def why(self, seat: int | str, text: str) -> str:
        """The key of the reason why a text is not offered to a seat; empty if it is offered."""
        return self._why(self._index(seat), text)

    def _why(self, seat: int, text: str) -> str:
        action = self.game.verb.numbers.get(text) if isinstance(text, str) else None
        if action is None:
            return "unknown"
        if self.over:
            return "over"
        if not self.current:
            return "other-rules"
        if not self._may_act(seat):
            return "not-your-turn"
        if action in self._actions(seat):
            return ""
        if any(term.house for term in self.game.verb if term <= action < term + term.size) != (seat == HOUSE):
            return "house"
        hide(self._states, self._ints, self.game.holes[seat])
        reason: str = self.game.view.why(self._states[SEEN], seat, action)
        return reason

    # Taking back

    def can_undo(self, seat: int) -> bool:
        return self._last_own(self._seat(seat)) is not None

    def undo(self, seat: int) -> int:
        """Take back the seat's last decision and say which act of the log it was; ValueError if it is too late."""
        last = self._last_own(self._seat(seat))
        if last is None:
            raise ValueError(f"seat {seat} has nothing to take back: {self._bar(seat)}")
        act = len(self._past) - len(self._since) + last
        del self._since[last], self._past[act]
        self._tale[0:1] = 0
        self._told = None
        self._back()
        return act

    def beside(self, seat: int) -> list[int]:
        """The seats that were deciding when a seat made the decision it can take back."""
        last = self._last_own(self._seat(seat))
        deciders = 0 if last is None else self._since[last].deciders
        return [one for one in range(self.seats) if deciders >> one & 1]

    def _last_own(self, seat: int) -> int | None:
        """Where the seat's last decision stands, if all that came after was decided side by side with it."""
        if self.over or not self.current:
            return None
        for at in range(len(self._since) - 1, -1, -1):
            if self._since[at].seat == seat:
                later = self._since[at + 1 :]
                return at if all(self._since[at].deciders >> d.seat & 1 for d in later) else None
        return None

    def _bar(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        if not self.current:
            return "it was played by other rules"
        if any(d.seat == seat for d in self._since):
            return "another seat has decided since"
        if any(past == seat for past, _ in self._past):
            return "luck or a secret has been shown since"
        return "it has decided nothing yet"

    # Results

    @cached_property
    def _results(self) -> tuple[Any, Any]:
        return np.zeros(self.game.seats[-1], np.int32), np.zeros(self.game.seats[-1])

    def _count(self) -> tuple[list[int], list[float]]:
        points, worth = self._results
        results(self._states, NOW, points, worth)
        return points[: self.seats].tolist(), worth[: self.seats].tolist()

    @property
    def scores(self) -> list[int]:
        """Each seat's score so far, as the rulebook counts it and as far as all may know it."""
        return self._count()[0]

    @property
    def utilities(self) -> list[float]:
        return self._count()[1]

    @property
    def winners(self) -> list[int]:
        """The winning seats; none while the game runs, in a draw, or alone."""
        if not self.over:
            return []
        winners: list[int] = self.game.view.winners(self._states[NOW])
        return winners

    # Saving

    @property
    def moves(self) -> list[list[Any]]:
        texts = self.game.verb.texts
        return [["house" if seat == HOUSE else seat, texts[action]] for seat, action in self._past]

    @property
    def log(self) -> dict[str, Any]:
        """The whole game as plain JSON; once it is over, with how it came out."""
        if self._read_from is not None:
            return deepcopy(dict(self._read_from))
        result = {"result": {"scores": self.scores, "winners": self.winners}} if self.over else {}
        return {**self._head(), "start": deepcopy(self._start), "moves": self.moves, **result}

    def _head(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
        }

    def only_looked_at(self, source: Mapping[str, Any]) -> Table:
        """The same, read from a log or position of other rules: it stays as it is, and its log what it was."""
        self.rules, self._read_from = source["rules"], source if "moves" in source else None
        return self

    def position(self) -> dict[str, Any]:
        """The present position as plain JSON, with everything in it: not for players' eyes."""
        state = self.game.position.write(self._states[NOW])
        return {**self._head(), "reveals": self._reveals, "state": state}

    @property
    def reveals(self) -> int:
        """How often luck or a secret was laid open."""
        return self._reveals

    @property
    def packed(self) -> bytes:
        """The record as bytes, to be looked at again: not for players' eyes."""
        record: bytes = self._ints[NOW].tobytes()
        return record

    def looked_at(self, packed: bytes) -> Table:
        """A table like this in another state, to be looked at and not to be played."""
        other = copy(self)
        other._states = self.game.states(2)
        other._ints = as_ints(other._states)
        other._ints[NOW] = np.frombuffer(packed, np.int32)
        other._deciders = waiting(other._states, NOW)
        other._tale, other._told, other._offers, other._since, other._past = tale(0), None, {}, [], []
        return other

    @property
    def state(self) -> Any:
        """A copy of the record, for tests and tools."""
        return self._states[NOW : NOW + 1].copy()
