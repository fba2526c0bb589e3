"""Logs and positions read back, each broken one refused by a ValueError that names what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core import chance
from asterism.core.game import game
from asterism.core.table import FORMAT, Table

HEAD = {"format": str, "game": str, "rules": int, "seats": int, "options": dict, "seed": str}


def opened(slug: str, seats: int, seed: int | str | None, options: Mapping[str, Any]) -> Table:
    """A new table of a game."""
    return Table(game(slug), seats, _seed(seed), options)


def _seed(seed: int | str | None) -> str:
    if seed is None:
        return chance.fresh_seed()
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise ValueError(f"a seed is a whole number or a text, not {seed!r}")
    return str(seed)


def from_position(slug: str, position: Mapping[str, Any]) -> Table:
    """A table that starts at a position; one of other rules can only be looked at."""
    head = _read_head({"seed": chance.fresh_seed(), "reveals": 0, **_mapping(position, "position")}, "position")
    return _by_its_rules(_at_position(slug, head), head)


def _at_position(slug: str, head: dict[str, Any]) -> Table:
    if head["game"] != slug:
        raise ValueError(f"this is a position of {head['game']}, not of {slug}")
    _need(head, {"reveals": int, "state": dict}, "position")
    if head["reveals"] < 0:
        raise ValueError("the position's reveals are below 0")
    return Table(game(slug), head["seats"], head["seed"], head["options"], start=head)


def replayed(log: Mapping[str, Any]) -> Table:
    """The table of a log again; one of other rules as far as these can follow it, only to be looked at."""
    head = _read_head(_mapping(log, "log"), "log")
    _need(head, {"moves": list}, "log")
    table = _first(head, head.get("start"))
    for number, move in enumerate(head["moves"], 1):
        if not isinstance(move, list | tuple) or len(move) != 2:
            raise ValueError(f"move {number} of the log is not a seat and a text")
        try:
            table.play(*move)
        except (TypeError, ValueError) as error:
            if head["rules"] != table.game.version:
                break
            raise ValueError(f"move {number} of the log can't be played: {error}") from None
    return _by_its_rules(table, head)


def _by_its_rules(table: Table, source: Mapping[str, Any]) -> Table:
    return table if source["rules"] == table.game.version else table.only_looked_at(source)


def _first(head: dict[str, Any], start: Any) -> Table:
    """A log's table before the first move."""
    if start is None:
        return Table(game(head["game"]), head["seats"], head["seed"], head["options"])
    position = _read_head({"reveals": 0, **_mapping(start, "position")}, "position")
    for key in HEAD:
        if head[key] != position[key]:
            raise ValueError(f"the log and its start have different {key}")
    return _at_position(head["game"], position)


def _mapping(data: Any, name: str) -> dict[str, Any]:
    if not isinstance(data, Mapping):
        raise ValueError(f"a {name} is a JSON object")
    return dict(data)


def _read_head(data: dict[str, Any], name: str) -> dict[str, Any]:
    _need(data, HEAD, name)
    if data["format"] != FORMAT:
        raise ValueError(f"the {name} has the format {data['format']!r}, not {FORMAT!r}")
    game(data["game"])
    return data


def _need(data: Mapping[str, Any], fields: Mapping[str, type], name: str) -> None:
    for key, kind in fields.items():
        if key not in data:
            raise ValueError(f"the {name} has no {key}")
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise ValueError(f"the {name}'s {key} is not a {'JSON object' if kind is dict else kind.__name__}")


# Reading JSON by hand: each answers a checked value or says what is wrong.


def whole(data: Any, key: Any, low: int, high: int, name: str) -> int:
    """A whole number of a range."""
    value = _entry(data, key, name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{name} {key} is not a whole number")
    if not low <= value <= high:
        raise ValueError(f"{name} {key} is {value}, not {low} to {high}")
    return value


def listed(data: Any, key: Any, name: str, count: int | None = None) -> list[Any]:
    """A list, of a certain length if one is asked."""
    value = _entry(data, key, name)
    if not isinstance(value, list):
        raise ValueError(f"{name} {key} is not a list")
    if count is not None and len(value) != count:
        raise ValueError(f"{name} {key} has {len(value)} entries, not {count}")
    return value


def _entry(data: Any, key: Any, name: str) -> Any:
    if isinstance(key, str) and not isinstance(data, Mapping):
        raise ValueError(f"{name} is not a JSON object")
    if isinstance(key, str) and key not in data:
        raise ValueError(f"{name} has no {key}")
    return data[key]
