"""Logs from anywhere: read by a strict schema, in bounded time and space, away from the tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import asterism
from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.pieces import at_once
from asterism.server.storage import store as stores
from asterism.server.storage.schema import ActRow, TableRow
from asterism.server.tables import uploads
from server.browsers import Browser
from server.tables import EVA, Home, at_home, count_pieces, played_out, steps, the_log

Json = dict[str, Any]


def a_log(**changes: Any) -> Json:
    return {**asterism.table("sealed", 3, seed=4).log, **changes}


def a_start(**changes: Any) -> Json:
    table = asterism.table("sealed", 3, seed=4)
    return {**table.log, "start": {**table.position(), **changes}}


def a_long_log() -> Json:
    table = asterism.table("sealed", 3, seed=4)
    while not table.over:
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    return table.log


BROKEN = {
    "a long seed": a_log(seed="x" * 257),
    "something unknown": a_log(hat=True),
    "something unknown at the start": a_start(hat="x" * 1000),
    "something unknown in its result": a_log(rules=99, result={"scores": [0, 0, 0], "winners": [0], "hat": 1}),
    "no state": a_start(state=[]),
    "a large state": a_start(state={"x": "x" * 70_000}),
    "many reveals": a_start(reveals=2**70),
    "no text as a name": a_log(names=[5]),
    "many names": a_log(names=["x"] * 13),
    "long names": a_log(names=["x" * 201]),
    "many bots": a_log(bots={str(n): "easy" for n in range(13)}),
    "many options": a_log(options={f"o{n}": 1 for n in range(33)}),
    "a large option": a_log(options={"tokens": 2**31}),
    "many moves": a_log(moves=[[0, "x"]] * 20_001),
    "very many moves": a_log(moves=[1] * 500_000),
    "a large rest": a_log(names=["x" * 199] * 12, options={"x": "x" * 200_000}),
    "no moves": {name: part for name, part in a_log().items() if name != "moves"},
    "a long move": a_log(moves=[[0, "x" * 101]]),
    "many winners": a_log(rules=99, result={"scores": [0, 0, 0], "winners": [0] * 13}),
}


@pytest.mark.parametrize("log", BROKEN.values(), ids=BROKEN)
def test_what_is_not_a_log_is_refused_and_leaves_nothing(browser: Browser, log: Json) -> None:
    answer = browser.post("/api/replays", content=json.dumps(log), headers={"X-Forwarded-For": "203.0.113.7"})
    if answer.status_code == 429:
        pytest.fail("the test itself is too fast")
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-log")


def test_half_a_sign_in_a_name_breaks_nothing(browser: Browser) -> None:
    raw = json.dumps(a_log(names=["Eva"])).replace("Eva", "\\ud800").encode()
    assert browser.post("/api/replays", content=raw).status_code == 422


@at_home
async def test_a_log_that_takes_too_long_is_given_up(home: Home) -> None:
    table = asterism.table("novaluna", 2, seed=1)
    while not table.over:
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(uploads, "SECONDS", -1.0)
        with pytest.raises(Refused, match="too long"):
            await home.hub.archive.upload(encode(table.log))
    assert await home.hub.archive.upload(encode(table.log))


@at_home
async def test_a_long_log_is_stored_some_acts_at_a_time_and_over_when_all_are_there(home: Home) -> None:
    saved: list[tuple[str, int]] = []
    save, log = home.store.save, a_long_log()

    def noted(table: TableRow, *, acts: Sequence[ActRow]) -> asyncio.Future[None]:
        saved.append((table.status, len(acts)))
        return save(table, acts=acts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stores, "KEPT", 5)
        patch.setattr(home.store, "save", noted)
        room = await home.hub.room(await home.hub.archive.upload(encode(log)))
    acts = len(log["moves"]) + 1
    assert saved == [("open", 5)] * (-(-acts // 5) - 1) + [("over", (acts - 1) % 5 + 1)]
    assert (await the_log(room))["moves"] == [list(move) for move in log["moves"]]


@at_home
async def test_a_log_that_could_not_be_stored_whole_is_no_finished_table(home: Home) -> None:
    save, log, failing = home.store.save, a_long_log(), iter([False, True])

    def broken(table: TableRow, *, acts: Sequence[ActRow]) -> asyncio.Future[None]:
        return save(table, acts=[acts[0], acts[0]] if next(failing) else acts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stores, "KEPT", 5)
        patch.setattr(home.store, "save", broken)
        with pytest.raises(Refused, match="could not be stored"):
            await home.hub.archive.upload(encode(log))
    assert await home.store.tables() == []
    assert (await home.hub.room(await home.hub.archive.upload(encode(log)))).row.status == "over"


@at_home
async def test_half_a_log_that_a_crash_left_goes_at_the_next_start(home: Home) -> None:
    id = await home.hub.archive.upload(encode(a_long_log()))
    row, acts = await home.store.table(id), await home.store.acts(id)
    assert row
    await home.store.save(replace(row, id="half", status="open"), acts=acts[:5])
    await home.restart()
    assert [table.id for table in await home.store.tables()] == [id]
    assert await home.store.acts("half") == []


@at_home
async def test_a_log_is_played_in_pieces(home: Home) -> None:
    log = a_long_log()
    with pytest.MonkeyPatch.context() as patch:
        done = count_pieces(patch)
        assert await home.hub.archive.upload(encode(log))
    played = uploads.uploaded(encode(log), "x", 0.0)
    assert done() > len(list(played)) > len(log["moves"])


def test_very_many_moves_are_not_even_counted_one_by_one() -> None:
    with pytest.raises(Refused, match="more than 20000 moves"):
        at_once(uploads.uploaded(encode(a_log(moves=[1] * 500_000)), "x", 0.0))


@at_home
async def test_the_log_of_a_table_that_is_here_leads_there(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await played_out(*people)
    log = await the_log(room)
    assert await home.hub.archive.upload(encode(log), "guest") == room.row.id
    with pytest.raises(Refused, match="not your seat"):
        await steps(await home.hub.room(room.row.id), "guest", 0, 0, 5)
    assert await steps(await home.hub.room(room.row.id), EVA, 0, 0, 5)
    with pytest.raises(Refused, match="went otherwise"):
        await home.hub.archive.upload(encode({**log, "moves": log["moves"][:-1]}), "guest")


@at_home
async def test_the_same_log_is_kept_once(home: Home) -> None:
    first = await home.hub.archive.upload(encode(a_log()))
    assert await home.hub.archive.upload(encode(a_log())) == first
    assert await home.hub.archive.upload(encode(a_log(seed="5"))) != first


@at_home
async def test_of_a_start_only_what_rules_read_is_kept(home: Home) -> None:
    log = a_start()
    log["start"]["state"]["hat"] = "x" * 1000
    try:
        room = await home.hub.room(await home.hub.archive.upload(encode(log)))
    except Refused:
        return
    assert room.row.start == asterism.table("sealed", 3, seed=4).position()


@at_home
async def test_a_log_of_other_rules_is_followed_as_far_as_ours_go(home: Home) -> None:
    table = asterism.table("sealed", 3, seed=4)
    while not table.over:
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    room = await home.hub.room(await home.hub.archive.upload(encode({**table.log, "rules": 99})))
    last = (await steps(room, "guest", 1, len(table.moves), 1))["states"][0]
    assert not room.info(None)["current"]
    assert last["view"] == table.view(1)
    assert last["story"] == [{**entry, "say": entry["say"]} for entry in last["story"]] != []
