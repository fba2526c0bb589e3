"""Names: what of a text can be seen, by Unicode's own properties, and what may be a name."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 24

# Python knows categories but not Default_Ignorable_Code_Point: all of category Cf but what is drawn, and these.
DRAWN = re.compile(
    "[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U00013440]"
)
IGNORABLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
BLANK, REPLACED, JOINERS = "\u2800", "\ufffc\ufffd", "\u200c\u200d"
SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")

# Joiners and selectors that show: between signs of emoji, and between letters of scripts that join.
PICTURE = "\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff"
JOINING = "\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u17ff\u1800-\u18af"
JOINED = re.compile(
    rf"(?<=[{PICTURE}])\ufe0f(?:\u200d(?=[{PICTURE}]))?|(?<=[{PICTURE}])\u200d(?=[{PICTURE}])"
    rf"|(?<=[0-9#*])\ufe0f?\u20e3|(?<=[{JOINING}])[\u200c\u200d](?=[{JOINING}])"
)
ALIKE = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}


def readable(text: str) -> str:
    """A text on one line, without signs that nobody sees; joiners and selectors stay: scripts need them."""
    return "".join(sign for sign in " ".join(text.split()) if not is_unseen(sign)).strip()


def is_unseen(sign: str) -> bool:
    return sign == BLANK or unicodedata.category(sign) == "Cc" or (is_ignorable(sign) and not joins(sign))


def is_ignorable(sign: str) -> bool:
    """Is nothing drawn for it, as Unicode has it?"""
    is_format = unicodedata.category(sign) == "Cf" and not DRAWN.match(sign)
    return is_format or IGNORABLE.match(sign) is not None


def joins(sign: str) -> bool:
    return sign in JOINERS or SELECTORS.match(sign) is not None


def named(text: str) -> str:
    """A name as it is kept: what looks the same is the same, and nothing in it is hidden."""
    name = readable(unicodedata.normalize("NFKC", text))
    if not name:
        raise ValueError("a name needs something that can be read")
    if any(map(is_hidden, JOINED.sub("", name))):
        raise ValueError("a name has no hidden signs")
    if any(map(is_mark, re.findall(r"(?:^|\s)(\S)", name))):
        raise ValueError("an accent of a name stands on a letter")
    if len(_scripts(name) & ALIKE) > 1:
        raise ValueError("a name has letters of one script")
    if len(name) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return name


def is_hidden(sign: str) -> bool:
    """Does a browser draw nothing, or anything it likes?"""
    return is_ignorable(sign) or sign in REPLACED or unicodedata.category(sign) in ("Co", "Cs") or is_no_sign(sign)


def is_no_sign(sign: str) -> bool:
    """Will Unicode never give it a meaning?"""
    return ord(sign) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(sign) <= 0xFDEF


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def _scripts(name: str) -> set[str]:
    return {unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha()}
