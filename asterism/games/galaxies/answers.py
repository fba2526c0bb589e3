"""Answers: what comes of a choice, and of a frame with nothing left to choose."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.chance import Luck, draw
from asterism.core.records import NONE, has, minus, plus, put_in, rule
from asterism.games.galaxies.pieces import (
    DECLINED,
    DISCOUNT,
    FEE_CULTURE,
    FEE_ENERGY,
    FROM_ENERGY,
    GAIN_CULTURE,
    GAIN_ENERGY,
    HOME,
    HUMAN,
    ORBIT,
    OTHERS_STEPS,
    OWN_STEPS,
    PLACES,
    REMOVED,
    REPEATED,
    REROLL,
    ROGUE,
    ROLLED,
    SHIFTED,
    SPACES,
    SPENT,
    STEPS,
    SURFACE,
    TURNED,
    UNDER_DECK,
)
from asterism.games.galaxies.planets import ANY, usable
from asterism.games.galaxies.questions import DECLINES, MARKS, ROLLS, SPENDS, USES, in_hand
from asterism.games.galaxies.rogue import answer_rogue_die, nearest_to_symbol
from asterism.games.galaxies.space import (
    ADVANCING,
    ALL_ADVANCING,
    ASK,
    BORROWING,
    COLONY_DIE,
    FREE_CHOICE,
    GIVING,
    GO_CHOICE,
    LANDING,
    MOVING,
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
    advance,
    any_in_orbit,
    colonise,
    drop,
    fill_place,
    gain,
    give,
    is_rogue,
    keep_track,
    lose,
    move_ship,
    push,
    push_back,
    rob,
    upgrade,
)
from asterism.games.galaxies.uses import use_face, use_planet


@rule
def answer(s: Galaxies, choice: int, luck: Luck, tell: Any) -> None:
    """Carry out what was chosen in the innermost frame."""
    f = s.agenda[s.depth - 1]
    what, who, planet = f[WHAT], f[WHO], f[PLANET] - 1
    if what <= TURNING:
        answer_dice(s, what, choice, luck, tell)
    elif what <= GO_CHOICE:
        answer_movement(s, what, who, choice, tell)
    elif what in (ROW_CHOICE, BORROWING, FREE_CHOICE, REPEATING):
        answer_nested(s, what, who, planet, choice, tell)
    elif what <= PUSHING:
        answer_on_track(s, what, who, planet, choice, luck, tell)
    elif what == UPGRADING:
        drop(s)
        pay_upgrade(s, who, choice, planet, tell)
    else:
        answer_on_table(s, what, who, planet, choice, luck, tell)


# Dice (book 3 and 9)


@rule
def answer_dice(s: Galaxies, what: int, choice: int, luck: Luck, tell: Any) -> None:
    if what == ROGUE_DIE:
        answer_rogue_die(s, choice == 0, luck, tell)
    elif what == REROLLING and choice == ROLLS:
        reroll(s, luck, tell)
    elif what == REROLLING:
        take_up(s, choice - MARKS)
    elif what == SPENDING:
        spend_next(s, choice - SPENDS, tell)
    else:
        drop(s)
        turn_die(s, choice // 6, choice % 6, tell)


@rule
def take_up(s: Galaxies, face: int) -> None:
    """Take a die into the hand; the next one may not lie left of it."""
    s.inactive[face] -= 1
    s.hand[face] += 1
    s.agenda[s.depth - 1, A] = face


@rule
def reroll(s: Galaxies, luck: Luck, tell: Any) -> None:
    """Throw the dice in the hand; the first time in a turn is free, a planet's is not counted."""
    f = s.agenda[s.depth - 1]
    counted = f[PLANET] == 0
    cost = int(counted and s.rerolled)
    say(tell, REROLL, ALL, f[WHO], in_hand(s), cost)
    s.mats[f[WHO]].energy -= cost
    if counted:
        s.rerolled = 1
    drop(s)
    throw(s, in_hand(s), luck, tell)


@rule
def throw(s: Galaxies, dice: int, luck: Luck, tell: Any) -> None:
    """Throw so many dice; they lie inactive then."""
    for face in range(6):
        s.hand[face] = 0
    for _ in range(dice):
        s.hand[draw(luck, 6)] += 1
    say(tell, ROLLED, ALL, s.hand[0], s.hand[1], s.hand[2], s.hand[3], s.hand[4], s.hand[5])
    for face in range(6):
        s.inactive[face] += s.hand[face]
        s.hand[face] = 0


