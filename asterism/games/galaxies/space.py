"""Mats, ships, resources and the row of planets: what lies on the table, and how it changes.

player   a seat; alone, player 0 is the human and player 1 the rogue galaxy
mat      a player's galaxy: resources, empire level, ships and colonies
spot     where a ship is, as one number: home, on the surface or in orbit of a place of the row
orbit    how far a ship has come on a place's track: 0 none there, 1 the start, 2 the first numbered space
bag      the planets not yet drawn; what was put under the deck in the open comes after them
agenda   what is being carried out, as frames, the innermost last
frame    what it is about, for whom, for which planet (number + 1), and up to three words more
"""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.chance import Luck, draw
from asterism.core.records import (
    NONE,
    Bits,
    Grid,
    Many,
    Row,
    bits,
    grid,
    many,
    minus,
    nth,
    plus,
    private,
    row,
    rule,
    size,
    take_out,
)
from asterism.games.galaxies.pieces import (
    ADVANCED,
    COLONISED,
    CULTURAL,
    DICE_AT,
    DRY,
    EMPIRE_POINTS,
    ENDED,
    ENDING,
    FLEET,
    FULL,
    GAINED,
    GAVE,
    HOME,
    LOST,
    MOVED,
    ORBIT,
    PLACES,
    PLANETS,
    POINTS,
    PUSHED,
    REVEALED,
    ROBBED,
    ROGUE,
    ROGUE_DICE,
    ROGUE_FULL,
    ROGUE_POINTS,
    SEATS,
    SHIPS_AT,
    SKULL,
    SPACES,
    SURFACE,
    TRACK,
    UPGRADED,
    WIN,
)

CHOOSING, PLAYING, DONE = 0, 1, 2
DEPTH, FRAME = 48, 6
WHAT, WHO, PLANET, A, B, C = range(FRAME)

# What a frame is about; questions.py says what its other words mean
(
    ASK, ROGUE_DIE, REROLLING, SPENDING, TURNING, COLONY_DIE, LANDING, MOVING, SHIP_CHOICE, GO_CHOICE, ADVANCING,
    GOING_BACK, PUSHING, ROBBING, SWAPPING, REPLACING, RECALLING, TAKING, SHIFTING, ROW_CHOICE, BORROWING, UPGRADING,
    FREE_CHOICE, REPEATING, ALL_ADVANCING, GIVING,
) = range(1, 27)  # fmt: skip


class Mat:
    """One player's galaxy."""

    energy: int
    culture: int
    level: int
    home: int  # ships at home
    landed: int  # places with a ship on the surface, one bit each
    worth: int  # points of its colonies
    orbit: Row = row(PLACES)
    colonies: Bits = bits()
    used: Bits = bits()  # planets used up for this turn
    busy: Bits = bits()  # planets whose action this player is carrying out and others may nest in


class Galaxies:
    """A game of the galaxies."""

    seats: int
    step: int
    turn: int  # the active player
    players: int
    later: int  # the later printing of planets
    rogue: int  # which rogue galaxy
    places: int  # of the row
    ready: int  # who has kept a mission, one bit each
    never: int  # who does not want to follow in this turn, one bit each
    rerolled: int
    converted: int
    price: int  # culture, for following
    income_energy: int  # what a follow brings the active player
    income_culture: int
    ending: int
    elder: int  # who first had the points to win, or NONE
    left: int  # dice the rogue still throws
    extra: int  # this is the rogue's extra turn
    attacked: int  # an attack that comes once a turn is used up
    fewer: int  # dice the human does not get next turn
    decider: int
    first: int  # the first verb of what is offered
    open: Bits = bits()  # what is offered, as bits above it
    depth: int
    unders: int
    agenda: Grid = grid(DEPTH, FRAME)
    card: Row = row(PLACES)  # the planet on each place of the row, or NONE
    under: Row = row(PLANETS)
    bag: Bits = bits()
    box: Bits = bits()  # planets out of the game
    mats: Many[Mat] = many(Mat, SEATS)
    inactive: Row = row(6)  # dice by face
    hand: Row = row(6)
    active: Row = row(6)
    spent: Row = row(6)
    shown: Row = row(SEATS)  # missions at the end
    mission: Grid = private(grid(SEATS, 2))  # dealt; then the kept one first


# Players (book 10 and 11)


@rule
def is_rogue(s: Galaxies, who: int) -> bool:
    return s.seats == 1 and who == ROGUE


@rule
def full(s: Galaxies, who: int) -> int:
    """How much of a resource a player can have."""
    return int(ROGUE_FULL[s.rogue]) if is_rogue(s, who) else FULL


@rule
def empire_points(s: Galaxies, who: int) -> int:
    level = s.mats[who].level
    return int(ROGUE_POINTS[s.rogue, level]) if is_rogue(s, who) else int(EMPIRE_POINTS[level])


@rule
def points(s: Galaxies, who: int) -> int:
    """Points for planets and the empire."""
    return s.mats[who].worth + empire_points(s, who)


