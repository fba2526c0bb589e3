"""Opponents for any game; they see what a player sees and nothing else."""

from asterism.bots.bot import Bot, bot, names

__all__ = ["Bot", "bot", "names"]
