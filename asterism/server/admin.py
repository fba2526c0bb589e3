"""Admin: what operators see and do; the command `asterism admin` calls these, with a token made of the secret."""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import time
import urllib.error
import urllib.request
from collections import deque
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query
from pydantic import Field
from rich.console import Console
from rich.table import Table as Sheet

from asterism.server.errors import Refused
from asterism.server.http.api import Ours
from asterism.server.settings import Settings
from asterism.server.shapes import Asked
from asterism.server.storage.schema import Bar

DAY, FOR_EVER, MOST = 24 * 3600.0, 1e12, 1000
Json = dict[str, Any]


# The log's errors of the last day


class Errors(logging.Handler):
    """Keeps the last errors and warnings, for operators to read."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: deque[Json] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append({"when": record.created, "level": record.levelname, "text": record.getMessage()})

    def since(self, when: float) -> list[Json]:
        return [one for one in self.kept if one["when"] >= when]


ERRORS = Errors()


# What the server answers


def token(secret: str) -> str:
    """What shows that somebody knows the secret."""
    return hashlib.blake2b(b"admin", key=hashlib.sha256(secret.encode()).digest(), digest_size=32).hexdigest()


def check_operator(services: Ours, authorization: Annotated[str, Header()] = "") -> None:
    wanted = f"Bearer {token(services.settings.keys()[0])}"
    if not hmac.compare_digest(wanted.encode(), authorization.encode()):
        raise Refused("for-operators", "This is for operators alone.", 403)


admin = APIRouter(prefix="/api/admin", include_in_schema=False, dependencies=[Depends(check_operator)])
Shown = Annotated[int, Query(ge=1, le=MOST)]


class NewBar(Asked):
    """Somebody shall not come, or not talk, for some days."""

    kind: Literal["ban", "mute"]
    who: Annotated[str, Field(min_length=1, max_length=64)]
    days: Annotated[float, Field(ge=0, le=36_500)] = 0


@admin.get("/tables")
async def tables(services: Ours, newest: Shown = 50) -> list[Json]:
    """The newest tables, with who is there."""
    return [services.hub.told(row) for row in await services.store.tables(newest=newest)]


@admin.get("/players")
async def players(services: Ours, newest: Shown = 50) -> list[Json]:
    """Who gave a name lately, and who is barred."""
    found = await services.store.newest_players(newest)
    return [{**one, "barred": " ".join(services.guard.bars_of(one["id"]))} for one in found]


@admin.get("/bars")
async def bars(services: Ours) -> list[Json]:
    return [{"kind": bar.kind, "who": bar.who, "until": bar.until} for bar in services.guard.bars()]


@admin.post("/bars")
async def bar(services: Ours, asked: NewBar) -> Json:
    """Bar a player or an address from coming or from talking."""
    until = time.time() + asked.days * DAY if asked.days else FOR_EVER
    await services.store.put_bar(Bar(asked.kind, asked.who, until))
    services.guard.bar(Bar(asked.kind, asked.who, until))
    if asked.kind == "ban":
        services.hub.send_away(asked.who)
    return {"done": True}


@admin.delete("/bars/{kind}/{who}")
async def unbar(services: Ours, kind: str, who: str) -> Json:
    await services.store.drop_bar(kind, who)
    services.guard.unbar(kind, who)
    return {"done": True}


@admin.delete("/tables/{id}")
async def delete(services: Ours, id: str) -> Json:
    """Delete a table with all that happened there."""
    await services.hub.delete(id)
    return {"done": True}


@admin.get("/errors")
async def errors() -> list[Json]:
    """Warnings and errors of the last day, since the server started."""
    return ERRORS.since(time.time() - DAY)


# The command


CALLS: dict[str, tuple[str, str]] = {
    "tables": ("GET", "/tables"),
    "players": ("GET", "/players"),
    "bars": ("GET", "/bars"),
    "errors": ("GET", "/errors"),
    "ban": ("POST", "/bars"),
    "mute": ("POST", "/bars"),
    "unban": ("DELETE", "/bars/ban/{who}"),
    "unmute": ("DELETE", "/bars/mute/{who}"),
    "delete": ("DELETE", "/tables/{who}"),
}


def command(settings: Settings, what: str, who: str, days: float, console: Console) -> None:
    """Ask the running server, and print what it says."""
    method, path = CALLS[what]
    if method != "GET" and not who:
        raise ValueError(f"say whom or which: asterism admin {what} WHO")
    body = {"kind": what, "who": who, "days": days} if method == "POST" else None
    answer = _called(settings, method, path.format(who=who), body)
    if isinstance(answer, list):
        console.print(_sheet(answer)) if answer else console.print("There is nothing.")
    else:
        console.print("Done.")


def _called(settings: Settings, method: str, path: str, body: Json | None) -> Any:
    headers = {"Authorization": f"Bearer {token(settings.keys()[0])}", "Content-Type": "application/json"}
    where = f"http://{_here(settings)}/api/admin{path}"
    asked = urllib.request.Request(where, json.dumps(body).encode() if body else None, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise ValueError(json.load(error)["text"]) from None
    except OSError as error:
        raise ValueError(f"no server answers at {where}: {error}; is ASTERISM_PORT set as for the server?") from None


def _here(settings: Settings) -> str:
    host = "127.0.0.1" if settings.everywhere else settings.host
    return f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}"


def _sheet(rows: list[Json]) -> Sheet:
    sheet = Sheet(*rows[0])
    for row in rows:
        sheet.add_row(*(_cell(name, value) for name, value in row.items()))
    return sheet


def _cell(name: str, value: Any) -> str:
    if name in ("when", "seen", "until", "changed") and value < FOR_EVER:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return "for ever" if name == "until" else str(value)
