"""The plain C++ version of Nova Luna: its header, its build, and how it is asked to play."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from asterism.core import chance
from asterism.core.playouts import CHUNK
from asterism.games.novaluna import pieces
from benchmarks.workers import Answer, Process

HERE = Path(__file__).parent
BUILD = HERE / ".build"
FLAGS = {"C++ -O3": ["-O3"], "C++ -O3 -march=native": ["-O3", "-march=native"]}


def compiler() -> str | None:
    return shutil.which("g++")


def build(name: str) -> Path:
    """The program, compiled anew with the flags of that name."""
    BUILD.mkdir(exist_ok=True)
    (BUILD / "tiles.h").write_text(header())
    program = BUILD / f"novaluna{''.join(FLAGS[name])}"
    command = [
        str(compiler()),
        *FLAGS[name],
        "-std=c++17",
        f"-I{BUILD}",
        str(HERE / "novaluna.cpp"),
        "-o",
        str(program),
    ]
    subprocess.run(command, check=True)
    return program


def header() -> str:
    """The printed tiles as C++ constants."""
    numbers = {name: getattr(pieces, name) for name in ("PLACES", "TILES", "REACH", "TOKENS")}
    rows = {name: getattr(pieces, name).tolist() for name in ("COLOUR", "COST", "TASKS")}
    return "\n".join(
        [
            "#include <cstdint>",
            *(f"constexpr int {name} = {value};" for name, value in numbers.items()),
            *(f"constexpr int32_t {name}[TILES] = {braces(row)};" for name, row in rows.items()),
            f"constexpr int32_t TASK[TILES][3] = {braces([braces(tasks) for tasks in pieces.TASK.tolist()])};",
            "",
        ]
    )


def braces(values: list[Any]) -> str:
    return "{" + ", ".join(map(str, values)) + "}"


class Cplusplus(Process):
    """The C++ program, asked in the words that our own worker understands."""

    def __init__(self, name: str) -> None:
        super().__init__([str(build(name))])

    def ask(self, what: str, **how: Any) -> Answer:
        assert what == "random_games"
        seats, games, seed = how["seats"], how["games"], how["seed"]
        states = [int(chance.quick(seed * 1_000_003 + first)[chance.STATE]) for first in range(0, games, CHUNK)]
        seconds, decisions, points, checksum = self.say(f"{seats} {games} {' '.join(map(str, states))}").split()
        return {
            "seconds": float(seconds),
            "games": games,
            "decisions": int(decisions),
            "points": int(points),
            "checksum": int(checksum),
        }
