"""Every numbered sentence and every example of a game's book has a test, and every test names one that is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism.core.game import slugs
from pages import WITH_BOOK, examples, numbers
from support.conformance import Case

TESTS = Path(__file__).parent
OURS = {file.parent.name for file in (TESTS.parent / "asterism" / "games").glob("*/rules.py")}


@cache
def named_by_tests(mark: str) -> set[str]:
    """All arguments of `@pytest.mark.<mark>(...)` on test functions."""
    return {name for file in TESTS.rglob("test_*.py") for name in named_in(ast.parse(file.read_text()), mark)}


def named_in(tree: ast.AST, mark: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for one in node.decorator_list:
                yield from arguments(one, mark)


def arguments(decorator: ast.expr, mark: str) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{mark}":
        yield from (ast.literal_eval(name) for name in decorator.args)


def in_books(slug: str, mark: str) -> set[str]:
    return {f"{slug} {name}" for name in (numbers(slug) if mark == "rule" else examples(slug))}


@pytest.mark.parametrize("mark", ["rule", "scene"])
@pytest.mark.parametrize("slug", WITH_BOOK)
def test_every_sentence_and_every_example_has_a_test(slug: str, mark: str) -> None:
    assert in_books(slug, mark) - named_by_tests(mark) == set()


@pytest.mark.parametrize("mark", ["rule", "scene"])
def test_all_that_tests_name_is_in_the_books(mark: str) -> None:
    assert named_by_tests(mark) - {name for slug in WITH_BOOK for name in in_books(slug, mark)} == set()


def test_every_game_of_ours_has_its_rules_in_the_open() -> None:
    assert set(WITH_BOOK) >= OURS
    assert len(OURS) == 5


def test_marks_are_read_from_source() -> None:
    source = (
        '@pytest.mark.rule("x 1.1", "x 1.2")\ndef test_x() -> None: ...\n@pytest.mark.slow\ndef test_y() -> None: ...'
    )
    assert list(named_in(ast.parse(source), "rule")) == ["x 1.1", "x 1.2"]
    assert list(named_in(ast.parse(source), "scene")) == []


# The book of a foreign game


@pytest.mark.rule("sealed 1.1", "sealed 1.2", "sealed 1.3")
def test_sealed_is_played_as_its_book_says() -> None:
    assert "sealed" in slugs()
    table = Case("sealed", 3).table()
    assert all(len(table.view(seat)["hand"]) == 4 for seat in range(3))
    bids = {}
    for seat in range(3):
        assert table.to_act == list(range(seat, 3))
        bids[seat] = table.view(seat)["hand"][seat]
        table.play(seat, f"bid card:{bids[seat]}")
    won: list[Mapping[str, Any]] = [entry for entry in table.story(None) if entry["what"] == "won"]
    assert [entry["seat"] for entry in won] == [max(bids, key=lambda seat: bids[seat])]
    assert table.scores[won[0]["seat"]] == won[0]["prize"]
    assert asterism.replay(table.log).scores == table.scores
