"""Workers: processes that stay, so that what is compared can run turn by turn."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

Answer = dict[str, Any]
ROOT = Path(__file__).parent.parent


class Process:
    """A program that answers one line with one line."""

    def __init__(self, command: list[str], env: Mapping[str, str] | None = None, folder: Path = ROOT) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={**os.environ, **(env or {})},
        )

    def say(self, line: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"a worker ended with {self.process.wait()}")
        return answer

    def ask(self, what: str, **how: Any) -> Answer:
        """Have something done; how long it took and what came of it."""
        answer: Answer = json.loads(self.say(json.dumps({"what": what, **how})))
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@dataclass
class Runner:
    """One of those compared: who does it, what, and how much of it a round."""

    name: str
    worker: Process
    what: str
    how: dict[str, Any]
    size: str = "games"
    answers: list[Answer] = field(default_factory=list)

    def run(self, seed: int) -> None:
        self.answers.append(self.worker.ask(self.what, **self.how, seed=seed))

    def fit(self, seconds: float) -> None:
        """Choose how much to do a round, so that it takes about so long."""
        self.worker.ask(self.what, **{**self.how, self.size: 2}, seed=0)
        amount = 2
        while (taken := self.worker.ask(self.what, **{**self.how, self.size: amount}, seed=0)["seconds"]) < seconds / 8:
            amount *= 4
        self.how[self.size] = max(2, round(amount * seconds / taken))

    def rate(self, unit: str) -> float:
        """Units a second, the median of all rounds."""
        return median(float(answer[unit] / answer["seconds"]) for answer in self.answers)

    def ratio(self, other: Runner, unit: str = "games") -> float:
        """How fast beside another one, the median over rounds."""
        mine, theirs = ([float(a[unit] / a["seconds"]) for a in runner.answers] for runner in (self, other))
        return median(a / b for a, b in zip(mine, theirs, strict=True))


def in_turns(runners: list[Runner], rounds: int, tick: Callable[[str], None]) -> None:
    """Let everybody run once a round, so that all meet the same weather."""
    for seed in range(1, rounds + 1):
        for runner in runners:
            runner.run(seed)
            tick(runner.name)
