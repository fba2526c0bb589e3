"""The past of a table: some steps at a time, each as it was seen, and the whole as a log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

import asterism
from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.storage.codec import named
from asterism.server.storage.retention import forget
from asterism.server.storage.schema import ActRow
from asterism.server.tables import replay
from asterism.server.tables.replay import Past, Wanted
from server.tables import EVA, Home, Person, at_home, mover, pasts, played_out, step, steps, the_log


@at_home
async def test_steps_show_what_was_seen(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    seen = [eva.state]
    for _ in range(8):
        await mover(eva, jan).do()
        seen.append(eva.state)
    found = await steps(room, EVA, 0, 0, 100)
    assert (found["steps"], found["rules"], found["current"]) == (8, room.row.rules, True)
    assert [state["step"] for state in found["states"]] == list(range(9))
    for state, then in zip(found["states"], seen, strict=True):
        assert state["view"] == then["view"]
        assert state["story"] == then["story"]


@at_home
async def test_steps_come_in_ranges_that_fit_together(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    for _ in range(7):
        await mover(*people).do()
    for seat, player in ((0, EVA), (None, "guest")):
        whole = await steps(room, player, seat, 0, 100)
        for count in (1, 2, 3, 50):
            starts = range(0, whole["steps"] + 1, count)
            parts = [await steps(room, player, seat, first, count) for first in starts]
            assert [state for part in parts for state in part["states"]] == whole["states"]
            assert {part["steps"] for part in parts} == {whole["steps"]}


@at_home
async def test_while_a_table_with_secrets_runs_only_what_was_noticed_is_a_step(home: Home) -> None:
    room, people = await home.running("nightsky", 3)
    guest = await Person("guest", None).join(room)
    while len(pasts(room)) < 20:
        who = mover(*people)
        await who.do(who.state["offers"][-1]["do"])
    found = await steps(room, "guest", None, 0, 100)
    seen = guest.all("state")
    assert found["steps"] == len(seen) - 1 < len(pasts(room))
    assert [state["view"] for state in found["states"]] == [state["view"] for state in seen]
    assert [state["story"] for state in found["states"]] == [state["story"] for state in seen]


@at_home
async def test_past_the_last_step_there_is_nothing_but_their_number(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    beyond = await steps(room, EVA, 0, 2, 5)
    assert (beyond["states"], beyond["steps"]) == ([], 1)
    assert [state["step"] for state in (await steps(room, EVA, 0, 1, 5))["states"]] == [1]


@at_home
async def test_some_steps_are_read_once_and_no_further_than_needed(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    for _ in range(6):
        await mover(*people).do()
    reads: list[int | None] = []
    pages = home.store.pages

    def counted(id: str, count: int | None = None) -> AsyncGenerator[list[ActRow], None]:
        reads.append(count)
        return pages(id, count)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.store, "pages", counted)
        await steps(room, EVA, 0, 1, 4)
    assert reads == [5]


@at_home
async def test_the_same_steps_are_looked_for_once_for_all_who_ask_at_once(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    walks: list[Wanted] = []

    class Counted(replay.Walk):
        def __init__(self, past: Past, wanted: Wanted) -> None:
            walks.append(wanted)
            super().__init__(past, wanted)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "Walk", Counted)
        same = [steps(room, f"guest {n}", None, 0, 2) for n in range(5)]
        *found, other = await asyncio.gather(*same, steps(room, EVA, 0, 0, 2))
    assert [wanted.seat for wanted in walks] == [None, 0]
    assert found == found[:1] * 5
    assert other["states"][0]["seat"] == 0


@at_home
async def test_an_answer_holds_no_more_steps_than_have_room_and_at_least_one(home: Home) -> None:
    for game, count in (("novaluna", 2), ("sealed", 3)):
        room, people = await home.running(game, count)
        for _ in range(5):
            await mover(*people).do()
        whole = await steps(room, EVA, 0, 0, 100)
        size = len(encode(whole["states"][0]))
        for large, many in ((1, 1), (size + 1, 2)):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(replay, "LARGE", large)
                assert await steps(room, EVA, 0, 0, 100) == {**whole, "states": whole["states"][:many]}
                assert (await steps(room, EVA, 0, 2, 1))["states"] == whole["states"][2:3]


@at_home
async def test_a_table_that_has_not_begun_has_no_past(home: Home) -> None:
    room = await home.open("novaluna", "me", "open")
    with pytest.raises(Refused, match="has not started"):
        await steps(room, EVA, 0, 0, 1)


@at_home
async def test_panels_come_with_steps_to_who_asked_for_them(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    drawn = (await steps(room, EVA, 0, 0, 2, panels=True))["states"]
    assert all(state["panels"] for state in drawn)
    assert "panels" not in await step(room, EVA, 0, 0)


@at_home
async def test_the_log_is_shown_after_the_end_only(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    with pytest.raises(Refused, match="after the end"):
        await the_log(room)
    await played_out(*people)
    log = await the_log(room)
    assert asterism.replay(log).over
    assert log["names"] == ["Eva", "Jan", "Ida"]


@at_home
async def test_a_log_is_read_in_parts_that_are_one_text(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await played_out(*people)
    whole, moves = await the_log(room), len(pasts(room))
    for most in (1, 3, moves):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(replay, "MOVES", most)
            assert await the_log(room) == whole
            assert len([part async for part in room.log()]) == 2 + -(-moves // most)
    assert whole["moves"] == [[named(seat), text] for seat, text in pasts(room)]


@at_home
async def test_a_log_of_a_table_that_is_deleted_meanwhile_breaks_off(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await played_out(*people)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "MOVES", 1)
        parts = room.log()
        assert [await anext(parts) for _ in range(3)]
        await forget(home.store, [room.row.id])
        with pytest.raises(RuntimeError, match="was deleted"):
            async for _ in parts:
                pass


@at_home
async def test_after_the_end_too_only_its_player_looks_from_a_seat(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await played_out(*people)
    assert (await steps(room, people[2].player, 2, 3, 1))["steps"] == len(pasts(room))
    assert (await step(room, "guest", None, 3))["seat"] is None
    for other in ("guest", people[0].player):
        with pytest.raises(Refused, match="not your seat"):
            await steps(room, other, 2, 3, 1)


@at_home
async def test_nobody_looks_from_the_seat_of_a_bot(home: Home) -> None:
    room = await home.open("sealed", "me", "easy", "easy")
    await room.seating.resign(EVA, 0)
    assert room.row.status == "over"
    assert (await step(room, EVA, 0, 0))["seat"] == 0
    with pytest.raises(Refused, match="not your seat"):
        await steps(room, EVA, 1, 0, 1)
