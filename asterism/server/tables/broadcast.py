"""Broadcast: tells those who look at a table what they may know, when it is news to them."""

from __future__ import annotations

from collections.abc import Iterable

from asterism.server.encoding import encode, ready
from asterism.server.messages import ChatLine, ChatMessage, TableMessage
from asterism.server.shapes import Re, Seat, State, TableInfo, Told, View
from asterism.server.storage.codec import Story
from asterism.server.storage.schema import ChatRow
from asterism.server.tables import people, stories
from asterism.server.tables.clocks import Time
from asterism.server.tables.game import StoredGame
from asterism.server.tables.info import table_info
from asterism.server.tables.presence import Presence, Watcher
from asterism.server.tables.stories import Phrasing, told, told_each
from asterism.server.tables.views import NOTHING, Moment, Sight

LINES, MISSED = 40, 200
Asker = tuple[Watcher, Re]


class Broadcast:
    """Sends messages about one table, and knows how much each seat has been shown."""

    def __init__(self, game: StoredGame, presence: Presence, time: Time, address: str | None = None) -> None:
        self._game, self._presence, self._time, self._address = game, presence, time, address
        self._first = int(time.wall() * 1000)
        self._shown: dict[Seat, tuple[int, int]] = {}

    # What everybody may know

    def info(self, player: str | None) -> TableInfo:
        present = self._presence.at(self._game.row, self._time.steady())
        return table_info(self._game.row, self._game.current, present, player, self._address)

    def table(self, to: Iterable[Watcher] | None = None) -> None:
        """The table, to some or all."""
        told: dict[str | None, bytes] = {}  # all who have nothing there are told the same
        for watcher in self._presence.watchers if to is None else to:
            player = watcher.player if watcher.player in people.known(self._game.row) else None
            if player not in told:
                message: TableMessage = {"kind": "table", **self.info(player)}
                told[player] = encode(message)
            watcher.send(told[player])

    def chat(self, lines: Iterable[ChatRow], to: Iterable[Watcher]) -> None:
        said = [ChatLine(who=row.who, seat=row.seat, text=row.text, when=row.when) for row in lines]
        message: ChatMessage = {"kind": "chat", "lines": said}
        encoded = encode(message)
        for watcher in to:
            watcher.send(encoded)

    # What a seat may know

    def at(self, seat: Seat) -> int:
        """How much a seat has been shown."""
        return self._shown[seat][0] if seat in self._shown else self._first

    def everything(self, watcher: Watcher) -> None:
        """The present state, with what was told lately."""
        moment, seat = self._moment(), watcher.seat
        sight = moment.sight(seat)
        if self._is_news(seat, sight):
            self._note(seat, sight)
        state = self._state(moment, seat, sight, ready(NOTHING))
        state["since"] = self._retold(sight.view, stories.latest(self._game.since(seat), seat, MISSED))
        state["recent"] = self._retold(sight.view, stories.latest(self._game.lately(), seat, LINES))
        watcher.send(encode(self._with_panels(state, sight) if watcher.panels else state))

    def news(
        self,
        mover: Seat,
        story: Story = (),
        phrasing: Phrasing = told,
        asker: Asker | None = None,
        always: bool = False,
    ) -> None:
        """Something happened: everybody hears of it who may, and nobody else notices."""
        seats, moment, its = {watcher.seat for watcher in self._presence.watchers}, self._moment(), self._game.its
        sights = moment.sights(seats if mover is None else seats | {mover})
        lines = told_each(its, sights, story, phrasing) if its else {}
        for seat, sight in sights.items():
            its_own = lines.get(seat, [])
            if always or its_own or (mover is not None and seat == mover) or self._is_news(seat, sight):
                self._note(seat, sight)
                self._send(moment, seat, sight, its_own, asker)

    def _send(self, moment: Moment, seat: Seat, sight: Sight, lines: list[Told], asker: Asker | None) -> None:
        """A seat's news to all who look from it; those who want nothing of their own get the same bytes."""
        here = [watcher for watcher in self._presence.watchers if watcher.seat == seat]
        plain = self._state(moment, seat, sight, ready(encode(lines)))
        for panels in {watcher.panels for watcher in here}:
            state, alike = self._with_panels(plain, sight) if panels else plain, b""
            for watcher in here:
                if watcher.panels != panels:
                    continue
                if asker and asker[0] is watcher and asker[1] is not None:
                    watcher.send(encode({**state, "re": asker[1]}))
                else:
                    alike = alike or encode(state)
                    watcher.send(alike)

    def _moment(self) -> Moment:
        return Moment(self._game.table, self._game.row, self._game.current)

    def _is_news(self, seat: Seat, sight: Sight) -> bool:
        return seat not in self._shown or self._shown[seat][1] != sight.mark

    def _note(self, seat: Seat, sight: Sight) -> None:
        """A seat is shown something new."""
        self._shown[seat] = self.at(seat) + 1, sight.mark

    def _retold(self, view: View | None, entries: list[Told]) -> list[Told]:
        return stories.retold(self._game.its, self._game.current, view, entries)

    def _with_panels(self, state: State, sight: Sight) -> State:
        its = self._game.its
        return {**state, "panels": ready(encode(its.view.panels(sight.view)))} if its and sight.view else state

    def _state(self, moment: Moment, seat: Seat, sight: Sight, story: list[Told]) -> State:
        state: State = {
            "kind": "state",
            "at": self.at(seat),
            "seat": seat,
            "view": ready(sight.view_json),
            "story": story,
            "offers": ready(sight.offers),
            "undo": sight.undo,
            "confirm": sight.confirm,
            "waits": sight.waits,
            "clocks": self._game.faces(sight.view["to_act"] if sight.view else []) if self._game.clocks else None,
        }
        if self._game.row.status == "over":
            _add_ending(state, moment, sight)
        return state


def _add_ending(state: State, moment: Moment, sight: Sight) -> None:
    final, verdict = moment.final(sight.view), moment.verdict()
    if final is not None:
        state["final"] = final
    if verdict is not None:
        state["verdict"] = verdict
