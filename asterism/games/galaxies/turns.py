"""Turns: dice, following, and how play goes on until somebody has to decide."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.chance import Luck, reveal
from asterism.core.records import Bits, nth, plus, rule, size
from asterism.games.galaxies.answers import answer, lapse, spend, take_up, throw
from asterism.games.galaxies.missions import mission_points
from asterism.games.galaxies.pieces import (
    ABSTAINED,
    ACTIVATE,
    ACTIVATED,
    END,
    FOLLOW,
    FOLLOWED,
    HUMAN,
    NEVER,
    PASS,
    PASSED,
    TURNED_TO,
    UNVEILED,
)
from asterism.games.galaxies.planets import dice_left, face_usable
from asterism.games.galaxies.questions import MARKS, SPENDS, choices, first_verb, may_spend
from asterism.games.galaxies.rogue import (
    begin_extra_turn,
    end_extra_turn,
    has_extra_turn,
    throw_die,
    turn_full_energy,
)
from asterism.games.galaxies.space import (
    ASK,
    PLAYING,
    REROLLING,
    ROGUE_DIE,
    SPENDING,
    TURNING,
    WHAT,
    WHO,
    A,
    B,
    C,
    Galaxies,
    dice_of,
    drop,
    gain,
    is_rogue,
    lose,
    push,
    stop,
)
from asterism.games.galaxies.uses import use_face

NO_PLANET = -1
DICE_TO_CONVERT = 3
ENDS = END - ACTIVATE


# A turn (book 3 and 10)


@rule
def begin_turn(s: Galaxies, who: int, luck: Luck, tell: Any) -> None:
    """The player takes as many dice as its empire gives and throws them; the rogue throws one by one."""
    s.turn = who
    clear_turn(s)
    dice = dice_of(s, who)
    if not is_rogue(s, who):
        dice -= s.fewer
        s.fewer = 0
    say(tell, TURNED_TO, ALL, who, dice)
    if is_rogue(s, who):
        s.left = dice
    else:
        throw(s, dice, luck, tell)


@rule
def clear_turn(s: Galaxies) -> None:
    """Dice go, and what held for a turn ends with it."""
    s.never, s.rerolled, s.converted, s.attacked = 0, 0, 0, 0
    s.price, s.income_energy, s.income_culture = 1, 0, 0
    for face in range(6):
        s.inactive[face], s.active[face], s.spent[face] = 0, 0, 0
    for who in range(s.players):
        s.mats[who].used = Bits(0)


@rule
def end_turn(s: Galaxies, luck: Luck, tell: Any) -> None:
    """The next player's turn; once the end was started the round is finished."""
    following = (s.turn + 1) % s.players
    clear_turn(s)
    if s.ending and following == 0:
        finish(s, luck, tell)
    else:
        begin_turn(s, following, luck, tell)


@rule
def finish(s: Galaxies, luck: Luck, tell: Any) -> None:
    """Missions are shown, and the game is over."""
    if s.seats > 1:
        reveal(luck)
        for seat in range(s.seats):
            s.shown[seat] = s.mission[seat, 0]
            say(tell, UNVEILED, ALL, seat, s.shown[seat], mission_points(s, seat, s.shown[seat]))
    stop(s, tell)


@rule
def turn_choices(s: Galaxies) -> Bits:
    """What the active player may do between dice: activate, convert, reroll or end."""
    found, dice = plus(Bits(0), ENDS), dice_left(s)
    for face in range(6):
        if not s.inactive[face]:
            continue
        if activation_is_of_use(s, face):
            found = plus(found, face)
        if not s.rerolled or s.mats[s.turn].energy:
            found = plus(found, MARKS + face)
        if not s.converted and dice >= DICE_TO_CONVERT and may_spend(s, face, 0, 2):
            found = plus(found, SPENDS + face)
    return found


@rule
def activation_is_of_use(s: Galaxies, face: int) -> bool:
    """A die is looked at as already activated."""
    s.inactive[face] -= 1
    s.active[face] += 1
    found = face_usable(s, s.turn, face)
    s.inactive[face] += 1
    s.active[face] -= 1
    return found


@rule
def act_in_turn(s: Galaxies, choice: int, luck: Luck, tell: Any) -> None:
    who = s.turn
    if choice < SPENDS:
        activate(s, choice, tell)
    elif choice < MARKS:
        s.converted = 1
        spend(s, who, choice - SPENDS, tell)
        push(s, TURNING, who, NO_PLANET, 0, 0, 0)
        push(s, SPENDING, who, NO_PLANET, 1, choice - SPENDS, 0)
    elif choice == ENDS:
        end_turn(s, luck, tell)
    else:
        push(s, REROLLING, who, NO_PLANET, 0, 0, 0)
        take_up(s, choice - MARKS)


@rule
def activate(s: Galaxies, face: int, tell: Any) -> None:
    """Use a die; once that is done, the others are asked whether they follow."""
    s.inactive[face] -= 1
    s.active[face] += 1
    say(tell, ACTIVATED, ALL, s.turn, face)
    push(s, ASK, s.turn, NO_PLANET, face, 1, 0)
    use_face(s, s.turn, face, tell)


