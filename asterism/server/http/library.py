"""Library: what games there are, their texts and their rules to read; each is made once, beside the loop."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple

import asterism
from asterism.bots import LEVELS
from asterism.core.actions import SPECTATOR
from asterism.core.game import game, slugs
from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.http import schemas
from asterism.texts import languages
from asterism.texts.book import book

COMMON = "common"


class Reading(NamedTuple):
    """Something to read, the same compressed, and its tag."""

    plain: bytes
    small: bytes
    tag: str


class Library:
    """Loading all games takes a second: thirty browsers that ask at once must not do it thirty times."""

    def __init__(self) -> None:
        self._languages, self._slugs = languages(), slugs()
        self._made: dict[tuple[object, ...], asyncio.Task[Reading]] = {}

    async def games(self) -> Reading:
        """Games, their seats and options; the levels of bots; languages."""
        return await self._find(_games)

    async def texts(self, lang: str, slug: str) -> Reading:
        """The words all games share and those of a game, or only the shared ones."""
        if lang not in self._languages or slug not in (COMMON, *self._slugs):
            raise Refused("no-texts", "There are no such texts.", 404)
        return await self._find(_texts, lang, slug)

    async def book(self, lang: str, slug: str) -> Reading:
        """A game's rules."""
        if lang not in self._languages or slug not in self._slugs:
            raise _no_book()
        return await self._find(_book, lang, slug)

    async def _find(self, make: Callable[..., bytes], *what: str) -> Reading:
        """What was made already, or is made now for all who ask; what could not be made is tried again."""
        wanted = (make, *what)
        if wanted not in self._made:
            self._made[wanted] = asyncio.create_task(asyncio.to_thread(lambda: _tagged(make(*what))))
        try:
            return await asyncio.shield(self._made[wanted])
        except Exception:
            self._made.pop(wanted, None)
            raise


def _no_book() -> Refused:
    return Refused("no-book", "There are no such rules.", 404)


def _tagged(text: bytes) -> Reading:
    return Reading(text, gzip.compress(text), f'"{hashlib.blake2b(text, digest_size=12).hexdigest()}"')


def _games() -> bytes:
    found = [_game(about) for about in asterism.games()]
    return encode(schemas.Games(games=found, levels=list(LEVELS), languages=languages()))


def _game(about: dict[str, Any]) -> schemas.GameInfo:
    its = game(about["slug"])
    return {
        "slug": its.slug,
        "titles": about["titles"],
        "abouts": about["abouts"],
        "seats": about["seats"],
        "rules": its.version,
        "secrets": len(its.holes[SPECTATOR]) > 0,
        "options": about["options"],
    }


def _texts(lang: str, slug: str) -> bytes:
    own = [] if slug == COMMON else [files(f"asterism.games.{slug}") / "texts"]
    return b"\n".join((folder / f"{lang}.ftl").read_bytes() for folder in [files("asterism.texts"), *own])


def _book(lang: str, slug: str) -> bytes:
    found = book(slug, lang)
    if found is None:
        raise _no_book()
    return encode(found)
