"""Figures: what attacks did, what they may do at most, and where that is written."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.server.attackers import WAYS

ROOT = Path(__file__).parents[2]
DOCS, KEPT = ROOT / "docs" / "attacks.md", ROOT / ".attack.json"
BEGIN, END = "<!-- figures -->\n", "<!-- end -->"
HEAD = ("attack", "99 of 100 wait longer by, ms", "at most, ms", "memory, MB", "honest people refused", "unanswered")
MS, MB = 1e3, 1e6
MEDIAN, SINGLE, MEMORY = 0.25, 0.5, 50 * MB
BOT_TIMES, BOT_MORE = 2.0, 2.0


@dataclass
class Figure:
    """What an attack did, window by window; how long somebody waited for an expert before it and in it."""

    waits: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    unanswered: int = 0
    bots: list[tuple[float, float]] = field(default_factory=list)

    @property
    def bot(self) -> tuple[float, float]:
        """An expert's first answer, calm and attacked."""
        before, beside = zip(*self.bots, strict=True)
        return median(before), median(beside)

    def row(self, name: str) -> str:
        wait, most, memory = median(self.waits) * MS, max(self.waits) * MS, max(self.memory) / MB
        said = f"{wait:+.0f} | {most:+.0f} | {memory:+.1f} | {len(self.refused)} | {self.unanswered}"
        return f"| {WAYS[name].about} | {said} |"

    def wrong(self) -> Iterator[str]:
        """What is more than may be."""
        if median(self.waits) > MEDIAN:
            yield f"99 of 100 answers wait {median(self.waits) * MS:.0f} ms longer; {MEDIAN * MS:.0f} may be"
        if max(self.waits) > SINGLE:
            yield f"in one window they wait {max(self.waits) * MS:.0f} ms longer; {SINGLE * MS:.0f} may be"
        if max(self.memory) > MEMORY:
            yield f"memory grows by {max(self.memory) / MB:.0f} MB; {MEMORY / MB:.0f} may be"
        if self.refused:
            yield f"honest people are refused {len(self.refused)} times: {', '.join(sorted(set(self.refused))[:5])}"
        if self.unanswered:
            yield f"{self.unanswered} moves are not answered"
        if self.bots and self.bot[1] > BOT_TIMES * self.bot[0] + BOT_MORE:
            most = BOT_TIMES * self.bot[0] + BOT_MORE
            yield f"an honest expert's first answer takes {self.bot[1]:.1f} s; {most:.1f} may be"


Figures = dict[str, Figure]


def told(figures: Mapping[str, Figure]) -> list[str]:
    """The figures as a table, and a line about experts."""
    lines = [f"| {' | '.join(HEAD)} |", f"|{' --- |' * len(HEAD)}"]
    lines += [figure.row(name) for name, figure in figures.items()]
    for figure in figures.values():
        if figure.bots:
            calm, beside = figure.bot
            lines += [
                "",
                f"An honest person's expert first answers after {beside:.1f} s; when all is calm, {calm:.1f} s.",
            ]
    return lines


def complaints(figures: Mapping[str, Figure]) -> list[str]:
    """A sentence for each thing that is more than may be."""
    return [f"{WAYS[name].about}: {wrong}." for name, figure in figures.items() for wrong in figure.wrong()]


def written(figures: Mapping[str, Figure]) -> None:
    """The table of docs/attacks.md with these figures."""
    head, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    _, _, tail = rest.partition(END)
    DOCS.write_text(head + BEGIN + "\n".join(told(figures)) + "\n" + END + tail, encoding="utf-8")


# A run that was ended goes on where it was


def kept() -> Figures:
    """The figures that a run of this very code has left behind."""
    found = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    if found.get("of") != _code():
        return {}
    return {name: Figure(**figure) for name, figure in found["figures"].items()}


def keep(figures: Mapping[str, Figure]) -> None:
    said = {"of": _code(), "figures": {name: asdict(figure) for name, figure in figures.items()}}
    new = KEPT.with_suffix(".new")
    new.write_text(json.dumps(said), encoding="utf-8")
    new.replace(KEPT)


def _code() -> str:
    """What tells one state of the checkout from another."""
    commands = (["git", "rev-parse", "HEAD"], ["git", "diff", "HEAD"])
    said = [subprocess.run(command, cwd=ROOT, capture_output=True, check=False).stdout for command in commands]
    return hashlib.blake2b(b"".join(said), digest_size=12).hexdigest()
