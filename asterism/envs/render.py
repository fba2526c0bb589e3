"""What a seat sees, drawn: its panels as text, with colours, or as a picture, of shapes or of pixels."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

from rich.console import Console

from asterism.core.table import Table
from asterism.endings import final
from asterism.envs.pixels import pixels
from asterism.envs.table_env import Single
from asterism.texts import Texts
from asterism.texts.panels import Choice, Painter

COLOURED = ("ansi", "rgb_array")
MODES = ["human", "ansi", "svg", "rgb_array"]
WIDTH = 110
COLUMNS, LINES = 220, 90  # a picture of pixels has the same size throughout a game


def known(mode: str | None) -> str | None:
    """A way to draw, or None."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def drawn(single: Single, seat: int, mode: str | None) -> Any:
    """A table as a seat sees it; for people it is printed."""
    if mode is None:
        return None
    console = Console(
        file=None if mode == "human" else io.StringIO(),
        force_terminal=mode in COLOURED or None,
        color_system="truecolor" if mode in COLOURED else "auto",
        record=mode == "svg",
        width=COLUMNS if mode == "rgb_array" else WIDTH,
    )
    table = blank(single.game.slug, single.seats, tuple(single.options.items())).looked_at(single.packed)
    view, texts = table.view(seat), Texts("en", single.game.slug)
    panels = table.game.view.panels(view) + ([final(table, view)] if table.over else [])
    Painter(console, texts, Choice()).show(panels)
    if mode == "svg":
        return console.export_svg(title=single.game.slug)
    text = console.file.getvalue() if isinstance(console.file, io.StringIO) else None
    return pixels(text, COLUMNS, LINES) if text is not None and mode == "rgb_array" else text


@cache
def blank(slug: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Table:
    """A table of the same kind, to look at others with."""
    from asterism import table

    return table(slug, seats, seed=0, options=dict(options))
