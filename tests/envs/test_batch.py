"""Many tables at once: they play by the rules, each its own game, whatever the threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.game import NOW, act, begin, game, offered, results, waiting
from asterism.core.playouts import lowest
from asterism.core.records import as_ints
from asterism.core.table import Seen
from asterism.envs import Batch, actions, batch
from asterism.envs.checks import hashed
from asterism.envs.observations import observation
from support.conformance import CASES, FULLEST, Case
from tools.injective import hidden

Luck = np.random.default_rng
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("case", FULLEST, ids=str)


def some(masks: Any, luck: np.random.Generator) -> Any:
    """Any of the actions that are offered at each table."""
    return (luck.random(masks.shape) * masks).argmax(1)


def opened(case: Case, tables: int, **more: Any) -> Batch:
    return batch(case.slug, tables, case.seats, options=case.options, **more)


def played(tables: Batch, steps: int) -> list[Any]:
    """All that a batch shows in so many steps of chance."""
    luck, shown = np.random.default_rng(4), []
    for _ in range(steps):
        masks = tables.masks()
        shown += [tables.observe(), masks, tables.to_act.copy()]
        tables.step(some(masks, luck))
        shown += [tables.rewards.copy(), tables.over.copy(), tables.truncated.copy()]
    return shown


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


# By the rules


class Twin:
    """One table of a batch, played by the rules themselves."""

    def __init__(self, case: Case, seed: int, number: int) -> None:
        self.case, self.seed, self.number, self.games = case, seed, number, 0
        self.game = game(case.slug)
        self.begin()

    def begin(self) -> None:
        self.states, self.luck = self.game.states(2), np.zeros(chance.FIRST, np.uint64)
        self.states["seats"] = self.case.seats
        chance.stream(self.luck, hashed(self.seed), self.number, self.games)
        begin(self.states, self.game.settle(self.case.seats, self.case.options), self.luck)
        self.games += 1

    @property
    def seen(self) -> Seen:
        seat, out = int(lowest(waiting(self.states, NOW))), np.zeros(self.game.verb.total, np.int32)
        count = offered(self.states, as_ints(self.states), self.game.holes[seat], seat, out)
        return Seen(self.game, seat, self.case.seats, hidden(self.game, self.states, seat), tuple(out[:count].tolist()))

    def play(self, number: int) -> list[float]:
        """Play on; what that brought everybody."""
        seen = self.seen
        action = self.game.verb.numbers[actions(self.case.slug).text(seen, number)]
        act(self.states, NOW, seen.seat, action, self.luck, NO_TALE)
        worth = np.zeros(self.game.seats[-1])
        if not waiting(self.states, NOW):
            results(self.states, NOW, np.zeros(self.game.seats[-1], np.int32), worth)
            self.begin()
        return [float(one) for one in worth[: self.case.seats]]


@every_case
def test_tables_play_by_the_rules_one_game_after_the_other(case: Case) -> None:
    tables, luck = opened(case, 3, seed=9), np.random.default_rng(1)
    twins = [Twin(case, 9, number) for number in range(3)]
    for _ in range(60):
        rows, masks = tables.observe(), tables.masks()
        for number, seen in enumerate(twin.seen for twin in twins):
            assert tables.to_act[number] == seen.seat
            assert (rows[number] == observation(seen)).all()
            assert (masks[number] == actions(case.slug).mask(seen)).all()
        chosen = some(masks, luck)
        tables.step(chosen)
        assert tables.rewards.tolist() == [twin.play(int(one)) for twin, one in zip(twins, chosen, strict=True)]
        assert not tables.truncated.any()


@every_game
def test_games_end_and_new_ones_begin(case: Case) -> None:
    tables, luck, ended, steps = opened(case, 16), np.random.default_rng(2), 0, 0
    while ended < 20:
        tables.step(some(tables.masks(), luck))
        ended, steps = ended + int(tables.over.sum()), steps + 1
        assert (tables.rewards[~tables.over] == 0).all()
        assert steps < 20_000


# Each its own game


@every_case
def test_the_same_seed_gives_the_same_games_whatever_the_threads(case: Case) -> None:
    one, two, three = (played(opened(case, 13, seed=3, threads=threads), 30) for threads in (1, 2, 5))
    assert same(one, two)
    assert same(one, three)


@every_game
def test_tables_play_different_games_and_other_seeds_others(case: Case) -> None:
    one, other = opened(case, 50, seed=1), opened(case, 50, seed=2)
    assert len({row.tobytes() for row in one.observe()}) > 25
    assert (one.observe() == other.observe()).all(1).sum() < 5


@every_game
def test_a_table_plays_the_same_among_few_and_among_many(case: Case) -> None:
    assert (opened(case, 3, seed=6).observe() == opened(case, 40, seed=6).observe()[:3]).all()


@every_game
def test_looking_changes_nothing(case: Case) -> None:
    tables = opened(case, 7)
    first = [tables.observe(), tables.masks(), tables.to_act.copy()]
    assert same(first, [tables.observe(), tables.masks(), tables.to_act])


@every_case
@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_written_with_a_step_is_what_looking_after_it_shows(case: Case, threads: int) -> None:
    one, other, luck = opened(case, 9, seed=4, threads=threads, limit=25), opened(case, 9, seed=4, limit=25), Luck(4)
    rows, masks = one.observe(), one.masks()
    for _ in range(60):
        actions = some(masks, luck)
        one.step(actions, out=(rows, masks))
        other.step(actions)
        assert same([rows, masks, one.rewards, one.over], [other.observe(), other.masks(), other.rewards, other.over])


def test_where_rows_and_masks_can_not_be_written_nothing_is_played() -> None:
    tables = batch("sealed", 3, 3)
    rows, masks = tables.observe(), tables.masks()
    outs: list[Any] = [(rows[:2], masks), (rows, masks.astype(np.int8)), (masks, rows), (rows, None)]
    for out in outs:
        with pytest.raises(ValueError, match="out must be a contiguous array"):
            tables.step(masks.argmax(1), out=out)
    others: list[Any] = [rows, (rows,), (rows, masks, rows), ()]
    for out in others:
        with pytest.raises(ValueError, match="out must be two arrays, for rows and for masks"):
            tables.step(masks.argmax(1), out=out)
    assert same([rows, masks], [tables.observe(), tables.masks()])


# The limit


@every_game
def test_games_past_the_limit_are_cut_off_and_bring_nothing(case: Case) -> None:
    tables, luck = opened(case, 6, limit=7), np.random.default_rng(3)
    for step in range(1, 22):
        tables.step(some(tables.masks(), luck))
        assert tables.over.all() == tables.truncated.all() == (step % 7 == 0)
        assert not tables.rewards.any()


# Room to write in


def test_rows_and_masks_are_written_into_what_is_given() -> None:
    tables = batch("sealed", 4, 3)
    rows, masks = np.full((4, tables.layout.size), 9, np.int8), np.ones((4, tables.actions), np.bool_)
    assert tables.observe(rows) is rows
    assert tables.masks(masks) is masks
    assert (rows == tables.observe()).all()
    assert (masks == tables.masks()).all()
    assert masks.sum() == 16


@pytest.mark.parametrize(
    "out",
    [
        np.zeros((4, 160), np.int16),
        np.zeros((3, 160), np.int8),
        np.zeros((4, 159), np.int8),
        np.zeros((160, 4), np.int8).T,
        [[0] * 160] * 4,
    ],
    ids=["kind", "tables", "width", "order", "list"],
)
def test_room_that_does_not_fit_is_refused(out: Any) -> None:
    with pytest.raises(ValueError, match=r"out must be a contiguous array of int8 with the shape \(4, 160\)"):
        batch("sealed", 4, 3).observe(out)


def test_what_a_batch_shows_can_not_be_written_to() -> None:
    tables = batch("sealed", 4, 3)
    for array in (tables.to_act, tables.rewards, tables.over, tables.truncated):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@every_game
def test_numbers_have_texts_at_each_table_and_back(case: Case) -> None:
    tables, luck, space = opened(case, 4), np.random.default_rng(3), actions(case.slug)
    for _ in range(6):
        masks = tables.masks()
        for table in range(4):
            seen = tables.seen(table)
            assert seen.seat == tables.to_act[table]
            numbers = np.flatnonzero(masks[table]).tolist()
            texts = [space.text(seen, number) for number in numbers]
            assert sorted(texts) == sorted(seen.offers)
            assert [space.number(seen, text) for text in texts] == numbers
        tables.step(some(masks, luck))
    with pytest.raises(IndexError):
        tables.seen(4)


# Bad input


@every_game
def test_an_action_that_is_not_offered_is_refused_with_its_reason_and_changes_nothing(case: Case) -> None:
    tables = opened(case, 4, threads=2)
    tables.step(tables.masks().argmax(1))
    before, good = [tables.observe(), tables.masks(), tables.to_act.copy()], tables.masks().argmax(1)
    for table in (0, 3):
        unoffered = np.flatnonzero(~tables.masks()[table])
        for number in [*unoffered[:3].tolist(), -1, tables.actions, 2**32 + int(good[table])]:
            bad = good.copy()
            bad[table] = number
            with pytest.raises(ValueError, match=rf"seat \d at table {table} can't play {number}.*: [a-z-]+"):
                tables.step(bad)
    assert same(before, [tables.observe(), tables.masks(), tables.to_act])


@pytest.mark.parametrize("actions", [[0, 0], [[0], [0], [0]], [0.0, 0.0, 0.0], 0, [True] * 3, ["a"] * 3])
def test_a_step_needs_one_number_for_each_table(actions: Any) -> None:
    with pytest.raises(ValueError, match="step needs 3 whole numbers, one for each table"):
        batch("sealed", 3, 3).step(actions)


def test_bad_batches_are_refused() -> None:
    for name, value in (("tables", 0), ("seed", -1), ("threads", 0), ("limit", 0), ("tables", 2.0), ("threads", True)):
        asked: dict[str, Any] = {"tables": 2, "seats": 3, name: value}
        with pytest.raises(ValueError, match=f"{name} must be a whole number from [01] on, not {value}"):
            batch("sealed", **asked)
    with pytest.raises(ValueError, match="sealed is for 3 to 3 players, not 2"):
        batch("sealed", 2, 2)
    with pytest.raises(ValueError, match="sealed has no option nonsense"):
        batch("sealed", 2, 3, options={"nonsense": 1})
    with pytest.raises(ValueError, match="there is no game 'nonsense'"):
        batch("nonsense", 2, 3)


def test_a_closed_batch_has_let_its_threads_go() -> None:
    tables = batch("sealed", 4, 3, threads=2)
    tables.observe()
    tables.close()
    with pytest.raises(RuntimeError, match="was closed"):
        tables.observe()
