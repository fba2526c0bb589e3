"""A server that is killed again and again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE

from support.host import Host


class Mortal(Host):
    """A server that is killed and back at once, since its rules stay loaded in the process it comes from."""

    def __enter__(self) -> Mortal:
        command = [sys.executable, "-m", "benchmarks.server.fork_server"]
        self._fork_server = subprocess.Popen(command, env=self.surroundings, text=True, stdin=PIPE, stdout=PIPE)
        self._read()
        return self

    def __exit__(self, *_: object) -> None:
        self._fork_server.communicate()

    def _read(self) -> str:
        assert self._fork_server.stdout is not None
        return self._fork_server.stdout.readline()

    def start(self) -> None:
        assert self._fork_server.stdin is not None
        self._fork_server.stdin.write("\n")
        self._fork_server.stdin.flush()
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
