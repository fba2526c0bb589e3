"""What may be a name: by Unicode's properties, so that no sign is forgotten."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from asterism.server.names import is_ignorable, named, readable

SIGNS = [chr(number) for number in range(sys.maxunicode + 1)]
JOINERS = {"\u200c", "\u200d"}


@pytest.mark.parametrize(
    "sign", ["\U0001d173", "\U0001d17a", "\U0001bca0", "\U0001bca3", "\u00ad", "\u3164", "\U000e0001", "\U000e0fff"]
)
def test_a_sign_for_which_nothing_is_drawn_makes_no_other_name(sign: str) -> None:
    assert is_ignorable(sign)
    with pytest.raises(ValueError, match="something that can be read"):
        named(sign)
    assert named(f"E{sign}va") == "Eva"


def test_of_every_control_and_format_nothing_is_left() -> None:
    formats = [sign for sign in SIGNS if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp")]
    left = {sign for sign in formats if readable(sign)} - JOINERS
    assert len(formats) > 200
    assert all(unicodedata.name(sign)[:6] in ("ARABIC", "SYRIAC", "KAITHI", "EGYPTI", "INTERL") for sign in left)


@pytest.mark.parametrize("name", ["\u0301", "\u0301Eva", "Eva \u0338", "\u20dd", "\u0e31", "E \u20e3"])
def test_an_accent_stands_on_a_letter(name: str) -> None:
    with pytest.raises(ValueError, match="stands on a letter"):
        named(name)


@pytest.mark.parametrize("name", ["Eva\ue000", "Eva\U000f0000", "Eva\ufffd", "Eva\uffff", "Eva\ufdd0"])
def test_what_has_no_meaning_is_no_part_of_a_name(name: str) -> None:
    with pytest.raises(ValueError, match="hidden signs"):
        named(name)


def test_accents_on_letters_are_welcome_however_they_are_typed() -> None:
    assert named("E\u030cva") == "Ěva"
    assert named("n\u0303o") == "ño"
    assert named("x\u0302y") == "x\u0302y"
