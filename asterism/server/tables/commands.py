"""Hearing: what watchers say at a table is done, answered or refused."""

from __future__ import annotations

import logging

from asterism.core.table import Seen
from asterism.server.errors import Refused
from asterism.server.storage.store import ChatRow
from asterism.server.tables import views as messages
from asterism.server.tables.answers import asked, check_offered
from asterism.server.tables.presence import NOT_YOURS
from asterism.server.tables.stage import Stage
from asterism.server.tables.views import Re, Watcher
from asterism.server.ws.messages import Said, chat_text, said

CHATS = 200
FAILED = Refused("failed", "Something went wrong here; nothing was changed.", 500)
BUSY = Refused("busy", "You have asked already.", 429)
log = logging.getLogger(__name__)


class Hearing:
    """Listens to the watchers of one table, and keeps their chat."""

    def __init__(self, stage: Stage, chats: list[ChatRow]) -> None:
        self._stage = stage
        self.chats = chats[-CHATS:]
        self._asking: set[int] = set()

    async def hear(self, watcher: Watcher, raw: bytes) -> None:
        """Do what a watcher asks, or say why not."""
        try:
            message = said(raw)
        except Refused as refused:
            return self._refuse(watcher, refused, None)
        try:
            await self._stage.locked(self._heed(watcher, message))
        except Exception:
            log.exception("table %s failed", self._stage.row.id)
            if self._stage.house.metrics:
                self._stage.house.metrics.failures.inc()
            self._refuse(watcher, FAILED, message.id)

    async def _heed(self, watcher: Watcher, message: Said) -> None:
        try:
            if watcher not in self._stage.audience:
                raise NOT_YOURS
            await HEARD[message.kind](self, watcher, message)
        except Refused as refused:
            self._refuse(watcher, refused, message.id)

    def _refuse(self, watcher: Watcher, refused: Refused, re: Re) -> None:
        watcher.send(messages.error(refused, re))
        if self._stage.house.metrics:
            self._stage.house.metrics.refusals.labels(refused.key).inc()
        if refused.key == "stale":
            self._stage.teller.everything(watcher)

    # Deciding

    async def _do(self, watcher: Watcher, message: Said) -> None:
        seat, text = await self._mover(watcher, message), str(message.do)
        look = self._stage.course.look()
        if look.waits(seat):
            raise Refused("unconfirmed", "Another player has not ended the turn yet.")
        check_offered(look, seat, text)
        await self._stage.play(seat, text, (watcher, message.id))

    async def _undo(self, watcher: Watcher, message: Said) -> None:
        seat, course = await self._mover(watcher, message), self._stage.course
        if not course.playing.can_undo(seat):
            raise Refused("no-undo", "There is nothing that could be taken back.", say={"say": "undo-no"})
        act, its = await course.undo(seat), course.playing.game
        self._stage.tell(seat, lambda one, view: messages.undone(its, view, seat, act.story, one))
        watcher.send(messages.done(message.id))

    async def _confirm(self, watcher: Watcher, message: Said) -> None:
        seat = await self._mover(watcher, message)
        if seat not in self._stage.row.pending or self._stage.course.look().waits_out:
            raise Refused("no-confirm", "There is nothing to confirm.")
        await self._stage.end_turn(seat)
        watcher.send(messages.done(message.id))

    async def _mover(self, watcher: Watcher, message: Said) -> int:
        """The seat of a watcher who may decide, having seen what there is to see."""
        seat, course = self._own(watcher), self._stage.course
        self._stage.check_live()
        if course.row.people[seat].who != "person":
            raise Refused("bot-plays", "A bot plays for you: take your seat back first.")
        if message.at != self._stage.audience.at(seat):
            raise Refused("stale", "More has happened than you had seen.")
        if course.clocks and course.clocks.spent(seat, self._stage.house.now()):
            raise Refused("time-up", "Your time is up: a bot decides for you.")
        if course.row.people[seat].gone_since is not None and await self._stage.returned(watcher.player):
            self._stage.tell_table()
        return seat

    def _own(self, watcher: Watcher) -> int:
        if watcher.seat is None:
            raise Refused("spectator", "You look on: you have no seat.", 403)
        return watcher.seat

    # Asking

    async def _ask(self, watcher: Watcher, message: Said) -> None:
        seat = self._own(watcher)
        self._stage.check_live()
        if message.ask != "hint":
            watcher.send(messages.answer(message.id, **asked(self._stage.course.look(), seat, message)))
        elif id(watcher) in self._asking:
            raise BUSY
        else:
            self._stage.spawn(self._hint(watcher, message.id, self._seen(seat)))

    def _seen(self, seat: int) -> Seen:
        seen = self._stage.course.playing.seen(seat)
        if not seen.actions:
            raise Refused("not-your-turn", "It is not your turn.", say={"say": "why-not-your-turn"})
        return seen

    async def _hint(self, watcher: Watcher, re: Re, seen: Seen) -> None:
        """Advice is thought of while the table goes on."""
        self._asking.add(id(watcher))
        try:
            text, because = await self._stage.house.thinkers.advise(seen)
            watcher.send(messages.answer(re, do=text, because=because))
        except Exception:
            log.exception("no advice at table %s", self._stage.row.id)
            watcher.send(messages.error(FAILED, re))
        finally:
            self._asking.discard(id(watcher))

    # Chatting

    async def _chat(self, watcher: Watcher, message: Said) -> None:
        text, seat, stage = chat_text(str(message.chat)), watcher.seat, self._stage
        name = stage.row.people[seat].name if seat is not None else None
        who = name or await stage.house.store.player_name(watcher.player) or ""
        line = ChatRow(who, seat, text, stage.house.now())
        await stage.course.change(chat=line)
        self.chats = [*self.chats, line][-CHATS:]
        for one in stage.audience:
            one.send(messages.chat_message([line]))
        watcher.send(messages.done(message.id))


HEARD = {
    "do": Hearing._do,
    "undo": Hearing._undo,
    "confirm": Hearing._confirm,
    "ask": Hearing._ask,
    "chat": Hearing._chat,
}
