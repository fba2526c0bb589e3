"""What rows of the galaxies need not tell: it follows from the rest."""

from __future__ import annotations

FOLLOWS = {"mats.worth"}
