"""Phrases put into words: one Fluent file a language, common ones here and a game's own in its folder.

phrase   JSON: {"say": key, ...}; its arguments are numbers, strings, phrases, or lists of phrases
form     another way to say a message (a case, say), written as an attribute: `.on` of the message `tile`
         reaches the message around it as `$tile-on`
list     joined as the language does it; a list of phrases that hold lists themselves takes semicolons
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from asterism.core.game import small

Phrase = Mapping[str, Any]


def languages() -> list[str]:
    """The languages that are there, English first."""
    found = {file.name.removesuffix(".ftl") for file in files(__package__).iterdir() if file.name.endswith(".ftl")}
    return sorted(found, key=lambda lang: (lang != "en", lang))


class Texts:
    """One language's words, for a game and for the names at a table; an empty name is none."""

    def __init__(self, lang: str, slug: str | None = None, names: Sequence[str] = ()) -> None:
        self.lang, self.slug, self.names = lang, slug, tuple(names)
        self._bundle = _bundle(lang, slug)

    def say(self, phrase: Phrase) -> str:
        """A phrase in words."""
        return self._forms(phrase)[""]

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(key))

    def _forms(self, phrase: Phrase) -> dict[str, str]:
        key = _key(phrase)
        if not self.has(key):
            raise ValueError(f"there is no text {key!r} in {self.lang}{f' for {self.slug}' if self.slug else ''}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise ValueError(f"the text {key!r} in {self.lang} says nothing")
        patterns = {"": message.value, **message.attributes}
        if key == "seat" and (name := self._name(phrase["seat"])):
            return dict.fromkeys(patterns, name)
        args = self._args(phrase)
        return {form: self._format(key, pattern, args) for form, pattern in patterns.items()}

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def _format(self, key: str, pattern: Any, args: dict[str, Any]) -> str:
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"the text {key!r} in {self.lang} can't be said: {'; '.join(map(str, errors))}")
        return str(words)

    def _args(self, phrase: Phrase) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, value in phrase.items():
            if name != "say":
                args.update(self._arg(name, value))
        if phrase["say"] == "seat":
            args["number"] = _plain(phrase["seat"] + 1)
        return args

    def _arg(self, name: str, value: Any) -> dict[str, Any]:
        if isinstance(value, Mapping):
            return {f"{name}-{form}" if form else name: words for form, words in self._forms(value).items()}
        if isinstance(value, list | tuple):
            return {name: self._joined(value)}
        if isinstance(value, int | float):
            return {name: _plain(value)}
        if isinstance(value, str):
            return {name: value}
        raise ValueError(f"the argument {name} of a phrase is neither a number, a string, a phrase nor a list")

    def _joined(self, phrases: Sequence[Phrase]) -> str:
        words = [self.say(phrase) for phrase in phrases]
        if len(words) < 2:
            return "".join(words)
        kind = "list-long" if any(_holds_a_list(phrase) for phrase in phrases) else "list"
        first = words[0]
        for word in words[1:-1]:
            first = self.say({"say": kind, "first": first, "next": word})
        return self.say({"say": f"{kind}-last", "first": first, "next": words[-1]})


def _key(phrase: Phrase) -> str:
    if not isinstance(phrase, Mapping) or not isinstance(phrase.get("say"), str):
        raise ValueError(f"a phrase is a JSON object with a key to say, not {phrase!r}")
    return str(phrase["say"])


def _holds_a_list(phrase: Phrase) -> bool:
    return any(isinstance(value, list | tuple) for value in phrase.values())


def _plain(number: float) -> Any:
    """A number without separators between its thousands."""
    return fluent_number(number, useGrouping=False)


@cache
def _bundle(lang: str, slug: str | None) -> FluentBundle:
    if lang not in languages():
        raise ValueError(f"there is no language {lang!r}; there are: {', '.join(languages())}")
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in _folders(slug):
        _add(bundle, folder / f"{lang}.ftl", lang)
    return bundle


def _folders(slug: str | None) -> list[Traversable]:
    if slug in small():
        raise ValueError(f"{slug} has no words and no pictures: it is for research alone")
    return [files(__package__)] + ([files(f"asterism.games.{slug}") / "texts"] if slug else [])


def _add(bundle: FluentBundle, file: Traversable, lang: str) -> None:
    if not file.is_file():
        raise ValueError(f"there is no text file {file} for the language {lang}")
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file} can't be read at: {(entry.content or '').strip().splitlines()[0]}")
        if isinstance(entry, ast.Message) and bundle.has_message(entry.id.name):
            raise ValueError(f"{file} says {entry.id.name} again")
        bundle.add_resource(ast.Resource([entry]))
