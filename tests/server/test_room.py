"""Whole games at a table: moves, undo, confirmation, and people who come, go and resign."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import asterism
from asterism.core.actions import SPECTATOR
from asterism.core.table import Table
from asterism.server.errors import Refused
from asterism.server.storage.schema import ActRow, TableRow
from asterism.server.tables import answers, broadcast
from asterism.server.tables import driver as drivers
from asterism.server.tables import game as games
from asterism.server.tables.stories import latest
from asterism.server.waiting import ASK, Job
from server.tables import EVA, JAN, Home, Person, at_home, count_pieces, mover, pasts, played_out, step, the_log


async def until(person: Person, verb: str, *people: Person) -> None:
    """Play on until a person is offered something of a kind."""
    while not any(offer["verb"] == verb for offer in person.state["offers"]):
        await mover(*people).do()


# Moves


@at_home
async def test_two_people_play_nova_luna_to_the_end(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, options={"tokens": 3})
    await played_out(eva, jan)
    for person in (eva, jan):
        state = person.state
        assert state["view"]["over"]
        assert state["view"]["seed"] == room.row.seed
        assert state["final"]["kind"] == "table"
        assert state["verdict"][0]["say"] == "end-wins"
        assert person.last("table")["status"] == "over"
    again = asterism.replay(await the_log(room))
    assert again.winners == eva.state["view"]["winners"]


@at_home
async def test_three_people_play_sealed_to_the_end(home: Home) -> None:
    _, people = await home.running("sealed", 3)
    await played_out(*people)
    assert people[0].state["view"]["over"]
    assert people[2].state["verdict"]


@at_home
async def test_nothing_is_told_before_it_is_stored(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    stored: list[int] = []
    save = home.store.save

    def counted(row: Any, **more: Any) -> asyncio.Future[None]:
        done = save(row, **more)
        done.add_done_callback(lambda _: stored.append(len(eva.got) + len(jan.got)))
        return done

    home.store.save = counted  # type: ignore[assignment, method-assign]
    for _ in range(6):
        before = len(eva.got) + len(jan.got)
        await mover(eva, jan).do()
        assert stored.pop() == before
        assert len(eva.got) + len(jan.got) == before + 2
    assert len(await home.store.acts(room.row.id)) == 7


@at_home
async def test_a_move_that_can_not_be_stored_changes_nothing(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    await mover(eva, jan).do()
    who = mover(eva, jan)
    before, save = who.state, home.store.save

    def broken(row: Any, **more: Any) -> asyncio.Future[None]:
        return save(row, acts=[ActRow(0, 0, "", "[]", b"", 0.0, 0)], **{k: v for k, v in more.items() if k != "acts"})

    home.store.save = broken  # type: ignore[assignment, method-assign]
    assert [message["error"] for message in await who.do()] == ["not-stored"]
    home.store.save = save  # type: ignore[method-assign]
    assert len(pasts(room)) == 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "FEW", 1)
        read_again = count_pieces(patch)
        answer = await who.do()
    assert answer[0]["kind"] == "state"
    assert answer[0]["at"] == before["at"] + 1
    assert read_again() > 0


@at_home
async def test_a_bot_whose_move_could_not_be_stored_moves_later(home: Home) -> None:
    room = await home.open("sealed", "me", "easy", "easy")
    await room.driver.idle()
    eva, save, saved = await Person(EVA, 0).join(room), home.store.save, list[TableRow]()

    def broken(row: TableRow, **more: Any) -> asyncio.Future[None]:
        """The second, a bot's, is not stored."""
        saved.append(row)
        if len(saved) == 2:
            raise OSError("planted")
        return save(row, **more)

    home.store.save = broken  # type: ignore[assignment, method-assign]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drivers, "AGAIN", 0.0)
        await eva.do()
        while len(pasts(room)) < 5:
            await asyncio.sleep(0.001)
    assert len(saved) == 4
    assert [seat for seat, _ in pasts(room)] == [1, 2, 0, 1, 2]


