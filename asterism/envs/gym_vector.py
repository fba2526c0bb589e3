"""Many tables with a learner at each as one Gymnasium VectorEnv; the others play inside compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from asterism.bots import LEVELS, bot
from asterism.bots.greedy import Greedy
from asterism.core.records import NONE
from asterism.envs.batch import Batch
from asterism.envs.checks import LEAST, LIMIT, hashed, reason, seat_of, whole
from asterism.envs.gym_env import called, wrong
from asterism.envs.loops import BLIND, Rivals, first_wrong, learn_some, mask_some, observe_some


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
    ) -> None:
        self.batch, self.num_envs = (
            Batch(slug, tables, seats, 0, threads, options, whole("limit", limit, LEAST)),
            tables,
        )
        self.raises, self.autoreset = wrong(illegal), AutoresetMode(autoreset)
        place = seat_of(seat, seats)
        self._place = NONE if place is None else place
        self._rivals = Rivals.of(tables, np.array([*map(overlooked, called(opponents, seats)), 0], np.int64))
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self.single_observation_space = spaces.Box(-128, 127, (self.batch.layout.size,), np.int8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._worst = self.batch.layout.alone[0] if seats == 1 else 0.0
        self._nothing = self.batch.layout.typed(np.zeros((tables, 1), np.int64))
        self._on, self._seed = False, 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game at each table, or at those of `reset_mask` in the options."""
        super().reset(seed=seed)
        chosen = self._chosen(options or {})
        if seed is not None or not self._on:
            self._seed = hashed(int(self.np_random.integers(2**62)))
            self.batch._tables.games[:] = 0
        self._on = True
        over = self.batch._tables.over
        waiting = over & ~chosen
        over[:] = chosen
        self._go(self._nothing, playing=False)
        over |= waiting
        return self._rows(), self._infos()

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
        rewards = tables.worth[np.arange(self.num_envs), rivals.learner]
        ended, cut, wrong = tables.over & ~tables.cut, tables.cut.copy(), rivals.wrong.copy()
        final = self._finals(typed) if self.autoreset is AutoresetMode.SAME_STEP else {}
        infos = {**self._infos(), **final, **({"illegal": wrong} if wrong.any() else {})}
        return self._rows(), rewards, ended, cut, infos

    def _refuse(self, numbers: Any, typed: Any) -> None:
        tables = self.batch._tables
        found = self.batch._all(lambda d, a, b: first_wrong(tables, d, tables.over, typed, a, b))
        at = [table for table in found if table != NONE]
        if at:
            desk = self.batch._parts[0][0]
            raise ValueError(reason(self.batch.game, tables, desk, min(at), int(numbers[min(at), 0])))

    def _finals(self, typed: Any) -> dict[str, Any]:
        """What was seen last where a game is over; the next one begins there at once."""
        over = self.batch._tables.over.copy()
        if not over.any():
            return {}
        rows, finals = self._rows(), np.full(self.num_envs, None, object)
        for table in np.flatnonzero(over).tolist():
            finals[table] = rows[table]
        self._go(typed, playing=False)
        return {"final_obs": finals, "_final_obs": over}

    def _rows(self) -> Any:
        out = np.empty((self.num_envs, self.batch.layout.size), np.int8)
        rows, learner = self.batch.layout.typed(out), self._rivals.learner
        self.batch._all(lambda d, a, b: observe_some(self.batch._tables, d, learner, rows, a, b))
        return out

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> Any:
        """True for each number that each learner may play now."""
        out = np.empty((self.num_envs, self.batch.actions), np.bool_)
        rows, learner = self.batch.layout.typed(out.view(np.int8)), self._rivals.learner
        self.batch._all(lambda d, a, b: mask_some(self.batch._tables, d, learner, rows, a, b))
        return out

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self.batch.close()


def overlooked(call: str) -> int:
    """How a compiled opponent plays; ValueError for those that are not."""
    found = bot(call)
    if isinstance(found, Greedy):
        return found.overlook
    if call == "random":
        return BLIND
    compiled = ["random", *(name for name, its in LEVELS.items() if its.startswith("greedy")), "greedy"]
    raise ValueError(f"opponents inside compiled code are {', '.join(compiled)}, not {call!r}")
