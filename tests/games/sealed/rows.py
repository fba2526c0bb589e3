"""What rows of Sealed need not tell: it follows from the rest."""

from __future__ import annotations

FOLLOWS = {"left"}
