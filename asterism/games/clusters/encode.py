"""Hvězdokupy as a row of small numbers.

placement   a card's constellation somewhere on the board; it lacks the stars that are not there yet
tier        how near a cell is to completing a constellation: 4 where one star would, 3 where it takes two, and so on
"""

from __future__ import annotations

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist
from asterism.core.records import EMPTY, NONE, Bits, Row, bind, both, either, rule
from asterism.core.records import size as count
from asterism.core.rows import clear, unfold
from asterism.games.clusters.pieces import CARDS, CELLS, FACES, FIRST, MASK, NEED, PAIRS, SEATS, STARS
from asterism.games.clusters.rules import DONE, Clusters
from asterism.games.clusters.sky import exactly, neighbours, one

FEWEST = 2
COUNTS = SEATS - FEWEST + 1
DECK = len(CARDS)
TWO, FOUR = 2, 4
LACKS = 5  # placements that lack more stars are not counted
PAIRED = len(PAIRS)
PAIR_OF = tuple(next((n for n, pair in enumerate(PAIRS) if face in pair), 0) for face in range(FACES + 1))
FIGURES = 2 + LACKS + 1 + PAIRED

Tiers = tuple[Bits, Bits, Bits, Bits]
Lacks = tuple[int, int, int, int, int]

LAYOUT = Layout(__name__)
G_SEATS = LAYOUT.gist("how many", COUNTS, about="players from 2 on, one-hot")
G_STEP = LAYOUT.gist("doing", DONE + 1, about="opening, roll, place, take, put or over, one-hot")
G_TURN = LAYOUT.gist("whose turn", SEATS, about="whose turn it is, one-hot, this seat first")
G_TABLE = LAYOUT.gist("table", 2, about="zero chance; stars left")
G_DIE = LAYOUT.gist("die", PAIRED + 1, about="the pair that counts now, one-hot; was it rolled again")
G_SKY = LAYOUT.gist("sky", CELLS, about="1 for a star, -1 for the moon")
G_NEAR = LAYOUT.gist("beside", CELLS, about="stars beside each cell")
G_OWN = LAYOUT.gist("own tiers", CELLS, about="tiers of this seat's constellation")
G_OTHERS = LAYOUT.gist("others' tiers", CELLS, about="tiers of the others' constellations, the highest of each cell")
G_CARD = LAYOUT.gist(
    "outlook",
    SEATS,
    FIGURES,
    about="there, stars of the constellation, placements that lack 1 to 5 stars, cells that would complete one, "
    "and the pairs of the die that would let a star go there",
)
W_SEATS = LAYOUT("seats", COUNTS, about="players from 2 on, one-hot")
W_SEAT = LAYOUT("seat", SEATS, about="which seat looks, one-hot")
W_STEP = LAYOUT("step", DONE + 1, about="opening, roll, place, take, put or over, one-hot")
W_TURN = LAYOUT("turn", SEATS, about="whose turn it is, one-hot, this seat first")
W_ZERO = LAYOUT("zero chance", 1, about="is nothing left to chance")
W_FIRST = LAYOUT("first roll", FACES, about="the face of the first roll, one-hot")
W_SECOND = LAYOUT("second roll", FACES, about="the face of the reroll, one-hot")
W_WINNERS = LAYOUT("winners", SEATS, about="who has won, this seat first")
W_STARS = LAYOUT("stars", CELLS, about="the cells with a star")
W_MOON = LAYOUT("moon", CELLS, about="the moon's cell, one-hot")
W_TAKEN = LAYOUT("taken", CELLS, about="the star that is being moved, one-hot")
W_CARDS = LAYOUT("cards", SEATS, DECK, about="everybody's card, one-hot, this seat first")
SHORT, WHOLE = LAYOUT.short, LAYOUT.size


# The whole


