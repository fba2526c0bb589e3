"""MaskablePPO from sb3-contrib learns Star Clusters against `greedy`.

    pip install -r examples/requirements.txt
    python examples/ppo.py --steps 400000

Writes the share of its wins as it learns to ppo.json and draws it as ppo.svg.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from curve import draw
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from asterism.envs import vector

HERE = Path(__file__).parent


class Tables(VecEnv):
    """The compiled vector environment as stable-baselines3 wants it: games begin anew within a step."""

    def __init__(self, slug: str, tables: int, seats: int, opponents: str, seed: int) -> None:
        mode = gymnasium.vector.AutoresetMode.SAME_STEP
        self.env = vector(slug, tables, seats, opponents=opponents, autoreset=mode)
        space = gymnasium.spaces.Box(-128, 127, self.env.single_observation_space.shape, np.float32)
        super().__init__(tables, space, self.env.single_action_space)
        self.first_seed: int | None = seed

    def reset(self) -> Any:
        rows, self.infos = self.env.reset(seed=self.first_seed)
        self.first_seed = None
        return rows.astype(np.float32)

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        rows, rewards, ended, cut, self.infos = self.env.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(ended | cut).tolist():
            infos[table] = {"terminal_observation": self.infos["final_obs"][table].astype(np.float32)}
        return rows.astype(np.float32), rewards.astype(np.float32), ended | cut, infos

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


class Wins(BaseCallback):
    """Counts games and wins, and notes their share from time to time."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every, self.points, self.games, self.won = every, list[tuple[int, float]](), 0, 0.0

    def _on_step(self) -> bool:
        self.games += int(self.locals["dones"].sum())
        self.won += float(self.locals["rewards"].sum())
        if self.num_timesteps >= self.every * (len(self.points) + 1) and self.games:
            self.points.append((self.num_timesteps, self.won / self.games))
            print(f"{self.num_timesteps:9,} steps, {self.games:6,} games, share of wins {self.points[-1][1]:.3f}")
            self.games, self.won = 0, 0.0
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env, wins = Tables("clusters", 64, 2, args.opponents, args.seed), Wins(max(args.steps // 40, 1))
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        seed=args.seed,
        policy_kwargs={"net_arch": [128, 128]},
        device="cpu",
    )
    model.learn(args.steps, callback=wins)
    (HERE / "ppo.json").write_text(json.dumps(wins.points) + "\n")
    title = f"MaskablePPO on Star Clusters, two players, against {args.opponents}"
    draw(HERE / "ppo.svg", title, "steps of the learner", "share of wins", wins.points, (0.0, 1.0))


if __name__ == "__main__":
    main()
