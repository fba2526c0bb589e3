"""Tables played over real websockets, by players who behave and by others."""

from __future__ import annotations

import gc
import json
import random
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import asterism
from asterism.server.http.protocol import HttpProtocol
from asterism.server.settings import Settings
from asterism.server.ws.connection import Connection
from asterism.server.ws.protocol import Protocol
from server.browsers import Browser, Json, Served, close_code, heard, live, say

ME, OPEN = {"who": "me"}, {"who": "open"}


class Player:
    """Somebody at a seat, who plays any offer of the last state seen."""

    def __init__(self, socket: ClientConnection, luck: random.Random) -> None:
        self.socket, self.luck, self.asked = socket, luck, 0
        self.states: list[Json] = [heard(socket, "state")]

    @property
    def state(self) -> Json:
        return self.states[-1]

    def move(self) -> None:
        """Play an offer, and read until it is answered."""
        self.asked += 1
        say(self.socket, id=self.asked, do=self.luck.choice(self.state["offers"])["do"], at=self.state["at"])
        while not self.read(json.loads(self.socket.recv(60))):
            pass

    def read(self, message: Json) -> bool:
        if message["kind"] == "state":
            self.states.append(message)
        return message["kind"] in ("state", "error") and message.get("re") == self.asked

    def follow(self, other: Player) -> None:
        """Read until what another has seen is seen."""
        while self.state["at"] < other.state["at"]:
            self.read(json.loads(self.socket.recv(60)))

    def read_on(self) -> None:
        """Read all that came, though nothing is awaited."""
        while True:
            try:
                self.read(json.loads(self.socket.recv(0.01)))
            except TimeoutError:
                return


def play_out(players: list[Player]) -> None:
    for _ in range(5000):
        mover = next(player for player in players if player.state["offers"])
        mover.move()
        for player in players:
            player.follow(mover)
        if all(player.state["view"]["over"] for player in players):
            break
    for player in players:
        player.read_on()
        assert player.state["view"]["over"]


def at_table(stack: ExitStack, served: Served, game: str, seats: int) -> tuple[str, list[Player]]:
    """A table where each seat has a browser of its own."""
    browsers = [served.browser() for _ in range(seats)]
    table = browsers[0].open(ME, *[OPEN] * (seats - 1), game=game)["id"]
    for seat, browser in enumerate(browsers[1:], 1):
        assert browser.post(f"/api/tables/{table}/sit", json={"seat": seat, "name": f"P{seat}"}).status_code == 200
    sockets = [stack.enter_context(browser.seat(table, seat)) for seat, browser in enumerate(browsers)]
    return table, [Player(socket, random.Random(seat)) for seat, socket in enumerate(sockets)]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for players without patience."""
    running = Served(Settings(port=0, data=tmp_path_factory.mktemp("quick"), rate=10_000))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that takes one message a second."""
    running = Served(Settings(port=0, data=tmp_path_factory.mktemp("strict"), rate=1))
    yield running
    running.stop()


# Whole games


@pytest.mark.parametrize(("game", "seats"), [("novaluna", 2), ("sealed", 3)])
def test_a_whole_game_is_played_and_its_log_replays_to_the_same_end(quick: Served, game: str, seats: int) -> None:
    with ExitStack() as stack:
        table, players = at_table(stack, quick, game, seats)
        play_out(players)
        views = [player.state["view"] for player in players]
    log = quick.browser().get(f"/api/tables/{table}/log").json()
    again = asterism.replay(log)
    assert again.over
    for seat, view in enumerate(views):
        assert view == json.loads(json.dumps(again.view(seat)))
    assert quick.browser().get(f"/api/tables/{table}").json()["status"] == "over"


def test_each_player_sees_states_in_order_and_nothing_twice(quick: Served) -> None:
    with ExitStack() as stack:
        _, players = at_table(stack, quick, "novaluna", 2)
        play_out(players)
    for player in players:
        ats = [state["at"] for state in player.states]
        assert ats == sorted(set(ats))
        assert ats[-1] - ats[0] == len(ats) - 1


