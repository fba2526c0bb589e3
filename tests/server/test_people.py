"""People at a table: they sit down, leave, come back, resign and play again."""

from __future__ import annotations

import asyncio

import pytest

from asterism.server.errors import Refused
from asterism.server.tables.presence import AWAY, Presence
from server.tables import EVA, IDA, JAN, Home, Person, at_home, pasts, played_out, the_log

# Who sits where


@at_home
async def test_a_game_starts_when_no_seat_is_open(home: Home) -> None:
    room = await home.open("sealed", "me", "open", "open")
    eva = await Person(EVA, 0).join(room)
    assert eva.all("state") == []
    assert (await eva.say(do="bid card:1", at=0))[0]["error"] == "not-started"
    await room.seating.sit(JAN, 1, "Jan")
    assert eva.last("table")["status"] == "open"
    await room.seating.sit(IDA, 2, "Ida")
    assert eva.last("table")["status"] == "running"
    assert eva.state["offers"]
    with pytest.raises(Refused, match="Somebody else"):
        await room.seating.sit("max", 2, "Max")
    with pytest.raises(Refused, match="no seat 3"):
        await room.seating.sit("max", 3, "Max")


@at_home
async def test_chance_seats_the_players_at_the_start_and_nobody_sees_with_the_eyes_of_another(home: Home) -> None:
    moved = 0
    for _ in range(8):
        room = await home.open("sealed", "me", "open", "open", shuffle=True)
        assert room.info(EVA)["shuffle"]
        await room.seating.sit(JAN, 1, "Jan")
        seen = [await Person(player, seat).join(room) for seat, player in enumerate((EVA, JAN))]
        await room.seating.sit(IDA, 2, "Ida")
        players = [person.player for person in room.row.people]
        assert sorted(str(player) for player in players) == [EVA, IDA, JAN]
        for person in seen:
            stays = players[person.seat or 0] == person.player
            assert bool(person.all("state")) == stays
            assert stays or person.last("error")["error"] == "not-your-seat"
            moved += not stays
    assert moved


@at_home
async def test_where_chance_seats_somebody_what_was_chosen_for_them_comes_along(home: Home) -> None:
    orders = set()
    for _ in range(8):
        chosen = {f"colour{seat + 1}": seat + 1 for seat in range(3)}
        room = await home.open("clusters", "me", "open", "open", shuffle=True, options=chosen)
        await room.seating.sit(JAN, 1, "Jan")
        await room.seating.sit(IDA, 2, "Ida")
        order = [(EVA, JAN, IDA).index(str(person.player)) for person in room.row.people]
        assert [room.row.options[f"colour{seat + 1}"] - 1 for seat in range(3)] == order
        orders.add(tuple(order))
    assert len(orders) > 1


@at_home
async def test_without_chance_everybody_stays_on_the_chosen_seat(home: Home) -> None:
    for _ in range(4):
        room = await home.open("sealed", "open", "open", "me")
        await room.seating.sit(JAN, 0, "Jan")
        await room.seating.sit(IDA, 1, "Ida")
        assert [person.player for person in room.row.people] == [JAN, IDA, EVA]


@at_home
async def test_who_leaves_before_the_start_sees_nothing_of_who_comes_then(home: Home) -> None:
    room = await home.open("sealed", "me", "open", "open")
    await room.seating.sit(JAN, 1, "Jan")
    jan = await Person(JAN, 1).join(room)
    await room.seating.leave(JAN)
    assert jan.last("error")["error"] == "not-your-seat"
    count = len(jan.got)
    await room.seating.sit("max", 1, "Max")
    await room.seating.sit(IDA, 2, "Ida")
    assert room.row.status == "running"
    assert len(jan.got) == count
    assert (await jan.say(ask="why", do="bid card:1"))[0]["error"] == "not-your-seat"


