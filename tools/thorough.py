"""`make envs`: what `make test` samples of the environments, whole; it goes on where it was stopped.

agents        PettingZoo's own test over a thousand cycles, and its benchmark, at the fewest seats of each game
simulations   a hundred of OpenSpiel's own test at the fewest seats of each game, three at every other kind of table
games         a thousand games of each game, whose draws and moves every kind of environment is told
"""

from __future__ import annotations

import argparse
import warnings
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pyspiel
from pettingzoo.test import api_test, performance_benchmark
from rich.console import Console
from rich.progress import Progress

from asterism.core.game import slugs
from asterism.envs import aec
from asterism.lab.runner import Shard, Sum, run, shards
from support.conformance import EMPTIEST, TRIED, Case, possible
from support.told import whole_game

CYCLES, SIMULATIONS, ELSEWHERE, GAMES, SIZE = 1_000, 100, 3, 1_000, 20
LENGTH = 400  # decisions of a simulation: random games of some games have thousands


@dataclass(frozen=True)
class Agents:
    """PettingZoo's own long test and benchmark of one kind of table."""

    case: Case

    @property
    def settings(self) -> dict[str, Any]:
        return {"agents": str(self.case)}

    def do(self, shard: Shard, folder: Path) -> Sum:  # noqa: ARG002
        with warnings.catch_warnings(), redirect_stdout(StringIO()):
            warnings.simplefilter("ignore")
            api_test(aec(self.case.slug, self.case.seats), num_cycles=CYCLES)
            performance_benchmark(aec(self.case.slug, self.case.seats))
        return {"tests": shard.count}


@dataclass(frozen=True)
class Simulations:
    """OpenSpiel's own test of one kind of table."""

    case: Case

    @property
    def settings(self) -> dict[str, Any]:
        return {"simulations": str(self.case)}

    def do(self, shard: Shard, folder: Path) -> Sum:  # noqa: ARG002
        its = pyspiel.load_game(
            f"asterism_{self.case.slug}", {"players": self.case.seats, "limit": LENGTH, **self.case.options}
        )
        pyspiel.random_sim_test(its, num_sims=shard.count, serialize=True, verbose=False)
        return {"simulations": shard.count}


@dataclass(frozen=True)
class Games:
    """Games of one game at all its kinds of tables in turn, told to every kind of environment."""

    slug: str

    @property
    def settings(self) -> dict[str, Any]:
        return {"games": self.slug}

    def do(self, shard: Shard, folder: Path) -> Sum:  # noqa: ARG002
        kinds = [case for case in TRIED if case.slug == self.slug and possible(case)]
        numbers = range(shard.first, shard.first + shard.count)
        tables = [whole_game(kinds[number % len(kinds)], number, every=5) for number in numbers]
        return {"games": len(tables), "decisions": sum(len(table.moves) for table in tables)}


def work(games: int) -> list[tuple[str, Any, list[Shard]]]:
    """All that is to be done: its name, the study and its shards."""
    simulated = [(case, SIMULATIONS if case in EMPTIEST else ELSEWHERE) for case in TRIED]
    return [
        *((f"agents {case}", Agents(case), shards(1, 1)) for case in EMPTIEST),
        *((f"simulations {case}", Simulations(case), shards(count, SIZE)) for case, count in simulated),
        *((f"games {slug}", Games(slug), shards(games, SIZE)) for slug in slugs()),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="thorough", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--only", default="", help="a part of the name of what shall be done")
    parser.add_argument("--to", type=Path, default=Path(".thorough"), help="where what is done is noted")
    args = parser.parse_args()
    chosen = [(name, study, todo) for name, study, todo in work(args.games) if args.only in name]
    with Progress(console=Console(stderr=True)) as bar:
        for name, study, todo in chosen:
            task = bar.add_task(name, total=sum(shard.count for shard in todo))
            run(study, todo, args.to / name.replace(" ", "-"), tick=partial(bar.advance, task))
    print(f"{len(chosen)} studies, nothing wrong")


if __name__ == "__main__":
    main()
