"""Many who look on at a table: of one address no more than a crowd, and all are told the same, made once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.tables import broadcast
from server.tables import EVA, Home, Person, at_home


def looker(number: int, address: str = "203.0.113.7", seat: int | None = None, player: str = "") -> Person:
    person = Person(player or f"guest {number}", seat)
    person.address = address
    return person


@at_home
async def test_of_one_address_only_so_many_look_on_at_a_table_and_others_come_and_play_there(home: Home) -> None:
    room, (eva, _) = await home.running("novaluna", 2)
    most = home.settings.crowd + 10
    lookers = [await looker(n).join(room) for n in range(most)]
    with pytest.raises(Refused, match="Enough of your address") as refused:
        await looker(most).join(room)
    assert refused.value.status == 429
    await looker(most, "203.0.113.8").join(room)
    await looker(0, seat=0, player=EVA).join(room)
    room.part(lookers[0])
    await looker(most).join(room)
    assert (await eva.say(chat="hello"))[-1]["kind"] == "done"


@at_home
async def test_one_seat_is_not_looked_from_by_ever_more_lines_of_an_address(home: Home) -> None:
    room, _ = await home.running("novaluna", 2)
    for n in range(home.settings.crowd + 10):
        await looker(n, seat=0, player=EVA).join(room)
    with pytest.raises(Refused, match="Enough of your address"):
        await looker(0, seat=0, player=EVA).join(room)


@contextmanager
def made() -> Iterator[list[Any]]:
    """All that is made ready to be sent meanwhile."""
    messages: list[Any] = []

    def noting(message: Any) -> bytes:
        messages.append(message)
        return encode(message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(broadcast, "encode", noting)
        yield messages


@at_home
async def test_what_all_who_look_on_are_told_is_made_once(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    lookers = [await looker(n).join(room) for n in range(20)]
    with made() as messages:
        room.tell_table()
        assert [message["kind"] for message in messages] == ["table"] * 3
        await eva.say(chat="hello")
        assert [message["kind"] for message in messages[3:]] == ["chat"]
    assert [one["yours"] for one in eva.last("table")["seats"]] == [True, False]
    assert [one["yours"] for one in jan.last("table")["seats"]] == [False, True]
    assert (eva.last("table")["host"], jan.last("table")["host"]) == (True, False)
    for person in lookers:
        assert not person.last("table")["host"]
        assert not any(one["yours"] for one in person.last("table")["seats"])
        assert person.last("chat")["lines"][-1]["text"] == "hello"
