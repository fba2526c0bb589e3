"""A game in the terminal: people and bots around one table."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from asterism.bots import Bot, bot
from asterism.core.actions import Told
from asterism.core.game import rests
from asterism.core.table import Table
from asterism.endings import final, verdict
from asterism.terminal.rules import show_cited, show_rules
from asterism.terminal.saving import offer_to_save, save
from asterism.terminal.screen import Screen
from asterism.texts import languages
from asterism.texts.look import GOLD, INK
from asterism.texts.panels import Choice, actions

Json = dict[str, Any]
Call = tuple[str, int]
FEW, BEST = 9, 8
ADVISER = "hard"
HELP = {
    "1, 2, …": "number",
    "{example}": "action",
    "p 2": "preview",
    "why {example}": "why",
    "h": "hint",
    "u": "undo",
    "b": "board",
    "all": "all",
    "r, r 2, r 2.1": "rules",
    "l de": "language",
    "s game.json": "save",
    "?": "help",
    "q": "quit",
}


class Left(Exception):
    """Somebody leaves the game."""


class Session:
    """One sitting: who plays, what each has been shown, and what they type."""

    def __init__(self, table: Table, screen: Screen, calls: Mapping[int, Call], confirm: bool = False) -> None:
        self.table, self.screen, self.calls, self.confirm = table, screen, calls, confirm
        self.bots: dict[int, Bot] = {seat: bot(call, seed) for seat, (call, seed) in calls.items()}
        self.phrases = table.game.view
        self.people = [seat for seat in range(table.seats) if seat not in calls]
        start = ("start", {"say": "story-load" if table.moves else "story-start"})
        self.unread: dict[int, list[tuple[str, Json]]] = {seat: [start] for seat in self.people}
        self.secrets = any(len(holes) for holes in table.game.holes.values())
        self.at_screen: int | None = None
        self.choice, self.offers = Choice(), list[str]()

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            while not self.table.over:
                self._step()
            self._finish()
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.console.print()
            if not self.table.over:
                self.screen.say({"say": "left"}, INK)

    def _step(self) -> None:
        """One decision; Ctrl-C and Ctrl-D ask whether to save, if somebody is there to answer."""
        try:
            self._next()
        except (EOFError, KeyboardInterrupt):
            if not sys.stdin.isatty():
                raise
            self.screen.console.print()
            self._quit(0, "")

    def _next(self) -> None:
        people = [seat for seat in self.table.to_act if seat in self.people]
        if people:
            self._decide(self.at_screen if self.at_screen in people else people[0])
        else:
            self._bot(self.table.to_act[0])

    def _bot(self, seat: int) -> None:
        thinking = self.screen.texts.say({"say": "thinking", "who": _who(seat)})
        with self.screen.console.status(Text(thinking, INK)):
            text = self.bots[seat].choose(self.table.seen(seat))
        self._play(seat, text)

    def _play(self, seat: int, text: str) -> None:
        """Carry a decision out and keep its story for those who did not see it happen."""
        self.table.play(seat, text)
        for one in self.people:
            lines = self._told(self.table.story(one), one)
            if one == seat:
                self.screen.tell(lines)
            else:
                self.unread[one] += lines

    def _told(self, entries: list[Told], seat: int | None) -> list[tuple[str, Json]]:
        view = self.table.view(seat)
        return [(entry["what"], self.phrases.told(view, entry)) for entry in entries]

    # A person's decision

    def _decide(self, seat: int) -> None:
        self._sit_down(seat)
        fresh = bool(self.unread[seat])
        if fresh:
            self.screen.rule({"say": "turn", "who": _who(seat)})
            self.screen.story("story", self.unread[seat])
            self.unread[seat].clear()
        self._show(seat, whole=fresh or rests(self.table.seen(seat).states, 0))
        while not self._obey(seat, self.screen.ask({"say": "prompt"})):
            pass

    def _sit_down(self, seat: int) -> None:
        if self.secrets and len(self.people) > 1 and self.at_screen != seat:
            self.screen.curtain({"say": "curtain", "who": _who(seat)})
        self.at_screen = seat

    def _show(self, seat: int, whole: bool) -> None:
        """The board, or only what belongs to the decision at hand; and the offers."""
        view = self.table.view(seat)
        panels = sorted(self.phrases.panels(view), key=lambda panel: _nearness(panel, seat))
        self._number(seat, [action for panel in panels for action in actions(panel)])
        now = [panel for panel in panels if panel.get("now") or set(actions(panel)) & set(self.offers)]
        self.screen.panels(panels if whole or not now else now, self.choice)
        self._list(view, whole=len(self.offers) <= FEW, drawn={a for panel in panels for a in actions(panel)})

    def _number(self, seat: int, drawn: list[str]) -> None:
        """Number the offers as the board shows them, then the others."""
        offered = self.table.offers(seat)
        self.offers = [text for text in drawn if text in offered]
        self.offers += [text for text in offered if text not in self.offers]
        self.choice = Choice({text: at + 1 for at, text in enumerate(self.offers)}, self._gains(seat))

    def _gains(self, seat: int) -> dict[str, int]:
        brings = getattr(self.phrases, "brings", None)
        return {text: brings(self.table.preview(seat, text), seat) for text in self.offers} if brings else {}

    def _list(self, view: Json, whole: bool, drawn: set[str]) -> None:
        """All offers as sentences, or of many the best and those that the board does not show."""
        gains = self.choice.gains
        shown = sorted(self.offers, key=lambda text: -gains.get(text, 0))
        if not whole:
            best = [text for text in shown if gains.get(text, 0)][:BEST]
            shown = best + [text for text in self.offers if text not in drawn]
        self.screen.say({"say": "offers"}, f"bold {GOLD}")
        self.screen.sheet([self._line(view, text) for text in shown])
        if len(shown) < len(self.offers):
            self.screen.say({"say": "more", "count": len(self.offers) - len(shown)}, INK)

    def _line(self, view: Json, text: str) -> tuple[Text, ...]:
        number = Text(f"{self.choice.numbers[text]:>3}", f"bold {GOLD}")
        gain = self.choice.gains.get(text, 0)
        bonus = self.screen.texts.say({"say": "brings", "count": gain}) if gain else ""
        return number, Text(self._sentence(view, text)), Text(bonus, GOLD)

    def _sentence(self, view: Json, text: str) -> str:
        verb = self.table.game.verb
        return self.screen.texts.say(self.phrases.offer(view, verb.forms[verb.numbers[text]]))

    # What is typed

    def _obey(self, seat: int, line: str) -> bool:
        """Do what was typed; is it time to look at the table again?"""
        if line.isdecimal():
            return self._choose(seat, int(line))
        if line in self.table.game.verb.numbers:
            return self._act(seat, line)
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command:
            return command(self, seat, rest.strip())
        if line:
            self.screen.complain({"say": "input-no", "text": line})
        return False

    def _choose(self, seat: int, number: int) -> bool:
        if 1 <= number <= len(self.offers):
            return self._act(seat, self.offers[number - 1])
        return self._no_offer(number)

    def _no_offer(self, number: int) -> bool:
        self.screen.complain({"say": "number-no", "number": number, "last": len(self.offers)})
        return False

    def _named(self, which: str) -> str:
        """An action by its text, or by the number of its offer; a number without offer stays as it is."""
        known = which.isdecimal() and 1 <= int(which) <= len(self.offers)
        return self.offers[int(which) - 1] if known else which

    def _act(self, seat: int, text: str) -> bool:
        if text not in self.offers:
            return self._why(seat, text)
        self._play(seat, text)
        if self.confirm and seat not in self.table.to_act and self.table.can_undo(seat):
            return self.screen.ask({"say": "confirm"}).lower() not in ("u", "undo") or self._undo(seat, "")
        return True

    def _why(self, seat: int, which: str) -> bool:
        text = self._named(which)
        if text.isdecimal():
            return self._no_offer(int(text))
        if text:
            reason = f"why-{self.table.why(seat, text) or 'offered'}"
            self.screen.complain({"say": reason})
            show_cited(self.screen, reason)
        else:
            self.screen.complain({"say": "why-ask", "example": self.offers[0]})
        return False

    def _preview(self, seat: int, which: str) -> bool:
        text = self._named(which)
        if not text:
            self.screen.complain({"say": "preview-ask"})
        elif text in self.offers:
            self.screen.story("preview", self._foreseen(seat, text))
        else:
            self._why(seat, text)
        return False

    def _foreseen(self, seat: int, text: str) -> list[tuple[str, Json]]:
        """What an offer brings, and whether luck has a say in it."""
        lines, verb = self._told(self.table.preview(seat, text), seat), self.table.game.verb
        lucky = getattr(self.phrases, "lucky", None)
        unsure = not lines or (lucky is not None and lucky(verb.forms[verb.numbers[text]]))
        return [*lines, ("luck", {"say": "preview-luck"})] if unsure else lines

    def _hint(self, seat: int, _: str) -> bool:
        """What a bot would do here, and why."""
        seen, adviser = self.table.seen(seat), bot(ADVISER)
        advice = adviser.choose(seen)
        verb = self.table.game.verb
        offer = self.phrases.offer(self.table.view(seat), verb.forms[verb.numbers[advice]])
        self.screen.story("hint", [("hint", offer), ("because", adviser.explain(seen))])
        return False

    def _undo(self, seat: int, _: str) -> bool:
        """Take back the own last decision; with open cards, that of the person before too."""
        before = [mover for mover, _ in self.table.moves[-1:] if mover in self.people and not self.secrets]
        for mover in (seat, *before):
            if self.table.can_undo(mover):
                self._take_back(mover)
                return True
        self.screen.complain({"say": "undo-no"})
        return False

    def _take_back(self, seat: int) -> None:
        text = [text for mover, text in self.table.moves if mover == seat][-1]
        self.table.undo(seat)
        undone = {"say": "undone", "what": self._sentence(self.table.view(seat), text)}
        self.screen.say(undone, INK)
        self.at_screen = seat
        for one in self.people:
            if one != seat:
                self.unread[one].append(("undone", undone))

    def _board(self, seat: int, _: str) -> bool:
        self._show(seat, whole=True)
        return False

    def _all(self, seat: int, _: str) -> bool:
        self._list(self.table.view(seat), whole=True, drawn=set())
        return False

    def _rules(self, _: int, asked: str) -> bool:
        show_rules(self.screen, asked)
        return False

    def _language(self, seat: int, lang: str) -> bool:
        if not lang:
            self.screen.say({"say": "languages", "all": ", ".join(languages())})
        elif self.screen.speak(lang.lower()):
            self._show(seat, whole=True)
        return False

    def _save(self, _: int, name: str) -> bool:
        if not name:
            self.screen.complain({"say": "save-name"})
        else:
            save(self.screen, self._log(), name)
        return False

    def _log(self) -> Json:
        """The table's log, with who sits around it."""
        bots = {str(seat): call for seat, (call, _) in self.calls.items()}
        return {**self.table.log, "names": list(self.screen.names), "bots": bots}

    def _help(self, _: int, __: str) -> bool:
        example = self.offers[0]
        say = self.screen.texts.say
        rows = [(key.format(example=example), say({"say": f"help-{name}"})) for key, name in HELP.items()]
        self.screen.sheet([(Text(key, GOLD), text) for key, text in rows])
        return False

    def _quit(self, _: int, __: str) -> bool:
        """Leave, unless Ctrl-C at the question takes that back."""
        try:
            offer_to_save(self.screen, self._log(), "save-ask")
        except KeyboardInterrupt:
            if not sys.stdin.isatty():
                raise
            self.screen.console.print()
            return False
        except EOFError:
            pass
        raise Left

    # The end

    def _finish(self) -> None:
        view = self.table.view(self.people[0] if len(self.people) == 1 else None)
        self.screen.rule({"say": "end"})
        unread = [line for seat in self.people[:1] for line in self.unread[seat]]
        if unread:
            self.screen.story("story", unread)
        self.screen.panels([*self.phrases.panels(view), final(self.table, view)])
        for phrase in verdict(self.table):
            self.screen.say(phrase, f"bold {GOLD}")
        self.screen.say({"say": "seed", "seed": self.table.seed}, INK)
        self.screen.say({"say": "commitment", "hash": view["commitment"]}, INK)
        if sys.stdin.isatty():
            offer_to_save(self.screen, self._log(), "save-end")


COMMANDS = {
    "u": Session._undo,
    "undo": Session._undo,
    "p": Session._preview,
    "preview": Session._preview,
    "why": Session._why,
    "h": Session._hint,
    "hint": Session._hint,
    "b": Session._board,
    "board": Session._board,
    "a": Session._all,
    "all": Session._all,
    "r": Session._rules,
    "rules": Session._rules,
    "l": Session._language,
    "language": Session._language,
    "s": Session._save,
    "save": Session._save,
    "?": Session._help,
    "help": Session._help,
    "q": Session._quit,
    "quit": Session._quit,
}


def _who(seat: int) -> Json:
    return {"say": "seat", "seat": seat}


def _nearness(panel: Json, seat: int) -> int:
    """What is mine or wants a decision stands last, nearest to the prompt."""
    return 2 if panel.get("now") else 1 if panel.get("seat") == seat else 0
