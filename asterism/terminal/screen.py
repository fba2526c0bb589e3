"""The screen and the keyboard, in one language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from asterism.texts import Texts, languages
from asterism.texts.look import GOLD, INK, LINE
from asterism.texts.panels import Choice, Painter

Json = dict[str, Any]


class Screen:
    """Says phrases, shows panels, asks for a line."""

    def __init__(self, console: Console, lang: str, slug: str, names: Sequence[str] = ()) -> None:
        self.console, self.slug, self.names = console, slug, tuple(names)
        self.texts = Texts(lang, slug, names)

    def speak(self, lang: str) -> bool:
        """Change the language, if it is there."""
        if lang not in languages():
            self.complain({"say": "language-no", "lang": lang, "all": ", ".join(languages())})
            return False
        self.texts = Texts(lang, self.slug, self.names)
        return True

    def say(self, phrase: Json, style: str = "") -> None:
        self.console.print(Text(self.texts.say(phrase), style))

    def complain(self, phrase: Json) -> None:
        self.say(phrase, "bold #ff9e8f")

    def rule(self, phrase: Json) -> None:
        self.console.print()
        self.console.rule(Text(self.texts.say(phrase), f"bold {GOLD}"), style=LINE)

    def ask(self, phrase: Json) -> str:
        """A typed line; where nobody types, it is shown as if somebody did."""
        self.console.print(Text(self.texts.say(phrase) + " > ", GOLD), end="")
        line = input().strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def story(self, title: str, lines: Sequence[tuple[str, Json]]) -> None:
        """What happened, under a title."""
        heading = Text(self.texts.say({"say": title}), INK)
        self.console.print(Panel(self._paragraphs(lines), title=heading, title_align="left", border_style=LINE))

    def tell(self, lines: Sequence[tuple[str, Json]]) -> None:
        """What just happened, without much ado."""
        self.console.print(self._paragraphs(lines))

    def _paragraphs(self, lines: Sequence[tuple[str, Json]]) -> Sheet:
        """One paragraph for lines of one kind that follow each other."""
        sheet = Sheet.grid(padding=(0, 1))
        for _, some in groupby(lines, lambda line: line[0]):
            sheet.add_row(Text("·", GOLD), Text(" ".join(self.texts.say(phrase) for _, phrase in some)))
        return sheet

    def panels(self, panels: list[Json], choice: Choice | None = None) -> None:
        Painter(self.console, self.texts, choice or Choice()).show(panels)

    def sheet(self, rows: Sequence[tuple[Text | str, ...]]) -> None:
        """Aligned lines."""
        sheet = Sheet.grid(padding=(0, 2))
        for row in rows:
            sheet.add_row(*row)
        self.console.print(sheet)

    def curtain(self, phrase: Json) -> None:
        """Hide what the last player saw, and wait for the next one."""
        self.console.clear()
        self.ask(phrase)
        self.console.clear()
