"""Operators: what they see and do at the running server; `asterism admin` calls these."""

from __future__ import annotations

import hmac
import logging
import time
from collections import deque
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query
from pydantic import AfterValidator, Field

from asterism.server.errors import Refused
from asterism.server.guard import Bar
from asterism.server.logs import text
from asterism.server.services import Ours
from asterism.server.settings import FOR_EVER
from asterism.server.shapes import Asked

DAY, MOST = 24 * 3600.0, 1000
Json = dict[str, Any]


# The log's errors of the last day


class Errors(logging.Handler):
    """Keeps the last errors and warnings, for operators to read."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: deque[Json] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append({"when": record.created, "level": record.levelname, "text": text(record)})

    def since(self, when: float) -> list[Json]:
        return [one for one in self.kept if one["when"] >= when]


ERRORS = Errors()


# What the server answers


async def check_operator(services: Ours, authorization: Annotated[str, Header()] = "") -> None:
    wanted = f"Bearer {services.settings.operators_token}"
    if not hmac.compare_digest(wanted.encode(), authorization.encode()):
        raise Refused("for-operators", "This is for operators alone.", 403)


operators = APIRouter(prefix="/api/admin", include_in_schema=False, dependencies=[Depends(check_operator)])
Shown = Annotated[int, Query(ge=1, le=MOST)]


def seen(text: str) -> str:
    """A text that stands for what it looks like."""
    if not text.isprintable() or text != text.strip():
        raise ValueError("there are signs in it that can't be seen")
    return text


class NewBar(Asked):
    """Somebody shall not come, or not talk, for some days."""

    kind: Literal["ban", "mute"]
    who: Annotated[str, Field(min_length=1, max_length=64), AfterValidator(seen)]
    days: Annotated[float, Field(ge=0, le=36_500)] = 0


@operators.get("/tables")
async def tables(services: Ours, newest: Shown = 50) -> list[Json]:
    """The newest tables, with who is there."""
    return [services.hub.told(row) for row in await services.store.tables(newest=newest)]


@operators.get("/players")
async def players(services: Ours, newest: Shown = 50) -> list[Json]:
    """Who gave a name lately, and who is barred."""
    found = await services.store.newest_players(newest)
    return [{**one, "barred": " ".join(services.guard.bars_of(one["id"]))} for one in found]


@operators.get("/bars")
async def bars(services: Ours) -> list[Json]:
    return [{"kind": bar.kind, "who": bar.who, "until": bar.until} for bar in services.guard.bars()]


@operators.post("/bars")
async def bar(services: Ours, asked: NewBar) -> Json:
    """Bar a player or an address from coming or from talking."""
    until = time.time() + asked.days * DAY if asked.days else FOR_EVER
    await services.store.put_bar(Bar(asked.kind, asked.who, until))
    services.guard.bar(Bar(asked.kind, asked.who, until))
    if asked.kind == "ban":
        services.hub.send_away(asked.who)
    return {"done": True}


@operators.delete("/bars/{kind}")
async def unbar(services: Ours, kind: str, who: str) -> Json:
    """Lift a bar, of whatever text."""
    await services.store.drop_bar(kind, who)
    services.guard.unbar(kind, who)
    return {"done": True}


@operators.delete("/tables/{id}")
async def delete(services: Ours, id: str) -> Json:
    """Delete a table with all that happened there."""
    await services.hub.delete(id)
    return {"done": True}


@operators.get("/errors")
async def errors() -> list[Json]:
    """Warnings and errors of the last day, since the server started."""
    return ERRORS.since(time.time() - DAY)
