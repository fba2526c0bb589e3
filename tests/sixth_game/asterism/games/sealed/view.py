"""Sealed as people see it."""

from __future__ import annotations

from typing import Any

from asterism.games.sealed.rules import CARDS, SEATS, Auction
from asterism.games.sealed.terms import Form, Told

from asterism.core.records import Bits, has

Json = dict[str, Any]


def view(s: Auction, seat: int | None) -> Json:
    """Everybody sees the points and the cards laid open, a seat its own hand and bid too."""
    ready = [bool(s.ready >> one & 1) for one in range(SEATS)]
    return {
        "points": [int(s.points[one]) for one in range(SEATS)],
        "ready": ready,
        "shown": members(s.shown),
        "hand": [] if seat is None else members(s.hands[seat]),
        "bid": None if seat is None or not ready[seat] else int(s.bids[seat]),
    }


def members(cards: Bits) -> list[int]:
    return [card for card in range(CARDS) if has(cards, card)]


def winners(s: Auction) -> list[int]:
    points = [int(s.points[seat]) for seat in range(SEATS)]
    return [seat for seat in range(SEATS) if points[seat] == max(points)]


def why(s: Auction, seat: int, action: int) -> str:
    return "not-in-hand"


def offer(view: Json, form: Form) -> Json:
    return {"say": form["verb"], **form}


def told(view: Json, entry: Told) -> Json:
    return {"say": f"told-{entry['what']}", "who": {"say": "seat", "seat": entry["seat"]}, **entry}


def panels(view: Json) -> list[Json]:
    points = [[{"say": "seat", "seat": seat}, points] for seat, points in enumerate(view["points"])]
    hand = [{"say": "card", "card": card} for card in view["hand"]]
    return [
        {"kind": "table", "title": {"say": "points"}, "head": [{"say": "player"}, {"say": "points"}], "rows": points},
        {"kind": "list", "title": {"say": "hand"}, "rows": hand},
    ]
