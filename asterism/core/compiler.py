"""Compiler: Numba as our rules need it; whatever differs from Numba's own way holds for them and for nobody else.

rows     a record's rows are indexed from the front only: no look for indices below 0, and NONE is an IndexError
records  come in from Python by the pointer that NumPy's scalar holds, where Numba asks Python for it
cache    lies in a folder of ours, by the hash of the sources that a rule depends on
"""

from __future__ import annotations

import ctypes
import hashlib
import inspect
import operator
import platform
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np
from filelock import FileLock
from numba import types
from numba.core import base, caching, cgutils, compiler, cpu, event, pythonapi
from numba.np import arrayobj

config: Any = numba.config
JIT = not config.DISABLE_JIT


def compiled(function: Callable[..., Any], folder: Path, **way: Any) -> Any:
    """A function as Numba compiles it, our way, kept between starts in a folder."""
    rule = numba.njit(pipeline_class=RuleCompiler, **way)(function)
    rule._cache = RuleCache(function, folder)
    rule.get_call_template = _widened(rule.get_call_template)
    return rule


def _widened(resolve: Any) -> Any:
    """One compiled form serves every kind of whole number: literals and 32 bits become 64."""

    def template(args: Any, kws: Any) -> Any:
        return resolve([_wide(a) for a in args], {k: _wide(a) for k, a in kws.items()})

    return template


def _wide(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if plain in types.signed_domain else plain


class RuleCompiler(compiler.Compiler):
    """Numba's pipeline, with a context of our own where code is made."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.state.targetctx = RuleContext.of(self.state.targetctx)


class RuleContext(cpu.CPUContext):
    """Numba's context for this processor, but for a record's rows and for records from Python."""

    made_inside: dict[Any, Any] = {}  # noqa: RUF012, what a rule's code is made of is not reused for others

    @classmethod
    def of(cls, context: Any) -> RuleContext:
        ours = cls.__new__(cls)
        ours.__dict__.update(context.__dict__, cached_internal_func=cls.made_inside)
        return ours

    def get_function(self, fn: Any, sig: Any, _firstcall: bool = True) -> Any:
        key = fn.get_impl_key(sig) if isinstance(fn, types.Callable) else fn
        if key in FROM_FRONT and isinstance(sig.args[0], types.NestedArray) and isinstance(sig.args[1], INDICES):
            return base._wrap_impl(FROM_FRONT[key], self, sig)
        return super().get_function(fn, sig, _firstcall)

    def get_python_api(self, builder: Any) -> Any:
        return RuleApi(self, builder)


# Rows of a record


def _get(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return arrayobj.getitem_array_tuple(context, builder, *_from_front(context, builder, signature, args))


def _set(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return arrayobj.setitem_array(context, builder, *_from_front(context, builder, signature, args))


def _from_front(context: Any, builder: Any, signature: Any, args: Any) -> tuple[Any, Any]:
    """The same access with unsigned indices."""
    single = isinstance(signature.args[1], types.Integer)
    given = [signature.args[1]] if single else list(signature.args[1])
    parts = [args[1]] if single else cgutils.unpack_tuple(builder, args[1])
    unsigned = types.Tuple([_unsigned(kind) for kind in given])
    parts = [context.cast(builder, part, kind, _unsigned(kind)) for part, kind in zip(parts, given, strict=True)]
    new = signature.replace(args=(signature.args[0], unsigned, *signature.args[2:]))
    return new, (args[0], context.make_tuple(builder, unsigned, parts), *args[2:])


def _unsigned(kind: Any) -> Any:
    return types.uintp if isinstance(kind, types.Integer) else kind


INDICES = (types.Integer, types.UniTuple, types.Tuple)
FROM_FRONT = {operator.getitem: _get, operator.setitem: _set}


# Records from Python


class RuleApi(pythonapi.PythonAPI):
    """Numba's way to Python and back, but for records, whose memory is known without asking."""

    def to_native_value(self, typ: Any, obj: Any) -> Any:
        if POINTER is None or not isinstance(typ, types.Record):
            return super().to_native_value(typ, obj)
        held = self.builder.bitcast(obj, cgutils.voidptr_t.as_pointer())
        memory = self.builder.load(self.builder.gep(held, [self.context.get_constant(types.intp, POINTER)]))
        return pythonapi.NativeValue(self.builder.bitcast(memory, self.context.get_value_type(typ)))


def pointer_in_a_record() -> int | None:
    """Which word of a NumPy record holds the pointer to its memory; None, with a warning, if NumPy says otherwise."""
    at = np.void.__basicsize__ // ctypes.sizeof(ctypes.c_void_p) - 5  # four fields follow it
    if not _points_to_memory(at):
        warnings.warn(
            f"NumPy {np.__version__} keeps records in another way than the versions we know: rules take longer to call",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
    return at


def _points_to_memory(at: int) -> bool:
    pair = np.zeros(2, [("a", "i4"), ("b", "i4", (3,))])
    held = [ctypes.c_void_p.from_address(id(one) + at * ctypes.sizeof(ctypes.c_void_p)).value for one in pair]
    return held == [one.__array_interface__["data"][0] for one in pair]


POINTER = pointer_in_a_record() if JIT else None


# What is kept between starts


def machine() -> str:
    """What compiled code depends on beside its sources."""
    return f"numba {numba.__version__} python {sys.version_info.major}.{sys.version_info.minor} {platform.machine()}"


class RuleCache(caching.FunctionCache):
    """Numba's files, in our folder; processes that compile at once would pick one file name for different code."""

    _impl_class: Any

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = partial(KeptRule, folder=folder / function.__module__)
        self._lock_file = folder.parent / "lock"
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        with self._alone():
            return super().load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        with self._alone():
            super().save_overload(sig, data)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """The lock is made where it is taken: one that was made before a fork is refused after it."""
        self._lock_file.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(self._lock_file):
            yield


class KeptRule(caching.CompileResultCacheImpl):
    """How one rule is kept: where, until which change of its source, and under which name."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._locator = Place(function, folder)
        self._filename_base = f"{function.__qualname__}-{self._locator.get_disambiguator()}"


class Place(caching._CacheLocator):
    """The folder of a module's rules."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._function, self._folder = function, folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return hashlib.blake2b(Path(inspect.getfile(self._function)).read_bytes()).hexdigest()

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)


@contextmanager
def compiling(tick: Callable[[], None]) -> Iterator[None]:
    """Hear of every rule that gets compiled."""

    class Ear(event.Listener):
        def on_start(self, _: Any) -> None:
            tick()

        def on_end(self, _: Any) -> None:
            pass

    with event.install_listener("numba:compile", Ear()):
        yield
