"""What lies on the table: the record of a game, its bag, clusters and supernova, and the cards dealt."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.chance import Luck, draw
from asterism.core.records import NONE, Grid, Many, Row, grid, many, private, row, rule
from asterism.games.nebula.counters import Counters
from asterism.games.nebula.galaxy import Galaxy
from asterism.games.nebula.pieces import (
    ADVANCED_DECK,
    CLUSTERS,
    COLOURS,
    DEALT,
    EACH,
    HOLE,
    HOLES,
    OPEN,
    PERSONAL_DECK,
    PUBLIC_DECK,
    RAYS,
    REFILL_AT,
    REFILLED,
    SEATS,
    STARS,
    STARTS,
)

CHOOSING, TAKING, KEEPING, PLACING, EXCHANGING, ADVANCING, DONE = 0, 1, 2, 3, 4, 5, 6


class Nebula:
    """A game of Nebula."""

    seats: int
    basic: int
    step: int
    turn: int
    rounds: int  # the round, from 1
    ready: int  # who has chosen a personal task, one bit each
    cluster: int  # the clock that moves next
    left: int  # steps of time left
    nova: int  # the supernova, or NONE
    keep: int  # stars of chaos still to be kept
    placed: int  # kinds of star placed this turn, one bit each
    matched: int  # one of them matched the supernova
    track: int  # the common marker of black holes
    stock: int  # stars in the bag
    bag: Row = row(STARS)
    box: Row = row(STARS)
    drawn: Row = row(STARS)  # the stars of chaos on the table
    clock: Row = row(CLUSTERS)
    rays: Grid = grid(CLUSTERS, RAYS)
    tasks: Row = row(OPEN)  # public cards
    first: Row = row(OPEN)  # who fulfilled each of them first, or NONE
    done: Row = row(OPEN)  # who fulfilled it, one bit each
    advanced: Row = row(OPEN)  # advanced cards, NONE in the basic game
    shown: Row = row(SEATS)  # personal tasks at the end, NONE before
    dealt: Grid = private(grid(SEATS, DEALT))
    task: Row = private(row(SEATS))  # the personal task chosen, or NONE
    counters: Many[Counters] = many(Counters, 1)
    galaxies: Many[Galaxy] = many(Galaxy, SEATS)


# The bag (book 2 and 8)


@rule
def fill_bag(s: Nebula) -> None:
    for star in range(COLOURS):
        s.bag[star] = EACH
    s.bag[HOLE] = HOLES[s.seats]
    s.stock = COLOURS * EACH + HOLES[s.seats]


@rule
def drawn(s: Nebula, luck: Luck) -> int:
    """A star drawn from the bag."""
    return picked(s, draw(luck, s.stock), NONE)


@rule
def drawn_other(s: Nebula, but: int, luck: Luck) -> int:
    """A star drawn again and again until it is of another kind than this one."""
    return picked(s, draw(luck, others_in_bag(s, but)), but)


@rule
def others_in_bag(s: Nebula, but: int) -> int:
    """Stars in the bag that are not of this kind."""
    return s.stock if but == NONE else s.stock - s.bag[but]


@rule
def picked(s: Nebula, number: int, but: int) -> int:
    """Take the star of this number out of the bag, all in order, one kind left out."""
    star = 0
    while star == but or number >= s.bag[star]:
        if star != but:
            number -= s.bag[star]
        star += 1
    s.bag[star] -= 1
    s.stock -= 1
    return star


# Clusters (book 2 and 11)


@rule
def lay_clusters(s: Nebula, luck: Luck) -> None:
    for cluster in range(CLUSTERS):
        s.clock[cluster] = STARTS[cluster]
        for ray in range(RAYS):
            s.rays[cluster, ray] = drawn(s, luck)


@rule
def stars_left(s: Nebula, cluster: int) -> int:
    count = 0
    for ray in range(RAYS):
        if s.rays[cluster, ray] != NONE:
            count += 1
    return count


@rule
def refill(s: Nebula, luck: Luck, tell: Any) -> None:
    """Fill up every cluster with few stars left, as far as the bag goes."""
    for cluster in range(CLUSTERS):
        if stars_left(s, cluster) <= REFILL_AT[s.seats]:
            for ray in range(RAYS):
                if s.rays[cluster, ray] == NONE and s.stock > 0:
                    s.rays[cluster, ray] = drawn(s, luck)
                    say(tell, REFILLED, ALL, cluster, ray, s.rays[cluster, ray])


# Cards (book 2)


@rule
def deal(s: Nebula, luck: Luck) -> None:
    """Four public cards, four advanced ones in the full game, and two personal ones for each player."""
    used, more = 0, 0
    for k in range(OPEN):
        s.first[k], s.advanced[k] = NONE, NONE
        s.tasks[k] = fresh_card(used, PUBLIC_DECK, luck)
        used |= 1 << s.tasks[k]
        if not s.basic:
            s.advanced[k] = fresh_card(more, ADVANCED_DECK, luck)
            more |= 1 << s.advanced[k]
    for seat in range(SEATS):
        s.shown[seat] = NONE
    deal_personal(s, NONE, luck)


@rule
def fresh_card(used: int, cards: int, luck: Luck) -> int:
    """Any card of a deck that is not in use."""
    free = 0
    for card in range(cards):
        if not used >> card & 1:
            free += 1
    number = draw(luck, free)
    for card in range(cards):
        if not used >> card & 1:
            if number == 0:
                return card
            number -= 1
    return NONE


@rule
def deal_personal(s: Nebula, seat: int, luck: Luck) -> None:
    """Deal two cards to everybody but one seat, and one of them chosen by who has chosen; cards shown stay."""
    used = 0
    for other in range(s.seats):
        if other == seat:
            used |= 1 << s.dealt[other, 0] | 1 << s.dealt[other, 1]
        elif s.shown[other] != NONE:
            used |= 1 << s.shown[other]
    for other in range(SEATS):
        if other >= s.seats:
            s.dealt[other, 0], s.dealt[other, 1], s.task[other] = NONE, NONE, NONE
        elif other != seat:
            used |= deal_pair(s, other, used, luck)


@rule
def deal_pair(s: Nebula, seat: int, used: int, luck: Luck) -> int:
    """Two cards for a seat, the chosen one among them; the cards as bits."""
    at = draw(luck, DEALT)
    chosen = s.shown[seat] if s.shown[seat] != NONE else fresh_card(used, PERSONAL_DECK, luck)
    used |= 1 << chosen
    s.dealt[seat, at], s.dealt[seat, 1 - at] = chosen, fresh_card(used, PERSONAL_DECK, luck)
    s.task[seat] = chosen if s.ready >> seat & 1 else NONE
    return 1 << s.dealt[seat, 0] | 1 << s.dealt[seat, 1]
