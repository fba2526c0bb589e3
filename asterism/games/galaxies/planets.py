"""Can a planet, a die or the empire be used? Only what can be paid and would then change something.

What comes of a use is tried on the record itself and taken back: costs come first and count further down.
"""

from __future__ import annotations

from asterism.core.records import NONE, Bits, has, minus, nth, plus, rule, size
from asterism.games.galaxies.pieces import (
    ADVANCE_OWN,
    ALL_ADVANCE,
    BACK_THEN_ADVANCE,
    BORROW,
    COLONY,
    CONDITION,
    CULTURE,
    DIPLOMACY,
    DIPLOMATIC,
    DISCARD_DICE,
    DISCARDED,
    DISCOUNT,
    ECONOMIC,
    ECONOMY,
    ENERGY,
    FEE_CULTURE,
    FEE_ENERGY,
    FREE,
    FROM_ENERGY,
    FULL,
    GAIN,
    GAIN_CULTURE,
    GAIN_ENERGY,
    INCOME,
    LEVELS,
    LIMITS,
    MAY_COLONISE,
    MIXED,
    MOVE,
    MOVES,
    ONCE,
    OP,
    OTHERS_CULTURE,
    OTHERS_ENERGY,
    OWN_TURN,
    PAY_CULTURE,
    PAY_ENERGY,
    PER_HOME,
    PLACES,
    PRICE,
    PUSH_BACK,
    RECALL_SHIP,
    REPEAT,
    REPLACE_PLANET,
    SPACES,
    STEAL,
    STRICTLY_LOWEST,
    SWAP_ALL,
    TAX,
    TRACKS,
    TRANSFER,
    UNDER_DECK,
    UPGRADE_EMPIRE,
    USE_ROW,
)
from asterism.games.galaxies.space import (
    Galaxies,
    any_in_orbit,
    can_move,
    deck,
    full,
    hand_over,
    in_orbit,
    past_start,
    produced,
)

ANY = DIPLOMATIC | ECONOMIC

# Planets (book 7 and 9)


@rule
def usable(s: Galaxies, who: int, planet: int) -> bool:
    """May a player use a planet now, and would that change something?"""
    if not allowed(s, who, planet):
        return False
    m, found = s.mats[who], False
    m.energy -= PAY_ENERGY[s.later, planet]
    m.culture -= PAY_CULTURE[s.later, planet]
    if changes_something(s, who, planet):
        found = True
    elif OP[planet] >= USE_ROW:
        m.busy = plus(m.busy, planet)
        for owner in range(s.players):
            inner = inside(s, who, planet, owner)
            if size(inner) and not found:
                theirs, energy, culture = s.mats[owner], m.energy, m.culture
                their_energy, their_culture = theirs.energy, theirs.culture
                hand_over(s, who, owner, FEE_ENERGY[s.later, planet], FEE_CULTURE[s.later, planet])
                for k in range(size(inner)):
                    if usable(s, who, nth(inner, k)):
                        found = True
                        break
                theirs.energy, theirs.culture = their_energy, their_culture
                m.energy, m.culture = energy, culture
        m.busy = minus(m.busy, planet)
    m.energy += PAY_ENERGY[s.later, planet]
    m.culture += PAY_CULTURE[s.later, planet]
    return found


@rule
def allowed(s: Galaxies, who: int, planet: int) -> bool:
    """No limit and no price stands against it."""
    m, limits = s.mats[who], LIMITS[s.later, planet]
    if (limits & OWN_TURN and who != s.turn) or (limits & ONCE and has(m.used, planet)) or has(m.busy, planet):
        return False
    energy = PAY_ENERGY[s.later, planet] + FEE_ENERGY[s.later, planet]
    culture = PAY_CULTURE[s.later, planet] + FEE_CULTURE[s.later, planet]
    return bool(m.energy >= energy and m.culture >= culture)


@rule
def inside(s: Galaxies, who: int, planet: int, owner: int) -> Bits:
    """The planets of an owner that a planet lets its user use in turn; those of the row count as one's own."""
    op, m = OP[planet], s.mats[who]
    if op == BORROW:
        return s.mats[owner].colonies if owner != who else Bits(0)
    if owner != who:
        return Bits(0)
    if op == USE_ROW:
        return row_planets(s)
    if op == FREE or (op == REPEAT and s.active[COLONY]):
        return m.colonies
    return Bits(0)


@rule
def row_planets(s: Galaxies) -> Bits:
    found = Bits(0)
    for place in range(s.places):
        if s.card[place] != NONE:
            found = plus(found, s.card[place])
    return found