@rule
def dice_of(s: Galaxies, who: int) -> int:
    level = s.mats[who].level
    return int(ROGUE_DICE[s.rogue, min(level, SKULL - 1)]) if is_rogue(s, who) else int(DICE_AT[level])


@rule
def fleet(s: Galaxies, who: int) -> int:
    """Ships in play."""
    return FLEET if is_rogue(s, who) else int(SHIPS_AT[s.mats[who].level])


@rule
def wins_points(s: Galaxies, who: int, tell: Any) -> None:
    """Whoever reaches enough points first is the elder and starts the end; alone the game is over at once."""
    if points(s, who) < WIN:
        return
    if s.elder == NONE:
        s.ending, s.elder = 1, who
        say(tell, ENDING, ALL, who)
    if s.seats == 1:
        stop(s, tell)


@rule
def stop(s: Galaxies, tell: Any) -> None:
    """The game is over; what was being carried out is left, and so are the dice."""
    s.step = DONE
    for face in range(6):
        s.inactive[face] = 0
    while s.depth > 0:
        drop(s)
    for who in range(s.players):
        s.mats[who].busy = Bits(0)
    say(tell, ENDED, ALL)


# The agenda


@rule
def push(s: Galaxies, what: int, who: int, planet: int, a: int, b: int, c: int) -> None:
    """Put a new innermost frame on the agenda; planet is NONE where no planet asks."""
    f = s.agenda[s.depth]
    f[WHAT], f[WHO], f[PLANET], f[A], f[B], f[C] = what, who, planet + 1, a, b, c
    s.depth += 1


@rule
def drop(s: Galaxies) -> None:
    """Take the innermost frame off the agenda."""
    s.depth -= 1
    for i in range(FRAME):
        s.agenda[s.depth, i] = 0


# Resources (book 5 and 9)


@rule
def gain(s: Galaxies, who: int, energy: int, culture: int, tell: Any) -> None:
    """Gain resources up to the maximum."""
    m, most = s.mats[who], full(s, who)
    more_energy, more_culture = min(energy, most - m.energy), min(culture, most - m.culture)
    m.energy += more_energy
    m.culture += more_culture
    if more_energy or more_culture:
        say(tell, GAINED, ALL, who, more_energy, more_culture)


@rule
def lose(s: Galaxies, who: int, energy: int, culture: int, tell: Any) -> None:
    """Pay or lose resources, as many as are there."""
    m = s.mats[who]
    less_energy, less_culture = min(energy, m.energy), min(culture, m.culture)
    m.energy -= less_energy
    m.culture -= less_culture
    if less_energy or less_culture:
        say(tell, LOST, ALL, who, less_energy, less_culture)


@rule
def hand_over(s: Galaxies, who: int, to: int, energy: int, culture: int) -> None:
    """Resources change hands; what the receiver has no room for is lost."""
    giver, taker, most = s.mats[who], s.mats[to], full(s, to)
    giver.energy -= energy
    giver.culture -= culture
    taker.energy = min(most, taker.energy + energy)
    taker.culture = min(most, taker.culture + culture)


@rule
def rob(s: Galaxies, who: int, victim: int, energy: int, culture: int, tell: Any) -> None:
    """Take resources from another player, as many as are there."""
    m = s.mats[victim]
    energy, culture = min(energy, m.energy), min(culture, m.culture)
    hand_over(s, victim, who, energy, culture)
    if energy or culture:
        say(tell, ROBBED, ALL, who, victim, energy, culture)


@rule
def give(s: Galaxies, who: int, to: int, energy: int, culture: int, tell: Any) -> None:
    hand_over(s, who, to, energy, culture)
    say(tell, GAVE, ALL, who, to, energy, culture)


@rule
def produced(s: Galaxies, who: int, cultural: int) -> int:
    """What a player's ships bring: one for each on or around a planet of that resource, home energy too."""
    m = s.mats[who]
    total = m.home if not cultural or is_rogue(s, who) else 0
    for place in range(s.places):
        if s.card[place] != NONE and CULTURAL[s.card[place]] == cultural:
            total += (m.landed >> place & 1) + (m.orbit[place] > 0)
    return total


# The empire (book 7)


@rule
def upgrade(s: Galaxies, who: int, tell: Any) -> None:
    """Raise the empire by one level; a new ship stands at home at once."""
    m, before = s.mats[who], fleet(s, who)
    m.level += 1
    ship = fleet(s, who) - before
    m.home += ship
    say(tell, UPGRADED, ALL, who, m.level, points(s, who), ship)
    if is_rogue(s, who) and m.level == SKULL:
        stop(s, tell)
    else:
        wins_points(s, who, tell)


# Ships (book 4 and 6)


@rule
def any_in_orbit(s: Galaxies, who: int, tracks: int) -> bool:
    return in_orbit(s, who, tracks) != 0


@rule
def in_orbit(s: Galaxies, who: int, tracks: int) -> int:
    """The places where a player's ship orbits a planet with such a track, one bit each."""
    m, found = s.mats[who], 0
    for place in range(s.places):
        if m.orbit[place] and TRACK[s.card[place]] & tracks:
            found |= 1 << place
    return found


