"""A real server in a process of its own, on a folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from subprocess import PIPE

START, CROWD = 300.0, "100000"  # all of them come from one address
SECRET_GAMES = Path(__file__).parents[2] / "tests" / "foreign"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Host:
    """Starts, kills and starts the server again, on the same port and data."""

    program: tuple[str, ...] = ("asterism.cli", "serve")

    def __init__(self, data: Path, foreign: bool = True, python: str = sys.executable, **settings: str) -> None:
        self.python = python
        self.data, self.port, self.settings = data, free_port(), settings
        self.games = [str(SECRET_GAMES)] if foreign else []
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
        ours["ASTERISM_CROWD"] = CROWD
        return {**os.environ, **ours, **self.settings}

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [self.python, "-m", *self.program]
        self.process = subprocess.Popen(command, env=self.surroundings, stdout=subprocess.DEVNULL)
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


class Mortal(Host):
    """A server that is killed and back at once, since its rules stay loaded in the process it comes from."""

    def __enter__(self) -> Mortal:
        command = [sys.executable, "-m", "benchmarks.server.nursery"]
        self._nursery = subprocess.Popen(command, env=self.surroundings, text=True, stdin=PIPE, stdout=PIPE)
        self._read()
        return self

    def __exit__(self, *_: object) -> None:
        self._nursery.kill()
        self._nursery.wait()

    def _read(self) -> str:
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline()

    def start(self) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write("\n")
        self._nursery.stdin.flush()
        self._pid = int(self._read())
        while not self.healthy():
            if not self._alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.005)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        os.kill(self._pid, how)
        while self._alive():
            time.sleep(0.001)
        return -how

    def _alive(self) -> bool:
        return Path(f"/proc/{self._pid}").exists()
