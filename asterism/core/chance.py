"""Luck and reveals: nothing else may draw, and whatever becomes known passes through here.

luck     an argument of every rule that draws: a row of 64-bit numbers
hashed   luck of a table, BLAKE2 of its seed and the number of reveals so far
quick    luck of playouts and search, a fast generator
barred   luck of previews, which stop where something new would be learned
told     luck whose outcomes are given; where they end it stops, and says how many are as likely
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from asterism.core.records import Bits, either, odd, rule, scrambled

Luck = Any
USED, SHOWN, STATE, KIND, FIRST = 0, 1, 2, 3, 4
QUICK, HASHED, BARRED, TOLD = 0, 1, 2, 3
WORDS = 64


class Unknown(Exception):
    """A preview, or an act with told luck, came to something that nobody can know yet."""


def quick(seed: int) -> Luck:
    """Fast luck for playouts and search."""
    luck = np.zeros(FIRST, np.uint64)
    luck[STATE] = int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big") | 1
    return luck


@rule
def stream(luck: Luck, seed: int, table: int, number: int) -> None:
    """Begin the quick luck of one game among many: a stream of its own for each seed, table and number."""
    luck[STATE] = either(scrambled(odd(scrambled(odd(scrambled(Bits(seed)), Bits(table))), Bits(number))), Bits(1))


def hashed(seed: str, reveals: int, count: int = WORDS) -> Luck:
    """A table's luck for its next reveal."""
    key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
    blocks = (
        hashlib.blake2b(f"{reveals}.{block}".encode(), key=key, digest_size=64).digest()
        for block in range(-(-count // 8))
    )
    luck = np.zeros(FIRST + count, np.uint64)
    luck[FIRST:] = np.frombuffer(b"".join(blocks), ">u8")[:count]
    luck[KIND] = HASHED
    return luck


def barred() -> Luck:
    """Luck that ends a preview instead of giving anything away."""
    luck = np.zeros(FIRST, np.uint64)
    luck[KIND] = BARRED
    return luck


def told(outcomes: Sequence[int]) -> Luck:
    """Luck that gives these outcomes and stops before the next draw; `asked` then says what that would be."""
    luck = np.zeros(FIRST + len(outcomes), np.uint64)
    luck[FIRST:] = outcomes
    luck[KIND] = TOLD
    return luck


def asked(luck: Luck) -> int:
    """How many outcomes the draw has, each as likely, before which told luck stopped."""
    return int(luck[STATE])


def fresh_seed() -> str:
    """A seed nobody can guess: 256 random bits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown of a seed while its table runs."""
    return hashlib.blake2b(b"asterism " + seed.encode(), digest_size=32).hexdigest()


@rule
def overdrawn(luck: Luck) -> bool:
    """Did a rule draw more numbers than were laid out?"""
    return bool(luck[KIND] == np.uint64(HASHED) and luck[USED] > np.uint64(len(luck) - FIRST))


@rule
def told_anything(luck: Luck) -> bool:
    """Did anything new become known?"""
    return bool((luck[USED] | luck[SHOWN]) != np.uint64(0))


@rule
def draw(luck: Luck, n: int) -> int:
    """A number from 0 to n - 1, each as likely."""
    if luck[KIND] == np.uint64(TOLD):
        return _outcome(luck, n)
    return int(np.int64(((_word(luck) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32)))


@rule
def reveal(luck: Luck) -> None:
    """Say that a secret or a hidden choice is laid open now: undo and previews stop here."""
    luck[SHOWN] += np.uint64(1)
    if luck[KIND] == np.uint64(BARRED):
        raise Unknown


@rule
def _word(luck: Luck) -> Any:
    if luck[KIND] == np.uint64(QUICK):
        return _quick_word(luck)
    at = int(np.int64(luck[USED]))
    luck[USED] += np.uint64(1)
    if luck[KIND] == np.uint64(BARRED):
        raise Unknown
    return luck[FIRST + at % (len(luck) - FIRST)]


@rule
def _outcome(luck: Luck, n: int) -> int:
    at = int(np.int64(luck[USED]))
    luck[USED] += np.uint64(1)
    if at >= len(luck) - FIRST:
        luck[STATE] = np.uint64(n)
        raise Unknown
    return int(np.int64(luck[FIRST + at]))


@rule
def _quick_word(luck: Luck) -> Any:
    """Marsaglia's xorshift."""
    x = luck[STATE]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    luck[STATE] = x
    return x