@rule
def past_start(s: Galaxies, who: int, tracks: int) -> int:
    """The same, but without ships on the start: these can't go back."""
    m, found = s.mats[who], 0
    for place in range(s.places):
        if m.orbit[place] > 1 and TRACK[s.card[place]] & tracks:
            found |= 1 << place
    return found


@rule
def can_move(s: Galaxies, who: int) -> bool:
    """A ship that is away can always go home; one at home needs a planet."""
    return s.mats[who].home < fleet(s, who) or planets_in_row(s) > 0


@rule
def planets_in_row(s: Galaxies) -> int:
    found = 0
    for place in range(s.places):
        found += s.card[place] != NONE
    return found


@rule
def lift(s: Galaxies, who: int, spot: int) -> None:
    """Take a ship from its spot."""
    m = s.mats[who]
    if spot == HOME:
        m.home -= 1
    elif spot < ORBIT:
        m.landed &= ~(1 << (spot - SURFACE))
    else:
        m.orbit[spot - ORBIT] = 0


@rule
def put_down(s: Galaxies, who: int, spot: int) -> None:
    m = s.mats[who]
    if spot == HOME:
        m.home += 1
    elif spot < ORBIT:
        m.landed |= 1 << (spot - SURFACE)
    else:
        m.orbit[spot - ORBIT] = 1


@rule
def move_ship(s: Galaxies, who: int, start: int, to: int, tell: Any) -> None:
    lift(s, who, start)
    put_down(s, who, to)
    keep_track(s, who, start, to)
    planet = NONE if to == HOME else s.card[(to - 1) % PLACES]
    say(tell, MOVED, ALL, who, start, to, planet + 1)


@rule
def keep_track(s: Galaxies, who: int, start: int, to: int) -> None:
    """Frames that remember a ship of this player learn where it went; of ships at home others leave first."""
    for at in range(s.depth):
        if s.agenda[at, WHO] == who and (s.agenda[at, B] == start + 1 or s.agenda[at, C] == start + 1):
            remember(s, at, start, to)


@rule
def remember(s: Galaxies, at: int, start: int, to: int) -> None:
    if s.agenda[at, WHAT] != MOVING:
        return
    first, second = s.agenda[at, B] == start + 1, s.agenda[at, C] == start + 1
    if start == HOME and s.mats[s.agenda[at, WHO]].home >= first + second:
        return
    s.agenda[at, B if first else C] = to + 1


@rule
def advance(s: Galaxies, who: int, place: int, steps: int, luck: Luck, tell: Any) -> None:
    """A ship goes forward on its track; at the symbol the planet is colonised and the rest is lost."""
    m, planet = s.mats[who], s.card[place]
    m.orbit[place] = min(m.orbit[place] + steps, SPACES[planet] + 2)
    say(tell, ADVANCED, ALL, who, place, planet + 1, m.orbit[place] - 1)
    if m.orbit[place] == SPACES[planet] + 2:
        colonise(s, who, place, luck, tell)


@rule
def push_back(s: Galaxies, who: int, place: int, steps: int, by: int, tell: Any) -> None:
    """A ship goes back on its track, never past the start."""
    m = s.mats[who]
    m.orbit[place] = max(1, m.orbit[place] - steps)
    say(tell, PUSHED, ALL, who, place, s.card[place] + 1, m.orbit[place] - 1, by)


@rule
def colonise(s: Galaxies, who: int, place: int, luck: Luck, tell: Any) -> None:
    """All ships on the planet go home, the planet to its coloniser, and a new one comes."""
    m, planet = s.mats[who], s.card[place]
    for one in range(s.players):
        clear_place(s, one, place)
    m.colonies = plus(m.colonies, planet)
    m.worth += POINTS[planet]
    say(tell, COLONISED, ALL, who, place, planet + 1, points(s, who))
    fill_place(s, place, luck, tell)
    wins_points(s, who, tell)


@rule
def clear_place(s: Galaxies, who: int, place: int) -> None:
    """A player's ships on a planet go home."""
    m = s.mats[who]
    if m.landed >> place & 1:
        lift(s, who, SURFACE + place)
        m.home += 1
        keep_track(s, who, SURFACE + place, HOME)
    if m.orbit[place]:
        lift(s, who, ORBIT + place)
        m.home += 1
        keep_track(s, who, ORBIT + place, HOME)


# The row (book 6 and 10)


@rule
def deck(s: Galaxies) -> int:
    return size(s.bag) + s.unders


@rule
def fill_place(s: Galaxies, place: int, luck: Luck, tell: Any) -> None:
    """A new planet for a place of the row; without a deck the place stays empty, and with others the end is near."""
    s.card[place] = NONE
    if size(s.bag):
        s.card[place] = nth(s.bag, draw(luck, size(s.bag)))
        s.bag = minus(s.bag, s.card[place])
    elif s.unders:
        s.card[place] = take_out(s.under, 0, s.unders)
        s.unders -= 1
    if s.card[place] != NONE:
        say(tell, REVEALED, ALL, place, s.card[place] + 1)
    elif s.seats > 1 and planets_in_row(s) == 0 and not s.ending:
        s.ending = 1
        say(tell, DRY, ALL)
