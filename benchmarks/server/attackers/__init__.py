"""Attackers: all that strangers do to a server, each until its time is up, from an address of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.server.attackers import calls, deeds, frames, logs, minds
from benchmarks.server.attackers.stranger import Json, Stranger

Attack = Callable[[Stranger], None]
Prepare = Callable[[Stranger], Json]


class Way(NamedTuple):
    """A way to attack, and what is made ready for it on a server that starts again after that."""

    attack: Attack
    prepare: Prepare | None = None

    @property
    def about(self) -> str:
        return (self.attack.__doc__ or "").rstrip(".")


def thirty_browsers(it: Stranger) -> None:
    """No attack: thirty browsers of one address that load at once."""
    for _ in it.on():
        time.sleep(0.1)


WAYS: dict[str, Way] = {
    way.attack.__name__.replace("_", " "): way
    for way in (
        Way(frames.empty_frames),
        Way(frames.pings),
        Way(frames.large_frames),
        Way(frames.lobby_talk),
        Way(frames.crumbs),
        Way(frames.endless_head),
        Way(frames.stalled),
        Way(frames.bodies),
        Way(frames.other_names),
        Way(calls.unknown_tables),
        Way(calls.calls_ahead),
        Way(calls.many_headers),
        Way(calls.refused_calls),
        Way(deeds.fresh_cookies),
        Way(deeds.rematches),
        Way(deeds.chatter),
        Way(deeds.sitting),
        Way(deeds.onlookers),
        Way(deeds.open_tables, deeds.gathered),
        Way(minds.hints, minds.own_tables),
        Way(minds.few_gains, minds.wide),
        Way(minds.many_gains, minds.wide),
        Way(minds.previews, minds.wide),
        Way(minds.stale),
        Way(minds.bots_alone),
        Way(minds.experts, minds.people),
        Way(logs.uploads),
        Way(logs.long_seeds),
        Way(logs.looking_back),
        Way(logs.whole_logs, logs.one_log),
        Way(logs.long_tables, logs.one_log),
        Way(logs.last_steps, logs.one_log),
        Way(logs.health),
        Way(logs.opened_at_once, logs.many_logs),
        Way(thirty_browsers),
    )
}


def source_of(name: str) -> str:
    """The loopback address that an attack comes from."""
    return f"127.0.1.{1 + list(WAYS).index(name)}"
