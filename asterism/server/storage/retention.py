"""Retention: what nobody needs any more is deleted, a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager

import sqlalchemy as sa

from asterism.server.settings import Keep
from asterism.server.storage.schema import ACTS, CHATS, PLAYERS, TABLES, Statement
from asterism.server.storage.store import Store

DAY, SOME = 24 * 3600.0, 50
Vacated = Callable[[Iterable[str]], AbstractContextManager[list[str]]]  # those of some tables that may go now
SEATED = "SELECT json_extract(seat.value, '$.player') AS player FROM tables, json_each(tables.people) AS seat"
NOWHERE = f"players.id NOT IN (SELECT player FROM ({SEATED}) WHERE player IS NOT NULL)"


async def tidy(store: Store, keep: Keep, now: float, vacated: Vacated) -> list[str]:
    """Delete what is too old, but no table where somebody is; which tables that were."""
    old = [id for wanted in _old_tables(keep, now) for id in await store.ids(wanted)]
    gone = await _forget_vacated(store, list(dict.fromkeys(old)), vacated)
    strangers = await store.ids(_old_strangers(keep.strangers, now)) if keep.strangers else []
    for at in range(0, len(strangers), SOME):
        await store.carry_out([_deletion(PLAYERS.name, "id", strangers[at : at + SOME])])
    if keep.chat:
        await store.carry_out([('DELETE FROM chats WHERE "when" < ?', [(now - keep.chat * DAY,)])])
    return gone


async def _forget_vacated(store: Store, tables: list[str], vacated: Vacated) -> list[str]:
    gone = []
    for at in range(0, len(tables), SOME):
        with vacated(tables[at : at + SOME]) as some:
            await forget(store, some)
        gone += some
    return gone


async def forget_halves(store: Store) -> None:
    """Delete logs that were not stored to their end."""
    await forget(store, await store.ids(sa.select(TABLES.c.id).where(TABLES.c.uploaded, TABLES.c.status != "over")))


async def forget(store: Store, tables: list[str]) -> None:
    """Delete tables with all that happened there."""
    for at in range(0, len(tables), SOME):
        await store.carry_out(_without(tables[at : at + SOME]))
        await asyncio.sleep(0)


def _old_tables(keep: Keep, now: float) -> list[sa.Select[tuple[str]]]:
    its, acts = TABLES.c, sa.select(ACTS.c.n).where(ACTS.c.table == TABLES.c.id, ACTS.c.n > 0).exists()
    kinds = [
        (keep.unplayed, sa.and_(its.status != "over", ~acts)),
        (keep.unfinished, its.status == "running"),
        (keep.finished, sa.and_(its.status == "over", ~its.uploaded)),
        (keep.uploads, its.uploaded),
    ]
    age = sa.func.max(its.created, its.changed)
    return [sa.select(its.id).where(age < now - days * DAY, such) for days, such in kinds if days]


def _old_strangers(days: int, now: float) -> sa.Select[tuple[str]]:
    """Who gave a name and sits nowhere."""
    return sa.select(PLAYERS.c.id).where(PLAYERS.c.seen < now - days * DAY, sa.text(NOWHERE))


def _without(ids: list[str]) -> list[Statement]:
    return [_deletion(ACTS.name, "table", ids), _deletion(CHATS.name, "table", ids), _deletion(TABLES.name, "id", ids)]


def _deletion(table: str, column: str, ids: list[str]) -> Statement:
    return f'DELETE FROM {table} WHERE "{column}" IN ({", ".join("?" * len(ids))})', [tuple(ids)]
