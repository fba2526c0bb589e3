"""The rogue galaxy: it throws its dice one by one, and each is carried out as it falls."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.chance import Luck, draw
from asterism.core.records import NONE, rule
from asterism.games.galaxies.pieces import (
    ACTIVATED,
    ATTACK,
    ATTACK_ONCE,
    ATTACKED,
    CULTURE,
    DIPLOMACY,
    DIPLOMATIC,
    ECONOMIC,
    ECONOMY,
    ENERGY,
    EXTRA,
    EXTRA_DICE,
    FEWER_DICE,
    FORCED,
    GAINS,
    HOME,
    HUMAN,
    LOSES,
    MOVE,
    ORBIT,
    PART_AMOUNT,
    PART_CULTURE,
    PART_ENERGY,
    PART_OP,
    PARTS,
    ROGUE,
    SHIP_BACK,
    SHIPS_BACK,
    SHIPS_FORWARD,
    SPACES,
    STEALS,
    STEALS_ANY,
    THREW,
)
from asterism.games.galaxies.planets import ANY, has_room
from asterism.games.galaxies.space import (
    ASK,
    GIVING,
    GOING_BACK,
    PLAYING,
    ROGUE_DIE,
    A,
    Galaxies,
    advance,
    any_in_orbit,
    drop,
    full,
    gain,
    in_orbit,
    lose,
    move_ship,
    past_start,
    produced,
    push,
    push_back,
    rob,
    upgrade,
)

# Its dice (book 11)


@rule
def throw_die(s: Galaxies, luck: Luck, tell: Any) -> None:
    """One die; an unusable one is put away, of a usable one the human may force a reroll."""
    face = draw(luck, 6)
    good = rogue_can_use(s, face)
    say(tell, THREW, ALL, face, int(good))
    if not good:
        return
    if s.mats[HUMAN].energy and s.mats[HUMAN].culture:
        push(s, ROGUE_DIE, ROGUE, NONE, face, 0, 0)
    else:
        activate_die(s, face, luck, tell)


@rule
def answer_rogue_die(s: Galaxies, force: bool, luck: Luck, tell: Any) -> None:
    face = s.agenda[s.depth - 1, A]
    drop(s)
    if force:
        say(tell, FORCED, ALL, face)
        lose(s, HUMAN, 1, 1, tell)
        throw_die(s, luck, tell)
    else:
        activate_die(s, face, luck, tell)


@rule
def rogue_can_use(s: Galaxies, face: int) -> bool:
    """Would a die of the rogue's change something?"""
    if face == MOVE:
        return s.mats[ROGUE].home > 0 and goal(s) != NONE
    if face == ENERGY:
        return has_room(s, ROGUE, produced(s, ROGUE, 0), 0)
    if face == CULTURE:
        return has_room(s, ROGUE, 0, produced(s, ROGUE, 1))
    if face == DIPLOMACY:
        return any_in_orbit(s, ROGUE, DIPLOMATIC)
    if face == ECONOMY:
        return any_in_orbit(s, ROGUE, ECONOMIC)
    return can_attack(s)


@rule
def activate_die(s: Galaxies, face: int, luck: Luck, tell: Any) -> None:
    """Carry a die out; then the human may follow."""
    s.active[face] += 1
    say(tell, ACTIVATED, ALL, ROGUE, face)
    push(s, ASK, ROGUE, NONE, face, 1, 0)
    if face == MOVE:
        move_ship(s, ROGUE, HOME, ORBIT + goal(s), tell)
    elif face == ENERGY:
        gain(s, ROGUE, produced(s, ROGUE, 0), 0, tell)
    elif face == CULTURE:
        gain(s, ROGUE, 0, produced(s, ROGUE, 1), tell)
    elif face == DIPLOMACY:
        advance_all(s, DIPLOMATIC, 1, luck, tell)
    elif face == ECONOMY:
        advance_all(s, ECONOMIC, 1, luck, tell)
    else:
        attack(s, luck, tell)


@rule
def goal(s: Galaxies) -> int:
    """The leftmost planet whose track has no ship of the rogue's, or NONE."""
    for place in range(s.places):
        if s.card[place] != NONE and not s.mats[ROGUE].orbit[place]:
            return place
    return NONE


