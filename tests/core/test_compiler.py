"""What we change in Numba holds for our rules and for nobody else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from asterism.core import compiler
from asterism.core.records import Row, new, row, rule

HERE = Path(__file__).parent


def printed(script: str, *words: str, **settings: str) -> str:
    """What a script beside this file prints, in a process of its own."""
    path = os.pathsep.join([str(HERE.parent / "sixth_game"), str(HERE.parents[1])])
    surroundings = {**os.environ, "PYTHONPATH": path, **settings}
    command = [sys.executable, str(HERE / script), *words]
    return subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, text=True, check=True).stdout


@cache
def stranger(when: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed("stranger.py", when))
    return found


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_strangers_numba_code_runs_as_if_we_were_not_there(when: str) -> None:
    alone, beside_us = stranger("alone"), stranger(when)
    assert alone["back"][0] != alone["record array"][0]
    assert alone["outside"][0].startswith("IndexError")
    assert beside_us == alone


class Shelf:
    """A record whose row lies between two others."""

    before: Row = row(2)
    middle: Row = row(3)
    after: Row = row(2)


@rule
def put(s: Shelf, at: int, value: int) -> None:
    s.middle[at] = value


@pytest.mark.skipif(not compiler.JIT, reason="plain Python counts from the back")
@pytest.mark.parametrize("at", [-1, 3])
def test_a_rules_rows_are_counted_from_the_front_only(at: int) -> None:
    shelf = new(Shelf)
    with pytest.raises(IndexError):
        put(shelf[0], at, 9)
    assert not np.asarray(shelf).view(np.int32).any()


def test_the_place_of_a_records_pointer_is_what_numpy_says() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        at = compiler.pointer_in_a_record()
    assert at is not None
    assert not compiler._points_to_memory(at + 1)


def test_another_numpy_is_met_with_one_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "_points_to_memory", lambda _: False)
    with pytest.warns(RuntimeWarning, match="keeps records in another way") as said:
        assert compiler.pointer_in_a_record() is None
    assert len(said) == 1


@pytest.mark.skipif(not compiler.JIT, reason="plain Python compiles nothing")
def test_without_the_pointer_rules_are_compiled_in_numbas_own_way(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ASTERISM_CACHE", str(tmp_path))
    monkeypatch.setattr(compiler, "POINTER", None)
    shelves, compiled = new(Shelf, 2), list[str]()
    with compiler.compiling(lambda: compiled.append("put")):
        rule(cast(Any, put).py_func)(shelves[1], 1, 9)
    assert compiled == ["put"]
    assert np.asarray(shelves)["middle"].tolist() == [[0, 0, 0], [0, 9, 0]]


def test_a_forked_process_compiles_and_loads_rules_that_its_parent_declared(tmp_path: Path) -> None:
    compiling, loading = (printed("forked.py", ASTERISM_CACHE=str(tmp_path)) for _ in range(2))
    assert compiling == loading == "2\n3.0\n"
