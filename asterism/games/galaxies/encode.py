"""The galaxies as a row of small numbers; alone, the rogue galaxy is the second player."""

from __future__ import annotations

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist
from asterism.core.records import HIDDEN, NONE, Bits, Row, bind, both, rule, size
from asterism.core.rows import clear, unfold
from asterism.games.galaxies.missions import mission_points
from asterism.games.galaxies.pieces import (
    CULTURAL,
    DIPLOMATIC,
    EMPIRE_POINTS,
    LEVELS,
    MISSION_POINTS,
    MISSIONS,
    OP,
    OPS,
    PLACES,
    PLANETS,
    POINTS,
    ROGUES,
    SEATS,
    SPACES,
    STEPS,
    TRACK,
    WIN,
)
from asterism.games.galaxies.space import (
    ADVANCING,
    ASK,
    DEPTH,
    DONE,
    FREE_CHOICE,
    GIVING,
    GO_CHOICE,
    GOING_BACK,
    PLANET,
    PLAYING,
    PUSHING,
    REPEATING,
    ROGUE_DIE,
    SHIP_CHOICE,
    SPENDING,
    TAKING,
    WHAT,
    WHO,
    A,
    B,
    C,
    Galaxies,
    deck,
    dice_of,
    points,
    produced,
)

FACES, FOES = 6, len(ROGUES)
ASKED = GIVING + 1  # what may be asked; 0 is a turn
DOING = 4
SPOT = 7 + 2 * SEATS
FIGURES = 19
DIPLOMACY = Bits(sum(1 << planet for planet in range(PLANETS) if TRACK[planet] == DIPLOMATIC))

