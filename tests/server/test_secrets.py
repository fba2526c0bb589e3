"""Nothing that is sent depends on what is hidden from whom it is sent to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from asterism.core import chance
from asterism.core.game import NOW, SEEN, fill, hide
from asterism.core.records import as_ints
from asterism.core.table import Table
from asterism.server.encoding import encode
from asterism.server.metrics import Metrics
from asterism.server.storage import codec
from asterism.server.tables.room import Room
from asterism.server.tables.stories import EARS
from server.tables import EVA, IDA, JAN, PER_MOVE, Home, Person, at_home, step

PLAYERS = {0: EVA, 1: JAN, 2: IDA, None: "guest"}
WORLDS = 3


def imagined(table: Table, packed: bytes, seat: int | None, world: int) -> Any:
    """The integers of a record with another filling of what a seat can't see."""
    states = table.game.states(2)
    as_ints(states)[NOW] = np.frombuffer(packed, np.int32)
    hide(states, as_ints(states), table.game.holes[EARS[seat]])
    states[NOW] = states[SEEN]
    fill(states, NOW, EARS[seat], chance.quick(world))
    return as_ints(states)[NOW].copy()


@contextmanager
def another_world(room: Room, seat: int | None, world: int) -> Iterator[None]:
    """The room's table with another filling of what a seat can't see."""
    table = the_table(room)
    before = table.packed
    _fill(room, imagined(table, before, seat, world))
    yield
    _fill(room, np.frombuffer(before, np.int32))


def _fill(room: Room, record: Any) -> None:
    table = the_table(room)
    table._ints[NOW] = record
    table._offers.clear()
    room.game._note_who_acts()


def the_table(room: Room) -> Table:
    assert room.game.table is not None
    return room.game.table


async def all_sent(home: Home, room: Room, seat: int | None) -> list[bytes]:
    """Everything somebody at a seat can get without deciding anything."""
    player = PLAYERS[seat]
    person = await Person(player, seat, panels=True).join(room)
    texts = random.Random(1).sample(the_table(room).game.verb.texts, 10)
    for text in texts:
        await person.say(ask="why", do=text)
        await person.say(ask="preview", do=text)
        await person.say(do=text, at=0)
    await person.say(ask="gains")
    await person.say(undo=True, at=0)
    await person.say(confirm=True, at=0)
    await person.say(ask="hint")
    await room.settled()
    room.part(person)
    return [*person.got, encode(room.info(player)), home.hub.lobby.page(player)]


async def moments(home: Home, **more: Any) -> Any:
    """A game of sealed bids with a spectator, at every moment."""
    room, people = await home.running("sealed", 3, **more)
    luck = random.Random(3)
    yield room
    while room.row.status == "running":
        mover = luck.choice([person for person in people if person.state["offers"]])
        await mover.do(luck.choice(mover.state["offers"])["do"])
        yield room


@pytest.mark.parametrize("confirm", [False, True])
def test_what_is_sent_does_not_depend_on_what_is_hidden(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, confirm: bool
) -> None:
    @at_home
    async def compared(home: Home) -> None:
        async for room in moments(home, confirm=confirm, clock=PER_MOVE):
            for seat in PLAYERS:
                sent = await all_sent(home, room, seat)
                for world in range(WORLDS):
                    with another_world(room, seat, world):
                        assert await all_sent(home, room, seat) == sent

    compared(tmp_path, monkeypatch)


