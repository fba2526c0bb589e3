"""A study to watch: a bar while games are played, then what was found, as tables."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from asterism.core.game import Game, game
from asterism.lab.findings import Finding, Findings, Sheet
from asterism.terminal.arena import check_writable
from asterism.texts import Texts

if TYPE_CHECKING:
    from asterism.lab.record import Record


def study(
    console: Console,
    name: str,
    slug: str,
    games: int,
    seed: int,
    policy: str | None,
    threads: int | None,
    file: str | None,
    picture: str | None,
) -> None:
    """Make a study of a game, show and keep what it found."""
    lab = _lab_of(game(slug), name)
    if games < 1:
        raise ValueError(f"games must be 1 or more, not {games}")
    chosen = policy or lab.POLICIES[-1]
    if chosen not in lab.POLICIES:
        raise ValueError(f"there is no policy {chosen!r}; there are: {', '.join(lab.POLICIES)}")
    for path in (file, picture):
        if path:
            check_writable(Path(path).expanduser())
    with _bar(console) as bar:
        task = bar.add_task(f"{slug}, {name}", total=lab.steps(games))
        counted = lab.STUDIES[name](
            games, seed, chosen, threads or os.cpu_count() or 1, lambda: bar.advance(task), Texts("en", slug).say
        )
    found = Findings.of(name, slug, {"games": games, "seed": seed, "policy": chosen}, counted, lab.LEGEND)
    for sheet in found.sheets:
        console.print(_table(sheet))
    if file:
        Path(file).expanduser().write_text(json.dumps(found.json(), indent=1) + "\n")
    if picture:
        Path(picture).expanduser().write_text(found.svg())


def keep_games(console: Console, what: Record, games: int, folder: Path, workers: int | None) -> None:
    """Record games in a folder, with a bar."""
    from asterism.lab.record import record

    with _bar(console) as bar:
        task = bar.add_task(f"{what.slug}, record", total=games)
        found = record(what, games, folder, workers, lambda count: bar.advance(task, count))
    console.print(f"{found['games']} games, {found['decisions']} decisions: {folder}", soft_wrap=True)


def _bar(console: Console) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True)


def _lab_of(its: Game, name: str) -> ModuleType:
    """The game's own lab, if it has one with such a study."""
    try:
        lab = its.part("lab")
    except ModuleNotFoundError:
        raise ValueError(f"{its.slug} has no lab") from None
    if name not in lab.STUDIES:
        raise ValueError(f"{its.slug} has no study {name!r}; it has: {', '.join(lab.STUDIES)}")
    return lab


def _table(sheet: Sheet) -> Table:
    facts = list(dict.fromkeys(fact for row in sheet.rows for fact in row.facts))
    table = Table(title=sheet.title, caption=f"shares of the wins, intervals of 95 %; a fair one is {sheet.fair:.3f}")
    for column in ("", *facts, "games", "share", "interval", "to fair"):
        table.add_column(column, justify="left" if not column else "right")
    for row in sheet.rows:
        known = (str(row.facts.get(fact, "-")) for fact in facts)
        table.add_row(row.name, *known, str(row.games), *(_found(row, sheet.fair) if row.games else ("-",) * 3))
    return table


def _found(row: Finding, fair: float) -> tuple[str, str, str]:
    return f"{row.share:.3f}", f"{row.low:.3f} to {row.high:.3f}", f"{row.share / fair:.3f}"