@at_home
async def test_who_is_away_for_half_a_minute_is_gone(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    room.part(jan)
    assert not eva.last("table")["seats"][1]["here"]
    home.time += 29
    assert not room.info(EVA)["seats"][1]["gone"]
    home.time += 1
    assert room.info(EVA)["seats"][1]["gone"]
    await jan.join(room)
    assert eva.last("table")["seats"][1]["here"]
    assert not room.info(EVA)["seats"][1]["gone"]


@at_home
async def test_a_bot_takes_the_seat_of_who_left_when_all_others_wish_it(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    with pytest.raises(Refused, match="not gone"):
        await room.seating.takeover(JAN, 0, "easy")
    room.part(people[0])
    await room.seating.leave(EVA)
    await room.seating.takeover(JAN, 0, "easy")
    assert people[2].last("table")["wishes"] == {"0": [1]}
    assert people[2].last("table")["seats"][0]["who"] == "person"
    await room.seating.takeover(IDA, 0, "medium")
    assert people[2].last("table")["seats"][0] | {"name": ""} == {
        **{"who": "bot", "name": "", "level": "medium", "here": False},
        **{"gone": False, "held": True, "resigned": False, "muted": False, "yours": False},
    }
    await room.driver.idle()
    assert pasts(room)[0][0] == 0


@at_home
async def test_a_seat_can_be_taken_back_from_a_bot(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    room.part(people[0])
    await room.seating.leave(EVA)
    for player in (JAN, IDA):
        await room.seating.takeover(player, 0, "easy")
    await room.driver.idle()
    await people[0].join(room)
    assert (await people[0].do("bid card:1"))[0]["error"] == "bot-plays"
    await room.seating.sit(EVA, 0, "Eva")
    assert room.row.people[0].who == "person"
    await people[1].do()
    await people[2].do()
    assert (await people[0].do())[0]["kind"] == "state"


@at_home
async def test_a_wish_is_dropped_when_its_seat_is_filled_again(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    room.part(people[0])
    home.time += 30
    await room.seating.takeover(JAN, 0, "easy")
    await people[0].join(room)
    assert people[1].last("table")["wishes"] == {}


@at_home
async def test_a_wish_comes_true_when_the_last_other_is_gone_too(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    room.part(people[0])
    room.part(people[2])
    home.time += 20
    await people[2].join(room)
    home.time += 10
    await room.seating.takeover(JAN, 0, "easy")
    room.part(people[2])
    home.time += 30
    room.seating.see_who_is_gone()
    while room.row.people[0].who == "person":
        await asyncio.sleep(0)
    assert room.row.people[0].level == "easy"


@at_home
async def test_strangers_wish_nothing_and_bots_have_names(home: Home) -> None:
    room, _ = await home.running("novaluna", 2)
    with pytest.raises(Refused, match="Only the other players"):
        await room.seating.takeover("guest", 0, "easy")
    with pytest.raises(Refused, match="Only the other players"):
        await room.seating.takeover(EVA, 0, "easy")
    with pytest.raises(Refused, match="There is no bot"):
        await room.seating.takeover(EVA, 1, "godlike")


@at_home
async def test_of_two_who_play_one_resigns_and_the_other_wins(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    with pytest.raises(Refused, match="not your seat"):
        await room.seating.resign(JAN, 0)
    await room.seating.resign(EVA, 0)
    assert jan.last("table")["status"] == "over"
    assert jan.last("table")["resigned"] == 0
    assert jan.state["verdict"] == [{"say": "end-wins", "who": {"say": "seat", "seat": 1}}]
    assert jan.state["offers"] == []
    assert (await eva.do("pick place:1"))[0]["error"] == "over"
    assert (await the_log(room))["seed"] == room.row.seed


@at_home
async def test_of_three_who_play_one_resigns_and_a_bot_plays_on(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await room.seating.resign(EVA, 0)
    await room.driver.idle()
    assert room.row.status == "running"
    assert pasts(room)[0][0] == 0
    assert people[0].last("error")["error"] == "not-your-seat"
    with pytest.raises(Refused, match="Somebody else"):
        await room.seating.sit(EVA, 0, "Eva")


@at_home
async def test_who_resigned_before_does_not_win_when_another_resigns(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await room.seating.resign(EVA, 0)
    await room.driver.idle()
    assert [seat["resigned"] for seat in people[2].last("table")["seats"]] == [True, False, False]
    await room.seating.resign(JAN, 1)
    assert people[2].state["verdict"] == [{"say": "end-wins", "who": {"say": "seat", "seat": 2}}]
    assert [seat["resigned"] for seat in people[2].last("table")["seats"]] == [True, True, False]
    again = await home.hub.room(await room.seating.rematch(IDA))
    assert not any(person.resigned for person in again.row.people)


@at_home
async def test_who_leaves_by_one_window_and_plays_on_in_another_is_back(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    await room.seating.leave(who.player)
    assert other.last("table")["seats"][who.seat or 0]["gone"]
    await who.do()
    assert not other.last("table")["seats"][who.seat or 0]["gone"]


@at_home
async def test_who_does_not_come_back_to_a_table_that_was_put_away_counts_as_gone(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    for person in people:
        room.part(person)
    await home.restart()
    with pytest.MonkeyPatch.context() as soon:
        soon.setattr("asterism.server.tables.room.AWAY", 0.01)
        eva = await Person(EVA, 0).join(await home.hub.room(room.row.id))
        assert not eva.last("table")["seats"][1]["gone"]
        home.time += 60
        while not eva.last("table")["seats"][1]["gone"]:
            await asyncio.sleep(0.01)


def test_of_all_who_left_only_those_are_remembered_who_may_come_back_in_time() -> None:
    presence = Presence(0.0)
    for n in range(1000):
        guest = Person(f"guest {n}", None)
        presence.add(guest)
        assert presence.remove(guest, float(n))
    assert len(presence._parted) <= AWAY


# Again


@at_home
async def test_a_rematch_moves_everybody_on_by_one_seat(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    with pytest.raises(Refused, match="still runs"):
        await room.seating.rematch(EVA)
    await played_out(*people)
    with pytest.raises(Refused, match="do not sit"):
        await room.seating.rematch("guest")
    first, second = await asyncio.gather(room.seating.rematch(EVA), room.seating.rematch(JAN))
    assert first == second == people[0].last("table")["rematch"]
    again = await home.hub.room(first)
    assert [person.player for person in again.row.people] == [IDA, EVA, JAN]
    assert again.row.status == "running"
    assert again.row.seed != room.row.seed
    eva = await Person(EVA, 1).join(again)
    assert eva.state["offers"]


@at_home
async def test_who_asks_for_a_rematch_has_opened_it(home: Home) -> None:
    room, _ = await home.running("novaluna", 2)
    await room.seating.mute(EVA, 1, True)
    await room.seating.resign(JAN, 1)
    again = await home.hub.room(await room.seating.rematch(JAN))
    assert (again.row.host, again.row.muted) == (JAN, [])
    assert [len(home.hub.lobby.unfinished("host", player)) for player in (EVA, JAN)] == [0, 1]


@at_home
async def test_at_a_rematch_everybody_keeps_what_was_chosen_for_them(home: Home) -> None:
    options = {"zero_chance": True, "colour1": 1, "colour2": 3}
    room, _ = await home.running("clusters", 3, options=options)
    await room.seating.resign(EVA, 0)
    await room.seating.resign(JAN, 1)
    again = await home.hub.room(await room.seating.rematch(IDA))
    assert again.row.options == {"zero_chance": True, "colour2": 1, "colour3": 3}
    third = await home.hub.again(again.row, IDA, "")
    assert (await home.hub.room(third)).row.options == {"zero_chance": True, "colour3": 1, "colour1": 3}


# What the host may do


@at_home
async def test_the_host_removes_somebody_before_the_start_and_only_then(home: Home) -> None:
    room = await home.open("sealed", "me", "open", "open")
    await room.seating.sit(JAN, 1, "Jan")
    jan = await Person(JAN, 1).join(room)
    with pytest.raises(Refused, match="Only who opened"):
        await room.seating.remove(JAN, 0)
    with pytest.raises(Refused, match="Nobody else"):
        await room.seating.remove(EVA, 0)
    await room.seating.remove(EVA, 1)
    assert room.info(EVA)["seats"][1]["who"] == "open"
    assert jan.last("error")["error"] == "not-your-seat"
    assert [room.info(player)["host"] for player in (EVA, JAN, None)] == [True, False, False]
    for seat, player in ((1, JAN), (2, IDA)):
        await room.seating.sit(player, seat, "x")
    with pytest.raises(Refused, match="has started"):
        await room.seating.remove(EVA, 1)


@at_home
async def test_the_host_mutes_somebody_or_all_who_look_on(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    guest = await Person("guest", None).join(room)
    with pytest.raises(Refused, match="Only who opened"):
        await room.seating.mute(JAN, 0, True)
    await room.seating.mute(EVA, 1, True)
    assert (await jan.say(chat="hello"))[0]["error"] == "muted"
    assert eva.last("table")["seats"][1]["muted"]
    await room.seating.mute(EVA, None, True)
    assert eva.last("table")["quiet"]
    assert (await guest.say(chat="hello"))[0]["error"] == "muted"
    for seat in (1, None):
        await room.seating.mute(EVA, seat, False)
    assert (await jan.say(chat="hello"))[-1]["kind"] == "done"
    assert (await guest.say(chat="hello"))[-1]["kind"] == "done"
    await room.seating.mute(EVA, 1, True)
    await home.restart()
    assert (await home.hub.room(room.row.id)).info(EVA)["seats"][1]["muted"]
