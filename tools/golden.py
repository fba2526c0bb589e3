"""Golden games and counts of first plies, as data beside each game's tests.

A line of a game's `golden.jsonl` is a list of moves that was played once, with what it came to at every table
that it was played at: tables that differ only in their options share it, and often its result.

`make golden` writes them anew (`python -m tools.golden SLUG` those of one game): only for a new
game, or when rules changed on purpose and their version was raised. Golden games that exist are kept and
only played again, so that the same moves show what changed; `--afresh` draws new ones.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import asterism
from asterism import Table
from asterism.core.game import game, slugs
from support.conformance import CASES, LONG, TESTS, Case, Log, finished, game_of, perft, retold

GAMES, SEED, MOST, PLIES = 2, 100, 6_000, 3
Json = dict[str, Any]


def golden_file(slug: str) -> Path:
    return TESTS / "games" / slug / "golden.jsonl"


@cache
def golden_games(slug: str) -> list[Json]:
    """Each list of moves with its results; nobody may change them."""
    file = golden_file(slug)
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def ends(golden: Json) -> Iterator[tuple[Log, Json]]:
    """The log of every table that a list of moves was played at, and what it came to."""
    for end in golden["ends"]:
        yield from (({**golden["log"], "options": options}, end["result"]) for options in end["options"])


def golden_logs(slug: str) -> list[Log]:
    return [log for golden in golden_games(slug) for log, _ in ends(golden)]


def counts(slug: str) -> list[Json]:
    """The counted openings of a game."""
    entries: list[Json] = json.loads((TESTS / "games" / slug / "perft.json").read_text())
    return entries


def result(log: Log) -> Json:
    """What a golden game must come to, however its record lies in memory."""
    return {key: value for key, value in retold(log).items() if key != "state"}


# Writing


def write_games(slug: str, afresh: bool) -> None:
    logs = [] if afresh else golden_logs(slug)
    covered = [(log["seats"], log["options"]) for log in logs]
    for case in (case for case in CASES if case.slug == slug and (case.seats, case.options) not in covered):
        logs += drawn(case)
    golden_file(slug).write_text("".join(f"{packed(golden)}\n" for golden in without_repeats(logs)))


def drawn(case: Case) -> list[Log]:
    """Games of a table: some at random and one as people might play it."""
    luck = range(GAMES if is_short(case) else int(not case.options))
    return [*(finished(case, SEED + number).log for number in luck), played_well(case).log]


def is_short(case: Case) -> bool:
    """Of a long random game one is kept for each number of seats, so that the files stay small."""
    return len(game_of(case)["moves"]) <= LONG


def without_repeats(logs: Iterable[Log]) -> list[Json]:
    """Every list of moves once, with its different results."""
    found: dict[str, Json] = {}
    for log in logs:
        log["rules"] = game(log["game"]).version
        shared = {key: value for key, value in log.items() if key != "options"}
        golden = found.setdefault(packed(shared), {"log": shared, "ends": []})
        add_end(golden["ends"], log["options"], result(log))
    return list(found.values())


def add_end(ends: list[Json], options: Json, result: Json) -> None:
    for end in ends:
        if end["result"] == result:
            end["options"].append(options)
            return
    ends.append({"result": result, "options": [options]})


def packed(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"))


def played_well(case: Case) -> Table:
    """A table played to its end by bots, as people might: chance alone seldom comes far."""
    table, bots = case.table(SEED), [asterism.bot("medium", seat) for seat in range(case.seats)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.seen(seat)))
    return table


def write_counts(slug: str) -> None:
    entries = [counted(case) for case in CASES if case.slug == slug and not case.options]
    (TESTS / "games" / slug / "perft.json").write_text(json.dumps(entries, indent=1) + "\n")


def counted(case: Case) -> Json:
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