@rule
def changes_something(s: Galaxies, who: int, planet: int) -> bool:
    """Would an action change something by itself, its price paid?"""
    op = OP[planet]
    if op <= SWAP_ALL:
        return changes_resources(s, who, planet, op)
    if op == STEAL:
        return victims(s, who, planet) != 0
    if op <= ALL_ADVANCE:
        return changes_ships(s, who, planet, op)
    if op == UPGRADE_EMPIRE:
        return ways_to_upgrade(s, who, planet) != 0
    if op == REPLACE_PLANET:
        return replaceable(s, planet) != 0
    if op <= DISCARD_DICE:
        return changes_dice(s, who, planet, op)
    if op == INCOME:
        return s.seats > 1
    if op == TAX:
        return bool(s.seats > 1 and s.price < PRICE[s.later, planet])
    if op == MOVES:
        return can_move(s, who)
    return op >= FREE and any_face(s, who, op)


@rule
def changes_resources(s: Galaxies, who: int, planet: int, op: int) -> bool:
    if op == GAIN:
        return has_room(s, who, GAIN_ENERGY[s.later, planet], GAIN_CULTURE[s.later, planet])
    if op == PER_HOME:
        return s.mats[who].home > 0 and has_room(s, who, 0, GAIN_CULTURE[s.later, planet])
    if op == SWAP_ALL:
        return ways_to_swap(s, who, planet) != 0
    for other in range(s.players):
        energy = OTHERS_ENERGY[s.later, planet] if other != who else GAIN_ENERGY[s.later, planet]
        culture = OTHERS_CULTURE[s.later, planet] if other != who else GAIN_CULTURE[s.later, planet]
        if has_room(s, other, energy, culture):
            return True
    return False


@rule
def has_room(s: Galaxies, who: int, energy: int, culture: int) -> bool:
    """Would a gain change something? Not on a full track."""
    m, most = s.mats[who], full(s, who)
    return (energy > 0 and m.energy < most) or (culture > 0 and m.culture < most)


@rule
def changes_ships(s: Galaxies, who: int, planet: int, op: int) -> bool:
    if op == ADVANCE_OWN:
        return any_in_orbit(s, who, TRACKS[s.later, planet])
    if op == PUSH_BACK:
        return pushable(s, who, TRACKS[s.later, planet]) != 0
    if op == RECALL_SHIP:
        return any_in_orbit(s, who, ANY)
    if op == BACK_THEN_ADVANCE:
        orbiting = in_orbit(s, who, ANY)
        return past_start(s, who, ANY) != 0 and orbiting & (orbiting - 1) != 0
    if op == TRANSFER:
        return size(shiftable(s, who, planet)) > 0
    return anybody_orbits(s)


@rule
def anybody_orbits(s: Galaxies) -> bool:
    ships = 0
    for who in range(s.players):
        ships |= in_orbit(s, who, ANY)
    return ships != 0


@rule
def changes_dice(s: Galaxies, who: int, planet: int, op: int) -> bool:
    """The die in use is active already: these need other ones."""
    if op == DISCARD_DICE:
        room = has_room(s, who, GAIN_ENERGY[s.later, planet], GAIN_CULTURE[s.later, planet])
        return bool(dice_left(s) >= DISCARDED[s.later, planet] and room)
    return dice_left(s) > 0


@rule
def dice_left(s: Galaxies) -> int:
    """Inactive dice."""
    total = 0
    for face in range(6):
        total += s.inactive[face]
    return total


@rule
def any_face(s: Galaxies, who: int, op: int) -> bool:
    """Is any face of use that a planet can lend? Colonies are looked at elsewhere."""
    found = False
    for face in range(6):
        found = found or ((op == FREE or s.active[face] > 0) and of_use(s, who, face))
    return found


# Dice (book 3 and 7)


@rule
def face_usable(s: Galaxies, who: int, face: int) -> bool:
    """Could a player use this face now?"""
    return of_use(s, who, face) or (face == COLONY and size(usable_colonies(s, who)) > 0)


@rule
def of_use(s: Galaxies, who: int, face: int) -> bool:
    """Is a face of use by itself? Colonies are looked at elsewhere."""
    if face == MOVE:
        return can_move(s, who)
    if face == ENERGY:
        return has_room(s, who, produced(s, who, 0), 0)
    if face == CULTURE:
        return has_room(s, who, 0, produced(s, who, 1))
    if face == DIPLOMACY:
        return any_in_orbit(s, who, DIPLOMATIC)
    if face == ECONOMY:
        return any_in_orbit(s, who, ECONOMIC)
    return ways_to_pay(s, who, 0, 0) != 0


