"""What of Night Sky Explorer goes over the wire: its view and its components.

Stars go by their numbers, 1 to 100, constellation cards 1 to 41 and start cards 1 to 6: the order of components.json.

Verbs
  side side                    choose a side of the start card; all at once
  name size                    the first player (alone: in even rounds) names a size that is left
  seven card                   the left or the right of two face-down sevens; all at once
  nothing                      draw nothing this round
  lay turn x y                 lay the pattern: quarter turns counter-clockwise, then the lower left corner of the
                               turned pattern's box on x, y; turns that look alike are offered once, the lowest
  keep star                    the rest fell apart: keep the piece that has this star (its lowest one)
  leave star                   leave one more star out
  confirm                      done, offered while no line crosses an older one

Events
  sided seat side              a side is chosen (only its owner hears it until all have)
  decided seat                 somebody has decided; what is not told
  started seat start side      the sides are shown
  named seat size              a size is named
  chance size                  alone: the size of the card drawn by chance
  took seat card               which seven was picked (only its owner)
  turned seat card             a constellation card is turned over
  laid turn x y kept pieces crossing     (only its owner, as the next four)
  kept star stars
  left star stars
  counts top low lines         points of the sketch as it stands, in parts; of its best piece if it falls apart
  places sun ecliptic rim out crossed    what it means for the end: stars, lines, stars; stars left out, fading crossed
  drew seat card stars out     shown to all: what was drawn, stars 0 for nothing
  scored seat top low lines    its points in parts
  placed seat sun ecliptic rim crossed   what it means for the end, if anything
  first seat                   the first-player card goes to this seat
  round round                  a new round begins, the discs turn
  ended
"""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from asterism.core.wire import Exactly, Pair, TableView

StarType = Literal["red", "white", "yellow", "blue"]
Step = Literal["sides", "name", "sevens", "draw", "over"]
WhyNot = Literal["sun", "outside", "hidden", "taken", "left"]


class Corner(TypedDict):
    """The star and its value in a card's corner."""

    type: StarType
    value: int


class Worth(TypedDict):
    count: int
    points: int


class StarPoints(TypedDict):
    stars: int
    value: int
    points: int


class LinePoints(TypedDict):
    lines: int
    value: int
    points: int


class Counts(TypedDict):
    """Points of a drawing in parts; for the end the stars around the Sun, lines over the ecliptic, stars at the rim."""

    top: StarPoints
    low: StarPoints
    lines: LinePoints
    points: int
    sun: Worth
    ecliptic: Worth
    rim: Worth
    out: int  # stars of the card not drawn,
    crossed: int  # how many fading stars that crosses off,
    lost: int  # and what these would have brought


class Figure(TypedDict):
    """A drawing by its stars and lines; without stars nothing was drawn."""

    card: int
    stars: list[int]
    lines: list[Pair]


class Drawing(Figure):
    """A drawn constellation."""

    round: int
    counts: Counts


class Player(TypedDict):
    start: int
    side: int | None  # of the start card, once all are shown
    card: int | None  # of this round, while drawing
    top: Corner | None  # the corners that count now
    low: Corner | None
    low_card: int | None  # a constellation card of the last round; None: the start card shows the lower corner
    drawings: list[Drawing]
    rounds: list[int | None]
    crossed: int
    fading: Worth
    sun: Worth
    ecliptic: Worth
    rim: Worth
    total: int  # as it would count if the game ended now
    done: bool


class Node(TypedDict):
    """A star of the laid pattern; on the Sun and off the map there is none."""

    x: int
    y: int
    star: int | None
    kept: bool
    why: WhyNot | None


class Line(TypedDict):
    """A line of the laid pattern between two of its nodes."""

    ends: Pair
    kept: bool
    crosses: bool


class Part(TypedDict):
    """One of the pieces that a sketch fell into, named by its lowest star."""

    star: int
    stars: list[int]
    counts: Counts


class Sketch(TypedDict):
    """The laid pattern: nodes and lines in the order of the card; points only while it is in one piece."""

    turn: int
    x: int
    y: int
    nodes: list[Node]
    lines: list[Line]
    pieces: list[Part]
    counts: Counts | None
    crossing: int


class Mine(TypedDict):
    """What only its owner sees: the side or seven chosen and not shown yet, the sketch, the stars to draw on."""

    seat: int
    choice: int | None
    sketch: Sketch | None
    nothing: bool
    usable: list[int]


class Shown(TypedDict):
    """What Night Sky Explorer shows."""

    step: Step
    round: int
    first: int
    sizes: list[int]  # of everybody's face-down cards, ascending
    size: int | None  # of this round's cards, once it is known
    players: list[Player]
    mine: Mine | None
    ranking: list[int]
    places: list[int]  # of each seat, from 1; equals have the same
    rank: int | None  # alone, after the end: 0 (lowest) to 4


class View(TableView, Shown):
    """Night Sky Explorer as a seat sees it."""


# Components


class Type(TypedDict):
    id: StarType
    rays: int


class Window(TypedDict):
    edge: float
    up: list[int]


class Ecliptic(TypedDict):
    wave: float
    length: float
    slope: float
    crossed_lines: list[Pair]


class Star(TypedDict):
    id: int
    x: int
    y: int
    type: StarType
    sun: bool
    rim: bool
    visible: list[int]
    cut: list[int]


class StartCard(TypedDict):
    id: int
    sides: Annotated[list[Corner], Exactly(2)]


class Card(TypedDict):
    id: int
    size: int
    latin: str
    type: StarType
    value: int
    nodes: list[Pair]
    lines: list[Pair]


class Components(TypedDict):
    origins: dict[str, str]
    axes: str
    rounds: int
    turn_degrees: int
    star_types: list[Type]
    star_radius: float
    disc_radius: float
    window: Window
    fading_stars: int
    fading_value: int
    sun_value: int
    ecliptic_value: int
    rim_value: int
    ranks_from: list[int]
    hand: list[int]
    ecliptic: Ecliptic
    stars: list[Star]
    start_cards: list[StartCard]
    cards: list[Card]
