"""The games as PettingZoo's environments of agents that act in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from asterism.envs.checks import LIMIT, seed_of
from asterism.envs.copies import loaded, saved
from asterism.envs.render import MODES, drawn, known
from asterism.envs.table_env import Single

CHANGING = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
WHILE_ENDING = "_skip_agent_selection"  # PettingZoo's own, while agents leave a game that is over


class Agents(AECEnv[str, dict[str, Any], int]):
    """All seats of a table, each an agent; who decides together is asked in turn, blind to each other."""

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        rewards: str = "utilities",
        limit: int = LIMIT,
    ) -> None:
        super().__init__()
        self.single, self.render_mode = Single(slug, seats, options, limit, rewards), known(render_mode)
        self.metadata = {"name": f"asterism_{slug}_v0", "render_modes": MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.single.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.single.space.count) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck, _ = seeding.np_random()

    def _seen(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (self.single.layout.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.single.space.count,), np.int8),
            }
        )

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; with a seed the games from here on are the same each time."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed_of(seed))
        self.single.begin(int(self._luck.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.single.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees and may do: nothing if it is not to act; when the game is over the mask is full."""
        seat = self._seats[agent]
        mask = np.ones(self.single.space.count, np.int8) if self.single.over else self.single.mask(seat)
        return {"observation": self.single.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent to act plays a number; ValueError with the reason if that is not offered."""
        if not self.agents:
            raise ValueError("no game is on: reset begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        brought = self.single.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, brought, strict=True))
        self._accumulate_rewards()
        if self.single.over:
            self.terminations = dict.fromkeys(self.agents, not self.single.truncated)
            self.truncations = dict.fromkeys(self.agents, self.single.truncated)
            for agent, score, place in zip(self.agents, *self.single.outcome, strict=True):
                self.infos[agent] = {"score": score, "place": place}
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[self.single.to_act]

    def save(self) -> bytes:
        """The game as it stands, secrets and luck included: not for players' eyes."""
        mine = {name: vars(self)[name] for name in (*CHANGING, WHILE_ENDING) if name in vars(self)}
        return saved(self.head, {"table": self.single.state(), "luck": self._luck.bit_generator.state, "agents": mine})

    def load(self, data: bytes) -> None:
        """Go on from what was saved; ValueError if that was of something else."""
        state = loaded(self.head, data)
        self.single.restore(state["table"])
        self._luck.bit_generator.state = state["luck"]
        self.__dict__.pop(WHILE_ENDING, None)
        self.__dict__.update(state["agents"])

    @property
    def head(self) -> dict[str, Any]:
        """What kind of environment it is."""
        return {"of": "agents", **self.single.head}

    def render(self) -> Any:
        """The table as the agent to act sees it."""
        return drawn(self.single, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""
