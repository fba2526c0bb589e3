"""Frames: what browsers may say, checked to the last field, and how answers become bytes."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from asterism.server.errors import Refused

LARGEST, LONGEST_CHAT, LONGEST_NAME = 4096, 300, 40
Kind = TypeVar("Kind")
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]

# Signs that nobody sees: controls, such that turn the writing around, and blanks that pass for letters. Joiners stay:
# some scripts and emoji need them.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0"
)

encode = msgspec.json.Encoder().encode


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    who: Literal["me", "open", "bot"]
    level: str | None = None
    name: Name = ""


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How much time a seat has, for each move, each turn or the whole game; all may wait until a turn's is over."""

    per: Literal["move", "turn", "game"]
    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    added: Annotated[int, Meta(ge=0, le=3_600)] = 0
    wait_out: bool = False


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = True
    confirm: bool = False
    clock: Clock | None = None


class Said(Struct, forbid_unknown_fields=True):
    """One message of a browser: a do, an undo, a confirmation, a question or chat."""

    id: int | float | None = None
    do: str | None = None
    at: int | None = None
    undo: Literal[True] | None = None
    confirm: Literal[True] | None = None
    ask: Literal["preview", "why", "gains", "hint"] | None = None
    chat: str | None = None

    @property
    def kind(self) -> str:
        """What is wanted; exactly one thing must be."""
        wanted = [name for name in ("ask", "undo", "confirm", "chat") if getattr(self, name) is not None]
        if self.do is not None and wanted != ["ask"]:
            wanted.append("do")
        return wanted[0] if len(wanted) == 1 else ""


_SAID = msgspec.json.Decoder(Said)


def said(raw: bytes) -> Said:
    """A message, or Refused with what is wrong with it."""
    if len(raw) > LARGEST:
        raise Refused("too-long", f"A message has at most {LARGEST} bytes.", 413)
    message = _decoded(raw)
    if not message.kind:
        raise Refused("malformed", "A message asks for exactly one thing.", 422)
    if message.kind in ("do", "undo", "confirm") and message.at is None:
        raise Refused("malformed", "The message does not say at which state.", 422)
    if message.ask in ("preview", "why") and message.do is None:
        raise Refused("malformed", "The question does not say about what.", 422)
    return message


def _decoded(raw: bytes) -> Said:
    try:
        return _SAID.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"The message can't be read: {error}.", 422) from None


def readable(text: str) -> str:
    """A text on one line, without signs that nobody sees."""
    return re.sub(f"[{UNSEEN}]", "", " ".join(text.split())).strip()


def chat_text(text: str) -> str:
    """A line of chat as it is kept."""
    line = readable(text)
    if not line:
        raise Refused("malformed", "The line of chat is empty.", 422)
    if len(line) > LONGEST_CHAT:
        raise Refused("too-long", f"A line of chat has at most {LONGEST_CHAT} characters.", 413)
    return line
