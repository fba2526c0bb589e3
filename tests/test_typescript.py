"""How Python's types are written as TypeScript."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired

import msgspec
import pytest
from pydantic import BaseModel
from typing_extensions import TypedDict

from asterism.core.wire import Exactly
from tools.typescript import Sheet

Colour = Literal["red", "blue"]


class Star(TypedDict):
    """A star."""

    name: str
    colour: Colour
    near: NotRequired[list[int | None]]


class Comet(msgspec.Struct, tag_field="kind", tag="comet"):
    tail: float
    seen: bool = False


class Moon(BaseModel):
    phase: int
    colour: Colour | None = None


@dataclass
class Sun:
    spots: tuple[int, ...]
    warm: bool = True


def written(kind: Any, **aliases: Any) -> str:
    return Sheet({value: name for name, value in aliases.items()}).written(kind)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (int, "number"),
        (float, "number"),
        (str, "string"),
        (bool, "boolean"),
        (None.__class__, "null"),
        (Any, "unknown"),
        (list[str], "string[]"),
        (list[int | None], "(number | null)[]"),
        (Sequence[Sequence[int]], "number[][]"),
        (int | str | None, "number | string | null"),
        (Literal["a", 1, True], "'a' | 1 | true"),
        (dict[str, int], "Record<string, number>"),
        (dict[Colour, int], "Partial<Record<'red' | 'blue', number>>"),
        (Annotated[dict[Colour, int], Exactly(2)], "Record<'red' | 'blue', number>"),
        (Annotated[list[int], Exactly(2)], "[number, number]"),
        (Annotated[int, "a note that means nothing here"], "number"),
        (Mapping[int, bool], "Record<number, boolean>"),
    ],
)
def test_a_type_has_its_word(kind: Any, words: str) -> None:
    assert written(kind) == words


def test_what_has_no_word_is_an_error() -> None:
    with pytest.raises(TypeError, match="no word for"):
        written(set[int])


def test_an_alias_is_written_by_its_name_wherever_it_stands() -> None:
    sheet = Sheet({Colour: "Colour"})
    assert sheet.written(list[Literal["blue", "red"]]) == "Colour[]"
    assert sheet.text == "export type Colour = 'red' | 'blue'\n"


def test_a_long_alias_takes_a_line_for_each_kind() -> None:
    many = Literal[
        "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "ceres", "vesta", "pallas"
    ]
    sheet = Sheet({many: "Planet"})
    sheet.written(many)
    assert sheet.text.startswith("export type Planet =\n  | 'mercury'\n  | 'venus'\n")


def test_a_typed_dictionary_is_an_interface_under_what_it_needs() -> None:
    sheet = Sheet({Colour: "Colour"})
    assert sheet.written(Star) == "Star"
    assert sheet.text == (
        "export type Colour = 'red' | 'blue'\n\n"
        "/** A star. */\nexport interface Star {\n  name: string\n  colour: Colour\n  near?: (number | null)[]\n}\n"
    )


def test_structs_models_and_dataclasses_are_interfaces_too() -> None:
    sheet = Sheet({}, {Colour: "Colour"})
    for kind in (Comet, Moon, Sun):
        sheet.written(kind)
    assert sheet.taken == {"Colour"}
    assert "export interface Comet {\n  kind: 'comet'\n  tail: number\n  seen?: boolean\n}\n" in sheet.text
    assert "export interface Moon {\n  phase: number\n  colour?: Colour | null\n}\n" in sheet.text
    assert "export interface Sun {\n  spots: number[]\n  warm?: boolean\n}\n" in sheet.text


class Nova(Star):
    when: int


def test_what_a_typed_dictionary_extends_is_written_once() -> None:
    sheet = Sheet({Colour: "Colour"})
    sheet.written(Nova)
    assert list(sheet.declared) == ["Colour", "Star", "Nova"]
    assert sheet.declared["Nova"] == "export interface Nova extends Star {\n  when: number\n}\n"
