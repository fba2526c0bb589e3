"""Parts: views as JSON; what a game makes once, as the tiles somebody has laid, is encoded once."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from asterism.server.frames import encode

MANY = 512
_KNOWN: dict[int, tuple[Any, Raw]] = {}


def encoded(view: dict[str, Any]) -> bytes:
    """A view as JSON."""
    return encode({key: [_thin(one) for one in part] if _is_rich(part) else part for key, part in view.items()})


def _is_rich(part: Any) -> bool:
    """Is it a list of objects?"""
    return type(part) is list and bool(part) and type(part[0]) is dict


def _thin(one: Any) -> Any:
    return {key: _known(part) if _is_rich(part) else part for key, part in one.items()} if type(one) is dict else one


def _known(part: Any) -> Raw:
    """A part's JSON, made again only if it is another object; as long as it is known, no other takes its id."""
    found = _KNOWN.get(id(part))
    if found is None:
        if len(_KNOWN) >= MANY:
            _KNOWN.clear()
        found = _KNOWN[id(part)] = part, Raw(encode(part))
    return found[1]
