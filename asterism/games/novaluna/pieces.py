"""Nova Luna's pieces: the printed tiles as tables, the plane of a mosaic, and the game's terms (book 1 and 4)."""

from __future__ import annotations

import json
from importlib.resources import files

import numpy as np

from asterism.core.actions import Events, Verbs
from asterism.games.novaluna.wire import Colour, Components, Counts

DATA: Components = json.loads((files(__package__) / "components.json").read_text())
COLOURS: list[Colour] = DATA["colours"]
PLACES: int = DATA["ring_places"]
SPACES: int = DATA["track_spaces"]
REACH: int = DATA["pick_from_next"]
FIRST_HALF: int = DATA["solo_tokens"][0]
SECOND_HALF: int = DATA["solo_tokens"][1]
TOKENS: int = DATA["tokens_per_player"]
FIRST_GAME_2: int = DATA["first_game_tokens"]["2"]
FIRST_GAME_3: int = DATA["first_game_tokens"]["3"]
LEFT_COST: int = DATA["solo_cost_per_token_left"]
TILES = len(DATA["tiles"])
SEATS = 4
SEAT = range(SEATS)
TILE = range(1, TILES + 1)  # printed numbers, as people and stories name tiles
MOST = 45  # of the 68 tiles one of two players can take up to 45, however the costs fall
FAR = MOST - 1
SIDE = 2 * FAR + 1
CENTRE = FAR * SIDE + FAR
EDGES = 2 * MOST + 2
LANE = 7  # bits of one colour's count: six for the number, one on top to compare all four at once
GUARD = sum(1 << (LANE * c + LANE - 1) for c in range(4))


def packed(task: Counts) -> int:
    """A task as counts of the four colours in one number."""
    return sum(count << LANE * COLOURS.index(colour) for colour, count in task.items())


COLOUR = np.array([COLOURS.index(tile["colour"]) for tile in DATA["tiles"]], np.int32)
COST = np.array([tile["cost"] for tile in DATA["tiles"]], np.int32)
TASKS = np.array([len(tile["tasks"]) for tile in DATA["tiles"]], np.int32)
TASK = np.array(
    [[packed(task) for task in tile["tasks"]] + [0] * (3 - len(tile["tasks"])) for tile in DATA["tiles"]], np.int32
)

verb = Verbs()
REFILL = verb("refill")
PICK = verb("pick", place=PLACES)
PLACE = verb("place", x=range(-FAR, FAR + 1), y=range(-FAR, FAR + 1))

event = Events()
REFILLED = event("refilled", seat=SEAT)
DREW = event("drew", place=PLACES, tile=TILE)
TOOK = event("took", seat=SEAT, place=PLACES, tile=TILE)
WENT = event("went", seat=SEAT, start=SPACES, to=SPACES)
LAID = event("laid", seat=SEAT, tile=TILE, x=range(-FAR, FAR + 1), y=range(-FAR, FAR + 1))
COVERED = event("covered", seat=SEAT, tile=TILE, task=3, left=TOKENS)
PHASE = event("phase", sum=1000)
ENDED = event("ended", tokens=2)
