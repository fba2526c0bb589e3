"""Malformed messages and calls: no crash, no 5xx, no lost connection; `make fuzz` sends 200,000 more of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from websockets.sync.client import ClientConnection

from asterism.lab.runner import Shard
from asterism.server.tables.commands import COMMANDS
from asterism.server.tables.lobby import Lobby
from server import fuzz
from server.browsers import Browser, Served, heard, say

MANY, AT_ONCE, PARTS = 2000, 50, 4
# The server runs beside the tests and uses chance for its pings; a batch of messages is long to look at.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies"),
    pytest.mark.filterwarnings("ignore:Generating overly large repr"),
]


def fearless(times: int) -> settings:
    """So many tries, none of them too slow or too odd."""
    return settings(max_examples=max(times, 1), deadline=None, database=None, suppress_health_check=list(HealthCheck))


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
words = st.sampled_from(["id", "do", "at", "undo", "confirm", "ask", "chat", "seat", "kind"])
nearly = st.fixed_dictionaries(
    {},
    optional={
        "id": scalars,
        "do": st.sampled_from(["pick place:3", "place x:0 y:0", "refill", "", "pick place:99"]) | scalars,
        "at": scalars,
        "undo": scalars,
        "confirm": scalars,
        "ask": st.sampled_from(["preview", "why", "gains", "hint", "seed"]) | scalars,
        "chat": scalars,
    },
)
messages = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    values.map(json.dumps),
    st.dictionaries(words, values, max_size=5).map(json.dumps),
    nearly.map(json.dumps),
    st.integers(4000, 6000).map(lambda size: json.dumps({"chat": "x" * size})),
)


@pytest.fixture(scope="module")
def open_house() -> Iterator[Served]:
    with fuzz.open_house() as running:
        yield running


@pytest.fixture(scope="module")
def socket(open_house: Served) -> Iterator[ClientConnection]:
    browser = open_house.browser()
    table = browser.open({"who": "me"}, {"who": "me"})
    with browser.seat(table["id"], 0) as socket:
        yield socket


@fearless(MANY // 2 // AT_ONCE)
@given(batch=st.lists(messages, min_size=AT_ONCE, max_size=AT_ONCE))
def test_no_message_ends_a_connection(socket: ClientConnection, batch: list[bytes | str]) -> None:
    for message in batch:
        socket.send(message)
    say(socket, id=123456, ask="why", do="nonsense")
    assert heard(socket, "answer", re=123456)["say"] == {"say": "why-unknown"}


@pytest.fixture(scope="module")
def schema(open_house: Served) -> Any:
    return schemathesis.openapi.from_url(f"{open_house.address}/api/openapi.json")


@pytest.mark.parametrize("part", range(PARTS))
def test_no_call_is_answered_by_a_failure_of_the_server(open_house: Served, schema: Any, part: int) -> None:
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 12
    browser = open_house.browser()
    with requests.Session() as line:
        for operation in operations[part::PARTS]:
            _attack(browser, line, operation, MANY // 2 // len(operations))
    assert _still_plays(open_house.browser())


def _attack(browser: Browser, line: requests.Session, operation: Any, times: int) -> None:
    """Call an operation with whatever its schema allows, and with what it does not."""
    headers = {"Origin": browser.address, "Cookie": f"asterism={browser.cookies['asterism']}"}
    for mode in schemathesis.GenerationMode:
        strategy = operation.as_strategy(generation_mode=mode)

        @fearless(times // 2)
        @given(case=strategy)
        def attack(case: Any) -> None:
            answer = case.call(session=line, headers=headers)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            if answer.status_code >= 400 and answer.status_code != 405:
                assert {"error", "text"} <= set(answer.json())

        with suppress(Unsatisfiable):  # a call without parameters can't be made wrong
            attack()


def _still_plays(browser: Browser) -> bool:
    table = browser.open({"who": "me"})
    with browser.seat(table["id"], 0) as socket:
        state = heard(socket, "state")
        say(socket, id=1, do=state["offers"][0]["do"], at=state["at"])
        return bool(heard(socket, "state", re=1)["at"] > state["at"])


# `make fuzz`


def test_a_part_of_a_long_run_sends_what_it_says(tmp_path: Path) -> None:
    assert fuzz.Fuzz(1).do(Shard(0, 300), tmp_path) == {"messages": 150, "calls": 150}


def broken(*_: object) -> None:
    raise RuntimeError("planted")


def test_a_message_that_fails_is_found(open_house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "chat", broken)
    with pytest.raises(AssertionError, match="after one of these messages"):
        fuzz.Talker(fuzz.Luck(1), open_house.browser()).say(300)


def test_a_call_that_fails_is_found(open_house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lobby, "page", broken)
    with pytest.raises(AssertionError, match=r"GET /api/lobby.*: 500"):
        fuzz.Caller(fuzz.Luck(1), open_house.browser()).call(300)
