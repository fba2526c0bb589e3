"""Night Sky Explorer: the rules. Sentences of book/en.md stand behind every function.

card     a constellation: a pattern of nodes and lines, and a corner with a type of star and its value
size     how many nodes a card has; here its index among the sizes
sky      a player's map, seen through a window that shows other stars in each round
sketch   what a player has laid and not shown yet: a lay and the nodes kept of it
top      this round's card; the lower card is the last round's, before that the start card
"""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, only, others, say
from asterism.core.chance import Luck, draw, reveal
from asterism.core.game import HOUSE, Game
from asterism.core.options import NoOptions
from asterism.core.records import NONE, Bits, Floats, Row, both, minus, nth, rule, size
from asterism.games.nightsky.drawing import keep_piece, lay_pattern, leave_out, tell_counts, tell_drawing, ways_to_draw
from asterism.games.nightsky.night import (
    ALL_CARDS,
    CHOOSING_SIDES,
    DONE,
    DRAWING,
    NAMING,
    SMALLEST,
    TAKING_SEVENS,
    Night,
)
from asterism.games.nightsky.pieces import (
    CHANCE,
    CHOOSE_SIDE,
    CONFIRM,
    DEALT,
    DECIDED,
    ENDED,
    FIRST_PLAYER,
    KEEP,
    KINDS,
    LAY,
    LAYS,
    LEAVE,
    LOOKS,
    NAME,
    NAMED,
    NOTHING,
    OF_SIZE,
    ROUND,
    ROUNDS,
    SEATS,
    SEVEN,
    SIDED,
    STARTED,
    STARTS,
    TOOK,
    TURNED,
    event,
    verb,
)
from asterism.games.nightsky.sky import covered, crossings, draw_on, piece, some_node, total

# Setting up (book 2)


@rule
def setup(s: Night, options: NoOptions, luck: Luck) -> None:
    s.unseen = Bits(ALL_CARDS)
    s.step, s.kind = CHOOSING_SIDES, NONE
    for kind in range(KINDS):
        s.left[kind] = DEALT[kind]
    for seat in range(s.seats):
        s.skies[seat].start = other_start(s, seat, draw(luck, STARTS - seat))


@rule
def other_start(s: Night, seat: int, k: int) -> int:
    """The k-th of the start cards that those before this seat have not got."""
    for start in range(STARTS):
        dealt = False
        for before in range(seat):
            dealt = dealt or s.skies[before].start == start
        if not dealt:
            if k == 0:
                return start
            k -= 1
    return NONE


@rule
def imagine(s: Night, seat: int, luck: Luck) -> None:
    """Others who have decided might have chosen either side or seven, or drawn anything; the rest have not begun."""
    chosen = s.step == CHOOSING_SIDES or s.step == TAKING_SEVENS
    for other in range(SEATS):
        if other != seat:
            done = s.ready >> other & 1
            s.choice[other] = draw(luck, 2) if chosen and done else 0
            s.lay[other] = s.kept[other] = 0
            if s.step == DRAWING and done:
                draw_anything(s, other, luck)


@rule
def draw_anything(s: Night, seat: int, luck: Luck) -> None:
    """Some drawing that can be confirmed, or nothing if the first try touches no star."""
    sky, card = s.skies[seat], s.skies[seat].cards[s.rounds]
    lay = draw(luck, LOOKS[card] * LAYS * LAYS)
    kept = covered(sky, s.rounds, card, lay)
    if kept:
        kept = piece(card, kept, some_node(kept))
        while crossings(sky, card, lay, kept):
            kept &= kept - 1
            kept = piece(card, kept, some_node(kept))
        s.lay[seat], s.kept[seat] = lay + 1, kept


# Who decides (book 2, 4 and 7)


@rule
def deciders(s: Night) -> int:
    """The first player names a size; all else is decided by everybody at once."""
    return 1 << s.first if s.step == NAMING else (1 << s.seats) - 1 - s.ready


