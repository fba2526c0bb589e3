"""Clocks: the arithmetic, and what happens at a table when time runs out."""

from __future__ import annotations

from pathlib import Path

import pytest

from asterism.core.actions import ALL, only
from asterism.server.shapes import Clock
from asterism.server.tables.clocks import Clocks, full
from asterism.server.tables.room import Room
from asterism.server.tables.stories import in_time, too_late
from server.tables import (
    EVA,
    PER_GAME,
    PER_MOVE,
    PER_TURN,
    WAITED_OUT,
    Home,
    Person,
    at_home,
    mover,
    pasts,
    step,
)


def clocks(clock: Clock) -> Clocks:
    return Clocks(clock, full(clock, 2), acts=0, now=0.0)


def test_only_running_clocks_lose_time() -> None:
    ours = clocks(PER_MOVE)
    ours.run([0], 0.0)
    assert ours.all_left(10.0) == [50.0, 60.0]
    ours.run([1], 20.0)
    assert ours.all_left(30.0) == [40.0, 50.0]
    ours.run([], 40.0)
    assert ours.all_left(1000.0) == [40.0, 40.0]


def test_a_move_gives_all_time_back() -> None:
    ours = clocks(PER_MOVE)
    ours.run([0], 0.0)
    ours.decided([0], 1, 50.0)
    assert ours.left(0, 55.0) == 55.0


def test_a_clock_for_the_whole_game_gains_a_little_with_each_move() -> None:
    ours = clocks(PER_GAME)
    ours.run([0], 0.0)
    ours.decided([0], 1, 50.0)
    assert ours.left(0, 50.0) == 55.0


def test_a_clock_for_a_turn_is_full_again_when_the_turn_ends_and_not_before() -> None:
    ours = clocks(PER_TURN)
    ours.run([0], 0.0)
    ours.decided([0], 1, 5.0)
    assert ours.left(0, 5.0) == 15.0
    ours.decided([0], 2, 8.0)
    ours.turned([0], 8.0)
    assert ours.left(0, 8.0) == 20.0


def test_a_turn_taken_back_has_the_time_it_had() -> None:
    ours = clocks(PER_TURN)
    ours.run([0], 0.0)
    ours.decided([0], 1, 8.0)
    ours.turned([0], 8.0)
    ours.run([1], 8.0)
    ours.returned([0], 9.0)
    assert ours.left(0, 9.0) == 12.0
    ours.decided([0], 2, 9.0)
    ours.returned([0], 9.0)
    assert ours.left(0, 9.0) == 12.0


def test_other_clocks_do_not_care_where_a_turn_ends() -> None:
    for clock in (PER_MOVE, PER_GAME):
        ours = clocks(clock)
        ours.run([0], 0.0)
        ours.turned([0], 30.0)
        assert ours.left(0, 30.0) == full(clock, 1)[0] - 30


def test_taking_back_and_doing_again_gains_nothing() -> None:
    for clock in (PER_MOVE, PER_GAME):
        ours = clocks(clock)
        ours.run([0], 0.0)
        ours.decided([0], 1, 10.0)
        left = ours.left(0, 10.0)
        for _ in range(10):
            ours.decided([0], 1, 10.0)
        assert ours.left(0, 10.0) == left


def test_time_ends_at_zero_and_for_the_whole_game_it_stays_there() -> None:
    ours = clocks(PER_GAME)
    ours.run([0, 1], 0.0)
    assert ours.soonest(40.0) == 60.0
    assert ours.out(99.0) == []
    assert ours.out(100.0) == [0, 1]
    ours.decided([0], 1, 120.0)
    assert ours.all_left(120.0)[0] == 0.0
    assert ours.spent(0, 120.0)
    assert not clocks(PER_MOVE).spent(0, 1000.0)


def test_who_does_not_see_a_clock_stop_sees_it_run_on() -> None:
    ours = clocks(PER_MOVE)
    ours.run([0, 1], 0.0)
    ours.run([1], 10.0)
    seen = ours.shown([0, 1], 25.0)
    assert seen == [{"left": 35.0, "runs": True}, {"left": 35.0, "runs": True}]
    assert ours.shown([1], 25.0)[0] == {"left": 50.0, "runs": False}


def test_who_does_not_see_a_clock_start_sees_it_stand() -> None:
    ours = clocks(PER_MOVE)
    ours.run([0], 10.0)
    assert ours.shown([], 30.0)[0] == {"left": 60.0, "runs": False}


# At a table


