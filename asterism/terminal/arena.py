"""An arena to watch: a bar while bots play, then who did how well."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from asterism.lab.arena import Outcome, Standing, contest, pairings, report, standings
from asterism.texts import Texts
from asterism.warm.progress import make_ready


def hold(
    console: Console,
    slug: str,
    calls: Sequence[str],
    games: int,
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    workers: int | None,
    file: str | None,
) -> None:
    """Let bots play, and show and keep the results."""
    if file:
        check_writable(Path(file).expanduser())
    todo = pairings(slug, calls, games, seats, seed, options)
    make_ready(slug, console, Texts("en").say({"say": "compiling"}))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(slug, total=len(todo))
        outcomes = contest(todo, workers, lambda: bar.advance(task))
    console.print(sheet(slug, seed, calls, outcomes))
    if file:
        Path(file).expanduser().write_text(json.dumps(report(slug, seed, calls, outcomes), indent=1) + "\n")


def check_writable(file: Path) -> None:
    """Hours of play must not end at a file that can't be written."""
    folder = file.parent
    if file.is_dir() or not folder.is_dir() or not os.access(file if file.exists() else folder, os.W_OK):
        raise ValueError(f"{file} can't be written")


def sheet(slug: str, seed: int, calls: Sequence[str], outcomes: Sequence[Outcome]) -> Sheet:
    """The standings, best first."""
    rows = standings(calls, outcomes)
    seats, decisions = rows[0].seats, sum(outcome.decisions for outcome in outcomes) / len(outcomes)
    alone = ", solo: the score counts" if seats == 1 else ""
    title = f"{slug}{alone}, seats: {seats}, games: {len(outcomes)}, seed: {seed}, decisions a game: {decisions:.0f}"
    fair = "" if seats == 1 else f"; a fair part of the wins is {1 / seats:.3f}"
    table = Sheet(title=title, caption=f"intervals are 95 %{fair}")
    for column in ("bot", "games", "share of wins", "interval", "score", "rating"):
        table.add_column(column, justify="left" if column == "bot" else "right", overflow="fold")
    for row in rows:
        table.add_row(*cells(row))
    return table


def cells(row: Standing) -> tuple[str, ...]:
    alone = row.seats == 1
    return (
        row.bot,
        str(row.games),
        "-" if alone else f"{row.share:.3f}",
        "-" if alone else f"{row.low:.3f} to {row.high:.3f}",
        f"{row.score:.1f} ± {row.score_error:.1f}",
        "-" if row.rating is None else f"{row.rating:.1f} ± {row.rating_error:.1f}",
    )
