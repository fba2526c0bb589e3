"""The small decisions of a drawing: lay, choose the piece, leave out; and what they are told to count."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, only, say
from asterism.core.records import NONE, Row, rule
from asterism.games.nightsky.night import Night
from asterism.games.nightsky.pieces import (
    AT_RIM,
    AT_SUN,
    CONFIRM,
    COUNTS,
    DREW,
    KEEP,
    KEPT,
    LAID,
    LAYS,
    LEAVE,
    LEFT,
    NEAREST,
    NOTHING,
    PLACED,
    PLACES,
    SCORED,
    SIZE,
)
from asterism.games.nightsky.sky import (
    Sky,
    covered,
    crossings,
    in_one_piece,
    lays,
    lit,
    many_in,
    newly_crossed,
    node_on,
    over_ecliptic,
    parts,
    piece,
    some_node,
    star_of,
    turn_of,
)

# What a player may do (book 7)


@rule
def ways_to_draw(s: Night, seat: int, out: Row) -> int:
    """Lay the pattern or draw nothing; then choose a piece; then leave stars out or confirm."""
    sky, card = s.skies[seat], s.skies[seat].cards[s.rounds]
    if s.lay[seat] == 0:
        out[0] = NOTHING
        return lays(sky, s.rounds, card, 1, out)
    lay, kept = s.lay[seat] - 1, s.kept[seat]
    if not in_one_piece(card, kept):
        return pieces(card, lay, kept, out)
    count = stars_to_leave(card, lay, kept, out)
    if crossings(sky, card, lay, kept) == 0:
        out[count] = CONFIRM
        count += 1
    return count


@rule
def pieces(card: int, lay: int, kept: int, out: Row) -> int:
    """One offer for each piece: its lowest star."""
    count = 0
    while kept:
        part = piece(card, kept, some_node(kept))
        insert(out, count, KEEP + lowest_star(card, lay, part))
        kept ^= part
        count += 1
    return count


@rule
def lowest_star(card: int, lay: int, kept: int) -> int:
    lowest = NONE
    for node in range(SIZE[card]):
        if kept >> node & 1:
            star = star_of(card, lay, node)
            lowest = star if lowest == NONE else min(lowest, star)
    return lowest


@rule
def stars_to_leave(card: int, lay: int, kept: int, out: Row) -> int:
    """The stars without which the others still hang together."""
    count = 0
    for node in range(SIZE[card]):
        rest = kept & ~(1 << node)
        if rest and rest != kept and in_one_piece(card, rest):
            insert(out, count, LEAVE + star_of(card, lay, node))
            count += 1
    return count


@rule
def insert(out: Row, count: int, action: int) -> None:
    """Put an action in among the first ones, which ascend."""
    at = count
    while at > 0 and out[at - 1] > action:
        out[at] = out[at - 1]
        at -= 1
    out[at] = action


# What a player does (book 7)


@rule
def lay_pattern(s: Night, seat: int, lay: int, tell: Any) -> None:
    """What lies on no usable star is left out by itself."""
    sky, card = s.skies[seat], s.skies[seat].cards[s.rounds]
    kept = covered(sky, s.rounds, card, lay)
    s.lay[seat], s.kept[seat] = lay + 1, kept
    if tell is not None:
        x, y = lay // LAYS % LAYS + NEAREST, lay % LAYS + NEAREST
        apart, crossing = pieces_of(card, kept), crossings(sky, card, lay, kept)
        say(tell, LAID, only(seat), turn_of(lay), x, y, many_in(kept), apart, crossing)


@rule
def pieces_of(card: int, kept: int) -> int:
    """Into how many pieces the kept nodes fall."""
    count = 0
    while kept:
        kept ^= piece(card, kept, some_node(kept))
        count += 1
    return count


@rule
def keep_piece(s: Night, seat: int, star: int, tell: Any) -> None:
    card, kept = s.skies[seat].cards[s.rounds], s.kept[seat]
    s.kept[seat] = piece(card, kept, node_on(card, s.lay[seat] - 1, kept, star))
    say(tell, KEPT, only(seat), star + 1, many_in(s.kept[seat]))


@rule
def leave_out(s: Night, seat: int, star: int, tell: Any) -> None:
    card, kept = s.skies[seat].cards[s.rounds], s.kept[seat]
    s.kept[seat] = kept & ~(1 << node_on(card, s.lay[seat] - 1, kept, star))
    say(tell, LEFT, only(seat), star + 1, many_in(s.kept[seat]))


@rule
def tell_counts(s: Night, seat: int, tell: Any) -> None:
    """What the sketch counts as it stands, or its best piece."""
    if tell is None:
        return
    sky, card, lay = s.skies[seat], s.skies[seat].cards[s.rounds], max(s.lay[seat] - 1, 0)
    kept = best_piece(sky, s.rounds, lay, s.kept[seat])
    top, low, joined = parts(sky, s.rounds, lay, kept)
    say(tell, COUNTS, only(seat), top, low, joined)
    sun, ecliptic, rim = lit(card, lay, kept, AT_SUN), over_ecliptic(card, lay, kept), lit(card, lay, kept, AT_RIM)
    say(tell, PLACES, only(seat), sun, ecliptic, rim, SIZE[card] - many_in(kept), newly_crossed(sky, card, kept))


@rule
def best_piece(sky: Sky, number: int, lay: int, kept: int) -> int:
    """The piece that brings most points."""
    best, most = 0, NONE
    while kept:
        part = piece(sky.cards[number], kept, some_node(kept))
        top, low, joined = parts(sky, number, lay, part)
        if top + low + joined > most:
            best, most = part, top + low + joined
        kept ^= part
    return best


@rule
def tell_drawing(s: Night, seat: int, lay: int, kept: int, tell: Any) -> None:
    if tell is None:
        return
    sky, card = s.skies[seat], s.skies[seat].cards[s.rounds]
    top, low, joined = parts(sky, s.rounds, lay, kept)
    say(tell, DREW, ALL, seat, card + 1, many_in(kept), SIZE[card] - many_in(kept))
    say(tell, SCORED, ALL, seat, top, low, joined)
    sun, ecliptic, rim = lit(card, lay, kept, AT_SUN), over_ecliptic(card, lay, kept), lit(card, lay, kept, AT_RIM)
    crossed = newly_crossed(sky, card, kept)
    if sun + ecliptic + rim + crossed:
        say(tell, PLACED, ALL, seat, sun, ecliptic, rim, crossed)
