"""How good a position of the galaxies looks, for bots."""

from __future__ import annotations

from math import exp

import numpy as np

from asterism.core.game import at_rest, evaluate, turn_of
from asterism.core.records import Floats, bind, rule, size
from asterism.games.galaxies.missions import mission_points
from asterism.games.galaxies.pieces import (
    COLONY,
    CULTURE,
    DICE_AT,
    DIPLOMACY,
    DIPLOMATIC,
    ECONOMIC,
    EMPIRE_POINTS,
    ENERGY,
    FULL,
    HUMAN,
    LEVELS,
    MOVE,
    POINTS,
    ROGUE,
    SHIPS_AT,
    SKULL,
    SPACES,
    TRACK,
    WIN,
)
from asterism.games.galaxies.questions import in_hand
from asterism.games.galaxies.rules import utilities
from asterism.games.galaxies.space import (
    ASK,
    CHOOSING,
    DONE,
    PLANET,
    REROLLING,
    ROGUE_DIE,
    WHAT,
    WHO,
    A,
    B,
    C,
    Galaxies,
    dice_of,
    full,
    points,
    produced,
)

# All in points
ENERGY_WORTH = np.array([0.0, 0.42, 0.80, 1.14, 1.43, 1.67, 1.87, 2.00])  # at the start of the game
CULTURE_WORTH = np.array([0.0, 0.46, 0.86, 1.20, 1.50, 1.75, 1.95, 2.08])
ALONE = 1.5  # how much more a resource is worth against the rogue, whose dice it can force to be rolled again
LEFT_OVER = 0.25  # what a resource is still worth at the end
DIE_WORTH, SHIP_WORTH = 1.3, 0.9  # of one more die or ship, at the start of the game
ON_SURFACE = 0.12  # a ship that stands on a planet
ON_CULTURE = 0.22  # a ship where culture is made
ORBIT_WORTH = 0.78  # of a planet's points, with the whole way gone
MOVE_WORTH, COLONY_WORTH = 0.30, 0.22
AGAIN = np.array([0.8, 0.6, 0.6, 0.8, 0.8, 0.1])  # what a second die of a face is worth of a first one
FOLLOWED = 0.85  # how much of what others could gain by following counts against a die
KEPT_DIE = 0.75  # what a die to use is worth of what it will bring
ROGUES_DIE = 0.3  # what a die of the rogue brings it
MISSION_WORTH = 0.6  # of a mission's points, if it would bring them now
SHARP, SHARPER = 0.20, 0.018  # how sure a lead is, at the start and more with each point of the leader


@rule
def looks(s: Galaxies, out: Floats) -> None:
    """Chances to win, shared out so that they add up to 1; alone against the rogue."""
    if s.step == DONE:
        utilities(s, out)
    elif s.seats == 1:
        lead = worth(s, HUMAN) - threat(s)
        out[0] = 1.0 / (1.0 + exp(-(SHARP + SHARPER * points(s, HUMAN)) * lead))
    else:
        chances(s, out)


@rule
def chances(s: Galaxies, out: Floats) -> None:
    most, total = 0, 0.0
    for seat in range(s.seats):
        most = max(most, points(s, seat))
    sharp = SHARP + SHARPER * most
    for seat in range(s.seats):
        out[seat] = exp(sharp * worth(s, seat))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def worth(s: Galaxies, who: int) -> float:
    """What a player has, in points."""
    m, ahead = s.mats[who], to_come(s)
    total = float(points(s, who)) + energy_worth(s, m.energy) + culture_worth(s, m.culture) + ships_worth(s, who)
    total += ahead * (DIE_WORTH * (DICE_AT[m.level] - DICE_AT[1]) + SHIP_WORTH * (SHIPS_AT[m.level] - SHIPS_AT[1]))
    if s.seats > 1:
        total += MISSION_WORTH * mission_points(s, who, s.mission[who, 0])
    return float(total + rest_of_round(s, who)) + follow_worth(s, who)


@rule
def to_come(s: Galaxies) -> float:
    """How much of the game is still to come."""
    most = 0
    for who in range(s.players):
        most = max(most, points(s, who))
    return max(0.0, 1.0 - most / WIN)


