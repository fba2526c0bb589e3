"""The store: what is told as done is on the disk, and nothing else breaks with what is broken."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
import threading
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from sqlite3 import IntegrityError
from time import sleep
from typing import Any

import numpy as np
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from asterism.server import settings
from asterism.server.logs import Lines
from asterism.server.storage import store as stores
from asterism.server.storage.codec import changes
from asterism.server.storage.schema import METADATA, ActRow, ChatRow, SeatRow, TableRow
from asterism.server.storage.store import Store, migrate

Play = Callable[[Store], Awaitable[None]]


def a_table(id: str = "abcdefghijkl", **changes: object) -> TableRow:
    people = [SeatRow("person", "eva", "Eva"), SeatRow("bot", None, "Vega", "hard")]
    table = TableRow(id, "novaluna", 1, "layout", 2, {"first_game": True}, "seed", True, False, None, "running", 1.5)
    return replace(table, people=people, **changes)  # type: ignore[arg-type]


def an_act(n: int, text: str = "pick place:3") -> ActRow:
    return ActRow(n, n % 2, text, '[[3,{"what":"picked"}]]', b"\0" * 99, 2.5, n)


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'a.db'}"


def with_store(folder: Path, play: Play, committed: Callable[[int, float], None] | None = None) -> None:
    async def whole() -> None:
        store = Store(url(folder), committed)
        await store.open()
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def nothing(_: Store) -> None:
    """Only open and close."""


def read(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


def test_what_was_saved_is_there_after_the_store_was_opened_again(tmp_path: Path) -> None:
    clock = {"per": "game", "seconds": 600, "added": 5}
    table = a_table(clock=clock, left=[1.5, 2.5], start={"a": [1]}, pending=[1], rematch="x", resigned=1, changed=9.0)
    line = ChatRow("Eva", 0, "Hello ✦", 3.5)

    async def save(store: Store) -> None:
        await store.save(table, acts=[an_act(0), an_act(1)], chat=line)
        await store.name_player("eva", "Eva", 5.0)

    async def look(store: Store) -> None:
        assert await store.table(table.id) == table
        assert await store.tables("running") == [table]
        assert await store.tables("open", "over") == []
        assert await store.tables() == [table]
        assert await store.acts(table.id) == [an_act(0), an_act(1)]
        assert await store.acts(table.id, 1) == [an_act(1)]
        assert await store.acts(table.id, count=1) == [an_act(0)]
        assert await store.chats(table.id, 9) == [line]
        assert await store.player_name("eva") == "Eva"

    with_store(tmp_path, save)
    with_store(tmp_path, look)


def test_acts_are_read_a_page_at_a_time_as_they_were_when_reading_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PAGE", 2)

    async def read(store: Store, count: int | None = None) -> list[list[int]]:
        pages = []
        async for page in store.pages("abcdefghijkl", count):
            pages.append([act.n for act in page])
            await store.save(a_table(), acts=[an_act(9, "other")], cut=2, known=True)
        return pages

    async def play(store: Store) -> None:
        first = [an_act(n) for n in range(5)]
        for count, pages in ((None, [[0, 1], [2, 3], [4]]), (3, [[0, 1], [2]]), (0, [])):
            await store.save(a_table(), acts=first, cut=0)
            assert await read(store, count) == pages

    with_store(tmp_path, play)


def test_what_is_not_there_is_none(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert await store.table("nowhere") is None
        assert await store.acts("nowhere") == [] == await store.chats("nowhere", 9)
        assert await store.player_name("nobody") is None

    with_store(tmp_path, play)


def test_a_table_is_saved_as_it_was_when_it_was_queued(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        table = a_table()
        saved = store.save(table)
        table.status, table.people[0].name = "over", "Zoe"
        await saved
        found = await store.table(table.id)
        assert found
        assert (found.status, found.people[0].name) == ("running", "Eva")

    with_store(tmp_path, play)


def test_all_that_waits_is_one_transaction(tmp_path: Path) -> None:
    batches: list[int] = []

    async def play(store: Store) -> None:
        await asyncio.gather(*[store.save(a_table(f"table{n}"), acts=[an_act(0)]) for n in range(50)])
        assert len(await store.tables()) == 50

    with_store(tmp_path, play, lambda jobs, seconds: batches.append(jobs if seconds > 0 else 0))
    assert batches == [50]


def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        saved = store.save(a_table(), acts=[an_act(0)])
        while not saved.done():
            await asyncio.sleep(0)
        assert read(store.file, "select n from acts") == [(0,)]

    with_store(tmp_path, play)


def test_a_broken_save_fails_alone(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.save(a_table("twice"), acts=[an_act(0)])
        saves = [store.save(a_table("one")), store.save(a_table("twice"), acts=[an_act(0)]), store.save(a_table("two"))]
        done = await asyncio.gather(*saves, return_exceptions=True)
        assert [type(each) for each in done] == [type(None), IntegrityError, type(None)]
        assert {table.id for table in await store.tables()} == {"one", "twice", "two"}
        await store.save(a_table("three"))

    with_store(tmp_path, play)


def test_what_fails_tells_no_seed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(store: Store) -> None:
        table = a_table(seed="a secret seed")
        await store.save(table)
        read(store.file, "ALTER TABLE tables RENAME TO others")
        with pytest.raises(sa.exc.OperationalError, match="no such table") as reading:
            await store.tables_of_seed(table.seed)
        with pytest.raises(sqlite3.OperationalError, match="no such table") as writing:
            await store.save(table, acts=[an_act(0)])
        for failed in (reading, writing):
            logging.error("a table failed", exc_info=failed.value)

    with_store(tmp_path, play)
    assert "secret" not in "".join(Lines().format(record) for record in caplog.records)


def test_a_save_that_fails_leaves_nothing_of_itself(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.save(a_table(), acts=[an_act(0)])
        with pytest.raises(IntegrityError):
            await store.save(a_table(status="over"), acts=[an_act(1), an_act(0)])
        found = await store.table("abcdefghijkl")
        assert found
        assert found.status == "running"
        assert [act.n for act in await store.acts("abcdefghijkl")] == [0]

    with_store(tmp_path, play)


def test_acts_are_cut_and_played_anew_also_within_one_transaction(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        table = a_table()
        await store.save(table, acts=[an_act(n) for n in range(4)])
        saves = [
            store.save(table, acts=[an_act(4)]),
            store.save(table, cut=3),
            store.save(table, acts=[an_act(3, "new"), an_act(4, "new")]),
            store.save(table, cut=4, acts=[an_act(4, "newer")]),
        ]
        await asyncio.gather(*saves)
        texts = [act.text for act in await store.acts(table.id)]
        assert texts == ["pick place:3"] * 3 + ["new", "newer"]

    with_store(tmp_path, play)


def test_one_who_no_longer_waits_disturbs_nobody(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        store.save(a_table("one")).cancel()
        await store.save(a_table("two"))
        assert len(await store.tables()) == 2

    with_store(tmp_path, play)


def test_closing_writes_all_that_waits_and_takes_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(url(tmp_path))
        await store.open()
        saves = [store.save(a_table(f"table{n}")) for n in range(3000)]
        await store.close()
        assert all(save.done() and save.exception() is None for save in saves)
        with pytest.raises(RuntimeError, match="closed"):
            store.save(a_table())

    asyncio.run(play())
    assert read(tmp_path / "a.db", "select count(*) from tables") == [(3000,)]


def test_the_database_keeps_its_promises(tmp_path: Path) -> None:
    promised = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    async def play(store: Store) -> None:
        with store._pen.connect() as pen:
            async with store._readers.connect() as reader:
                for pragma, value in promised.items():
                    assert pen.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
                    assert (await reader.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
        assert await store.answers(7.0)

    with_store(tmp_path, play)


# Migrations


def test_migrations_and_metadata_agree(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_migration_that_breaks_off_leaves_nothing(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    with store._pen.connect() as connection, connection.begin() as whole:
        migrate(connection)
        whole.rollback()
    store._pen.dispose()
    assert read(tmp_path / "a.db", "select name from sqlite_master") == []
    with_store(tmp_path, nothing)


def test_whole_records_of_the_first_form_become_what_changed(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.save(a_table()))
    records = [np.array(words, np.int32).tobytes() for words in ([0, 5, 7], [0, 6, 7], [9, 6, 0])]
    with closing(sqlite3.connect(tmp_path / "a.db")) as database, database:
        for n, record in enumerate(records):
            row = (a_table().id, n, 0, "act", "[]", zlib.compress(record), 0.0, 0)
            database.execute("insert into acts values (?, ?, ?, ?, ?, ?, ?, ?)", row)
        for change in (
            "drop index ix_tables_seed",
            "drop index ix_tables_host",
            "drop index ix_tables_origin",
            "drop index ix_tables_created",
            "drop index ix_tables_status_created",
            "create index ix_tables_status on tables (status)",
            "alter table tables drop column result",
            "alter table tables drop column shuffle",
            "alter table tables drop column uploaded",
            "alter table players drop column seen",
            "alter table tables drop column host",
            "alter table tables drop column muted",
            "alter table tables drop column origin",
            "alter table tables drop column bytes",
            "drop table bars",
            "drop table pulse",
        ):
            database.execute(change)
        database.execute("update alembic_version set version_num = '1'")
    with_store(tmp_path, nothing)
    kept_now = [state for (state,) in read(tmp_path / "a.db", "select state from acts order by n")]
    assert kept_now == [changes(*pair) for pair in pairwise([bytes(12), *records])]


def test_a_database_of_a_newer_asterism_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.save(a_table()))
    with closing(sqlite3.connect(tmp_path / "a.db")) as database, database:
        database.execute("update alembic_version set version_num = '999'")
    with pytest.raises(ValueError, match="made by a newer Asterism"):
        with_store(tmp_path, nothing)


def test_only_files_are_databases() -> None:
    for wrong in ("sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "postgresql+asyncpg://here/it"):
        with pytest.raises(ValueError, match="must be a file"):
            Store(wrong)


# Backups


def test_a_backup_of_a_busy_store_is_whole(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        table = a_table()
        saves = [store.save(table, acts=[an_act(n)]) for n in range(500)]
        await saves[0]
        await asyncio.gather(store.backup(tmp_path / "copy.db"), *saves)

    with_store(tmp_path, play)
    (count,), (last,) = read(tmp_path / "copy.db", "select count(*) from acts union all select max(n) + 1 from acts")
    assert count == last
    assert read(tmp_path / "copy.db", "pragma integrity_check") == [("ok",)]
    assert not (tmp_path / "copy.db-wal").exists()


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "dear").write_text("letter")

    async def play(store: Store) -> None:
        with pytest.raises(FileExistsError):
            await store.backup(tmp_path / "dear")

    with_store(tmp_path, play)
    assert (tmp_path / "dear").read_text() == "letter"


def test_a_backup_can_be_served(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.save(a_table(), acts=[an_act(0)])
        (tmp_path / "new").mkdir()
        await store.backup(tmp_path / "new" / "a.db")

    async def look(store: Store) -> None:
        assert await store.acts("abcdefghijkl") == [an_act(0)]

    with_store(tmp_path, play)
    with_store(tmp_path / "new", look)


def test_a_store_says_when_the_disk_takes_nothing_and_when_it_does_again(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.save(a_table())
        disk = store._writing._pen.cursor()
        disk.execute("PRAGMA max_page_count=1")
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await store.save(a_table(), acts=[replace(an_act(1), state=bytes(1_000_000))])
        assert not await store.answers(7.0)
        disk.execute("PRAGMA max_page_count=100000")
        await store.save(a_table(), acts=[an_act(1)])
        assert await store.answers(7.0)

    with_store(tmp_path, play)


def malformed(_: object) -> None:
    raise sqlite3.DatabaseError("database disk image is malformed")


def test_a_store_once_found_damaged_is_not_well_again(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store._writing, "_transact", malformed)
            with pytest.raises(sqlite3.DatabaseError, match="malformed"):
                await store.save(a_table())
        await store.save(a_table())
        for _ in range(2):
            assert not await store.answers(7.0)

    with_store(tmp_path, play)


async def unreadable(_: sa.Select[Any]) -> list[sa.RowMapping]:
    raise sa.exc.OperationalError("select 1", None, sqlite3.OperationalError("disk I/O error"))


def test_a_store_that_can_not_be_read_does_not_answer(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert await store.answers(7.0)
        store._read = unreadable  # type: ignore[assignment, method-assign]
        assert not await store.answers(7.0)

    with_store(tmp_path, play)


# Settings


def test_the_folder_is_its_owners_alone(tmp_path: Path) -> None:
    with_store(tmp_path / "data", nothing)
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_the_database_is_its_owners_alone_even_if_it_was_not(tmp_path: Path) -> None:
    for _ in range(2):
        with_store(tmp_path, nothing)
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("*.db*")} == {0o600}
        next(tmp_path.glob("*.db")).chmod(0o644)


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    mine = settings.read({"ASTERISM_DATA": str(tmp_path / "data")})
    assert mine.keys() == mine.keys() != settings.Settings(data=tmp_path / "other").keys()
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert mine.keys()[0] not in repr(mine)


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    found = settings.read(
        {
            "ASTERISM_HOST": "0.0.0.0",
            "ASTERISM_PORT": "0",
            "ASTERISM_DATA": str(tmp_path),
            "ASTERISM_SECRET": "s",
            "ASTERISM_ADDRESS": "https://games.example.org/",
            "ASTERISM_THINKERS": "3",
            "ASTERISM_RATE": "5",
            "ASTERISM_METRICS": "all",
        }
    )
    assert (found.host, found.port, found.data, found.keys()) == ("0.0.0.0", 0, tmp_path, ["s"])
    assert (found.address, found.thinkers, found.rate) == ("https://games.example.org", 3, 5)
    assert found.everywhere
    assert found.metrics
    assert found.database_url == f"sqlite+aiosqlite:///{tmp_path / 'asterism.db'}"
    assert settings.read({"XDG_DATA_HOME": "/there"}).data == Path("/there/asterism")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ASTERISM_PORT", "70000"),
        ("ASTERISM_PORT", "http"),
        ("ASTERISM_THINKERS", "0"),
        ("ASTERISM_RATE", "-1"),
        ("ASTERISM_METRICS", "none"),
        ("ASTERISM_ADDRESS", "games.example.org"),
        ("ASTERISM_ADDRESS", "https://example.org/games"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=name):
        settings.read({name: value})


def test_who_closes_waits_for_a_connection_that_was_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its thread would answer a loop that is gone."""
    connecting: list[threading.Thread] = []
    begun, connect = threading.Event(), sqlite3.Connection

    def slow(*how: Any, **more: Any) -> sqlite3.Connection:
        connecting.append(threading.current_thread())
        begun.set()
        sleep(0.3)
        return connect(*how, **more)

    async def give_up(store: Store) -> None:
        monkeypatch.setattr(sqlite3, "Connection", slow)
        read = asyncio.create_task(store.tables())
        await asyncio.to_thread(begun.wait)
        read.cancel()
        await asyncio.wait([read])

    with_store(tmp_path, give_up)
    assert [thread.is_alive() for thread in connecting] == [False]
