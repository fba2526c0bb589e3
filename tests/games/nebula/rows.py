"""What rows of Nebula need not tell: it follows from the rest."""

from __future__ import annotations

FOLLOWS = {"stock", "task", "galaxies.taken"}
