"""Encoding: how things become JSON; what a game makes once, as the tiles somebody has laid, is encoded once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from asterism.core.game import Lasting

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode
ready: Any = Raw  # JSON that is ready stands for what it says


def encoded_view(view: dict[str, Any]) -> bytes:
    """A view as JSON; in a list of parts that are alike, the first tells whether anything in them lasts."""
    return encode({key: [_thin(one) for one in part] if _has_lasting(part) else part for key, part in view.items()})


def _has_lasting(part: Any) -> bool:
    return type(part) is list and bool(part) and type(part[0]) is dict and Lasting in map(type, part[0].values())


def _thin(one: dict[str, Any]) -> dict[str, Any]:
    """Somebody's part of a view, with all that lasts as the JSON it was before."""
    return {key: _known(part) if type(part) is Lasting else part for key, part in one.items()}


def _known(part: Lasting) -> Raw:
    part.json = part.json or encode(part)
    return Raw(part.json)