def test_a_bot_answers(quick: Served) -> None:
    browser = quick.browser()
    table = browser.open(ME, {"who": "bot", "level": "easy"})["id"]
    with browser.seat(table, 0) as socket:
        player = Player(socket, random.Random(1))
        while not player.state["view"]["over"]:
            if player.state["offers"]:
                player.move()
            else:
                player.read(json.loads(socket.recv(60)))
    assert browser.get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_spectator_sees_and_can_do_nothing(quick: Served) -> None:
    with ExitStack() as stack:
        table, players = at_table(stack, quick, "novaluna", 2)
        watcher = stack.enter_context(live(quick.address, f"/api/tables/{table}/live"))
        state = heard(watcher, "state")
        assert (state["seat"], state["offers"]) == (None, [])
        mover = next(player for player in players if player.state["offers"])
        say(watcher, id=1, do=mover.state["offers"][0]["do"], at=state["at"])
        assert heard(watcher, "error")["error"] == "spectator"
        mover.move()
        assert heard(watcher, "state")["view"] != state["view"]


# Who may come in


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_a_websocket_of_a_foreign_page_is_turned_away(served: Served, origin: str | None) -> None:
    browser = served.browser()
    table = browser.open(ME, OPEN)["id"]
    cookie = f"asterism={browser.cookies['asterism']}"
    for path in (f"/api/tables/{table}/live?seat=0", "/api/lobby/live"):
        with pytest.raises(InvalidStatus) as refused, live(served.address, path, origin, cookie):
            pass
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("where", "key", "code"),
    [("nowhere/live", "no-table", 4404), ("{table}/live?seat=1", "not-your-seat", 4403)],
)
def test_who_can_not_come_in_is_told_why(browser: Browser, where: str, key: str, code: int) -> None:
    table = browser.open(ME, OPEN)["id"]
    with browser.live(f"/api/tables/{where.format(table=table)}") as socket:
        assert heard(socket, "error")["error"] == key
        assert close_code(socket) == code


def test_another_browser_does_not_get_my_seat(served: Served, browser: Browser) -> None:
    table = browser.open(ME, {"who": "bot", "level": "easy"})["id"]
    for thief in (live(served.address, f"/api/tables/{table}/live?seat=0"), served.browser().seat(table, 0)):
        with thief as socket:
            assert heard(socket, "error")["error"] == "not-your-seat"


# What may be said


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "null",
        "[]",
        '"do"',
        "{}",
        '{"do": 5, "at": 1}',
        '{"do": "x", "at": "now"}',
        '{"do": "x", "undo": true, "at": 1}',
        '{"id": {}, "chat": "x"}',
        '{"ask": "everything"}',
        '{"chat": "x", "seat": 1}',
        "[" * 4000,
        b"\xff\xfe",
        b"\x00" * 9,
        "x" * 5000,
        "é" * 3000,
    ],
)
def test_nonsense_is_answered_and_changes_nothing(quick: Served, nonsense: str | bytes) -> None:
    browser = quick.browser()
    table = browser.open(ME, ME)["id"]
    with browser.seat(table, 0) as socket:
        before = heard(socket, "state")
        socket.send(nonsense)
        wrong = heard(socket, "error")
        assert wrong["error"] in ("malformed", "too-long")
        assert wrong["text"].endswith(".")
        say(socket, id=5, chat="still here")
        assert heard(socket, "done", 5)
    with browser.seat(table, 0) as socket:
        assert heard(socket, "state")["view"] == before["view"]


def test_a_giant_message_closes_the_connection_and_no_other(quick: Served) -> None:
    browser = quick.browser()
    table = browser.open(ME, ME)["id"]
    with browser.seat(table, 0) as socket, browser.seat(table, 1) as other:
        heard(socket, "state")
        socket.send("x" * 70_000)
        assert close_code(socket) == 1009
        say(other, id=1, chat="hello")
        assert heard(other, "done", 1)


