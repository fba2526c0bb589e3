"""The matches that show how strong the bots are: `make arena` plays them and writes ARENA.md."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from asterism.lab.arena import Standing, contest, pairings, standings

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Match:
    """Bots against bots, and what the first of them is to reach."""

    slug: str
    seats: int
    games: int
    bots: tuple[str, ...]
    wanted: str = ""


MATCHES = (
    Match("novaluna", 2, 200, ("greedy", "random"), "low end at least 0.95"),
    Match("novaluna", 2, 200, ("search:ms=300", "greedy"), "low end at least 0.80"),
    Match("novaluna", 3, 60, ("search:ms=300", "greedy", "greedy"), "clearly above 0.333"),
    Match("novaluna", 4, 60, ("search:ms=300", "greedy", "greedy", "greedy"), "clearly above 0.250"),
    Match("novaluna", 1, 100, ("search:ms=300",), "score under 110"),
    Match("novaluna", 1, 100, ("greedy",)),
    Match("novaluna", 2, 60, ("medium", "easy"), "clearly above 0.5"),
    Match("novaluna", 2, 60, ("hard", "medium"), "clearly above 0.5"),
    Match("novaluna", 2, 60, ("expert", "hard"), "clearly above 0.5"),
)

HEAD = """# How strong the bots are

Written by `make arena`. Seats are rotated and each rotation has the same luck; intervals are 95 % (Wilson for shares
of wins). Bots with `ms` think by the clock, two games at once on two cores; the levels think by simulations, so their
games are the same everywhere. Alone there are no wins: the score counts, and low is good in Nova Luna.

| game | seats | games | bot | against | share of wins | interval | score | wanted | minutes |
| --- | --: | --: | --- | --- | --: | --- | --: | --- | --: |
"""


def main(chosen: Sequence[str]) -> None:
    """Play all matches, or those whose line holds a chosen word."""
    matches = [m for m in MATCHES if not chosen or any(word in " ".join(m.bots) + str(m.seats) for word in chosen)]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    rows: list[dict[str, Any]] = []
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for match in matches:
            task = bar.add_task(f"{match.slug} {match.seats}: {' '.join(match.bots)}", total=match.games)
            start = time.monotonic()
            todo = pairings(match.slug, match.bots, match.games, match.seats, 1, {})
            outcomes = contest(todo, tick=partial(bar.advance, task))
            first = next(row for row in standings(match.bots, outcomes) if row.bot == match.bots[0])
            rows.append({**asdict(match), **asdict(first), "minutes": (time.monotonic() - start) / 60})
            print(line(match, first, rows[-1]["minutes"]), flush=True)
    if not chosen:
        (HERE / "ARENA.md").write_text(HEAD + "".join(lines(rows)))
        (HERE / "arena.json").write_text(json.dumps(rows, indent=1) + "\n")


def lines(rows: Sequence[dict[str, Any]]) -> list[str]:
    fields = Standing.__dataclass_fields__
    return [
        line(
            Match(row["slug"], row["seats"], row["games"], row["bots"], row["wanted"]),
            Standing(**{name: row[name] for name in fields}),
            row["minutes"],
        )
        + "\n"
        for row in rows
    ]


def line(match: Match, first: Standing, minutes: float) -> str:
    alone = match.seats == 1
    share = "" if alone else f"{first.share:.3f}"
    interval = "" if alone else f"{first.low:.3f} to {first.high:.3f}"
    against = ", ".join(match.bots[1:])
    score = f"{first.score:.1f} ± {first.score_error:.1f}"
    cells = (match.slug, match.seats, first.games, match.bots[0], against, share, interval, score, match.wanted)
    return "| " + " | ".join(str(cell) for cell in cells) + f" | {minutes:.1f} |"


if __name__ == "__main__":
    main(sys.argv[1:])
