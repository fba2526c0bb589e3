"""Every numbered sentence of docs/rules has a test, and every number named by a test is a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
SENTENCE = re.compile(r"^\*\*(\d+)\.(\d+)\*\* \S", re.MULTILINE)


def numbers(page: Path) -> list[tuple[int, int]]:
    """The numbers of a page's sentences, as they stand."""
    return [(int(chapter), int(sentence)) for chapter, sentence in SENTENCE.findall(page.read_text())]


def sentences(page: Path) -> set[str]:
    return {f"{page.stem} {chapter}.{sentence}" for chapter, sentence in numbers(page)}


def named_by_tests() -> set[str]:
    """All arguments of `@pytest.mark.rule(...)` on test functions."""
    return {name for file in TESTS.rglob("test_*.py") for name in named_in(ast.parse(file.read_text()))}


def named_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                yield from rules_of(mark)


def rules_of(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        yield from (ast.literal_eval(name) for name in mark.args)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_sentence_has_a_test(page: Path) -> None:
    assert sentences(page) - named_by_tests() == set()


def test_every_number_named_by_a_test_is_a_sentence() -> None:
    assert named_by_tests() - {name for page in PAGES for name in sentences(page)} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_sentences_are_numbered_without_gaps(page: Path) -> None:
    for before, after in zip([(0, 0), *numbers(page)], numbers(page), strict=False):
        assert after in [(before[0], before[1] + 1), (before[0] + 1, 1)]


def test_every_game_has_its_rules_in_the_open() -> None:
    games = {file.parent.name for file in (ROOT / "asterism" / "games").glob("*/rules.py")}
    assert games == {page.stem for page in PAGES}


def test_markers_are_read_from_source() -> None:
    source = (
        '@pytest.mark.rule("x 1.1", "x 1.2")\ndef test_x() -> None: ...\n@pytest.mark.slow\ndef test_y() -> None: ...'
    )
    assert list(named_in(ast.parse(source))) == ["x 1.1", "x 1.2"]
