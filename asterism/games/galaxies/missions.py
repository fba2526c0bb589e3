"""Secret missions: how they are dealt, what they ask and what they bring."""

from __future__ import annotations

from asterism.core.chance import Luck, draw
from asterism.core.records import Bits, below, minus, nth, rule, size
from asterism.games.galaxies.pieces import (
    ALL_IN_ORBIT,
    BALANCED,
    DIPLOMATIC,
    ECONOMIC,
    FEWEST,
    FOR_MORE,
    LEVEL_REACHED,
    MISSION_CULTURE,
    MISSION_ENERGY,
    MISSION_LEVEL,
    MISSION_OF,
    MISSION_OP,
    MISSION_POINTS,
    MISSION_TIED,
    MISSIONS,
    MOST,
    NONE_HOME,
    OF,
    STARTED_END,
    STOCKED,
    TRACK,
    WIN,
)
from asterism.games.galaxies.space import DONE, Galaxies, points

OF_ENERGY, OF_CULTURE, OF_PLANETS, OF_DIPLOMACY = range(len(OF) - 1)


# Dealing (book 2)


@rule
def missions_for(seats: int) -> Bits:
    """The missions for so many players; those for more are not dealt to two."""
    found = below(MISSIONS)
    for mission in range(MISSIONS):
        if seats < 3 and FOR_MORE[mission]:
            found = minus(found, mission)
    return found


@rule
def deal_missions(s: Galaxies, known: int, luck: Luck) -> None:
    """Deal two missions to each seat, but for one whose missions are known."""
    heap = missions_for(s.seats)
    if known < s.seats:
        heap = minus(minus(heap, s.mission[known, 0]), s.mission[known, 1])
    for seat in range(s.seats):
        if s.step == DONE and seat != known:
            heap = minus(heap, s.shown[seat])
    for seat in range(s.seats):
        if seat != known:
            shown = s.step == DONE
            first = s.shown[seat] if shown else nth(heap, draw(luck, size(heap)))
            heap = minus(heap, first)
            second = nth(heap, draw(luck, size(heap)))
            heap = minus(heap, second)
            s.mission[seat, 0], s.mission[seat, 1] = first, second


# What they bring (book 10)


@rule
def mission_points(s: Galaxies, who: int, mission: int) -> int:
    """What a mission would bring a player if the game ended now."""
    op = MISSION_OP[mission]
    if op in (MOST, FEWEST):
        return leading_points(s, who, mission, 1 if op == MOST else -1)
    return int(MISSION_POINTS[mission]) if fulfilled(s, who, mission, op) else 0


@rule
def leading_points(s: Galaxies, who: int, mission: int, sign: int) -> int:
    """Full points for most (or fewest), the lower ones if others have as many."""
    mine, worth = counted(s, who, MISSION_OF[mission]) * sign, MISSION_POINTS[mission]
    for other in range(s.seats):
        theirs = counted(s, other, MISSION_OF[mission]) * sign
        if other != who and theirs > mine:
            return 0
        if other != who and theirs == mine:
            worth = MISSION_TIED[mission]
    return int(worth)


@rule
def counted(s: Galaxies, who: int, of: int) -> int:
    m = s.mats[who]
    if of == OF_ENERGY:
        return m.energy
    if of == OF_CULTURE:
        return m.culture
    if of == OF_PLANETS:
        return size(m.colonies)
    return colonised(s, who, DIPLOMATIC if of == OF_DIPLOMACY else ECONOMIC)


@rule
def colonised(s: Galaxies, who: int, track: int) -> int:
    """Colonies with such a track."""
    found, colonies = 0, s.mats[who].colonies
    for k in range(size(colonies)):
        found += TRACK[nth(colonies, k)] == track
    return found


@rule
def fulfilled(s: Galaxies, who: int, mission: int, op: int) -> bool:
    m = s.mats[who]
    if op == STARTED_END:
        return s.elder == who
    if op == BALANCED:
        return size(m.colonies) > 0 and colonised(s, who, DIPLOMATIC) == colonised(s, who, ECONOMIC)
    if op == NONE_HOME:
        return m.home == 0
    if op == STOCKED:
        return bool(m.energy >= MISSION_ENERGY[mission] and m.culture >= MISSION_CULTURE[mission])
    if op == LEVEL_REACHED:
        return bool(m.level >= MISSION_LEVEL[mission])
    return bool(op == ALL_IN_ORBIT and m.home == 0 and m.landed == 0)


@rule
def total(s: Galaxies, who: int) -> int:
    """All points; the mission's only when it has been shown."""
    if s.step == DONE and s.seats > 1:
        return points(s, who) + mission_points(s, who, s.shown[who])
    return points(s, who)


@rule
def standing(s: Galaxies, who: int) -> int:
    """Points first, then the resources left: higher is better."""
    return 32 * total(s, who) + s.mats[who].energy + s.mats[who].culture


def winners(s: Galaxies) -> list[int]:
    """Who has most points and then most resources; alone whoever reached the points to win."""
    if s.seats == 1:
        return [0] if points(s, 0) >= WIN else []
    best = max(standing(s, seat) for seat in range(s.seats))
    return [seat for seat in range(s.seats) if standing(s, seat) == best]


def places(s: Galaxies) -> list[int]:
    """Each player's place from 1, the same for equals; alone the rogue is first unless the human wins."""
    if s.seats == 1:
        return [1, 2] if winners(s) else [2, 1]
    found = [standing(s, seat) for seat in range(s.seats)]
    return [1 + sum(other > one for other in found) for one in found]
