"""Pixels: text with colours as a picture of numbers, each character in a cell of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI as THEME
from rich.text import Text

FILE = Path(__file__).parent / "glyphs.npz"  # made by tools/glyphs.py
WIDE, HIGH = 7, 14
UNKNOWN = "\u25a1"


@cache
def glyphs() -> tuple[dict[str, int], Any]:
    """Where each character's cell is, and how much of each pixel it covers, of 255."""
    with np.load(FILE) as kept:
        return {character: at for at, character in enumerate(kept["characters"].tolist())}, kept["covered"]


def pixels(text: str, columns: int, lines: int) -> Any:
    """Text with ANSI's colours as (height, width, 3) numbers of 8 bits."""
    canvas = np.full((lines, HIGH, columns, WIDE, 3), THEME.background_color, np.uint8)
    console = Console(width=columns, color_system="truecolor")
    for line, segments in enumerate(console.render_lines(Text.from_ansi(text), pad=False)[:lines]):
        column = 0
        for segment in segments:
            column = paint(canvas[line], column, segment)
    return canvas.reshape(lines * HIGH, columns * WIDE, 3)


def paint(line: Any, column: int, segment: Segment) -> int:
    """Draw a piece of a line, and say where the next one begins."""
    where, covered = glyphs()
    ink, paper = colours(segment.style or Style.null())
    for character in segment.text[: line.shape[1] - column]:
        part = covered[where.get(character, where[UNKNOWN])].astype(np.float32)[:, :, None] / 255
        line[:, column] = ink * part + paper * (1 - part)
        column += 1
    return column


def colours(style: Style) -> tuple[Any, Any]:
    """A style's ink and paper."""
    ink, paper = triplet(style.color, True), triplet(style.bgcolor, False)
    if style.dim:
        ink = (ink + paper) / 2
    return (paper, ink) if style.reverse else (ink, paper)


def triplet(colour: Color | None, of_ink: bool) -> Any:
    default = Color.default() if colour is None else colour
    return np.array(default.get_truecolor(THEME, foreground=of_ink), np.float32)
