"""Luck is even, comes from the seed alone, and can be checked afterwards."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from asterism.core import chance
from asterism.core.chance import FIRST, HASHED, KIND, USED, WORDS, Unknown, draw, reveal


def drawn(luck: Any, n: int, count: int) -> list[int]:
    return [int(draw(luck, n)) for _ in range(count)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 68])
@pytest.mark.parametrize(
    "luck", [lambda: chance.quick(1), lambda: chance.hashed("seed", 3, 14_000)], ids=["quick", "hashed"]
)
def test_every_number_is_drawn_as_often_as_any_other(n: int, luck: Any) -> None:
    counts = Counter(drawn(luck(), n, 200 * n))
    assert set(counts) == set(range(n))
    surprise = sum((counts[i] - 200) ** 2 / 200 for i in range(n))
    assert surprise < n + 5 * (2 * n) ** 0.5


def test_one_draw_says_nothing_about_the_next() -> None:
    numbers = drawn(chance.quick(2), 4, 8_001)
    pairs = Counter(pairwise(numbers))
    assert len(pairs) == 16
    assert all(abs(count - 500) < 100 for count in pairs.values())


def test_hashed_luck_depends_on_the_seed_and_on_the_number_of_reveals() -> None:
    lucks = [chance.hashed(seed, reveals) for seed in ("a", "b") for reveals in range(20)]
    assert len({luck.tobytes() for luck in lucks}) == 40
    assert chance.hashed("a", 1).tobytes() == chance.hashed("a", 1).tobytes()


def test_more_room_for_hashed_luck_leaves_the_first_draws_as_they_are() -> None:
    short, long = chance.hashed("seed", 5, 10), chance.hashed("seed", 5, 1_000)
    assert (short[FIRST:] == long[FIRST : FIRST + 10]).all()
    assert len(set(long[FIRST:].tolist())) == 1_000


def test_anybody_can_compute_hashed_luck_from_the_seed() -> None:
    key = hashlib.blake2b(b"seed", digest_size=32).digest()
    block = hashlib.blake2b(b"7.0", key=key, digest_size=64).digest()
    first = int.from_bytes(block[:8], "big")
    assert draw(chance.hashed("seed", 7), 1_000) == (first >> 32) * 1_000 >> 32


def test_luck_says_when_more_was_drawn_than_laid_out() -> None:
    luck = chance.hashed("seed", 0)
    drawn(luck, 6, WORDS)
    assert not chance.overdrawn(luck)
    draw(luck, 6)
    assert chance.overdrawn(luck)
    assert luck[USED] == WORDS + 1


def test_quick_luck_is_never_used_up() -> None:
    luck = chance.quick(1)
    drawn(luck, 6, 10 * WORDS)
    assert not chance.overdrawn(luck)


def test_a_draw_and_a_reveal_make_something_known() -> None:
    lucks = [chance.hashed("seed", 0) for _ in range(3)]
    draw(lucks[1], 2)
    reveal(lucks[2])
    assert [chance.told_anything(luck) for luck in lucks] == [False, True, True]
    assert lucks[0][KIND] == HASHED


def test_barred_luck_gives_nothing_away() -> None:
    with pytest.raises(Unknown):
        draw(chance.barred(), 6)
    with pytest.raises(Unknown):
        reveal(chance.barred())


def test_a_fresh_seed_has_256_bits_and_its_commitment_does_not_show_them() -> None:
    seeds = {chance.fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert all(chance.commitment(seed) != seed for seed in seeds)
    assert len({chance.commitment(seed) for seed in seeds}) == 50
    assert chance.commitment("7") == hashlib.blake2b(b"asterism 7", digest_size=32).hexdigest()


def test_each_game_of_many_tables_has_a_stream_of_its_own() -> None:
    lucks = np.zeros((3 * 40 * 40, FIRST), np.uint64)
    places = [(seed, table, number) for seed in range(3) for table in range(40) for number in range(40)]
    for luck, place in zip(lucks, places, strict=True):
        chance.stream(luck, *place)
    assert len({luck.tobytes() for luck in lucks}) == len(places)
    first = Counter(int(draw(luck, 8)) for luck in lucks)
    assert all(abs(first[number] - len(places) / 8) < 5 * (len(places) / 8) ** 0.5 for number in range(8))


def test_a_stream_is_the_same_compiled_and_plain() -> None:
    compiled, plain = np.zeros((2, FIRST), np.uint64)
    chance.stream(compiled, 2**62 + 5, 7, 11)
    getattr(chance.stream, "py_func", chance.stream)(plain, 2**62 + 5, 7, 11)
    assert compiled.tolist() == plain.tolist()


def test_told_luck_gives_its_outcomes_and_stops_before_the_next_draw() -> None:
    luck = chance.told([2, 0])
    assert [draw(luck, 6), draw(luck, 3)] == [2, 0]
    with pytest.raises(Unknown):
        draw(luck, 7)
    assert chance.asked(luck) == 7


def test_told_luck_lets_secrets_be_laid_open() -> None:
    luck = chance.told([])
    reveal(luck)
    assert chance.told_anything(luck)
