"""Python's types as TypeScript: typed dictionaries, structs, models and dataclasses become interfaces.

An alias of a module (`Star = Literal["red", "blue"]`) is known by what it stands for: wherever that stands, its name is
written.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec
from pydantic import BaseModel
from typing_extensions import is_typeddict

from asterism.core.wire import Exactly

PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null", Any: "unknown"}
LISTS = (list, tuple, Sequence)
TABLES = (dict, Mapping)
WIDE = 100


@dataclass(frozen=True)
class Part:
    """One field of a record."""

    name: str
    kind: Any
    optional: bool = False


@dataclass
class Sheet:
    """One file: its own aliases, what it takes from elsewhere by name, and what it declares, in order."""

    aliases: Mapping[Any, str] = field(default_factory=dict)
    known: Mapping[Any, str] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)
    declared: dict[str, str] = field(default_factory=dict)

    def written(self, kind: Any) -> str:
        """A type as TypeScript says it; what it needs is declared on the way."""
        if kind in self.known:
            self.taken.add(self.known[kind])
            return self.known[kind]
        if kind in self.aliases:
            return self._alias(self.aliases[kind])
        return self._record(kind) if is_record(kind) else self._plain(kind)

    def _alias(self, name: str) -> str:
        if name not in self.declared:
            kind = next(kind for kind, its in self.aliases.items() if its == name)
            self.declared[name] = f"export type {name} ={folded(self._plain(kind))}\n"
        return name

    def _record(self, kind: type) -> str:
        base = base_of(kind)
        own = [one for one in parts(kind) if base is None or one not in parts(base)]
        return self.declare(kind, kind.__name__, own, "" if base is None else self.written(base))

    def declare(self, kind: type, name: str, its: Sequence[Part], base: str = "") -> str:
        """Declare a record under a name, above what needs it."""
        if name not in self.declared:
            lines = [f"  {key(one.name)}{'?' * one.optional}: {self.written(one.kind)}\n" for one in its]
            head = f"export interface {name}{f' extends {base}' * bool(base)}"
            self.declared[name] = f"{about(kind)}{head} {{\n{''.join(lines)}}}\n"
        return name

    def _plain(self, kind: Any) -> str:
        origin, inner = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin is Literal:
            return " | ".join(literal(value) for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.written(one) for one in inner))
        if origin is Annotated:
            return self._annotated(*inner)
        if origin in LISTS:
            return f"{grouped(self.written(inner[0]))}[]"
        if origin in TABLES:
            return self._table(inner, whole=False)
        raise TypeError(f"TypeScript has no word for {kind}")

    def _annotated(self, kind: Any, *notes: Any) -> str:
        count = next((note.count for note in notes if isinstance(note, Exactly)), None)
        if count is None:
            return self.written(kind)
        inner = get_args(kind)
        if get_origin(kind) in TABLES:
            return self._table(inner, whole=count == len(get_args(inner[0])))
        return f"[{', '.join([self.written(inner[0])] * count)}]"

    def _table(self, inner: tuple[Any, ...], whole: bool) -> str:
        """A dictionary; of one with named keys not all need be there, unless it says how many there are."""
        name, value = inner
        table = f"Record<{self.written(name)}, {self.written(value)}>"
        return table if whole or get_origin(name) is not Literal else f"Partial<{table}>"

    @property
    def text(self) -> str:
        return "\n".join(self.declared.values())


def is_record(kind: Any) -> bool:
    return is_typeddict(kind) or (
        isinstance(kind, type) and (issubclass(kind, msgspec.Struct | BaseModel) or dataclasses.is_dataclass(kind))
    )


def parts(kind: Any) -> list[Part]:
    """The fields of a record as they are on the wire."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        return [Part(name, *required(hint)) for name, hint in hints.items()]
    if issubclass(kind, msgspec.Struct):
        its = msgspec.structs.fields(kind)
        return [*tag(kind), *(Part(one.encode_name, hints[one.name], not one.required) for one in its)]
    if issubclass(kind, BaseModel):
        return [Part(name, hints[name], not one.is_required()) for name, one in kind.model_fields.items()]
    return [Part(one.name, hints[one.name], has_default(one)) for one in dataclasses.fields(kind)]


def base_of(kind: Any) -> Any:
    """The record that a typed dictionary extends, if there is one."""
    return next((base for base in getattr(kind, "__orig_bases__", ()) if is_typeddict(base)), None)


def required(hint: Any) -> tuple[Any, bool]:
    return (get_args(hint)[0], True) if get_origin(hint) is NotRequired else (hint, False)


def tag(kind: type[msgspec.Struct]) -> Iterator[Part]:
    """The field that names a struct, if it has one."""
    its = kind.__struct_config__
    if its.tag_field is not None:
        yield Part(its.tag_field, Literal[its.tag])


def has_default(one: dataclasses.Field[Any]) -> bool:
    return one.default is not dataclasses.MISSING or one.default_factory is not dataclasses.MISSING


def aliases(module: ModuleType) -> dict[Any, str]:
    """The aliases of a module, by what they stand for."""
    return {value: name for name, value in vars(module).items() if get_origin(value) is not None}


def about(kind: type) -> str:
    """A record's docstring."""
    words = vars(kind).get("__doc__")
    return f"/** {words} */\n" if words else ""


def key(name: str) -> str:
    return name if name.isidentifier() else literal(name)


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def folded(kind: str) -> str:
    """A union on one line, or each of its kinds on its own."""
    return f" {kind}" if len(kind) < WIDE else "".join(f"\n  | {one}" for one in kind.split(" | "))


def grouped(kind: str) -> str:
    return f"({kind})" if " | " in kind else kind