@at_home
async def test_all_watchers_get_the_same_view_but_for_their_seat(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    guest = await Person("guest", None).join(room)
    await mover(eva, jan).do()
    assert eva.state["view"] == {**jan.state["view"], "seat": 0} == {**guest.state["view"], "seat": 0}
    assert eva.state["story"] == jan.state["story"] == guest.state["story"] != []


@at_home
async def test_offers_say_what_they_are(home: Home) -> None:
    _, (eva, jan) = await home.running("novaluna", 2)
    offer = mover(eva, jan).state["offers"][0]
    assert offer["do"] == f"pick place:{offer['place']}"
    assert offer["verb"] == offer["say"]["say"] == "pick"


@at_home
async def test_a_move_is_answered_by_a_state_with_its_number(home: Home) -> None:
    _, (eva, jan) = await home.running("novaluna", 2)
    who = mover(eva, jan)
    answer = await who.say(id=77, do=who.state["offers"][0]["do"], at=who.state["at"])
    assert [message["re"] for message in answer] == [77]
    assert "re" not in (eva if who is jan else jan).state


@at_home
async def test_a_move_sent_twice_is_harmless(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who = mover(eva, jan)
    message = msgspec.json.encode({"id": 1, "do": who.state["offers"][0]["do"], "at": who.state["at"]})
    count = len(who.got)
    await asyncio.gather(room.hear(who, message), room.hear(who, message))
    assert len(pasts(room)) == 1
    assert [one["kind"] for one in who.messages[count:]] == ["state", "error", "state"]
    assert who.last("error")["error"] == "stale"
    assert who.state["view"] == who.all("state")[-2]["view"]
    assert who.state["at"] == who.all("state")[-2]["at"]


@at_home
async def test_a_move_sent_twice_by_somebody_who_left_is_harmless(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who = mover(eva, jan)
    state = who.state
    message = msgspec.json.encode({"do": state["offers"][0]["do"], "at": state["at"]})
    sent = [room.hear(who, message) for _ in range(2)]
    await asyncio.sleep(0)
    room.part(who)
    await asyncio.gather(*sent)
    assert len(pasts(room)) <= 1
    await who.join(room)
    if pasts(room):
        assert who.state["at"] > state["at"]


@at_home
async def test_a_move_goes_on_when_who_made_it_is_cut_off(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    message = msgspec.json.encode({"do": who.state["offers"][0]["do"], "at": who.state["at"]})
    room.hear(who, message)
    for _ in range(3):
        await asyncio.sleep(0)
    room.part(who)
    await room.settled()
    assert len(pasts(room)) == 1
    assert other.state["story"]


@at_home
async def test_what_is_not_offered_is_refused_with_the_reason(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    moon = who.state["view"]["moon"]
    (answer,) = await who.do(f"pick place:{moon}")
    assert (answer["error"], answer["say"]) == ("not-offered", {"say": "why-moon-here"})
    (answer,) = await other.do("pick place:3")
    assert answer["say"] == {"say": "why-not-your-turn"}
    (answer,) = await who.do("dance")
    assert answer["say"] == {"say": "why-unknown"}
    assert not pasts(room)


@at_home
async def test_spectators_can_only_look(home: Home) -> None:
    room, _ = await home.running("novaluna", 2)
    guest = await Person("guest", None).join(room)
    for message in ({"do": "pick place:1", "at": 1}, {"undo": True, "at": 1}, {"ask": "hint"}):
        (answer,) = await guest.say(**message)
        assert answer["error"] == "spectator"


@at_home
async def test_nobody_looks_from_the_seat_of_another(home: Home) -> None:
    room, _ = await home.running("novaluna", 2)
    with pytest.raises(Refused, match="not your seat"):
        await Person(JAN, 0).join(room)
    with pytest.raises(Refused, match="not your seat"):
        await Person(JAN, 7).join(room)
    with pytest.raises(Refused, match="not your seat"):
        await step(room, JAN, 0, 0)


@at_home
async def test_one_browser_may_hold_several_seats(home: Home) -> None:
    room = await home.open("sealed", "me", "me", "me")
    people = [await Person(EVA, seat).join(room) for seat in range(3)]
    assert [person.state["seat"] for person in people] == [0, 1, 2]
    assert len({str(person.state["view"]["hand"]) for person in people}) == 3
    await played_out(*people)
    assert {message["seat"] for message in people[1].all("state")} == {1}


@at_home
async def test_a_broken_message_changes_nothing_and_is_answered(home: Home) -> None:
    room, (eva, _) = await home.running("novaluna", 2)
    count = len(eva.got)
    for raw in (b"", b"[]", b"{}", b"\xff", b'{"do": 3, "at": 1}', b'{"do": "x"}', b'{"x": 1}', b"{" * 5000):
        await room.hear(eva, raw)
    assert {message["kind"] for message in eva.messages[count:]} == {"error"}
    assert len(eva.got) == count + 8
    assert not pasts(room)


# Asking first


@at_home
async def test_a_preview_tells_what_comes_and_changes_nothing(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who = mover(eva, jan)
    text = who.state["offers"][0]["do"]
    (answer,) = await who.say(id=10, ask="preview", do=text)
    assert answer["re"] == 10
    assert answer["sure"]
    assert not pasts(room)
    assert (await who.do(text))[0]["story"] == answer["story"]


@at_home
async def test_reasons_and_gains_can_be_asked_for(home: Home) -> None:
    _, (eva, jan) = await home.running("novaluna", 2)
    who = mover(eva, jan)
    (answer,) = await who.say(ask="why", do=f"pick place:{who.state['view']['moon']}")
    assert answer["say"] == {"say": "why-moon-here"}
    (answer,) = await who.say(ask="why", do=who.state["offers"][0]["do"])
    assert answer["say"] == {"say": "why-offered"}
    await who.do()
    (answer,) = await who.say(ask="gains")
    assert set(answer["gains"]) == {offer["do"] for offer in who.state["offers"]}


@contextmanager
def long_looks() -> Iterator[list[str]]:
    """Even a few offers are many; which ones are looked at."""
    looked: list[str] = []
    preview = Table.preview

    def noted(table: Table, seat: int | str, text: str) -> list[Any]:
        looked.append(text)
        return preview(table, seat, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers, "FEW", 0)
        patch.setattr(Table, "preview", noted)
        yield looked


def occupied(home: Home) -> asyncio.Event:
    """Somebody else asks something that takes until it is said to end."""
    end = asyncio.Event()
    asyncio.create_task(home.hub.pool.in_turn(Job(ASK), lambda _: end.wait()))  # noqa: RUF006
    return end


@at_home
async def test_what_many_offers_bring_is_found_once_for_all_who_ask(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    eva = mover(*people)
    again, end = await Person(eva.player, eva.seat).join(room), occupied(home)
    with long_looks() as looked:
        assert await eva.say(ask="gains", id=5) == await again.say(ask="gains", id=6) == []
        end.set()
        await room.settled()
        (third,) = await eva.say(ask="gains", id=7)
    assert [eva.all("answer")[0]["re"], again.last("answer")["re"], third["re"]] == [5, 6, 7]
    assert eva.all("answer")[0]["gains"] == again.last("answer")["gains"] == third["gains"]
    assert list(third["gains"]) == looked == [offer["do"] for offer in eva.state["offers"]]


@at_home
async def test_the_table_goes_on_while_gains_are_looked_for_and_the_answer_still_comes(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    eva, end = mover(*people), occupied(home)
    offers = [offer["do"] for offer in eva.state["offers"]]
    with long_looks() as looked:
        await eva.say(ask="gains", id=5)
        await eva.do()
        assert eva.state["story"]
        end.set()
        await room.settled()
        assert looked == offers == list(eva.last("answer")["gains"])
        await mover(*people).say(ask="gains", id=6)
        await room.settled()
    assert mover(*people).last("answer")["re"] == 6
    assert len(looked) > len(offers)


@at_home
async def test_what_can_not_be_looked_at_is_refused_and_may_be_asked_again(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    eva = mover(*people)
    with long_looks(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers, "gains", lambda *_: broken())
        await eva.say(ask="gains", id=5)
        await room.settled()
        assert (eva.last("error")["error"], eva.last("error")["re"]) == ("failed", 5)
    await eva.say(ask="gains", id=6)
    assert eva.last("answer")["re"] == 6


def broken() -> Iterator[None]:
    yield
    raise IndexError("planted")


@at_home
async def test_a_hint_comes_while_the_table_goes_on(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who = mover(eva, jan)
    assert await who.say(id=13, ask="hint") == []
    await who.do()
    await room.settled()
    answer = who.last("answer")
    assert answer["re"] == 13
    assert answer["do"].startswith("pick")
    assert answer["because"]["say"].startswith("bot-")


# Taking back


@at_home
async def test_undo_takes_the_last_decision_back_for_all_and_in_the_store(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    before = who.state
    await who.do()
    assert who.state["undo"]
    state, done = await who.say(id=8, undo=True, at=who.state["at"])
    assert done == {"kind": "done", "re": 8}
    assert state["view"] == before["view"]
    assert state["offers"] == before["offers"]
    assert state["story"][0]["what"] == other.state["story"][0]["what"] == "undone"
    assert state["story"][0]["say"]["what"]["say"] == "told-took"
    assert len(await home.store.acts(room.row.id)) == 1
    assert (await who.do())[0]["kind"] == "state"


@at_home
async def test_undo_is_refused_when_it_is_too_late(home: Home) -> None:
    _, (eva, _jan) = await home.running("novaluna", 2)
    (answer,) = await eva.say(undo=True, at=eva.state["at"])
    assert answer["error"] == "no-undo"


@at_home
async def test_an_undo_keeps_what_others_decided_beside_it(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    await people[0].do()
    await people[1].do()
    await people[0].say(undo=True, at=people[0].state["at"])
    assert [seat for seat, _ in pasts(room)] == [1]
    assert people[2].state["view"]["ready"] == [False, True, False]
    acts = await home.store.acts(room.row.id)
    assert [(act.n, act.seat) for act in acts[1:]] == [(1, 1)]
    await home.restart()
    again = await home.hub.room(room.row.id)
    assert pasts(again) == pasts(room)
    assert again.game.live_table().packed == room.game.live_table().packed


# Confirming


@at_home
async def test_a_turn_waits_for_its_confirmation(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, confirm=True)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    while not who.state["confirm"]:
        await who.do()
    assert other.seat in other.state["view"]["to_act"]
    assert other.state["offers"] == []
    assert other.state["waits"] == [who.seat]
    (answer,) = await other.do("pick place:1")
    assert answer["error"] == "unconfirmed"
    state, done = await who.say(id=9, confirm=True, at=who.state["at"])
    assert done == {"kind": "done", "re": 9}
    assert not state["confirm"]
    assert other.state["offers"]
    assert (await who.say(confirm=True, at=who.state["at"]))[0]["error"] == "no-confirm"
    assert (await home.store.table(room.row.id)).pending == []  # type: ignore[union-attr]


@at_home
async def test_a_turn_that_is_not_confirmed_may_be_taken_back(home: Home) -> None:
    _, (eva, jan) = await home.running("novaluna", 2, confirm=True)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    while not who.state["confirm"]:
        await who.do()
    await who.say(undo=True, at=who.state["at"])
    assert who.state["offers"]
    assert not who.state["confirm"]
    assert other.state["waits"] == []


@at_home
async def test_a_confirmation_is_still_awaited_after_a_restart(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2, confirm=True)
    who, other = (eva, jan) if eva.state["offers"] else (jan, eva)
    while not who.state["confirm"]:
        await who.do()
    await home.restart()
    room = await home.hub.room(room.row.id)
    for person in (who, other):
        await person.join(room)
    assert who.state["confirm"]
    assert other.state["waits"] == [who.seat]


@at_home
async def test_bots_wait_for_a_confirmation_too(home: Home) -> None:
    room = await home.open("novaluna", "me", "easy", confirm=True)
    eva = await Person(EVA, 0).join(room)
    await room.driver.idle()
    while not eva.state["confirm"]:
        await eva.do()
        await room.driver.idle()
    count = len(pasts(room))
    room.driver.wake()
    await room.driver.idle()
    assert len(pasts(room)) == count
    await eva.say(confirm=True, at=eva.state["at"])
    await room.driver.idle()
    assert len(pasts(room)) > count


@at_home
async def test_who_decides_at_the_same_time_is_not_held_up(home: Home) -> None:
    _, people = await home.running("sealed", 3, confirm=True)
    await people[0].do()
    assert people[0].state["confirm"]
    assert people[1].state["waits"] == []
    await people[1].do()
    await people[2].do()
    assert not any(person.state["confirm"] for person in people)
    assert people[0].state["view"]["shown"]


# Coming back


@at_home
async def test_who_comes_back_hears_what_happened_since(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    await until(jan, "pick", eva, jan)
    await jan.do()
    await jan.do()
    room.part(eva)
    if jan.state["offers"]:
        await jan.do()
    told = [entry for state in jan.all("state") for entry in state["story"]]
    await eva.join(room)
    own = max((at for at, (seat, _) in enumerate(pasts(room)) if seat == 0), default=-1)
    assert len(eva.state["since"]) == sum(len(msgspec.json.decode(act.story)) for act in room.game.acts[own + 1 :])
    assert eva.state["recent"] == told[-len(eva.state["recent"]) :]
    assert eva.state["story"] == []


@at_home
async def test_panels_are_drawn_once_for_all_who_look_from_a_seat(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    guests = [await Person(f"guest {n}", None, panels=n > 0).join(room) for n in range(4)]
    drawn: list[Any] = []
    view = room.game.live_table().game.view
    panels = view.panels

    def noted(its: dict[str, Any]) -> Any:
        drawn.append(its["seat"])
        return panels(its)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(view, "panels", noted)
        await mover(*people).do()
    assert drawn == [None]
    assert guests[1].got[-1] == guests[3].got[-1] != guests[0].got[-1]
    assert guests[1].state == {**guests[0].state, "panels": guests[1].state["panels"]}


@at_home
async def test_who_was_away_long_hears_the_last_lines_of_what_was_missed(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    await eva.join(room)
    while len(eva.state["since"]) < 2:
        await mover(eva, jan).do()
        await eva.join(room)
    missed = eva.state["since"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(broadcast, "MISSED", 1)
        await eva.join(room)
    assert eva.state["since"] == missed[-1:]


def test_of_a_story_no_more_is_read_than_its_last_lines() -> None:
    read: list[int] = []

    def stored() -> Iterator[str]:
        for n in reversed(range(9)):
            read.append(n)
            yield msgspec.json.encode(
                [(1 << SPECTATOR, {"what": f"{n}a"}), (1 << SPECTATOR, {"what": f"{n}b"})]
            ).decode()

    assert [line["what"] for line in latest(stored(), None, 3)] == ["7b", "8a", "8b"]
    assert read == [8, 7]


@at_home
async def test_coming_back_tells_nothing_new_if_nothing_is(home: Home) -> None:
    room, (eva, _) = await home.running("novaluna", 2)
    at = eva.state["at"]
    room.part(eva)
    await eva.join(room)
    assert eva.state["at"] == at


@at_home
async def test_panels_come_to_who_asked_for_them(home: Home) -> None:
    room, (eva, _) = await home.running("novaluna", 2)
    guest = await Person("guest", None, panels=True).join(room)
    assert [panel["kind"] for panel in guest.state["panels"]][:2] == ["table", "table"]
    assert "panels" not in eva.state


# Chat


@at_home
async def test_chat_reaches_everybody_and_is_kept(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    await home.store.name_player("guest", "Max", 1.0)
    guest = await Person("guest", None).join(room)
    assert await jan.say(id=14, chat=" Hello   there ") == [
        {"kind": "chat", "lines": [{"who": "Jan", "seat": 1, "text": "Hello there", "when": home.time}]},
        {"kind": "done", "re": 14},
    ]
    await guest.say(chat="Good luck")
    assert eva.last("chat")["lines"] == [{"who": "Max", "seat": None, "text": "Good luck", "when": home.time}]
    await home.restart()
    await eva.join(await home.hub.room(room.row.id))
    assert [line["text"] for line in eva.last("chat")["lines"]] == ["Hello there", "Good luck"]


@at_home
async def test_chat_has_limits(home: Home) -> None:
    _, (eva, _) = await home.running("novaluna", 2)
    assert (await eva.say(chat="x" * 301))[0]["error"] == "too-long"
    assert (await eva.say(chat="  "))[0]["error"] == "malformed"
    assert (await eva.say(chat="x" * 300))[-1]["kind"] == "done"
