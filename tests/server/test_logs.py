"""The log: what is refused and what fails is a line on standard error, and nobody outside can forge one."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path

import httpx
import pytest

from asterism.server.logs import escaped, facts, text, written
from asterism.server.tables.commands import COMMANDS
from server.browsers import Browser, Json, Served, heard, say, serving_at
from server.test_keeping import damage

ME, STRANGER = {"who": "me"}, "203.0.113.5"
LOG = logging.getLogger("asterism.tests")
FORGED = "x\n2026-11-18T20:00:01Z ERROR it burns\x1b[2J\x9b\u202e\u2028\x7f"


@contextmanager
def listening(as_json: bool = False) -> Iterator[list[str]]:
    """The lines that are written meanwhile."""
    paper, lines = StringIO(), list[str]()
    with written(paper, as_json):
        yield lines
    lines += paper.getvalue().splitlines()


# Its form


def test_a_line_says_when_how_bad_what_and_who() -> None:
    with listening() as lines:
        LOG.warning(
            "refused", extra=facts(refusal="open-too-fast", address=STRANGER, player="", table="k3v9", times=136)
        )
        LOG.error("a table failed", extra=facts(table="k3v9"))
    (stamp, rest), (_, other) = (line.split(" ", 1) for line in lines)
    assert rest == f"WARNING refused=open-too-fast address={STRANGER} table=k3v9 times=136"
    assert other == "ERROR a table failed table=k3v9"
    assert len(stamp) == len("2026-11-18T20:00:01Z")
    assert stamp.endswith("Z")


def test_as_json_a_line_is_one_object() -> None:
    with listening(as_json=True) as lines:
        LOG.warning("refused", extra=facts(refusal="flood", address=STRANGER, times=136))
    (line,) = map(json.loads, lines)
    assert line.pop("time").endswith("Z")
    assert line == {"level": "WARNING", "what": "refused", "refusal": "flood", "address": STRANGER, "times": 136}


@pytest.mark.parametrize("as_json", [False, True])
def test_nobody_forges_a_line_or_reaches_the_terminal(as_json: bool) -> None:
    with listening(as_json) as lines:
        try:
            raise ValueError(FORGED)
        except ValueError:
            LOG.exception("%s", FORGED, extra=facts(player=FORGED, table='a" level="b'))
    assert all(line.isprintable() for line in lines)
    assert [line for line in lines if line.startswith(("2026", "{"))] == lines[:1]
    if as_json:
        (line,) = map(json.loads, lines)
        assert all(part.replace("\n", "").isprintable() for part in line.values())
        assert "it burns" in line["traceback"]


def test_half_a_sign_is_spelt_out() -> None:
    assert escaped("a\ud800b") == "a\\ud800b"


def test_a_fact_can_not_look_like_another_one() -> None:
    record = logging.makeLogRecord({"msg": "x", **facts(player="eva address=127.0.0.1", table='a"b')})
    assert text(record) == 'x player="eva address=127.0.0.1" table="a\\"b"'


def test_what_failed_is_told_below_its_line() -> None:
    with listening() as lines:
        try:
            raise ValueError("planted")
        except ValueError:
            LOG.exception("a call failed")
    assert lines[1] == "    Traceback (most recent call last):"
    assert lines[-1] == "    ValueError: planted"


def test_lines_of_libraries_take_the_same_form_and_those_of_who_embeds_us_are_left_alone() -> None:
    before = list(logging.getLogger().handlers)
    with listening(as_json=True) as lines:
        logging.getLogger("uvicorn.error").error("it stopped")
    assert json.loads(lines[0])["what"] == "it stopped"
    assert logging.getLogger().handlers == before


# What is in it


def test_the_command_writes_refusals_and_failures_to_standard_error(tmp_path: Path) -> None:
    with serving_at(tmp_path, ASTERISM_LOG="json") as process, closing(Browser(process.local)) as browser:
        browser.open(ME, ME)
        for _ in range(3):
            browser.put("/api/me", json={"name": "Eva"}, headers={"Origin": "https://evil.example"})
        httpx.get(f"{process.local}/healthz", headers={"Host": "evil.example", "X-Forwarded-For": STRANGER})
        with closing(sqlite3.connect(tmp_path / "asterism.db")) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        damage(tmp_path / "asterism.db")
        assert browser.get("/api/tables/nowhere").status_code >= 500
        lines = list(map(json.loads, process.end(signal.SIGTERM).splitlines()))
    assert refusals(lines, "127.0.0.1") == ["foreign-origin"]
    assert refusals(lines, STRANGER) == ["wrong-host"]
    assert [line["player"] for line in lines if line.get("refusal") == "foreign-origin"] == [player(browser)]
    failed = next(line for line in lines if "traceback" in line)
    assert "malformed" in failed["traceback"]
    assert (failed["address"], failed["player"]) == ("127.0.0.1", player(browser))
    assert (failed["call"], failed["table"]) == ("GET /api/tables/nowhere", "nowhere")


def refusals(lines: list[Json], address: str) -> list[str]:
    return [line["refusal"] for line in lines if "refusal" in line and line["address"] == address]


def player(browser: Browser) -> str:
    return browser.cookies["asterism"].rpartition(".")[0]


def test_a_message_that_fails_is_logged_with_who_sent_it(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = served.browser()
    table = browser.open(ME, ME)["id"]
    with listening(as_json=True) as lines, browser.seat(table, 0) as seat:
        heard(seat, "state")
        monkeypatch.setitem(COMMANDS, "chat", lambda *_: 1 / 0)
        say(seat, id=1, chat="hello")
        assert heard(seat, "error", 1)["error"] == "failed"
    (failed,) = map(json.loads, lines)
    assert (failed["what"], failed["level"]) == ("a message failed", "ERROR")
    assert (failed["address"], failed["player"], failed["table"]) == ("127.0.0.1", player(browser), table)
    assert "ZeroDivisionError" in failed["traceback"]


UPGRADE = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n"


@pytest.mark.parametrize(("sent", "refusal"), [(b"tea\r\n\r\n", "malformed"), (UPGRADE, "unknown-upgrade")])
def test_what_is_no_call_is_noted_once_a_minute(served: Served, sent: bytes, refusal: str) -> None:
    with listening() as lines:
        for _ in range(3):
            with closing(socket.create_connection(("127.0.0.1", served.settings.port), timeout=30)) as raw:
                raw.sendall(sent)
                assert raw.recv(1000)
    assert [line.split(" ", 2)[2] for line in lines] == [f"refused={refusal} address=127.0.0.1 times=1"]
