"""What is kept and for how long, and how the server tells that its database is not well."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

import asterism
from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.http.identity import Identity
from asterism.server.limits import Pace
from asterism.server.settings import Keep, Settings
from asterism.server.storage import backups
from asterism.server.storage.schema import ChatRow
from asterism.server.storage.store import Store
from server.browsers import Browser, Served, served_at, serving_at
from server.conftest import Command
from server.tables import EVA, Home, Person, at_home, mover, played_out

ME, OPEN = {"who": "me"}, {"who": "open"}
DAY = 24 * 3600


async def days_later(home: Home, days: float) -> set[str]:
    """Which tables are still there."""
    home.wall += days * DAY
    home.time += 1000
    home.hub.sweep()
    await home.hub.keeper.tidy()
    return {row.id for row in await home.store.tables()}


@at_home
async def test_each_kind_of_table_is_kept_as_long_as_it_is_said(home: Home) -> None:
    unplayed = (await home.open("sealed", "me", "open", "open")).row.id
    unfinished, (eva, jan) = await home.running("novaluna", 2)
    await mover(eva, jan).do()
    over, people = await home.running("sealed", 3)
    await played_out(*people)
    upload = await home.hub.archive.upload(encode(asterism.table("sealed", 3, seed=4).log))
    for room, watchers in ((unfinished, (eva, jan)), (over, tuple(people))):
        for watcher in watchers:
            room.part(watcher)
    every = {unplayed, unfinished.row.id, over.row.id, upload}
    home.wall -= 30 * DAY
    assert await days_later(home, 30) == every
    assert await days_later(home, 8) == every - {unplayed}
    assert await days_later(home, 25) == {unfinished.row.id, over.row.id}
    assert await days_later(home, 200) == {over.row.id}
    assert await days_later(home, 10_000) == {over.row.id}
    with pytest.raises(Refused, match="no such table"):
        await home.hub.room(unplayed)
    assert [table["id"] for table in home.lobby(EVA)["mine"]] == [over.row.id]
    home.hub.keeper.keep = replace(home.hub.keeper.keep, finished=100)
    assert await days_later(home, 0) == set()
    assert not await home.store.acts(over.row.id)


@at_home
async def test_a_table_where_somebody_is_stays(home: Home) -> None:
    room = await home.open("sealed", "me", "open", "open")
    await Person(EVA, 0).join(room)
    assert room.row.id in await days_later(home, 1000)


@at_home
async def test_strangers_without_games_and_old_chat_are_forgotten(home: Home) -> None:
    room, (eva, _) = await home.running("novaluna", 2)
    for player in (EVA, "stranger"):
        await home.store.name_player(player, "Somebody", home.wall)
    await eva.say(chat="long ago")
    await days_later(home, 100)
    assert await home.store.player_name(EVA) == "Somebody"
    assert await home.store.player_name("stranger") is None
    assert len(await home.store.chats(room.row.id, 9)) == 1
    await mover(eva, _).do()
    await days_later(home, 300)
    assert await home.store.chats(room.row.id, 9) == []


@at_home
async def test_nothing_is_deleted_where_all_is_kept_for_ever(home: Home) -> None:
    home.hub.keeper.keep = Keep(0, 0, 0, 0, 0, 0)
    room = await home.open("sealed", "me", "open", "open")
    await home.store.name_player("stranger", "Somebody", home.wall)
    assert await days_later(home, 10_000) == {room.row.id}
    assert await home.store.player_name("stranger") == "Somebody"


@at_home
async def test_of_a_long_chat_only_the_end_is_loaded(home: Home) -> None:
    room, _ = await home.running("novaluna", 2)
    for n in range(30):
        await home.store.save(room.row, chat=ChatRow("Eva", 0, str(n), 1.0), known=True)
    assert [line.text for line in await home.store.chats(room.row.id, 3)] == ["27", "28", "29"]


# Health


def damage(file: Path) -> None:
    """Overwrite the pages after the first ones with nonsense."""
    with file.open("r+b") as database:
        database.seek(8192)
        database.write(b"\xa5" * (file.stat().st_size - 8192))


def test_a_damaged_database_is_said_in_one_sentence_with_a_way_out(tmp_path: Path, command: Command) -> None:
    with served_at(tmp_path) as server:
        server.browser().open(ME, OPEN)
    damage(tmp_path / "asterism.db")
    refused = command("serve", "--port", "0")
    assert refused.code == 2
    assert refused.err.count("\n") == 1
    assert "is damaged" in refused.err
    assert "asterism restore" in refused.err


def test_a_database_damaged_while_it_serves_is_seen_in_its_health(tmp_path: Path) -> None:
    served = Served(Settings(port=0, data=tmp_path))
    browser = served.browser()
    browser.open(ME, OPEN)
    assert browser.get("/healthz").status_code == 200
    with closing(sqlite3.connect(tmp_path / "asterism.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damage(tmp_path / "asterism.db")
    for _ in range(3):
        answer = browser.post("/api/tables", json={"game": "novaluna", "seats": [ME, OPEN]})
        if answer.status_code == 503:
            assert answer.json()["error"] == "not-stored"
    assert browser.get("/healthz").status_code == 503
    served.stop()


def test_on_a_full_disk_every_call_says_that_nothing_was_stored(tmp_path: Path) -> None:
    served = Served(Settings(port=0, data=tmp_path))
    browser = served.browser()
    full = asterism.table("sealed", 3, seed=4).log
    table = browser.open(ME, OPEN)["id"]
    with closing(sqlite3.connect(tmp_path / "asterism.db")) as database:
        database.execute("create trigger full before insert on tables begin select raise(abort, 'full'); end")
        database.execute("create trigger full2 before insert on players begin select raise(abort, 'full'); end")
        database.commit()
    calls = [
        browser.post("/api/tables", json={"game": "novaluna", "seats": [ME, OPEN]}),
        browser.put("/api/me", json={"name": "Eva"}),
        browser.post("/api/replays", json=full),
        browser.post(f"/api/tables/{table}/sit", json={"seat": 1}),
        browser.post(f"/api/tables/{table}/leave"),
    ]
    assert [(answer.status_code, answer.json()["error"]) for answer in calls] == [(503, "not-stored")] * len(calls)
    served.stop()


def test_a_pace_grows_with_the_crowd() -> None:
    assert Pace(1, 2).times(30) == Pace(30, 60)


# Backups


def test_every_day_has_a_copy_that_only_its_owner_reads_for_some_days(tmp_path: Path) -> None:
    database = a_database(tmp_path)
    now = database.stat().st_mtime
    for day in range(4):
        backups.daily(database, 2, now + day * DAY)
        newest = max((tmp_path / "backups").glob("*.db"))
        os.utime(newest, (now + day * DAY,) * 2)
    copies = sorted((tmp_path / "backups").glob("*.db"))
    assert len(copies) == 3
    assert {stat.S_IMODE(copy.stat().st_mode) for copy in copies} == {0o600}
    backups.check(copies[0])


def a_database(folder: Path) -> Path:
    store = Store(Settings(data=folder).database_url)
    store.prepare()
    return store.file


def test_before_its_form_changes_the_database_is_copied(tmp_path: Path) -> None:
    database = a_database(tmp_path)
    assert not (tmp_path / "backups").exists()
    with closing(sqlite3.connect(database)) as it, it:
        it.execute("drop table pulse")
        it.execute("drop index ix_tables_host")
        it.execute("drop index ix_tables_origin")
        it.execute("alter table tables drop column uploaded")
        it.execute("alter table players drop column seen")
        it.execute("alter table tables drop column host")
        it.execute("alter table tables drop column muted")
        it.execute("alter table tables drop column origin")
        it.execute("alter table tables drop column bytes")
        it.execute("drop table bars")
        it.execute("drop index ix_tables_seed")
        it.execute("drop index ix_tables_created")
        it.execute("drop index ix_tables_status_created")
        it.execute("create index ix_tables_status on tables (status)")
        it.execute("update alembic_version set version_num = '4'")
    a_database(tmp_path)
    with closing(sqlite3.connect(tmp_path / "backups" / "before-4.db")) as copy:
        assert copy.execute("select version_num from alembic_version").fetchone() == ("4",)


def test_a_backup_is_restored_and_what_was_there_is_kept(tmp_path: Path, command: Command) -> None:
    copy = tmp_path / "copy.db"
    with serving_at(tmp_path) as process, closing(Browser(process.local)) as browser:
        first = browser.open(ME, OPEN)["id"]
        assert command("backup", str(copy)).code == 0
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        second = browser.open(ME, OPEN)["id"]
        running = command("restore", str(copy))
        assert (running.code, "another server" in running.err) == (2, True)
    (tmp_path / "asterism.db").write_bytes(b"nonsense" * 1000)
    assert command("restore", str(tmp_path / "nothing")).code == 2
    assert command("restore", str(tmp_path / "asterism.db")).code == 2
    assert command("restore", str(copy)).code == 0
    assert len(list(tmp_path.glob("asterism.db.2*"))) >= 1
    with served_at(tmp_path) as server:
        again = server.browser()
        assert again.get(f"/api/tables/{first}").status_code == 200
        assert again.get(f"/api/tables/{second}").status_code == 404


def test_a_second_server_is_refused_through_a_symlink_too(tmp_path: Path, command: Command) -> None:
    with serving_at(tmp_path / "one"):
        (tmp_path / "two").mkdir()
        (tmp_path / "two" / "asterism.db").symlink_to(tmp_path / "one" / "asterism.db")
        second = command("serve", "--port", "0", data=tmp_path / "two")
    assert second.code == 2
    assert "another server uses the database" in second.err


def test_a_second_server_is_refused_through_a_hard_link_too(tmp_path: Path, command: Command) -> None:
    with served_at(tmp_path / "one"):
        (tmp_path / "two").mkdir()
        (tmp_path / "two" / "asterism.db").hardlink_to(tmp_path / "one" / "asterism.db")
        second = command("serve", "--port", "0", data=tmp_path / "two")
    assert second.code == 2
    assert "has another name, a hard link" in second.err
    assert second.err.count("\n") == 1


def test_a_secret_is_rotated_with_an_overlap(tmp_path: Path, command: Command) -> None:
    mine = Settings(data=tmp_path)
    (first,) = mine.keys()
    assert command("rotate").code == 0
    assert mine.keys()[1:] == [first]
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    with served_at(tmp_path) as server:
        old = Identity(first).signed("eva")
        answer = httpx.get(f"{server.address}/api/lobby", headers={"Cookie": f"asterism={old}"})
    assert answer.headers["set-cookie"].startswith(f"asterism={Identity(*mine.keys()).signed('eva')};")


def test_where_https_is_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    for address, said in ((None, False), ("https://games.example.org", True)):
        served = Served(Settings(port=0, data=tmp_path, address=address))
        answer = httpx.get(f"{served.address}/api/me")
        assert ("strict-transport-security" in answer.headers) == said
        assert answer.headers["set-cookie"].startswith("__Host-asterism=") == said
        served.stop()
