"""Night Sky Explorer's pieces: the map and the cards as tables, and the game's terms."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import numpy as np

from asterism.core.actions import Events, Verbs
from asterism.core.records import NONE
from asterism.games.nightsky.wire import Card, Components, Corner, Star, StarType

DATA: Components = json.loads((files(__package__) / "components.json").read_text(encoding="utf-8"))
CARDS: list[Card] = DATA["cards"]
TYPES: list[StarType] = [kind["id"] for kind in DATA["star_types"]]
ROUNDS: int = DATA["rounds"]
FADING: int = DATA["fading_stars"]
FADING_VALUE: int = DATA["fading_value"]
SUN_VALUE: int = DATA["sun_value"]
ECLIPTIC_VALUE: int = DATA["ecliptic_value"]
RIM_VALUE: int = DATA["rim_value"]
RANKS: list[int] = DATA["ranks_from"]
HAND: list[int] = DATA["hand"]
SIZES = sorted(set(HAND))
KINDS = len(SIZES)
SEATS = 5
FAR: int = max(star["x"] for star in DATA["stars"])
SIDE = 2 * FAR + 1
MOST = max(SIZES)
LINES = max(len(card["lines"]) for card in CARDS)
TURNS = 4
WIDEST: int = max(max(node) for card in CARDS for node in card["nodes"])
NEAREST = -FAR - WIDEST  # where a box may have its lower left corner, so that it can still touch a star
LAYS = FAR + 1 - NEAREST

Cell = tuple[int, int]


def turned(nodes: list[Cell], turn: int) -> list[Cell]:
    """A pattern after quarter turns counter-clockwise, its box in the lower left corner."""
    for _ in range(turn):
        nodes = [(-y, x) for x, y in nodes]
    left, low = min(x for x, _ in nodes), min(y for _, y in nodes)
    return [(x - left, y - low) for x, y in nodes]


def pattern(card: Card, turn: int) -> list[Cell]:
    return turned([(x, y) for x, y in card["nodes"]], turn)


def look(card: Card, turn: int) -> set[frozenset[Cell]]:
    """A turned pattern as its lines."""
    nodes = pattern(card, turn)
    return {frozenset((nodes[a], nodes[b])) for a, b in card["lines"]}


def looks(card: Card) -> int:
    """How many turns look different."""
    return next((turn for turn in (1, 2) if look(card, turn) == look(card, 0)), TURNS)


WAYS = [(1, 0), (0, 1), (1, 1), (1, -1)]  # right, up, rising, falling
RISING, FALLING = 2, 3


def line(a: Cell, b: Cell) -> tuple[int, int, int]:
    """A line by its left end, or lower one, and its way from there."""
    (x, y), (to_x, to_y) = sorted((a, b))
    return x, y, WAYS.index((to_x - x, to_y - y))


def padded(rows: list[Any], count: int) -> list[Any]:
    return rows + [np.zeros_like(rows[0])] * (count - len(rows))


def columns(stars: list[Star]) -> list[int]:
    """Some stars as bits, column by column."""
    return [sum(1 << star["y"] + FAR for star in stars if star["x"] == x) for x in range(-FAR, FAR + 1)]


# The map: x and y from 0, the lower left corner of the square around it (book 1)

STARS = len(DATA["stars"])
XY = [(star["x"] + FAR, star["y"] + FAR) for star in DATA["stars"]]
STAR = np.full((SIDE, SIDE), NONE, np.int32)
TYPE = np.full((SIDE, SIDE), NONE, np.int32)
for _number, _star in enumerate(DATA["stars"]):
    STAR[XY[_number]], TYPE[XY[_number]] = _number, TYPES.index(_star["type"])
VISIBLE = np.array(
    [columns([star for star in DATA["stars"] if number in star["visible"]]) for number in range(1, ROUNDS + 1)],
    np.int32,
)
AT_SUN = np.array(columns([star for star in DATA["stars"] if star["sun"]]), np.int32)
AT_RIM = np.array(columns([star for star in DATA["stars"] if star["rim"]]), np.int32)
CROSSES = np.zeros((len(WAYS), SIDE), np.int32)  # lines over the ecliptic, by way and left end
for _a, _b in DATA["ecliptic"]["crossed_lines"]:
    _x, _y, _way = line(XY[_a - 1], XY[_b - 1])
    CROSSES[_way, _x] |= 1 << _y

# The cards (book 1)

SIZE = np.array([card["size"] for card in CARDS], np.int32)
LOOKS = np.array([looks(card) for card in CARDS], np.int32)
CORNER = np.array([TYPES.index(card["type"]) for card in CARDS], np.int32)
VALUE = np.array([card["value"] for card in CARDS], np.int32)
SIDES: list[list[Corner]] = [card["sides"] for card in DATA["start_cards"]]
STARTS = len(SIDES)
START_CORNER = np.array([[TYPES.index(side["type"]) for side in sides] for sides in SIDES], np.int32)
START_VALUE = np.array([[side["value"] for side in sides] for sides in SIDES], np.int32)
NODES = np.array([[padded(pattern(card, turn), MOST) for turn in range(TURNS)] for card in CARDS], np.int32)
JOINS = np.array([len(card["lines"]) for card in CARDS], np.int32)
ENDS = np.array([padded(card["lines"], LINES) for card in CARDS], np.int32)
NEAR = np.zeros((len(CARDS), MOST), np.int32)  # the nodes joined to a node, as bits
for _card, _facts in enumerate(CARDS):
    for _a, _b in _facts["lines"]:
        NEAR[_card, _a] |= 1 << _b
        NEAR[_card, _b] |= 1 << _a
LINE = np.array(
    [
        [
            padded([line(pattern(card, turn)[a], pattern(card, turn)[b]) for a, b in card["lines"]], LINES)
            for turn in range(TURNS)
        ]
        for card in CARDS
    ],
    np.int32,
)
DEALT = np.array([HAND.count(size) for size in SIZES], np.int32)
OF_SIZE = np.array(
    [sum(1 << number for number, card in enumerate(CARDS) if card["size"] == size) for size in SIZES], np.uint64
)

SEAT = range(SEATS)
NUMBER = range(1, STARS + 1)  # as people and stories name stars
CARD = range(1, len(CARDS) + 1)
COUNT = range(MOST + 1)
PLACE = range(NEAREST, FAR + 1)

verb = Verbs()
CHOOSE_SIDE = verb("side", side=2)
NAME = verb("name", size=range(SIZES[0], SIZES[-1] + 1))
SEVEN = verb("seven", card=2)
NOTHING = verb("nothing")
LAY = verb("lay", turn=TURNS, x=PLACE, y=PLACE)
KEEP = verb("keep", star=NUMBER)
LEAVE = verb("leave", star=NUMBER)
CONFIRM = verb("confirm")

event = Events()
SIDED = event("sided", seat=SEAT, side=2)
DECIDED = event("decided", seat=SEAT)
STARTED = event("started", seat=SEAT, start=range(1, STARTS + 1), side=2)
NAMED = event("named", seat=SEAT, size=range(SIZES[0], SIZES[-1] + 1))
CHANCE = event("chance", size=range(SIZES[0], SIZES[-1] + 1))
TOOK = event("took", seat=SEAT, card=2)
TURNED = event("turned", seat=SEAT, card=CARD)
LAID = event("laid", turn=TURNS, x=PLACE, y=PLACE, kept=COUNT, pieces=COUNT, crossing=LINES + 1)
KEPT = event("kept", star=NUMBER, stars=COUNT)
LEFT = event("left", star=NUMBER, stars=COUNT)
COUNTS = event("counts", top=200, low=200, lines=200)
PLACES = event("places", sun=COUNT, ecliptic=LINES + 1, rim=COUNT, out=COUNT, crossed=FADING + 1)
DREW = event("drew", seat=SEAT, card=CARD, stars=COUNT, out=COUNT)
SCORED = event("scored", seat=SEAT, top=200, low=200, lines=200)
PLACED = event("placed", seat=SEAT, sun=COUNT, ecliptic=LINES + 1, rim=COUNT, crossed=FADING + 1)
FIRST_PLAYER = event("first", seat=SEAT)
ROUND = event("round", round=range(1, ROUNDS + 1))
ENDED = event("ended")
