"""Messages: what a watcher is sent, made from what its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Raw, Struct

from asterism.core.actions import SPECTATOR, heard
from asterism.core.game import Game
from asterism.core.table import Table
from asterism.endings import final, verdict, won
from asterism.server.encoding import encoded
from asterism.server.errors import Refused
from asterism.server.storage.store import ChatRow, TableRow
from asterism.server.tables.people import not_resigned
from asterism.server.tables.stories import TIME_UP, in_time
from asterism.server.ws.messages import encode

Json = dict[str, Any]
Seat = int | None
Re = int | float | None
NOTHING = Raw(b"[]")


class Watcher(Protocol):
    """Somebody who looks at a table, from a seat or as a spectator (None)."""

    @property
    def player(self) -> str: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def panels(self) -> bool: ...
    def send(self, message: bytes) -> None: ...


class State(Struct, tag_field="kind", tag="state", kw_only=True, omit_defaults=True):
    """The table as a seat sees it, with the story of what was just done."""

    at: int
    seat: Seat
    view: Raw
    story: Raw
    offers: Raw
    undo: bool
    confirm: bool
    waits: list[int]
    clocks: list[Json] | None
    re: Re = None
    since: list[Json] | None = None
    recent: list[Json] | None = None
    panels: list[Json] | None = None
    final: Json | None = None
    verdict: list[Json] | None = None
    step: int | None = None
    steps: int | None = None


@cache
def is_open(its: Game) -> bool:
    """Has the game no secrets, so that all who look see the same?"""
    return not any(len(holes) for holes in its.holes.values())


def ear(seat: Seat) -> int:
    """Where a seat stands in an audience."""
    return SPECTATOR if seat is None else seat


def told(its: Game, view: Json, entries: Iterable[Json]) -> list[Json]:
    """Entries of a story, each with its phrase."""
    return [{**entry, "say": _phrase(its, view, entry)} for entry in entries]


def _phrase(its: Game, view: Json, entry: Json) -> Json:
    if entry["what"] == TIME_UP:
        return {"say": TIME_UP, "who": {"say": "seat", "seat": entry["seat"]}}
    phrase: Json = its.view.told(view, entry)
    return phrase


def offers(table: Table, view: Json, seat: int) -> list[Json]:
    """A seat's offers, each with its phrase."""
    words, verb = table.game.view, table.game.verb
    forms = ((text, verb.forms[verb.numbers[text]]) for text in table.offers(seat))
    return [{"do": text, **form, "say": words.offer(view, form)} for text, form in forms]


class Sight(NamedTuple):
    """What a seat is shown at one moment, without the story of how it came."""

    view: Json
    raw: bytes
    offers: Raw
    undo: bool
    confirm: bool
    waits: list[int]

    @property
    def mark(self) -> int:
        """The same as long as nothing of it changes."""
        return hash((self.raw, bytes(self.offers), self.undo, self.confirm, *self.waits))


class Look:
    """One moment of a table, seen by all who look; what they see alike is made once."""

    def __init__(self, table: Table, row: TableRow, live: bool) -> None:
        self.table, self.row, self.live = table, row, live
        self._shared: Json | None = None
        self._shared_raw = b""

    # Waiting for confirmations

    def waits(self, seat: int) -> list[int]:
        """The seats whose confirmation a seat must wait for: it was not deciding beside them."""
        return [one for one in self.row.pending if seat != one and seat not in self.table.beside(one)]

    def free(self, to_act: Iterable[int]) -> list[int]:
        """The seats that may decide now."""
        return [seat for seat in to_act if not self.waits(seat)]

    def awaited(self, to_act: Iterable[int]) -> list[int]:
        """The seats whose confirmation somebody waits for."""
        return sorted({one for seat in to_act for one in self.waits(seat)})

    def running(self, to_act: Iterable[int]) -> list[int]:
        """The seats whose clocks run when these seats are to act."""
        return [*self.free(to_act), *self.awaited(to_act)] if self.live and self.timed else []

    @property
    def timed(self) -> bool:
        """Has time a limit now? Per turn only where the house has something to do at its end, if it ever has."""
        per_turn = self.row.clock is not None and self.row.clock["per"] == "turn"
        house_acts = any(word.house for word in self.table.game.verb)
        return not (per_turn and house_acts) or bool(self.table.offers("house"))

    @property
    def waits_out(self) -> bool:
        """Do all wait until the time of a turn is over?"""
        return bool(self.row.clock and self.row.clock.get("wait_out"))

    # Views

    def view(self, seat: Seat) -> Json:
        if not is_open(self.table.game):
            return self.table.view(seat)
        if self._shared is None:
            self._shared = self.table.view(None)
            self._shared_raw = encoded(self._shared)
        return {**self._shared, "seat": seat}

    def raw(self, view: Json, seat: Seat) -> bytes:
        """An encoded view; where all are alike, only the seat in it is changed."""
        if not is_open(self.table.game):
            return encoded(view)
        return self._shared_raw.replace(b'"seat":null', b'"seat":' + encode(seat), 1)

    def sight(self, seat: Seat) -> Sight:
        view = self.view(seat)
        if seat is None or not self.live:
            return Sight(view, self.raw(view, seat), NOTHING, undo=False, confirm=False, waits=[])
        waits = self.waits(seat) if seat in view["to_act"] else []
        acts = seat in view["to_act"] and not waits
        return Sight(
            view=view,
            raw=self.raw(view, seat),
            offers=Raw(encode(offers(self.table, view, seat))) if acts else NOTHING,
            undo=self.table.can_undo(seat),
            confirm=seat in self.row.pending and not self.waits_out,
            waits=waits,
        )

    def verdict(self) -> list[Json] | None:
        """Who won, once the table is over; who resigns lets all others win."""
        if self.row.resigned is not None:
            return won(not_resigned(self.row))
        return verdict(self.table) if self.table.over else None

    def final(self, view: Json) -> Json | None:
        return final(self.table, view) if self.table.over else None

    def panels(self, view: Json) -> list[Json]:
        panels: list[Json] = self.table.game.view.panels(view)
        return panels


