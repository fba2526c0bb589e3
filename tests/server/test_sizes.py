"""How much of the database's file is taken: what is counted is what it grows by, and nothing grows without end."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

import asterism
from asterism.server.encoding import encode
from asterism.server.storage.codec import size_of, size_of_line, size_of_table
from asterism.server.storage.schema import CUT_CHAT, LINES, READ_PLAYED, ActRow, ChatRow, TableRow
from asterism.server.storage.store import Store, brought_by
from asterism.server.tables import game as games
from server.tables import EVA, PER_MOVE, Home, at_home, mover
from server.test_store import a_table, nothing, read, with_store

OFF = 1.2  # what is counted is at most so many times what is taken


def taken(file: Path) -> int:
    """The bytes of a database's file that are in use."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, free, size = (
            database.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)


def fresh_table() -> TableRow:
    known = {"seed": secrets.token_hex(32), "host": secrets.token_hex(11), "origin": secrets.token_hex(16)}
    return a_table(secrets.token_hex(6), **known)


def an_act(n: int, text: int, story: int, state: int) -> ActRow:
    return ActRow(n, 0, "x" * text, "š" * (story // 2), bytes(state), 1e9, 1)


@pytest.mark.parametrize(
    ("text", "story", "state"),
    [
        (1, 2, 0),
        (12, 50, 40),
        (20, 120, 200),
        (1, 600, 100),
        (1, 1000, 400),
        (1, 2100, 0),
        (1, 3900, 0),
        (9, 8000, 999),
    ],
)
def test_acts_are_counted_as_what_the_file_grows_by(tmp_path: Path, text: int, story: int, state: int) -> None:
    tables = [fresh_table() for _ in range(8)]
    acts = [an_act(n, text, story, state) for n in range(600_000 // (story + state + 1000))]

    async def play(store: Store) -> None:
        for table in tables:
            await store.save(table)
        before = taken(store.file)
        for at in range(0, len(acts), 10):
            for table in tables:
                await store.save(table, acts=acts[at : at + 10], known=True)
        grew, counted = taken(store.file) - before, len(tables) * sum(map(size_of, acts))
        assert grew <= counted * 1.02 <= grew * OFF

    with_store(tmp_path, play)


def test_tables_and_lines_of_chat_are_counted_as_no_less_than_what_the_file_grows_by(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        before, tables, line = taken(store.file), [fresh_table() for _ in range(300)], ChatRow("Eva", 0, "✦" * 100, 1e9)
        for table in tables:
            await store.save(table)
        middle = taken(store.file)
        for table in tables[:20]:
            for _ in range(50):
                store.save(table, chat=line, known=True)
        await store.save(tables[0])
        assert middle - before <= sum(map(size_of_table, tables))
        assert taken(store.file) - middle <= 20 * 50 * size_of_line(line) * 1.02 <= (taken(store.file) - middle) * OFF

    with_store(tmp_path, play)


@at_home
async def test_a_log_counts_as_what_it_truly_takes(home: Home) -> None:
    log = {**asterism.table("novaluna", 2, seed=1).log, "rules": 999, "moves": [[0, "x"]] * 4000}
    before = taken(home.store.file)
    row = await home.store.table(await home.hub.archive.upload(encode(log)))
    assert row
    assert taken(home.store.file) - before <= row.bytes <= 100 * 4000


@at_home
async def test_a_game_counts_with_its_acts_and_chat_and_a_restart_forgets_none(home: Home) -> None:
    room, (eva, jan) = await home.running("novaluna", 2)
    for n in range(3):
        await mover(eva, jan).do()
        await eva.say(chat=f"line {n}")
    counted = room.row.bytes
    acts, lines = await home.store.acts(room.row.id), await home.store.chats(room.row.id, 9)
    assert abs(size_of_table(room.row) + sum(map(size_of, acts)) + sum(map(size_of_line, lines)) - counted) < 100
    await home.restart()
    room = await home.hub.room(room.row.id)
    await room.seating.leave(EVA)
    assert abs(room.row.bytes - counted) < 100


async def the_row(home: Home, id: str) -> TableRow:
    row = await home.store.table(id)
    assert row
    return row


@at_home
async def test_while_a_game_goes_on_its_row_says_about_how_much_it_takes(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "ABOUT", 1000)
        room, people = await home.running("novaluna", 2)
        begun = room.row.bytes
        for _ in range(20):
            await mover(*people).do()
            acts = await home.store.acts(room.row.id, 1)
            row = await the_row(home, room.row.id)
            assert 0 <= begun + sum(map(size_of, acts)) - row.bytes < games.ABOUT


@at_home
async def test_what_is_taken_back_does_not_count(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    before = room.game._size
    for _ in range(3):
        who = mover(*people)
        await who.do()
        assert room.game._size > before
        await who.say(undo=True, at=who.state["at"])
        assert room.game._size == before


@at_home
async def test_a_game_that_is_far_too_long_can_only_be_given_up_or_end_by_itself(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        room, people = await home.running("novaluna", 2, clock=PER_MOVE)
        await mover(*people).do()
        patch.setattr(games, "LARGEST", 1000)
        error = (await mover(*people).do())[0]
        assert error["error"] == "too-long-played"
        home.time += PER_MOVE["seconds"] + 1
        acts = room.game.count
        room.driver.wake()
        await room.driver.idle()
        assert room.game.count > acts
        await room.seating.resign(EVA, 0)
        assert room.row.status == "over"


@at_home
async def test_of_a_chat_no_more_is_stored_than_is_shown(home: Home) -> None:
    room, (eva, _) = await home.running("novaluna", 2)
    for n in range(LINES + 20):
        await eva.say(chat=f"{n:03}")
    kept = [line.text for line in await home.store.chats(room.row.id, 1000)]
    assert kept == [f"{n:03}" for n in range(20, LINES + 20)]
    assert room.game.said == LINES * size_of_line(ChatRow("Eva", 0, "100", 1.0))


# Adding it up


@pytest.mark.parametrize("who", ["host", "origin"])
def test_what_somebody_has_is_added_up_by_an_index(tmp_path: Path, who: Any) -> None:
    with_store(tmp_path, nothing)
    by_index = f"SEARCH tables USING COVERING INDEX ix_tables_{who}"
    assert plan(tmp_path, brought_by(who, "eva")) == [by_index]
    played = planned(tmp_path, str(READ_PLAYED), {"host": "eva", "origin": "there", "since": 1.0})
    assert by_index in played
    assert not any("SCAN" in line and "CONSTANT" not in line for line in played)


def test_old_lines_of_chat_are_found_by_an_index(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    assert all("SCAN" not in line and "USING" in line for line in planned(tmp_path, CUT_CHAT, ["a", "a"])[:1])


def plan(folder: Path, query: sa.Select[Any]) -> list[str]:
    """How SQLite finds what is asked, as SQLAlchemy asks it."""
    compiled = query.compile(dialect=sqlite.dialect())
    return planned(folder, str(compiled), [compiled.params[name] for name in compiled.positiontup or []])


def planned(folder: Path, query: str, values: list[Any] | dict[str, Any]) -> list[str]:
    with closing(sqlite3.connect(folder / "a.db")) as database:
        return [line.partition(" (")[0] for *_, line in database.execute(f"EXPLAIN QUERY PLAN {query}", values)]


def test_what_was_there_before_it_was_counted_counts_too(tmp_path: Path) -> None:
    acts, line = [an_act(n, 12, 100, 60) for n in range(500)], ChatRow("Eva", 0, "Hello ✦", 3.5)

    async def play(store: Store) -> None:
        await store.save(a_table(bytes=0), acts=acts, chat=line)

    with_store(tmp_path, play)
    with closing(sqlite3.connect(tmp_path / "a.db")) as database, database:
        for who in ("host", "origin"):
            database.execute(f"drop index ix_tables_{who}")
            database.execute(f"create index ix_tables_uploads_{who} on tables ({who}, bytes) where uploaded")
        database.execute("update alembic_version set version_num = '7'")
    with_store(tmp_path, nothing)
    ((counted,),) = read(tmp_path / "a.db", "select bytes from tables")
    now = size_of_table(a_table()) + sum(map(size_of, acts)) + size_of_line(line)
    assert now <= int(str(counted)) <= now * OFF
