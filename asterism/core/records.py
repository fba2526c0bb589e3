"""Typed records and compiled rules: beside the compiler and rows.py, the only file that knows Numba and NumPy dtypes.

record   a class of int, Bits, Row, Grid and Many fields; in memory one NumPy record
rule     a function on records, compiled to machine code, or plain Python without the JIT
mark     who may see a field: public (unmarked), private to a seat (first axis), or secret
hole     an integer of a record that a seat may not see; it holds HIDDEN there
"""

from __future__ import annotations

import hashlib
import operator
import os
import sys
from collections.abc import Callable, Hashable, Iterable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, TypeVar, cast, get_type_hints, overload

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import lower_builtin, type_callable
from numba.extending import overload as compiled_overload
from numba.np import arrayobj
from numba.np.numpy_support import from_dtype

from asterism.core.compiler import JIT, POINTER, compiled, machine

arrays: Any = arrayobj
llvm: Any = cgutils
lower: Any = lower_builtin
typed: Any = type_callable
CHECKS = os.environ.get("ASTERISM_CHECKS", "on") != "off"
# Without _nrt compiled code counts no references, an eighth of all time here, and can't allocate.
# Forced inlining gains a little and doubles the time to compile: labs pay that once, players should not.
WAY = {"nogil": True, "boundscheck": CHECKS, "forceinline": not CHECKS, "_nrt": False}
NONE = -1
HIDDEN = -(2**31)
CORE = Path(__file__).parent
PLAIN_FILES = {"view.py", "wire.py", "terms.py", "phrases.py", "panels.py", "position.py"}
ENCODER = "encode.py"  # compiled apart from the rules: an edited encoder leaves them as they are

Function = TypeVar("Function", bound=Callable[..., Any])
Item = TypeVar("Item", covariant=True)
Marked = TypeVar("Marked")
Bits = np.uint64


class Row(Protocol):
    """A fixed row of whole numbers."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A fixed table of whole numbers."""

    @overload
    def __getitem__(self, index: int, /) -> Row: ...
    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Sets(Protocol):
    """A fixed row of bit sets."""

    def __getitem__(self, index: int, /) -> Bits: ...
    def __setitem__(self, index: int, value: Bits, /) -> None: ...
    def __len__(self) -> int: ...


class Floats(Protocol):
    """A row of real numbers, used for results and never inside a state."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Many(Protocol[Item]):
    """A fixed row of records."""

    def __getitem__(self, index: int, /) -> Item: ...
    def __len__(self) -> int: ...


class Field:
    """How one field lies in memory, and who may see it."""

    def __init__(self, kind: Any, shape: tuple[int, ...] = (), mark: str = "public") -> None:
        self.kind, self.shape, self.mark = kind, shape, mark


def number() -> int:
    return cast(int, Field("i4"))


def bits() -> Bits:
    return cast(Bits, Field("u8"))


def row(n: int) -> Row:
    return cast(Row, Field("i4", (n,)))


def grid(n: int, m: int) -> Grid:
    return cast(Grid, Field("i4", (n, m)))


def sets(n: int) -> Sets:
    return cast(Sets, Field("u8", (n,)))


def many(kind: type[Item], n: int) -> Many[Item]:
    return cast("Many[Item]", Field(dtype(kind), (n,)))


def private(field: Marked) -> Marked:
    """Mark a field whose first axis is the seat: each entry is its owner's alone."""
    return cast(Marked, _marked(field, "private"))


def secret(field: Marked) -> Marked:
    """Mark a field that nobody may see."""
    return cast(Marked, _marked(field, "secret"))


def _marked(field: Any, mark: str) -> Field:
    if mark == "private" and not field.shape:
        raise TypeError("a private field needs a first axis: the seat")
    return Field(field.kind, field.shape, mark)


def dtype(kind: type) -> np.dtype[Any]:
    """The NumPy record of a class, tagged with its game's name and sources, without hidden padding."""
    return _dtype(cast(Hashable, kind))


@cache
def _dtype(kind: Any) -> np.dtype[Any]:
    fields: list[tuple[Any, ...]] = [(f"_{tag(kind.__module__)}", "i4", (0,))]
    size = 0
    for name, field in _fields(kind).items():
        piece = np.dtype((field.kind, field.shape))
        if size % piece.base.alignment:
            fields.append((f"_gap{size}", "i4"))
            size += 4
        fields.append((name, field.kind, field.shape))
        size += piece.itemsize
    if any(np.dtype(f[1]).alignment == 8 for f in fields) and size % 8:
        fields.append((f"_gap{size}", "i4"))
    return np.dtype((scalar(kind.__name__, [field[0] for field in fields]), np.dtype(fields, align=True)))


def scalar(name: str, fields: Iterable[str]) -> type:
    """What one record is in plain Python: its fields are attributes, several times as fast as np.record's."""
    return type(name, (np.void,), {"__slots__": (), **{field: _entry(field) for field in fields}})


def _entry(field: str) -> property:
    def write(record: Any, value: Any) -> None:
        record[field] = value

    return property(operator.itemgetter(field), write)