def test_who_is_too_fast_is_told_so_and_may_go_on_later(strict: Served) -> None:
    browser = strict.browser()
    table = browser.open(ME, ME)["id"]
    with browser.seat(table, 0) as socket:
        for id in range(3):
            say(socket, id=id, chat="quick")
        assert heard(socket, "error")["error"] == "too-fast"
        time.sleep(1.1)
        say(socket, id=9, chat="slow")
        assert heard(socket, "done", 9)


def test_a_flood_is_closed(strict: Served) -> None:
    browser = strict.browser()
    table = browser.open(ME, ME)["id"]
    with browser.seat(table, 0) as socket:
        with suppress(ConnectionClosed):
            for _ in range(50):
                say(socket, chat="flood")
        assert close_code(socket) == 1008


def test_one_who_does_not_read_is_left_behind(tmp_path: Path) -> None:
    running = Served(Settings(port=0, data=tmp_path, rate=10_000))
    running.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    browser = running.browser()
    table = browser.open(ME, ME)["id"]
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", running.settings.port))
    where = f"ws://127.0.0.1:{running.settings.port}/api/tables/{table}/live?seat=0"
    cookie = {"Cookie": f"asterism={browser.cookies['asterism']}", "Origin": browser.address}
    with (
        browser.seat(table, 1) as other,
        connect(where, sock=narrow, max_queue=1, close_timeout=0, additional_headers=cookie) as deaf,
    ):
        heard(other, "state")
        with suppress(ConnectionClosed):
            while _sockets(browser) == 2:
                for _ in range(1000):
                    say(deaf, ping=True)
        assert _sockets(browser) == 1
    running.stop()


def _sockets(browser: Browser) -> int:
    found = re.search(r"\nasterism_sockets (\d+)", browser.get("/metrics").text)
    assert found
    return int(found[1])


# The lobby


def test_a_line_that_holds_answers_at_a_table_and_in_the_lobby(browser: Browser) -> None:
    table = browser.open(ME, ME)["id"]
    for path in (f"/api/tables/{table}/live?seat=0", "/api/lobby/live"):
        with browser.live(path) as socket:
            socket.send('{"ping":true}')
            assert heard(socket, "pong") == {"kind": "pong"}


def test_the_lobby_tells_of_new_tables(served: Served, browser: Browser) -> None:
    with served.browser().live("/api/lobby/live") as socket:
        before = json.loads(socket.recv(60))
        table = browser.open(ME, OPEN)["id"]
        after = json.loads(socket.recv(60))
        assert table not in [one["id"] for one in before["open"]]
        assert table in [one["id"] for one in after["open"]]
        assert after.keys() == {"open", "running", "mine", "many"}
        socket.send("hello?")
        assert heard(socket, "error")["error"] == "nothing-to-say"


def test_open_sockets_are_counted(tmp_path: Path) -> None:
    running = Served(Settings(port=0, data=tmp_path))
    browser = running.browser()
    table = browser.open(ME, ME)["id"]
    with browser.seat(table, 0) as first, browser.seat(table, 1) as second:
        heard(first, "state")
        heard(second, "state")
        assert _sockets(browser) == 2
    running.stop()


def kept_lines() -> int:
    """How many connections are in memory, whoever is at their other end."""
    return sum(isinstance(one, HttpProtocol | Protocol | Connection) for one in gc.get_objects())


def test_whoever_has_gone_is_let_go_at_once_with_all_that_was_sent(tmp_path: Path) -> None:
    served = Served(Settings(port=0, data=tmp_path))
    browser = served.browser()
    table = browser.open(ME)
    gc.collect()
    before = kept_lines()
    gc.disable()
    try:
        with browser.seat(table["id"], 0) as line:
            heard(line, "state")
            assert kept_lines() > before
        for _ in range(3):
            httpx.post(f"{served.address}/api/replays", content=b" " * 300_000)
        patience = time.monotonic() + 60
        while kept_lines() > before and time.monotonic() < patience:
            time.sleep(0.01)
        assert kept_lines() == before
    finally:
        gc.enable()
        served.stop()
