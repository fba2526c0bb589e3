"""MaskablePPO from sb3-contrib learns Star Clusters: first against `random`, then `easy`, then `greedy`.

    pip install -r examples/requirements.txt
    python examples/ppo.py --steps 450000

Writes the share of games that it wins against `greedy`, tried from time to time, to curves/ppo.json and draws it as
ppo.svg beside that; `--to` names another folder.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch as th
from curve import draw, keep
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

from asterism.envs import layout, vector
from asterism.games.clusters.pieces import PLACE

SLUG, SEATS, STAGES = "clusters", 2, ("random", "easy", "greedy")
LEAD = 10.0  # points: rewards near one are learned from best
SETTINGS: dict[str, Any] = {
    "n_steps": 64,
    "batch_size": 1024,
    "n_epochs": 4,
    "gamma": 0.99,
    "ent_coef": 0.003,
    "learning_rate": 2e-3,
    "policy_kwargs": {"net_arch": {"pi": [], "vf": [64]}},
}


class Cells(nn.Module):
    """A policy whose cells share their weights: what is around a cell and at the table speaks for or against it."""

    def __init__(self) -> None:
        super().__init__()
        its = layout(SLUG)
        self.planes = [its[name].place for name in ("sky", "beside", "own tiers", "others' tiers", "stars", "taken")]
        self.facts = slice(0, int(its["sky"]))
        facts = int(its["sky"])
        self.cell = nn.Sequential(nn.Linear(len(self.planes) + facts, 32), nn.ReLU(), nn.Linear(32, 3))
        self.rest = nn.Linear(facts, int(PLACE))

    def forward(self, rows: th.Tensor) -> th.Tensor:
        """A number for each action: those without a cell, then placing, taking and putting at each cell."""
        facts = rows[:, self.facts]
        planes = th.stack([rows[:, place] for place in self.planes], 2)
        cells = self.cell(th.cat([planes, facts[:, None].expand(-1, planes.shape[1], -1)], 2))
        return th.cat([self.rest(facts), cells.transpose(1, 2).flatten(1)], 1)


class Tables(VecEnv):
    """The compiled vector environment as stable-baselines3 wants it: games begin anew within a step."""

    def __init__(self, slug: str, tables: int, seats: int, opponents: str, seed: int, rewards: str = "scores") -> None:
        mode = gymnasium.vector.AutoresetMode.SAME_STEP
        self.env = vector(slug, tables, seats, opponents=opponents, autoreset=mode, rewards=rewards)
        self.scale = LEAD if rewards == "scores" else 1.0
        space = gymnasium.spaces.Box(-12, 12, self.env.single_observation_space.shape, np.float32)
        super().__init__(tables, space, self.env.single_action_space)
        self.first_seed: int | None = seed

    def seen(self, rows: Any) -> Any:
        """Rows on a scale that networks like: zeros and ones as they are, larger counts drawn nearer."""
        return np.sign(rows) * np.sqrt(np.abs(rows.astype(np.float32)))

    def reset(self) -> Any:
        rows, self.infos = self.env.reset(seed=self.first_seed)
        self.first_seed = None
        return self.seen(rows)

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        rows, rewards, ended, cut, self.infos = self.env.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(ended | cut).tolist():
            infos[table] = {"terminal_observation": self.seen(self.infos["final_obs"][table])}
        return self.seen(rows), rewards.astype(np.float32) / self.scale, ended | cut, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.infos["action_mask"].view(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, _: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, _: Any = None) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, *_: Any) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def share_of_wins(model: MaskablePPO, opponents: str, games: int) -> float:
    """How many of the next games the model wins, each with another seed."""
    env, ended, won = Tables(SLUG, games, SEATS, opponents, 7, "utilities"), np.zeros(games, np.bool_), 0.0
    seen = env.reset()
    while not ended.all():
        masks = np.stack(env.env_method("action_masks"))
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        env.step_async(actions)
        seen, rewards, over, _ = env.step_wait()
        won += float(rewards[~ended].sum())
        ended |= over
    return won / games


class Trials(BaseCallback):
    """Tries the model against `greedy` from time to time."""

    def __init__(self, every: int, points: list[tuple[int, float]]) -> None:
        super().__init__()
        self.every, self.points = every, points

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        if self.num_timesteps >= self.every * len(self.points):
            self.points.append((self.num_timesteps, share_of_wins(self.model, "greedy", 400)))
            print(f"{self.num_timesteps:9,} steps, share of wins against greedy {self.points[-1][1]:.3f}", flush=True)


def learner(env: Tables, seed: int) -> MaskablePPO:
    """PPO with our policy in place of a plain network."""
    model = MaskablePPO("MlpPolicy", env, seed=seed, device="cpu", **SETTINGS)
    model.policy.action_net = Cells()
    model.policy.optimizer = th.optim.Adam(model.policy.parameters(), lr=SETTINGS["learning_rate"], eps=1e-5)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=450_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("curves"), help="the folder to write to (default: %(default)s)")
    args = parser.parse_args()
    model: Any = None
    points: list[tuple[int, float]] = []
    for opponents in STAGES:
        env = Tables(SLUG, 64, SEATS, opponents, args.seed)
        if model is None:
            model = learner(env, args.seed)
        else:
            model.set_env(env)
        trials = Trials(max(args.steps // 30, 1), points)
        model.learn(args.steps // len(STAGES), callback=trials, reset_num_timesteps=False)
        print(f"trained against {opponents}: share of wins {share_of_wins(model, opponents, 400):.3f}", flush=True)
    keep(args.to / "ppo.json", points)
    title = "MaskablePPO on Star Clusters: games won against greedy"
    draw(args.to / "ppo.svg", title, "steps: a third each against random, easy, greedy", "share", points, (0.0, 1.0))


if __name__ == "__main__":
    main()
