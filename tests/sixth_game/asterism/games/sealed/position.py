"""Positions of Sealed, out and in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from asterism.games.sealed.rules import CARDS, EVERYBODY, HAND, SEATS, Auction
from asterism.games.sealed.view import members

from asterism.core.records import EMPTY, Bits, plus
from asterism.core.saves import listed, whole


def write(s: Auction) -> dict[str, Any]:
    return {
        "left": int(s.left),
        "points": [int(s.points[seat]) for seat in range(SEATS)],
        "shown": members(s.shown),
        "bag": members(s.bag),
        "hands": [members(s.hands[seat]) for seat in range(SEATS)],
        "bids": [int(s.bids[seat]) if s.ready >> seat & 1 else None for seat in range(SEATS)],
    }


def read(data: Mapping[str, Any], s: Auction, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    s.left = whole(data, "left", 0, HAND, "position")
    hands, rounds = listed(data, "hands", "position", SEATS), HAND - s.left
    shown = numbers(data, "shown", rounds * (SEATS + 1))
    bag = numbers(data, "bag", CARDS - SEATS * HAND - rounds)
    held = [numbers(hands, seat, s.left) for seat in range(SEATS)]
    if sorted(sum(held, shown + bag)) != list(range(CARDS)):
        raise ValueError(f"the position does not hold each of the {CARDS} cards once")
    s.shown, s.bag = as_set(shown), as_set(bag)
    points = numbers(data, "points", SEATS, sum(shown))
    bids = listed(data, "bids", "position", SEATS)
    for seat in range(SEATS):
        s.points[seat], s.hands[seat] = points[seat], as_set(held[seat])
        if bids[seat] is not None:
            read_bid(s, seat, bids[seat], held[seat])
    if s.ready == EVERYBODY:
        raise ValueError("all bids are made, but not shown")


def read_bid(s: Auction, seat: int, card: Any, hand: list[int]) -> None:
    if type(card) is not int or card not in hand:
        raise ValueError(f"seat {seat} bids {card!r}, which is not in its hand")
    s.bids[seat] = card
    s.ready += 1 << seat


def numbers(data: Any, key: Any, count: int, most: int = CARDS - 1) -> list[int]:
    entries = listed(data, key, "position", count)
    return [whole(entries, i, 0, most, f"position {key} entry") for i in range(count)]


def as_set(cards: Iterable[int]) -> Bits:
    chosen = EMPTY
    for card in cards:
        chosen = plus(chosen, card)
    return chosen