@at_home
async def test_watchers_see_the_clocks(home: Home) -> None:
    _, (eva, jan) = await home.running("novaluna", 2, clock=PER_MOVE)
    home.time += 10
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    await who.do()
    assert other.state["clocks"][who.seat or 0] == {"left": 60.0, "runs": True}
    assert other.state["clocks"][other.seat or 0] == {"left": 60.0, "runs": False}


@at_home
async def test_a_bot_decides_for_who_is_out_of_time(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, clock=PER_MOVE)
    who = mover(eva, jan)
    home.time += 59
    room.driver.wake()
    await room.driver.idle()
    assert not pasts(room)
    home.time += 1
    room.driver.wake()
    await room.driver.idle()
    assert [seat for seat, _ in pasts(room)] == [who.seat]
    assert who.state["clocks"][who.seat or 0]["left"] == 60.0
    assert (await who.do())[0]["kind"] == "state"


@at_home
async def test_everybody_is_told_whose_time_was_up(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, clock=PER_MOVE)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    home.time += 60
    room.driver.wake()
    await room.driver.idle()
    phrase = {"say": "time-up", "who": {"say": "seat", "seat": who.seat}}
    assert other.state["story"][0] == {"what": "time-up", "seat": who.seat, "say": phrase}
    assert other.state["story"][1]["what"] == "took"
    assert (await step(room, other.player, other.seat, 1))["story"] == other.state["story"]
    again = await Person(other.player, other.seat).join(room)
    assert again.state["since"][0]["say"] == phrase
    await who.say(undo=True, at=who.state["at"])
    assert other.state["story"][0]["say"]["what"]["say"] == "told-took"


def test_whose_time_was_up_is_told_to_those_who_hear_what_was_decided() -> None:
    took, secret = (ALL, {"what": "took"}), (only(2), {"what": "bid"})
    assert too_late(1, [took])[0] == (ALL, {"what": "time-up", "seat": 1})
    assert too_late(1, [secret])[0][0] == only(1) | only(2)
    assert too_late(1, [])[0][0] == only(1)
    assert in_time(too_late(1, [took, secret])) == [took, secret]


@at_home
async def test_out_of_time_for_the_game_a_bot_goes_on_deciding(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, clock=PER_GAME)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    home.time += 100
    room.driver.wake()
    await room.driver.idle()
    assert {seat for seat, _ in pasts(room)} == {who.seat}
    assert other.state["offers"]
    assert (await who.do("pick place:1"))[0]["error"] == "time-up"
    count = len(pasts(room))
    while other.state["offers"] and len(pasts(room)) == count:
        await other.do()
        await room.driver.idle()
    assert not who.state["offers"] or who.state["view"]["over"]


@at_home
async def test_the_house_acts_where_the_game_has_such_an_act(home: Home) -> None:
    room, people = await home.running("sealed", 3, clock=PER_MOVE)
    await people[1].do()
    home.time += 60
    room.driver.wake()
    await room.driver.idle()
    assert [text for _, text in pasts(room)][1:3] == ["late", "late"]
    assert len(people[0].state["view"]["shown"]) == 4
    assert [clock["left"] for clock in people[0].state["clocks"]] == [60.0] * 3
    assert len(pasts(room)) == 3


@at_home
async def test_time_does_not_run_while_the_server_is_down(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, clock=PER_GAME)
    who = mover(eva, jan)
    home.time += 30
    await home.restart()
    room = await home.hub.room(room.row.id)
    await room.driver.idle()
    assert not pasts(room)
    await who.join(room)
    assert who.state["clocks"][who.seat or 0] == {"left": 70.0, "runs": True}
    home.time += 70
    room.driver.wake()
    await room.driver.idle()
    assert pasts(room)


@at_home
async def test_clocks_run_on_after_a_restart_without_anybody_there(home: Home) -> None:
    room, _ = await home.running("novaluna", 2, clock=PER_MOVE)
    await home.restart()
    while room.row.id not in home.hub._rooms:
        await home.hub.room(room.row.id)
    again = home.hub._rooms[room.row.id]
    home.time += 60
    home.hub.sweep()
    again.driver.wake()
    await again.driver.idle()
    assert pasts(again)
    assert home.hub._rooms[room.row.id] is again


@at_home
async def test_a_turn_nobody_confirms_ends_with_its_time(home: Home) -> None:
    room = await home.open("novaluna", "me", "easy", confirm=True, clock=PER_MOVE)
    eva = await Person(EVA, 0).join(room)
    await room.driver.idle()
    while not eva.state["confirm"]:
        await eva.do()
        await room.driver.idle()
    assert eva.state["clocks"][0]["runs"]
    assert not eva.state["clocks"][1]["runs"]
    count = len(pasts(room))
    home.time += 60
    room.driver.wake()
    await room.driver.idle()
    assert not eva.state["confirm"]
    assert len(pasts(room)) > count