@rule
def usable_colonies(s: Galaxies, who: int) -> Bits:
    return usable_of(s, who, s.mats[who].colonies)


@rule
def usable_of(s: Galaxies, who: int, planets: Bits) -> Bits:
    """Those of some planets that a player could use now."""
    found = Bits(0)
    for k in range(size(planets)):
        planet = nth(planets, k)
        if usable(s, who, planet):
            found = plus(found, planet)
    return found


@rule
def usable_by(s: Galaxies, who: int, planet: int, owner: int) -> Bits:
    """An owner's planets that a player could use through another planet, its fee paid."""
    energy, culture = FEE_ENERGY[s.later, planet], FEE_CULTURE[s.later, planet]
    m, theirs = s.mats[who], s.mats[owner]
    if owner == who or m.energy < energy or m.culture < culture:
        return Bits(0)
    their_energy, their_culture = theirs.energy, theirs.culture
    hand_over(s, who, owner, energy, culture)
    found = usable_of(s, who, theirs.colonies)
    theirs.energy, theirs.culture = their_energy, their_culture
    m.energy += energy
    m.culture += culture
    return found


# The empire (book 7 and 9)


@rule
def ways_to_upgrade(s: Galaxies, who: int, planet: int) -> int:
    """Amounts of energy with which a planet's upgrade can be paid, one bit each."""
    condition = CONDITION[s.later, planet]
    if condition and not is_lowest(s, who, condition):
        return 0
    return ways_to_pay(s, who, DISCOUNT[s.later, planet], MIXED[s.later, planet])


@rule
def is_lowest(s: Galaxies, who: int, condition: int) -> bool:
    for other in range(s.players):
        ahead = s.mats[other].level - s.mats[who].level
        if other != who and (ahead < 0 or (condition == STRICTLY_LOWEST and ahead == 0)):
            return False
    return True


@rule
def ways_to_pay(s: Galaxies, who: int, discount: int, mixed: int) -> int:
    """Amounts of energy with which the next level can be paid, the rest in culture; unmixed all or none."""
    m, found = s.mats[who], 0
    cost = int(m.level + 1 - discount)
    if m.level == LEVELS:
        return 0
    for energy in range(cost + 1):
        if energy <= m.energy and cost - energy <= m.culture and (mixed or energy == 0 or energy == cost):
            found |= 1 << energy
    return found


# Choices, one bit each (book 9)


@rule
def ways_to_swap(s: Galaxies, who: int, planet: int) -> int:
    """How much of one resource can become the other; more than there is room for can't."""
    m = s.mats[who]
    most: int = min(m.energy, FULL - m.culture) if FROM_ENERGY[s.later, planet] else min(m.culture, FULL - m.energy)
    return (1 << (most + 1)) - 2


@rule
def victims(s: Galaxies, who: int, planet: int) -> int:
    found = 0
    for other in range(s.players):
        m = s.mats[other]
        has_some = (GAIN_ENERGY[s.later, planet] and m.energy) or (GAIN_CULTURE[s.later, planet] and m.culture)
        if other != who and has_some:
            found |= 1 << other
    return found


@rule
def pushable(s: Galaxies, who: int, tracks: int) -> int:
    """Opposing ships that can go back: bits of player * PLACES + place."""
    found = 0
    for other in range(s.players):
        if other != who:
            found |= past_start(s, other, tracks) << other * PLACES
    return found


@rule
def replaceable(s: Galaxies, planet: int) -> int:
    """Places whose planet has no ship; a planet put under an empty deck would come back at once."""
    found = 0
    if UNDER_DECK[s.later, planet] and deck(s) == 0:
        return 0
    for place in range(s.places):
        if s.card[place] != NONE and is_empty(s, place):
            found |= 1 << place
    return found


@rule
def is_empty(s: Galaxies, place: int) -> bool:
    ships = 0
    for who in range(s.players):
        ships += (s.mats[who].landed >> place & 1) + s.mats[who].orbit[place]
    return ships == 0


@rule
def shiftable(s: Galaxies, who: int, planet: int) -> Bits:
    """From one track to the same number of another: bits of start * PLACES + to."""
    m, found = s.mats[who], Bits(0)
    for start in range(s.places):
        for to in range(s.places):
            free = m.orbit[start] and not m.orbit[to] and s.card[to] != NONE
            if free and (MAY_COLONISE[s.later, planet] or m.orbit[start] - 1 <= SPACES[s.card[to]]):
                found = plus(found, start * PLACES + to)
    return found
