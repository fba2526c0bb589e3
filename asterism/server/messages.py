"""Messages: all that is said over websockets, by browsers and to them, besides the shapes that HTTP knows too."""

from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct
from typing_extensions import TypedDict

from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.names import readable
from asterism.server.shapes import (
    LARGEST_MESSAGE,
    LONGEST_CHAT,
    Error,
    Phrase,
    Re,
    Seat,
    State,
    TableInfo,
    Told,
)

# To browsers, besides State and LobbyInfo


class TableMessage(TableInfo):
    """The table, on joining and whenever it changes."""

    kind: Literal["table"]


class ChatLine(TypedDict):
    who: str
    seat: Seat
    text: str
    when: float


class ChatMessage(TypedDict):
    """Lines of chat: the last ones on joining, then each."""

    kind: Literal["chat"]
    lines: list[ChatLine]


class Preview(TypedDict):
    """What an offer would bring, and whether luck has no say in it."""

    kind: Literal["answer"]
    re: Re
    story: list[Told]
    sure: bool


class Reason(TypedDict):
    """Why an action is not offered."""

    kind: Literal["answer"]
    re: Re
    say: Phrase


class Gains(TypedDict):
    """What each offer brings at a glance."""

    kind: Literal["answer"]
    re: Re
    gains: dict[str, int]


class Hint(TypedDict):
    """What a bot would do, and why."""

    kind: Literal["answer"]
    re: Re
    do: str
    because: Phrase


class Done(TypedDict):
    """A chat, undo or confirmation was accepted."""

    kind: Literal["done"]
    re: Re


class ErrorMessage(Error):
    """Something was not accepted."""

    kind: Literal["error"]
    re: Re


class Pong(TypedDict):
    """The line still holds."""

    kind: Literal["pong"]


Answer = Preview | Reason | Gains | Hint
Message = TableMessage | State | ChatMessage | Answer | Done | ErrorMessage | Pong
Question = Literal["preview", "why", "gains", "hint"]


class Answers(TypedDict):
    """What each question is answered with."""

    preview: Preview
    why: Reason
    gains: Gains
    hint: Hint


def error_message(refused: Refused, re: Re) -> bytes:
    message: ErrorMessage = {"kind": "error", "re": re, **refused.body}
    return encode(message)


# From browsers


class Ping(TypedDict):
    """Is the line still there?"""

    ping: Literal[True]


Kind = Literal["do", "undo", "confirm", "ask", "chat"]


class Said(Struct, forbid_unknown_fields=True):
    """One message of a browser: a do, an undo, a confirmation, a question or chat."""

    id: Re = None
    do: str | None = None
    at: int | None = None
    undo: Literal[True] | None = None
    confirm: Literal[True] | None = None
    ask: Question | None = None
    chat: str | None = None


class Numbered(Struct):
    """A message, as far as who gets no answer wants to know which one that was."""

    id: Re = None


_SAID, _NUMBERED = msgspec.json.Decoder(Said), msgspec.json.Decoder(Numbered)
_ALONE: tuple[Kind, ...] = ("ask", "undo", "confirm", "chat")
_MOVES: tuple[Kind, ...] = ("do", "undo", "confirm")


def said(raw: bytes) -> tuple[Kind, Said]:
    """What a message asks for, and the message; or Refused with what is wrong with it."""
    if len(raw) > LARGEST_MESSAGE:
        raise Refused("too-long", f"A message has at most {LARGEST_MESSAGE} bytes.", 413)
    message = _decoded(raw)
    kind = _kind(message)
    if kind in _MOVES and message.at is None:
        raise Refused("malformed", "The message does not say at which state.", 422)
    if message.ask in ("preview", "why") and message.do is None:
        raise Refused("malformed", "The question does not say about what.", 422)
    return kind, message


def number_of(raw: bytes) -> Re:
    """The number a message gives itself, if it can be read."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return _NUMBERED.decode(raw).id if len(raw) <= LARGEST_MESSAGE else None
    return None


def _decoded(raw: bytes) -> Said:
    try:
        return _SAID.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"The message can't be read: {error}.", 422) from None


def _kind(message: Said) -> Kind:
    wanted = [name for name in _ALONE if getattr(message, name) is not None]
    if message.do is not None and wanted != ["ask"]:
        wanted.append("do")
    if len(wanted) != 1:
        raise Refused("malformed", "A message asks for exactly one thing.", 422)
    return wanted[0]


def chat_text(text: str) -> str:
    """A line of chat as it is said on."""
    line = readable(text)
    if not line:
        raise Refused("malformed", "The line of chat is empty.", 422)
    if len(line) > LONGEST_CHAT:
        raise Refused("too-long", f"A line of chat has at most {LONGEST_CHAT} characters.", 413)
    return line
