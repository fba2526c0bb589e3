"""What operators see and do at a running server, and nobody else."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets import InvalidStatus

from asterism.server.http import operators
from asterism.server.http.identity import Identity
from asterism.server.http.operators import DAY, Errors
from asterism.server.settings import Settings
from server.browsers import Browser, Served, around, close_code, heard, say, served_at
from server.conftest import Command

ME, OPEN = {"who": "me"}, {"who": "open"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served_at(tmp_path) as running:
        yield running


@pytest.fixture
def admin(server: Served, command: Command) -> Command:
    return partial(command, "admin", "--port", str(server.settings.port))


def player_of(browser: Browser, data: Path) -> str:
    return Identity(*Settings(data=data).keys()).player(browser.cookies["asterism"]) or ""


def test_operators_see_tables_and_players_and_send_somebody_away(
    server: Served, admin: Command, tmp_path: Path
) -> None:
    eva, ida = server.browser(), server.browser()
    ida.put("/api/me", json={"name": "Ida"})
    eva.put("/api/me", json={"name": "Eva"})
    table, who = ida.open(ME, OPEN)["id"], player_of(ida, tmp_path)
    assert table in admin("tables").out
    assert "Ida" in admin("players").out
    with ida.seat(table, 0) as seat:
        heard(seat, "table")
        assert admin("mute", who).out == "Done.\n"
        say(seat, id=1, chat="hello")
        assert heard(seat, "error", 1)["error"] == "muted"
        admin("unmute", who)
        say(seat, id=2, chat="hello")
        assert heard(seat, "done", 2)
        admin("ban", who, "--days", "3")
        assert close_code(seat) == 4403
    refused = ida.get("/api/lobby")
    assert (refused.status_code, refused.json()["error"]) == (403, "banned")
    with pytest.raises(InvalidStatus), ida.seat(table, 0):
        pass
    assert eva.get("/api/lobby").status_code == 200
    assert who in admin("bars").out


def test_who_was_banned_before_a_restart_is_banned_after_it(command: Command, tmp_path: Path) -> None:
    with served_at(tmp_path) as server:
        ida = server.browser()
        who, cookies = player_of(ida, tmp_path), ida.cookies
        command("admin", "ban", who, "--port", str(server.settings.port))
    with served_at(tmp_path) as server, closing(httpx.Client(base_url=server.address, cookies=cookies)) as again:
        assert again.get("/api/lobby").status_code == 403
        assert command("admin", "unban", who, "--port", str(server.settings.port)).code == 0
        assert again.get("/api/lobby").status_code == 200


def test_operators_delete_a_table_with_all_who_are_there(server: Served, admin: Command) -> None:
    browser = server.browser()
    table = browser.open(ME, ME)["id"]
    with browser.seat(table, 0) as seat:
        heard(seat, "state")
        assert admin("delete", table).code == 0
        assert close_code(seat) == 4404
    assert browser.get(f"/api/tables/{table}").status_code == 404
    assert browser.get("/api/lobby").json()["mine"] == []
    missing = admin("delete", table)
    assert (missing.code, missing.err) == (2, "asterism: There is no such table.\n")


def test_an_address_is_banned_as_a_player_is(server: Served, admin: Command) -> None:
    browser = server.browser()
    assert admin("ban", "203.0.113.9").code == 0
    assert browser.get("/api/lobby").status_code == 200
    assert browser.get("/api/lobby", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 403


@pytest.mark.parametrize(
    "who", ["2001:db8::/64", "fe80::1%eth0", "a b/../c?d=e&f#g", "[red]x[/y]", "%2F%0A", "é✦", "-x7"]
)
def test_whatever_was_banned_can_be_unbanned(admin: Command, who: str) -> None:
    assert admin("ban", "--", who).out == "Done.\n"
    assert who in admin("bars").out
    assert admin("unban", "--", who).out == "Done.\n"
    assert admin("bars").out == "There is nothing.\n"


@pytest.mark.parametrize("who", ["a\nb", "a\x1b[2Jb", " a", "a\u202eb", "\x7f"])
def test_nobody_is_banned_by_a_text_with_signs_that_can_not_be_seen(admin: Command, who: str) -> None:
    refused = admin("ban", who)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "can't be seen" in refused.err
    assert admin("bars").out == "There is nothing.\n"


def test_names_are_printed_as_they_are(admin: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["[red]Eva[/red]", "[/nothing]", "[link=https://evil.example]x[/link]", "\x1b[2J\x07Ida\n\u202e"]
    monkeypatch.setattr(operators.ERRORS, "since", lambda _: [{"text": name} for name in names])
    printed = admin("errors").out
    assert all(name in printed for name in names[:3])
    assert "\\x1b[2J\\x07Ida\\n\\u202e" in printed
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u202e]", printed)


def test_nobody_else_is_an_operator(server: Served) -> None:
    for wrong in ("", "Bearer x", f"Bearer {Settings(secret='another').operators_token}"):
        answer = httpx.get(f"{server.address}/api/admin/tables", headers={"Authorization": wrong})
        assert (answer.status_code, answer.json()["error"]) == (403, "for-operators")


def test_an_operator_without_a_server_is_told_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "asterism", "admin", "tables", "--port", "1"]
    refused = subprocess.run(command, env=around(tmp_path), capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "no server answers" in refused.stderr


def test_errors_are_kept_for_a_day() -> None:
    kept, log = Errors(), logging.getLogger("asterism.tests")
    log.addHandler(kept)
    log.warning("refused=flood address=%s", "203.0.113.9")
    log.info("nothing")
    log.removeHandler(kept)
    (only,) = kept.since(0)
    assert only["text"] == "refused=flood address=203.0.113.9"
    assert kept.since(only["when"] + DAY) == []
