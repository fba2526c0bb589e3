"""Uses: what a die's face and a planet's action do, at once or by opening frames on the agenda (book 4 to 7 and 9)."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.records import NONE, plus, rule
from asterism.games.galaxies.pieces import (
    ADVANCE_OWN,
    ALL_ADVANCE,
    BACK_THEN_ADVANCE,
    BORROW,
    CULTURE,
    DIPLOMACY,
    DIPLOMATIC,
    DISCARD_DICE,
    DISCARDED,
    ECONOMIC,
    ECONOMY,
    ENERGY,
    FREE,
    GAIN_CULTURE,
    GAIN_ENERGY,
    INCOME,
    LIMITS,
    MOVE,
    MOVES,
    ONCE,
    OP,
    OTHERS_CULTURE,
    OTHERS_ENERGY,
    PAY_CULTURE,
    PAY_ENERGY,
    PER_HOME,
    PRICE,
    PUSH_BACK,
    RECALL_SHIP,
    REPLACE_PLANET,
    REROLL_DICE,
    SET_DIE,
    SHARE,
    SHIPS,
    STEAL,
    STEPS,
    SWAP_ALL,
    TAX,
    TRACKS,
    TRANSFER,
    UPGRADE_EMPIRE,
    USE_ROW,
    USED,
)
from asterism.games.galaxies.space import (
    ADVANCING,
    ALL_ADVANCING,
    BORROWING,
    COLONY_DIE,
    FREE_CHOICE,
    GOING_BACK,
    MOVING,
    PUSHING,
    RECALLING,
    REPEATING,
    REPLACING,
    REROLLING,
    ROBBING,
    ROW_CHOICE,
    SHIFTING,
    SHIP_CHOICE,
    SPENDING,
    SWAPPING,
    TURNING,
    UPGRADING,
    Galaxies,
    gain,
    lose,
    produced,
    push,
)


@rule
def use_face(s: Galaxies, who: int, face: int, tell: Any) -> None:
    """A player carries out what a face shows."""
    if face == MOVE:
        push(s, SHIP_CHOICE, who, NONE, 0, 0, 0)
    elif face == ENERGY:
        gain(s, who, produced(s, who, 0), 0, tell)
    elif face == CULTURE:
        gain(s, who, 0, produced(s, who, 1), tell)
    elif face == DIPLOMACY:
        push(s, ADVANCING, who, NONE, DIPLOMATIC, 1, 0)
    elif face == ECONOMY:
        push(s, ADVANCING, who, NONE, ECONOMIC, 1, 0)
    else:
        push(s, COLONY_DIE, who, NONE, 0, 0, 0)


@rule
def use_planet(s: Galaxies, who: int, planet: int, spot: int, tell: Any) -> None:
    """A player carries out a planet's action; the spot is that of a ship that has just landed there, or NONE."""
    m, op = s.mats[who], OP[planet]
    say(tell, USED, ALL, who, planet + 1)
    if LIMITS[s.later, planet] & ONCE:
        m.used = plus(m.used, planet)
    lose(s, who, PAY_ENERGY[s.later, planet], PAY_CULTURE[s.later, planet], tell)
    if op <= PER_HOME:
        use_gain(s, who, planet, op, tell)
    elif op <= ALL_ADVANCE:
        use_on_ships(s, who, planet, op)
    elif op >= MOVES:
        m.busy = plus(m.busy, planet)
        use_nested(s, who, planet, op, spot)
    else:
        use_on_table(s, who, planet, op)


@rule
def use_gain(s: Galaxies, who: int, planet: int, op: int, tell: Any) -> None:
    energy, culture = GAIN_ENERGY[s.later, planet], GAIN_CULTURE[s.later, planet]
    if op == PER_HOME:
        gain(s, who, energy * s.mats[who].home, culture * s.mats[who].home, tell)
    else:
        gain(s, who, energy, culture, tell)
    if op == SHARE:
        for step in range(1, s.players):
            other = (who + step) % s.players
            gain(s, other, OTHERS_ENERGY[s.later, planet], OTHERS_CULTURE[s.later, planet], tell)


@rule
def use_on_ships(s: Galaxies, who: int, planet: int, op: int) -> None:
    """Resources of others, and ships in orbit."""
    if op == SWAP_ALL:
        push(s, SWAPPING, who, planet, 0, 0, 0)
    elif op == STEAL:
        push(s, ROBBING, who, planet, 0, 0, 0)
    elif op == ADVANCE_OWN:
        push(s, ADVANCING, who, planet, TRACKS[s.later, planet], STEPS[s.later, planet], 0)
    elif op == PUSH_BACK:
        push(s, PUSHING, who, planet, SHIPS[s.later, planet], 0, 0)
    elif op == BACK_THEN_ADVANCE:
        push(s, GOING_BACK, who, planet, 1, 0, 0)
    elif op == RECALL_SHIP:
        push(s, RECALLING, who, planet, 0, 0, 0)
    elif op == TRANSFER:
        push(s, SHIFTING, who, planet, 0, 0, 0)
    else:
        push(s, ALL_ADVANCING, who, planet, 1, 0, 0)


@rule
def use_on_table(s: Galaxies, who: int, planet: int, op: int) -> None:
    """The empire, the row, dice, and what holds for the rest of the turn."""
    if op == UPGRADE_EMPIRE:
        push(s, UPGRADING, who, planet, 0, 0, 0)
    elif op == REPLACE_PLANET:
        push(s, REPLACING, who, planet, 0, 0, 0)
    elif op == REROLL_DICE:
        push(s, REROLLING, who, planet, 0, 0, 0)
    elif op == SET_DIE:
        push(s, TURNING, who, planet, 0, 0, 0)
    elif op == DISCARD_DICE:
        push(s, SPENDING, who, planet, DISCARDED[s.later, planet], 0, 0)
    elif op == INCOME:
        s.income_energy = max(s.income_energy, GAIN_ENERGY[s.later, planet])
        s.income_culture = max(s.income_culture, GAIN_CULTURE[s.later, planet])
    elif op == TAX:
        s.price = PRICE[s.later, planet]


@rule
def use_nested(s: Galaxies, who: int, planet: int, op: int, spot: int) -> None:
    """Actions that others may nest in."""
    if op == MOVES:
        push(s, MOVING, who, planet, SHIPS[s.later, planet], spot + 1, 0)
    elif op == USE_ROW:
        push(s, ROW_CHOICE, who, planet, 0, 0, 0)
    elif op == BORROW:
        push(s, BORROWING, who, planet, 0, 0, 0)
    elif op == FREE:
        push(s, FREE_CHOICE, who, planet, 0, 0, 0)
    else:
        push(s, REPEATING, who, planet, 0, 0, 0)
