"""Endings: how a game came out, as phrases and panels for texts to put in words."""

from __future__ import annotations

from typing import Any

from asterism.core.table import Table

Json = dict[str, Any]


def verdict(table: Table) -> list[Json]:
    """Who won, in words; alone nobody does."""
    return [] if table.seats == 1 else won(table.winners)


def won(seats: list[int]) -> list[Json]:
    """That these seats won, in words."""
    who = [_who(seat) for seat in seats]
    if not who:
        return [{"say": "end-nobody"}]
    return [{"say": "end-wins", "who": who[0]} if len(who) == 1 else {"say": "end-share", "who": who}]


def final(table: Table, view: Json) -> Json:
    """The final sheet: the game's own, or everybody's points."""
    own = getattr(table.game.view, "final", None)
    if own:
        return dict(own(view))
    ranked = sorted(range(table.seats), key=lambda seat: -table.utilities[seat])
    head = [{"say": "end-player"}, {"say": "end-points"}]
    return {
        "kind": "table",
        "title": {"say": "end"},
        "head": head,
        "rows": [[_who(s), table.scores[s]] for s in ranked],
    }


def _who(seat: int) -> Json:
    return {"say": "seat", "seat": seat}
