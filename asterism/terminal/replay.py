"""Stepping through a log: each move as sentences, and the table after it."""

from __future__ import annotations

from typing import Any

from asterism.core.saves import replayed
from asterism.core.table import Table
from asterism.endings import final, verdict
from asterism.terminal.screen import Screen
from asterism.texts.look import GOLD

Json = dict[str, Any]


class Replay:
    """A log and the place one has come to in it."""

    def __init__(self, log: Json, screen: Screen) -> None:
        self.log, self.screen, self.at = log, screen, 0
        self.last = len(replayed(log).moves)

    def run(self) -> None:
        try:
            while True:
                self._show()
                self._step()
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()

    def _show(self) -> None:
        table = replayed({**self.log, "moves": self.log["moves"][: self.at]})
        view = table.view(None)
        self._head(table)
        self.screen.panels(table.game.view.panels(view) + ([final(table, view)] if table.over else []))
        for phrase in verdict(table) if table.over else ():
            self.screen.say(phrase, f"bold {GOLD}")

    def _head(self, table: Table) -> None:
        if self.at == 0:
            self.screen.rule({"say": "replay-start"})
            self._other_rules(table)
            return
        self.screen.rule({"say": "replay-move", "number": self.at, "count": len(self.log["moves"])})
        view = table.view(None)
        self.screen.story("story", [(e["what"], table.game.view.told(view, e)) for e in table.story(None)])

    def _other_rules(self, table: Table) -> None:
        if table.current:
            return
        self.screen.say({"say": "replay-rules", "rules": table.rules, "now": table.game.version})
        if self.last < len(self.log["moves"]):
            self.screen.say({"say": "replay-stopped", "moves": self.last, "count": len(self.log["moves"])})

    def _step(self) -> None:
        """Go where the reader wants; the end stays the end."""
        last = self.last
        no = {"say": "replay-no", "last": last}
        while True:
            line = self.screen.ask({"say": "replay-prompt"}).lower()
            if line in ("q", "quit"):
                raise EOFError
            where = {"": self.at + 1, "n": self.at + 1, "p": self.at - 1}.get(
                line, int(line) if line.isdecimal() else -1
            )
            if 0 <= where <= last:
                self.at = where
                return
            self.screen.complain({"say": "replay-last"} if where == last + 1 and not line.isdecimal() else no)
