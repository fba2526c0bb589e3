"""What a stranger's Numba code does, printed as JSON: alone, or with our package imported before or after it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.core import pythonapi

RECORD = np.dtype(
    [("row", "i4", (4,)), ("grid", "i4", (2, 3)), ("inner", [("at", "i8", (2,)), ("n", "i4")])], align=True
)
SETTINGS: Any = numba.config
njit: Any = numba.njit
Foreign = Callable[[Any], Any]


def writes_from_the_back(r: Any) -> int:
    r.row[-1] = 99
    r.grid[-1, -2] = 98
    r.inner.at[-2] = 97
    return int(r.row[-4] + r.grid[-2, -3] + r.inner.at[-1])


def writes_from_the_back_of_all(many: Any) -> int:
    for i in range(len(many)):
        many[i].row[-1] = 10 + i
        many[-1].row[-2] += many[i].row[-4]
    return int(many[-1].row[-1])


def slices(r: Any) -> Any:
    r.row[1:3] = 7
    r.row[-3:-1] += 1
    return r.row[::-1].sum() + r.row[-2:].sum() + r.grid[1].sum() + r.grid[:, -1].sum()


def makes_a_list(r: Any) -> Any:
    return [r.row[i] for i in range(-4, 4)]


def checks(r: Any, at: int) -> int:
    r.row[at] = 5
    return int(r.row[at])


def counts_no_references(r: Any) -> int:
    r.row[-1] = 96
    return int(r.grid[-1, -1])


def outcome(run: Foreign, given: Any) -> Any:
    """What a call gives, and all memory after it."""
    memory = np.arange(3 * RECORD.itemsize, dtype=np.uint8).view(RECORD)
    try:
        result = np.asarray(run(given(memory))).tolist()
    except IndexError as error:
        result = repr(error)
    return [result, memory.tobytes().hex()]


def a_stranger() -> dict[str, Any]:
    back, checked = njit(writes_from_the_back), njit(boundscheck=True)(checks)
    runs: dict[str, tuple[Foreign, Foreign]] = {
        "back": (back, lambda memory: memory[1]),
        "record array": (back, lambda memory: memory.view(np.recarray)[2]),
        "back of all": (njit(writes_from_the_back_of_all), lambda memory: memory),
        "slices": (njit(slices), lambda memory: memory[1]),
        "a list": (njit(makes_a_list), lambda memory: memory[1]),
        "inside": (lambda r: checked(r, -2), lambda memory: memory[1]),
        "outside": (lambda r: checked(r, 4), lambda memory: memory[1]),
        "uncounted": (njit(_nrt=False)(counts_no_references), lambda memory: memory[1]),
    }
    return {name: outcome(*run) for name, run in runs.items()}


def world() -> dict[str, Any]:
    """What Numba keeps for the whole process."""
    known = {name: repr(value) for name, value in vars(SETTINGS).items() if name.isupper()}
    unboxers = {repr(kind): impl.__module__ for kind, impl in pythonapi._unboxers.functions.items()}
    return {"settings": known, "unboxers": unboxers, "cached in": njit(cache=True)(outcome)._cache.cache_path}


def we() -> None:
    """Our package plays a little, so that its rules are compiled in this process."""
    import asterism

    table = asterism.table("sealed", seats=3, seed=1)
    while not table.over:
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])


if __name__ == "__main__":
    if sys.argv[1] == "before":
        we()
    found = {**a_stranger(), "world": world()}
    if sys.argv[1] == "after":
        we()
        found = {**a_stranger(), "world": world()}
    print(json.dumps(found))