# What a player may do (book 2 and 4)


@rule
def legal(s: Night, seat: int, out: Row) -> int:
    if seat == HOUSE:
        return 0
    if s.step == NAMING:
        return sizes_left(s, out)
    if s.step == DRAWING:
        return ways_to_draw(s, seat, out)
    out[0] = CHOOSE_SIDE if s.step == CHOOSING_SIDES else SEVEN
    out[1] = out[0] + 1
    return 2


@rule
def sizes_left(s: Night, out: Row) -> int:
    count = 0
    for kind in range(KINDS):
        if s.left[kind]:
            out[count] = NAME + kind
            count += 1
    return count


# What a player does (book 2 and 4)


@rule
def apply(s: Night, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action >= NOTHING:
        sketch(s, seat, action, luck, tell)
    elif NAME <= action < SEVEN:
        name_size(s, seat, action - NAME, luck, tell)
    else:
        choose(s, seat, action, luck, tell)


@rule
def choose(s: Night, seat: int, action: int, luck: Luck, tell: Any) -> None:
    """Choose a side of the start card, or one of two face-down sevens."""
    if s.step == CHOOSING_SIDES:
        s.choice[seat] = action - CHOOSE_SIDE
        say(tell, SIDED, only(seat), seat, s.choice[seat])
    else:
        s.choice[seat] = action - SEVEN
        say(tell, TOOK, only(seat), seat, s.choice[seat])
    if all_decided(s, seat, tell):
        if s.step == CHOOSING_SIDES:
            show_sides(s, luck, tell)
        else:
            turn_over(s, luck, tell)


@rule
def all_decided(s: Night, seat: int, tell: Any) -> bool:
    """Note that a seat has decided; was it the last?"""
    s.ready |= 1 << seat
    say(tell, DECIDED, others(seat), seat)
    return s.ready == (1 << s.seats) - 1


@rule
def show_sides(s: Night, luck: Luck, tell: Any) -> None:
    reveal(luck)
    for seat in range(s.seats):
        sky = s.skies[seat]
        sky.side = s.choice[seat]
        s.choice[seat] = 0
        say(tell, STARTED, ALL, seat, sky.start + 1, sky.side)
    begin_round(s, luck, tell)


# Choosing a card (book 4 and 11)


@rule
def begin_round(s: Night, luck: Luck, tell: Any) -> None:
    """The first player names a size; alone chance does so in odd rounds."""
    s.ready, s.kind = 0, NONE
    say(tell, ROUND, ALL, s.rounds + 1)
    if s.seats == 1 and s.rounds % 2 == 0:
        s.kind = size_of_some_card(s, draw(luck, cards_left(s)))
        say(tell, CHANCE, ALL, s.kind + SMALLEST)
        turn_over(s, luck, tell)
    else:
        s.step = NAMING


@rule
def cards_left(s: Night) -> int:
    """How many cards everybody has."""
    count = 0
    for kind in range(KINDS):
        count += s.left[kind]
    return count


@rule
def size_of_some_card(s: Night, k: int) -> int:
    """The size of the k-th card in hand."""
    kind = 0
    while k >= s.left[kind]:
        k -= s.left[kind]
        kind += 1
    return kind


@rule
def name_size(s: Night, seat: int, kind: int, luck: Luck, tell: Any) -> None:
    """All play a card of this size; who has two of them chooses one, unseen."""
    s.kind = kind
    say(tell, NAMED, ALL, seat, kind + SMALLEST)
    if s.left[kind] > 1:
        s.step = TAKING_SEVENS
    else:
        turn_over(s, luck, tell)


@rule
def turn_over(s: Night, luck: Luck, tell: Any) -> None:
    """Everybody's card of this round is laid open. Which it is shows only now: nobody has seen any of them."""
    reveal(luck)
    s.left[s.kind] -= 1
    for seat in range(s.seats):
        unseen = both(s.unseen, OF_SIZE[s.kind])
        card = nth(unseen, draw(luck, size(unseen)))
        s.unseen = minus(s.unseen, card)
        s.skies[seat].cards[s.rounds], s.choice[seat] = card, 0
        say(tell, TURNED, ALL, seat, card + 1)
    s.step, s.ready = DRAWING, 0


# Drawing constellations (book 7)


@rule
def sketch(s: Night, seat: int, action: int, luck: Luck, tell: Any) -> None:
    """One small decision of a drawing."""
    if action < KEEP and action != NOTHING:
        lay_pattern(s, seat, action - LAY, tell)
    elif KEEP <= action < LEAVE:
        keep_piece(s, seat, action - KEEP, tell)
    elif LEAVE <= action < CONFIRM:
        leave_out(s, seat, action - LEAVE, tell)
    tell_counts(s, seat, tell)
    if action in (NOTHING, CONFIRM) and all_decided(s, seat, tell):
        show_drawings(s, luck, tell)


# Points (book 8)


@rule
def show_drawings(s: Night, luck: Luck, tell: Any) -> None:
    reveal(luck)
    for seat in range(s.seats):
        lay, kept = max(s.lay[seat] - 1, 0), s.kept[seat]
        tell_drawing(s, seat, lay, kept, tell)
        draw_on(s.skies[seat], s.rounds, lay, kept)
        s.lay[seat] = s.kept[seat] = 0
    end_round(s, luck, tell)


# The end of a round (book 3 and 9)


@rule
def end_round(s: Night, luck: Luck, tell: Any) -> None:
    """The discs turn, the top card becomes the lower one, and the first-player card goes on."""
    if s.rounds == ROUNDS - 1:
        s.step, s.ready, s.kind = DONE, 0, NONE
        say(tell, ENDED, ALL)
        return
    if s.seats > 1:
        s.first = lowest_of_round(s)
        say(tell, FIRST_PLAYER, ALL, s.first)
    s.rounds += 1
    begin_round(s, luck, tell)


@rule
def lowest_of_round(s: Night) -> int:
    """Who made fewest points, of equals the nearest to the left of the first player, who comes last."""
    best = NONE
    for step in range(1, s.seats + 1):
        seat = (s.first + step) % s.seats
        if best == NONE or s.skies[seat].points[s.rounds] < s.skies[best].points[s.rounds]:
            best = seat
    return best


# The end of the game (book 10 and 11)


@rule
def over(s: Night) -> bool:
    return s.step == DONE


@rule
def scores(s: Night, out: Row) -> None:
    """All points, as they would count if the game ended now."""
    for seat in range(s.seats):
        out[seat] = total(s.skies[seat])


@rule
def ahead(s: Night, seat: int, other: int) -> bool:
    """More points are better, then fewer fading stars crossed off."""
    mine, theirs = total(s.skies[seat]), total(s.skies[other])
    return mine > theirs if mine != theirs else s.skies[seat].crossed < s.skies[other].crossed


@rule
def place(s: Night, seat: int) -> int:
    """How many players are ahead."""
    better = 0
    for other in range(s.seats):
        if other != seat and ahead(s, other, seat):
            better += 1
    return better


@rule
def utilities(s: Night, out: Floats) -> None:
    """1 for the winner, in parts if shared; alone the points."""
    if s.seats == 1:
        out[0] = float(total(s.skies[0]))
        return
    winners = 0
    for seat in range(s.seats):
        winners += place(s, seat) == 0
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if place(s, seat) == 0 else 0.0


GAME = Game(
    slug="nightsky",
    version=1,
    kind=Night,
    seats=range(1, SEATS + 1),
    verb=verb,
    event=event,
    setup=setup,
    deciders=deciders,
    legal=legal,
    apply=apply,
    over=over,
    scores=scores,
    utilities=utilities,
    imagine=imagine,
)
