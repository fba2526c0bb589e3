"""Game: how a table's game goes; whatever is decided is stored before anybody can know of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import aclosing
from dataclasses import replace
from itertools import takewhile
from typing import Any

from asterism.bots import seed_of
from asterism.core.table import Table
from asterism.endings import final
from asterism.server.errors import Refused
from asterism.server.logs import facts
from asterism.server.meter import PAYER, Payer
from asterism.server.pieces import at_once
from asterism.server.pool import Pool, Turn
from asterism.server.shapes import ClockFace, Seat
from asterism.server.storage import codec
from asterism.server.storage.codec import Act, Revival, Story
from asterism.server.storage.schema import ActRow, ChatRow, Result, SeatRow, TableRow
from asterism.server.storage.store import Store, not_stored
from asterism.server.tables import turns
from asterism.server.tables.clocks import Clocks, Time, full
from asterism.server.tables.people import STAND_IN, drawn, reseated
from asterism.server.tables.stories import too_late
from asterism.server.tables.turns import Due
from asterism.server.tables.views import can_be_shown, is_open
from asterism.server.waiting import LOAD, Job

FEW = 64  # so many acts are played again in two milliseconds
LARGEST, ABOUT = 2_000_000, 65_536  # bytes a table may take, ten times the longest games; how closely its row says them
log = logging.getLogger(__name__)


def not_started() -> Refused:
    return Refused("not-started", "The game has not started.")


def too_long() -> Refused:
    return Refused("too-long-played", "This game has become too long to be stored: it can only be given up.", 429)


def no_table() -> Refused:
    return Refused("no-table", "There is no such table.", 404)


class StoredGame:
    """One table's game with its rows; only one change at a time, which is the room's care."""

    def __init__(self, store: Store, pool: Pool, time: Time, row: TableRow) -> None:
        self._store, self._pool, self._time = store, pool, time
        self.row = row
        self.said = 0  # bytes that the chat takes
        self.changes, self.gone = 0, False  # gone: the table is deleted, and nothing of it is stored any more
        self.gains: dict[int, asyncio.Future[bytes]] = {}  # for seats that asked since the last change
        self._revive(Revival(row))

    def _revive(self, revival: Revival) -> None:
        self.asleep, self.lost = False, False
        self.its = codec.game_of(self.row)
        self.acts, self.count = list(revival.acts), revival.count
        self._size = codec.size_of_table(self.row) + revival.size
        self.table, self.current = revival.table()
        if self.table and not (self.current or can_be_shown(self.table)):
            self.table = None
        self._note_who_acts()
        self.clocks = self._new_clocks()

    def sleep(self) -> None:
        """Forget the table, which is stored, until it is needed."""
        if self.clocks is None and self.table is not None:
            self.asleep, self.table, self.acts, self.gains = True, None, [], {}

    async def wake(self) -> None:
        """Have the table, as it is stored; what takes longer waits for its turn."""
        revival, some = Revival(self.row), await self._store.acts(self.row.id, count=FEW)
        if len(some) < FEW:
            at_once(revival.add(some))
        else:
            payer = PAYER.get() or Payer("", "")
            job = Job(LOAD, payer.player, self.row.id, address=payer.address)
            revival = await self._pool.in_turn(job, self._read)
        self._revive(revival)

    async def _read(self, turn: Turn[Revival]) -> Revival:
        """The table from its acts, a page at a time."""
        revival = Revival(self.row)
        async with aclosing(self._store.pages(self.row.id)) as pages:
            async for page in pages:
                await turn.work(revival.add(page))
        return revival

    def _new_clocks(self) -> Clocks | None:
        row, now = self.row, self._time.steady()
        if row.clock is None or row.left is None:
            return None
        clocks = Clocks(row.clock, row.left, len(self.acts), now)
        clocks.run(self._running(row), now)
        return clocks

    # What there is

    @property
    def live(self) -> bool:
        """Can somebody decide something?"""
        return self.row.status == "running" and self.current and self.table is not None

    def live_table(self) -> Table:
        """The table, where somebody can decide something."""
        if self.row.status == "open":
            raise not_started()
        if self.row.status == "over":
            raise Refused("over", "The game is over.", say={"say": "why-over"})
        if not self.current or self.table is None:
            raise Refused("other-rules", "This table was played by other rules: it can only be looked at.")
        return self.table

    def _note_change(self) -> None:
        self.changes += 1
        self.gains = {}

    def _note_who_acts(self) -> None:
        """Who must decide now, and who a spectator sees to: in the lobby that is known while a table sleeps, too."""
        table = self.table if self.live else None
        self.to_act = table.to_act if table else []
        self.public_to_act = self.to_act if table is None or is_open(table.game) else table.view(None)["to_act"]

    def _running(self, row: TableRow, to_act: list[int] | None = None) -> list[int]:
        """The seats whose clocks run when these seats are to act, or those who truly are."""
        if row.status != "running" or not self.current or self.table is None:
            return []
        return turns.running(self.table, row, self.table.to_act if to_act is None else to_act)

    def faces(self, to_act: list[int]) -> list[ClockFace] | None:
        """The clocks for somebody who sees these seats to act."""
        return self.clocks.shown(self._running(self.row, to_act), self._time.steady()) if self.clocks else None

    def time_left(self) -> float | None:
        """The seconds until the next clock runs out."""
        return self.clocks.soonest(self._time.steady()) if self.clocks else None

    def lately(self) -> Iterator[str]:
        """The stories of the last acts, the newest first."""
        return (act.story for act in reversed(self.acts[-codec.LAST :]))

    def since(self, seat: Seat) -> Iterator[str]:
        """Those since a seat's last decision."""
        own = takewhile(lambda act: act.seat != seat, reversed(self.acts[-codec.LAST :]))
        return (act.story for act in own if seat is not None)

    # What is due without a person

    def due(self) -> Due | None:
        """What must be done for a seat that does not do it itself."""
        if not self.live or self.table is None:
            return None
        out = self.clocks.out(self._time.steady()) if self.clocks else []
        for seat in self.row.pending:
            if seat in out or (self.row.people[seat].who == "bot" and not turns.waits_out(self.row)):
                return Due(seat, None, 0)
        free = turns.free(self.table, self.row, self.to_act) if self.row.pending else self.to_act
        return self._due_act(free, out)

    def _due_act(self, free: list[int], out: list[int]) -> Due | None:
        for seat in free:
            person = self.row.people[seat]
            if seat in out and self.live_table().offers("house"):
                return Due(seat, None, 0)
            if seat in out or person.who == "bot":
                bot_spec = person.level if person.who == "bot" and person.level else STAND_IN
                return Due(seat, bot_spec, seed_of(self.row.seed, seat) + len(self.acts))
        return None

    # What changes it

    async def start(self, people: list[SeatRow]) -> None:
        """The last seat was taken: the game begins."""
        if self.its is None or not self.current:
            raise Refused("other-rules", "This table was opened with other rules.")
        row = reseated(replace(self.row, people=people), self.its, drawn(self.row))
        self.table = codec.fresh(row, self.its)
        clock, seats = row.clock, row.seats
        left, first = full(clock, seats) if clock else None, codec.start_row(self.table, self._time.wall())
        try:
            begun: dict[str, Any] = {"people": row.people, "options": row.options, "status": "running", "left": left}
            await self._commit(acts=[first], more=codec.size_of(first), **begun)
        except Refused:
            self.table = None
            raise
        self.clocks = self._new_clocks()

    async def play(self, seat: int | str, text: str, by_person: bool) -> Story:
        """Carry out what was decided; the story of it."""
        if by_person and self._size > LARGEST:
            raise too_long()
        table, now, before = self.live_table(), self._time.steady(), self.to_act
        timed = self.clocks is not None and turns.timed(table)
        act, story, over = self._apply(table, seat, text, by_person)
        remembered = Act.of(act)
        movers = self._charged(table, seat, before, now) if timed else []
        ended = turns.ended(table, before, movers) if timed else []
        mover = [seat] if by_person and isinstance(seat, int) else []
        pending = sorted({*self._confirming(table, mover), *self._waiting_out(table, ended, now)})
        self._refill([one for one in ended if one not in pending], now)
        await self._commit(acts=[act], more=remembered.size, pending=pending, **(_outcome(table) if over else {}))
        self._remember(remembered)
        return story

    def _remember(self, act: Act) -> None:
        """Of a finished game the last acts are enough; all of them are stored."""
        self.acts.append(act)
        self.count += 1
        if self.row.status == "over":
            del self.acts[: -codec.LAST]

    def _apply(self, table: Table, seat: int | str, text: str, by_person: bool) -> tuple[ActRow, Story, bool]:
        """The table moves on; what a bot decided for a person begins with word that time was up."""
        act, story, over = codec.played(table, len(self.acts) + 1, seat, text, self._time.wall())
        if not by_person and isinstance(seat, int) and self.row.people[seat].who == "person":
            story = too_late(seat, story)
            act.story = codec.story_text(story)
        return act, story, over

    def _charged(self, table: Table, seat: int | str, before: list[int], now: float) -> list[int]:
        """The seats that have decided, or the house for them: the time they spent is gone."""
        if self.clocks is None:
            return []
        out = self.clocks.out(now)
        movers = [seat] if isinstance(seat, int) else turns.decided_by_house(table, before, out)
        self.clocks.decided(movers, len(self.acts) + 1, now)
        return movers

    def _confirming(self, table: Table, mover: list[int]) -> list[int]:
        """Those who must still confirm the end of their turn."""
        asked = [*self.row.pending, *(mover if self.row.confirm else [])]
        return turns.revocable(table, asked) if asked else []

    def _waiting_out(self, table: Table, ended: list[int], now: float) -> list[int]:
        """Those whose turn is over sooner than its time, where all wait for that."""
        if self.clocks is None or not turns.waits_out(self.row) or table.over:
            return []
        return [seat for seat in ended if self.clocks.left(seat, now) > 0]

    def _refill(self, seats: list[int], now: float) -> None:
        """The turns of these seats are done, and clocks for a turn full again."""
        if self.clocks:
            self.clocks.turned(seats, now)

    async def undo(self, seat: int) -> Act:
        """Take back a seat's last decision; acts that others decided beside it stay."""
        table, now, before = self.live_table(), self._time.steady(), self.to_act
        at = table.undo(seat)
        if self.clocks:
            self.clocks.returned([one for one in table.to_act if one not in before], now)
            self.clocks.turned([one for one in before if one not in table.to_act], now)
        gone, rows = self.acts[at:], self._again(table.moves[at:], at)
        stay = [Act.of(row) for row in rows]
        more = sum(act.size for act in stay) - sum(act.size for act in gone)
        await self._commit(acts=rows, cut=at + 1, more=more, pending=turns.revocable(table, self.row.pending))
        self.acts[at:] = stay
        self.count = len(self.acts)
        return gone[0]

    def _again(self, rest: list[list[Any]], at: int) -> list[ActRow]:
        """The rows of what was decided beside an act that is taken back."""
        return codec.played_on(self._replayed(self.acts[:at]), rest, at + 1, self._time.wall()) if rest else []

    async def confirm(self, seat: int) -> None:
        """A seat's turn is done."""
        self._refill([seat], self._time.steady())
        await self.change(pending=[one for one in self.row.pending if one != seat])

    async def change(self, chat: ChatRow | None = None, **fields: Any) -> None:
        """Change something of the row alone."""
        await self._commit(chat=chat, **fields)

    # Storing

    async def _commit(
        self,
        *,
        acts: Sequence[ActRow] = (),
        more: int = 0,
        cut: int | None = None,
        chat: ChatRow | None = None,
        **fields: Any,
    ) -> None:
        if self.gone:
            raise no_table()
        row = self._changed(fields, self._size + more)
        try:
            await self._store.save(row, acts=acts, cut=cut, chat=chat, known=row is self.row)
        except Exception as error:
            log.exception("a table could not be stored", extra=facts(table=row.id))
            self._go_back()
            raise not_stored() from error
        self.row = row
        self._size += more
        if acts or cut is not None or fields:  # what is only said changes nothing for who thinks
            self._note_change()
            self._note_who_acts()

    def _changed(self, fields: dict[str, Any], size: int) -> TableRow:
        """The row with other values; most moves change nothing of it."""
        wall, took = self._time.wall(), size + self.said
        if self.clocks:
            now, row = self._time.steady(), replace(self.row, **fields, changed=wall, bytes=took)
            self.clocks.run(self._running(row), now)
            return replace(row, left=self.clocks.all_left(now))
        same = fields and all(getattr(self.row, name) == value for name, value in fields.items())
        if same and took - self.row.bytes < ABOUT:
            return self.row
        return replace(self.row, **fields, changed=wall, bytes=took)

    def _go_back(self) -> None:
        """The table is read again as it is stored, by whoever needs it next."""
        self._note_change()
        if self.live:
            self.asleep, self.lost, self.table = True, True, None

    def _replayed(self, acts: list[Act]) -> Table:
        table = codec.fresh(self.row, self.live_table().game)
        for act in acts:
            table.play(codec.named(act.seat), act.text)
        return table


def _outcome(table: Table) -> dict[str, Any]:
    """What of the row changes when the game is over."""
    return {"status": "over", "result": result_of(table)}


def result_of(table: Table) -> Result:
    """How a finished game came out."""
    return {"scores": table.scores, "winners": table.winners, "final": final(table, table.view(None))}
