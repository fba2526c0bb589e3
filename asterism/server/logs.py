"""Logs: what the server says of itself, a line each, which nobody outside can forge."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

LONGEST = 1000
REFUSED = "refused"
PLAIN = re.compile(r"[\w.,:/@+~-]+", re.ASCII)


def facts(**known: object) -> dict[str, dict[str, object]]:
    """What a line says besides its words, as logging takes it; what is not known is left out."""
    return {"facts": {name: value for name, value in known.items() if value}}


def text(record: logging.LogRecord) -> str:
    """A line as people read it: what happened, then the facts."""
    known = _facts(record)
    what = escaped(record.getMessage())
    if what == REFUSED and "refusal" in known:
        what = f"{REFUSED}={_quoted(known.pop('refusal'))}"
    return " ".join([what, *(f"{name}={_quoted(value)}" for name, value in known.items())])


def escaped(text: str) -> str:
    """A text in which nothing moves a terminal, begins a line or hides."""
    short = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return short if short.isprintable() else "".join(map(_escaped, short))


def _escaped(sign: str) -> str:
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode()


def _quoted(value: object) -> str:
    """A word as it is; anything else in quotes, so that it can't look like another fact."""
    said = escaped(str(value))
    return said if PLAIN.fullmatch(said) else json.dumps(said, ensure_ascii=False)


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return dict(getattr(record, "facts", {}))


class Lines(logging.Formatter):
    """For people; what failed is told below the line, set in."""

    def format(self, record: logging.LogRecord) -> str:
        head = f"{_when(record)} {record.levelname} {text(record)}"
        return "\n".join([head, *(f"    {line}" for line in self.failure(record))])

    def failure(self, record: logging.LogRecord) -> list[str]:
        """Where it came from that something failed, if it did."""
        found = self.formatException(record.exc_info) if record.exc_info else ""
        return [escaped(line) for line in found.splitlines()]


class JsonLines(Lines):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {"time": _when(record), "level": record.levelname, "what": escaped(record.getMessage())}
        said |= {name: escaped(value) if isinstance(value, str) else value for name, value in _facts(record).items()}
        failure = "\n".join(self.failure(record))
        return json.dumps({**said, "traceback": failure} if failure else said, default=str)


def _when(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))


@contextmanager
def written(to: TextIO, as_json: bool) -> Iterator[None]:
    """While it lasts, all warnings and errors of this process are written there."""
    handler = logging.StreamHandler(to)
    handler.setFormatter(JsonLines() if as_json else Lines())
    everything = logging.getLogger()
    everything.addHandler(handler)
    try:
        yield
    finally:
        everything.removeHandler(handler)
