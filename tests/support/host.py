"""A real server in a process of its own, on a folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import nullcontext
from pathlib import Path
from typing import Any

START = 300.0
# All of them come from one address, and do in a second what takes people minutes.
HURRY = {"ASTERISM_CROWD": "100000", "ASTERISM_BUDGET": "10000", "ASTERISM_BURST": "100000"}
UNHURRIED: dict[str, Any] = dict.fromkeys(HURRY, "")  # as it is where nobody sets anything
SIXTH_GAME = Path(__file__).parents[1] / "sixth_game"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Host:
    """Starts, kills and starts the server again, on the same port and data."""

    program: tuple[str, ...] = ("asterism.cli", "serve")

    def __init__(
        self,
        data: Path,
        sixth_game: bool = True,
        python: str = sys.executable,
        log: Path | None = None,
        folder: Path | None = None,
        **settings: str,
    ) -> None:
        self.python, self.log = python, log
        self.folder = folder  # Python finds first what lies there
        self.data, self.port, self.settings = data, free_port(), settings
        self.games = [str(SIXTH_GAME)] if sixth_game else []
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.data / "asterism.db"

    @property
    def memory(self) -> int:
        """Resident bytes of the server."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))

    @property
    def surroundings(self) -> dict[str, str]:
        path = os.pathsep.join((*self.games, os.environ.get("PYTHONPATH", "")))
        ours = {"PYTHONPATH": path, "ASTERISM_DATA": str(self.data), "ASTERISM_PORT": str(self.port)}
        return {**os.environ, **ours, **HURRY, **self.settings}

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [self.python, "-m", *self.program]
        with open(self.log, "ab") if self.log else nullcontext() as log:
            self.process = subprocess.Popen(
                command, env=self.surroundings, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=log
            )
        end = time.monotonic() + START
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError("the server did not start")
            time.sleep(0.02)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End the server by a signal and wait for it."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait()
