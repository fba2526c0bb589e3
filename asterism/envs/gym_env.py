"""The games as Gymnasium's environments: one learner, the other seats played by bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from asterism.bots import Bot, bot
from asterism.core.encoding import Layout
from asterism.core.game import slugs, small
from asterism.envs.checks import LIMIT, gisted, seat_of, seed_of
from asterism.envs.copies import loaded, saved
from asterism.envs.observations import gist_of
from asterism.envs.render import MODES, drawn, known
from asterism.envs.table_env import Single

ILLEGAL = ("end", "raise")


class Env(gymnasium.Env[Any, Any]):
    """One seat of a table, by default another one at each game."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        slug: str,
        seats: int,
        opponents: str | Sequence[str] = "medium",
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        rewards: str = "utilities",
        illegal: str = "end",
        limit: int = LIMIT,
        observations: str = "rows",
    ) -> None:
        self.single, self.render_mode = Single(slug, seats, options, limit, rewards), known(render_mode)
        seats = self.single.seats
        self.calls, self.place, self.raises = called(opponents, seats), seat_of(seat, seats), wrong(illegal)
        self.gisted = gisted(observations)
        self.observation_space = space_of(self.single.layout, self.gisted)
        self.action_space = spaces.Discrete(self.single.space.count)
        self.seat, self.on = 0, False
        self.bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Begin a game, up to the learner's first decision."""
        super().reset(seed=seed_of(seed))
        self.seat = int(self.np_random.integers(self.single.seats)) if self.place is None else self.place
        self.single.begin(int(self.np_random.integers(2**62)))
        self.bots = [bot(call, int(self.np_random.integers(2**31))) for call in self.calls]
        self.on = True
        self._follow(self.single.begun)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner plays a number; then the others play until it is asked again."""
        if not self.on:
            raise ValueError("no game is on: reset begins one")
        try:
            reward = self.single.step(action)[self.seat]
        except ValueError as refusal:
            if self.raises:
                raise
            self.on = False
            return self._seen(), self.single.worst, True, False, {**self._info(), "illegal": str(refusal)}
        reward += self._follow(self.single.play)
        self.on = not self.single.over
        ended = self.single.over and not self.single.truncated
        return self._seen(), reward, ended, self.single.truncated, self._info()

    def _follow(self, play: Callable[[str], list[float]]) -> float:
        """The others play until the learner is to act; what that brings it."""
        brought = 0.0
        while not self.single.over and self.single.to_act != self.seat:
            its = self.bots[(self.single.to_act - self.seat) % self.single.seats - 1]
            brought += play(its.choose(self.single.seen(self.single.to_act)))[self.seat]
        return brought

    def _seen(self) -> Any:
        row = self.single.observation(self.seat)
        return gist_of(row, self.single.layout) if self.gisted else row

    def _info(self) -> dict[str, Any]:
        """What the learner may do, and where it sits; of a game that is over everybody's points and places."""
        info = {"action_mask": self.single.mask(self.seat), "seat": self.seat}
        return info | dict(zip(("scores", "places"), self.single.outcome, strict=True)) if self.single.over else info

    def action_masks(self) -> Any:
        """True for each number that the learner may play now."""
        return self.single.mask(self.seat).view(np.bool_)

    def save(self) -> bytes:
        """The game as it stands, secrets, bots and luck included: not for players' eyes."""
        luck = self.np_random.bit_generator.state
        state = {"table": self.single.state(), "seat": self.seat, "on": self.on, "luck": luck, "bots": self.bots}
        return saved(self.head, state)

    def load(self, data: bytes) -> None:
        """Go on from what was saved; ValueError if that was of something else."""
        state = loaded(self.head, data)
        self.single.restore(state["table"])
        self.seat, self.on, self.bots = state["seat"], state["on"], state["bots"]
        self.np_random.bit_generator.state = state["luck"]

    @property
    def head(self) -> dict[str, Any]:
        """What kind of environment it is."""
        return {"of": "learner", **self.single.head}

    def render(self) -> Any:
        """The table as the learner sees it."""
        return drawn(self.single, self.seat, self.render_mode)


def space_of(its: Layout, gisted: bool) -> spaces.Box:
    """All that a learner may observe."""
    return spaces.Box(-12, 12, (its.short,), np.float32) if gisted else spaces.Box(-128, 127, (its.size,), np.int8)


def called(opponents: str | Sequence[str], seats: int) -> list[str]:
    """A bot's name for each other seat, in turn order after the learner."""
    calls = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(calls) != seats - 1:
        raise ValueError(f"{seats - 1} opponents sit at a table of {seats}, not {len(calls)}")
    for call in [opponents] if isinstance(opponents, str) else calls:
        bot(call)
    return calls


def wrong(illegal: str) -> bool:
    """Are actions that are not offered raised?"""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
    return illegal == "raise"


def register() -> None:
    """Let gymnasium.make and make_vec know every game that is there."""
    for slug in (*slugs(), *small()):
        gymnasium.register(
            f"asterism/{slug}-v0",
            "asterism.envs.gym_env:Env",
            vector_entry_point="asterism.envs.gym_vector:made",
            kwargs={"slug": slug},
        )