MOST_POINTS = int(POINTS.sum() + EMPIRE_POINTS.max() + MISSION_POINTS.max())
LAYOUT = Layout(__name__, points=(0, MOST_POINTS))
G_SEATS = LAYOUT.gist("how many", SEATS, about="players, one-hot; alone the second player is the rogue galaxy")
G_STEP = LAYOUT.gist("doing now", DONE + 1, about="missions, play or over, one-hot")
G_TURN = LAYOUT.gist("whose turn", SEATS, about="the active player, one-hot, this seat first")
G_WHO = LAYOUT.gist("who is asked", SEATS, about="who decides, one-hot, this seat first")
G_WHAT = LAYOUT.gist("what is asked", ASKED, about="the kind of question, one-hot; the first is a turn between dice")
G_FACE = LAYOUT.gist("asked face", FACES, about="the face in question, one-hot")
G_TABLE = LAYOUT.gist(
    "table",
    8,
    about="later printing; planets in the deck; the price of following; energy and culture a follow brings the active "
    "player; rerolled, converted; has the end begun",
)
G_ROGUE = LAYOUT.gist(
    "against", FOES + 4, about="the rogue galaxy, one-hot; its dice left, extra turn, attacked, fewer"
)
G_DICE = LAYOUT.gist("dice now", 3, FACES, about="dice by face: inactive, taken up for a reroll, active")
G_PLACE = LAYOUT.gist(
    "places",
    PLACES,
    SPOT,
    about="of each planet in the row: points, spaces, diplomacy, economy, culture, this seat's steps to go, the "
    "others' fewest, then everybody's ships in orbit (0 for none) and on the surface",
)
G_MAT = LAYOUT.gist(
    "standing",
    SEATS,
    FIGURES,
    about="there, energy, culture, level, ships at home, points, points to win, planets, those with diplomacy, with "
    "economy, energy and culture that ships bring, dice, resources lacking to the next level, does not follow, points "
    "of planets one step from colonised, of those two steps away, mission known, its points now",
)
G_OPS = LAYOUT.gist("own powers", len(OPS), about="this seat's colonies by what their action does")
G_MISSION = LAYOUT.gist("own mission", MISSIONS, about="the mission this seat keeps, one-hot")
W_SEATS = LAYOUT("seats", SEATS, about="players, one-hot")
W_SEAT = LAYOUT("seat", SEATS, about="which seat looks, one-hot")
W_STEP = LAYOUT("step", DONE + 1, about="missions, play or over, one-hot")
W_TURN = LAYOUT("turn", SEATS, about="the active player, one-hot, this seat first")
W_LATER = LAYOUT("later printing", 1, about="are planets those of the later printing")
W_ROGUE = LAYOUT("rogue", FOES, about="the rogue galaxy, one-hot")
W_MARKS = LAYOUT(
    "marks",
    10,
    about="rerolled, converted, the price of following, energy and culture a follow brings, has the end begun; the "
    "rogue's dice left, extra turn, attacked, fewer dice",
)
W_ELDER = LAYOUT("elder", SEATS, about="who first had the points to win, one-hot, this seat first")
W_WHO = LAYOUT("asked", SEATS, about="who decides, one-hot, this seat first")
W_WHAT = LAYOUT("question", ASKED, about="the kind of question, one-hot; the first is a turn between dice")
W_AMOUNT = LAYOUT("amounts", 3, about="of the question: price, steps, how many are left")
W_DOING = LAYOUT(
    "agenda",
    DEPTH,
    DOING,
    about="what is being carried out, the innermost first: its kind, for whom (1 is this seat), planet, face + 1",
)
W_DICE = LAYOUT("dice", 4, FACES, about="dice by face: inactive, taken up for a reroll, active, spent")
W_ROW = LAYOUT("row", PLACES, PLANETS, about="the planet on each place of the row, one-hot")
W_BAG = LAYOUT("unseen", PLANETS, about="the planets not yet drawn")
W_UNDER = LAYOUT("under", PLANETS, about="how deep each planet lies among those under the deck, 0 if it does not")
W_BOX = LAYOUT("removed", PLANETS, about="the planets out of the game")
W_READY = LAYOUT("chosen", SEATS, about="who has kept a mission")
W_NEVER = LAYOUT("never", SEATS, about="who does not follow in this turn")
W_MAT = LAYOUT("mats", SEATS, 5, about="there, energy, culture, level, ships at home")
W_LANDED = LAYOUT("landed", SEATS, PLACES, about="ships on the surface")
W_ORBIT = LAYOUT("orbits", SEATS, PLACES, about="ships in orbit: 0 for none, 1 the start, 2 the first space")
W_COLONIES = LAYOUT("colonies", SEATS, PLANETS, about="everybody's colonies")
W_USED = LAYOUT("used", SEATS, PLANETS, about="planets used up for this turn")
W_KNOWN = LAYOUT("known", SEATS, about="whose mission is known")
W_MISSION = LAYOUT(
    "missions", SEATS, MISSIONS, about="missions kept that are known, one-hot; of this seat the first dealt"
)
W_OTHER = LAYOUT("other mission", MISSIONS, about="this seat's other mission, one-hot")
SHORT, WHOLE = LAYOUT.short, LAYOUT.size


@rule
def behind(s: Galaxies, seat: int, who: int) -> int:
    """How many places after a seat a player sits."""
    return (who - seat + s.players) % s.players


# The whole


@rule
def encoded(s: Galaxies, seat: int, out: Row) -> None:
    short(s, seat, out)
    clear(out, SHORT, WHOLE)
    out[W_SEATS + s.seats - 1] = out[W_SEAT + seat] = out[W_STEP + s.step] = out[W_TURN + behind(s, seat, s.turn)] = 1
    out[W_LATER] = s.later
    if s.seats == 1:
        out[W_ROGUE + s.rogue] = 1
    out[W_MARKS], out[W_MARKS + 1], out[W_MARKS + 2] = s.rerolled, s.converted, s.price
    out[W_MARKS + 3], out[W_MARKS + 4], out[W_MARKS + 5] = s.income_energy, s.income_culture, s.ending
    out[W_MARKS + 6], out[W_MARKS + 7], out[W_MARKS + 8], out[W_MARKS + 9] = s.left, s.extra, s.attacked, s.fewer
    if s.elder != NONE:
        out[W_ELDER + behind(s, seat, s.elder)] = 1
    for face in range(FACES):
        out[W_DICE + face], out[W_DICE + FACES + face] = s.inactive[face], s.hand[face]
        out[W_DICE + 2 * FACES + face], out[W_DICE + 3 * FACES + face] = s.active[face], s.spent[face]
    agenda(s, seat, out)
    planets(s, out)
    for turn in range(s.players):
        mat(s, (seat + turn) % s.players, turn, out)
    missions(s, seat, out)


