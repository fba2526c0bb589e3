"""Course: how a table's game goes; whatever is decided is stored before anybody can know of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from asterism.bots import seed_of
from asterism.core.table import Table
from asterism.server.bots.driver import Due
from asterism.server.errors import Refused
from asterism.server.storage import codec as kept
from asterism.server.storage.codec import Act
from asterism.server.storage.store import ActRow, ChatRow, SeatRow, Store, TableRow
from asterism.server.tables.clocks import Clocks, full
from asterism.server.tables.people import STAND_IN
from asterism.server.tables.stories import Story
from asterism.server.tables.views import Json, Look, Seat, is_open

log = logging.getLogger(__name__)


class Course:
    """One table's game with its rows; only one change at a time, which is the room's care."""

    def __init__(self, store: Store, now: Callable[[], float], row: TableRow, acts: list[ActRow]) -> None:
        self._store, self._now = store, now
        self.row = row
        self.changes = 0
        self._dreamt: list[int] | None = None
        self._revive(acts)

    def _revive(self, acts: list[ActRow]) -> None:
        self.acts = [Act.of(act) for act in acts[1:]]
        revived = kept.revived(self.row, acts)
        self.table, self.current = revived.table, revived.current
        self.clocks = self._new_clocks()

    @property
    def asleep(self) -> bool:
        return self._dreamt is not None

    def sleep(self) -> None:
        """Forget the table, which is stored, until it is needed."""
        if self.clocks is None and self.table is not None:
            self._dreamt = self.public_to_act
            self.table, self.acts = None, []

    async def wake(self) -> None:
        """Have the table again."""
        if self.asleep:
            self._revive(await self._store.acts(self.row.id))
            self._dreamt = None

    def _new_clocks(self) -> Clocks | None:
        row, now = self.row, self._now()
        if row.clock is None or row.left is None:
            return None
        clocks = Clocks(row.clock, row.left, len(self.acts), now)
        clocks.run(self._running(row), now)
        return clocks

    # What there is

    def is_live(self, row: TableRow) -> bool:
        """Can somebody decide something?"""
        return row.status == "running" and self.current and self.table is not None

    @property
    def live(self) -> bool:
        return self.is_live(self.row)

    @property
    def to_act(self) -> list[int]:
        return self.playing.to_act if self.live else []

    @property
    def playing(self) -> Table:
        """The table, which must have started."""
        if self.table is None:
            raise Refused("not-started", "The game has not started.")
        return self.table

    @property
    def public_to_act(self) -> list[int]:
        """The seats that a spectator sees to act."""
        if self._dreamt is not None:
            return self._dreamt
        if not self.live or is_open(self.playing.game):
            return self.to_act
        seen: list[int] = self.playing.view(None)["to_act"]
        return seen

    def look(self) -> Look:
        return Look(self.playing, self.row, self.live)

    def _running(self, row: TableRow) -> list[int]:
        if not self.is_live(row):
            return []
        return Look(self.playing, row, live=True).running(self.playing.to_act)

    def faces(self, look: Look, to_act: list[int]) -> list[Json] | None:
        """The clocks for somebody who sees these seats to act."""
        return self.clocks.shown(look.running(to_act), self._now()) if self.clocks else None

    def since(self, seat: Seat) -> list[str]:
        """The stories since a seat's last decision."""
        own = [at for at, act in enumerate(self.acts, 1) if act.seat == seat]
        return [] if seat is None else [act.story for act in self.acts[own[-1] if own else 0 :]]

    # What is due without a person

    def due(self) -> Due | None:
        """What must be done for a seat that does not do it itself."""
        if not self.live:
            return None
        out = self.clocks.out(self._now()) if self.clocks else []
        for seat in self.row.pending:
            if seat in out or (self.row.people[seat].who == "bot" and not self.look().waits_out):
                return Due(seat, None, 0)
        return self._due_act(self.look().free(self.playing.to_act), out)

    def _due_act(self, free: list[int], out: list[int]) -> Due | None:
        for seat in free:
            if seat in out and self.playing.offers("house"):
                return Due(seat, None, 0)
            if seat in out or self.row.people[seat].who == "bot":
                return Due(seat, self._call(seat), seed_of(self.row.seed, seat) + len(self.acts))
        return None

    def _call(self, seat: int) -> str:
        person = self.row.people[seat]
        return person.level if person.who == "bot" and person.level else STAND_IN

    # What changes it

    async def start(self, people: list[SeatRow]) -> None:
        """The last seat was taken: the game begins."""
        its = kept.game_of(self.row)
        if its is None or not self.current:
            raise Refused("other-rules", "This table was opened with other rules.")
        self.table = kept.fresh(self.row, its)
        clock, seats = self.row.clock, self.row.seats
        left, first = full(clock, seats) if clock else None, kept.start_row(self.table, self._now())
        try:
            await self._commit(acts=[first], people=people, status="running", left=left)
        except Refused:
            self.table = None
            raise
        self.clocks = self._new_clocks()

    async def play(self, seat: int | str, text: str, by_person: bool) -> Story:
        """Carry out what was decided; the story of it."""
        table, now, n, before = self.playing, self._now(), len(self.acts) + 1, self.playing.to_act
        timed = self.clocks is not None and self.look().timed
        late = not by_person and isinstance(seat, int) and self.row.people[seat].who == "person"
        act, story = kept.play(table, n, seat, text, now, late)
        if self.clocks:
            decided = [seat] if isinstance(seat, int) else self._decided_by_house(self.clocks.out(now), before)
            self.clocks.decided(decided, n, now)
        ended = self._ended(before) if timed else []
        mine = [seat] if by_person and self.row.confirm and isinstance(seat, int) else []
        status = "over" if table.over else self.row.status
        pending = sorted({*self._pending([*self.row.pending, *mine]), *self._waiting(ended, now)})
        if self.clocks:
            self.clocks.turned([one for one in ended if one not in pending], now)
        await self._commit(acts=[act], status=status, pending=pending)
        self.acts.append(Act.of(act))
        return story

    def _decided_by_house(self, out: list[int], before: list[int]) -> list[int]:
        """The seats out of time for which the house has decided: all, if others are to act now that were not."""
        after = set(self.playing.to_act)
        return out if after - set(before) else [seat for seat in out if seat not in after] or out

    def _ended(self, before: list[int]) -> list[int]:
        """The seats that were to act and whose turn is over."""
        return [seat for seat in before if self.playing.rests or seat not in self.playing.to_act]

    def _waiting(self, ended: list[int], now: float) -> list[int]:
        """Those whose turn is over sooner than its time, where all wait for that."""
        if self.clocks is None or not self.look().waits_out or self.playing.over:
            return []
        return [seat for seat in ended if self.clocks.left(seat, now) > 0]

    def _pending(self, seats: Sequence[int]) -> list[int]:
        """Those of the seats that have ended their turn and could still take it back."""
        table = self.playing
        return sorted({seat for seat in seats if seat not in table.to_act and table.can_undo(seat)})

    async def undo(self, seat: int) -> Act:
        """Take back a seat's last decision; acts that others decided beside it stay."""
        table, now, before = self.playing, self._now(), self.playing.to_act
        at = table.undo(seat)
        if self.clocks:
            self.clocks.returned([one for one in table.to_act if one not in before], now)
            self.clocks.turned([one for one in before if one not in table.to_act], now)
        gone, rest = self.acts[at], table.moves[at:]
        rows = self._again(rest, at)
        await self._commit(acts=rows, cut=at + 1, pending=self._pending(self.row.pending))
        self.acts[at:] = [Act.of(row) for row in rows]
        return gone

    def _again(self, rest: list[list[Any]], at: int) -> list[ActRow]:
        if not rest:
            return []
        table = self._replayed(self.acts[:at])
        return kept.replay_rows(table, rest, at + 1, self._now())

    async def confirm(self, seat: int) -> None:
        """A seat's turn is done."""
        if self.clocks:
            self.clocks.turned([seat], self._now())
        await self.change(pending=[one for one in self.row.pending if one != seat])

    async def change(self, chat: ChatRow | None = None, **fields: Any) -> None:
        """Change something of the row alone."""
        await self._commit(chat=chat, **fields)

    async def _commit(
        self, *, acts: Sequence[ActRow] = (), cut: int | None = None, chat: ChatRow | None = None, **fields: Any
    ) -> None:
        row = self._changed(fields)
        try:
            await self._store.save(row, acts=acts, cut=cut, chat=chat, known=row is self.row)
        except Exception as error:
            log.exception("table %s could not be stored", row.id)
            self._go_back()
            raise Refused("not-stored", "This could not be stored; nothing was changed.", 503) from error
        self.row = row
        if acts or cut is not None or fields:  # what is only said changes nothing for who thinks
            self.changes += 1

    def _changed(self, fields: Json) -> TableRow:
        """The row with other values; most moves change nothing of it."""
        now = self._now()
        if self.clocks:
            row = replace(self.row, **fields, changed=now)
            self.clocks.run(self._running(row), now)
            return replace(row, left=self.clocks.all_left(now))
        same = fields and all(getattr(self.row, name) == value for name, value in fields.items())
        return self.row if same else replace(self.row, **fields, changed=now)

    def _go_back(self) -> None:
        """The table again as it is stored."""
        self.changes += 1
        if self.live:
            self.table = self._replayed(self.acts)
            self.clocks = self._new_clocks()

    def _replayed(self, acts: list[Act]) -> Table:
        table = kept.fresh(self.row, self.playing.game)
        for act in acts:
            table.play(kept.named(act.seat), act.text)
        return table
