"""Golden games and counts of first plies, as data beside each game's tests.

`make golden` writes them anew (`python -m golden SLUG` those of one game): only for a new
game, or when rules changed on purpose and their version was raised. Golden games that exist are kept and
only played again, so that the same moves show what changed; `--afresh` draws new ones.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import asterism
from asterism import Table
from asterism.core.game import game, slugs
from conformance import CASES, LONG, TESTS, Case, Log, finished, game_of, perft, retold

GAMES, SEED, MOST, PLIES = 2, 100, 6_000, 3


def folder(slug: str) -> Path:
    return TESTS / "games" / slug / "golden"


def golden_files(slug: str) -> list[Path]:
    return sorted(folder(slug).glob("*.json"))


def load(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text())
    return data


def counts(slug: str) -> list[dict[str, Any]]:
    """The counted openings of a game."""
    entries: list[dict[str, Any]] = json.loads((folder(slug).parent / "perft.json").read_text())
    return entries


def result(log: Log) -> dict[str, Any]:
    """What a golden game must come to, however its record lies in memory."""
    return {key: value for key, value in retold(log).items() if key != "state"}


def write_games(slug: str, afresh: bool) -> None:
    folder(slug).mkdir(parents=True, exist_ok=True)
    for case in (case for case in CASES if case.slug == slug):
        for number in range(GAMES if is_short(case) else int(not case.options)):
            write_game(case, str(number), afresh, partial(finished, case, SEED + number))
        write_game(case, "medium", afresh, partial(played_well, case))


def is_short(case: Case) -> bool:
    """Of a long random game one is kept for each number of seats, so that the files stay small."""
    return len(game_of(case)["moves"]) <= LONG


def write_game(case: Case, name: str, afresh: bool, play: Callable[[], Table]) -> None:
    file = folder(case.slug) / f"{case}-{name}.json"
    log = play().log if afresh or not file.exists() else load(file)["log"]
    log["rules"] = game(case.slug).version
    file.write_text(json.dumps({"log": log, "result": result(log)}, separators=(",", ":")) + "\n")


def played_well(case: Case) -> Table:
    """A table played to its end by bots, as people might: chance alone seldom comes far."""
    table, bots = case.table(SEED), [asterism.bot("medium", seat) for seat in range(case.seats)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.seen(seat)))
    return table


def write_counts(slug: str) -> None:
    entries = [counted(case) for case in CASES if case.slug == slug and not case.options]
    (folder(slug).parent / "perft.json").write_text(json.dumps(entries, indent=1) + "\n")


def counted(case: Case) -> dict[str, Any]:
    """Sequences of decisions by depth, as deep as a test can count in a moment."""
    found = [1]
    while len(found) <= PLIES or (found[-1] and found[-1] * (found[-1] // found[max(len(found) - 2, 0)] + 1) < MOST):
        found.append(perft(case.table(SEED), len(found)))
    return {"seats": case.seats, "seed": SEED, "counts": found[1:]}


def main(words: Iterable[str]) -> None:
    chosen = [word for word in words if not word.startswith("--")]
    for slug in chosen or slugs():
        write_games(slug, "--afresh" in words)
        write_counts(slug)


if __name__ == "__main__":
    main(sys.argv[1:])
