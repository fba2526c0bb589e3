"""Positions of Night Sky Explorer, out and in; docs/positions.md describes the schema."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from asterism.core.records import NONE, Bits, has, plus
from asterism.core.saves import listed, whole
from asterism.games.nightsky.night import CHOOSING_SIDES, DONE, DRAWING, NAMING, SMALLEST, TAKING_SEVENS, Night
from asterism.games.nightsky.pieces import (
    CARDS,
    DEALT,
    FAR,
    KINDS,
    LAYS,
    LOOKS,
    MOST,
    NEAREST,
    NODES,
    ROUNDS,
    SIZE,
    SIZES,
    STARS,
    STARTS,
    TURNS,
    XY,
)
from asterism.games.nightsky.rules import lowest_of_round
from asterism.games.nightsky.sky import (
    Sky,
    covered,
    crossings,
    draw_on,
    in_one_piece,
    lay_at,
    left_of,
    low_of,
    node_on,
    turn_of,
    usable,
)
from asterism.games.nightsky.view import STEPS, figure

Json = dict[str, Any]


def write(s: Night) -> Json:
    """A state as JSON: stars and cards by their numbers, what is drawn as stars and lines."""
    return {
        "step": STEPS[s.step],
        "bag": [card + 1 for card in range(len(CARDS)) if has(s.unseen, card)],
        "players": [written(s, seat) for seat in range(s.seats)],
    }


def written(s: Night, seat: int) -> Json:
    sky, done = s.skies[seat], bool(s.ready >> seat & 1)
    over = int(s.rounds) + (s.step == DONE)
    drawings = [figure(int(sky.cards[r]), int(sky.lays[r]), int(sky.kept[r])) for r in range(over)]
    return {
        "start": int(sky.start) + 1,
        "side": None if s.step == CHOOSING_SIDES else int(sky.side),
        "drawings": [{**one, "lines": [list(line) for line in one["lines"]]} for one in drawings],
        "card": int(sky.cards[s.rounds]) + 1 if s.step == DRAWING else None,
        "choice": int(s.choice[seat]) if done and s.step in (CHOOSING_SIDES, TAKING_SEVENS) else None,
        "sketch": sketched(s, seat) if s.lay[seat] else None,
        "done": int(done),
    }


def sketched(s: Night, seat: int) -> Json:
    card, lay, kept = int(s.skies[seat].cards[s.rounds]), int(s.lay[seat]) - 1, int(s.kept[seat])
    x, y = lay // LAYS % LAYS + NEAREST, lay % LAYS + NEAREST
    return {"turn": turn_of(lay), "x": x, "y": y, "kept": figure(card, lay, kept)["stars"]}


def read(data: Mapping[str, Any], s: Night, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    if "step" not in data:
        raise ValueError("position has no step")
    if data["step"] not in STEPS:
        raise ValueError(f"position step is {data['step']!r}, not one of {', '.join(STEPS)}")
    s.step, s.kind = STEPS.index(data["step"]), NONE
    players = listed(data, "players", "position", s.seats)
    for kind in range(KINDS):
        s.left[kind] = DEALT[kind]
    read_bag(data, s)
    read_starts(players, s)
    read_rounds(players, s)
    read_cards(players, s)
    for seat in range(s.seats):
        read_decision(players[seat], s, seat, f"player {seat}")
    if s.step not in (NAMING, DONE) and s.ready == (1 << s.seats) - 1:
        raise ValueError("all players are done, and nothing is shown")
    right_step(s)


def read_bag(data: Mapping[str, Any], s: Night) -> None:
    bag = listed(data, "bag", "position")
    if len(bag) > len(CARDS):
        raise ValueError(f"the bag holds {len(bag)} cards, and there are {len(CARDS)}")
    s.unseen = Bits(0)
    for i in range(len(bag)):
        card = whole(bag, i, 1, len(CARDS), "bag entry") - 1
        if has(s.unseen, card):
            raise ValueError(f"card {card + 1} is in the bag twice")
        s.unseen = plus(s.unseen, card)


def read_starts(players: list[Any], s: Night) -> None:
    for seat in range(s.seats):
        sky, name = s.skies[seat], f"player {seat}"
        sky.start = whole(players[seat], "start", 1, STARTS, name) - 1
        side = optional(players[seat], "side", 0, 1, name)
        if (side is None) != (s.step == CHOOSING_SIDES):
            raise ValueError(f"{name}'s side is shown if and only if all sides are chosen")
        sky.side = side or 0
    if len({int(s.skies[seat].start) for seat in range(s.seats)}) < s.seats:
        raise ValueError("two players have the same start card")


def optional(data: Any, key: str, low: int, high: int, name: str) -> int | None:
    """A whole number of a range, or None."""
    if isinstance(data, Mapping) and key in data and data[key] is None:
        return None
    return whole(data, key, low, high, name)


# Rounds that are over


def read_rounds(players: list[Any], s: Night) -> None:
    """Draw all constellations again, round by round."""
    drawings = [listed(players[seat], "drawings", f"player {seat}") for seat in range(s.seats)]
    over = len(drawings[0])
    if any(len(one) != over for one in drawings):
        raise ValueError("the players have different numbers of drawings")
    if over > ROUNDS or (over == ROUNDS) != (s.step == DONE) or (over and s.step == CHOOSING_SIDES):
        raise ValueError(f"{over} drawings do not fit the step {STEPS[s.step]}")
    for number in range(over):
        cards = [whole(one[number], "card", 1, len(CARDS), f"drawing {number}") - 1 for one in drawings]
        play_size(s, cards, number)
        for seat in range(s.seats):
            draw_again(s.skies[seat], number, cards[seat], drawings[seat][number], f"player {seat}'s drawing {number}")
        s.rounds = number
        if s.seats > 1 and number < ROUNDS - 1:
            s.first = lowest_of_round(s)
    s.rounds = min(over, ROUNDS - 1)


def play_size(s: Night, cards: list[int], number: int) -> None:
    """Everybody plays a card of one size, if all have one."""
    sizes = {int(SIZE[card]) for card in cards}
    if len(sizes) > 1:
        raise ValueError(f"the cards of round {number + 1} have different sizes")
    kind = sizes.pop() - SMALLEST
    if s.left[kind] == 0:
        raise ValueError(f"size {SIZES[kind]} was played more often than anybody has cards of it")
    s.left[kind] -= 1
    for card in cards:
        if has(s.unseen, card):
            raise ValueError(f"card {card + 1} is there twice")
        s.unseen = plus(s.unseen, card)


def draw_again(sky: Sky, number: int, card: int, data: Any, name: str) -> None:
    stars = read_stars(data, "stars", name)
    lines = [tuple(read_stars({"line": one}, "line", f"{name}'s", 2)) for one in listed(data, "lines", name)]
    if lines and not stars:
        raise ValueError(f"{name} has lines without stars")
    lay, kept = traced(card, tuple(stars), tuple(sorted(lines))) if stars else (0, 0)
    if stars and not kept:
        raise ValueError(f"{name} is no part of its card")
    sky.cards[number] = card
    for star in stars:
        if not usable(sky, number, *XY[star - 1]):
            raise ValueError(f"{name} has star {star}, which is taken or not whole in the window")
    if kept and not in_one_piece(card, kept):
        raise ValueError(f"{name} falls apart")
    if crossings(sky, card, lay, kept):
        raise ValueError(f"{name} crosses an older line")
    draw_on(sky, number, lay, kept)


def read_stars(data: Any, key: str, name: str, count: int | None = None) -> list[int]:
    """Numbers of different stars, ascending."""
    entries = listed(data, key, name, count)
    stars = {whole(entries, i, 1, STARS, f"{name} {key}") for i in range(min(len(entries), MOST + 1))}
    if len(stars) < len(entries):
        raise ValueError(f"{name} {key} has a star twice, or too many")
    return sorted(stars)


@lru_cache(maxsize=4096)
def traced(card: int, stars: tuple[int, ...], lines: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
    """A lay and the nodes that give these stars and lines; no nodes if there is none."""
    x, y = XY[stars[0] - 1]
    for turn in range(LOOKS[card]):
        for dx, dy in NODES[card, turn, : SIZE[card]].tolist():
            lay = lay_at(turn, x - dx, y - dy)
            kept = on_stars(card, lay, stars)
            if kept and tuple(tuple(line) for line in figure(card, lay, kept)["lines"]) == lines:
                return lay, kept
    return 0, 0


def on_stars(card: int, lay: int, stars: tuple[int, ...]) -> int:
    """The nodes of a lay that lie on these stars; 0 if one of the stars has no node."""
    left, low, box = left_of(lay), low_of(lay), NODES[card, turn_of(lay), : SIZE[card]].tolist()
    nodes = {(left + dx, low + dy): node for node, (dx, dy) in enumerate(box)}
    cells = [XY[star - 1] for star in stars]
    return sum(1 << nodes[cell] for cell in cells) if all(cell in nodes for cell in cells) else 0


# The round that runs


def read_cards(players: list[Any], s: Night) -> None:
    """The cards that are drawn now; with them each card must be there once."""
    found = [optional(players[seat], "card", 1, len(CARDS), f"player {seat}") for seat in range(s.seats)]
    cards = [card - 1 for card in found if card is not None]
    if len(cards) != (s.seats if s.step == DRAWING else 0):
        raise ValueError("a card of this round lies open if and only if it is being drawn")
    if cards:
        play_size(s, cards, s.rounds)
        s.kind = int(SIZE[cards[0]]) - SMALLEST
        for seat in range(s.seats):
            s.skies[seat].cards[s.rounds] = cards[seat]
    if any(not has(s.unseen, card) for card in range(len(CARDS))):
        raise ValueError(f"the position does not hold each of the {len(CARDS)} cards once")
    for sky in (s.skies[seat] for seat in range(s.seats)):
        for number in range(s.rounds + (s.step in (DRAWING, DONE))):
            s.unseen = Bits(int(s.unseen) & ~(1 << int(sky.cards[number])))


def read_decision(data: Any, s: Night, seat: int, name: str) -> None:
    """What a player has chosen or sketched, and whether the player is done."""
    done = whole(data, "done", 0, 1, name)
    if done and s.step in (NAMING, DONE):
        raise ValueError(f"{name} is done, but there is nothing to decide for all")
    s.ready |= done << seat
    choice = optional(data, "choice", 0, 1, name)
    if (choice is not None) != (bool(done) and s.step in (CHOOSING_SIDES, TAKING_SEVENS)):
        raise ValueError(f"{name} has a choice if and only if it is made and not shown yet")
    s.choice[seat] = choice or 0
    if not isinstance(data, Mapping) or "sketch" not in data:
        raise ValueError(f"{name} has no sketch")
    if data["sketch"] is not None:
        if s.step != DRAWING:
            raise ValueError(f"{name} has a sketch, but nothing to draw")
        read_sketch(data["sketch"], s, seat, bool(done), f"{name}'s sketch")


def read_sketch(data: Any, s: Night, seat: int, done: bool, name: str) -> None:
    sky, card = s.skies[seat], int(s.skies[seat].cards[s.rounds])
    turn = whole(data, "turn", 0, TURNS - 1, name)
    x, y = whole(data, "x", NEAREST, FAR, name), whole(data, "y", NEAREST, FAR, name)
    if turn >= LOOKS[card]:
        raise ValueError(f"{name} is turned by {turn}, which looks like a smaller turn")
    lay, stars = lay_at(turn, x + FAR, y + FAR), read_stars(data, "kept", name)
    there = covered(sky, s.rounds, card, lay)
    nodes = [node_on(card, lay, there, star - 1) for star in stars]
    if not nodes or NONE in nodes:
        raise ValueError(f"{name} keeps no star, or one that its lay does not cover or that can't be used")
    kept = sum(1 << node for node in nodes)
    if kept != there and not in_one_piece(card, kept):
        raise ValueError(f"{name} keeps stars that do not hang together")
    if done and (not in_one_piece(card, kept) or crossings(sky, card, lay, kept)):
        raise ValueError(f"{name} is done, but could not be confirmed")
    s.lay[seat], s.kept[seat] = lay + 1, kept


def right_step(s: Night) -> None:
    """Sevens are asked for once; alone nobody names a size in odd rounds."""
    sevens = SIZES.index(7)
    if s.step == TAKING_SEVENS:
        if s.left[sevens] < DEALT[sevens]:
            raise ValueError("the sevens were chosen before")
        s.kind = sevens
    if s.seats == 1 and s.rounds % 2 == 0 and s.step in (NAMING, TAKING_SEVENS):
        raise ValueError("alone nobody names a size in odd rounds")


__all__ = ["read", "write"]
