"""Serving: the commands `asterism serve` and `asterism backup`."""

from __future__ import annotations

import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import segno
import uvicorn
from filelock import AcquireReturnProxy, FileLock, Timeout
from rich.console import Console

from asterism.core.game import slugs
from asterism.server.app import build
from asterism.server.http.protocol import HttpProtocol
from asterism.server.lan import address
from asterism.server.logs import written
from asterism.server.settings import Settings
from asterism.server.storage import backups
from asterism.server.storage.store import Store, database_file
from asterism.server.ws.protocol import Protocol
from asterism.warm import is_warm
from asterism.warm.progress import warm_all

LARGEST_FRAME, PATIENCE = 16_384, 5
QUIET = "error"  # its warnings are of strangers, and anybody could fill the log with them


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, console: Console, open_browser: bool = False) -> None:
    """Serve until a signal ends it; ValueError says what is in the way."""
    with (
        written(sys.stderr, settings.json_log),
        _only_one(database_file(settings.database_url)),
        bound(settings) as listener,
    ):
        Store(settings.database_url).prepare()
        at = replace(settings, port=listener.getsockname()[1])
        cold = [slug for slug in slugs() if not is_warm(slug)]
        if cold:
            console.print(f"Compiling the rules of {', '.join(cold)}; this is done once, and takes a minute or two.")
            warm_all(cold, console)
        server(at, lambda: announce(at, console, open_browser)).run([listener])


def server(settings: Settings, ready: Callable[[], None]) -> Server:
    """The server, not yet running: one process, one loop."""
    config = uvicorn.Config(
        build(settings),
        http=HttpProtocol,
        ws=Protocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        log_level=QUIET,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=PATIENCE,
    )
    return Server(config, ready)


def _only_one(file: Path) -> AcquireReturnProxy[FileLock]:
    """Two servers would each know but half of what happens at a table."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if file.exists() and file.stat().st_nlink > 1:  # by its other name a second server would find no lock
        raise ValueError(f"the database {file} has another name, a hard link: remove that, or copy the file")
    try:
        return FileLock(f"{file.resolve()}.lock").acquire(timeout=0)
    except Timeout:
        raise ValueError(f"another server uses the database {file}: stop it, or set ASTERISM_DATA") from None


def bound(settings: Settings) -> socket.socket:
    """Our port, taken before the rules are compiled; the server listens at it after that."""
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"port {settings.port} of {settings.host}"
        raise ValueError(f"{where} can't be used ({error.strerror or error}): choose another with --port") from None
    return listener


# Saying where


def announce(settings: Settings, console: Console, open_browser: bool) -> None:
    console.print(f"Asterism is at {address(settings)} (Ctrl+C ends it)", soft_wrap=True)
    if settings.everywhere:
        console.file.write(_drawn(address(settings)))
    if open_browser and _has_screen():
        threading.Thread(target=_open, args=(address(settings),), daemon=True).start()


def _drawn(where: str) -> str:
    drawn = io.StringIO()
    segno.make(where, micro=False).terminal(out=drawn, compact=True)
    return drawn.getvalue()


def _has_screen() -> bool:
    """Without one, a text browser would take the terminal over."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(where: str) -> None:
    with suppress(Exception):
        webbrowser.open(where)


def backup(settings: Settings, file: str, console: Console) -> None:
    """Copy the database, whether the server runs or not."""
    target = Path(file).expanduser()
    try:
        backups.copy_database(database_file(settings.database_url), target)
    except FileExistsError:
        raise ValueError(f"{target} is there already; a backup overwrites nothing") from None
    console.print(f"The database was copied to {target}", soft_wrap=True)


def restore(settings: Settings, file: str, console: Console) -> None:
    """Go back to a backup, while no server runs."""
    database = database_file(settings.database_url)
    with _only_one(database):
        kept = backups.restore(Path(file).expanduser(), database)
    console.print(f"The database is that of {file} again", soft_wrap=True)
    if kept:
        console.print(f"What was there before is in {kept}", soft_wrap=True)
