"""Compiling rules ahead, with a bar to watch."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.managers import SyncManager
from queue import Empty
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from asterism.core.compiler import compiling
from asterism.warm import expected, is_warm, warm

POLL = 0.1


def make_ready(slug: str, console: Console, words: str) -> None:
    """Compile a game's rules here and now, if that was not done before."""
    if is_warm(slug):
        return
    with _bar(console) as bar:
        task = bar.add_task(words, total=expected(slug))
        with compiling(lambda: bar.advance(task)):
            warm(slug)
        bar.update(task, completed=bar.tasks[0].total)


def warm_all(slugs: list[str], console: Console) -> None:
    """Compile each game in a process of its own, over all cores, and say of each how long it took."""
    spawn, manager = multiprocessing.get_context("spawn"), SyncManager()
    manager.start(die_with_parent)
    with _bar(console) as bar, manager:
        ticks: Any = manager.Queue()
        tasks = {slug: bar.add_task(slug, total=None) for slug in slugs}
        with ProcessPoolExecutor(os.cpu_count(), spawn, die_with_parent, max_tasks_per_child=1) as pool:
            jobs = {slug: pool.submit(_warm_one, slug, ticks) for slug in slugs}
            while jobs:
                _move(bar, tasks, ticks)
                for slug in [slug for slug, job in jobs.items() if job.done()]:
                    console.print(_report(slug, jobs.pop(slug)))


def die_with_parent() -> None:
    """Whatever ends the process that began this one ends this one too."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: Any) -> None:
    parent.join()
    os._exit(1)


def _warm_one(slug: str, ticks: Any) -> tuple[int, float]:
    """Compile one game; how many rules that were, and the seconds."""
    start, count = time.perf_counter(), 0
    total = expected(slug)

    def tick() -> None:
        nonlocal count
        count += 1
        ticks.put((slug, count, total))

    with compiling(tick):
        warm(slug)
    ticks.put((slug, total, total))
    return count, time.perf_counter() - start


def _move(bar: Progress, tasks: dict[str, Any], ticks: Any) -> None:
    try:
        slug, count, total = ticks.get(timeout=POLL)
        bar.update(tasks[slug], completed=min(count, total), total=total)
    except Empty:
        pass


def _report(slug: str, job: Future[tuple[int, float]]) -> str:
    count, seconds = job.result()
    if count == 0:
        return f"{slug} was warm already ({seconds:.1f} s to look)."
    return f"{slug}: {count} rules compiled in {seconds:.1f} s."


def _bar(console: Console) -> Progress:
    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    return Progress(*columns, console=console, transient=True)
