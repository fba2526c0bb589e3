"""`make attack`: strangers attack a running server in every way we know while twenty tables play."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import asterism
from benchmarks.server.attackers import WAYS
from benchmarks.server.figures import KEPT, Figures, complaints, keep, kept, told, written
from benchmarks.server.siege import Siege

WINDOWS, MOVES = 3, 20_000


def long_log() -> bytes:
    """The longest log that may be uploaded, of a game in which nobody wants to win."""
    table = asterism.table("galaxies", 2, seed=1)
    for _ in range(MOVES):
        seat = table.to_act[0]
        table.play(seat, table.offers(seat)[0])
    return json.dumps(table.log).encode()


def besiege(names: list[str], windows: int, figures: Figures, whole: bool) -> None:
    """Attack in all these ways, one after the other; of a whole run each figure is kept."""
    columns = TextColumn("{task.fields[now]:16}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with tempfile.TemporaryDirectory() as folder, Progress(*columns) as bar:
        log = Path(folder) / "log.json"
        log.write_bytes(long_log())
        task = bar.add_task("attack", total=windows * len(names), completed=windows * len(figures), now="")
        for name in names:
            if name in figures:
                continue
            bar.update(task, now=name)
            with tempfile.TemporaryDirectory(dir=folder) as place:
                siege = Siege(name, log, Path(place))
                figures[name] = asyncio.run(siege.run(windows, lambda: bar.advance(task)))
            if whole:
                keep(figures)


def chosen(words: list[str]) -> list[str]:
    """The ways with any of these words in their names; all, if there are no words."""
    return [name for name in WAYS if not words or any(word in name for word in words)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.server.attack", description=__doc__)
    parser.add_argument("words", nargs="*", metavar="WORD", help=f"only ways with such a word: {', '.join(WAYS)}")
    parser.add_argument("--windows", type=int, default=WINDOWS)
    parser.add_argument("--fresh", action="store_true", help="begin anew, where a run that was ended would go on")
    args = parser.parse_args()
    names, whole = chosen(args.words), not args.words and args.windows == WINDOWS
    if not names:
        parser.error(f"no way to attack has such a word: {' '.join(args.words)}")
    figures = kept() if whole and not args.fresh else {}
    begun = time.monotonic()
    try:
        besiege(names, args.windows, figures, whole)
    except KeyboardInterrupt:
        sys.exit("Ended; the same run goes on after its last whole attack." if whole else "Ended.")
    wrong = complaints(figures)
    print(*told(figures), f"{time.monotonic() - begun:.0f} s", *wrong, sep="\n")
    if whole:
        KEPT.unlink()
    if whole and not wrong:
        written(figures)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