@rule
def spend(s: Galaxies, who: int, face: int, tell: Any) -> None:
    s.inactive[face] -= 1
    s.spent[face] += 1
    say(tell, SPENT, ALL, who, face)


@rule
def spend_next(s: Galaxies, face: int, tell: Any) -> None:
    """Spend a die; after the last one comes what a planet gives for them."""
    f = s.agenda[s.depth - 1]
    who, planet = f[WHO], f[PLANET] - 1
    spend(s, who, face, tell)
    f[A] -= 1
    f[B] = face
    if f[A] == 0:
        drop(s)
        if planet != NONE:
            gain(s, who, GAIN_ENERGY[s.later, planet], GAIN_CULTURE[s.later, planet], tell)


@rule
def turn_die(s: Galaxies, face: int, to: int, tell: Any) -> None:
    s.inactive[face] -= 1
    s.inactive[to] += 1
    say(tell, TURNED, ALL, s.turn, face, to)


# Moving, landing, colonies (book 4 and 7)


@rule
def answer_movement(s: Galaxies, what: int, who: int, choice: int, tell: Any) -> None:
    f = s.agenda[s.depth - 1]
    planet = f[PLANET] - 1
    if what == SHIP_CHOICE:
        f[WHAT], f[A] = GO_CHOICE, choice
    elif what == GO_CHOICE:
        start = f[A]
        drop(s)
        go(s, who, start, choice, planet != NONE, tell)
    elif what == LANDING:
        spot = f[A]
        drop(s)
        land(s, who, planet, spot, choice, tell)
    elif what == COLONY_DIE:
        drop(s)
        use_colony(s, who, choice, tell)


@rule
def go(s: Galaxies, who: int, start: int, to: int, by_planet: bool, tell: Any) -> None:
    """Move a ship; a landing offers the planet's action. A planet that moves ships remembers the ship."""
    move_ship(s, who, start, to, tell)
    if by_planet:
        s.agenda[s.depth - 1, C] = to + 1
    if SURFACE <= to < ORBIT and usable(s, who, s.card[to - SURFACE]):
        push(s, LANDING, who, s.card[to - SURFACE], to, 0, 0)


@rule
def land(s: Galaxies, who: int, planet: int, spot: int, choice: int, tell: Any) -> None:
    if choice == DECLINES:
        say(tell, DECLINED, ALL, who, planet + 1)
    else:
        use_planet(s, who, planet, spot, tell)


@rule
def use_colony(s: Galaxies, who: int, choice: int, tell: Any) -> None:
    """The empire, or one of the player's own colonies."""
    if choice < USES:
        pay_upgrade(s, who, choice, NONE, tell)
    else:
        use_planet(s, who, choice - USES, NONE, tell)


@rule
def pay_upgrade(s: Galaxies, who: int, energy: int, planet: int, tell: Any) -> None:
    """Pay the next level, so much of it in energy, and rise."""
    cost = s.mats[who].level + 1 - (DISCOUNT[s.later, planet] if planet != NONE else 0)
    lose(s, who, energy, cost - energy, tell)
    upgrade(s, who, tell)


# Actions inside actions (book 7 and 9)


@rule
def answer_nested(s: Galaxies, what: int, who: int, planet: int, choice: int, tell: Any) -> None:
    f = s.agenda[s.depth - 1]
    f[A] = 1
    if what == ROW_CHOICE:
        use_planet(s, who, choice - USES, NONE, tell)
    elif what == BORROWING:
        inner = choice - USES
        give(s, who, owner_of(s, inner), FEE_ENERGY[s.later, planet], FEE_CULTURE[s.later, planet], tell)
        use_planet(s, who, inner, NONE, tell)
    else:
        f[A] = choice + 1
        say(tell, REPEATED, ALL, who, choice)
        use_face(s, who, choice, tell)


@rule
def owner_of(s: Galaxies, planet: int) -> int:
    owner = 0
    while not has(s.mats[owner].colonies, planet):
        owner += 1
    return owner


# Ships on their tracks (book 6 and 9)


