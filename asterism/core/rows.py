"""Rows of small numbers, as encoders write them, and rows to reckon with.

Their type names the encoder's sources, as a record's does its game's: code that was compiled with another encoder
does not fit them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import types

from asterism.core.records import CHECKS, Function, Row, arrays, llvm, lower, rule, scalar, tag, typed

ir = llvm.ir


def rows(module: str, numbers: Any) -> Any:
    """The same memory as one record `.row` for each row of whole numbers, typed by the encoder in a module."""
    return numbers.view(_row_of(module, numbers.dtype, numbers.shape[1])).reshape(len(numbers))


@cache
def _row_of(module: str, kind: np.dtype[Any], width: int) -> np.dtype[Any]:
    fields = [(f"_{tag(module)}", "i1", (0,)), ("row", kind, (width,))]
    return np.dtype((scalar("Numbers", ("row",)), np.dtype(fields)))


def swift(function: Function) -> Function:
    """A rule whose loops a processor does many steps at a time: it checks no index, so its caller must know them."""
    return rule(function, checks=False)


@swift
def clear(out: Row, first: int, end: int) -> None:
    """Set a stretch of a row to zero."""
    if first < 0 or end > len(out):
        raise IndexError("a row ends before what is cleared in it")
    for at in range(first, end):
        out[at] = 0


@rule
def two_places(out: Row, at: int, number: int) -> None:
    """Write a number that may pass 127: its part below 128, then how many times 128 it has."""
    out[at], out[at + 1] = number & 127, number >> 7


def unfold(out: Any, at: int, bits: Any, count: int, weight: int) -> None:
    """Add a weight to each of the next `count` numbers whose bit is set; the count is a constant up to 64."""
    for i in range(count):
        out[at + i] += weight * (int(bits) >> i & 1)


def _type_of_unfold(context: Any) -> Any:
    def kind(out: Any, at: Any, bits: Any, count: Any, weight: Any) -> Any:
        wide = types.int64
        return types.none(out, wide, types.uint64, count, wide) if hasattr(count, "literal_value") else None

    return kind


def _unfold_in_llvm(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """All at once: the bits are lanes of a vector."""
    count = signature.args[3].literal_value
    entries = arrays.make_array(signature.args[0])(context, builder, args[0])
    byte, lanes = ir.IntType(8), ir.VectorType(ir.IntType(8), count)
    if CHECKS:
        for at in (args[1], builder.add(args[1], ir.Constant(args[1].type, count - 1))):
            llvm.do_boundscheck(context, builder, at, builder.extract_value(entries.shape, 0), 0)
    bits = builder.trunc(args[2], ir.IntType(count)) if count < 64 else args[2]
    ones = builder.zext(builder.bitcast(bits, ir.VectorType(ir.IntType(1), count)), lanes)
    first, nothing = ir.Constant(ir.IntType(32), 0), ir.Constant(lanes, ir.Undefined)
    one_weight = builder.insert_element(nothing, builder.trunc(args[4], byte), first)
    weights = builder.shuffle_vector(one_weight, nothing, ir.Constant(ir.VectorType(ir.IntType(32), count), None))
    place = builder.bitcast(builder.gep(entries.data, [args[1]]), lanes.as_pointer())
    builder.store(builder.add(builder.load(place, align=1), builder.mul(ones, weights)), place, align=1)
    return context.get_dummy_value()


typed(unfold)(_type_of_unfold)
lower(unfold, types.Array, types.int64, types.uint64, types.IntegerLiteral, types.int64)(_unfold_in_llvm)


def scratch(count: int) -> Row:
    """A row to reckon with, with anything in it, gone with the function that asked for it; the count is a constant."""
    return np.empty(count, np.int64)


def _type_of_scratch(context: Any) -> Any:
    def kind(count: Any) -> Any:
        length = getattr(count, "literal_value", None)
        return types.NestedArray(types.int64, (length,))(count) if length else None

    return kind


def _scratch_in_llvm(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """Memory of the stack, taken once: a loop around it takes no more."""
    number, length = ir.IntType(64), signature.args[0].literal_value
    with builder.goto_entry_block():
        memory = builder.alloca(ir.ArrayType(number, length))
    entries = arrays.make_array(signature.return_type)(context, builder)
    arrays.populate_array(
        entries,
        data=builder.bitcast(memory, number.as_pointer()),
        shape=[ir.Constant(number, length)],
        strides=[ir.Constant(number, 8)],
        itemsize=ir.Constant(number, 8),
        meminfo=None,
    )
    return entries._getvalue()


typed(scratch)(_type_of_scratch)
lower(scratch, types.IntegerLiteral)(_scratch_in_llvm)