@rule
def use(s: Galaxies) -> float:
    """Resources are worth less and less: there is no time left to use them."""
    return (ALONE if s.seats == 1 else 1.0) * (LEFT_OVER + (1.0 - LEFT_OVER) * to_come(s))


@rule
def energy_worth(s: Galaxies, amount: int) -> float:
    return float(ENERGY_WORTH[amount]) * use(s)


@rule
def culture_worth(s: Galaxies, amount: int) -> float:
    return float(CULTURE_WORTH[amount]) * use(s)


@rule
def rest_of_round(s: Galaxies, who: int) -> float:
    """What a player still gets in this round: so nobody looks better for having had a turn before the others."""
    if who < s.turn:
        return 0.0
    return dice_worth(s, who) if who == s.turn and under_way(s) else turn_worth(s, who)


@rule
def follow_worth(s: Galaxies, who: int) -> float:
    """What a player who is about to be asked will gain by following."""
    if s.depth == 0 or s.agenda[s.depth - 1, WHAT] != ASK or s.never >> who & 1:
        return 0.0
    f, m = s.agenda[s.depth - 1], s.mats[who]
    price = 0 if f[C] else s.price
    if (who - f[WHO]) % s.players < f[B] or m.culture < price:
        return 0.0
    cost = culture_worth(s, m.culture) - culture_worth(s, m.culture - price)
    return FOLLOWED * max(0.0, face_worth(s, who, f[A]) - cost)


@rule
def under_way(s: Galaxies) -> bool:
    """Has the active player begun to use dice?"""
    used = s.rerolled + in_hand(s)
    for face in range(6):
        used += s.active[face] + s.spent[face]
    return used > 0


@rule
def turn_worth(s: Galaxies, who: int) -> float:
    """What a turn with unknown dice brings."""
    total = 0.0
    for face in range(6):
        total += net_worth(s, who, face) * (1.0 + AGAIN[face]) / 12.0
    return KEPT_DIE * total * dice_of(s, who)


@rule
def ships_worth(s: Galaxies, who: int) -> float:
    m, total = s.mats[who], 0.0
    for place in range(s.places):
        if m.orbit[place]:
            total += orbit_worth(s, who, place, m.orbit[place])
        total += ON_SURFACE * (m.landed >> place & 1)
    return total + ON_CULTURE * produced(s, who, 1)


@rule
def orbit_worth(s: Galaxies, who: int, place: int, at: int) -> float:
    """A ship's hope of its planet: the way gone, less if others have gone further."""
    planet = s.card[place]
    way = at / (SPACES[planet] + 2.0)
    hope = float(ORBIT_WORTH * POINTS[planet] * way**1.35)
    for other in range(s.players):
        if other != who and s.mats[other].orbit[place] >= at:
            hope *= 0.7 if s.mats[other].orbit[place] > at else 0.85
    return hope


# Dice


@rule
def dice_worth(s: Galaxies, who: int) -> float:
    """What the dice that can still be used will bring; one in the hand may come to show any face."""
    total, any_face = 0.0, 0.0
    for face in range(6):
        one = net_worth(s, who, face)
        any_face += one / 6.0
        if s.inactive[face]:
            total += one + (s.inactive[face] - 1) * AGAIN[face] * one
    return KEPT_DIE * (total + any_face * in_hand(s)) - reroll_cost(s, who)


@rule
def reroll_cost(s: Galaxies, who: int) -> float:
    """The energy that dice in the hand will cost."""
    m = s.mats[who]
    if not s.rerolled or in_hand(s) == 0 or s.agenda[s.depth - 1, PLANET]:
        return 0.0
    return energy_worth(s, m.energy) - energy_worth(s, max(0, m.energy - 1))


@rule
def net_worth(s: Galaxies, who: int, face: int) -> float:
    """What a die brings, less what the others gain who would follow it."""
    net = face_worth(s, who, face)
    for other in range(s.seats):
        if other != who and s.mats[other].culture >= 1:
            gain = face_worth(s, other, face) - culture_worth(s, 1)
            net -= FOLLOWED * max(0.0, gain) / (s.seats - 1)
    return max(0.0, net)


