"""Search: Monte-Carlo tree search on what a seat sees, one tree a thread, kept within a turn.

A game with a way of its own to play on is not searched by a tree: its offers are tried in many worlds.
"""

from __future__ import annotations

import mmap
import time
from concurrent.futures import ThreadPoolExecutor
from math import prod
from typing import Any, NamedTuple

import numpy as np

from asterism.bots.ahead import Ahead
from asterism.bots.explanation import Explanation
from asterism.bots.greedy import DEPTH as TURN
from asterism.bots.tree import COLUMNS, DEPTH, KEYS, SPARE, find, simulate, tally
from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import Luck, Unknown
from asterism.core.game import Game, act, fill, game, rests
from asterism.core.records import HIDDEN, NONE, as_ints
from asterism.core.table import Seen

NODES = 400_000
BATCH = 64
APART: Any = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, "MAP_PRIVATE") else {}  # from a fork


class Tree(NamedTuple):
    """The arrays of one tree and its scratch rows."""

    nodes: Any
    sums: Any
    used: Any
    bounds: Any
    path: Any
    heads: Any
    found: Any
    out: Any
    outs: Any
    counts: Any
    tell: Any
    worth: Any
    trial: Any
    ends: Any
    budget: Any


def tree(game: Game) -> Tree:
    seats, actions = game.seats[-1], game.verb.total
    nodes = untouched((NODES, COLUMNS), np.int32)
    nodes[0, 0] = nodes[0, 1] = NONE
    return Tree(
        nodes=nodes,
        sums=untouched((NODES,), np.float64),
        used=np.ones(1, np.int64),
        bounds=np.array([np.inf, -np.inf]),
        path=np.zeros(DEPTH, np.int32),
        heads=np.zeros(KEYS, np.int32),
        found=np.zeros(actions, np.int32),
        out=np.zeros(actions, np.int32),
        outs=np.zeros((SPARE + TURN, actions), np.int32),
        counts=np.zeros(SPARE + TURN, np.int32),
        tell=NO_TALE,
        worth=np.zeros(seats),
        trial=np.zeros(seats),
        ends=np.zeros(seats),
        budget=np.zeros(1, np.int64),
    )


def untouched(shape: tuple[int, ...], kind: Any) -> Any:
    """Zeros that take memory only where they are written to, and give all of it back when they are let go."""
    memory = mmap.mmap(-1, prod(shape) * np.dtype(kind).itemsize, **APART)
    return np.frombuffer(memory, kind).reshape(shape)


class Worker:
    """One thread's tree, luck and room for states."""

    def __init__(self, game: Game, luck: Luck) -> None:
        self.game, self.luck, self.root = game, luck, 0
        self.tree, self.states = tree(game), game.states(SPARE + TURN)

    def __getstate__(self) -> dict[str, Any]:
        """What lasts from one decision to the next: luck, and the nodes that are there."""
        nodes, sums = (part[: self.tree.used[0]].copy() for part in (self.tree.nodes, self.tree.sums))
        slug, bounds = self.game.slug, self.tree.bounds.copy()
        return {"slug": slug, "luck": self.luck, "root": self.root, "nodes": nodes, "sums": sums, "bounds": bounds}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(game(state["slug"]), state["luck"])  # type: ignore[misc]
        self.root, self.tree.used[0] = state["root"], len(state["nodes"])
        self.tree.nodes[: len(state["nodes"])], self.tree.sums[: len(state["sums"])] = state["nodes"], state["sums"]
        self.tree.bounds[:] = state["bounds"]

    def run(self, seat: int, explore: float, playout: bool, sims: int | None, until: float) -> int:
        """Simulate a number of times, or until a moment; how often that was."""
        done = 0
        while done < sims if sims is not None else time.perf_counter() < until:
            count = BATCH if sims is None else min(BATCH, sims - done)
            simulate(self.tree, self.states, seat, self.root, self.luck, explore, playout, count)
            done += count
        return done


