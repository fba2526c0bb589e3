"""Whatever somebody at a table says is answered by its number, and who has not seen the present state gets it."""

from __future__ import annotations

from unittest.mock import AsyncMock

import pytest

from asterism.server.errors import Refused
from asterism.server.tables import hub as hubs
from server.tables import Home, at_home, mover


@at_home
async def test_a_stale_move_brings_the_state_to_who_has_read_what_was_sent_before(home: Home) -> None:
    _, people = await home.running("novaluna", 2)
    eva = mover(*people)
    late = {"do": eva.state["offers"][0]["do"], "at": eva.state["at"] - 1}
    assert [message["kind"] for message in await eva.say(**late)] == ["error", "state"]


@at_home
async def test_who_has_not_read_what_waits_gets_one_state_for_all_stale_moves_when_it_is_read(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    eva = mover(*people)
    late = {"do": eva.state["offers"][0]["do"], "at": eva.state["at"] - 1}
    eva.behind, before = True, len(eva.got)
    for _ in range(3):
        assert [message["kind"] for message in await eva.say(**late)] == ["error"]
    home.time += hubs.QUIET
    home.hub.sweep()
    assert room.game.asleep
    await eva.read()
    assert [message["kind"] for message in eva.messages[before:]] == ["error"] * 3 + ["state"]
    assert eva.state["at"] == late["at"] + 1


@at_home
async def test_who_has_left_before_reading_gets_nothing_more(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    eva = mover(*people)
    eva.behind = True
    await eva.say(do=eva.state["offers"][0]["do"], at=eva.state["at"] - 1)
    room.part(eva)
    before = len(eva.got)
    await eva.read()
    assert len(eva.got) == before


@at_home
async def test_a_message_to_a_table_that_does_not_wake_is_answered_by_its_number(home: Home) -> None:
    room, (eva, _) = await home.running("novaluna", 2)
    at = eva.state["at"]
    for broken, error in ((Refused("too-busy", "Later.", 503), "too-busy"), (OSError("no disk"), "failed")):
        home.time += hubs.QUIET
        home.hub.sweep()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(room.game, "wake", AsyncMock(side_effect=broken))
            (answer,) = await eva.say(id=7, do="anything", at=at)
        assert (answer["error"], answer["re"]) == (error, 7)
    assert (await eva.say(id=8, chat="hello"))[-1]["re"] == 8


@at_home
async def test_what_can_not_be_read_is_refused_by_its_number_if_that_can(home: Home) -> None:
    _, (eva, _) = await home.running("novaluna", 2)
    assert [message["re"] for message in await eva.say(id=9, do="without a state")] == [9]