# Following (book 8)


@rule
def asks_to_follow(s: Galaxies) -> bool:
    """Is the next one clockwise to be asked?"""
    f = s.agenda[s.depth - 1]
    other = (f[WHO] + f[B]) % s.players
    if f[B] < s.players and other < s.seats and not s.never >> other & 1 and can_follow(s, other):
        s.decider, s.first, s.open = other, int(FOLLOW), Bits(7)
        return True
    return False


@rule
def can_follow(s: Galaxies, who: int) -> bool:
    """Can a player pay for following, and use the face then?"""
    f = s.agenda[s.depth - 1]
    m, active, price = s.mats[who], s.mats[s.turn], price_now(s)
    if m.culture < price:
        return False
    energy, culture = active.energy, active.culture
    m.culture -= price
    pay_income(s, f[WHO], None)
    found = face_usable(s, who, f[A])
    active.energy, active.culture = energy, culture
    m.culture += price
    return found


@rule
def price_now(s: Galaxies) -> int:
    return 0 if s.agenda[s.depth - 1, C] else s.price


@rule
def pay_income(s: Galaxies, owner: int, tell: Any) -> None:
    """What the active player gets for a follow of its own dice and planets."""
    if owner == s.turn:
        gain(s, owner, s.income_energy, s.income_culture, tell)


@rule
def answer_follow(s: Galaxies, action: int, tell: Any) -> None:
    f = s.agenda[s.depth - 1]
    who, price = s.decider, price_now(s)
    f[B] += 1
    if action == PASS:
        say(tell, PASSED, ALL, who)
    elif action == NEVER:
        s.never |= 1 << who
        say(tell, ABSTAINED, ALL, who)
    else:
        say(tell, FOLLOWED, ALL, who, f[A], price)
        lose(s, who, 0, price, tell)
        pay_income(s, f[WHO], tell)
        use_face(s, who, f[A], tell)


# How play goes on (book 3, 8 and 11)


@rule
def proceed(s: Galaxies, luck: Luck, tell: Any) -> None:
    """Go on until somebody has to decide."""
    s.decider, s.first, s.open = 0, 0, Bits(0)
    while s.step == PLAYING and not asks(s):
        if s.depth == 0:
            go_on_with_turn(s, luck, tell)
        elif s.agenda[s.depth - 1, WHAT] == ASK:
            go_on_asking(s)
        else:
            go_on_with_frame(s, luck, tell)


@rule
def asks(s: Galaxies) -> bool:
    """Does somebody have to decide now? Then write down who, and between what."""
    if s.depth:
        return asks_to_follow(s) if s.agenda[s.depth - 1, WHAT] == ASK else asks_in_frame(s)
    if is_rogue(s, s.turn) or dice_left(s) == 0:
        return False
    s.decider, s.first, s.open = s.turn, int(ACTIVATE), turn_choices(s)
    return True


@rule
def asks_in_frame(s: Galaxies) -> bool:
    """What has one possible answer is not asked, but for dice that are taken one by one."""
    f, found = s.agenda[s.depth - 1], choices(s)
    what = f[WHAT]
    if size(found) > (0 if what in (REROLLING, SPENDING) else 1):
        s.decider = HUMAN if what == ROGUE_DIE else f[WHO]
        s.first, s.open = first_verb(what), found
        return True
    return False


@rule
def go_on_with_turn(s: Galaxies, luck: Luck, tell: Any) -> None:
    if is_rogue(s, s.turn):
        go_on_with_rogue(s, luck, tell)
    else:
        end_turn(s, luck, tell)


@rule
def go_on_asking(s: Galaxies) -> None:
    """On to the next one clockwise; after the last one the frame is done."""
    f = s.agenda[s.depth - 1]
    f[B] += 1
    if f[B] >= s.players:
        drop(s)


@rule
def go_on_with_frame(s: Galaxies, luck: Luck, tell: Any) -> None:
    """Give the one possible answer; without any the frame is done."""
    found = choices(s)
    if size(found):
        answer(s, nth(found, 0), luck, tell)
    else:
        lapse(s, luck, tell)


@rule
def go_on_with_rogue(s: Galaxies, luck: Luck, tell: Any) -> None:
    """The rogue's next die; after the last one full resources take effect."""
    if s.left:
        s.left -= 1
        throw_die(s, luck, tell)
        return
    turn_full_energy(s, tell)
    if s.step == PLAYING and has_extra_turn(s):
        clear_turn(s)
        begin_extra_turn(s, tell)
    elif s.step == PLAYING:
        end_extra_turn(s, tell)
        end_turn(s, luck, tell)


@rule
def act(s: Galaxies, action: int, luck: Luck, tell: Any) -> None:
    """Carry out what was offered."""
    if s.depth == 0:
        act_in_turn(s, action - s.first, luck, tell)
    elif s.agenda[s.depth - 1, WHAT] == ASK:
        answer_follow(s, action, tell)
    else:
        answer(s, action - s.first, luck, tell)
    proceed(s, luck, tell)
