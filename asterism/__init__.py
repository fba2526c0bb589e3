"""Asterism: star-themed board games for players, researchers and designers."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import extend_path
from typing import TYPE_CHECKING, Any

__path__ = extend_path(__path__, __name__)
__version__ = "0.1.0"

import asterism.games as _games  # noqa: F401, the namespace first, so that its name is free for the function below
from asterism.core.game import game, slugs
from asterism.core.playouts import Playouts, playouts
from asterism.core.saves import from_position as position
from asterism.core.saves import opened
from asterism.core.saves import replayed as replay
from asterism.core.table import Seen, Table

if TYPE_CHECKING:
    from asterism.bots import Bot

__all__ = ["Playouts", "Seen", "Table", "bot", "games", "playouts", "position", "replay", "table"]


def games() -> list[dict[str, Any]]:
    """The games that are there: slugs, titles, what each is about, player counts, options with their ranges."""
    return [_about(slug) for slug in slugs()]


def _about(slug: str) -> dict[str, Any]:
    from asterism.texts import Texts, languages

    its = game(slug)
    return {
        "slug": slug,
        "titles": {lang: Texts(lang, slug).say({"say": "title"}) for lang in languages()},
        "abouts": {lang: Texts(lang, slug).say({"say": "about"}) for lang in languages()},
        "seats": [its.seats[0], its.seats[-1]],
        "rules": its.version,
        "options": [option.about() for option in its.options],
    }


def table(slug: str, seats: int, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Table:
    """A new table; without a seed it gets one that nobody can guess."""
    return opened(slug, seats, seed, options or {})


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name or level."""
    from asterism.bots import bot as named

    return named(name, seed)
