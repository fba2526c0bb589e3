"""Findings of a study: parts of the wins with their intervals, as JSON and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any
from xml.sax.saxutils import escape

from asterism.lab.arena import wilson

LINE, TOP, HEAD, NAME, FACT, BAR, SHARE, GAP, COLUMNS = 18, 58, 48, 122, 40, 216, 48, 30, 3
MEANS = {"bar": "share of the wins", "line": "its 95 % interval", "dashes": "a fair share"}
INK, DIM, GOLD, GROUND, RAIL = "#e8e6f2", "#a3a5c8", "#f0cc80", "#0b1030", "#2a3160"


Wins = tuple[str, int, float, Mapping[str, int]]  # what a game's lab counts: name, games, games won, facts
Counted = tuple[str, float, Sequence[Wins]]  # title, fair share, rows


@dataclass(frozen=True)
class Finding:
    """One thing's part of the wins, with a 95 % interval, and facts to compare it with."""

    name: str
    games: int
    share: float
    low: float
    high: float
    facts: Mapping[str, int]

    @staticmethod
    def of(name: str, games: int, won: float, facts: Mapping[str, int]) -> Finding:
        """The finding of so many games won."""
        return Finding(name, games, won / max(games, 1), *(wilson(won, games) if games else (0.0, 1.0)), facts)


@dataclass(frozen=True)
class Sheet:
    """Findings that belong together; fair is the part each would have if all were alike."""

    title: str
    fair: float
    rows: Sequence[Finding]


@dataclass(frozen=True)
class Findings:
    """All that a study of a game has found, and how it was made."""

    study: str
    game: str
    made: Mapping[str, Any]
    sheets: Sequence[Sheet]
    legend: Mapping[str, str]  # what each fact means

    @staticmethod
    def of(
        study: str, game: str, made: Mapping[str, Any], counted: Sequence[Counted], legend: Mapping[str, str]
    ) -> Findings:
        """The findings of what a game's lab has counted."""
        sheets = [Sheet(title, fair, [Finding.of(*row) for row in rows]) for title, fair, rows in counted]
        return Findings(study, game, made, sheets, legend)

    def json(self) -> dict[str, Any]:
        return asdict(self)

    def svg(self) -> str:
        """A picture: a bar for each share with its interval, the share beside it, and a line for the fair share."""
        stacks = [self.sheets[column::COLUMNS] for column in range(COLUMNS)]
        across = NAME + FACT * len(self.legend) + BAR + SHARE + GAP
        high, wide = max(sum(map(_high, stack)) for stack in stacks) + TOP, COLUMNS * across + GAP
        made = ", ".join(f"{key}: {value}" for key, value in self.made.items())
        means = {**MEANS, **self.legend}
        parts = [
            _text(GAP, 26, f"{self.game}: {self.study} ({made})", INK, 15),
            _text(GAP, 46, " · ".join(f"{mark}: {meaning}" for mark, meaning in means.items()), DIM, 11),
        ]
        for column, stack in enumerate(stacks):
            top = TOP
            for sheet in stack:
                parts += _drawn(sheet, list(self.legend), GAP + column * across, top)
                top += _high(sheet)
        body = "\n".join(parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif">\n'
            f'<rect width="{wide}" height="{high}" fill="{GROUND}"/>\n{body}\n</svg>\n'
        )


def _high(sheet: Sheet) -> int:
    return HEAD + LINE * len(sheet.rows) + GAP


def _drawn(sheet: Sheet, facts: Sequence[str], left: int, top: int) -> Iterator[str]:
    """One sheet as bars, on a scale up to its largest share, under the names of its columns."""
    scale = BAR / max([sheet.fair, *(row.high for row in sheet.rows if row.games)])
    bars, foot = left + NAME + FACT * len(facts), top + HEAD + LINE * len(sheet.rows)
    yield _text(left, top + 20, sheet.title, GOLD, 12)
    for at, fact in enumerate(facts):
        if any(fact in row.facts for row in sheet.rows):
            yield _text(left + NAME + FACT * at, top + 38, fact, DIM, 10)
    yield _text(bars + BAR + SHARE, top + 38, "share", DIM, 10, "end")
    for n, row in enumerate(sheet.rows):
        yield from _line(row, facts, left, top + HEAD + LINE * n, scale)
    fair = f"{bars + sheet.fair * scale:.1f}"
    yield f'<path d="M{fair} {top + HEAD - 4}V{foot}" stroke="{DIM}" stroke-dasharray="3 3"/>'


def _line(row: Finding, facts: Sequence[str], left: int, y: int, scale: float) -> Iterator[str]:
    """A finding: its name and facts, its bar with the interval, its share; without games no bar and no share."""
    bars = left + NAME + FACT * len(facts)
    yield _text(left, y + 11, row.name, INK, 11)
    for at, fact in enumerate(facts):
        if fact in row.facts:
            yield _text(left + NAME + FACT * at, y + 11, str(row.facts[fact]), INK, 11)
    yield _text(bars + BAR + SHARE, y + 11, f"{row.share:.3f}" if row.games else "–", INK, 11, "end")
    if row.games:
        yield f'<rect x="{bars}" y="{y + 3}" width="{row.share * scale:.1f}" height="9" rx="2" fill="{RAIL}"/>'
        ends = f'x1="{bars + row.low * scale:.1f}" x2="{bars + row.high * scale:.1f}" y1="{y + 7.5}" y2="{y + 7.5}"'
        yield f'<line {ends} stroke="{GOLD}" stroke-width="2"/>'


def _text(x: int, y: int, words: str, ink: str, size: int, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" fill="{ink}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'