@at_home
async def test_clocks_stop_at_the_end(home: Home) -> None:
    room, people = await home.running("novaluna", 2, clock=PER_MOVE)
    await room.seating.resign(EVA, 0)
    assert not any(clock["runs"] for clock in people[1].state["clocks"])
    assert room.game.time_left() is None


# Per turn


async def opened(home: Home, clock: Clock, *, count: int = 3) -> tuple[Room, list[Person]]:
    """A table of Star Clusters at its first turn."""
    room, people = await home.running("clusters", count, clock=clock)
    while people[0].state["view"]["step"] == "opening":
        home.time += 100
        room.driver.wake()
        await room.driver.idle()
        assert not any(face["runs"] for face in people[0].state["clocks"])
        await mover(*people).do()
    return room, people


def ending(person: Person) -> str:
    """What ends a turn after its first roll."""
    return next(str(offer["do"]) for offer in person.state["offers"] if offer["verb"] in ("place", "pass"))


async def passing(home: Home, room: Room, seconds: float) -> None:
    home.time += seconds
    room.driver.wake()
    await room.driver.idle()


@pytest.mark.rule("clusters 8.1", "clusters 8.6")
@pytest.mark.parametrize("clock", [PER_TURN, PER_MOVE, PER_GAME], ids=lambda clock: clock["per"])
def test_a_setup_has_no_limit_where_the_house_could_do_nothing(
    clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @at_home
    async def at_a_table(home: Home) -> None:
        room, people = await opened(home, clock)
        assert [text.split()[0] for _, text in pasts(room)] == ["place"] * 6
        left = float(clock["seconds"])
        assert people[1].state["clocks"] == [{"left": left, "runs": seat == 0} for seat in range(3)]

    at_a_table(tmp_path, monkeypatch)


@pytest.mark.rule("clusters 8.6")
@at_home
async def test_a_turn_has_its_time_for_rolling_and_acting_together(home: Home) -> None:
    room, (eva, jan, _) = await opened(home, PER_TURN)
    await passing(home, room, 12)
    await eva.do("roll")
    assert eva.state["clocks"][0] == {"left": 8.0, "runs": True}
    await passing(home, room, 3)
    await eva.do(ending(eva))
    assert jan.state["clocks"][:2] == [{"left": 20.0, "runs": False}, {"left": 20.0, "runs": True}]


@pytest.mark.rule("clusters 8.9")
@at_home
async def test_at_the_end_of_a_turns_time_the_house_acts(home: Home) -> None:
    room, (eva, jan, _) = await opened(home, PER_TURN)
    await eva.do("roll")
    await passing(home, room, 19)
    assert jan.state["view"]["turn"] == 0
    await passing(home, room, 1)
    assert pasts(room)[-1][1] == "late"
    assert jan.state["view"]["turn"] == 1
    assert jan.state["clocks"][:2] == [{"left": 20.0, "runs": False}, {"left": 20.0, "runs": True}]


@pytest.mark.rule("clusters 8.8")
@at_home
async def test_a_wrong_placement_is_refused_and_the_clock_runs_on(home: Home) -> None:
    room, (eva, jan, _) = await opened(home, PER_TURN)
    await eva.do("roll")
    await passing(home, room, 5)
    (refused,) = await eva.do(f"place cell:{eva.state['view']['moon']}")
    assert refused["kind"] == "error"
    again = await Person(EVA, 0).join(room)
    assert again.state["clocks"][0] == {"left": 15.0, "runs": True}
    await passing(home, room, 14)
    await again.do(ending(again))
    assert jan.state["view"]["turn"] == 1


@at_home
async def test_after_a_turns_time_an_act_comes_too_late(home: Home) -> None:
    room, (eva, *_) = await opened(home, PER_TURN)
    await eva.do("roll")
    home.time += 20
    assert (await eva.do(ending(eva)))[0]["error"] == "time-up"
    await passing(home, room, 0)
    assert pasts(room)[-1][1] == "late"


@pytest.mark.rule("clusters 8.4")
@at_home
async def test_of_two_one_late_before_the_roll_has_bob_play_twice(home: Home) -> None:
    room, (_, jan) = await opened(home, PER_TURN, count=2)
    await passing(home, room, 20)
    assert [entry["what"] for entry in jan.state["story"]] == ["late", "bob", "bob"]
    assert jan.state["clocks"] == [{"left": 20.0, "runs": False}, {"left": 20.0, "runs": True}]


@at_home
async def test_taking_a_turn_back_gains_no_time(home: Home) -> None:
    room, (eva, jan, _) = await opened(home, PER_TURN)
    await eva.do("roll")
    await passing(home, room, 15)
    await eva.do(ending(eva))
    await passing(home, room, 2)
    await eva.say(undo=True, at=eva.state["at"])
    assert eva.state["clocks"][:2] == [{"left": 5.0, "runs": True}, {"left": 20.0, "runs": False}]
    assert jan.state["offers"] == []


@at_home
async def test_who_decides_first_gives_the_others_no_time(home: Home) -> None:
    room, people = await home.running("nightsky", 3, clock=PER_TURN)
    first, *others = [person for person in people if person.state["offers"]]
    assert others
    await passing(home, room, 5)
    while first.state["offers"]:
        await first.do()
    clocks = others[-1].state["clocks"]
    assert [clocks[other.seat or 0] for other in others] == [{"left": 15.0, "runs": True}] * len(others)
    assert clocks[first.seat or 0] == {"left": 20.0, "runs": False}


@at_home
async def test_a_clock_set_on_the_wall_changes_nobodys_time(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, clock=PER_GAME)
    who = mover(eva, jan)
    for jump in (3600, -7200):
        home.wall += jump
        room.driver.wake()
        await room.driver.idle()
        await who.say(ask="gains")
        await Person(who.player, who.seat).join(room)
    assert not pasts(room)
    home.time += 10
    again = await Person(who.player, who.seat).join(room)
    assert again.state["clocks"][who.seat or 0] == {"left": 90.0, "runs": True}


@at_home
async def test_without_acts_of_the_house_a_bot_ends_a_late_turn(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, clock=PER_TURN)
    who = mover(eva, jan)
    await who.do()
    assert who.state["clocks"][who.seat or 0] == {"left": 20.0, "runs": True}
    await passing(home, room, 20)
    assert [text.split()[0] for _, text in pasts(room)] == ["pick", "place"]
    assert who.state["clocks"][who.seat or 0]["left"] == 20.0


@pytest.mark.rule("clusters 8.7")
@at_home
async def test_all_wait_until_the_sand_has_run_out(home: Home) -> None:
    room, (eva, jan, _) = await opened(home, WAITED_OUT)
    await eva.do("roll")
    await passing(home, room, 5)
    await eva.do(ending(eva))
    assert jan.state["waits"] == [0]
    assert jan.state["offers"] == []
    assert not eva.state["confirm"]
    assert eva.state["clocks"][:2] == [{"left": 15.0, "runs": True}, {"left": 20.0, "runs": False}]
    assert (await eva.say(confirm=True, at=eva.state["at"]))[0]["error"] == "no-confirm"
    await passing(home, room, 14)
    assert jan.state["offers"] == []
    await passing(home, room, 1)
    assert [offer["do"] for offer in jan.state["offers"]] == ["roll"]
    assert jan.state["clocks"][:2] == [{"left": 20.0, "runs": False}, {"left": 20.0, "runs": True}]


@pytest.mark.rule("clusters 8.7")
@at_home
async def test_all_wait_for_a_bots_sand_too(home: Home) -> None:
    room = await home.open("clusters", "me", "easy", clock=WAITED_OUT)
    eva = await Person(EVA, 0).join(room)
    await room.driver.idle()
    while eva.state["view"]["turn"] == 0 or eva.state["view"]["step"] == "opening":
        await eva.do() if eva.state["offers"] else await passing(home, room, 20)
        await room.driver.idle()
    assert eva.state["waits"] or not eva.state["offers"]
    await passing(home, room, 20)
    await passing(home, room, 20)
    assert [offer["do"] for offer in eva.state["offers"]] == ["roll"]


@at_home
async def test_with_confirmation_a_turns_time_is_full_after_it(home: Home) -> None:
    room, (eva, jan, _) = await home.running("clusters", 3, clock=PER_TURN, confirm=True)
    while eva.state["view"]["step"] == "opening" or eva.state["confirm"] or jan.state["confirm"]:
        who = next(person for person in (eva, jan, _) if person.state["offers"] or person.state["confirm"])
        await (who.say(confirm=True, at=who.state["at"]) if who.state["confirm"] else who.do())
    await eva.do("roll")
    await passing(home, room, 4)
    await eva.do(ending(eva))
    assert eva.state["confirm"]
    assert eva.state["clocks"][0] == {"left": 16.0, "runs": True}
    await eva.say(confirm=True, at=eva.state["at"])
    assert eva.state["clocks"][:2] == [{"left": 20.0, "runs": False}, {"left": 20.0, "runs": True}]
