"""Lobby: what can be said of all tables, loaded or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from asterism.server.shapes import ListedTable, LobbyInfo, MyTable, Points
from asterism.server.storage.schema import TableRow
from asterism.server.tables import people
from asterism.server.tables.info import table_info
from asterism.server.tables.presence import Present, nobody

FINISHED, LISTED = 500, 100


@dataclass
class Card:
    """A table as the lobby knows it."""

    row: TableRow
    current: bool
    to_act: list[int]


class Lobby:
    """Cards of all unfinished tables and of the newest finished ones."""

    def __init__(self, present: Callable[[str], Present | None], address: str | None) -> None:
        self._present, self._address = present, address
        self._cards: dict[str, Card] = {}
        self._finished: dict[str, None] = {}
        self._watchers: list[Callable[[], None]] = []

    def put(self, card: Card) -> None:
        """Something about a table is new."""
        self._cards[card.row.id] = card
        if card.row.status == "over":
            self._finished[card.row.id] = None
            if len(self._finished) > FINISHED:
                oldest = next(iter(self._finished))
                del self._finished[oldest], self._cards[oldest]
        for changed in self._watchers:
            changed()

    def drop(self, id: str) -> None:
        """A table is not there any more."""
        self._cards.pop(id, None)
        self._finished.pop(id, None)

    def card(self, id: str) -> Card | None:
        return self._cards.get(id)

    def watch(self, changed: Callable[[], None]) -> None:
        self._watchers.append(changed)

    def unwatch(self, changed: Callable[[], None]) -> None:
        self._watchers.remove(changed)

    def seen_by(self, player: str) -> LobbyInfo:
        cards = list(self._cards.values())
        public = [card for card in cards if card.row.public]
        joinable = [card for card in public if self._is_joinable(card.row)]
        running = [card for card in public if card.row.status == "running"]
        return {
            "open": [self._listed(card, player) for card in joinable[-LISTED:]],
            "running": [self._listed(card, player) for card in running[-LISTED:]],
            "mine": [self._mine(card, player) for card in cards if people.seats_of(card.row, player)],
        }

    def _listed(self, card: Card, player: str) -> ListedTable:
        present = self._present(card.row.id) or nobody(card.row)
        info = table_info(card.row, card.current, present, player, self._address)
        return {**info, "to_act": card.to_act, "result": _points(card.row)}

    def _is_joinable(self, row: TableRow) -> bool:
        """Is somebody waiting there, on a seat or looking on?"""
        present = self._present(row.id)
        waiting = any(person.who == "person" for person in row.people) or (present is not None and present.here)
        return row.status == "open" and bool(waiting)

    def _mine(self, card: Card, player: str) -> MyTable:
        mine = set(people.seats_of(card.row, player))
        return {**self._listed(card, player), "your_turn": not mine.isdisjoint(card.to_act)}


def _points(row: TableRow) -> Points | None:
    return {"scores": row.result["scores"], "winners": row.result["winners"]} if row.result else None