@rule
def face_worth(s: Galaxies, who: int, face: int) -> float:
    m = s.mats[who]
    if face == MOVE:
        return MOVE_WORTH if m.home else 0.5 * MOVE_WORTH
    if face == ENERGY:
        return energy_worth(s, min(FULL, m.energy + produced(s, who, 0))) - energy_worth(s, m.energy)
    if face == CULTURE:
        return culture_worth(s, min(FULL, m.culture + produced(s, who, 1))) - culture_worth(s, m.culture)
    if face == COLONY:
        return max(upgrade_worth(s, who), COLONY_WORTH if size(m.colonies) else 0.0)
    return advance_worth(s, who, DIPLOMATIC if face == DIPLOMACY else ECONOMIC)


@rule
def advance_worth(s: Galaxies, who: int, track: int) -> float:
    """The best step on such a track."""
    m, best = s.mats[who], 0.0
    for place in range(s.places):
        if m.orbit[place] and TRACK[s.card[place]] == track:
            now = orbit_worth(s, who, place, m.orbit[place])
            done = m.orbit[place] == SPACES[s.card[place]] + 1
            then = float(POINTS[s.card[place]]) if done else orbit_worth(s, who, place, m.orbit[place] + 1)
            best = max(best, then - now)
    return best


@rule
def upgrade_worth(s: Galaxies, who: int) -> float:
    """What the next level brings, its price paid; nothing if it can't be."""
    m = s.mats[who]
    cost = m.level + 1
    if m.level == LEVELS or max(m.energy, m.culture) < cost:
        return 0.0
    gain = float(EMPIRE_POINTS[m.level + 1] - EMPIRE_POINTS[m.level])
    gain += to_come(s) * (DIE_WORTH * (DICE_AT[m.level + 1] - DICE_AT[m.level]))
    gain += to_come(s) * (SHIP_WORTH * (SHIPS_AT[m.level + 1] - SHIPS_AT[m.level]))
    by_energy = energy_worth(s, m.energy) - energy_worth(s, m.energy - cost) if m.energy >= cost else 9.0
    by_culture = culture_worth(s, m.culture) - culture_worth(s, m.culture - cost) if m.culture >= cost else 9.0
    return max(0.0, float(gain) - min(by_energy, by_culture))


# The rogue


@rule
def threat(s: Galaxies) -> float:
    """How far the rogue has come, in points, on the nearer of its two ways to win."""
    m = s.mats[ROGUE]
    rising = m.energy / full(s, ROGUE)
    by_points = float(points(s, ROGUE)) + rogue_ships(s) + rising + 0.5 * m.culture / full(s, ROGUE)
    by_level = WIN * (m.level - 1 + rising) / (SKULL - 1)
    dice = s.left if s.turn == ROGUE else dice_of(s, ROGUE)
    return max(by_points, by_level) + 0.25 * min(by_points, by_level) + ROGUES_DIE * dice


@rule
def rogue_ships(s: Galaxies) -> float:
    m, total = s.mats[ROGUE], 0.0
    for place in range(s.places):
        if m.orbit[place]:
            total += 0.6 * POINTS[s.card[place]] * (m.orbit[place] / (SPACES[s.card[place]] + 2.0))
    return total


# When


@rule
def rests(s: Galaxies) -> bool:
    """Nothing is being carried out: a die is to be chosen, rolled, followed or let be."""
    what = s.agenda[s.depth - 1, WHAT] if s.depth else REROLLING
    return s.step != CHOOSING and what in (REROLLING, ASK, ROGUE_DIE)


@rule
def whose(s: Galaxies) -> int:
    """Dice to come are hard to value: a turn is played out before positions are compared."""
    return s.turn


TRIALS = 0.1  # a turn played out is as much as ten simulations
PART_OF_TURN = 0.2  # of the time left that one decision takes: a turn has many


def turn_begins(s: Galaxies) -> bool:
    """Does the active player's turn begin? Then a bot's time begins anew."""
    return bool(s.depth == 0 and not under_way(s))


bind(evaluate, Galaxies, looks)
bind(at_rest, Galaxies, rests)
bind(turn_of, Galaxies, whose)
