"""`make quick` finds the tests nearest to a change."""

from __future__ import annotations

import pytest

from tools.quick import NEAREST, ROOT, nearest, steps

OF_ALL = nearest(["any.py"])


def test_a_changed_game_is_tried_by_its_own_tests_and_by_conformance() -> None:
    found = nearest(["asterism/games/nebula/turns.py"])
    assert "tests/games/nebula" in found[""]
    assert "tests/test_every_game.py" in found["nebula"]


def test_a_changed_test_is_run_itself() -> None:
    assert "tests/server/test_pool.py" in nearest(["tests/server/test_pool.py"])[""]


def test_core_takes_conformance_of_two_games() -> None:
    assert "tests/test_every_game.py" in nearest(["asterism/core/table.py"])["novaluna or sealed"]


@pytest.mark.parametrize(("file", "looked"), [("web/src/app/main.ts", True), ("asterism/bots/tree.py", False)])
def test_the_client_is_looked_at_if_it_changed(file: str, looked: bool) -> None:
    assert ({"svelte-check", "prettier", "eslint", "vitest"} <= {title for title, _ in steps([file])}) == looked


def test_tests_in_a_browser_find_the_client_built() -> None:
    titles = [title for title, _ in steps(["tests/web/boards.py"])]
    assert "client" in titles[: titles.index("pytest whole_game")]


def test_every_package_has_tests_near_it() -> None:
    packages = [path.relative_to(ROOT) for path in (ROOT / "asterism").iterdir() if (path / "__init__.py").exists()]
    assert [package for package in packages if nearest([f"{package}/any.py"]) == OF_ALL] == []


@pytest.mark.parametrize("tests", [test for _, *tests in NEAREST for test in tests if "{" not in test])
def test_every_test_in_the_table_is_there(tests: str) -> None:
    assert list(ROOT.glob(tests.partition(":")[0]))
