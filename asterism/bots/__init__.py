"""Opponents for any game; they see what a player sees and nothing else."""

from asterism.bots.bot import LEVELS, Bot, bot, names, seed_of, star

__all__ = ["LEVELS", "Bot", "bot", "names", "seed_of", "star"]
