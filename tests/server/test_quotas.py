"""How many tables, and how many logs, one player and one address may have; a household is never refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.pieces import at_once
from asterism.server.settings import EACH, MOST, Quota, Settings, read
from asterism.server.shapes import NewTable
from asterism.server.storage.codec import size_of, size_of_table
from asterism.server.storage.schema import TableRow
from asterism.server.tables import hub as hubs
from asterism.server.tables import lobby as lobbies
from asterism.server.tables import quotas
from asterism.server.tables.game import LARGEST
from asterism.server.tables.listing import MOST as FIRST
from asterism.server.tables.room import Room
from asterism.server.tables.shows import EACH as SHOWS
from asterism.server.tables.uploads import uploaded
from server.tables import EVA, IDA, JAN, Home, Person, at_home, mover
from support.conformance import PLAIN, game_of

HERE, THERE, SIX = "203.0.113.5", "203.0.113.6", "2001:db8::1"
WAITS = NewTable.model_validate({"game": "novaluna", "seats": [{"who": "me"}, {"who": "open"}]})
RUNS = NewTable.model_validate({"game": "novaluna", "seats": [{"who": "me"}, {"who": "me"}]})

SHOW = NewTable.model_validate({"game": "novaluna", "seats": [{"who": "bot", "level": "expert"}] * 2})


async def with_quotas(home: Home, **settings: Any) -> None:
    home.settings = replace(home.settings, **settings)
    await home.restart()


async def opened(home: Home, new: NewTable, player: str = EVA, address: str = HERE) -> Room:
    return await home.hub.open_table(player, player.title(), new, address)


@contextmanager
def refused(key: str, whose: str) -> Iterator[None]:
    with pytest.raises(Refused, match=whose) as found:
        yield
    assert (found.value.key, found.value.status) == (key, 429)


# Tables


@at_home
async def test_a_player_has_only_so_many_tables_that_wait_and_a_restart_forgets_none(home: Home) -> None:
    rooms = [await opened(home, WAITS) for _ in range(MOST.open)]
    with refused("too-many-tables", "of yours"):
        await opened(home, WAITS)
    await home.restart()
    with refused("too-many-tables", "of yours"):
        await opened(home, WAITS, address=THERE)
    assert await opened(home, RUNS)
    assert await opened(home, WAITS, JAN)
    await (await home.hub.room(rooms[0].row.id)).seating.leave(EVA)
    assert await opened(home, WAITS)


@at_home
async def test_tables_that_are_not_over_count_until_they_are_and_rematches_too(home: Home) -> None:
    await with_quotas(home, most=Quota(10, 3, 50, 9999))
    first, *_ = [await opened(home, RUNS) for _ in range(3)]
    with refused("too-many-tables", "of yours"):
        await opened(home, RUNS)
    await first.seating.resign(EVA, 0)
    assert await first.seating.rematch(EVA, HERE)
    with refused("too-many-tables", "of yours"):
        await opened(home, RUNS)
    second = await home.hub.room(str(first.row.rematch))
    await second.seating.resign(EVA, 0)
    assert await opened(home, RUNS)
    with refused("too-many-tables", "of yours"):
        await second.seating.rematch(EVA, HERE)


@at_home
async def test_an_address_has_only_so_many_whoever_opens_them(home: Home) -> None:
    await with_quotas(home, each=Quota(2, 3, 1, 9999), crowd=2)
    for n in range(4):
        await opened(home, WAITS, f"cookie {n}")
    with refused("too-many-tables", "of your address"):
        await opened(home, WAITS, "cookie 4")
    for n in range(2):
        await opened(home, RUNS, f"cookie {n}")
    with refused("too-many-tables", "of your address"):
        await opened(home, RUNS, "cookie 4")
    await home.restart()
    with refused("too-many-tables", "of your address"):
        await opened(home, RUNS, "cookie 5")
    assert await opened(home, WAITS, "cookie 0", THERE)


@at_home
async def test_who_opens_many_at_once_gets_no_more_than_one_after_the_other(home: Home) -> None:
    await with_quotas(home, most=Quota(3, 100, 50, 9999))
    came = await asyncio.gather(*(opened(home, WAITS) for _ in range(8)), return_exceptions=True)
    assert sum(isinstance(one, Room) for one in came) == 3


@at_home
async def test_shows_of_one_address_are_few_after_a_restart_too(home: Home) -> None:
    came = await asyncio.gather(*(opened(home, SHOW, f"cookie {n}") for n in range(8)), return_exceptions=True)
    assert sum(isinstance(one, Room) for one in came) == SHOWS
    await home.restart()
    with refused("too-many-shows", "bots alone"):
        await opened(home, SHOW, "cookie 9")
    assert await opened(home, SHOW, IDA, THERE)


@at_home
async def test_thirty_people_of_one_household_with_a_few_tables_each_are_never_refused(home: Home) -> None:
    people = [f"person {n}" for n in range(Settings().crowd)]
    for n, player in enumerate(people):
        for new in (WAITS, WAITS, WAITS, RUNS, RUNS):
            await opened(home, new, player)
        if n % 10 == 0:
            await home.hub.archive.upload(a_log(n), player, HERE)
    assert home.lobby("stranger")["many"] == {"open": 90, "running": 60}


def test_an_address_may_have_what_all_its_people_have_and_no_player_more_than_it() -> None:
    crowd = EACH.times(Settings().crowd)
    assert crowd == Quota(120, 600, 510, 1800)
    assert (crowd.open, crowd.unfinished, crowd.uploads) > (MOST.open, MOST.unfinished, MOST.uploads)


def test_quotas_are_settings_and_nobody_may_have_nothing() -> None:
    settings = read({"ASTERISM_MOST_OPEN": "3", "ASTERISM_EACH_UPLOADS": "2"})
    assert (settings.most, settings.each) == (replace(MOST, open=3), replace(EACH, uploads=2))
    with pytest.raises(ValueError, match="ASTERISM_EACH_UNFINISHED is '0'"):
        read({"ASTERISM_EACH_UNFINISHED": "0"})


# The lobby


@at_home
async def test_tables_of_one_address_leave_those_of_others_before_them(home: Home) -> None:
    honest = await opened(home, WAITS, IDA, THERE)
    for n in range(FIRST["origin"] + 4):
        await opened(home, WAITS, f"cookie {n}")
    for _ in range(2):
        ids = [table["id"] for table in home.lobby("stranger")["open"]]
        assert ids.index(honest.row.id) == FIRST["origin"]
        assert len(ids) == FIRST["origin"] + 5
        await home.restart()


@at_home
async def test_my_finished_tables_stay_mine_however_many_strangers_end(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for module in (lobbies, hubs):
            patch.setattr(module, "FINISHED", 8)
        await home.restart()
        mine = [await opened(home, RUNS, IDA, THERE) for _ in range(3)]
        for room in mine:
            home.wall += 1
            await room.seating.resign(IDA, 0)
        for n in range(20):
            home.wall += 1
            room = await opened(home, RUNS, f"cookie {n}")
            await room.seating.resign(f"cookie {n}", 0)
            await home.hub.room(await home.hub.archive.upload(a_log(n), f"cookie {n}", HERE))
        for _ in range(2):
            assert [table["id"] for table in home.lobby(IDA)["mine"]] == [room.row.id for room in reversed(mine)]
            kept = [n for n in range(20) if home.lobby(f"cookie {n}")["mine"]]
            assert kept == [15, 16, 17, 18, 19]
            home.hub.sweep()
            await home.restart()


@at_home
async def test_bots_at_the_tables_of_one_address_think_in_its_turn(home: Home) -> None:
    rooms = [await opened(home, RUNS, *whose) for whose in (("cookie 0", HERE), ("cookie 1", HERE), (IDA, THERE))]
    first, second, other = (room.driver._job("expert").address for room in rooms)
    assert first == second != other


# What is brought


def a_log(n: int) -> bytes:
    """A log of its own."""
    case = next(case for case in PLAIN if case.slug == "novaluna")
    return encode({**game_of(case), "seed": f"brought {n}", "moves": []})


@at_home
async def test_logs_take_only_so_much_of_a_player_and_of_an_address(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quotas, "MB", at_once(quotas.taken_by(*at_once(uploaded(a_log(0), "x", 0.0)))) * 5 // 4)
        await with_quotas(home, most=Quota(10, 100, 1, 9999), each=Quota(4, 20, 1, 9999), crowd=3)
        known = await home.hub.archive.upload(a_log(0), EVA, HERE)
        with refused("too-much-stored", "of yours"):
            await home.hub.archive.upload(a_log(1), EVA, HERE)
        await home.restart()
        with refused("too-much-stored", "of yours"):
            await home.hub.archive.upload(a_log(1), EVA, THERE)
        assert await home.hub.archive.upload(a_log(0), JAN, THERE) == known
        for n, player in enumerate((JAN, IDA), 1):
            await home.hub.archive.upload(a_log(n), player, HERE)
        with refused("too-much-stored", "of your address"):
            await home.hub.archive.upload(a_log(3), "somebody new", HERE)
        await home.hub.delete(known)
        assert await home.hub.archive.upload(a_log(3), EVA, HERE)


@at_home
async def test_a_log_that_was_brought_knows_by_whom_and_is_nobodys_table(home: Home) -> None:
    id = await home.hub.archive.upload(a_log(0), EVA, HERE)
    row = await home.store.table(id)
    assert row
    assert (row.host, row.origin) == (EVA, home.hub.quotas.origin(HERE))
    assert row.bytes == size_of_table(row) + sum(map(size_of, await home.store.acts(id)))
    await home.hub.room(id)
    assert home.lobby(EVA)["mine"] == []


# What is played


@at_home
async def test_played_games_take_only_so_much_of_a_player_and_of_an_address_in_a_month(home: Home) -> None:
    a_game = (await ended(home)).bytes
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quotas, "LARGEST", a_game)
        patch.setattr(quotas, "MB", a_game * 6 // 5)
        await with_quotas(home, most=Quota(10, 100, 50, 2), each=Quota(4, 20, 17, 3), crowd=1)
        await ended(home)
        with refused("too-much-played", "games of yours"):
            await opened(home, RUNS)
        await home.restart()
        with refused("too-much-played", "games of yours"):
            await opened(home, RUNS, address=THERE)
        assert await ended(home, JAN)
        with refused("too-much-played", "games of your address"):
            await opened(home, RUNS, IDA)
        home.wall += 31 * 24 * 3600
        assert await ended(home)


async def ended(home: Home, player: str = EVA) -> TableRow:
    """A game of some moves that was given up."""
    room = await opened(home, RUNS, player)
    people = [await Person(player, seat).join(room) for seat in (0, 1)]
    for _ in range(6):
        await mover(*people).do()
    await room.seating.resign(player, 0)
    return room.row


@at_home
async def test_a_game_that_runs_counts_with_all_it_may_become(home: Home) -> None:
    await with_quotas(home, most=Quota(10, 100, 50, 5))
    for new in (RUNS, WAITS):
        assert await opened(home, new)
    with refused("too-much-played", "games of yours"):
        await opened(home, RUNS)


def test_nobody_is_refused_room_for_as_many_games_as_one_may_have() -> None:
    assert MOST.unfinished * LARGEST < MOST.played * quotas.MB / 1.5
    assert EACH.unfinished * LARGEST < EACH.played * quotas.MB / 1.2


# Origins


def test_an_origin_tells_the_address_to_nobody_without_the_secret() -> None:
    ours, theirs = (Settings(secret=secret).derived(b"origin") for secret in ("ours", "theirs"))
    hashed = quotas.hashed(HERE, ours)
    assert hashed == quotas.hashed(HERE, ours)
    assert len({hashed, quotas.hashed(HERE, theirs), quotas.hashed(THERE, ours)}) == 3
    assert HERE not in hashed


@at_home
async def test_a_home_of_ipv6_is_one_origin_and_a_new_secret_forgets_what_was_before(home: Home) -> None:
    assert home.hub.quotas.origin(SIX) == home.hub.quotas.origin("2001:db8::2") != home.hub.quotas.origin(HERE)
    assert home.hub.quotas.origin("") is None
    await with_quotas(home, each=Quota(1, 20, 1, 9999), crowd=1)
    await opened(home, WAITS, JAN)
    await with_quotas(home, secret="a new one")
    assert await opened(home, WAITS)
    with refused("too-many-tables", "of your address"):
        await opened(home, WAITS, IDA)