def test_worlds_differ(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    @at_home
    async def compared(home: Home) -> None:
        room, _ = await home.running("sealed", 3)
        table = the_table(room)
        for seat in PLAYERS:
            worlds = {imagined(table, table.packed, seat, world).tobytes() for world in range(WORLDS)}
            assert len(worlds | {table.packed}) > WORLDS

    compared(tmp_path, monkeypatch)


@at_home
async def test_what_is_hidden_from_one_seat_is_seen_by_another(home: Home) -> None:
    room, _ = await home.running("sealed", 3)
    sent = await all_sent(home, room, 0)
    with another_world(room, 1, 1):
        assert await all_sent(home, room, 0) != sent


@at_home
async def test_steps_of_a_running_table_do_not_depend_on_what_is_hidden(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    for person in (*people, people[1], people[0]):
        await person.do()
    table, acts = the_table(room), await home.store.acts(room.row.id)
    for seat, player in PLAYERS.items():
        steps = [await step(room, player, seat, n) for n in range(6)]
        for world in range(WORLDS):
            others = [imagined(table, record, seat, world).tobytes() for record in codec.records(acts, table.game)]
            states = map(codec.changes, [bytes(len(table.packed)), *others], others)
            changed = [replace(act, state=state) for act, state in zip(acts, states, strict=True)]
            await home.store.save(room.row, acts=changed, cut=0)
            assert [await step(room, player, seat, n) for n in range(6)] == steps
        await home.store.save(room.row, acts=acts, cut=0)


@at_home
async def test_which_card_was_bid_is_told_to_nobody_else(home: Home) -> None:
    heard: dict[int | None, set[tuple[bytes, ...]]] = {1: set(), 2: set(), None: set()}
    room, people = await home.running("sealed", 3, confirm=True)
    guest = await Person("guest", None).join(room)
    for offer in people[0].state["offers"]:
        others = {1: people[1], 2: people[2], None: guest}
        counts = {seat: len(person.got) for seat, person in others.items()}
        at = {seat: person.state["at"] for seat, person in others.items()}
        await people[0].do(offer["do"])
        await people[0].say(undo=True, at=people[0].state["at"])
        for seat, person in others.items():
            new = enumerate(person.got[counts[seat] :], at[seat] + 1)
            heard[seat].add(tuple(message.replace(b'"at":%d' % number, b"") for number, message in new))
    assert {len(tuples) for tuples in heard.values()} == {1}
    assert all(len(messages) == 2 for tuples in heard.values() for messages in tuples)


@at_home
async def test_a_hidden_change_is_not_noticed_by_others(home: Home) -> None:
    room, people = await home.running("sealed", 3, confirm=True)
    await people[0].do()
    counts = [len(person.got) for person in people]
    await people[0].say(confirm=True, at=people[0].state["at"])
    assert len(people[0].got) > counts[0]
    assert [len(person.got) for person in people[1:]] == counts[1:]
    with another_world(room, 1, 2):
        room.broadcast.news(None)
    assert len(people[1].got) == counts[1]


@at_home
async def test_while_a_table_runs_its_seed_is_nowhere(home: Home) -> None:
    async for room in moments(home):
        if room.row.status == "running":
            for seat in PLAYERS:
                assert not any(room.row.seed.encode() in message for message in await all_sent(home, room, seat))


async def spoken(room: Room, seat: int | None) -> list[bytes]:
    """What comes of a line of chat."""
    person = await Person(PLAYERS[seat], seat).join(room)
    before = len(person.got)
    await person.say(chat="Hello")
    room.part(person)
    return person.got[before:]


async def counted(home: Home, room: Room, seat: int | None) -> list[bytes]:
    """What the operators' counts say after all that a seat can ask."""
    home.hub.metrics = Metrics()
    await all_sent(home, room, seat)
    return [line for line in home.hub.metrics.text().splitlines() if b"_created" not in line]


@at_home
async def test_chat_and_counts_do_not_depend_on_what_is_hidden(home: Home) -> None:
    room, people = await home.running("sealed", 3)
    for person in people[:2]:
        await person.do()
    for seat in PLAYERS:
        said, counts = await spoken(room, seat), await counted(home, room, seat)
        assert said
        assert any(b"asterism_refusals_total" in line for line in counts)
        for world in range(WORLDS):
            with another_world(room, seat, world):
                assert await spoken(room, seat) == said
                assert await counted(home, room, seat) == counts