@rule
def agenda(s: Galaxies, seat: int, out: Row) -> None:
    """What is asked and what is being carried out, as far as a view tells it."""
    if s.step != PLAYING:
        return
    what = s.agenda[s.depth - 1, WHAT] if s.depth else 0
    out[W_WHO + behind(s, seat, s.decider)] = out[W_WHAT + what] = 1
    if s.depth:
        out[W_AMOUNT], out[W_AMOUNT + 1], out[W_AMOUNT + 2] = price(s), steps(s), left(s)
    for k in range(s.depth):
        f, at = s.agenda[s.depth - 1 - k], W_DOING + k * DOING
        out[at], out[at + 1] = f[WHAT], behind(s, seat, f[WHO]) + 1
        out[at + 2], out[at + 3] = f[PLANET], face_of(s, s.depth - 1 - k)


@rule
def price(s: Galaxies) -> int:
    f = s.agenda[s.depth - 1]
    return s.price if f[WHAT] == ASK and not f[C] else 0


@rule
def steps(s: Galaxies) -> int:
    f = s.agenda[s.depth - 1]
    if f[WHAT] == PUSHING:
        return int(STEPS[s.later, f[PLANET] - 1])
    return f[B] if f[WHAT] == ADVANCING else f[A] if f[WHAT] == GOING_BACK else 0


@rule
def left(s: Galaxies) -> int:
    f = s.agenda[s.depth - 1]
    if f[WHAT] == PUSHING or f[WHAT] == SPENDING or f[WHAT] == TAKING or f[WHAT] == GIVING:
        return f[A]
    moving = (f[WHAT] == SHIP_CHOICE or f[WHAT] == GO_CHOICE) and f[PLANET]
    return 1 + s.agenda[s.depth - 2, A] if moving else 0


@rule
def face_of(s: Galaxies, at: int) -> int:
    """The face + 1 that a frame is about, or 0."""
    f = s.agenda[at]
    if f[WHAT] == ASK or f[WHAT] == ROGUE_DIE:
        return f[A] + 1
    return f[A] if f[WHAT] == FREE_CHOICE or f[WHAT] == REPEATING else 0


@rule
def planets(s: Galaxies, out: Row) -> None:
    for place in range(s.places):
        if s.card[place] != NONE:
            out[W_ROW + place * PLANETS + s.card[place]] = 1
    unfold(out, W_BAG, s.bag, PLANETS, 1)
    unfold(out, W_BOX, s.box, PLANETS, 1)
    for k in range(s.unders):
        out[W_UNDER + s.under[k]] = k + 1


@rule
def mat(s: Galaxies, who: int, turn: int, out: Row) -> None:
    m, at = s.mats[who], W_MAT + 5 * turn
    out[at], out[at + 1], out[at + 2], out[at + 3], out[at + 4] = 1, m.energy, m.culture, m.level, m.home
    out[W_READY + turn], out[W_NEVER + turn] = s.ready >> who & 1, s.never >> who & 1
    for place in range(PLACES):
        out[W_LANDED + turn * PLACES + place] = m.landed >> place & 1
        out[W_ORBIT + turn * PLACES + place] = m.orbit[place]
    unfold(out, W_COLONIES + turn * PLANETS, m.colonies, PLANETS, 1)
    unfold(out, W_USED + turn * PLANETS, m.used, PLANETS, 1)


@rule
def missions(s: Galaxies, seat: int, out: Row) -> None:
    for turn in range(s.seats):
        mission = mission_of(s, (seat + turn) % s.seats)
        if mission != NONE:
            out[W_KNOWN + turn] = out[W_MISSION + turn * MISSIONS + mission] = 1
    if s.seats > 1 and s.mission[seat, 1] != HIDDEN:
        out[W_OTHER + s.mission[seat, 1]] = 1


@rule
def mission_of(s: Galaxies, seat: int) -> int:
    """A seat's mission as far as it is known, else NONE."""
    if s.seats == 1:
        return NONE
    if s.step == DONE:
        return s.shown[seat]
    return s.mission[seat, 0] if s.mission[seat, 0] != HIDDEN else NONE


# The gist


