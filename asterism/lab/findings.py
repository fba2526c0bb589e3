"""Findings of a study: parts of the wins with their intervals, as JSON and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any
from xml.sax.saxutils import escape

from asterism.lab.arena import wilson

LINE, HEAD, NAME, BAR, GAP, COLUMNS = 18, 34, 90, 260, 30, 3
INK, DIM, GOLD, GROUND, RAIL = "#e8e6f2", "#a3a5c8", "#f0cc80", "#0b1030", "#2a3160"


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
    def of(name: str, worth: Any, facts: Mapping[str, int]) -> Finding:
        """The finding of so many results, each the part of a win."""
        games, won = len(worth), float(worth.sum())
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

    def json(self) -> dict[str, Any]:
        return asdict(self)

    def svg(self) -> str:
        """A picture: a bar for each share, a line for its interval and one for the fair share."""
        stacks = [self.sheets[column::COLUMNS] for column in range(COLUMNS)]
        high = max(sum(_high(sheet) for sheet in stack) for stack in stacks) + HEAD
        wide = COLUMNS * (NAME + BAR + 2 * GAP)
        made = ", ".join(f"{key}: {value}" for key, value in self.made.items())
        parts = [_text(GAP, 22, f"{self.game}: {self.study} ({made})", INK, 15)]
        for column, stack in enumerate(stacks):
            top = HEAD
            for sheet in stack:
                parts += _drawn(sheet, GAP + column * (NAME + BAR + 2 * GAP), top)
                top += _high(sheet)
        body = "\n".join(parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif">\n'
            f'<rect width="{wide}" height="{high}" fill="{GROUND}"/>\n{body}\n</svg>\n'
        )


def _high(sheet: Sheet) -> int:
    return HEAD + LINE * len(sheet.rows) + GAP


def _drawn(sheet: Sheet, left: int, top: int) -> Iterator[str]:
    """One sheet as bars, on a scale up to its largest share."""
    scale = BAR / max(sheet.fair, *(row.high for row in sheet.rows))
    bars, foot = left + NAME, top + HEAD + LINE * len(sheet.rows)
    yield _text(left, top + 22, sheet.title, GOLD, 12)
    for n, row in enumerate(sheet.rows):
        y = top + HEAD + LINE * n
        facts = " ".join(f"{value}" for value in row.facts.values())
        yield _text(left, y + 11, f"{row.name}  {facts}", INK, 11)
        yield f'<rect x="{bars}" y="{y + 3}" width="{row.share * scale:.1f}" height="9" rx="2" fill="{RAIL}"/>'
        ends = f'x1="{bars + row.low * scale:.1f}" x2="{bars + row.high * scale:.1f}" y1="{y + 7.5}" y2="{y + 7.5}"'
        yield f'<line {ends} stroke="{GOLD}" stroke-width="2"/>'
        yield _text(round(bars + row.high * scale) - 44, y + 11, f"{row.share:.3f}", DIM, 10)
    fair = f"{bars + sheet.fair * scale:.1f}"
    yield f'<path d="M{fair} {top + HEAD - 2}V{foot}" stroke="{DIM}" stroke-dasharray="3 3"/>'


def _text(x: int, y: int, words: str, ink: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" fill="{ink}" font-size="{size}">{escape(words)}</text>'
