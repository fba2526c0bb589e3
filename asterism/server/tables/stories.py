"""Stories: what a server adds to a game's own, whose entries each have their audience."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from asterism.core.actions import only

Story = list[tuple[int, dict[str, Any]]]
TIME_UP = "time-up"


def too_late(seat: int, story: Story) -> Story:
    """What a bot decided for a seat whose time was up; who hears nothing of that does not hear of the time either."""
    hearing = reduce(or_, (audience for audience, _ in story), only(seat))
    return [(hearing, {"what": TIME_UP, "seat": seat}), *story]


def in_time(story: Story) -> Story:
    """A story without word that somebody's time was up."""
    return [(audience, entry) for audience, entry in story if entry["what"] != TIME_UP]
