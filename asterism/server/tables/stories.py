"""Stories: what a table tells of its acts, to each seat what it may hear, entry by entry with its phrase."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import reduce
from operator import or_

from asterism.core.actions import SPECTATOR, heard, only
from asterism.core.game import HOUSE, Game
from asterism.server.encoding import decode
from asterism.server.shapes import Phrase, Seat, Told, View
from asterism.server.storage.codec import Story
from asterism.server.tables.views import Sight, is_open

TIME_UP = "time-up"
Phrasing = Callable[[Game, View, Sequence[Told]], list[Told]]
EARS: dict[Seat, int] = {None: SPECTATOR, **{seat: seat for seat in range(HOUSE)}}  # where each is in an audience


# Of one act


def told_each(its: Game, sights: Mapping[Seat, Sight], story: Story, phrasing: Phrasing) -> dict[Seat, list[Told]]:
    """What each of some seats is told; those who see and hear the same are told the same lines, made once."""
    entries = {seat: heard(story, EARS[seat]) for seat in sights}
    lines: dict[Seat, list[Told]] = {}
    made: dict[tuple[Seat, ...], list[Told]] = {}
    for seat, sight in sights.items():
        alike = (None if is_open(its) else seat, *map(id, entries[seat]))
        if entries[seat] and sight.view and alike not in made:
            made[alike] = phrasing(its, sight.view, entries[seat])
        lines[seat] = made.get(alike, [])
    return lines


def told(its: Game, view: View, entries: Sequence[Told]) -> list[Told]:
    """Entries of a story, each with its phrase."""
    return [{**entry, "say": _phrase(its, view, entry)} for entry in entries]


def _phrase(its: Game, view: View, entry: Told) -> Phrase:
    if entry["what"] == TIME_UP:
        return {"say": TIME_UP, "who": {"say": "seat", "seat": entry["seat"]}}
    phrase: Phrase = its.view.told(view, entry)
    return phrase


def undone(its: Game, view: View, entries: Sequence[Told], mover: int) -> list[Told]:
    """What a seat hears when somebody takes an act back of which it had heard these entries."""
    phrase = {"say": "undone", "what": its.view.told(view, entries[0])}
    return [{"what": "undone", "seat": mover, "say": phrase}]


# Of the past


def entries(stories: Iterable[str], seat: Seat) -> list[Told]:
    """What a seat may hear of stored stories."""
    return [entry for story in stories for entry in heard(decode(story), EARS[seat])]


def latest(stories: Iterable[str], seat: Seat, most: int) -> list[Told]:
    """The last lines a seat may hear of stored stories that come the newest first."""
    lines: list[Told] = []
    for story in stories:
        lines[:0] = heard(decode(story), EARS[seat])
        if len(lines) >= most:
            break
    return lines[-most:]


def retold(its: Game | None, current: bool, view: View | None, entries: Sequence[Told]) -> list[Told]:
    """Entries with their phrases; those of other rules as far as the present ones can say them."""
    if its is None:
        return list(entries)
    if current:
        return told(its, view or {}, entries)
    return [_as_far_as_known(its, view or {}, entry) for entry in entries]


def _as_far_as_known(its: Game, view: View, entry: Told) -> Told:
    with suppress(Exception):
        return {**entry, "say": _phrase(its, view, entry)}
    return entry


# When time is up


def too_late(seat: int, story: Story) -> Story:
    """What a bot decided for a seat whose time was up; who hears nothing of that does not hear of the time either."""
    hearing = reduce(or_, (audience for audience, _ in story), only(seat))
    return [(hearing, {"what": TIME_UP, "seat": seat}), *story]


def in_time(story: Story) -> Story:
    """A story without word that somebody's time was up."""
    return [(audience, entry) for audience, entry in story if entry["what"] != TIME_UP]