# Stories


def lines(its: Game, view: Json, stories: Iterable[str], seat: Seat, most: int = 0) -> list[Json]:
    """Stored stories as a seat may hear them, of many the last lines."""
    entries = [entry for story in stories for entry in heard(msgspec.json.decode(story), ear(seat))]
    return told(its, view, entries[-most:])


def undone(its: Game, view: Json, mover: int, story: str, seat: Seat) -> list[Json]:
    """What a seat hears when an act is taken back: what it heard of the act."""
    entries = heard(in_time(msgspec.json.decode(story)), ear(seat))
    if not entries:
        return []
    phrase = {"say": "undone", "what": its.view.told(view, entries[0])}
    return [{"what": "undone", "seat": mover, "say": phrase}]


def loosely_told(its: Game | None, view: Json | None, entries: list[Json]) -> list[Json]:
    """Entries with their phrases, where a game of other rules can still say them."""
    if its is not None:
        with suppress(Exception):
            return told(its, view or {}, entries)
    return entries


# The table as everybody may know it


@dataclass(frozen=True)
class Presence:
    """Who is at a table now: players, seats that are gone, and wishes for bots by seat."""

    here: frozenset[str]
    gone: frozenset[int]
    wishes: Mapping[int, Mapping[str, str]]


def info(row: TableRow, current: bool, presence: Presence, player: str | None, address: str | None) -> Json:
    return {
        "id": row.id,
        "link": f"{address}/t/{row.id}" if address else None,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "public": row.public,
        "confirm": row.confirm,
        "clock": row.clock,
        "created": row.created,
        "rules": row.rules,
        "current": current,
        "rematch": row.rematch,
        "resigned": row.resigned,
        "wishes": {str(seat): _seats_of(row, wishing) for seat, wishing in presence.wishes.items()},
        "seats": [_seat(row, seat, presence, player) for seat in range(row.seats)],
    }


def _seats_of(row: TableRow, players: Iterable[str]) -> list[int]:
    wanted = set(players)
    return [seat for seat, person in enumerate(row.people) if person.player in wanted]


def _seat(row: TableRow, seat: int, presence: Presence, player: str | None) -> Json:
    person = row.people[seat]
    return {
        "who": person.who,
        "name": person.name,
        "level": person.level,
        "here": person.who == "person" and person.player in presence.here,
        "gone": seat in presence.gone,
        "held": person.player is not None,
        "resigned": person.resigned,
        "yours": person.player is not None and person.player == player,
    }


# Short messages


def table_message(table: Json) -> bytes:
    return encode({"kind": "table", **table})


def chat_message(rows: Iterable[ChatRow]) -> bytes:
    said = [{"who": row.who, "seat": row.seat, "text": row.text, "when": row.when} for row in rows]
    return encode({"kind": "chat", "lines": said})


def answer(re: Re, **content: Any) -> bytes:
    return encode({"kind": "answer", "re": re, **content})


def done(re: Re) -> bytes:
    return encode({"kind": "done", "re": re})


def error(refused: Refused, re: Re) -> bytes:
    about = {"kind": "error", "re": re, "error": refused.key, "text": refused.text}
    return encode({**about, "say": refused.say} if refused.say else about)
