"""Answers: to what a seat asks before it decides."""

from __future__ import annotations

from collections.abc import Callable

from asterism.core.table import Table
from asterism.server.shapes import Re
from asterism.server.tables.stories import told
from asterism.server.ws.messages import Answer, Gains, Preview, Reason


def preview(table: Table, seat: int, text: str, re: Re) -> Preview:
    """What an offer would bring, and whether luck has no say in it."""
    its = table.game
    story = told(its, table.view(seat), table.preview(seat, text))
    lucky = getattr(its.view, "lucky", None)
    sure = bool(story) and not (lucky is not None and lucky(its.verb.forms[its.verb.numbers[text]]))
    return {"kind": "answer", "re": re, "story": story, "sure": sure}


def reason(table: Table, seat: int, text: str, re: Re) -> Reason:
    """Why an action is not offered."""
    return {"kind": "answer", "re": re, "say": {"say": f"why-{table.why(seat, text) or 'offered'}"}}


def gains(table: Table, seat: int, _: str, re: Re) -> Gains:
    """What each offer brings at a glance."""
    brings = getattr(table.game.view, "brings", None)
    offers = table.offers(seat) if brings else []
    found = {text: brings(table.preview(seat, text), seat) for text in offers} if brings else {}
    return {"kind": "answer", "re": re, "gains": found}


ANSWERS: dict[str, Callable[[Table, int, str, Re], Answer]] = {"preview": preview, "why": reason, "gains": gains}
