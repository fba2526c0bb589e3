"""Nebula's pieces: the boards as tables and sets of spaces, and the game's terms.

space    one of 24 places of a galaxy, by its number; a set of spaces is a whole number, one bit each
star     a colour, or HOLE for a black hole
marker   one of 14 value markers: six colours, four constellations, four advanced cards
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Literal, get_args

import numpy as np

from asterism.core.actions import Events, Verbs
from asterism.core.records import Grid, Row
from asterism.games.nebula.wire import (
    Cause,
    ClusterName,
    Components,
    CounterTrack,
    CountingCard,
    Letter,
    PublicCard,
    Space,
    Star,
    TaskCard,
)

DATA: Components = json.loads((files(__package__) / "components.json").read_text())
SEATS = 4
NAMES: list[Star] = [*DATA["colours"], "black"]
COLOURS = len(DATA["colours"])
HOLE = COLOURS
STARS = COLOURS + 1
EACH: int = DATA["stars_each"]
HOLES: Row = np.array([DATA["black_holes_in_bag"].get(str(seats), 0) for seats in range(SEATS + 1)], np.int32)
TO_END: Row = np.array([DATA["marker_stars_to_end"].get(str(seats), 0) for seats in range(SEATS + 1)], np.int32)
REFILL_AT: Row = np.array([DATA["refill_at"].get(str(seats), 0) for seats in range(SEATS + 1)], np.int32)
START_STARS: Row = np.array(DATA["start_stars"], np.int32)
STEPS: int = DATA["steps"]
DRAWN: int = DATA["chaos_draw"]
KEPT: int = DATA["chaos_keep"]
COMPLETE_TO_END: int = DATA["constellations_to_end"]

# The galaxy (book 1)

SPACES: list[Space] = DATA["galaxy"]["spaces"]
IDS: list[str] = [space["id"] for space in SPACES]
SIZE = len(SPACES)
CENTRE = IDS.index(DATA["galaxy"]["centre"])
CONSTELLATIONS: list[Letter] = [one["id"] for one in DATA["galaxy"]["constellations"]]
ORBITS: list[int] = [one["number"] for one in DATA["galaxy"]["orbits"]]
STRIP: Row = np.array(DATA["galaxy"]["strip"]["values"], np.int32)
STRIP_FIELDS = len(STRIP) - 1


def together(spaces: Iterable[int]) -> int:
    """Spaces as one set."""
    return sum(1 << space for space in set(spaces))


def linked(*kinds: str) -> Row:
    """For each space the set of those linked with it in these ways."""
    ends = [[IDS.index(end) for end in link["ends"]] for link in DATA["galaxy"]["links"] if link["kind"] in kinds]
    return np.array(
        [together(b if a == space else a for a, b in ends if space in (a, b)) for space in range(SIZE)], np.int32
    )


def where(key: Literal["constellation", "orbit", "bright"], value: Any) -> int:
    """All spaces with this property, as one set."""
    return together(i for i, space in enumerate(SPACES) if space[key] == value)


LINKS: Row = linked("direct", "indirect", "orbital")
ORBITAL: Row = linked("orbital")
EVERYWHERE = (1 << SIZE) - 1
BRIGHT = where("bright", True)
OUTER = [i for i in range(SIZE) if BRIGHT >> i & 1 and i != CENTRE]
INDIRECT_ENDS = together(i for i in range(SIZE) if linked("indirect")[i])
BESIDE_BRIGHT = together(i for bright in OUTER for i in range(SIZE) if ORBITAL[bright] >> i & 1)
CONSTELLATION: Row = np.array([where("constellation", name) for name in CONSTELLATIONS], np.int32)
CONSTELLATION_OF: Row = np.array([CONSTELLATIONS.index(space["constellation"]) for space in SPACES], np.int32)
ORBIT: Row = np.array([where("orbit", number) for number in ORBITS], np.int32)
OUTER_BRIGHT: Row = np.array(OUTER, np.int32)

# Clusters, tracks and counters (book 1 and 9)

CLUSTER_NAMES: list[ClusterName] = [board["id"] for board in DATA["clusters"]["boards"]]
CLUSTERS = len(CLUSTER_NAMES)
STARTS: Row = np.array([board["start"] for board in DATA["clusters"]["boards"]], np.int32)
RAYS: int = DATA["clusters"]["rays"]
TRACK_END: int = DATA["hole_track"]["end"]
GLOWING = together(DATA["hole_track"]["highlighted"])
TRACKS: list[CounterTrack] = DATA["counters"]["tracks"]
MARKERS = sum(len(track["markers"]) for track in TRACKS)
FIELDS: int = DATA["counters"]["fields"]
FIRST_MARKER: Row = np.array(
    [0, COLOURS, COLOURS + len(CONSTELLATIONS), MARKERS], np.int32
)  # of each counter, and the end
PRIZE: Grid = np.array([[*track["prizes"], track["other"]] for track in TRACKS], np.int32)
RANKED = 3
OF_COLOURS, OF_CONSTELLATIONS, OF_ADVANCED = 0, 1, 2
BEST_WORTH: int = TRACKS[OF_CONSTELLATIONS]["prizes"][0]
BASIC_WORTH: int = DATA["basic_constellation"]

# Cards (book 1)

PERSONAL_CARDS: list[TaskCard] = DATA["personal"]
PUBLIC_CARDS: list[PublicCard] = DATA["public"]
ADVANCED_CARDS: list[CountingCard] = DATA["advanced"]
PERSONAL_POINTS: int = DATA["personal_points"]
POINTS: Grid = np.array([card["points"] for card in PUBLIC_CARDS], np.int32)
BEST_POINTS: int = max(card["points"][0] for card in PUBLIC_CARDS)
OPEN = 4  # public tasks, and advanced cards, on the table
DEALT = 2
PERSONAL_DECK, PUBLIC_DECK, ADVANCED_DECK = len(PERSONAL_CARDS), len(PUBLIC_CARDS), len(ADVANCED_CARDS)
CAUSE_NAMES: tuple[Cause, ...] = get_args(Cause)
CAUSES = len(CAUSE_NAMES)

verb = Verbs()
CHOOSE = verb("choose", card=DEALT)
MOVE = verb("move", steps=range(-STEPS, STEPS + 1))
CHAOS = verb("chaos", star=STARS)
KEEP = verb("keep", star=STARS)
PLACE = verb("place", star=COLOURS, space=SIZE)
FALL = verb("hole")
FINISH = verb("finish")
EXCHANGE = verb("exchange", star=STARS)
REDRAW = verb("redraw")
ADVANCE = verb("advance", marker=MARKERS)

event = Events()
CHOSE = event("chose", seat=SEATS, card=PERSONAL_DECK)
DECIDED = event("decided", seat=SEATS)
BEGAN = event("began", seat=SEATS, star=STARS)
MOVED = event("moved", seat=SEATS, cluster=CLUSTERS, steps=range(-STEPS, STEPS + 1), ray=RAYS)
TOOK = event("took", seat=SEATS, cluster=CLUSTERS, ray=RAYS, star=STARS)
GAVE = event("gave", seat=SEATS, star=STARS)
DREW = event("drew", seat=SEATS, star=STARS)
KEEPS = event("kept", seat=SEATS, star=STARS)
DROPPED = event("dropped", seat=SEATS, star=STARS)
REPLACED = event("replaced", seat=SEATS, star=COLOURS, space=SIZE)
PLACED = event("placed", seat=SEATS, star=COLOURS, space=SIZE)
COMPLETED = event("completed", seat=SEATS, constellation=len(CONSTELLATIONS), worth=BEST_WORTH + 1)
REACHED = event("reached", seat=SEATS, task=OPEN, card=PUBLIC_DECK, first=2, points=BEST_POINTS + 1)
FELL = event("fell", seat=SEATS, holes=range(1, STRIP_FIELDS + 1))
TRACKED = event("tracked", at=range(1, TRACK_END + 1))
FADED = event("faded", star=STARS, dark=2)
IGNITED = event("ignited", seat=SEATS, star=STARS, drawn=2)
ADVANCED = event("advanced", seat=SEATS, marker=MARKERS, field=range(1, FIELDS + 1))
FINISHED = event("finished", seat=SEATS)
FULFILLED = event("fulfilled", seat=SEATS, task=OPEN, card=PUBLIC_DECK, first=2, points=BEST_POINTS + 1)
REFILLED = event("refilled", cluster=CLUSTERS, ray=RAYS, star=STARS)
ENDING = event("ending", cause=CAUSES)
ENDED = event("ended")
UNVEILED = event("unveiled", seat=SEATS, card=PERSONAL_DECK, points=PERSONAL_POINTS + 1)
