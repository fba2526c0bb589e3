"""Environments for research: the games by the interfaces that researchers use."""

from asterism.envs.actions import Actions, actions
from asterism.envs.batch import Batch, batch
from asterism.envs.observations import layout

__all__ = ["Actions", "Batch", "actions", "batch", "layout"]
