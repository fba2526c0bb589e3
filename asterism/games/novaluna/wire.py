"""What of Nova Luna goes over the wire: its view and its components.

Tiles go by their printed numbers from 1 on, places of the ring and spaces of the track count from 0 clockwise.
"""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from asterism.core.wire import Exactly, Pair, TableView

Colour = Literal["red", "blue", "turquoise", "yellow"]
Counts = dict[Colour, int]
Step = Literal["pick", "place", "done"]


class Task(TypedDict):
    need: Counts
    have: Counts
    covered: bool


class Laid(TypedDict):
    """A tile in a mosaic."""

    tile: int
    x: int
    y: int
    tasks: list[Task]


class LaidTiles(TypedDict):
    """What somebody has laid."""

    tokens: int
    tiles: list[Laid]
    cells: list[Pair]  # free ones beside a tile


class Player(LaidTiles):
    time: int
    space: int
    height: int


class Shown(TypedDict):
    """What Nova Luna shows."""

    step: Step
    turn: int
    moon: int
    ring: list[int | None]
    bag: list[int]
    hand: int | None
    phase: int
    first_sum: int
    given: int
    order: list[int]
    ranking: list[int]
    players: list[Player]


class View(TableView, Shown):
    """Nova Luna as a seat sees it."""


# Components


class Tile(TypedDict):
    id: int
    colour: Colour
    cost: int
    tasks: list[Counts]


class Checks(TypedDict):
    """What was counted on the printed tiles."""

    tiles: int
    per_colour: Counts
    per_cost: dict[str, int]
    per_cost_per_colour: dict[str, int]
    tiles_by_task_count: dict[str, int]
    total_tasks: int
    tasks_by_size: dict[str, int]
    dots_by_colour: Counts
    sum_of_costs: int
    distinct_tiles: int


class Components(TypedDict):
    game: str
    origin: str
    sources: str
    ring_places: int
    track_spaces: int
    tokens_per_player: int
    first_game_tokens: dict[Literal["2", "3"], int]
    solo_tokens: Pair
    solo_cost_per_token_left: int
    pick_from_next: int
    colours: Annotated[list[Colour], Exactly(4)]
    checks: Checks
    tiles: list[Tile]
