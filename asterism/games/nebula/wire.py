"""What of Nebula goes over the wire: its view and its components.

Numbers in verbs and events: `star` counts the colours of components.json (0 blue ... 5 yellow, 6 a black hole), `space`
its spaces, `cluster` its clusters (0 top, 1 right, 2 left), `ray` 0 to 7 clockwise, `marker` the markers (0-5 colours,
6-9 constellations A-D, 10-13 advanced cards I-IV), `task` the four public cards on the table.

Verbs, by step
  choose   choose card            keep one of the two personal tasks dealt (all seats at once)
  take     move steps             move the clock of `time.cluster`, clockwise above 0; top, then right, then left;
                                  clocks without a choice left stand still by themselves
           chaos star             put a star of the observatory back into the box, draw five
  keep     keep star              keep one of the stars drawn (twice)
  place    place star space
           hole                   put a black hole on the own strip
           finish                 end the turn
  exchange exchange star          the new supernova, out of the own observatory
           redraw                 the new supernova, drawn from the bag
  advance  advance marker         move a value marker one field to the right

Events
  chose seat card                 to the seat alone: its personal task
  decided seat                    to all others
  began seat star                 a star drawn at the start
  moved seat cluster steps ray    the clock stands at this ray now
  took seat cluster ray star
  gave seat star                  the star given up for chaos
  drew seat star                  one of the five of chaos
  kept seat star, dropped seat star
  replaced seat star space        an old star leaves the galaxy ...
  placed seat star space          ... and the new one lies there
  completed seat constellation worth      this star completed a constellation (worth as the counters stand)
  reached seat task card first points     this star meets a public task; it counts when the turn ends
  fell seat holes                 a black hole on the strip: how many lie there now
  tracked at                      the common marker moved to this field
  faded star dark                 the supernova leaves the game; dark: 1 if no star is left for a new one
  ignited seat star drawn         the new one; drawn: 1 from the bag, 0 from the observatory
  advanced seat marker field
  finished seat
  fulfilled seat task card first points   first: 1 or 0
  refilled cluster ray star
  ending cause                    the game ends with this round
  ended
  unveiled seat card points       a personal task at the end, with 14 or 0 points
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from asterism.core.wire import Exactly, Pair, TableView

Colour = Literal["blue", "orange", "purple", "red", "white", "yellow"]
Star = Literal["blue", "orange", "purple", "red", "white", "yellow", "black"]
Stars = Annotated[dict[Star, int], Exactly(7)]
Letter = Literal["A", "B", "C", "D"]
ClusterName = Literal["top", "right", "left"]
CounterName = Literal["colours", "constellations", "advanced"]
Cause = Literal["track", "constellations", "bag", "tasks"]
Step = Literal["choose", "take", "keep", "place", "exchange", "advance", "done"]
Origin = Literal["printed", "ours"]


class Progress(TypedDict):
    """How far a card is, the spaces that count for it now, and those it still asks for by name."""

    have: int
    need: int
    met: bool
    counted: list[int]
    lacking: list[int]


class Reach(TypedDict):
    """A ray that can be reached with the steps left; several ways differ in steps."""

    ray: int
    star: Star | None
    steps: list[int]


class Cluster(TypedDict):
    id: ClusterName
    clock: int  # the ray of clock and moon
    stars: list[Star | None]
    moved: bool  # has this clock had its move, while time is invested?
    reach: list[Reach]  # what it can still reach (all three clusters at once, at their most)
    takes: Star | None  # what would be taken if the clock stays there


class Time(TypedDict):
    """The clock that moves next, and the steps left."""

    cluster: int
    left: int


class Marker(TypedDict):
    marker: int
    name: str
    field: int
    height: int  # 0 is the lowest of its stack
    rank: int | None  # 1 to 3, or none without a prize
    worth: int  # points for each star, constellation or item as the counters stand


class Counter(TypedDict):
    """Start field first, then the five others; each stack from below, as numbers of markers."""

    id: CounterName
    fields: list[list[int]]
    markers: list[Marker]


class PublicTask(TypedDict):
    card: int
    code: str
    points: Pair  # for the first player and for all later ones
    first: int | None
    later: list[int]
    progress: list[Progress]  # one entry a seat


class AdvancedCard(TypedDict):
    card: int
    code: str
    numeral: str
    worth: int
    counts: list[int]  # how many of what it asks each seat has,
    counted: list[list[int]]  # and on which spaces


class End(TypedDict):
    """How far one of the four ends is, and whether it holds."""

    cause: Cause
    now: int
    at: int
    holds: bool


class Constellation(TypedDict):
    id: Letter
    filled: int
    size: int
    worth: int


class Orbit(TypedDict):
    number: int
    filled: int
    size: int


class Personal(TypedDict):
    card: int
    code: str
    points: int
    progress: Progress


class Sheet(TypedDict):
    """The final scoring as if the game ended now; a personal task that is not known counts for nothing."""

    personal: int | None
    public: int
    holes: int
    constellations: int
    colours: int
    advanced: int
    total: int


class Player(TypedDict):
    stars: list[Star | None]  # one entry a space
    observatory: Stars
    holes: int
    strip: int  # the number on the first free field of the strip
    constellations: list[Constellation]
    orbits: list[Orbit]
    colours: Stars  # in the galaxy
    markers: int  # marker stars not yet on a card
    task: Personal | None  # where the watcher may know it
    sheet: Sheet


class Shown(TypedDict):
    """What Nebula shows."""

    basic: bool
    step: Step
    turn: int
    round: int
    ready: list[int]  # seats that have chosen their personal task
    choices: list[int]  # while choosing: the two cards dealt to the watcher
    time: Time | None
    clusters: list[Cluster]
    nova: Star | None
    bag: Stars
    box: Stars
    drawn: list[Star]  # the stars of chaos on the table,
    keep: int  # and how many of them are still to be kept
    placed: list[Star]  # in this turn
    matched: bool
    third: bool  # only a match may follow
    track: int  # the field of the common marker of black holes
    counters: list[Counter]
    tasks: list[PublicTask]
    advanced: list[AdvancedCard]
    ends: list[End]
    players: list[Player]
    ranking: list[int]  # by the sheet, as far as the watcher knows it


class View(TableView, Shown):
    """Nebula as a seat sees it."""


# Components


class Space(TypedDict):
    id: str
    constellation: Letter
    orbit: int
    angle: float
    x: float
    y: float
    bright: bool


class Link(TypedDict):
    kind: Literal["direct", "indirect", "orbital"]
    ends: Annotated[list[str], Exactly(2)]


class Sign(TypedDict):
    id: Letter
    mark: str


class Ring(TypedDict):
    number: int
    radius: float


class Strip(TypedDict):
    origin: Origin
    values: list[int]


class Galaxy(TypedDict):
    origin: str
    centre: str
    spaces: list[Space]
    links: list[Link]
    constellations: list[Sign]
    orbits: list[Ring]
    opposite: list[Annotated[list[Letter], Exactly(2)]]
    neighbouring: list[Annotated[list[Letter], Exactly(2)]]
    strip: Strip


class ClusterBoard(TypedDict):
    id: ClusterName
    start: int
    centre: Annotated[list[float], Exactly(2)]
    angle: float


class ClusterBoards(TypedDict):
    origin: str
    rays: int
    boards: list[ClusterBoard]


class HoleTrack(TypedDict):
    origin: str
    end: int
    highlighted: list[int]


class CounterTrack(TypedDict):
    id: CounterName
    markers: list[str]
    prizes: list[int]
    other: int


class CounterTracks(TypedDict):
    origin: str
    fields: int
    tracks: list[CounterTrack]


class Card(TypedDict):
    """A family of cards asks in one way, of what the card names."""

    code: str
    family: str
    origin: Origin
    colour: NotRequired[Colour]


class TaskCard(Card):
    """Personal and public ones."""

    colours: NotRequired[int]
    constellation: NotRequired[Letter]
    constellations: NotRequired[int]
    orbit: NotRequired[int]
    count: NotRequired[int]
    min: NotRequired[int]
    max: NotRequired[int]


class PublicCard(TaskCard):
    points: Pair
    points_origin: Origin


class CountingCard(Card):
    """Advanced ones, which count what there is."""

    colours: NotRequired[Annotated[list[Colour], Exactly(2)]]


class Components(TypedDict):
    origin: str
    colours: list[Colour]
    stars_each: int
    black_holes: int
    black_holes_in_bag: dict[str, int]
    marker_stars: int
    marker_stars_to_end: dict[str, int]
    start_stars: list[int]
    steps: int
    chaos_draw: int
    chaos_keep: int
    refill_at: dict[str, int]
    constellations_to_end: int
    galaxy: Galaxy
    clusters: ClusterBoards
    hole_track: HoleTrack
    counters: CounterTracks
    basic_constellation: int
    personal_points: int
    personal: list[TaskCard]
    public: list[PublicCard]
    advanced: list[CountingCard]
