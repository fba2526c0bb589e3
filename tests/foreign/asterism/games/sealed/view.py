"""Sealed as people see it."""

from __future__ import annotations

from typing import Any

from asterism.games.sealed.rules import CARDS, PRIZES, SEATS, SUITS, Auction

from asterism.core.records import NONE, Bits, has

Json = dict[str, Any]


def view(s: Auction, seat: int | None) -> Json:
    """Everybody sees the prizes and the cards laid open, a seat its own hand and bid too."""
    return {
        "left": int(s.left),
        "prize": int(s.prize) + 1 if s.left else None,
        "bag": [prize + 1 for prize in members(s.bag, PRIZES)],
        "points": [int(s.points[one]) for one in range(SEATS)],
        "ready": [bool(s.ready[one]) for one in range(SEATS)],
        "used": members(s.used, CARDS),
        "hand": [] if seat is None else members(s.hands[seat], CARDS),
        "bid": None if seat is None or s.bids[seat] == NONE else int(s.bids[seat]),
    }


def members(cards: Bits, end: int) -> list[int]:
    return [card for card in range(end) if has(cards, card)]


def winners(s: Auction) -> list[int]:
    """All who have the most points, unless nobody has any."""
    points = [int(s.points[seat]) for seat in range(SEATS)]
    return [seat for seat in range(SEATS) if points[seat] == max(points) > 0]


def why(s: Auction, seat: int, action: int) -> str:
    return "not-in-hand"


def offer(view: Json, form: Json) -> Json:
    return {"say": form["verb"], **({"card": card_phrase(form["card"])} if "card" in form else {})}


def told(view: Json, entry: Json) -> Json:
    phrase: Json = {"say": f"told-{entry['what']}"}
    if "seat" in entry:
        phrase["who"] = {"say": "seat", "seat": entry["seat"]}
    if "card" in entry:
        phrase["card"] = card_phrase(entry["card"])
    if "prize" in entry:
        phrase["prize"] = entry["prize"]
    return phrase


def card_phrase(card: int) -> Json:
    return {"say": "card", "rank": card // SUITS + 1, "suit": card % SUITS + 1}


def panels(view: Json) -> list[Json]:
    return [prize_panel(view), seats_panel(view), hand_panel(view)]


def prize_panel(view: Json) -> Json:
    rows = [] if view["prize"] is None else [{"say": "prize-here", "prize": view["prize"]}]
    return {"kind": "list", "title": {"say": "prizes", "bag": len(view["bag"])}, "rows": rows}


def seats_panel(view: Json) -> Json:
    rows = [[{"say": "seat", "seat": seat}, points] for seat, points in enumerate(view["points"])]
    head: list[Json] = [{"say": "seats-player"}, {"say": "seats-points"}]
    return {"kind": "table", "title": {"say": "seats"}, "head": head, "rows": rows}


def hand_panel(view: Json) -> Json:
    return {"kind": "list", "title": {"say": "hand"}, "rows": [card_phrase(card) for card in view["hand"]]}
