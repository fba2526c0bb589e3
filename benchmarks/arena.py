"""The matches that show how strong the bots are: `make arena` plays them and writes ARENA.md."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, fields
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
    options: dict[str, Any] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        """What names a match on the command line and among kept results."""
        options = (f"{name}={value}" for name, value in self.options.items())
        return " ".join([self.slug, str(self.seats), *self.bots, *options])


def matches() -> list[Match]:
    """Each game's own file of matches, found by being there."""
    rows = [row for file in sorted((HERE / "matches").glob("*.json")) for row in json.loads(file.read_text())]
    return [Match(**{**row, "bots": tuple(row["bots"])}) for row in rows]


HEAD = """# How strong the bots are

Written by `make arena`. Seats are rotated and each rotation has the same luck; intervals are 95 % (Wilson for shares
of wins). Bots with `ms` think by the clock, two games at once on two cores; the levels think by simulations, so their
games are the same everywhere. Alone Nova Luna counts a score, and low is good; the galaxies are won or lost.
`python -m benchmarks.arena novaluna search:ms=300` plays those of a game and a bot again and keeps the rest.

| game | seats | games | bot | against | share of wins | interval | score | wanted | minutes |
| --- | --: | --: | --- | --- | --: | --- | --: | --- | --: |
"""


def main(chosen: Sequence[str]) -> None:
    """Play all matches, or those whose name holds all the chosen words; what is not played again is kept."""
    todo = [match for match in matches() if set(chosen) <= set(str(match).split())]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for match in todo:
            task = bar.add_task(str(match), total=match.games)
            result = played(match, partial(bar.advance, task))
            keep({**kept(), str(match): result})
            print(line(match, *read(result)), flush=True)


def played(match: Match, tick: Callable[[], None]) -> dict[str, Any]:
    """A match's result: how the first bot stands, and how long it took."""
    start = time.monotonic()
    outcomes = contest(pairings(match.slug, match.bots, match.games, match.seats, 1, match.options), tick=tick)
    first = next(row for row in standings(match.bots, outcomes) if row.bot == match.bots[0])
    return {**asdict(first), "minutes": (time.monotonic() - start) / 60}


def kept() -> dict[str, Any]:
    """Results by the names of their matches."""
    file = HERE / "arena.json"
    results: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    return results


def keep(results: dict[str, Any]) -> None:
    """Write the results of all matches that there are."""
    there = {str(match): match for match in matches() if str(match) in results}
    (HERE / "arena.json").write_text(json.dumps({name: results[name] for name in there}, indent=1) + "\n")
    rows = [line(match, *read(results[name])) + "\n" for name, match in there.items()]
    (HERE / "ARENA.md").write_text(HEAD + "".join(rows))


def read(result: dict[str, Any]) -> tuple[Standing, float]:
    return Standing(**{field.name: result[field.name] for field in fields(Standing)}), result["minutes"]


def line(match: Match, first: Standing, minutes: float) -> str:
    unwon = match.seats == 1 and first.share == 0  # alone some games are never won: the score counts
    share = "" if unwon else f"{first.share:.3f}"
    interval = "" if unwon else f"{first.low:.3f} to {first.high:.3f}"
    against = ", ".join(match.bots[1:])
    score = f"{first.score:.1f} ± {first.score_error:.1f}"
    name = " ".join([match.slug, *(f"{key}={value}" for key, value in match.options.items())])
    cells = (name, match.seats, first.games, match.bots[0], against, share, interval, score, match.wanted)
    return "| " + " | ".join(str(cell) for cell in cells) + f" | {minutes:.1f} |"


if __name__ == "__main__":
    main(sys.argv[1:])
