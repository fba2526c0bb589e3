"""Messages are read strictly, and each wrong one is named."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.server.errors import Refused
from asterism.server.messages import chat_text, said
from asterism.server.names import readable
from asterism.server.shapes import LARGEST_MESSAGE

GOOD = {
    b'{"id": 7, "do": "pick place:3", "at": 41}': "do",
    b'{"undo": true, "at": 42}': "undo",
    b'{"id": 1.5, "confirm": true, "at": 42}': "confirm",
    b'{"ask": "preview", "do": "x"}': "ask",
    b'{"ask": "gains"}': "ask",
    '{"chat": "Grüße"}'.encode(): "chat",
}
BAD = {
    b"": "malformed",
    b"null": "malformed",
    b"[1]": "malformed",
    b"{}": "malformed",
    b"\xff\xfe": "malformed",
    b'{"do": "x"}': "malformed",
    b'{"do": "x", "at": "41"}': "malformed",
    b'{"do": 3, "at": 41}': "malformed",
    b'{"undo": false, "at": 1}': "malformed",
    b'{"undo": true}': "malformed",
    b'{"undo": true, "confirm": true, "at": 1}': "malformed",
    b'{"do": "x", "chat": "y", "at": 1}': "malformed",
    b'{"ask": "seed"}': "malformed",
    b'{"ask": "why"}': "malformed",
    b'{"chat": "x", "seat": 1}': "malformed",
    b"[" * (LARGEST_MESSAGE - 1): "malformed",
    b'{"chat": "' + b"x" * LARGEST_MESSAGE + b'"}': "too-long",
    ('{"chat": "' + "ü" * (LARGEST_MESSAGE // 2) + '"}').encode(): "too-long",
}


@pytest.mark.parametrize(("raw", "kind"), GOOD.items())
def test_each_kind_of_message_is_understood(raw: bytes, kind: str) -> None:
    assert said(raw)[0] == kind


@pytest.mark.parametrize(("raw", "key"), BAD.items())
def test_a_wrong_message_is_refused(raw: bytes, key: str) -> None:
    with pytest.raises(Refused) as refused:
        said(raw)
    assert refused.value.key == key
    assert refused.value.text.endswith(".")


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_whatever_comes_is_read_or_refused(raw: bytes) -> None:
    with suppress(Refused):
        assert said(raw)[0]


def test_chat_is_one_line() -> None:
    assert chat_text(" a\n\t b ") == "a b"


def test_what_nobody_sees_is_left_out_of_a_text() -> None:
    assert readable(" \u202eabc\u200b \n d\u3164") == "abc d"
    assert readable("👩\u200d👧 čau") == "👩\u200d👧 čau"
    assert chat_text("\u2066Ahoj\u2069") == "Ahoj"
