"""Environments for research: the games by the interfaces that researchers use."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from asterism.envs.actions import Actions, actions
from asterism.envs.batch import Batch, batch
from asterism.envs.observations import layout

if TYPE_CHECKING:
    from asterism.envs.gym_vector import Learners
    from asterism.envs.pettingzoo_env import Agents

__all__ = ["Actions", "Batch", "actions", "aec", "batch", "layout", "vector"]


def aec(slug: str, seats: int, **settings: Any) -> Agents:
    """A table as PettingZoo's environment of agents that act in turn."""
    _need("pettingzoo")
    from asterism.envs.pettingzoo_env import Agents

    return Agents(slug, seats, **settings)


def vector(slug: str, tables: int, seats: int, **settings: Any) -> Learners:
    """Many tables with a learner at each, as one Gymnasium VectorEnv."""
    _need("gymnasium")
    from asterism.envs.gym_vector import Learners

    return Learners(slug, tables, seats, **settings)


def _need(package: str) -> None:
    if find_spec(package) is None:
        raise ImportError(f"{package} is missing: asterism's extra 'envs' brings it, see docs/environments.md")


if find_spec("gymnasium"):
    from asterism.envs.gym_env import register

    register()
