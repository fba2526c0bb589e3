"""Backups: copies of the database that make themselves, and the way back to one."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

DAY = 24 * 3600.0
BESIDE = ("", "-wal", "-shm")


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, running or not, into a new file that only its owner reads."""
    if not source.is_file():
        raise FileNotFoundError(f"there is no database {source}")
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except BaseException:
        target.unlink()
        raise


def folder_of(database: Path) -> Path:
    folder = database.parent / "backups"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def daily(database: Path, days: int, now: float) -> None:
    """Today's copy, if there is none yet; those older than so many days go."""
    folder = folder_of(database)
    today = folder / f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d}.db"
    if not today.exists():
        copy_database(database, today)
        check(today)
    for old in folder.glob("*.db"):
        if old != today and old.stat().st_mtime < now - days * DAY:
            old.unlink()


def before_change(database: Path, form: str) -> None:
    """A copy before the database gets another form."""
    copy = folder_of(database) / f"before-{form}.db"
    copy.unlink(missing_ok=True)
    copy_database(database, copy)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a copy in the database's place; what was there before is kept, and where."""
    check(backup)
    kept = None
    if database.exists():
        kept = database.with_name(f"{database.name}.{time.strftime('%Y-%m-%d-%H%M%S')}")
        for suffix in BESIDE:
            if Path(f"{database}{suffix}").exists():
                os.rename(f"{database}{suffix}", f"{kept}{suffix}")
    copy_database(backup, database)
    return kept


def check(file: Path) -> None:
    """Is it a whole database of ours? ValueError says what it is not."""
    if not file.is_file():
        raise ValueError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise ValueError(f"{file} is no backup of ours: {found.splitlines()[-1]}")
