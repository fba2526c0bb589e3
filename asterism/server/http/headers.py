"""Headers: what a browser takes, and what it has already."""

from __future__ import annotations

import re

NEVER = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")


def accepts(accepted: str, encoding: str) -> bool:
    """May an answer come packed so? A weight of nothing says it may not."""
    parts = (part.partition(";") for part in accepted.split(","))
    return any(name.strip().lower() == encoding and not NEVER.fullmatch(weight) for name, _, weight in parts)


def names(known: str, tag: str) -> bool:
    """Does a list of tags name this one? A star names any, and a weak tag does where only reading is meant."""
    return any(one.strip().removeprefix("W/") in ("*", tag) for one in known.split(","))