def _fields(kind: type) -> dict[str, Field]:
    return {name: _field(kind, name, hint) for name, hint in get_type_hints(kind).items()}


def _field(kind: type, name: str, hint: Any) -> Field:
    if hasattr(np.void, name):
        raise TypeError(f"{kind.__name__}.{name} can't be reached in plain Python: every NumPy record has a {name}")
    declared = getattr(kind, name, None)
    if isinstance(declared, Field):
        return declared
    if hint is int:
        return Field("i4")
    if hint is Bits:
        return Field("u8")
    raise TypeError(f"{kind.__name__}.{name} is neither a number, a set of bits nor a declared field")


def new(kind: type[Item], n: int = 1) -> Many[Item]:
    """Fresh records, all zero."""
    return cast("Many[Item]", np.zeros(n, dtype(kind)))


def plain(record: Any) -> Any:
    """A record's fields as plain numbers and arrays: quicker to reach than its own."""
    return SimpleNamespace(**dict(zip(record.dtype.names, record.item(), strict=True)))


def as_ints(states: Any) -> Any:
    """The same memory as rows of 32-bit integers, one row a state."""
    return states.view(np.int32).reshape(len(states), -1)


def holes(kind: type, seat: int | None) -> Any:
    """The integers of a record that a seat (None: a spectator) may not see."""
    marks = np.zeros(1, dtype(kind))
    for name, field in _fields(kind).items():
        if field.mark != "public":
            _fill(marks[name])
        if field.mark == "private" and seat is not None:
            marks[name][0, seat] = np.zeros((), marks[name].dtype)
    return np.flatnonzero(as_ints(marks)[0]).astype(np.int32)


def layout(kind: type) -> str:
    """A short name for how a record lies in memory: kept bytes can be read while it stays the same."""
    return hashlib.blake2b(repr(_laid(dtype(kind))).encode(), digest_size=8).hexdigest()


def _laid(piece: np.dtype[Any]) -> Any:
    """The fields of a record that hold something, with their places, kinds and shapes."""
    if piece.subdtype:
        return piece.shape, _laid(piece.base)
    if not piece.fields:
        return piece.str
    return [(name, at, _laid(its)) for name, (its, at, *_) in piece.fields.items() if its.itemsize]


def _fill(place: Any) -> None:
    place[...] = np.full(place.nbytes, 255, np.uint8).view(place.dtype).reshape(place.shape)


# Compiled rules


def rule(function: Function, checks: bool = CHECKS) -> Function:
    """Compile a rule: bounds-checked, cached on disk, free of the GIL; it can't allocate, so nothing is counted."""
    if not JIT:
        return function
    way = {**WAY, "boundscheck": checks}
    return cast(Function, compiled(function, cache_folder() / tag(function.__module__), **way))


def cache_folder() -> Path:
    """Where compiled rules are kept between starts."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("ASTERISM_CACHE") or Path(home) / "asterism")


@cache
def tag(module: str) -> str:
    """The name and source hash of the game a module belongs to, or of its encoder, else of the generic code."""
    parts = module.split(".")
    if parts[0] == "asterism" and parts[1] in ("games", "small") and len(parts) > 3:
        return f"{parts[2]}_{_fingerprint((CORE, _folder(module)), f'{parts[3]}.py' == ENCODER)}"
    return f"generic_{_fingerprint((CORE, CORE.parent / 'bots'))}"


def _folder(module: str) -> Path:
    return Path(str(sys.modules[module].__file__)).parent


def _fingerprint(folders: tuple[Path, ...], encoder: bool = False) -> str:
    digest = hashlib.blake2b(f"{CHECKS} {POINTER} {machine()}".encode(), digest_size=6)
    for folder in folders:
        for file in sorted(folder.glob("*.py")) + sorted(folder.glob("*.json")):
            if file.name not in PLAIN_FILES and (encoder or file.name != ENCODER):
                digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


# The contract's generic names: which game's rule runs is resolved by the record's type,
# as a C++ template would. The plain way looks the rule up by the record's tag.

_RULES: dict[tuple[str, str], Callable[..., Any]] = {}


def dispatch(generic: Callable[..., Any], state: Any, *args: Any) -> Any:
    """Run a game's own rule for a generic name, outside compiled code."""
    return _RULES[generic.__name__, state.dtype.names[0]](state, *args)


def bound(generic: Callable[..., Any], kind: type) -> Callable[..., Any] | None:
    """The rule that a game has given to a generic name, if it has."""
    return _RULES.get(_key(generic, kind))


def _key(generic: Callable[..., Any], kind: type) -> tuple[str, str]:
    return generic.__name__, str((dtype(kind).names or ("",))[0])


def bind(generic: Callable[..., Any], kind: type, own: Callable[..., Any]) -> None:
    """Give a game's rule to a generic name, under the type of its record."""
    key = _key(generic, kind)
    if key in _RULES:
        raise TypeError(f"{generic.__name__} is already bound for {key[1]}")
    _RULES[key] = own
    if JIT:
        mine = from_dtype(dtype(kind))

        @compiled_overload(generic, strict=False)
        def _choose(*args: Any) -> Any:
            return (lambda *args: own(*args)) if args and args[0] == mine else None


