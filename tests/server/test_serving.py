"""The command `asterism serve` as a real process, what it refuses, and `asterism backup`."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from websockets.sync.client import ClientConnection

from asterism.server import lan, serving
from asterism.server.lan import lan_address
from asterism.server.settings import Settings
from server.browsers import Browser, Process, Served, around, close_code, heard, live, say, served_at, serving_at
from server.conftest import Command

ME, OPEN = {"who": "me"}, {"who": "open"}


def test_an_answered_move_outlasts_a_killed_server(tmp_path: Path) -> None:
    with serving_at(tmp_path) as process, closing(Browser(process.local)) as browser:
        table, cookie = browser.open(ME)["id"], browser.cookies["asterism"]
        with browser.seat(table, 0) as seat:
            state = heard(seat, "state")
            say(seat, id=1, do=state["offers"][0]["do"], at=state["at"])
            moved = heard(seat, "state", 1)
            assert moved["view"] != state["view"]
            process.end(signal.SIGKILL)
    with serving_at(tmp_path) as process, seated(process, table, cookie) as seat:
        again = heard(seat, "state")
        assert again["view"] == moved["view"]
        assert again["offers"] == moved["offers"]
        assert again["at"] > moved["at"]


def seated(process: Process, table: str, cookie: str) -> ClientConnection:
    return live(process.local, f"/api/tables/{table}/live?seat=0", process.local, f"asterism={cookie}")


def test_a_server_that_is_ended_tells_its_clients_and_says_nothing_more(tmp_path: Path) -> None:
    with serving_at(tmp_path) as process, closing(Browser(process.local)) as browser:
        table = browser.open(ME, ME)["id"]
        with browser.seat(table, 0) as seat:
            heard(seat, "state")
            assert process.end(signal.SIGTERM) == ""
            assert close_code(seat) == 1012
    with closing(sqlite3.connect(tmp_path / "asterism.db")) as database:
        assert database.execute("select id from tables").fetchall() == [(table,)]
    assert not (tmp_path / "asterism.db-wal").exists()


def test_ended_while_rules_compile_it_leaves_nobody_behind(tmp_path: Path) -> None:
    surroundings = around(tmp_path, ASTERISM_CACHE=str(tmp_path / "cache"), NUMBA_DISABLE_JIT="0")
    command = [sys.executable, "-m", "asterism", "serve", "--port", "0"]
    for how in (signal.SIGTERM, signal.SIGKILL):
        with subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
            while len(workers := _children(server.pid)) < 3:
                time.sleep(0.05)
                assert server.poll() is None
            server.send_signal(how)
        while any(map(_lives, workers)):
            time.sleep(0.05)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _lives(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def test_it_says_what_it_serves_until_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with serving_at(tmp_path) as process, closing(Browser(process.local)) as browser:
        assert json.loads(browser.get("/healthz").text) == {"status": "ok"}
        assert "novaluna" in [game["slug"] for game in browser.get("/api/games").json()["games"]]
        assert process.end(signal.SIGINT) == ""


def test_two_servers_do_not_share_a_database(tmp_path: Path, command: Command) -> None:
    with serving_at(tmp_path):
        second = command("serve", "--port", "0")
    assert second.code == 2
    assert second.err.startswith(f"asterism: another server uses the database {tmp_path / 'asterism.db'}")
    assert second.err.count("\n") == 1


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        asked = [sys.executable, "-m", "asterism", "serve", "--port", str(port)]
        refused = subprocess.run(asked, env=around(tmp_path), capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"asterism: port {port} of 127.0.0.1 can't be used")
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "settings"), [(["--port", "70000"], {}), ([], {"ASTERISM_RATE": "x"}), ([], {"ASTERISM_DATABASE": "x:/"})]
)
def test_settings_that_make_no_sense_are_said_in_one_sentence(
    command: Command, args: list[str], settings: dict[str, str]
) -> None:
    refused = command("serve", *args, **settings)
    assert refused.code == 2
    assert refused.err.startswith("asterism: ")
    assert refused.err.count("\n") == 1


def test_a_backup_is_taken_while_the_server_runs_and_when_not(tmp_path: Path, command: Command) -> None:
    with served_at(tmp_path) as server:
        table = server.browser().open(ME, OPEN)["id"]
        assert command("backup", str(tmp_path / "first.db")).code == 0
    assert command("backup", str(tmp_path / "second.db")).code == 0
    for copy in ("first.db", "second.db"):
        with closing(sqlite3.connect(tmp_path / copy)) as database:
            assert database.execute("select id from tables").fetchall() == [(table,)]


def test_a_backup_overwrites_nothing_and_needs_a_database(tmp_path: Path, command: Command) -> None:
    missing = command("backup", str(tmp_path / "copy.db"))
    assert (missing.code, missing.err) == (2, f"asterism: there is no database {tmp_path / 'asterism.db'}\n")
    assert not (tmp_path / "copy.db").exists()
    with closing(sqlite3.connect(tmp_path / "asterism.db")) as database:
        database.execute("create table x (y)")
    (tmp_path / "dear").write_text("letter")
    refused = command("backup", str(tmp_path / "dear"))
    assert refused.code == 2
    assert refused.err.endswith("dear is there already; a backup overwrites nothing\n")
    assert (tmp_path / "dear").read_text() == "letter"


def test_in_the_network_the_address_is_one_that_others_reach(tmp_path: Path) -> None:
    with serving_at(tmp_path, "--lan") as process, closing(Browser(process.local)) as browser:
        assert process.address.startswith(f"http://{lan_address()}:")
        table = browser.open(ME, OPEN)
        assert table["link"] == f"{process.address}/t/{table['id']}"
        code = browser.get(f"/api/tables/{table['id']}/qr.svg")
        assert code.headers["content-type"] == "image/svg+xml"
        assert code.text.startswith("<svg")


def test_in_the_network_a_code_for_phones_is_drawn() -> None:
    paper = StringIO()
    serving.announce(Settings(host="0.0.0.0", port=1234), Console(file=paper, width=200), open_browser=False)
    said = paper.getvalue().splitlines()
    assert said[0] == f"Asterism is at http://{lan_address()}:1234 (Ctrl+C ends it)"
    assert len(said) > 10
    assert any("▀" in line or "▄" in line for line in said)


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    public = "https://games.example.org"
    running = Served(Settings(port=0, data=tmp_path, address=public))
    browser = running.browser()
    assert lan.address(running.settings) == public
    assert browser.open(ME, OPEN)["link"].startswith(f"{public}/t/")
    answer = browser.put("/api/me", json={"name": "Eva"}, headers={"Origin": public})
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].endswith("; Secure")
    assert browser.put("/api/me", json={"name": "x"}, headers={"Origin": "https://example.org"}).status_code == 403
    running.stop()


@pytest.mark.parametrize(
    ("host", "others"),
    [("127.0.0.1", None), ("::1", None), ("localhost", None), ("192.0.2.7", "http://192.0.2.7:8765")],
)
def test_who_listens_to_this_machine_alone_is_reached_by_nobody_else(host: str, others: str | None) -> None:
    assert lan.reachable(Settings(host=host)) == others


def test_an_address_of_the_newer_kind_stands_in_brackets() -> None:
    assert lan.reachable(Settings(host="2001:db8::1")) == "http://[2001:db8::1]:8765"


def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("threading.Thread.start", lambda thread: thread.run())
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for screen in ("", ":0"):
        monkeypatch.setenv("DISPLAY", screen)
        serving.announce(Settings(port=1), Console(file=StringIO()), open_browser=True)
    assert opened == ["http://127.0.0.1:1"] * (2 if sys.platform != "linux" else 1)