@rule
def answer_on_track(s: Galaxies, what: int, who: int, planet: int, choice: int, luck: Luck, tell: Any) -> None:
    f = s.agenda[s.depth - 1]
    steps = f[B] if what == ADVANCING else f[A]
    if what == PUSHING:
        f[A], f[C] = f[A] - 1, choice + 1
        push_back(s, choice // PLACES, choice % PLACES, STEPS[s.later, planet], who, tell)
        return
    drop(s)
    if what == ADVANCING:
        advance(s, who, choice, steps, luck, tell)
    elif planet == NONE:
        push_back(s, who, choice, steps, ROGUE, tell)
    else:
        push_back(s, who, choice, steps, who, tell)
        push(s, ADVANCING, who, planet, ANY, STEPS[s.later, planet], choice + 1)


# Resources and the row (book 9 and 11)


@rule
def answer_on_table(s: Galaxies, what: int, who: int, planet: int, choice: int, luck: Luck, tell: Any) -> None:
    amount = s.agenda[s.depth - 1, A]
    drop(s)
    if what == ROBBING:
        rob(s, who, choice, GAIN_ENERGY[s.later, planet], GAIN_CULTURE[s.later, planet], tell)
    elif what == SWAPPING:
        swap(s, who, choice, FROM_ENERGY[s.later, planet], tell)
    elif what == REPLACING:
        replace(s, who, choice, planet, luck, tell)
    elif what == RECALLING:
        recall(s, who, choice, planet, tell)
    elif what == TAKING:
        gain(s, who, choice, amount - choice, tell)
    elif what == SHIFTING:
        shift(s, who, choice // PLACES, choice % PLACES, luck, tell)
    elif what == GIVING:
        rob(s, ROGUE, HUMAN, choice, amount - choice, tell)


@rule
def swap(s: Galaxies, who: int, amount: int, from_energy: int, tell: Any) -> None:
    if from_energy:
        lose(s, who, amount, 0, tell)
        gain(s, who, 0, amount, tell)
    else:
        lose(s, who, 0, amount, tell)
        gain(s, who, amount, 0, tell)


@rule
def replace(s: Galaxies, who: int, place: int, planet: int, luck: Luck, tell: Any) -> None:
    """A planet of the row leaves, out of the game or under the deck, and a new one comes."""
    old = s.card[place]
    say(tell, REMOVED, ALL, place, old + 1, who)
    if UNDER_DECK[s.later, planet]:
        put_in(s.under, s.unders, s.unders, old)
        s.unders += 1
    else:
        s.box = plus(s.box, old)
    fill_place(s, place, luck, tell)


@rule
def recall(s: Galaxies, who: int, place: int, planet: int, tell: Any) -> None:
    """A ship goes home and brings as many resources as the number of its space."""
    amount = s.mats[who].orbit[place] - 1
    move_ship(s, who, ORBIT + place, HOME, tell)
    if amount:
        push(s, TAKING, who, planet, amount, 0, 0)


@rule
def shift(s: Galaxies, who: int, start: int, to: int, luck: Luck, tell: Any) -> None:
    """A ship goes to the same number of another track; a track that has no such number is at its end."""
    m = s.mats[who]
    reached = min(m.orbit[start], SPACES[s.card[to]] + 2)
    m.orbit[start], m.orbit[to] = 0, reached
    keep_track(s, who, ORBIT + start, ORBIT + to)
    say(tell, SHIFTED, ALL, who, start, to, s.card[to] + 1, reached - 1)
    if reached == SPACES[s.card[to]] + 2:
        colonise(s, who, to, luck, tell)


# Frames with nothing left to choose


@rule
def lapse(s: Galaxies, luck: Luck, tell: Any) -> None:
    """The innermost frame goes on, or is done."""
    f = s.agenda[s.depth - 1]
    what, who, planet = f[WHAT], f[WHO], f[PLANET] - 1
    if what == MOVING and f[A]:
        f[A] -= 1
        push(s, SHIP_CHOICE, who, planet, 0, 0, 0)
    elif what == ALL_ADVANCING:
        next_advances(s, who, planet, luck, tell)
    else:
        face = f[A] - 1
        drop(s)
        if what in (MOVING, ROW_CHOICE, BORROWING, FREE_CHOICE, REPEATING):
            s.mats[who].busy = minus(s.mats[who].busy, planet)
        if what == FREE_CHOICE and face != NONE:
            push(s, ASK, who, NONE, face, 1, 1)


@rule
def next_advances(s: Galaxies, who: int, planet: int, luck: Luck, tell: Any) -> None:
    """The others clockwise advance a ship each, then the planet's user does."""
    f = s.agenda[s.depth - 1]
    other, steps = (who + f[A]) % s.players, OTHERS_STEPS[s.later, planet]
    f[A] += 1
    if other == who:
        drop(s)
        push(s, ADVANCING, who, planet, ANY, OWN_STEPS[s.later, planet], 0)
    elif is_rogue(s, other) and any_in_orbit(s, other, ANY):
        advance(s, other, nearest_to_symbol(s, other), steps, luck, tell)
    elif not is_rogue(s, other):
        push(s, ADVANCING, other, planet, ANY, steps, 0)
