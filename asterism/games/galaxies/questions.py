"""Questions: what each frame of the agenda asks, as a set of bits above the first verb of its answers.

frame           its words A, B, C
ASK             face, step to who is asked next, 1 if it is free; its player is whose action is followed
ROGUE_DIE       face
REROLLING       the lowest face that may still be taken up
SPENDING        dice still to be spent, the lowest face that may still be
MOVING          ships still to be moved; the spots + 1 of two ships that may not be: one that landed, one that moved
SHIP_CHOICE     nothing; right above a MOVING frame, if it has a planet
GO_CHOICE       where the ship is
ADVANCING       tracks, steps, the place + 1 of a ship that may not
GOING_BACK      steps
PUSHING         ships still to be pushed, nothing, the number + 1 of a ship that was already
TAKING, GIVING  how much
ALL_ADVANCING   step to who is next
ROW_CHOICE, BORROWING, REPEATING, FREE_CHOICE   0 while it asks; then 1, or the face + 1
"""

from __future__ import annotations

from asterism.core.records import NONE, Bits, but, either, moved, plus, rule, size
from asterism.games.galaxies.pieces import (
    ACTIVATE,
    ADVANCE,
    BACK,
    CHOOSE,
    DECLINE,
    FORCE,
    FULL,
    GIVE,
    GO,
    HOME,
    HUMAN,
    MARK,
    MIX,
    ORBIT,
    PUSH,
    RECALL,
    REPLACE,
    ROB,
    ROLL,
    SHIFT,
    SHIP,
    SPEND,
    SPOTS,
    SURFACE,
    SWAP,
    TAKE,
    TRACKS,
    TURN,
    UPGRADE,
    USE,
)
from asterism.games.galaxies.planets import (
    ANY,
    face_usable,
    pushable,
    replaceable,
    row_planets,
    shiftable,
    usable_by,
    usable_colonies,
    usable_of,
    victims,
    ways_to_pay,
    ways_to_swap,
    ways_to_upgrade,
)
from asterism.games.galaxies.space import (
    ADVANCING,
    BORROWING,
    COLONY_DIE,
    FREE_CHOICE,
    GIVING,
    GO_CHOICE,
    GOING_BACK,
    LANDING,
    PLANET,
    PUSHING,
    RECALLING,
    REPEATING,
    REPLACING,
    REROLLING,
    ROBBING,
    ROGUE_DIE,
    ROW_CHOICE,
    SHIFTING,
    SHIP_CHOICE,
    SPENDING,
    SWAPPING,
    TAKING,
    TURNING,
    UPGRADING,
    WHAT,
    WHO,
    A,
    B,
    C,
    Galaxies,
    in_orbit,
    past_start,
)

USES, DECLINES = USE - UPGRADE, DECLINE - UPGRADE  # above UPGRADE
SPENDS, MARKS, ROLLS = SPEND - ACTIVATE, MARK - ACTIVATE, ROLL - ACTIVATE  # above ACTIVATE


@rule
def first_verb(what: int) -> int:
    """The first verb of a question's answers."""
    if what in (COLONY_DIE, LANDING, ROW_CHOICE, BORROWING, UPGRADING):
        return int(UPGRADE)
    if what in (REROLLING, SPENDING):
        return int(ACTIVATE)
    if what in (FREE_CHOICE, REPEATING):
        return int(CHOOSE)
    if what <= ADVANCING:
        return first_verb_of_moves(what)
    if what == GOING_BACK:
        return int(BACK)
    if what == PUSHING:
        return int(PUSH)
    if what == ROBBING:
        return int(ROB)
    if what == SWAPPING:
        return int(SWAP)
    if what == REPLACING:
        return int(REPLACE)
    if what == RECALLING:
        return int(RECALL)
    if what == TAKING:
        return int(TAKE)
    return int(SHIFT) if what == SHIFTING else int(GIVE)


@rule
def first_verb_of_moves(what: int) -> int:
    if what == ROGUE_DIE:
        return int(FORCE)
    if what == TURNING:
        return int(TURN)
    if what == SHIP_CHOICE:
        return int(SHIP)
    return int(GO) if what == GO_CHOICE else int(ADVANCE)


@rule
def choices(s: Galaxies) -> Bits:
    """What the innermost frame lets its player choose; nothing where it is done."""
    f = s.agenda[s.depth - 1]
    what, who = f[WHAT], f[WHO]
    if what <= TURNING:
        return dice_choices(s, what)
    if what <= GO_CHOICE:
        return movement_choices(s, what, who)
    if what in (ROW_CHOICE, BORROWING, FREE_CHOICE, REPEATING):
        return Bits(0) if f[A] else nested_choices(s, what, who, f[PLANET] - 1)
    return Bits(target_choices(s, what, who, f[PLANET] - 1)) if what != SHIFTING else shiftable(s, who, f[PLANET] - 1)


