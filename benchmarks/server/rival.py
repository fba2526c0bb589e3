"""boardgame.io under the same load, from npm."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import hatch_build
from support.host import free_port

HERE = Path(__file__).parent / "rival"
NODE = str(hatch_build.node())


def install() -> None:
    if not (HERE / "node_modules").exists():
        hatch_build.npm("ci", "--no-audit", "--no-fund", "--loglevel=error", folder=HERE)


def load(tables: int, warmup: float, seconds: float, folder: Path | None = None) -> dict[str, Any]:
    """Moves and waits of boardgame.io in memory, or with its own files in a folder."""
    port = str(free_port())
    command = [NODE, "server.cjs", port, *([str(folder)] if folder else [])]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            wait_until_ready(server)
            ask = [NODE, "load.cjs", port, str(tables), str(warmup), str(seconds)]
            done = subprocess.run(
                ask, cwd=HERE, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
            return answer
        finally:
            server.kill()


def wait_until_ready(server: subprocess.Popen[str]) -> None:
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith("ready"):
            return
    raise RuntimeError("boardgame.io did not start")