@rule
def encoded(s: Clusters, seat: int, out: Row) -> None:
    short(s, seat, out)
    clear(out, SHORT, WHOLE)
    out[W_SEATS + s.seats - FEWEST] = out[W_SEAT + seat] = out[W_STEP + s.step] = out[W_MOON + s.moon] = 1
    out[W_TURN + (s.turn - seat + s.seats) % s.seats] = 1
    out[W_ZERO] = s.zero
    if s.first:
        out[W_FIRST + s.first - 1] = 1
    if s.second:
        out[W_SECOND + s.second - 1] = 1
    if s.taken != NONE:
        out[W_TAKEN + s.taken] = 1
    unfold(out, W_STARS, s.stars, CELLS, 1)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        out[W_WINNERS + turn] = s.winners >> other & 1
        out[W_CARDS + turn * DECK + s.card[other]] = 1


# The gist


@rule
def short(s: Clusters, seat: int, out: Row) -> None:
    clear(out, 0, SHORT)
    out[G_SEATS + s.seats - FEWEST] = out[G_STEP + s.step] = out[G_TURN + (s.turn - seat + s.seats) % s.seats] = 1
    out[G_TABLE], out[G_TABLE + 1] = s.zero, STARS - count(s.stars)
    if s.first:
        out[G_DIE + PAIR_OF[s.second if s.second else s.first]] = 1
        out[G_DIE + PAIRED] = s.second > 0
    unfold(out, G_SKY, s.stars, CELLS, 1)
    out[G_SKY + s.moon] = -1
    beside = neighbours(s.stars)
    unfold(out, G_NEAR, beside[0], CELLS, 1)
    unfold(out, G_NEAR, beside[1], CELLS, 2)
    unfold(out, G_NEAR, beside[2], CELLS, 4)
    unfold(out, G_NEAR, beside[3], CELLS, 8)
    outlooks(s, seat, beside, out)


@rule
def outlooks(s: Clusters, seat: int, beside: Tiers, out: Row) -> None:
    """What each constellation lacks."""
    rivals = EMPTY, EMPTY, EMPTY, EMPTY
    for turn in range(s.seats):
        card, at = s.card[(seat + turn) % s.seats], G_CARD + turn * FIGURES
        tiers, lacks = placements(card, s.stars, s.moon)
        out[at], out[at + 1] = 1, NEED[card]
        for k in range(LACKS):
            out[at + 2 + k] = min(127, lacks[k])
        out[at + 2 + LACKS] = count(tiers[0])
        if tiers[0] != EMPTY:
            finishing(tiers[0], beside, at + 3 + LACKS, out)
        if turn == 0:
            show(tiers, G_OWN, out)
        else:
            rivals = (
                either(rivals[0], tiers[0]),
                either(rivals[1], tiers[1]),
                either(rivals[2], tiers[2]),
                either(rivals[3], tiers[3]),
            )
    show(rivals, G_OTHERS, out)


@rule
def placements(card: int, stars: Bits, moon: int) -> tuple[Tiers, Lacks]:
    """The cells that placements lack, by how many they lack up to four, and how many placements lack so many."""
    bar, nothing = one(moon), EMPTY
    a, b, c, d = nothing, nothing, nothing, nothing
    i, j, k, m, n = 0, 0, 0, 0, 0
    for mask in MASK[FIRST[card] : FIRST[card + 1]]:
        lacking = mask & ~stars
        lacks = count(lacking) + (CELLS if mask & bar else 0)
        a |= lacking if lacks == 1 else nothing
        b |= lacking if lacks == 2 else nothing
        c |= lacking if lacks == 3 else nothing
        d |= lacking if lacks == 4 else nothing
        i, j, k, m, n = i + (lacks == 1), j + (lacks == 2), k + (lacks == 3), m + (lacks == 4), n + (lacks == 5)
    return (a, b, c, d), (i, j, k, m, n)


@rule
def finishing(cells: Bits, beside: Tiers, at: int, out: Row) -> None:
    """The pairs of the die that let a star go on one of these cells."""
    for face in range(1, FACES + 1):
        if both(cells, exactly(beside[0], beside[1], beside[2], beside[3], face)) != EMPTY:
            out[at + PAIR_OF[face]] = 1


@rule
def show(tiers: Tiers, at: int, out: Row) -> None:
    """A cell of several tiers counts for the highest."""
    reached = EMPTY
    for tier in tiers:
        reached = either(reached, tier)
        unfold(out, at, reached, CELLS, 1)


bind(encode, Clusters, encoded)
bind(gist, Clusters, short)