@rule
def advance_all(s: Galaxies, tracks: int, steps: int, luck: Luck, tell: Any) -> None:
    """Its ships on such tracks advance from the left, colonising one by one."""
    ships = in_orbit(s, ROGUE, tracks)
    for place in range(s.places):
        if ships >> place & 1 and s.step == PLAYING:
            advance(s, ROGUE, place, steps, luck, tell)


@rule
def nearest_to_symbol(s: Galaxies, who: int) -> int:
    """The place of the ship with the shortest way to go, the leftmost of equals."""
    best, least = NONE, 0
    for place in range(s.places):
        way = SPACES[s.card[place]] - s.mats[who].orbit[place] if s.mats[who].orbit[place] else 0
        if s.mats[who].orbit[place] and (best == NONE or way < least):
            best, least = place, way
    return best


# Its attacks (book 11)


@rule
def can_attack(s: Galaxies) -> bool:
    """Would the attack of its level change something?"""
    if s.attacked:
        return False
    found = False
    for part in range(PARTS):
        found = found or part_has_effect(s, ATTACK[s.rogue, s.mats[ROGUE].level, part])
    return found


@rule
def part_has_effect(s: Galaxies, part: Any) -> bool:
    op, m = part[PART_OP], s.mats[HUMAN]
    if op in (LOSES, STEALS):
        return bool((part[PART_ENERGY] and m.energy) or (part[PART_CULTURE] and m.culture))
    if op == STEALS_ANY:
        return m.energy + m.culture > 0
    if op == GAINS:
        return has_room(s, ROGUE, part[PART_ENERGY], part[PART_CULTURE])
    if op in (SHIP_BACK, SHIPS_BACK):
        return past_start(s, HUMAN, ANY) != 0
    if op == SHIPS_FORWARD:
        return any_in_orbit(s, ROGUE, ANY)
    return bool(op == FEWER_DICE)


@rule
def attack(s: Galaxies, luck: Luck, tell: Any) -> None:
    level = s.mats[ROGUE].level
    say(tell, ATTACKED, ALL, level)
    s.attacked = ATTACK_ONCE[s.rogue, level]
    for part in range(PARTS):
        if s.step == PLAYING:
            carry_out_part(s, ATTACK[s.rogue, level, part], luck, tell)


@rule
def carry_out_part(s: Galaxies, part: Any, luck: Luck, tell: Any) -> None:
    op, amount, m = part[PART_OP], part[PART_AMOUNT], s.mats[HUMAN]
    if op == LOSES:
        lose(s, HUMAN, part[PART_ENERGY], part[PART_CULTURE], tell)
    elif op == STEALS:
        rob(s, ROGUE, HUMAN, part[PART_ENERGY], part[PART_CULTURE], tell)
    elif op == STEALS_ANY:
        push(s, GIVING, HUMAN, NONE, min(amount, m.energy + m.culture), 0, 0)
    elif op == GAINS:
        gain(s, ROGUE, part[PART_ENERGY], part[PART_CULTURE], tell)
    elif op == SHIP_BACK:
        push(s, GOING_BACK, HUMAN, NONE, amount, 0, 0)
    elif op == SHIPS_BACK:
        all_back(s, amount, tell)
    elif op == SHIPS_FORWARD:
        advance_all(s, ANY, amount, luck, tell)
    elif op == FEWER_DICE:
        s.fewer += amount


@rule
def all_back(s: Galaxies, steps: int, tell: Any) -> None:
    ships = past_start(s, HUMAN, ANY)
    for place in range(s.places):
        if ships >> place & 1:
            push_back(s, HUMAN, place, steps, ROGUE, tell)


# The end of its turn (book 11)


@rule
def turn_full_energy(s: Galaxies, tell: Any) -> None:
    """With energy at its maximum the rogue's empire rises."""
    m = s.mats[ROGUE]
    if m.energy == full(s, ROGUE):
        lose(s, ROGUE, m.energy, 0, tell)
        upgrade(s, ROGUE, tell)


@rule
def has_extra_turn(s: Galaxies) -> bool:
    """With culture at its maximum comes one extra turn."""
    return not s.extra and s.mats[ROGUE].culture == full(s, ROGUE)


@rule
def begin_extra_turn(s: Galaxies, tell: Any) -> None:
    s.extra, s.left = 1, EXTRA_DICE
    say(tell, EXTRA, ALL, EXTRA_DICE)


@rule
def end_extra_turn(s: Galaxies, tell: Any) -> None:
    if s.extra:
        s.extra = 0
        lose(s, ROGUE, 0, s.mats[ROGUE].culture, tell)
