"""Health: damaged pages of a real database are found, wherever they lie, and forgotten when all is whole again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from asterism.server.guard import Guard
from asterism.server.meter import PAYER, Payer
from asterism.server.metrics import Metrics
from asterism.server.services import Services
from asterism.server.settings import Settings
from asterism.server.storage import health
from asterism.server.storage.health import looked_through
from asterism.server.storage.schema import ChatRow
from asterism.server.storage.store import Store
from asterism.server.tables.hub import Hub
from server.test_store import a_table, an_act, nothing, url, with_store

NEWEST, OLD = "newest", "old"
PAGE, INNER_HEAD = 4096, 12
PARTS = [
    *("chats", "ix_chats_table", "acts", "sqlite_autoindex_acts_1"),
    *("tables", "ix_tables_seed", "ix_tables_host", "ix_tables_origin"),
]


async def fill(store: Store) -> None:
    """An old table with many acts and lines of chat, and a new one."""
    for id, created, many in ((OLD, 1.0, 300), (NEWEST, 2.0, 3)):
        await store.save(
            a_table(id, created=created, uploaded=True, host="eva", bytes=9), acts=[an_act(n) for n in range(many)]
        )
        lines = [ChatRow("Eva", 0, f"line {n}", 1.0) for n in range(many)]
        await asyncio.gather(*[store.save(a_table(id), chat=line, known=True) for line in lines])
    with closing(sqlite3.connect(store.file)) as database:
        assert database.execute("PRAGMA page_size").fetchone() == (PAGE,)


def root(file: Path, part: str) -> int:
    """The first page of a table or an index."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        found = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (part,)).fetchone()
    return int(found[0])


def oldest(file: Path, part: str) -> int:
    """The page with the oldest rows of a table that has several."""
    at = (root(file, part) - 1) * PAGE
    first = file.read_bytes()[at : at + PAGE]
    assert first[0] == 5, "a table of one page"
    cell = int.from_bytes(first[INNER_HEAD : INNER_HEAD + 2])
    return int.from_bytes(first[cell : cell + 4])


@contextmanager
def damaged(file: Path, page: int) -> Iterator[None]:
    """For a while a page is nonsense."""
    before = file.read_bytes()[(page - 1) * PAGE :][:PAGE]
    _put(file, page, b"\xa5" * PAGE)
    yield
    _put(file, page, before)


def _put(file: Path, page: int, what: bytes) -> None:
    with file.open("r+b") as database:
        database.seek((page - 1) * PAGE)
        database.write(what)


@pytest.fixture(params=["small", "large"])
def database(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole one, looked through as small ones are or as large ones."""
    with_store(tmp_path, fill)
    if request.param == "large":
        monkeypatch.setattr(health, "LARGE", 0)
        monkeypatch.setattr(health, "ROWS", 50)
    return tmp_path / "a.db"


@pytest.mark.parametrize("part", PARTS)
def test_a_damaged_page_of_any_table_or_index_is_found(database: Path, part: str) -> None:
    assert not any(looked_through(database))
    with damaged(database, root(database, part)):
        assert any(looked_through(database))
    assert not any(looked_through(database))


def test_a_damaged_page_below_others_is_found(database: Path) -> None:
    with damaged(database, oldest(database, "acts")):
        assert any(looked_through(database))


def test_a_large_database_is_looked_through_in_small_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path, fill)
    whole = len(list(looked_through(tmp_path / "a.db")))
    monkeypatch.setattr(health, "LARGE", 0)
    monkeypatch.setattr(health, "ROWS", 50)
    assert len(list(looked_through(tmp_path / "a.db"))) >= whole + 4 * 300 / 50


def test_a_database_that_is_gone_is_not_well(tmp_path: Path) -> None:
    assert any(looked_through(tmp_path / "nowhere.db"))


def test_a_store_is_unwell_from_a_look_that_found_damage_to_one_that_found_none(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store)
        page = oldest(store.file, "acts")
        assert await store.answers(7.0)
        with damaged(store.file, page):
            await store.health.look(0)
            assert not await store.answers(7.0)
        assert not await store.answers(7.0)
        await store.health.look(0)
        assert await store.answers(7.0)

    with_store(tmp_path, play)


def test_a_read_that_fails_makes_the_store_unwell_until_all_was_found_whole(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(store: Store) -> None:
        with damaged(store.file, oldest(store.file, "acts")):
            with pytest.raises(sa.exc.DatabaseError, match="malformed"):
                await store.acts(OLD)
            assert not await store.answers(7.0)
            await store.health.look(0)
        assert not await store.answers(7.0)
        await store.health.look(0)
        assert await store.answers(7.0)

    with_store(tmp_path, fill)
    with_store(tmp_path, play)
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


def test_a_read_that_fails_while_all_is_looked_through_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store) -> None:
        def looking(_: Path) -> Iterator[str]:
            store.health._doubts += 1
            yield ""

        store.health.doubt(sqlite3.DatabaseError("malformed"))
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(health, "looked_through", looking)
            await store.health.look(0)
        assert not store.health.well
        await store.health.look(0)
        assert store.health.well

    with_store(tmp_path, play)


def locked() -> sqlite3.OperationalError:
    """Somebody else is in the way."""
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY_SNAPSHOT
    return error


def busy(*_: object) -> Iterator[str]:
    raise locked()


def test_a_read_that_somebody_was_in_the_way_of_makes_nothing_unwell(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        store.health.doubt(sa.exc.OperationalError("SELECT", None, locked()))
        assert await store.answers(7.0)

    with_store(tmp_path, play)


def test_a_look_that_somebody_was_in_the_way_of_says_nothing_and_soon_comes_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = iter([busy, health._checked])

    async def play(store: Store) -> None:
        looked, look = asyncio.Semaphore(0), store.health.look

        async def noted() -> None:
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(health, "_checked", next(ways))
                try:
                    await look(0)
                finally:
                    looked.release()

        monkeypatch.setattr(store.health, "look", noted)
        going = asyncio.create_task(store.health.run())
        await looked.acquire()
        assert store.health.well
        await looked.acquire()
        assert store.health.well
        going.cancel()

    monkeypatch.setattr(health, "FIRST", 0.0)
    with_store(tmp_path, nothing)
    asyncio.run(play(Store(url(tmp_path))))


def test_what_tables_read_is_tried_too(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert not await store.answers(7.0)

    with_store(tmp_path, fill)
    page = root(tmp_path / "a.db", "ix_chats_table")
    with damaged(tmp_path / "a.db", page), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "prepare", lambda _: None)
        with_store(tmp_path, play)


def test_who_asks_at_the_same_time_shares_the_answer_at_the_expense_of_the_first(tmp_path: Path) -> None:
    written: list[int] = []
    first, second = Payer("203.0.113.7", ""), Payer("203.0.113.8", "")

    async def play(store: Store) -> None:
        settings = Settings(secret="s", burst=1, crowd=1)
        guard = Guard(settings, clock=lambda: 0.0)
        services = Services(settings, Metrics(), store, Hub(store, settings, guard=guard), guard)
        asking = []
        for payer in [first, *[second] * 20]:
            PAYER.set(payer)
            asking.append(asyncio.create_task(services.well()))
        assert await asyncio.gather(*asking) == [True] * 21
        assert not guard.meter.may(first)
        assert guard.meter.may(second)

    with_store(tmp_path, play, lambda jobs, _: written.append(jobs))
    assert written == [1]
