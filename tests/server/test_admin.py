"""What operators see and do at a running server, and nobody else."""

from __future__ import annotations

import logging
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets import InvalidStatus

from asterism.server.admin import DAY, Errors, token
from asterism.server.http.identity import Identity
from asterism.server.settings import Settings
from server.browsers import Browser, Process, around, close_code, heard, say, serving_at

ME, OPEN = {"who": "me"}, {"who": "open"}


def admin(process: Process, data: Path, *args: str) -> subprocess.CompletedProcess[str]:
    port = process.local.rpartition(":")[2]
    command = [sys.executable, "-m", "asterism", "admin", *args, "--port", port]
    surroundings = around(data, COLUMNS="200")
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)


def player_of(browser: Browser, data: Path) -> str:
    return Identity(*Settings(data=data).keys()).player(browser.cookies["asterism"]) or ""


def test_operators_see_tables_and_players_and_send_somebody_away(tmp_path: Path) -> None:
    with (
        serving_at(tmp_path) as process,
        closing(Browser(process.local)) as eva,
        closing(Browser(process.local)) as ida,
    ):
        ida.put("/api/me", json={"name": "Ida"})
        eva.put("/api/me", json={"name": "Eva"})
        table, who = ida.open(ME, OPEN)["id"], player_of(ida, tmp_path)
        assert table in admin(process, tmp_path, "tables").stdout
        assert "Ida" in admin(process, tmp_path, "players").stdout
        with ida.seat(table, 0) as seat:
            heard(seat, "table")
            assert admin(process, tmp_path, "mute", who).stdout == "Done.\n"
            say(seat, id=1, chat="hello")
            assert heard(seat, "error", 1)["error"] == "muted"
            admin(process, tmp_path, "unmute", who)
            say(seat, id=2, chat="hello")
            assert heard(seat, "done", 2)
            admin(process, tmp_path, "ban", who, "--days", "3")
            assert close_code(seat) == 4403
        refused = ida.get("/api/lobby")
        assert (refused.status_code, refused.json()["error"]) == (403, "banned")
        with pytest.raises(InvalidStatus), ida.seat(table, 0):
            pass
        assert eva.get("/api/lobby").status_code == 200
        assert who in admin(process, tmp_path, "bars").stdout
    with serving_at(tmp_path) as process, closing(httpx.Client(base_url=process.local, cookies=ida.cookies)) as again:
        assert again.get("/api/lobby").status_code == 403
        assert admin(process, tmp_path, "unban", who).returncode == 0
        assert again.get("/api/lobby").status_code == 200


def test_operators_delete_a_table_with_all_who_are_there(tmp_path: Path) -> None:
    with serving_at(tmp_path) as process, closing(Browser(process.local)) as browser:
        table = browser.open(ME, ME)["id"]
        with browser.seat(table, 0) as seat:
            heard(seat, "state")
            assert admin(process, tmp_path, "delete", table).returncode == 0
            assert close_code(seat) == 4404
        assert browser.get(f"/api/tables/{table}").status_code == 404
        assert browser.get("/api/lobby").json()["mine"] == []
        missing = admin(process, tmp_path, "delete", table)
        assert (missing.returncode, missing.stderr) == (2, "asterism: There is no such table.\n")


def test_an_address_is_banned_as_a_player_is(tmp_path: Path) -> None:
    with serving_at(tmp_path) as process, closing(Browser(process.local)) as browser:
        assert admin(process, tmp_path, "ban", "203.0.113.9").returncode == 0
        assert browser.get("/api/lobby").status_code == 200
        assert browser.get("/api/lobby", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 403


def test_nobody_else_is_an_operator(tmp_path: Path) -> None:
    with serving_at(tmp_path) as process:
        for wrong in ("", "Bearer x", f"Bearer {token('another')}"):
            answer = httpx.get(f"{process.local}/api/admin/tables", headers={"Authorization": wrong})
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
