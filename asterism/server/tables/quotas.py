"""Quotas: how many tables, and how much of what was brought, a player and an address may have."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import NamedTuple

from asterism.server.errors import Refused
from asterism.server.guard import rate_key
from asterism.server.pieces import Steps
from asterism.server.settings import Quota, Settings
from asterism.server.storage.codec import size_of, size_of_table
from asterism.server.storage.schema import ActRow, Opener, TableRow
from asterism.server.storage.store import Store
from asterism.server.tables.clocks import Time
from asterism.server.tables.game import LARGEST
from asterism.server.tables.lobby import Lobby

MB, LENGTH, WHILE = 1_000_000, 16, 30 * 24 * 3600.0
TABLES = "Too many tables of {whose} wait for players or are not over: leave, play on or give up some of them first."
PLAYED = "The games of {whose} take too much room: play on or give up some of them first, or wait some days."
UPLOADS = "Too many saved games of {whose} are here: they go after some days; bring this one then."
WHOSE = {"host": "yours", "origin": "your address"}


class Share(NamedTuple):
    """How much one may have who opens tables: a player, or all of an address."""

    kind: Opener
    who: str
    most: Quota


class Quotas:
    """Counts from the lobby's cards and from the store, so that a restart forgets nothing."""

    def __init__(self, settings: Settings, lobby: Lobby, store: Store, time: Time) -> None:
        self._lobby, self._store, self._time = lobby, store, time
        self._most, self._near = settings.most, settings.each.times(settings.crowd)
        self._key = settings.derived(b"origin")
        self._begun: Counter[Share] = Counter()

    def origin(self, address: str) -> str | None:
        """An address as it is stored: nobody can tell it from that who has not the secret."""
        return hashed(rate_key(address), self._key) if address else None

    def _shares(self, player: str, address: str) -> list[Share]:
        home = self.origin(address)
        each: list[Share] = [Share("host", player, self._most)] if player else []
        return [*each, Share("origin", home, self._near)] if home else each

    # Tables

    @asynccontextmanager
    async def opening(self, player: str, address: str, waits: bool) -> AsyncIterator[None]:
        """One more table is opened meanwhile, which waits for players or begins; Refused, where there are too many."""
        shares, since = self._shares(player, address), self._time.wall() - WHILE
        played = await self._store.played(player, self.origin(address), since)
        for share in shares:
            if self._has_too_many(share, waits):
                raise Refused("too-many-tables", TABLES.format(whose=WHOSE[share.kind]), 429)
            if self._has_played_too_much(share, played[share.kind]):
                raise Refused("too-much-played", PLAYED.format(whose=WHOSE[share.kind]), 429)
        self._begun.update(shares)
        try:
            yield
        finally:
            self._begun -= Counter(shares)

    def _has_too_many(self, share: Share, waits: bool) -> bool:
        unfinished, begun = self._lobby.unfinished(share.kind, share.who), self._begun[share]
        if len(unfinished) + begun >= share.most.unfinished:
            return True
        return waits and self._lobby.waiting(unfinished) + begun >= share.most.open

    def _has_played_too_much(self, share: Share, ended: int) -> bool:
        """Each that is not over counts with all it may become, so that it can always be played to its end."""
        unfinished = len(self._lobby.unfinished(share.kind, share.who)) + self._begun[share] + 1
        return ended + unfinished * LARGEST > share.most.played * MB

    # What is brought

    async def check_room(self, player: str, address: str, more: int = 1) -> None:
        """May so many bytes be brought?"""
        for share in self._shares(player, address):
            if await self._store.brought(share.kind, share.who) + more > share.most.uploads * MB:
                raise Refused("too-much-stored", UPLOADS.format(whose=WHOSE[share.kind]), 429)


def hashed(address: str, key: bytes) -> str:
    return hashlib.blake2b(address.encode(), key=key, digest_size=LENGTH).hexdigest()


def taken_by(row: TableRow, acts: Iterable[ActRow]) -> Steps[int]:
    """How many bytes of the database a log takes."""
    took = size_of_table(row)
    for act in acts:
        took += size_of(act)
        yield
    return took
