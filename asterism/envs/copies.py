"""Exact copies of environments: in memory, pickled, and as bytes to come back to.

settings   what an environment was made with; what shares memory is made anew by them
state      what has changed since: numbers, texts, bytes, and the bots that play along
"""

from __future__ import annotations

import io
import json
import pickle
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

FIRST_LINE = b"asterism environment 1\n"
OF_NUMPY = ("_frombuffer", "_reconstruct", "dtype", "ndarray", "scalar")


class Remade(ABC):
    """What is copied and pickled by making it anew."""

    settings: dict[str, Any]

    @abstractmethod
    def state(self) -> dict[str, Any]: ...

    @abstractmethod
    def restore(self, state: Mapping[str, Any]) -> None: ...

    def __reduce__(self) -> Any:
        return remade, (type(self), self.settings, self.state())


def remade(kind: type[Remade], settings: dict[str, Any], state: Mapping[str, Any]) -> Remade:
    """One of a kind with these settings, in that state."""
    made = kind(**settings)
    made.restore(state)
    return made


def saved(head: Mapping[str, Any], state: Mapping[str, Any]) -> bytes:
    """A state as bytes, below a line that says what it is the state of."""
    return FIRST_LINE + json.dumps(head, sort_keys=True).encode() + b"\n" + pickle.dumps(state, pickle.HIGHEST_PROTOCOL)


def loaded(head: Mapping[str, Any], data: bytes) -> dict[str, Any]:
    """The state in saved bytes; ValueError if they are of something else."""
    if not isinstance(data, bytes) or not data.startswith(FIRST_LINE):
        raise ValueError("these are not the bytes that save gave")
    line, _, rest = data[len(FIRST_LINE) :].partition(b"\n")
    try:
        theirs = json.loads(line)
        for key, mine in json.loads(json.dumps(head)).items():
            if theirs[key] != mine:
                raise ValueError(f"these bytes were saved with {key} {theirs[key]!r}, this has {mine!r}")
        state: dict[str, Any] = Reader(io.BytesIO(rest)).load()
    except (pickle.UnpicklingError, json.JSONDecodeError, EOFError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"these bytes are damaged: {error}") from None
    return state


class Reader(pickle.Unpickler):
    """Reads numbers, texts, arrays and our bots; whatever else bytes ask for is not made."""

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if module.split(".")[0] in ("asterism", "numpy", "random") else None
        ours = isinstance(found, type) and found.__module__.startswith("asterism.bots.")
        if ours or (module.startswith("numpy") and name in OF_NUMPY) or (module, name) == ("random", "Random"):
            return found
        raise pickle.UnpicklingError(f"there is no {module}.{name} in a saved environment")
