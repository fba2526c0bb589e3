"""Endings: how a game came out, as phrases and panels for texts to put in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from asterism.core.table import Table
from asterism.texts import Texts

Json = dict[str, Any]


TIE = "end-tie"  # what breaks a tie, in the words of a game that has it


def verdict(table: Table) -> list[Json]:
    """Who won, in words, and what broke a tie; alone nobody does."""
    return [] if table.seats == 1 else [*won(table.winners), *_tie_broken(table)]


def _tie_broken(table: Table) -> list[Json]:
    """Did somebody with the winners' points not win?"""
    best = {table.scores[seat] for seat in table.winners}
    others = {table.scores[seat] for seat in range(table.seats) if seat not in table.winners}
    return [{"say": TIE}] if best & others and Texts("en", table.game.slug).has(TIE) else []


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
    return sheet(table.scores, sorted(range(table.seats), key=lambda seat: -table.utilities[seat]))


def sheet(scores: list[int], seats: Iterable[int]) -> Json:
    """The points of these seats, in this order."""
    head = [{"say": "end-player"}, {"say": "end-points"}]
    rows = [[_who(seat), scores[seat]] for seat in seats]
    return {"kind": "table", "title": {"say": "end"}, "head": head, "rows": rows}


def _who(seat: int) -> Json:
    return {"say": "seat", "seat": seat}