@rule
def short(s: Galaxies, seat: int, out: Row) -> None:
    clear(out, 0, SHORT)
    out[G_SEATS + s.seats - 1] = out[G_STEP + s.step] = out[G_TURN + behind(s, seat, s.turn)] = 1
    if s.step == PLAYING:
        what = s.agenda[s.depth - 1, WHAT] if s.depth else 0
        face = face_of(s, s.depth - 1) if s.depth else 0
        out[G_WHO + behind(s, seat, s.decider)] = out[G_WHAT + what] = 1
        if face:
            out[G_FACE + face - 1] = 1
    out[G_TABLE], out[G_TABLE + 1], out[G_TABLE + 2] = s.later, deck(s), s.price
    out[G_TABLE + 3], out[G_TABLE + 4], out[G_TABLE + 5] = s.income_energy, s.income_culture, s.rerolled
    out[G_TABLE + 6], out[G_TABLE + 7] = s.converted, s.ending
    if s.seats == 1:
        against(s, out)
    for face in range(FACES):
        out[G_DICE + face], out[G_DICE + FACES + face] = s.inactive[face], s.hand[face]
        out[G_DICE + 2 * FACES + face] = s.active[face]
    for turn in range(s.players):
        figures(s, (seat + turn) % s.players, G_MAT + turn * FIGURES, out)
    for place in range(s.places):
        if s.card[place] != NONE:
            spot(s, seat, place, G_PLACE + place * SPOT, out)
    own(s, seat, out)


@rule
def against(s: Galaxies, out: Row) -> None:
    out[G_ROGUE + s.rogue], at = 1, G_ROGUE + FOES
    out[at], out[at + 1], out[at + 2], out[at + 3] = s.left, s.extra, s.attacked, s.fewer


@rule
def figures(s: Galaxies, who: int, at: int, out: Row) -> None:
    m = s.mats[who]
    has, planets = points(s, who), size(m.colonies)
    diplomatic = size(both(m.colonies, DIPLOMACY))
    out[at], out[at + 1], out[at + 2], out[at + 3], out[at + 4] = 1, m.energy, m.culture, m.level, m.home
    out[at + 5], out[at + 6], out[at + 7] = has, max(0, WIN - has), planets
    out[at + 8], out[at + 9] = diplomatic, planets - diplomatic
    out[at + 10], out[at + 11], out[at + 12] = produced(s, who, 0), produced(s, who, 1), dice_of(s, who)
    out[at + 13] = 0 if m.level >= LEVELS else max(0, m.level + 1 - max(m.energy, m.culture))
    out[at + 14] = s.never >> who & 1
    for place in range(s.places):
        if m.orbit[place]:
            go = SPACES[s.card[place]] + 2 - m.orbit[place]
            if go <= 2:
                out[at + 14 + go] += POINTS[s.card[place]]
    mission = mission_of(s, who) if who < s.seats else NONE
    if mission != NONE:
        out[at + 17], out[at + 18] = 1, mission_points(s, who, mission)


@rule
def spot(s: Galaxies, seat: int, place: int, at: int, out: Row) -> None:
    """A planet of the row and the ships there."""
    planet = s.card[place]
    out[at], out[at + 1] = POINTS[planet], SPACES[planet]
    out[at + 2 if TRACK[planet] == DIPLOMATIC else at + 3] = 1
    out[at + 4] = CULTURAL[planet]
    others = 0
    for turn in range(s.players):
        m = s.mats[(seat + turn) % s.players]
        out[at + 7 + turn], out[at + 7 + SEATS + turn] = m.orbit[place], m.landed >> place & 1
        if turn > 0:
            others = max(others, m.orbit[place])
    out[at + 5] = SPACES[planet] + 2 - s.mats[seat].orbit[place] if s.mats[seat].orbit[place] else 0
    out[at + 6] = SPACES[planet] + 2 - others if others else 0


@rule
def own(s: Galaxies, seat: int, out: Row) -> None:
    """This seat's colonies by their powers, and its mission."""
    for planet in range(PLANETS):
        out[G_OPS + OP[planet]] += int(s.mats[seat].colonies >> Bits(planet) & Bits(1))
    mission = mission_of(s, seat)
    if mission != NONE:
        out[G_MISSION + mission] = 1


bind(encode, Galaxies, encoded)
bind(gist, Galaxies, short)
