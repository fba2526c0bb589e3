"""Colours and shapes of what is printed: a colour never carries meaning alone, its shape goes with it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

GOLD = "#ffcf70"
INK = "#9aa4cf"
LINE = "#56619a"


class Hue(NamedTuple):
    """A colour as ink on the night and as the ground of a piece, and its shape."""

    ink: str
    ground: str
    shape: str


HUES = {
    "red": Hue("#ff7d6e", "#8c2f3d", "✦"),
    "blue": Hue("#6fb6ff", "#2b53a8", "●"),
    "turquoise": Hue("#55dfc6", "#14726f", "▲"),
    "yellow": Hue("#ffd660", "#96701a", "★"),
    "white": Hue("#eef1ff", "#6a7096", "✳"),
    "purple": Hue("#c79bff", "#5b3a94", "☾"),
    "orange": Hue("#ffab5e", "#9a5420", "⬢"),
    "black": Hue("#b8bdd6", "#20233a", "○"),
}
PLAIN = Hue("#eef1ff", "#3a4272", "■")
BLANK = Hue("#eef1ff", "#1b2145", "")


def hue(piece: dict[str, Any]) -> Hue:
    """The look of a piece's colour; a game may give a shape of its own. Without both nothing is marked."""
    found = HUES.get(piece.get("colour", ""), PLAIN if {"colour", "shape"} & piece.keys() else BLANK)
    return found._replace(shape=piece["shape"]) if "shape" in piece else found


def dots(mark: dict[str, Any]) -> Text:
    """A task as a row of shapes, or a tick if it is done."""
    if mark["done"]:
        return Text("✓", Style(color=GOLD, bold=True))
    return Text.assemble(*((one.shape, one.ink) for one in (HUES.get(name, PLAIN) for name in mark["colours"])))


def chip(piece: dict[str, Any]) -> Text:
    """A piece on one line."""
    look = hue(piece)
    return Text(f" {look.shape} {piece.get('text', '')} ", Style(color="#ffffff", bgcolor=look.ground, bold=True))
