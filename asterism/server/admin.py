"""Admin: the command `asterism admin`, which asks the running server with a token made of the secret."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote

from rich.console import Console
from rich.table import Table as Sheet
from rich.text import Text

from asterism.server.logs import escaped
from asterism.server.settings import FOR_EVER, Settings

Json = dict[str, Any]

CALLS: dict[str, tuple[str, str]] = {
    "tables": ("GET", "/tables"),
    "players": ("GET", "/players"),
    "bars": ("GET", "/bars"),
    "errors": ("GET", "/errors"),
    "ban": ("POST", "/bars"),
    "mute": ("POST", "/bars"),
    "unban": ("DELETE", "/bars/ban?who={who}"),
    "unmute": ("DELETE", "/bars/mute?who={who}"),
    "delete": ("DELETE", "/tables/{who}"),
}


def command(settings: Settings, what: str, who: str, days: float, console: Console) -> None:
    """Ask the running server, and print what it says."""
    method, path = CALLS[what]
    if method != "GET" and not who:
        raise ValueError(f"say whom or which: asterism admin {what} WHO")
    body = {"kind": what, "who": who, "days": days} if method == "POST" else None
    answer = _called(settings, method, path.format(who=quote(who, safe="", errors="replace")), body)
    if isinstance(answer, list):
        console.print(_sheet(answer)) if answer else console.print("There is nothing.")
    else:
        console.print("Done.")


def _called(settings: Settings, method: str, path: str, body: Json | None) -> Any:
    headers = {"Authorization": f"Bearer {settings.operators_token}", "Content-Type": "application/json"}
    where = f"http://{_here(settings)}/api/admin{path}"
    asked = urllib.request.Request(where, json.dumps(body).encode() if body else None, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise ValueError(escaped(json.load(error)["text"])) from None
    except OSError as error:
        raise ValueError(f"no server answers at {where}: {error}; is ASTERISM_PORT set as for the server?") from None


def _here(settings: Settings) -> str:
    host = "127.0.0.1" if settings.everywhere else settings.host
    return f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}"


def _sheet(rows: list[Json]) -> Sheet:
    sheet = Sheet(*rows[0])
    for row in rows:
        sheet.add_row(*(Text(escaped(_cell(name, value))) for name, value in row.items()))
    return sheet


def _cell(name: str, value: Any) -> str:
    if name in ("when", "seen", "until", "changed") and value < FOR_EVER:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return "for ever" if name == "until" else str(value)
