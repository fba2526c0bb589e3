"""Record: games between bots as Parquet files, each game a row that can be played again."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from asterism import __version__
from asterism.bots import bot, seed_of
from asterism.core.game import game
from asterism.core.saves import opened
from asterism.core.table import Seen
from asterism.envs.actions import actions
from asterism.envs.observations import observation
from asterism.lab.runner import Shard, Sum, keep, run, shards

SIZE = 500  # games of a shard
OF_DECISIONS = ("observations", "masks", "actions")
Row = dict[str, Any]


@dataclass(frozen=True)
class Record:
    """Which games are to be recorded, and how much of them."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    observations: bool = False

    @property
    def settings(self) -> dict[str, Any]:
        made_by = {"asterism": __version__, "rules": game(self.slug).version}
        columns = {"columns": len(OF_DECISIONS)} if self.observations else {}
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options), **made_by, **columns}

    def check(self) -> None:
        """ValueError where this can't be played."""
        game(self.slug).settle(self.seats, dict(self.options))
        for call in self.bots:
            bot(call)
        if not 0 < len(self.bots) <= self.seats:
            raise ValueError(f"{len(self.bots)} bots do not fit {self.seats} seats")

    def do(self, shard: Shard, folder: Path) -> Sum:
        """Play the games of a shard and keep them; how they came out."""
        rows = [self.played(number) for number in range(shard.first, shard.first + shard.count)]
        keep(folder / f"{shard.name}.parquet", parquet(rows, self.schema))
        return {
            "games": len(rows),
            "decisions": sum(len(row["moves"]) for row in rows),
            "scores": np.sum([row["scores"] for row in rows], 0).tolist(),
            "utilities": np.sum([row["utilities"] for row in rows], 0).tolist(),
        }

    def played(self, number: int) -> Row:
        """One game between the bots; they take the seats in turn, from game to game one seat further."""
        seed = f"{self.seed}.{number}"
        table = opened(self.slug, self.seats, seed, dict(self.options))
        calls = [self.bots[(seat + number) % self.seats % len(self.bots)] for seat in range(self.seats)]
        players = [bot(call, seed_of(seed, seat)) for seat, call in enumerate(calls)]
        seen: Row = {name: [] for name in OF_DECISIONS}
        while not table.over:
            seat = table.to_act[0]
            its = table.seen(seat)
            text = players[seat].choose(its)
            if self.observations:
                self._look(its, text, seen)
            table.play(seat, text)
        return {
            "seed": seed,
            "options": json.dumps(dict(self.options), sort_keys=True),
            "bots": calls,
            "seats": [seat for seat, _ in table.moves],
            "moves": [text for _, text in table.moves],
            "scores": table.scores,
            "utilities": table.utilities,
            **(seen if self.observations else {}),
        }

    def _look(self, its: Seen, text: str, seen: Row) -> None:
        space = actions(self.slug)
        seen["observations"].append(observation(its).tobytes())
        seen["masks"].append(np.packbits(space.mask(its), bitorder="little").tobytes())
        seen["actions"].append(space.number(its, text))

    @property
    def schema(self) -> Any:
        """The columns of a file."""
        import pyarrow as pa

        columns = {
            "seed": pa.string(),
            "options": pa.string(),
            "bots": pa.list_(pa.string()),
            "seats": pa.list_(pa.int8()),
            "moves": pa.list_(pa.string()),
            "scores": pa.list_(pa.int32()),
            "utilities": pa.list_(pa.float64()),
        }
        if self.observations:
            its = game(self.slug)
            columns["observations"] = pa.list_(pa.binary(its.layout.size))
            columns["masks"] = pa.list_(pa.binary(-(-its.actions // 8)))
            columns["actions"] = pa.list_(pa.int16())
        return pa.schema(columns)


def parquet(rows: Sequence[Row], schema: Any) -> bytes:
    """Rows as a Parquet file."""
    import pyarrow as pa
    from pyarrow import parquet

    file = io.BytesIO()
    parquet.write_table(pa.Table.from_pylist(list(rows), schema), file, compression="zstd")
    return file.getvalue()


def record(
    what: Record,
    games: int,
    folder: Path,
    workers: int | None = None,
    tick: Callable[[int], None] = lambda _: None,
    size: int = SIZE,
) -> Sum:
    """Record games in a folder, or go on with what was begun there; then write its card."""
    if find_spec("pyarrow") is None:
        raise ValueError("pyarrow is missing: asterism's extra 'lab' brings it")
    if games < 1:
        raise ValueError(f"games must be 1 or more, not {games}")
    what.check()
    sums = run(what, shards(games, size), folder, workers, tick)
    found = {name: np.sum([one[name] for one in sums], 0).tolist() for name in sums[0]}
    keep(folder / "README.md", "\n".join(card(what, found)).encode() + b"\n")
    return found


def card(what: Record, found: Sum) -> Iterator[str]:
    """What is in a folder, where it comes from and how it is read."""
    games, settings = found["games"], what.settings
    yield f"# {games} games of {what.slug}"
    yield ""
    yield f"Played by {', '.join(what.bots)} at tables of {what.seats}, {found['decisions']} decisions in all."
    yield f"Made by asterism {settings['asterism']}, rules version {settings['rules']} of {what.slug}, with"
    yield ""
    yield f"    {command(what, games)}"
    yield ""
    yield "The same command makes the same files. Each `games-*.parquet` holds one game a row:"
    yield ""
    yield "| column | |"
    yield "| --- | --- |"
    for name, about in COLUMNS.items():
        if what.observations or name not in ("observations", "masks"):
            yield f"| {name} | {about} |"
    yield ""
    yield "| seat | mean score | mean utility |"
    yield "| --- | --- | --- |"
    for seat in range(what.seats):
        yield f"| {seat} | {found['scores'][seat] / games:.3f} | {found['utilities'][seat] / games:.3f} |"
    yield ""
    yield "A game is played again by `asterism.table(slug, seats, seed, options)` and one `play(seat, move)` a move."


COLUMNS = {
    "seed": "of the table's luck",
    "options": "of the table, as JSON",
    "bots": "who sat on each seat",
    "seats": "whose each move was",
    "moves": "as texts, in order",
    "scores": "at the end, by seat",
    "utilities": "what they were worth, by seat: a win is 1 in all, alone the game's own measure",
    "observations": "what the seat saw before each move: a row of int8, see `asterism.envs.layout(slug)`",
    "masks": "what it might do: bits of the compact action space, the lowest first",
}


def command(what: Record, games: int) -> str:
    """The command that makes the same files."""
    options = [f"--option {name}={json.dumps(value)}" for name, value in what.options]
    more = [*options, *(["--observations"] if what.observations else [])]
    line = f"asterism lab record {what.slug} --games {games} --bot {','.join(what.bots)} --seats {what.seats}"
    return " ".join([line, f"--seed {what.seed}", *more, "--to FOLDER"])
