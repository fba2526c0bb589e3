"""Workers: threads that each do a part, as often as they are asked, and are gone when nobody can ask any more."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from itertools import pairwise

import pytest

from asterism.envs.workers import Meeting, Workers

PARTS = [(number,) for number in range(3)]


def who(_: int) -> threading.Thread:
    return threading.current_thread()


def test_each_part_is_done_by_a_thread_of_its_own_and_the_first_by_who_asks() -> None:
    workers = Workers(2)
    threads = workers.all(who, PARTS)
    assert threads[0] is threading.current_thread()
    assert len(set(threads)) == 3
    assert workers.all(who, PARTS) == threads


def test_parts_are_done_at_the_same_time_and_answered_in_their_order() -> None:
    together = threading.Barrier(3)

    def met(number: int) -> int:
        together.wait(timeout=60)
        return number * number

    assert Workers(2).all(met, PARTS) == [0, 1, 4]


def failing(wrong: int) -> Callable[[int], int]:
    def work(number: int) -> int:
        if number == wrong:
            raise ValueError(f"part {number} failed")
        return number

    return work


@pytest.mark.parametrize("wrong", range(3))
def test_who_asks_is_told_what_failed_and_may_ask_again(wrong: int) -> None:
    workers = Workers(2)
    with pytest.raises(ValueError, match=f"part {wrong} failed"):
        workers.all(failing(wrong), PARTS)
    assert workers.all(lambda number: number, PARTS) == [0, 1, 2]


def test_after_many_rounds_no_part_was_done_twice_or_left_out() -> None:
    workers, done = Workers(1), list[tuple[int, int]]()
    for round in range(2000):
        workers.all(lambda part, now=round: done.append((now, part)), PARTS[:2])
    assert sorted(done) == [(round, part) for round in range(2000) for part in range(2)]
    assert all(one[0] <= other[0] for one, other in pairwise(done))


def test_who_is_interrupted_while_a_part_goes_on_may_ask_again() -> None:
    workers, go = Workers(1), threading.Event()

    def slow(number: int) -> int:
        if number:
            go.wait(timeout=60)
        return number

    workers._ready()[0].begin(slow, (1,))  # as if an interrupt had come before its end
    go.set()
    assert workers.all(lambda number: 10 * number, PARTS[:2]) == [0, 10]


def test_threads_end_when_they_are_closed_or_forgotten() -> None:
    closed, forgotten = Workers(1), Workers(1)
    threads = [workers.all(who, PARTS[:2])[1] for workers in (closed, forgotten)]
    closed.close()
    closed.close()
    del forgotten
    gc.collect()
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive()
    with pytest.raises(RuntimeError, match="was closed"):
        closed.all(who, PARTS[:2])


def test_who_meets_is_told_what_all_have_found() -> None:
    meeting = Meeting(3)
    assert [sorted(told) for told in Workers(2).all(lambda part: list(meeting.all(part)), PARTS)] == 3 * [[0, 1, 2]]


def test_who_leaves_in_trouble_keeps_nobody_waiting() -> None:
    meeting = Meeting(3)

    def go(part: int) -> int:
        with meeting:
            if part == 1:
                raise ValueError("trouble")
            return len(meeting.all(part))

    with pytest.raises(ValueError, match="trouble"):
        Workers(2).all(go, PARTS)
