"""Lobby: what can be said of all tables, loaded or not."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from asterism.server.encoding import encode, ready
from asterism.server.shapes import ListedTable, LobbyInfo, MyTable, Points
from asterism.server.storage.schema import Opener, TableRow
from asterism.server.tables import people
from asterism.server.tables.index import NOBODYS, Index, Whose
from asterism.server.tables.info import table_info
from asterism.server.tables.listing import Listing
from asterism.server.tables.newest import Newest
from asterism.server.tables.presence import Present, nobody

FINISHED, MINE = 500, 100
NOBODY = ""


@dataclass
class Card:
    """A table as the lobby knows it, and the JSON of that by player; whatever is new of a table is a new card."""

    row: TableRow
    current: bool
    to_act: list[int]
    told: dict[str, bytes] = field(default_factory=dict)


class Lobby:
    """Cards of all unfinished tables and of the newest finished ones that are somebody's."""

    def __init__(self, present: Callable[[str], Present | None], address: str | None) -> None:
        self._present, self._address = present, address
        self._cards: dict[str, Card] = {}
        self._finished = Newest(FINISHED)
        self._open, self._running = Listing(), Listing()
        self._own, self._unfinished = Index(), Index()
        self._waiting: set[str] = set()
        self._shows: set[str] = set()
        self._watchers: list[Callable[[], None]] = []
        self._nobodys: bytes | None = None

    # What is new

    def put(self, card: Card) -> None:
        """Something about a table is new."""
        row, known = card.row, self._cards.get(card.row.id)
        if row.status == "over" and not _owners(row):
            return
        self._cards[row.id] = card
        renewed = known is None or known.row is not row
        if renewed:
            self._own.note(row.id, _owners(row))
            self._unfinished.note(row.id, _openers(row))
        if renewed or row.status == "open":  # to an open table somebody may have come
            self._list(row)
        if row.status == "over":
            gone = self._finished.put(row.id, row.origin or NOBODY)
            if gone:
                self._forget(gone)
        self._change()

    def drop(self, id: str) -> None:
        """A table is not there any more."""
        if id in self._cards:
            self._forget(id)
            self._change()

    def _forget(self, id: str) -> None:
        del self._cards[id]
        self._finished.drop(id)
        self._open.drop(id)
        self._running.drop(id)
        self._waiting.discard(id)
        self._shows.discard(id)
        for index in (self._own, self._unfinished):
            index.note(id, NOBODYS)

    def _list(self, row: TableRow) -> None:
        waits, runs = self._waits(row), row.status == "running"
        (self._waiting.add if waits else self._waiting.discard)(row.id)
        (self._shows.add if runs and people.only_bots(row) else self._shows.discard)(row.id)
        for listing, fits in ((self._open, waits), (self._running, runs)):
            if fits and row.public:
                listing.put(row.id, host=row.host, origin=row.origin)
            else:
                listing.drop(row.id)

    def _waits(self, row: TableRow) -> bool:
        """Is somebody waiting there, on a seat or looking on?"""
        if row.status != "open":
            return False
        present = self._present(row.id)
        return any(person.who == "person" for person in row.people) or bool(present and present.here)

    def _change(self) -> None:
        self._nobodys = None
        for changed in self._watchers:
            changed()

    def watch(self, changed: Callable[[], None]) -> None:
        self._watchers.append(changed)

    def unwatch(self, changed: Callable[[], None]) -> None:
        self._watchers.remove(changed)

    # What there is

    def card(self, id: str) -> Card | None:
        return self._cards.get(id)

    def seats(self, id: str, player: str) -> bool:
        """Does a player sit at a table?"""
        card = self._cards.get(id)
        return bool(card and player and people.seats_of(card.row, player))

    def unfinished(self, kind: Opener, who: str) -> Collection[str]:
        """The tables that somebody opened and that are not over."""
        return self._unfinished.of(kind, who)

    def waiting(self, ids: Collection[str]) -> int:
        """At how many of these tables does somebody wait for players?"""
        return sum(id in self._waiting for id in ids)

    def shows(self) -> list[TableRow]:
        """The running tables where only bots play."""
        return [self._cards[id].row for id in self._shows]

    def page(self, player: str, open: int = 0, running: int = 0) -> bytes:
        """The lobby as a player sees it, after so many open and running tables; all who have no table see the same."""
        own = self._own.of("player", player)
        if own or open or running:
            return encode(self._seen_by(player, own, open, running))
        if self._nobodys is None:
            self._nobodys = encode(self._seen_by(NOBODY, own, 0, 0))
        return self._nobodys

    def _seen_by(self, player: str, own: Collection[str], open: int, running: int) -> LobbyInfo:
        return {
            "open": [self._listed(id) for id in self._open.page(open, own)],
            "running": [self._listed(id) for id in self._running.page(running, own)],
            "mine": [self._mine(card, player) for card in self._nearest(player, own)],
            "many": {"open": self._open.many(own), "running": self._running.many(own)},
        }

    def _listed(self, id: str) -> ListedTable:
        card = self._cards[id]
        if NOBODY not in card.told:
            card.told[NOBODY] = encode(self._described(card, None))
        listed: ListedTable = ready(card.told[NOBODY])
        return listed

    def _mine(self, card: Card, player: str) -> MyTable:
        if player not in card.told:
            described: MyTable = {**self._described(card, player), "your_turn": _is_my_turn(card, player)}
            card.told[player] = encode(described)
        mine: MyTable = ready(card.told[player])
        return mine

    def _described(self, card: Card, player: str | None) -> ListedTable:
        present = self._present(card.row.id) or nobody(card.row)
        info = table_info(card.row, card.current, present, player, self._address)
        return {**info, "to_act": card.to_act, "result": _points(card.row)}

    def _nearest(self, player: str, own: Collection[str]) -> list[Card]:
        """My tables: where it is my turn first, then others that run, then open ones; in each the newest first."""
        cards = [self._cards[id] for id in reversed([*own])]
        return sorted(cards, key=lambda card: _distance(card, player))[:MINE]


def _owners(row: TableRow) -> Whose:
    """Whose table it is: who sits there, and who opened it."""
    players = {person.player for person in row.people} | {None if row.uploaded else row.host}
    return frozenset(("player", player) for player in players if player)


def _openers(row: TableRow) -> Whose:
    """Who must bring it to an end before opening ever more."""
    openers = {"host": row.host, "origin": row.origin} if row.status != "over" else {}
    return frozenset((kind, who) for kind, who in openers.items() if who)


def _is_my_turn(card: Card, player: str) -> bool:
    return not set(people.seats_of(card.row, player)).isdisjoint(card.to_act)


def _distance(card: Card, player: str) -> int:
    if card.row.status == "running":
        return 0 if _is_my_turn(card, player) else 1
    return 2 if card.row.status == "open" else 3


def _points(row: TableRow) -> Points | None:
    return {"scores": row.result["scores"], "winners": row.result["winners"]} if row.result else None
