"""Tables come and go from memory and never get lost: restarts, the lobby, other rules, uploaded logs."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import asterism
from asterism.core.table import Table
from asterism.server import meter as meters
from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.meter import PAYER, Payer
from asterism.server.shapes import NewSeat, NewTable
from asterism.server.storage import codec
from asterism.server.storage import store as stores
from asterism.server.storage.schema import ChatRow, Statement
from asterism.server.tables import game as games
from asterism.server.tables import hall as halls
from asterism.server.tables import hub as hubs
from asterism.server.tables.listing import PAGE
from asterism.server.tables.lobby import MINE
from asterism.server.waiting import LOAD, Job
from server.tables import (
    EVA,
    IDA,
    JAN,
    PER_MOVE,
    Home,
    Person,
    at_home,
    count_pieces,
    mover,
    pasts,
    played_out,
    step,
    the_log,
)


async def taken_up(home: Home) -> None:
    """Wait until all running tables are loaded again."""
    await home.hub._tasks[0]


# Opening


@at_home
async def test_a_table_is_opened_as_it_was_asked_for(home: Home) -> None:
    room = await home.open(
        "novaluna", "me", "hard", "open", options={"tokens": 5}, public=False, clock={"per": "move", "seconds": 9}
    )
    info = room.info(EVA)
    assert info["status"] == "open"
    assert info["clock"] == {"per": "move", "seconds": 9}
    assert info["options"] == {"tokens": 5}
    assert [seat["who"] for seat in info["seats"]] == ["person", "bot", "open"]
    assert [seat["yours"] for seat in info["seats"]] == [True, False, False]
    assert [seat["held"] for seat in info["seats"]] == [True, False, False]
    assert not any(seat["yours"] for seat in room.info(JAN)["seats"])
    assert len(info["id"]) == 12


@at_home
async def test_seeds_are_256_bits_and_never_the_same(home: Home) -> None:
    seeds = {(await home.open("novaluna", "me", "open")).row.seed for _ in range(5)}
    assert len(seeds) == 5
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {32}


@at_home
async def test_what_can_not_be_a_table_is_refused(home: Home) -> None:
    wrong: dict[str, tuple[str, list[str], dict[str, Any]]] = {
        "no-game": ("chess", ["me"], {}),
        "bad-table": ("sealed", ["me"], {}),
        "no-level": ("novaluna", ["me", "genius"], {}),
    }
    for key, (game, seats, more) in wrong.items():
        with pytest.raises(Refused) as refused:
            await home.open(game, *seats, **more)
        assert refused.value.key == key
    with pytest.raises(Refused, match="has no option"):
        await home.open("novaluna", "me", options={"gravity": 1})
    with pytest.raises(Refused, match="There is no bot None"):
        await home.hub.open_table(EVA, "Eva", NewTable(game="novaluna", seats=[NewSeat(who="bot")]))
    assert await home.store.tables() == []


@at_home
async def test_a_table_that_is_not_there_is_refused(home: Home) -> None:
    with pytest.raises(Refused, match="no such table"):
        await home.hub.room("nowhere")


# Restarts


@at_home
async def test_a_game_goes_on_after_a_restart(home: Home) -> None:
    room, people = await home.running("novaluna", 2, options={"tokens": 4})
    for _ in range(9):
        await mover(*people).do()
    before = people[0].state
    await home.restart()
    again = await home.hub.room(room.row.id)
    assert again is not room
    stale = mover(*people)
    message = {"do": stale.state["offers"][0]["do"], "at": stale.state["at"]}
    for person in people:
        await person.join(again)
    assert people[0].state["view"] == before["view"]
    assert people[0].state["at"] > before["at"]
    assert [one["kind"] for one in await stale.say(**message)] == ["error", "state"]
    await played_out(*people)
    assert people[0].state["view"]["over"]


@at_home
async def test_bots_go_on_after_a_restart(home: Home) -> None:
    room = await home.open("novaluna", "easy", "medium", options={"tokens": 4})
    while len(pasts(room)) < 3:
        await asyncio.sleep(0)
    await home.restart()
    await taken_up(home)
    again = await home.hub.room(room.row.id)
    await again.driver.idle()
    assert again.row.status == "over"
    assert pasts(again)[:3] == pasts(room)[:3]


@at_home
async def test_the_lobby_knows_after_a_restart_who_is_to_act(home: Home) -> None:
    _, people = await home.running("novaluna", 2)
    await home.restart()
    await taken_up(home)
    lobby = home.lobby(EVA)
    assert lobby["mine"][0]["to_act"] == people[0].state["view"]["to_act"]
    assert home.lobby("stranger")["running"][0]["to_act"] == people[0].state["view"]["to_act"]


@at_home
async def test_an_idle_room_is_put_away_and_loaded_again(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    for person in people:
        home.hub.sweep()
        assert room.row.id in home.hub._rooms
        room.part(person)
    home.hub.sweep()
    assert room.row.id in home.hub._rooms
    home.time += hubs.IDLE
    home.hub.sweep()
    assert home.hub._rooms == {}
    first, second = await asyncio.gather(home.hub.room(room.row.id), home.hub.room(room.row.id))
    assert first is second is not room
    assert pasts(first) == pasts(room)
    assert home.lobby(EVA)["mine"][0]["to_act"] == first.game.to_act


@at_home
async def test_where_people_only_wait_the_table_sleeps_and_wakes_with_the_next_move(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    lobby = home.lobby(EVA)
    home.time += hubs.QUIET
    home.hub.sweep()
    assert room.game.asleep
    assert room.game.table is None
    room.part(people[0])
    await people[0].join(room)
    assert people[0].all("state")[-1]["view"] == people[0].all("state")[-2]["view"]
    assert home.lobby(EVA)["mine"][0]["to_act"] == lobby["mine"][0]["to_act"]
    home.time += hubs.QUIET
    home.hub.sweep()
    assert room.game.asleep
    assert [one["kind"] for one in await mover(*people).do()] == ["state"]
    assert len(pasts(room)) == 2


@at_home
async def test_many_at_once_wake_a_table_only_once(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    home.time += hubs.QUIET
    home.hub.sweep()
    await asyncio.gather(people[0].do(), *(home.hub.room(room.row.id) for _ in range(5)), people[1].say(chat="hm"))
    assert len(pasts(room)) == 1
    assert len(await home.store.acts(room.row.id)) == 2


@at_home
async def test_a_finished_table_that_sleeps_still_gives_its_log(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await played_out(*people)
    log = await the_log(room)
    home.time += hubs.QUIET
    home.hub.sweep()
    assert room.game.asleep
    assert await the_log(await home.hub.room(room.row.id)) == log


# Long tables


@at_home
async def test_a_long_table_is_loaded_in_turn_and_in_pieces_as_it_was(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    for _ in range(7):
        await mover(*people).do()
    await home.restart()
    await taken_up(home)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "FEW", 4)
        patch.setattr(stores, "PAGE", 3)
        done = count_pieces(patch)
        again = await home.hub.room(room.row.id)
    assert done() >= 8
    assert pasts(again) == pasts(room)
    assert again.game.live_table().packed == room.game.live_table().packed


@at_home
async def test_loading_is_charged_to_who_needs_the_table(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await mover(*people).do()
    await home.restart()
    await taken_up(home)
    charged: list[Job] = []
    PAYER.set(Payer("203.0.113.7", JAN))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "FEW", 1)
        patch.setattr(home.hub.pool, "_charge", lambda job, _: charged.append(job))
        await home.hub.room(room.row.id)
    assert charged == [Job(LOAD, JAN, room.row.id, address="203.0.113.7")]


@at_home
async def test_whatever_loading_takes_is_paid_by_who_needs_the_table_even_if_there_is_none(home: Home) -> None:
    asked, paid = Payer("203.0.113.7", JAN), list[Payer]()
    room, _ = await home.running("sealed", 3)
    await home.restart()
    await taken_up(home)
    home.hub.sweep()
    PAYER.set(asked)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.hub.guard.meter, "spend", lambda payer, *_: paid.append(payer))
        patch.setattr(meters, "LITTLE", 0.0)
        with pytest.raises(Refused):
            await home.hub.room("nowhere")
        assert set(paid) == {asked}
        paid.clear()
        await home.hub.room(room.row.id)
    assert set(paid) == {asked}


@at_home
async def test_that_one_has_spent_all_holds_up_nobody_else_who_waits_for_the_same_table(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await mover(*people).do()
    await home.restart()
    await taken_up(home)
    greedy, modest = Payer("203.0.113.7", JAN), Payer("203.0.113.8", EVA)

    def asking(payer: Payer) -> asyncio.Task[Any]:
        PAYER.set(payer)
        return asyncio.create_task(home.hub.room(room.row.id))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "FEW", 1)
        patch.setattr(home.hub.guard.meter, "may", lambda payer, *_: payer != greedy)
        spent, other = asking(greedy), asking(modest)
        assert pasts(await other) == pasts(room)
        with pytest.raises(Refused, match="too fast"):
            await spent


@at_home
async def test_of_a_finished_table_only_the_last_acts_stay_in_memory(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codec, "LAST", 3)
        room, people = await home.running("sealed", 3)
        await played_out(*people)
        stored = await home.store.acts(room.row.id)
        assert pasts(room) == [(act.seat, act.text) for act in stored[-3:]]
        before = people[0].state
        await home.restart()
        again = await home.hub.room(room.row.id)
        assert pasts(again) == pasts(room)
        assert again.game.count == room.game.count == len(stored) - 1
        await people[0].join(again)
        for part in ("view", "final", "verdict"):
            assert people[0].state[part] == before[part]
        assert people[0].state["recent"][-1] == before["story"][-1]


@at_home
async def test_a_finished_table_is_not_played_again_to_be_shown(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await played_out(*people)
    await home.restart()
    await home.hub._rules_of(room.row)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "play", lambda *_: pytest.fail("it is played"))
        again = await home.hub.room(room.row.id)
    assert again.info(EVA)["current"]


@at_home
async def test_tables_that_nobody_needs_are_not_kept_after_a_restart(home: Home) -> None:
    await home.running("novaluna", 2)
    timed, _ = await home.running("novaluna", 2, clock=PER_MOVE)
    await home.restart()
    await taken_up(home)
    assert list(home.hub._rooms) == [timed.row.id]


@at_home
async def test_a_table_that_somebody_asks_for_while_it_is_taken_up_stays(home: Home) -> None:
    table, _ = await home.running("novaluna", 2)
    await home.restart()
    while table.row.id not in home.hub._loading:
        await asyncio.sleep(0)
    room = await home.hub.room(table.row.id)
    await taken_up(home)
    assert home.hub._rooms == {table.row.id: room}


# The lobby


@at_home
async def test_the_lobby_lists_open_running_and_my_tables(home: Home) -> None:
    opened = await home.open("novaluna", "me", "open")
    hidden = await home.open("novaluna", "me", "open", public=False)
    running, people = await home.running("sealed", 3)
    stranger, jan = home.lobby("stranger"), home.lobby(JAN)
    assert [table["id"] for table in stranger["open"]] == [opened.row.id]
    assert [table["id"] for table in stranger["running"]] == [running.row.id]
    assert stranger["mine"] == []
    assert [table["id"] for table in jan["mine"]] == [running.row.id]
    assert jan["mine"][0]["your_turn"]
    assert {table["id"] for table in home.lobby(EVA)["mine"]} == {
        opened.row.id,
        hidden.row.id,
        running.row.id,
    }
    await people[1].do()
    assert not home.lobby(JAN)["mine"][0]["your_turn"]
    assert home.lobby(JAN)["mine"][0]["to_act"] == [0, 2]


@at_home
async def test_the_lobby_knows_only_whom_a_spectator_sees_to_act(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    table = room.game.live_table()
    view = table.view
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "view", lambda seat: {**view(seat), "to_act": [0, 1, 2] if seat is None else [seat]})
        await people[0].do()
        assert room.game.to_act == [1, 2]
        assert home.lobby("stranger")["running"][0]["to_act"] == [0, 1, 2]


@at_home
async def test_my_tables_are_told_as_mine_and_stand_nowhere_else(home: Home) -> None:
    room = await home.open("novaluna", "me", "open")
    for_friends = await home.open("novaluna", "open", "open")
    looks = await Person(JAN, None).join(for_friends)
    eva = home.lobby(EVA)
    assert [table["id"] for table in eva["mine"]] == [for_friends.row.id, room.row.id]
    assert [table["host"] for table in eva["mine"]] == [True, True]
    assert [[seat["yours"] for seat in table["seats"]] for table in eva["mine"]] == [[False, False], [True, False]]
    assert (eva["open"], eva["many"]["open"]) == ([], 0)
    jan = home.lobby(JAN)
    assert [table["id"] for table in jan["open"]] == [for_friends.row.id, room.row.id]
    assert not any(table["host"] for table in jan["open"])
    assert not any(seat["yours"] for table in jan["open"] for seat in table["seats"])
    for_friends.part(looks)
    assert [table["id"] for table in home.lobby(JAN)["open"]] == [room.row.id]


@at_home
async def test_lists_come_by_pages_without_gap_or_doublet(home: Home) -> None:
    new = NewTable.model_validate({"game": "novaluna", "seats": [{"who": "me"}, {"who": "open"}]})
    rooms = [await home.hub.open_table(f"host {n}", "Host", new) for n in range(PAGE + 5)]
    first, second = home.lobby("stranger"), home.lobby("stranger", open=PAGE)
    assert first["many"] == second["many"] == {"open": PAGE + 5, "running": 0}
    found = [table["id"] for table in first["open"] + second["open"]]
    assert (len(first["open"]), found) == (PAGE, [room.row.id for room in reversed(rooms)])
    await rooms[-1].seating.sit(JAN, 1, "Jan")
    assert home.lobby("stranger")["many"] == {"open": PAGE + 4, "running": 1}


@at_home
async def test_the_table_where_it_is_my_turn_is_found_among_any_number(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    who, seats = mover(*people).player, [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    for n in range(MINE):
        new = NewTable.model_validate({"game": "novaluna", "seats": seats})
        await (await home.hub.open_table(f"host {n}", "Host", new)).seating.sit(who, 1, "Who waits")
    mine = home.lobby(who)["mine"]
    assert (mine[0]["id"], mine[0]["your_turn"], len(mine)) == (room.row.id, True, MINE)


@at_home
async def test_a_table_that_is_deleted_stands_in_no_list(home: Home) -> None:
    room = await home.open("novaluna", "me", "open")
    ida = await Person(IDA, None).join(room)
    await home.hub.delete(room.row.id)
    room.part(ida)
    nothing = {"open": [], "running": [], "mine": [], "many": {"open": 0, "running": 0}}
    assert home.lobby(JAN) == home.lobby(EVA) == nothing


@at_home
async def test_who_asks_for_a_table_while_it_goes_finds_none(home: Home) -> None:
    asked: list[str] = []
    carry_out = home.store.carry_out

    async def asked_for(statements: list[Statement]) -> None:
        with pytest.raises(Refused, match="no such table"):
            await home.hub.room(room.row.id)
        asked.append(room.row.id)
        await carry_out(statements)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.store, "carry_out", asked_for)
        room = await home.open("novaluna", "me", "open")
        await home.hub.delete(room.row.id)
        room = await home.open("novaluna", "me", "open")
        home.time += hubs.IDLE
        home.hub.sweep()
        home.wall += 8 * 24 * 3600
        await home.hub.keeper.tidy()
        assert room.row.id in asked
    assert len(asked) >= 2
    assert await home.store.tables() == []


@at_home
async def test_a_table_that_is_being_loaded_does_not_go(home: Home) -> None:
    room = await home.open("novaluna", "me", "open")
    home.time += hubs.IDLE
    home.hub.sweep()
    home.wall += 8 * 24 * 3600
    read, go_on, chats = asyncio.Event(), asyncio.Event(), home.store.chats

    async def slowly(id: str, newest: int) -> list[ChatRow]:
        read.set()
        await go_on.wait()
        return await chats(id, newest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.store, "chats", slowly)
        loading = asyncio.create_task(home.hub.room(room.row.id))
        await read.wait()
        await home.hub.keeper.tidy()
        assert await home.store.table(room.row.id)
        go_on.set()
        assert await loading


@at_home
async def test_who_is_at_a_table_that_was_deleted_brings_nothing_of_it_back(home: Home) -> None:
    room = await home.open("novaluna", "me", "open")
    await home.hub.delete(room.row.id)
    for deed in (room.seating.sit(JAN, 1, "Jan"), room.join(Person(IDA, None))):
        with pytest.raises(Refused, match="no such table"):
            await deed
    assert await home.store.tables() == []


# Who watches it


class Guest:
    """Somebody in the hall."""

    def __init__(self, player: str) -> None:
        self.player, self.got = player, list[bytes]()

    def send(self, message: bytes) -> None:
        self.got.append(message)


@at_home
async def test_all_who_watch_are_told_once_of_many_changes_and_most_the_same_bytes(home: Home) -> None:
    hall, guests = home.hub.hall, [Guest(f"guest {n}") for n in range(30)]
    for guest in guests:
        hall.come(guest)
    eva = Guest(EVA)
    hall.come(eva)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(halls, "PUSH", 3600.0)
        rooms = [await home.open("novaluna", "me", "open") for _ in range(5)]
        await hall.tell_all()
    assert {len(guest.got) for guest in guests} <= {2, 3}  # the hall may have told of the first ones by itself
    assert len({id(guest.got[-1]) for guest in guests}) == 1
    assert len(msgspec.json.decode(guests[0].got[-1])["open"]) == len(rooms)
    assert len(msgspec.json.decode(eva.got[-1])["mine"]) == len(rooms)


@at_home
async def test_who_has_nothing_new_to_hear_hears_nothing_and_who_is_gone_neither(home: Home) -> None:
    hall, jan, gone = home.hub.hall, Guest(JAN), Guest(IDA)
    for guest in (jan, gone):
        hall.come(guest)
    hall.go(gone)
    await home.open("novaluna", "me", "open", public=False)
    await hall.tell_all()
    await home.open("novaluna", "me", "open")
    await hall.tell_all()
    assert (len(jan.got), len(gone.got)) == (2, 1)


@at_home
async def test_who_watches_the_lobby_hears_of_changes(home: Home) -> None:
    heard: list[int] = []

    def changed() -> None:
        heard.append(1)

    home.hub.lobby.watch(changed)
    room = await home.open("novaluna", "me", "open")
    assert heard
    heard.clear()
    await room.seating.sit(JAN, 1, "Jan")
    assert heard
    home.hub.lobby.unwatch(changed)
    heard.clear()
    await room.seating.resign(JAN, 1)
    assert not heard


@at_home
async def test_a_table_everybody_left_before_the_start_is_not_listed(home: Home) -> None:
    room = await home.open("novaluna", "me", "open")
    await room.seating.leave(EVA)
    assert home.lobby(JAN)["open"] == []


@at_home
async def test_a_table_with_seats_for_friends_only_is_listed_while_somebody_looks_at_it(home: Home) -> None:
    room = await home.open("novaluna", "open", "open")
    assert home.lobby(JAN)["open"] == []
    eva = await Person(EVA, None).join(room)
    assert [table["id"] for table in home.lobby(JAN)["open"]] == [room.row.id]
    room.part(eva)
    assert home.lobby(JAN)["open"] == []


# Other rules


@at_home
async def test_a_table_of_other_rules_is_shown_and_not_continued(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    seen, who = people[0].state["view"], mover(*people)
    await home.store.save(replace(room.row, rules=99))
    await home.restart()
    again = await home.hub.room(room.row.id)
    assert not again.info(EVA)["current"]
    for person in people:
        await person.join(again)
    assert people[0].state["view"] == seen
    assert who.state["offers"] == []
    (answer,) = await who.do("pick place:1")
    assert answer["error"] == "other-rules"
    assert (await step(again, EVA, 0, 1))["view"] == seen
    assert again.game.due() is None


@at_home
async def test_of_a_record_that_lies_otherwise_only_the_story_is_left(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    story = people[0].state["story"]
    await home.store.save(replace(room.row, rules=99, layout="other"))
    await home.restart()
    again = await home.hub.room(room.row.id)
    await people[0].join(again)
    assert people[0].last("table")["current"] is False
    told = await step(again, EVA, 0, 1)
    assert told["view"] is None
    assert told["story"] == story


@at_home
async def test_a_game_that_is_not_there_any_more_still_tells_its_story(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    story = people[0].state["story"]
    await home.store.save(replace(room.row, game="vanished"))
    await home.restart()
    again = await home.hub.room(room.row.id)
    told = await step(again, EVA, 0, 1)
    assert told["view"] is None
    assert [entry["what"] for entry in told["story"]] == [entry["what"] for entry in story]


@at_home
async def test_a_table_that_does_not_replay_as_it_was_stored_is_only_shown(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    await mover(*people).do()
    acts = await home.store.acts(room.row.id)
    await home.store.save(room.row, acts=[replace(acts[1], state=acts[0].state)], cut=1)
    await home.restart()
    assert not (await home.hub.room(room.row.id)).info(EVA)["current"]


# Uploads


def sealed_to_the_end() -> asterism.Table:
    """A game with acts of the house."""
    table = asterism.table("sealed", 3, seed=1)
    while not table.over:
        table.play(2, table.offers(2)[0])
        table.play("house", "late")
        table.play("house", "late")
    return table


@at_home
async def test_an_uploaded_log_becomes_a_finished_table(home: Home) -> None:
    table = sealed_to_the_end()
    log = {**table.log, "names": ["Eva", "Jan\n"], "bots": {"2": "hard"}}
    id = await home.hub.archive.upload(encode(log))
    await home.restart()
    room = await home.hub.room(id)
    assert room.row.status == "over"
    assert [seat["name"] for seat in room.info(None)["seats"]] == ["Eva", "Jan", ""]
    assert room.info(None)["seats"][2]["level"] == "hard"
    assert asterism.replay(await the_log(room)).scores == table.scores
    last = await step(room, "guest", 1, len(table.moves))
    assert last["view"] == {**table.view(1)}
    guest = await Person("guest", None).join(room)
    assert guest.state["verdict"]
    assert home.lobby("guest")["running"] == []


@at_home
async def test_a_log_that_starts_at_a_position_can_be_uploaded(home: Home) -> None:
    table = asterism.position("sealed", asterism.table("sealed", 3, seed=4).position())
    table.play(1, table.offers(1)[0])
    room = await home.hub.room(await home.hub.archive.upload(encode(table.log)))
    assert (await step(room, "guest", 1, 1))["view"] == table.view(1)


@at_home
async def test_a_broken_log_is_refused(home: Home) -> None:
    log = sealed_to_the_end().log
    broken: list[Any] = [
        {},
        {**log, "moves": 7},
        {**log, "moves": [[0]]},
        {**log, "moves": [7]},
        {**log, "moves": [[0, "dance"]]},
        {**log, "moves": [[True, log["moves"][0][1]]]},
        {**log, "moves": [[0, "x"]] * 30_000},
        {**log, "rules": 10**30},
        {**log, "rules": 0},
        {**log, "rules": 99, "moves": [[3, "bid card:1"]]},
        {**log, "rules": 99, "moves": [[True, "bid card:1"]]},
        {**log, "rules": 99, "moves": [[0, "\ud800"]]},
        {**log, "rules": 99, "moves": [[0, "x" * 101]]},
        {**log, "rules": 99, "result": {"scores": [1, 2], "winners": [0]}},
        {**log, "rules": 99, "result": {"scores": [1, 2, 3], "winners": [3]}},
        {**log, "rules": 99, "result": [1, 2, 3]},
        {**log, "game": "chess"},
        {**log, "seats": 9},
    ]
    for one in broken:
        with pytest.raises(Refused) as refused:
            await home.hub.archive.upload(json.dumps(one).encode())
        assert refused.value.key == "bad-log"
    assert await home.store.tables() == []


@at_home
async def test_who_stops_while_tables_are_loaded_waits_for_no_read_of_theirs(home: Home) -> None:
    """One that goes on would give its connection back when all were closed, and nobody would close it."""
    for _ in range(8):
        await home.open("novaluna", "me", "me")
    for steps in range(12):
        await home.restart()
        await asyncio.sleep(steps / 2000)
        before = home.store
        await home.restart()
        assert not any(thread.is_alive() for thread in before._threads)