# Rows whose first entries are in use, in order, and whose others are zero


@rule
def take_out(row: Row, at: int, count: int) -> int:
    """Take one of the first entries out; those behind it close up and leave a zero."""
    taken = row[at]
    _move(row, at + 1, at, count - at - 1)
    row[count - 1] = 0
    return taken


@rule
def put_in(row: Row, at: int, count: int, value: int) -> None:
    """Put a value in among the first entries; those from there on make room."""
    _move(row, at, at + 1, count - at)
    row[at] = value


@rule
def _move(row: Row, start: int, target: int, count: int) -> None:
    if CHECKS and (count < 0 or min(start, target) < 0 or max(start, target) + count > len(row)):
        raise IndexError("a row ends before what is moved in it")
    _memmove(row, start, target, count)


def _memmove(row: Any, start: int, target: int, count: int) -> None:
    """What C++ makes of a loop that moves entries by one place; Numba's compiler sees no more than a loop."""
    row[target : target + count] = row[start : start + count]


def _type_of_memmove(context: Any) -> Any:
    def nothing(row: Any, start: Any, target: Any, count: Any) -> Any:
        return types.none

    return nothing


def _memmove_in_llvm(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    entries = arrays.make_array(signature.args[0])(context, builder, args[0])
    start, target = (builder.gep(entries.data, [at]) for at in args[1:3])
    llvm.raw_memmove(builder, target, start, args[3], entries.itemsize)
    return context.get_dummy_value()


typed(_memmove)(_type_of_memmove)
lower(_memmove, types.Array, types.int64, types.int64, types.int64)(_memmove_in_llvm)


# Sets of bits. Plain Python and compiled code differ on unsigned arithmetic, so it stays here.

EMPTY = Bits(0)


@rule
def below(n: int) -> Bits:
    """The set of all numbers from 0 to n - 1."""
    return (np.uint64(1) << np.uint64(n)) - np.uint64(1) if n < 64 else ~np.uint64(0)


@rule
def has(bits: Bits, i: int) -> bool:
    """Is i in the set?"""
    return bool(((bits >> np.uint64(i)) & np.uint64(1)) != np.uint64(0))


@rule
def plus(bits: Bits, i: int) -> Bits:
    """The set with i."""
    return bits | (np.uint64(1) << np.uint64(i))


@rule
def minus(bits: Bits, i: int) -> Bits:
    """The set without i."""
    return bits & ~(np.uint64(1) << np.uint64(i))


@rule
def size(bits: Bits) -> int:
    """How many are in the set."""
    return int(_ones(bits))


def _ones(bits: Any) -> int:
    """How many bits are 1: one instruction of the processor."""
    return int(bits).bit_count()


typed(_ones)(lambda _: lambda __: types.int64)
lower(_ones, types.uint64)(lambda _, builder, __, args: builder.ctpop(args[0]))


@rule
def nth(bits: Bits, k: int) -> int:
    """The k-th smallest of the set, counted from 0; NONE if there are not so many."""
    left = bits
    for _ in range(k):
        left &= left - np.uint64(1) if left else left
    return size((left & (~left + np.uint64(1))) - np.uint64(1)) if left else NONE


@rule
def both(one: Bits, other: Bits) -> Bits:
    """What is in both sets."""
    return one & other


@rule
def either(one: Bits, other: Bits) -> Bits:
    """What is in one set or the other."""
    return one | other


@rule
def odd(one: Bits, other: Bits) -> Bits:
    """What is in exactly one of two sets."""
    return one ^ other


@rule
def but(one: Bits, other: Bits) -> Bits:
    """What is in the first set and not in the other."""
    return one & ~other


@rule
def within(part: Bits, whole: Bits) -> bool:
    """Is all of the first set in the other?"""
    return bool((part & ~whole) == np.uint64(0))


@rule
def moved(bits: Bits, by: int) -> Bits:
    """The set with each number so much larger, or smaller below 0; what leaves 0 to 63 is lost."""
    return bits << np.uint64(by) if by >= 0 else bits >> np.uint64(-by)


ALL_BITS = 2**64 - 1


def scrambled(bits: Bits) -> Bits:
    """A number whose every bit depends on all bits of another one, as in Steele's SplitMix."""
    x = int(bits) + 0x9E3779B97F4A7C15 & ALL_BITS
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & ALL_BITS
    x = (x ^ x >> 27) * 0x94D049BB133111EB & ALL_BITS
    return Bits(x ^ x >> 31)


def _scrambled_in_llvm(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    def number(value: int) -> Any:
        return context.get_constant(types.uint64, value)

    def folded(x: Any, by: int) -> Any:
        return builder.xor(x, builder.lshr(x, number(by)))

    x = builder.add(args[0], number(0x9E3779B97F4A7C15))
    x = builder.mul(folded(x, 30), number(0xBF58476D1CE4E5B9))
    x = builder.mul(folded(x, 27), number(0x94D049BB133111EB))
    return folded(x, 31)


typed(scrambled)(lambda _: lambda __: types.uint64)
lower(scrambled, types.uint64)(_scrambled_in_llvm)
