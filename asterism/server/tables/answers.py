"""Asked: answers to what a seat asks before it decides."""

from __future__ import annotations

from collections.abc import Callable

from asterism.server.errors import Refused
from asterism.server.tables.views import Json, Look, told
from asterism.server.ws.messages import Said


def asked(look: Look, seat: int, message: Said) -> Json:
    return ANSWERS[str(message.ask)](look, seat, str(message.do))


def preview(look: Look, seat: int, text: str) -> Json:
    """What an offer would bring, and whether luck has no say in it."""
    check_offered(look, seat, text)
    table, words = look.table, look.table.game.view
    story = told(table.game, look.view(seat), table.preview(seat, text))
    lucky = getattr(words, "lucky", None)
    form = table.game.verb.forms[table.game.verb.numbers[text]]
    return {"story": story, "sure": bool(story) and not (lucky is not None and lucky(form))}


def check_offered(look: Look, seat: int, text: str) -> None:
    why = look.table.why(seat, text)
    if why:
        raise Refused("not-offered", f"This can't be done: {why}.", say={"say": f"why-{why}"})


def why(look: Look, seat: int, text: str) -> Json:
    """Why an action is not offered."""
    return {"say": {"say": f"why-{look.table.why(seat, text) or 'offered'}"}}


def gains(look: Look, seat: int, _: str) -> Json:
    """What each offer brings at a glance."""
    brings = getattr(look.table.game.view, "brings", None)
    offers = look.table.offers(seat) if brings else []
    return {"gains": {text: brings(look.table.preview(seat, text), seat) for text in offers} if brings else {}}


ANSWERS: dict[str, Callable[[Look, int, str], Json]] = {"preview": preview, "why": why, "gains": gains}
