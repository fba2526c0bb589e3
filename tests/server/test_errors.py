"""Refusals: how they are sent, and that each is made where it is raised."""

from __future__ import annotations

import re

from asterism.server.errors import Refused
from support.conformance import TESTS

SERVER = TESTS.parent / "asterism" / "server"


def test_a_refusal_is_sent_with_its_phrase_where_it_has_one() -> None:
    plain = Refused("busy", "You have asked already.", 429)
    assert plain.body == {"error": "busy", "text": "You have asked already."}
    assert Refused("over", "Over.", say={"say": "why-over"}).body["say"] == {"say": "why-over"}


def test_no_refusal_is_raised_twice() -> None:
    """One that is kept and raised again keeps the frames of all times before, with everything in them."""
    raised = [found for file in SERVER.rglob("*.py") for found in re.findall(r"raise (\w+)", file.read_text())]
    assert "Refused" in raised
    assert not [name for name in raised if name.isupper()]
