"""Positions of Sealed, out and in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from asterism.games.sealed.rules import CARDS, HAND, PRIZES, SEATS, Auction
from asterism.games.sealed.view import members

from asterism.core.records import EMPTY, NONE, Bits, plus
from asterism.core.saves import listed, whole


def write(s: Auction) -> dict[str, Any]:
    """A state as JSON; who is ready follows from the bids."""
    return {
        "left": int(s.left),
        "prize": int(s.prize) + 1,
        "bag": [prize + 1 for prize in members(s.bag, PRIZES)],
        "points": [int(s.points[seat]) for seat in range(SEATS)],
        "used": members(s.used, CARDS),
        "rest": members(s.rest, CARDS),
        "hands": [members(s.hands[seat], CARDS) for seat in range(SEATS)],
        "bids": [None if s.bids[seat] == NONE else int(s.bids[seat]) for seat in range(SEATS)],
    }


def read(data: Mapping[str, Any], s: Auction, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    s.left = whole(data, "left", 0, HAND, "position")
    cards = read_cards(data, s) + read_hands(data, s)
    if sorted(cards) != list(range(CARDS)):
        raise ValueError(f"the position does not hold each of the {CARDS} cards once")
    read_prizes(data, s)


def read_cards(data: Mapping[str, Any], s: Auction) -> list[int]:
    """The cards that are in nobody's hand."""
    used = numbers(data, "used", 0, CARDS - 1, SEATS * (HAND - s.left))
    rest = numbers(data, "rest", 0, CARDS - 1, CARDS - SEATS * HAND)
    s.used, s.rest = as_set(used), as_set(rest)
    return used + rest


def read_hands(data: Mapping[str, Any], s: Auction) -> list[int]:
    hands, bids, cards = listed(data, "hands", "position", SEATS), listed(data, "bids", "position", SEATS), []
    for seat in range(SEATS):
        bid = [] if bids[seat] is None else [whole(bids, seat, 0, CARDS - 1, "bid")]
        hand = numbers(hands, seat, 0, CARDS - 1, s.left - len(bid), "hand")
        s.hands[seat], s.bids[seat], s.ready[seat] = as_set(hand), bid[0] if bid else NONE, len(bid)
        cards += hand + bid
    if all(s.ready[seat] for seat in range(SEATS)):
        raise ValueError("all bids are made, but not shown")
    return cards


def read_prizes(data: Mapping[str, Any], s: Auction) -> None:
    bag = numbers(data, "bag", 1, PRIZES, PRIZES - HAND + max(s.left, 1) - 1)
    s.prize = whole(data, "prize", 1, PRIZES, "position") - 1
    if s.prize + 1 in bag:
        raise ValueError(f"the prize {s.prize + 1} is in the bag too")
    s.bag = as_set(prize - 1 for prize in bag)
    gone = [prize for prize in range(1, PRIZES + 1) if prize not in bag and (prize != s.prize + 1 or not s.left)]
    points = numbers(data, "points", 0, sum(gone), SEATS, distinct=False)
    if not any(points == shared(gone, takers) for takers in product(range(SEATS + 1), repeat=len(gone))):
        raise ValueError(f"the points {points} can't be made of the prizes taken, {gone}")
    for seat in range(SEATS):
        s.points[seat] = points[seat]


def shared(prizes: list[int], takers: tuple[int, ...]) -> list[int]:
    """Points by seat, if each prize went to its taker."""
    return [sum(prize for prize, taker in zip(prizes, takers, strict=True) if taker == seat) for seat in range(SEATS)]


def numbers(
    data: Any, key: Any, low: int, high: int, count: int, name: str = "position", distinct: bool = True
) -> list[int]:
    """A list of numbers of a range."""
    entries = listed(data, key, name, count)
    found = [whole(entries, i, low, high, f"{name} {key} entry") for i in range(count)]
    if distinct and len(set(found)) < count:
        raise ValueError(f"{name} {key} holds something twice")
    return found


def as_set(cards: Iterable[int]) -> Bits:
    chosen = EMPTY
    for card in cards:
        chosen = plus(chosen, card)
    return chosen
