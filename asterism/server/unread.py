"""Unread: what was sent over the lines of an address and is not read yet; who leaves too much of it is cut off."""

from __future__ import annotations

from typing import Protocol

UNREAD = 500_000


class Line(Protocol):
    """A line to somebody, who may read what is sent or not."""

    def cut(self) -> None: ...


class Unread:
    """A single line may leave so much; those of one address, as much as all of its crowd would."""

    def __init__(self, crowd: int) -> None:
        self._most = crowd * UNREAD
        self._left: dict[str, dict[Line, int]] = {}

    def note(self, address: str, line: Line, size: int) -> None:
        """So much is left unread on a line; if that is too much for its address, those with most go."""
        lines = self._left.setdefault(address, {})
        lines[line] = size
        while sum(lines.values()) > self._most:
            worst = max(lines, key=lines.__getitem__)
            del lines[worst]
            worst.cut()

    def read(self, address: str, line: Line) -> None:
        """All was read, or nobody is there any more to read it."""
        if lines := self._left.get(address):
            lines.pop(line, None)
            if not lines:
                del self._left[address]