class Search:
    """Simulates what may come and takes the decision that held up best."""

    def __init__(
        self,
        seed: int = 0,
        ms: int = 300,
        sims: int | None = None,
        threads: int = 1,
        playout: int = 0,
        explore: int = 5,
    ) -> None:
        if min(ms, 1 if sims is None else sims, threads) < 1:
            raise ValueError("bot search needs at least one millisecond, simulation and thread")
        self.seed, self.ms, self.sims, self.threads = seed, ms, sims, threads
        self.playout, self.explore = bool(playout), explore / 100
        self.explanation = Explanation.blind(0)
        self.workers: list[Worker] = []
        self.expected: tuple[int, bytes] | None = None
        self.spent = 0.0
        self.done = 0

    def choose(self, seen: Seen) -> str:
        if turn_begins(seen):
            self.spent = 0.0
        if len(seen.actions) == 1:
            self.explanation = Explanation.blind(1)
            self.workers.clear()
            return seen.offers[0]
        visits, sums = self.look_ahead(seen) if seen.game.foresees else self.weigh(seen)
        ranking: list[int] = np.lexsort((sums, visits))[::-1].tolist()
        best = ranking[0]
        self.explanation = Explanation.of(seen, sums / np.maximum(visits, 1), ranking, self.done)
        self.keep(seen, best)
        return seen.offers[best]

    def explain(self, seen: Seen) -> dict[str, Any]:
        """Why it chose as it did just now, as a phrase."""
        return self.explanation.phrase(seen)

    def weigh(self, seen: Seen) -> tuple[Any, Any]:
        """How often each offer was visited, and what that brought in all."""
        self.prepare(seen)
        began = time.perf_counter()
        until = began + self.share(seen)
        with ThreadPoolExecutor(self.threads) as pool:
            runs = [
                pool.submit(worker.run, seen.seat, self.explore, self.playout, self.part(i), until)
                for i, worker in enumerate(self.workers)
            ]
        self.done = sum(run.result() for run in runs)
        self.spent += time.perf_counter() - began
        return self.tallied(seen)

    def look_ahead(self, seen: Seen) -> tuple[Any, Any]:
        """The same, by trying offers in many worlds."""
        self.seed += 1
        began = time.perf_counter()
        trials = None if self.sims is None else round(self.sims * getattr(seen.game.part("bot"), "TRIALS", 1))
        visits, sums = Ahead(seen, self.seed, trials, self.share(seen)).run()
        self.spent += time.perf_counter() - began
        self.done = int(visits.sum())
        return visits, sums

    def tallied(self, seen: Seen) -> tuple[Any, Any]:
        keys = np.array([action * KEYS + seen.seat for action in seen.actions], np.int32)
        visits, sums = np.zeros(len(keys), np.int64), np.zeros(len(keys))
        for worker in self.workers:
            tally(worker.tree, worker.root, keys, visits, sums)
        return visits, sums

    def part(self, thread: int) -> int | None:
        """A thread's part of the simulations."""
        return None if self.sims is None else self.sims // self.threads + (thread < self.sims % self.threads)

    def share(self, seen: Seen) -> float:
        """Seconds for this decision: most of what is left of the turn's time, or the part that a game says."""
        part = getattr(seen.game.part("bot"), "PART_OF_TURN", 0.6)
        return max(0.002, part * (self.ms / 1000 - self.spent))

    def prepare(self, seen: Seen) -> None:
        """Go on with the kept trees if this is what they expected, else plant new ones."""
        if not self.workers or self.expected != (seen.seat, seen.states.tobytes()):
            self.seed += 1
            self.workers = [Worker(seen.game, chance.quick(self.seed * 1009 + i)) for i in range(self.threads)]
        for worker in self.workers:
            worker.states[0] = seen.states[0]

    def keep(self, seen: Seen, best: int) -> None:
        """Keep the branch of the decision, if nothing new can come of it and the turn goes on; a tree is large."""
        self.expected = foreseen(seen, seen.actions[best])
        key = seen.actions[best] * KEYS + seen.seat
        for worker in self.workers:
            worker.root = int(find(worker.tree, worker.root, key))
            if worker.root == NONE or worker.tree.used[0] > NODES // 2:
                self.expected = None
        if self.expected is None:
            self.workers.clear()


def turn_begins(seen: Seen) -> bool:
    """Does a turn begin? A game of many small rests says when; else every rest is a beginning."""
    own = getattr(seen.game.part("bot"), "turn_begins", None)
    return bool(own(seen.states[0]) if own else rests(seen.states, 0))


def foreseen(seen: Seen, action: int) -> tuple[int, bytes] | None:
    """What the seat will see when it decides next, if that is at once and nothing new comes of this decision."""
    states = seen.states.copy()
    fill(states, 0, seen.seat, chance.quick(0))
    try:
        deciders, _, _ = act(states, 0, seen.seat, action, chance.barred(), NO_TALE)
    except Unknown:
        return None
    if not deciders >> seen.seat & 1:
        return None
    as_ints(states)[0, seen.game.holes[seen.seat]] = HIDDEN
    return seen.seat, states.tobytes()
