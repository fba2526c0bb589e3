"""How good a position of Night Sky Explorer looks, and how it may go on, for bots."""

from __future__ import annotations

from math import exp

import numpy as np

from asterism.core.chance import Luck, draw
from asterism.core.game import at_rest, evaluate, foresee
from asterism.core.records import Floats, bind, both, minus, nth, rule, size
from asterism.games.nightsky.hand import best_drawing, best_of, price_of_all, worth
from asterism.games.nightsky.night import CHOOSING_SIDES, DONE, DRAWING, TAKING_SEVENS, Night
from asterism.games.nightsky.pieces import KINDS, OF_SIZE, ROUNDS
from asterism.games.nightsky.rules import cards_left, size_of_some_card, utilities
from asterism.games.nightsky.sky import draw_on, total

AHEAD = np.array([124.3, 116.4, 99.3, 77.4, 55.5, 31.9, 0.0])  # what rounds to come bring, if all stars were free
SMALL = 0.8  # how much better it is to play a size now than the next larger one
SURE, DOUBT = 1.5, 1.4  # points that make a lead likely: at the end, and more for each round to come


@rule
def looks(s: Night, out: Floats) -> None:
    """The points to expect; with others, chances to win by them."""
    if s.step == DONE:
        utilities(s, out)
        return
    for seat in range(s.seats):
        out[seat] = expected(s, seat)
    if s.seats > 1:
        chances(s.seats, SURE + DOUBT * (ROUNDS - s.rounds), out)


@rule
def chances(seats: int, doubt: float, out: Floats) -> None:
    """Chances to win from points to expect, adding up to 1."""
    most, all_of_them = -np.inf, 0.0
    for seat in range(seats):
        most = max(most, out[seat])
    for seat in range(seats):
        out[seat] = exp((out[seat] - most) / doubt)
        all_of_them += out[seat]
    for seat in range(seats):
        out[seat] /= all_of_them


@rule
def expected(s: Night, seat: int) -> float:
    """A player's points at the end, if all goes on as usual."""
    sky, number = s.skies[seat], s.rounds
    if s.step == DRAWING and (s.lay[seat] or s.ready >> seat & 1):
        lay, kept = max(s.lay[seat] - 1, 0), s.kept[seat]
        if not s.ready >> seat & 1:
            kept = best_of(sky, number, lay, kept)
        return float(total(sky) + worth(sky, number, lay, kept) + AHEAD[number + 1] - price_of_all(sky, number))
    named = SMALL * s.kind if s.step == DRAWING or s.step == TAKING_SEVENS else 0.0
    return float(total(sky) + AHEAD[number] - price_of_all(sky, number - 1) - named)


@rule
def rests(s: Night) -> bool:
    """An evaluation sees the best end of every sketch: all positions can be compared."""
    return True


# Looking ahead


@rule
def goes_on(s: Night, seat: int, luck: Luck, out: Floats) -> None:
    """Play a player's sky to its end by a good hand, with cards by chance."""
    if s.step != DONE:
        play_on(s, seat, luck)
    for other in range(s.seats):
        out[other] = total(s.skies[other]) if other == seat or s.step == DONE else expected(s, other)
    if s.seats > 1:
        chances(s.seats, SURE + 0.7 * DOUBT * (ROUNDS - s.rounds), out)


@rule
def play_on(s: Night, seat: int, luck: Luck) -> None:
    """Finish the round that runs, then the others."""
    sky, number = s.skies[seat], s.rounds
    if s.step == CHOOSING_SIDES:
        sky.side = s.choice[seat]
    if s.step == TAKING_SEVENS:
        s.left[s.kind] -= 1
        turn_one_over(s, seat, number, s.kind, luck)
    if s.step == DRAWING and s.ready >> seat & 1:
        draw_on(sky, number, max(s.lay[seat] - 1, 0), s.kept[seat])
        number += 1
    elif s.step == DRAWING and s.lay[seat]:
        draw_on(sky, number, s.lay[seat] - 1, best_of(sky, number, s.lay[seat] - 1, s.kept[seat]))
        number += 1
    elif s.step == DRAWING or s.step == TAKING_SEVENS:
        draw_best(s, seat, number)
        number += 1
    while number < ROUNDS:
        kind = some_size(s, number, luck)
        s.left[kind] -= 1
        turn_one_over(s, seat, number, kind, luck)
        draw_best(s, seat, number)
        number += 1


@rule
def some_size(s: Night, number: int, luck: Luck) -> int:
    """Chance in every other round, as alone; else the smallest size, as good players name it."""
    if number % 2 == 0:
        return size_of_some_card(s, draw(luck, cards_left(s)))
    kind = 0
    while kind < KINDS - 1 and s.left[kind] == 0:
        kind += 1
    return kind


@rule
def turn_one_over(s: Night, seat: int, number: int, kind: int, luck: Luck) -> None:
    unseen = both(s.unseen, OF_SIZE[kind])
    card = nth(unseen, draw(luck, size(unseen)))
    s.unseen = minus(s.unseen, card)
    s.skies[seat].cards[number] = card


@rule
def draw_best(s: Night, seat: int, number: int) -> None:
    lay, kept = best_drawing(s.skies[seat], number)
    draw_on(s.skies[seat], number, lay, kept)


PART_OF_TURN = 1.0  # every decision is a rest

bind(evaluate, Night, looks)
bind(at_rest, Night, rests)
bind(foresee, Night, goes_on)
