"""What rows of Night Sky Explorer need not tell: it follows from the rest."""

from __future__ import annotations

FOLLOWS = {"skies.points"}
