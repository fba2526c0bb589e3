"""The learner that everybody tries first: MaskablePPO with its plain network on Gymnasium's form of a game.

    pip install -r examples/requirements.txt
    python examples/plain.py --game novaluna --steps 30000

Learns against `random` from whole rows and a reward at the end of a game, then from gists and the growth of leads;
tries both from time to time and draws their shares of wins to curves/plain.svg.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from curve import draw, keep
from sb3_contrib import MaskablePPO

from asterism.envs import vector

WAYS: dict[str, dict[str, Any]] = {
    "rows and results": {},
    "gists and leads": {"observations": "gist", "rewards": "scores"},
}
TRIES, GAMES = 6, 400


def made(game: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"asterism.envs:asterism/{game}-v0", seats=2, opponents="random", **settings)


def share_of_wins(model: MaskablePPO, game: str, observations: str) -> float:
    """How many of some games the model wins."""
    env, ended, won = vector(game, GAMES, 2, opponents="random", observations=observations), np.zeros(GAMES, bool), 0.0
    rows, infos = env.reset(seed=7)
    while not ended.all():
        actions, _ = model.predict(rows, action_masks=infos["action_mask"].view(np.bool_))
        rows, rewards, over, cut, infos = env.step(actions)
        won += float(rewards[~ended].sum())
        ended |= over | cut
    env.close()
    return won / GAMES


def learned(game: str, steps: int, seed: int, **settings: Any) -> list[tuple[int, float]]:
    """The curve of a learner."""
    model = MaskablePPO("MlpPolicy", made(game, **settings), seed=seed, device="cpu")
    observations, points = settings.get("observations", "rows"), list[tuple[int, float]]()
    for number in range(TRIES + 1):
        points.append((model.num_timesteps, share_of_wins(model, game, observations)))
        print(f"{points[-1][0]:7,} steps, share of wins against random {points[-1][1]:.3f}", flush=True)
        if number < TRIES:
            model.learn(steps // TRIES, reset_num_timesteps=False)
    return points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="novaluna")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("curves"), help="the folder to write to (default: %(default)s)")
    args = parser.parse_args()
    curves = {}
    for name, settings in WAYS.items():
        print(name)
        curves[name] = learned(args.game, args.steps, args.seed, **settings)
    keep(args.to / "plain.json", curves)
    title = f"Plain MaskablePPO: {args.game}, games won against random"
    draw(args.to / "plain.svg", title, "steps", "share", curves, (0.0, 1.0))


if __name__ == "__main__":
    main()
