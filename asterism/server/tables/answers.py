"""Answers: to what a seat asks before it decides."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from asterism.core.table import Table
from asterism.server.encoding import encode, ready
from asterism.server.errors import Refused
from asterism.server.guard import rate_key
from asterism.server.logs import facts
from asterism.server.messages import Answer, Gains, Preview, Reason
from asterism.server.pieces import Steps, at_once
from asterism.server.shapes import Re
from asterism.server.tables.game import StoredGame
from asterism.server.tables.presence import Watcher
from asterism.server.tables.shared import Shared
from asterism.server.tables.stories import told
from asterism.server.waiting import ASK, Job

FEW = 64  # so many offers are looked at in two milliseconds
FAILED = Refused("failed", "Something went wrong here; nothing was changed.", 500)
log = logging.getLogger(__name__)


def preview(table: Table, seat: int, text: str, re: Re) -> Preview:
    """What an offer would bring, and whether luck has no say in it."""
    its = table.game
    story = told(its, table.view(seat), table.preview(seat, text))
    lucky = getattr(its.view, "lucky", None)
    sure = bool(story) and not (lucky is not None and lucky(its.verb.forms[its.verb.numbers[text]]))
    return {"kind": "answer", "re": re, "story": story, "sure": sure}


def reason(table: Table, seat: int, text: str, re: Re) -> Reason:
    """Why an action is not offered."""
    return {"kind": "answer", "re": re, "say": {"say": f"why-{table.why(seat, text) or 'offered'}"}}


ANSWERS: dict[str, Callable[[Table, int, str, Re], Answer]] = {"preview": preview, "why": reason}


# Gains: a look at each offer, of which there may be hundreds


class Answered(Protocol):
    """A table as answers know it."""

    hub: Shared
    game: StoredGame

    def spawn(self, deed: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...
    def refuse(self, watcher: Watcher, refused: Refused, re: Re) -> None: ...


def gains(table: Table, seat: int) -> Steps[bytes]:
    """What each offer brings at a glance, as JSON."""
    brings: Any = getattr(table.game.view, "brings", None)
    found = {}
    for text in table.offers(seat) if brings else []:
        found[text] = brings(table.preview(seat, text), seat)
        yield
    return encode(found)


def tell_gains(room: Answered, watcher: Watcher, table: Table, seat: int, re: Re) -> None:
    """Answer now if that takes no time; else while the table goes on, once for all who ask before it changes."""
    known = room.game.gains
    if seat not in known or _failed(known[seat]):
        known[seat] = _look_for_gains(room, watcher, table, seat)
    if known[seat].done():
        watcher.send(_told(known[seat].result(), re))
    else:
        room.spawn(later(room, watcher, re, _gains_found(known[seat], re)))


def _look_for_gains(room: Answered, watcher: Watcher, table: Table, seat: int) -> asyncio.Future[bytes]:
    if len(table.offers(seat)) > FEW:
        job = Job(ASK, watcher.player, room.game.row.id, address=rate_key(watcher.address))
        return asyncio.create_task(room.hub.pool.in_pieces(job, gains(table.looked_at(table.packed), seat)))
    found: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    found.set_result(at_once(gains(table, seat)))
    return found


def _failed(found: asyncio.Future[bytes]) -> bool:
    return found.done() and (found.cancelled() or found.exception() is not None)


async def _gains_found(found: asyncio.Future[bytes], re: Re) -> bytes:
    return _told(await asyncio.shield(found), re)


def _told(found: bytes, re: Re) -> bytes:
    answer: Gains = {"kind": "answer", "re": re, "gains": ready(found)}
    return encode(answer)


async def later(room: Answered, watcher: Watcher, re: Re, answer: Awaitable[bytes]) -> None:
    """Answer when the answer is found, while the table goes on, or say why there is none."""
    try:
        watcher.send(await answer)
    except Refused as refused:
        room.refuse(watcher, refused, re)
    except Exception:
        known = facts(address=watcher.address, player=watcher.player, table=room.game.row.id)
        log.exception("a question could not be answered", extra=known)
        room.hub.metrics.failures.inc()
        room.refuse(watcher, FAILED, re)
