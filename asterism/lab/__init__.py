"""Bots against bots: arenas and ratings."""
