"""Panels of a view, drawn; what they hold is declared in `core/wire.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from asterism.texts import Texts
from asterism.texts.look import BLANK, GOLD, INK, LINE, chip, dots, hue

Json = dict[str, Any]
SIZES = ((7, 1), (4, 1), (3, 0), (2, 0))
ROOMY, NAMED, MARGIN, LEFT = 4, 4, 4, 4


@dataclass
class Choice:
    """Offers by number: what the board and the list under it show alike."""

    numbers: dict[str, int] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)


def actions(panel: Json) -> list[str]:
    """The actions a panel shows, in the order they are read."""
    if panel["kind"] == "grid":
        free = [cell for cell in panel["cells"] if "free" in cell]
        down = 1 if panel.get("down") else -1
        return [cell["free"] for cell in sorted(free, key=lambda cell: (down * cell["y"], cell["x"]))]
    return [row["do"] for row in panel["rows"] if isinstance(row, dict) and "do" in row]


class Painter:
    """Draws panels in one language, with the numbers of the offers in them."""

    def __init__(self, console: Console, texts: Texts, choice: Choice) -> None:
        self.console, self.texts, self.choice = console, texts, choice

    def show(self, panels: list[Json]) -> None:
        """Draw panels, side by side where there is room."""
        for row in self._rows([self.panel(panel) for panel in panels if panel.get("cells") != []]):
            self.console.print(row[0] if len(row) == 1 else _beside(row))

    def _rows(self, drawn: list[Panel]) -> Iterator[list[Panel]]:
        row: list[Panel] = []
        for panel in drawn:
            if row and sum((one.width or 0) + 1 for one in [*row, panel]) > self.console.width:
                yield row
                row = []
            row.append(panel)
        if row:
            yield row

    def panel(self, panel: Json) -> Panel:
        title = self.texts.say(panel["title"])
        body = {"list": self._list, "table": self._table, "grid": self._grid}[panel["kind"]](panel)
        wide = max(Measurement.get(self.console, self.console.options, body).maximum, len(title) + 2)
        return Panel(
            body,
            title=Text(title, INK),
            title_align="left",
            border_style=LINE,
            width=min(wide + MARGIN, self.console.width),
        )

    def _list(self, panel: Json) -> RenderableType:
        return Text("\n").join(Text(self.texts.say(row)) for row in panel["rows"])

    def _table(self, panel: Json) -> RenderableType:
        numbered = any(action in self.choice.numbers for action in actions(panel))
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style=INK)
        if numbered:
            table.add_column("")
        for head in panel["head"]:
            table.add_column(self.texts.say(head))
        for row in panel["rows"]:
            cells = row["cells"] if isinstance(row, dict) else row
            number = [self._number(row)] if numbered else []
            table.add_row(*number, *(self._cell(cell) for cell in cells))
        return Group(table, self._legend(panel["legend"])) if "legend" in panel else table

    def _legend(self, named: list[Json]) -> Text:
        looks = [(hue(one), self.texts.say(one["name"])) for one in named]
        return Text("  ").join(Text(f"{look.shape} {name}", look.ink) for look, name in looks)

    def _number(self, row: Any) -> Text:
        number = self.choice.numbers.get(row.get("do", "")) if isinstance(row, dict) else None
        return Text(f"[{number}]" if number else "", f"bold {GOLD}")

    def _cell(self, cell: Any) -> Text:
        if not isinstance(cell, dict):
            return Text(str(cell))
        if "say" in cell:
            return Text(self.texts.say(cell))
        if "marks" in cell:
            return Text("  ").join(dots(mark) for mark in cell["marks"])
        return chip(cell)

    # Grids

    def _grid(self, panel: Json) -> RenderableType:
        cells = {(cell["x"], cell["y"]): cell for cell in panel["cells"]}
        across = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        wide, gap = self._size(len(across))
        lines = [self._labels(across, wide, gap)]
        rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
        for y in rows if panel.get("down") else reversed(rows):
            lines += self._line([cells.get((x, y)) for x in across], y, wide, gap)
        return Text("\n", no_wrap=True).join(lines)

    def _size(self, columns: int) -> tuple[int, int]:
        """The largest cells that fit the screen."""
        room = self.console.width - MARGIN - LEFT
        return next((size for size in SIZES if columns * sum(size) <= room), SIZES[-1])

    def _labels(self, across: range, wide: int, gap: int) -> Text:
        """A number over each column, or where columns are narrow over every fourth, none of them cut."""
        line = ""
        for at, x in enumerate(across):
            if wide >= ROOMY or x % NAMED == 0:
                end = LEFT + at * (wide + gap) + wide
                name = f"{x:^{wide}}" if wide >= ROOMY else str(x)
                line = line.ljust(end - len(name)) + name
        return Text(line, INK, no_wrap=True)

    def _line(self, cells: list[Json | None], y: int, wide: int, gap: int) -> list[Text]:
        """One row of cells, as high as its tallest."""
        drawn = [self._square(cell, wide) for cell in cells]
        high = max(2 if wide >= ROOMY else 1, *(len(lines) for lines, _ in drawn))
        return [self._slice(drawn, k, y, wide, gap) for k in range(high)]

    def _slice(self, drawn: list[tuple[list[Text], Style]], k: int, y: int, wide: int, gap: int) -> Text:
        line = Text(f"{y if k == 0 else '':>3} ", INK, no_wrap=True)
        for lines, ground in drawn:
            piece = Text("", ground)
            piece.append_text(lines[k] if k < len(lines) else Text(""))
            piece.truncate(wide, pad=True)
            line.append_text(piece).append(" " * gap, Style())
        return line

    def _square(self, cell: Json | None, wide: int) -> tuple[list[Text], Style]:
        if cell is None:
            return [], Style()
        return self._free(cell["free"], wide) if "free" in cell else (self._piece(cell, wide), self._ground(cell))

    def _ground(self, cell: Json) -> Style:
        return Style(color="#ffffff", bgcolor=hue(cell).ground)

    def _piece(self, cell: Json, wide: int) -> list[Text]:
        """Shape and text with a tick for each task done, below it the tasks still open; a shape alone in the middle."""
        marks = cell.get("marks", [])
        if not marks and not cell.get("text"):
            return [Text(f"{hue(cell).shape:^{wide}}", "bold")]
        name = f"{' ' if wide > ROOMY else ''}{cell.get('text', '')}"
        head = Text(hue(cell).shape + (name if len(name) < wide else ""), "bold")
        if wide >= ROOMY:
            ticks = "✓" * sum(mark["done"] for mark in marks)
            head.append(ticks[: wide - head.cell_len].rjust(wide - head.cell_len), Style(color=GOLD, bold=True))
        return [head, *(dots(mark) for mark in marks if not mark["done"])] if wide >= ROOMY else [head]

    def _free(self, action: str, wide: int) -> tuple[list[Text], Style]:
        number, gain = self.choice.numbers.get(action), self.choice.gains.get(action, 0)
        name = Text(f"{number or '·':^{wide}}", f"bold {GOLD}" if gain else INK)
        bonus = [Text(f"{f'+{gain}':^{wide}}", f"bold {GOLD}")] if gain and wide >= ROOMY else []
        return [name, *bonus], Style(bgcolor=BLANK.ground)


def _beside(row: list[Panel]) -> Table:
    line = Table.grid(padding=(0, 1))
    line.add_row(*row)
    return line
