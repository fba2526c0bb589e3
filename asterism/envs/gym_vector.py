"""Many tables with a learner at each as one Gymnasium VectorEnv; the others play inside compiled code, if they can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from asterism.bots import Bot, bot
from asterism.bots import seed_of as seed_for
from asterism.bots.greedy import Greedy
from asterism.core.records import NONE
from asterism.envs.batch import Batch
from asterism.envs.checks import LIMIT, gisted, hashed, reason, scored, seat_of, seed_of, worst
from asterism.envs.copies import loaded, saved
from asterism.envs.gym_env import called, space_of, wrong
from asterism.envs.loops import (
    BLIND,
    THINKS,
    Rivals,
    StepBuffers,
    first_wrong,
    learn_some,
    mask_some,
    observe_some,
    refill,
    think_some,
)
from asterism.envs.observations import gist_of


class Learners(VectorEnv[Any, Any, Any]):
    """A learner's seat at each of many tables."""

    def __init__(
        self,
        slug: str,
        tables: int,
        seats: int,
        opponents: str | Sequence[str] = "medium",
        threads: int = 1,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        illegal: str = "end",
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
        limit: int = LIMIT,
        rewards: str = "utilities",
        observations: str = "rows",
    ) -> None:
        self.batch = Batch(slug, tables, seats, 0, threads, options, limit, rewards)
        self.num_envs, seats = self.batch.tables, self.batch.seats
        self.raises, self.autoreset = wrong(illegal), AutoresetMode(autoreset)
        place = seat_of(seat, seats)
        self._place = NONE if place is None else place
        self._calls = called(opponents, seats)
        self._rivals = Rivals.of(self.num_envs, np.array([*map(overlooked, self._calls), 0], np.int64))
        self._thinkers: dict[int, tuple[int, list[Bot]]] = {}
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self._gisted = gisted(observations)
        self.single_observation_space = space_of(self.batch.layout, self._gisted)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._worst = worst(self.batch.game, seats, scored(rewards))
        self._on, self._seed = False, 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game at each table, or at those of `reset_mask` in the options."""
        super().reset(seed=seed_of(seed))
        chosen = self._chosen(options or {})
        if seed is not None or not self._on:
            self._seed = hashed(int(self.np_random.integers(2**62)))
            self.batch._tables.games[:] = 0
        self._on = True
        over = self.batch._tables.over
        waiting = over & ~chosen
        over[:] = chosen
        self._go(self._no_numbers(), playing=False)
        over |= waiting
        return self._rows(), self._infos()

    def _no_numbers(self) -> Any:
        return self.batch.layout.typed(np.zeros((self.num_envs, 1), np.int64))

    def _chosen(self, options: dict[str, Any]) -> Any:
        if "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(options["reset_mask"])
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise ValueError(f"reset_mask is {self.num_envs} times true or false, and not always false")
        return chosen

    def _go(self, typed: Any, playing: bool) -> None:
        """Begin games where they are over; elsewhere learners play, if they do."""
        tables, rivals, limit, worst = self.batch._tables, self._rivals, self.batch.limit, self._worst
        self.batch._all(
            lambda d, a, b: learn_some(tables, d, rivals, self._place, typed, self._seed, limit, worst, playing, a, b)
        )
        while (thought := (tables.to_act != NONE) & (tables.to_act != rivals.learner)).any():
            self.batch._all(lambda d, a, b: self._think(d, a + np.flatnonzero(thought[a:b])))
            self.batch._all(lambda d, a, b: think_some(tables, d, rivals, limit, thought, a, b))

    def _think(self, desk: StepBuffers, at: Any) -> None:
        """The rivals to act at some tables choose."""
        tables, seats = self.batch._tables, self.batch.seats
        for table in at.tolist():
            seen = self.batch._seen(desk, table)
            its = self._bots(table)[(seen.seat - int(self._rivals.learner[table])) % seats - 1]
            tables.acts[table] = self.batch.game.verb.numbers[its.choose(seen)]

    def _bots(self, table: int) -> list[Bot]:
        """Who plays against the learner at a table: new ones in each game."""
        number = int(self.batch._tables.games[table])
        if self._thinkers.get(table, (NONE,))[0] != number:
            seed = f"{self._seed} {table} {number}"
            self._thinkers[table] = number, [bot(call, seed_for(seed, at)) for at, call in enumerate(self._calls)]
        return self._thinkers[table][1]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Each learner plays a number; then the others play until it is asked again."""
        if not self._on:
            raise ValueError("no game is on: reset begins them")
        tables, rivals = self.batch._tables, self._rivals
        numbers = self.batch.numbers(actions)
        typed = self.batch.layout.typed(numbers)
        if self.autoreset is AutoresetMode.DISABLED and tables.over.any():
            raise ValueError(f"the game at table {int(tables.over.argmax())} is over: reset it first")
        if self.raises:
            self._refuse(numbers, typed)
        self._go(typed, playing=True)
        rewards = tables.rewards[np.arange(self.num_envs), rivals.learner]
        ended, cut, ends = tables.over & ~tables.cut, tables.cut.copy(), self._ends()
        if self.autoreset is AutoresetMode.SAME_STEP and tables.over.any():
            ends = self._finals(ends)
        return self._rows(), rewards, ended, cut, {**self._infos(), **ends}

    def _ends(self) -> dict[str, Any]:
        """Everybody's points and places where a game is over, and where an action that is not offered ended it."""
        tables, seats, wrong = self.batch._tables, self.batch.seats, self._rivals.wrong.copy()
        over, found = tables.over & ~wrong, {}
        if over.any():
            found = {"scores": tables.points[:, :seats].copy(), "places": tables.places[:, :seats].copy()}
            found |= {"_scores": over, "_places": over}
        return found | ({"illegal": wrong, "_illegal": wrong} if wrong.any() else {})

    def _refuse(self, numbers: Any, typed: Any) -> None:
        tables = self.batch._tables
        found = self.batch._all(lambda d, a, b: first_wrong(tables, d, tables.over, typed, a, b))
        at = [table for table in found if table != NONE]
        if at:
            desk = self.batch._parts[0][0]
            raise ValueError(reason(self.batch.game, tables, desk, min(at), int(numbers[min(at), 0])))

    def _finals(self, ends: dict[str, Any]) -> dict[str, Any]:
        """What was seen and told last where a game is over; the next one begins there at once."""
        over, told = self.batch._tables.over.copy(), {**self._infos(), **ends}
        rows, finals = self._rows(), np.full(self.num_envs, None, object)
        for table in np.flatnonzero(over).tolist():
            finals[table] = rows[table]
        self._go(self._no_numbers(), playing=False)
        told |= {"_action_mask": over, "_seat": over}
        return {"final_obs": finals, "_final_obs": over, "final_info": told, "_final_info": over}

    def _rows(self) -> Any:
        out = np.empty((self.num_envs, self.batch.layout.size), np.int8)
        rows, learner = self.batch.layout.typed(out), self._rivals.learner
        self.batch._all(lambda d, a, b: observe_some(self.batch._tables, d, learner, rows, a, b))
        return gist_of(out, self.batch.layout) if self._gisted else out

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        seats = {"seat": self._rivals.learner.copy(), "_seat": everywhere}
        return {"action_mask": self.action_masks().view(np.int8), "_action_mask": everywhere, **seats}

    def action_masks(self) -> Any:
        """True for each number that each learner may play now."""
        out = np.empty((self.num_envs, self.batch.actions), np.bool_)
        rows, learner = self.batch.layout.typed(out.view(np.int8)), self._rivals.learner
        self.batch._all(lambda d, a, b: mask_some(self.batch._tables, d, learner, rows, a, b))
        return out

    def save(self) -> bytes:
        """All games as they stand, secrets and luck included: not for players' eyes."""
        luck, mine = self.np_random.bit_generator.state, (self._on, self._seed)
        rivals = {name: getattr(self._rivals, name).tobytes() for name in Rivals._fields}
        state = {"tables": self.batch.state(), "rivals": rivals, "bots": self._thinkers, "luck": luck, "mine": mine}
        return saved(self.head, state)

    def load(self, data: bytes) -> None:
        """Go on from what was saved; ValueError if that was of something else."""
        state = loaded(self.head, data)
        self.batch.restore(state["tables"])
        for name in Rivals._fields:
            refill(getattr(self._rivals, name), state["rivals"][name])
        self.np_random.bit_generator.state = state["luck"]
        self._thinkers, (self._on, self._seed) = state["bots"], state["mine"]

    @property
    def head(self) -> dict[str, Any]:
        """What kind of environment it is."""
        return {**self.batch.head, "of": "learners"}

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self.batch.close()


def made(slug: str, num_envs: int, **settings: Any) -> Learners:
    """What gymnasium.make_vec gives."""
    return Learners(slug, num_envs, **settings)


def overlooked(call: str) -> int:
    """How an opponent plays inside compiled code; or that it thinks beside it, as searches do."""
    found = bot(call)
    if isinstance(found, Greedy):
        return found.overlook
    return BLIND if call == "random" else THINKS