@rule
def dice_choices(s: Galaxies, what: int) -> Bits:
    f = s.agenda[s.depth - 1]
    found = Bits(0)
    if what == ROGUE_DIE:
        return Bits(3)
    for face in range(6):
        if not s.inactive[face]:
            continue
        if what == REROLLING and face >= f[A]:
            found = plus(found, MARKS + face)
        elif what == SPENDING and f[A] and may_spend(s, face, f[B], f[A]):
            found = plus(found, SPENDS + face)
        elif what == TURNING:
            found = either(found, moved(Bits(63 - (1 << face)), face * 6))
    if what == REROLLING and in_hand(s):
        found = plus(found, ROLLS)
    return found


@rule
def may_spend(s: Galaxies, face: int, lowest: int, dice: int) -> bool:
    """Dice are spent from left to right: enough of them must be left from this one on."""
    from_here = 0
    for one in range(face, 6):
        from_here += s.inactive[one]
    return face >= lowest and from_here >= dice


@rule
def in_hand(s: Galaxies) -> int:
    """Dice taken up for a reroll."""
    total = 0
    for face in range(6):
        total += s.hand[face]
    return total


@rule
def movement_choices(s: Galaxies, what: int, who: int) -> Bits:
    f = s.agenda[s.depth - 1]
    if what == COLONY_DIE:
        return either(Bits(ways_to_pay(s, who, 0, 0)), moved(usable_colonies(s, who), USES))
    if what == LANDING:
        return plus(plus(Bits(0), USES + f[PLANET] - 1), DECLINES)
    if what == SHIP_CHOICE:
        return movable(s, who, f[PLANET] > 0)
    return goals(s, who, f[A]) if what == GO_CHOICE else Bits(0)


@rule
def movable(s: Galaxies, who: int, some_barred: bool) -> Bits:
    """The spots of ships that can go somewhere; those that the MOVING frame below bars stay."""
    m, found, at_home = s.mats[who], Bits(0), s.mats[who].home
    for place in range(s.places):
        if m.landed >> place & 1:
            found = plus(found, SURFACE + place)
        if m.orbit[place]:
            found = plus(found, ORBIT + place)
    if some_barred:
        f = s.agenda[s.depth - 2]
        for spot in range(1, SPOTS):
            if spot + 1 == f[B] or spot + 1 == f[C]:
                found = but(found, plus(Bits(0), spot))
        at_home -= (f[B] == HOME + 1) + (f[C] == HOME + 1)
    return plus(found, HOME) if at_home > 0 and size(goals(s, who, HOME)) else found


@rule
def goals(s: Galaxies, who: int, start: int) -> Bits:
    """Where a ship may go: another card, with no own ship in the same way on it."""
    m, found = s.mats[who], Bits(0)
    if start != HOME:
        found = plus(found, HOME)
    for place in range(s.places):
        if s.card[place] == NONE or start == SURFACE + place or start == ORBIT + place:
            continue
        if not m.landed >> place & 1:
            found = plus(found, SURFACE + place)
        if not m.orbit[place]:
            found = plus(found, ORBIT + place)
    return found


@rule
def nested_choices(s: Galaxies, what: int, who: int, planet: int) -> Bits:
    if what == ROW_CHOICE:
        return moved(usable_of(s, who, row_planets(s)), USES)
    found = Bits(0)
    if what == BORROWING:
        for owner in range(s.players):
            found = either(found, usable_by(s, who, planet, owner))
        return moved(found, USES)
    for face in range(6):
        if (what == FREE_CHOICE or s.active[face]) and face_usable(s, who, face):
            found = plus(found, face)
    return found


@rule
def target_choices(s: Galaxies, what: int, who: int, planet: int) -> int:
    f = s.agenda[s.depth - 1]
    if what == ADVANCING:
        return in_orbit(s, who, f[A]) & ~(1 << f[C] >> 1)
    if what == GOING_BACK:
        return past_start(s, who, ANY)
    if what == PUSHING:
        return pushable(s, who, TRACKS[s.later, planet]) & ~(1 << f[C] >> 1) if f[A] else 0
    if what == ROBBING:
        return victims(s, who, planet)
    if what == SWAPPING:
        return ways_to_swap(s, who, planet)
    if what == REPLACING:
        return replaceable(s, planet)
    if what == RECALLING:
        return in_orbit(s, who, ANY)
    if what == UPGRADING:
        return ways_to_upgrade(s, who, planet)
    if what == TAKING:
        return (2 << f[A]) - 1 if MIX[s.later, planet] else 1 | 1 << f[A]
    return ways_to_give(s, f[A]) if what == GIVING else 0


@rule
def ways_to_give(s: Galaxies, amount: int) -> int:
    """How much of what the rogue takes can be energy, one bit each."""
    m, found = s.mats[HUMAN], 0
    for energy in range(FULL + 1):
        if energy <= min(amount, m.energy) and amount - energy <= m.culture:
            found |= 1 << energy
    return found
