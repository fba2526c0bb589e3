"""What all sections of the bench share: workers, rounds, the progress bar, and how results are put down."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from asterism.core.game import game, slugs
from benchmarks.workers import ROOT, Process, Runner, in_turns

HERE = Path(__file__).parent
VENV = HERE / ".venv"
OURS = [sys.executable, "-m", "benchmarks.worker"]


@dataclass
class Section:
    """One part of the results: a table to read, and the numbers in it."""

    title: str
    about: str
    head: Sequence[str] = ()
    rows: list[Sequence[Any]] = field(default_factory=list)
    numbers: dict[str, Any] = field(default_factory=dict)

    def markdown(self) -> str:
        lines = [f"## {self.title}", "", self.about, ""]
        if self.rows:
            lines += [line(self.head), line(["---"] + ["--:"] * (len(self.head) - 1))]
            lines += [line([shown(value) for value in row]) for row in self.rows]
            lines.append("")
        return "\n".join(lines)


def line(cells: Sequence[Any]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def shown(value: Any) -> str:
    """A number as people read it."""
    if not isinstance(value, float):
        return f"{value:,}" if isinstance(value, int) else str(value)
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


class Bench:
    """The workers in use and the bar that shows how far it is."""

    def __init__(self, rounds: int, seconds: float) -> None:
        self.rounds, self.seconds = rounds, seconds
        self.workers: dict[str, Process] = {}
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[now]}"),
            console=Console(stderr=True),
        )

    def ours(self, checks: bool = True) -> Process:
        """Our worker, with or without bounds checks."""
        name = "on" if checks else "off"
        if name not in self.workers:
            compile_all(name)
            self.workers[name] = Process(OURS, {"ASTERISM_CHECKS": name})
        return self.workers[name]

    def rivals(self) -> Process:
        """The worker for other people's games, in a venv of its own."""
        if "rivals" not in self.workers:
            self.workers["rivals"] = Process([str(rival_python()), "-m", "benchmarks.rivals"])
        return self.workers["rivals"]

    def compare(self, title: str, runners: list[Runner], same_size: bool = False) -> None:
        """Fit every runner to a round's time, then let them run in turns."""
        bar = self.progress.add_task(title, total=len(runners) * (self.rounds + 1), now="")
        for runner in runners:
            self.progress.update(bar, now=f"fitting {runner.name}")
            runner.fit(self.seconds)
            self.progress.advance(bar)
        if same_size:
            for runner in runners:
                runner.how[runner.size] = min(other.how[runner.size] for other in runners)

        def tick(name: str) -> None:
            self.progress.update(bar, now=name, advance=1)

        in_turns(runners, self.rounds, tick)
        self.progress.update(bar, now="")

    def close(self) -> None:
        for worker in self.workers.values():
            worker.close()


def compile_all(checks: str) -> None:
    """Fill the cache in a process of its own: code just compiled runs slower than the same code loaded."""
    worker = Process(OURS, {"ASTERISM_CHECKS": checks})
    for slug in slugs():
        worker.ask("random_games", slug=slug, seats=game(slug).seats[-1], games=1, seed=0)
    worker.close()


def rival_python() -> Path:
    """The Python of the bench's own venv, made if it is not there."""
    python = VENV / "bin" / "python"
    needed = (HERE / "requirements.txt").read_text()
    mark = VENV / "requirements.txt"
    if not mark.exists() or mark.read_text() != needed:
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(HERE / "requirements.txt")], check=True, cwd=ROOT)
        mark.write_text(needed)
    return python
