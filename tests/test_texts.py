"""Every phrase of every game can be said in every language."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from asterism import bots
from asterism.core.game import game, slugs
from asterism.core.saves import opened
from asterism.core.table import Table
from asterism.endings import final, verdict
from asterism.texts import Phrase, Texts, languages
from support.conformance import any_offer, start_of
from tools.golden import golden_logs

Json = dict[str, Any]
OTHERS = [lang for lang in languages() if lang != "en"]
COMMON_REASONS = ("unknown", "over", "not-your-turn", "house", "offered")
LOOKS = 12  # at all that can be read, in one game
SAID = set[str]()
MANY_WAYS = 500  # of saying one message, with other numbers
WAYS = Counter[tuple[str | None, str]]()
ODD = re.compile(r"[{}\u2066-\u2069]|\?\?\?")


# Files


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(slug: str | None, lang: str) -> dict[str, set[str]]:
    """The messages of a file with their variables; `tile-on` is the variable `tile` in another form."""
    folder = files("asterism.texts") if slug is None else files(f"asterism.games.{slug}") / "texts"
    found = {}
    for entry in FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = {name.partition("-")[0] for name in variables.names}
    return found


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", [None, *slugs()])
def test_all_languages_say_the_same_messages_with_the_same_variables(slug: str | None, lang: str) -> None:
    english, other = messages(slug, "en"), messages(slug, lang)
    assert list(other) == list(english)
    for key, variables in english.items():
        assert other[key] == variables, key


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", languages())
def test_a_game_has_its_title_and_its_options_in_words(lang: str, slug: str) -> None:
    texts = Texts(lang, slug)
    for key in ("title", "about"):
        assert texts.say({"say": key})
    for option in game(slug).options:
        assert texts.say({"say": f"option-{option.name}-help"})


@pytest.mark.parametrize("lang", languages())
def test_every_key_that_our_code_says_is_there(lang: str) -> None:
    texts = Texts(lang)
    folder = Path(str(files("asterism.texts"))).parent
    for file in [folder / "cli.py", *(folder / "terminal").glob("*.py"), *(folder / "bots").glob("*.py")]:
        for key in re.findall(r'"say": "([a-z-]+)"', file.read_text()):
            assert texts.has(key) or all(Texts(lang, slug).has(key) for slug in slugs() if key != "brings"), key


# Whole games


def settings(slug: str) -> Iterator[tuple[int, Json]]:
    """Each number of seats plain, and each option with the least and the most that it goes with."""
    its = game(slug)
    yield from ((seats, {}) for seats in its.seats)
    for option in its.options:
        options = {option.name: True if option.flag else option.low}
        fitting = [seats for seats in its.seats if settles(slug, seats, options)]
        yield from ((seats, options) for seats in sorted({fitting[0], fitting[-1]}))


def settles(slug: str, seats: int, options: Json) -> bool:
    try:
        game(slug).settle(seats, options)
    except ValueError:
        return False
    return True


def phrases(table: Table, seat: int | None) -> Iterator[Json]:
    """All that a seat can read at this moment."""
    words, view, verb = table.game.view, table.view(seat), table.game.verb
    yield from (words.told(view, entry) for entry in table.story(seat))
    for panel in words.panels(view) + ([final(table, view)] if table.over else []):
        yield from spoken(panel)
    if seat is not None:
        for text in table.offers(seat):
            yield words.offer(view, verb.forms[verb.numbers[text]])
            entries = table.preview(seat, text)
            yield from (words.told(view, entry) for entry in entries)
            if hasattr(words, "brings"):
                yield {"say": "brings", "count": words.brings(entries, seat)}


def spoken(part: Any) -> Iterator[Json]:
    """The phrases anywhere inside a panel."""
    if isinstance(part, dict) and "say" in part:
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from spoken(inner)


def reasons(table: Table, seat: int, luck: random.Random) -> Iterator[str]:
    """Why some actions are not offered: the first, the last and any one of every verb."""
    for word in table.game.verb:
        for step in (0, word.size - 1, luck.randrange(word.size)):
            yield table.why(seat, table.game.verb.texts[word + step]) or "offered"


def check(texts: Sequence[Texts], phrase: Json) -> None:
    """Said anew in every language; of what comes in very many ways each further one in another language."""
    if not new(str(texts[0].slug), phrase):
        return
    key = (texts[0].slug, phrase["say"])
    WAYS[key] += 1
    for one in texts if WAYS[key] <= MANY_WAYS else [texts[WAYS[key] % len(texts)]]:
        said = one.say(phrase)
        assert said, phrase
        assert not ODD.search(said), said


def new(slug: str, what: Mapping[str, Any]) -> bool:
    """Is this phrase, or this line of a story, none that came before?"""
    known, many = json.dumps([slug, what]), len(SAID)
    SAID.add(known)
    return len(SAID) > many


class Fluent(Texts):
    """Looks up only once what comes again and again inside of other phrases."""

    @cached_property
    def _known(self) -> dict[str, dict[str, str]]:
        return {}

    def _forms(self, phrase: Phrase) -> dict[str, str]:
        known = json.dumps(phrase)
        if known not in self._known:
            self._known[known] = super()._forms(phrase)
        return self._known[known]


@pytest.mark.parametrize("slug", slugs())
def test_whole_games_can_be_told_in_every_language(slug: str) -> None:
    texts, luck = [Fluent(lang, slug) for lang in languages()], random.Random(3)
    verbs, events = set[str](), set[str]()
    for seed, (seats, options) in enumerate(settings(slug)):
        table, looks = opened(slug, seats, seed, options), 0
        while not table.over:
            seat = table.to_act[0]
            if luck.random() < 0.08 and looks < LOOKS:
                looks += 1
                for one in (*range(seats), None):
                    for phrase in phrases(table, one):
                        check(texts, phrase)
                for reason in reasons(table, seat, luck):
                    check(texts, {"say": f"why-{reason}"})
            late = table.offers("house") if luck.random() < 0.05 else []
            mover: int | str = "house" if late else seat
            text = any_offer(late or table.offers(seat), luck)
            verbs.add(text.split()[0])
            table.play(mover, text)
            events |= {entry["what"] for one in (*range(seats), None) for entry in table.story(one)}
            for entry in table.story(None):
                if new(slug, entry):
                    check(texts, table.game.view.told(table.view(None), entry))
        for one in (*range(seats), None):
            for phrase in (*phrases(table, one), *verdict(table)):
                check(texts, phrase)
    for log in golden_logs(slug):
        verbs |= {text.split()[0] for _, text in log["moves"]}
        events |= told_in(log, texts)
    assert verbs == {word.name for word in game(slug).verb}
    assert events == {word.name for word in game(slug).event}


def told_in(log: Json, texts: Sequence[Texts]) -> set[str]:
    """The events of a golden game, put in words where they first come: chance alone seldom comes to all of them."""
    events, table = set[str](), start_of(log)
    for move in log["moves"]:
        table.play(*move)
        for entry in table.story(None):
            if entry["what"] not in events:
                check(texts, table.game.view.told(table.view(None), entry))
                events.add(entry["what"])
    return events


@pytest.mark.parametrize("slug", slugs())
def test_every_reason_a_game_can_give_is_written(slug: str) -> None:
    """All words after a return in `why` and what it calls."""
    source = Path(str(game(slug).view.__file__)).read_text()
    asked = source[source.index("def why(") :]
    lines = [line for line in asked.splitlines() if "return" in line]
    found = {word for line in lines for word in re.findall(r'"([a-z]+-[a-z-]+)"', line)}
    for lang in languages():
        for reason in (*found, *COMMON_REASONS):
            assert Texts(lang, slug).has(f"why-{reason}") or not table_reason(reason, source), (lang, reason)


def table_reason(word: str, source: str) -> bool:
    """Is this word a reason and not the key of a phrase?"""
    return f'"say": "{word}"' not in source


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", [name for name in bots.names() if name not in ("expert", "search")])
def test_bots_can_say_why_in_every_language(slug: str, name: str) -> None:
    texts = [Texts(lang, slug) for lang in languages()]
    for seats in (game(slug).seats[0], game(slug).seats[-1]):
        table, bot = opened(slug, seats, 1, {}), bots.bot(name)
        for _ in range(2):
            seen = table.seen(table.to_act[0])
            text = bot.choose(seen)
            check(texts, bot.explain(seen))
            table.play(table.to_act[0], text)


# Phrases


def say(lang: str, phrase: Json, names: tuple[str, ...] = ()) -> str:
    return Texts(lang, "novaluna", names).say(phrase)


def part(count: int, colour: str = "blue") -> Json:
    return {"say": "part", "count": count, "colour": colour}


def test_a_seat_has_its_number_or_its_name() -> None:
    assert say("en", {"say": "seat", "seat": 0}) == "Player 1"
    assert say("pl", {"say": "seat", "seat": 1}, ("", "Ola")) == "Ola"
    assert say("pl", {"say": "seat", "seat": 0}, ("", "Ola")) == "Gracz 1"


@pytest.mark.parametrize(
    ("lang", "counts", "words"),
    [
        ("en", (1, 2, 5), ("1 blue", "2 blue", "5 blue")),
        ("cs", (1, 2, 5), ("1 modrý", "2 modré", "5 modrých")),
        ("pl", (1, 2, 5, 22), ("1 niebieski", "2 niebieskie", "5 niebieskich", "22 niebieskie")),
        ("de", (1, 2, 5), ("1 blaues", "2 blaue", "5 blaue")),
    ],
)
def test_numbers_bend_their_nouns(lang: str, counts: tuple[int, ...], words: tuple[str, ...]) -> None:
    assert tuple(say(lang, part(count)) for count in counts) == words


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "1 blue, 1 red and 2 yellow"),
        ("cs", "1 modrý, 1 červený a 2 žluté"),
        ("pl", "1 niebieski, 1 czerwony i 2 żółte"),
        ("de", "1 blaues, 1 rotes und 2 gelbe"),
    ],
)
def test_lists_are_joined_as_the_language_does_it(lang: str, words: str) -> None:
    assert say(lang, {"say": "task", "parts": [part(1), part(1, "red"), part(2, "yellow")]}) == words


def test_a_list_of_lists_takes_semicolons() -> None:
    tasks = [{"say": "task", "parts": [part(1), part(1, "red")]}, {"say": "task", "parts": [part(2)]}]
    tile = {"say": "whole-tile", "number": 9, "colour": "red", "cost": 3, "asks": 2, "tasks": tasks}
    assert "1 blue and 1 red; 2 blue" in say("en", {"say": "pick", "place": 3, "tile": tile})


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Anna fulfils a task on the red tile 41: 1 blue. 1 token is left."),
        ("cs", "Anna plní úkol na červeném dílku 41: 1 modrý. Zbývá 1 žeton."),
        ("pl", "Anna spełnia zadanie na czerwonym kafelku 41: 1 niebieski. Pozostaje 1 żeton."),
        ("de", "Anna erfüllt eine Aufgabe auf dem roten Plättchen 41: 1 blaues. 1 Marker bleibt übrig."),
    ],
)
def test_colours_bend_with_their_case(lang: str, words: str) -> None:
    tile = {"say": "tile", "number": 41, "colour": "red"}
    who, task = {"say": "seat", "seat": 0}, {"say": "task", "parts": [part(1)]}
    assert say(lang, {"say": "told-covered", "who": who, "tile": tile, "task": task, "left": 1}, ("Anna",)) == words


def test_large_numbers_stay_plain() -> None:
    assert say("en", {"say": "solo-first", "sum": 12345}) == "First phase: 12345"


@pytest.mark.parametrize(
    ("lang", "slug", "phrase", "complaint"),
    [
        ("xx", None, {"say": "seat", "seat": 0}, "there is no language 'xx'"),
        ("en", None, {"say": "nonsense"}, "there is no text 'nonsense' in en"),
        ("en", None, {"say": "pick"}, "there is no text 'pick' in en"),
        ("en", "novaluna", {"say": "solo-first"}, "can't be said"),
        ("en", "novaluna", {"say": "solo-first", "sum": None}, "argument sum"),
        ("en", "novaluna", {"key": "title"}, "a phrase is a JSON object"),
    ],
)
def test_what_can_not_be_said_is_an_error(lang: str, slug: str | None, phrase: Json, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Texts(lang, slug).say(phrase)


def test_a_game_without_texts_is_an_error() -> None:
    with pytest.raises((ValueError, ModuleNotFoundError), match="nowhere"):
        Texts("en", "nowhere")
