"""Strangers who attack a real server over real sockets, from a loopback address of their own."""

from __future__ import annotations

import json
import re
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets import InvalidStatus
from websockets.frames import Frame, Opcode

from asterism.server import guard
from asterism.server.errors import Refused
from asterism.server.guard import MANY, Guard, rate_key
from asterism.server.http import protocol
from asterism.server.lan import host_name
from asterism.server.limits import PACES
from asterism.server.logs import text
from asterism.server.settings import Settings
from asterism.server.ws.protocol import Frames
from server.browsers import Browser, Served, close_code, heard, live, say

ME, OPEN = {"who": "me"}, {"who": "open"}
STRANGER, NEIGHBOUR = "127.0.0.2", "127.0.0.3"
PING, EMPTY = 0x89, 0x00


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Served]:
    served = Served(Settings(port=0, data=folder, **settings))
    try:
        yield served
    finally:
        served.stop()


def coming_from(source: str, served: Served) -> Browser:
    """A browser at another address of this machine."""
    browser = Browser(served.address, httpx.HTTPTransport(local_address=source))
    served._browsers.append(browser)
    return browser


class Patient:
    """Somebody who tries again."""

    def __init__(self, source: str) -> None:
        self._source = source

    def get(self, where: str) -> int:
        for _ in range(200):
            try:
                with httpx.Client(transport=httpx.HTTPTransport(local_address=self._source)) as client:
                    return client.get(where).status_code
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("nobody answers")


def line(served: Served, source: str = STRANGER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.settings.port), timeout=30, source_address=(source, 0))


def upgraded(served: Served, path: str) -> socket.socket:
    """A websocket without a library that behaves."""
    raw = line(served)
    raw.sendall(handshake(path, "127.0.0.1"))
    assert raw.recv(1000).startswith(b"HTTP/1.1 101")
    return raw


def handshake(path: str, host: str) -> bytes:
    head = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    head += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
    return "\r\n".join(head).encode()


def frame(head: int, body: bytes = b"") -> bytes:
    return struct.pack("!BB", head, 0x80 | len(body)) + bytes(4) + body


def pour(raw: socket.socket, data: bytes, most: int) -> int:
    """Send again and again without reading; how many bytes went before the line was cut, at most so many."""
    sent = 0
    raw.settimeout(5)
    try:
        while sent < most:
            raw.sendall(data)
            sent += len(data)
    except OSError:
        pass
    return sent


def answer(raw: socket.socket) -> bytes:
    """All that is answered until the line is closed."""
    found = b""
    try:
        while piece := raw.recv(65_536):
            found += piece
    except ConnectionError:
        pass
    return found


# Floods of frames


@given(st.lists(st.tuples(st.integers(0, 70_000), st.booleans()), max_size=6), st.integers(1, 5000))
def test_frames_are_counted_however_they_are_cut(sizes: list[tuple[int, bool]], cut: int) -> None:
    frames = [Frame(Opcode.BINARY, bytes(size)).serialize(mask=masked) for size, masked in sizes]
    stream, count = b"".join(frames), Frames()
    begun = sum(count.begun(stream[at : at + cut], 100) for at in range(0, len(stream), cut))
    assert begun == len(sizes)


@pytest.mark.parametrize("head", [EMPTY, PING, 0x8A, 0x01, 0x82], ids=["empty", "ping", "pong", "begun", "binary"])
def test_a_flood_of_any_frames_is_cut_before_it_is_read(tmp_path: Path, head: int) -> None:
    with running(tmp_path) as served:
        browser = served.browser()
        table = browser.open(ME, ME)["id"]
        with browser.seat(table, 0) as honest, closing(upgraded(served, f"/api/tables/{table}/live")) as raw:
            heard(honest, "state")
            first = frame(0x01, b"x") if head == EMPTY else b""
            went = pour(raw, first + frame(head) * 2000, 50_000_000)
            assert went < 10_000_000
            say(honest, id=1, ask="gains")
            assert heard(honest, "answer", 1)


def test_a_flood_of_bytes_is_cut(tmp_path: Path) -> None:
    with running(tmp_path) as served, closing(upgraded(served, "/api/lobby/live")) as raw:
        large = struct.pack("!BBH", 0x82, 0x80 | 126, 60_000) + bytes(4) + bytes(60_000)
        assert pour(raw, large, 50_000_000) < 10_000_000


def test_who_floods_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path, rate=2) as served, served.browser().live("/api/lobby/live") as stranger:
        for _ in range(30):
            stranger.ping()
        assert close_code(stranger) == 1008


# HTTP


def test_an_endless_head_is_refused_and_the_next_call_answered(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        for begin in (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", b"GET /"):
            with closing(line(served)) as raw:
                raw.sendall(begin + b"x" * 30_000)
                assert answer(raw).startswith(b"HTTP/1.1 431")
            with closing(line(served)) as raw:
                raw.sendall(begin)
                assert pour(raw, b"x" * 60_000, 200_000_000) < 50_000_000
        assert served.browser().get("/healthz").status_code == 200


def test_who_begins_a_call_must_end_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.2)
    half_head, nothing = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b""
    half_body = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    with running(tmp_path) as served:
        for said, status in ((half_head, b"HTTP/1.1 408"), (half_body, b"HTTP/1.1 408"), (nothing, b"")):
            with closing(line(served)) as raw:
                raw.sendall(said)
                assert answer(raw)[:12] == status
        answered = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with closing(line(served)) as raw:
            raw.sendall(answered)
            assert raw.recv(1000).startswith(b"HTTP/1.1 200")
            raw.sendall(half_head)
            assert answer(raw).startswith(b"HTTP/1.1 408")
        with closing(line(served)) as raw:
            raw.sendall(b"POST /api/tables/none/leave HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n")
            assert raw.recv(1000).startswith(b"HTTP/1.1 404")
            raw.sendall(b"{")
            assert answer(raw) == b""


HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WITH_BODY = {
    "a few bytes": HEALTH + b"Content-Length: 5\r\n\r\nhello",
    "a megabyte": HEALTH + b"Content-Length: 1000000\r\n\r\n" + bytes(1_000_000),
    "in pieces": HEALTH + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    "a call within": HEALTH + b"Content-Length: %d\r\n\r\n%s\r\n" % (len(HEALTH) + 2, HEALTH),
    "never there": HEALTH + b"Content-Length: 5\r\n\r\n",
}


@pytest.mark.parametrize("said", WITH_BODY.values(), ids=WITH_BODY)
def test_a_call_that_only_asks_brings_no_body_and_what_follows_is_not_read(served: Served, said: bytes) -> None:
    with closing(line(served)) as raw:
        with suppress(ConnectionError):
            raw.sendall(said + HEALTH + b"\r\n")
        found = answer(raw)
    assert found.startswith(b"HTTP/1.1 400")
    assert found.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("length", [b"Content-Length: 5", b"Transfer-Encoding: chunked"])
def test_a_websocket_with_a_body_is_refused_at_once(served: Served, length: bytes) -> None:
    with closing(line(served)) as raw:
        asked = handshake("/api/lobby/live", "127.0.0.1")
        raw.sendall(asked[:-2] + length + b"\r\n\r\n")
        assert answer(raw).startswith(b"HTTP/1.1 400")


def test_who_offers_another_protocol_is_answered_as_if_it_had_not(served: Served) -> None:
    offer = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n"
    call = b"POST /api/tables/none/leave HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n" + offer + b"\r\n{}"
    with closing(line(served)) as raw:
        for said, status in ((call, b"404"), (HEALTH + offer + b"\r\n", b"200"), (call, b"404")):
            raw.sendall(said)
            assert raw.recv(4000).startswith(b"HTTP/1.1 " + status)


def test_a_body_after_a_call_that_waits_is_not_taken_for_its_answer(served: Served) -> None:
    with closing(line(served)) as raw:
        raw.sendall(HEALTH + b"\r\n" + WITH_BODY["a few bytes"])
        assert b"400" not in answer(raw)


def test_who_asks_far_ahead_of_the_answers_is_cut_off_and_a_little_ahead_may_be(served: Served) -> None:
    call = HEALTH + b"\r\n"
    with closing(line(served)) as raw:
        raw.sendall(call * protocol.MOST_AHEAD)
        found = b""
        while found.count(b'{"status":"ok"}') < protocol.MOST_AHEAD:
            found += raw.recv(65_536)
    with closing(line(served)) as raw:
        with suppress(ConnectionError):
            raw.sendall(call * 300)
        assert answer(raw).count(b"HTTP/1.1 ") <= protocol.MOST_AHEAD


def test_a_head_has_no_more_headers_than_a_browser_and_some_proxies_send(served: Served) -> None:
    for many, status in ((protocol.MOST_HEADERS - 1, 200), (protocol.MOST_HEADERS, 431)):
        with closing(line(served)) as raw:
            raw.sendall(HEALTH + b"a: b\r\n" * (many - 1) + b"Connection: close\r\n\r\n")
            assert answer(raw).startswith(f"HTTP/1.1 {status}".encode())


def test_a_length_of_nothing_is_no_body_and_the_line_goes_on(served: Served) -> None:
    with closing(line(served)) as raw:
        for _ in range(2):
            raw.sendall(HEALTH + b"Content-Length: 0\r\n\r\n")
            assert raw.recv(2000).startswith(b"HTTP/1.1 200")


def test_an_address_has_only_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    with running(tmp_path, crowd=1) as served, ExitStack() as stack:
        lines = [stack.enter_context(closing(line(served))) for _ in range(guard.EACH)]
        with closing(line(served)) as one_more, suppress(ConnectionError):
            one_more.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert answer(one_more) == b""
        assert coming_from(NEIGHBOUR, served).get("/healthz").status_code == 200
        lines[0].close()
        assert lines[1].send(b"x")
        again = Patient(STRANGER)
        assert again.get(f"{served.address}/healthz") == 200


def test_idle_connections_keep_nobody_out_of_a_full_server(tmp_path: Path) -> None:
    with running(tmp_path, connections=20) as served, ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(closing(line(served)))
        browser = coming_from(NEIGHBOUR, served)
        table = browser.open(ME, ME)["id"]
        with browser.seat(table, 0) as seat:
            assert heard(seat, "state")


# Pace


def opened(browser: Browser) -> int:
    return browser.post("/api/tables", json={"game": "novaluna", "seats": [ME, OPEN]}).status_code


def test_fresh_cookies_open_no_more_tables_than_an_address_may(tmp_path: Path) -> None:
    with running(tmp_path, crowd=5) as served:
        statuses = [opened(coming_from(STRANGER, served)) for _ in range(20)]
        each = PACES["open"].each
        assert each
        assert statuses.count(201) <= each.room * 5 + 2
        assert statuses[-1] == 429
        assert opened(coming_from(NEIGHBOUR, served)) == 201


def test_rematches_names_and_lines_of_chat_have_a_pace(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        browser = served.browser()
        assert [browser.put("/api/me", json={"name": "Eva"}).status_code for _ in range(15)][-1] == 429
        tables = [browser.open(ME, ME)["id"] for _ in range(12)]
        for table in tables:
            browser.post(f"/api/tables/{table}/resign", json={"seat": 0})
        again = [browser.post(f"/api/tables/{table}/rematch").status_code for table in tables]
        assert (again[0], again[-1]) == (200, 429)
        with browser.seat(tables[0], 0) as seat:
            for id in range(15):
                say(seat, id=id, chat="again")
            assert heard(seat, "error", 14)["error"] == "too-fast"


def test_many_talkers_fill_a_table_no_faster_than_one_may_read_and_those_who_sit_still_talk(tmp_path: Path) -> None:
    with running(tmp_path) as served, ExitStack() as stack:
        eva = served.browser()
        table = eva.open(ME, OPEN)["id"]
        seat = stack.enter_context(eva.seat(table, 0))
        each = [stack.enter_context(served.browser().live(f"/api/tables/{table}/live")) for _ in range(8)]
        for id in range(10):
            for talker in each:
                say(talker, id=id, chat="hello")
        assert heard(each[-1], "error")["error"] == "too-fast"
        for id in range(8):
            say(seat, id=id, chat="quiet, please")
            assert heard(seat, "done", id)


def test_strangers_at_a_table_take_nothing_from_those_who_sit_or_come(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        eva, jan = served.browser(), coming_from(NEIGHBOUR, served)
        table = eva.open(ME, OPEN)["id"]
        with httpx.Client(base_url=served.address, transport=httpx.HTTPTransport(local_address=STRANGER)) as stranger:
            assert sits_as_somebody_new(stranger, table) == 409
            assert 429 in (sits_as_somebody_new(stranger, table) for _ in range(1000))
        assert {eva.post(f"/api/tables/{table}/sit", json={"seat": 0}).status_code for _ in range(20)} == {200}
        assert jan.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200


def sits_as_somebody_new(stranger: httpx.Client, table: str) -> int:
    stranger.cookies.clear()
    return stranger.post(f"/api/tables/{table}/sit", json={"seat": 0}).status_code


def test_who_looks_on_from_one_address_leaves_others_to_talk() -> None:
    ours = Guard(Settings(), clock=lambda: 0.0)
    loud = [ours.allows("chat", STRANGER, f"p{n}", "k3v9") for n in range(100)]
    assert (loud[0], loud[-1]) == (True, False)
    assert ours.allows("chat", NEIGHBOUR, "ida", "k3v9")


def test_only_a_trusted_proxy_says_where_somebody_comes_from(tmp_path: Path) -> None:
    with running(tmp_path, crowd=1) as served:
        through_proxy, alone = served.browser(), coming_from(STRANGER, served)
        each = PACES["open"].each
        assert each
        for n in range(10):
            through_proxy.headers["X-Forwarded-For"] = f"203.0.113.{n}"
            assert opened(through_proxy) == 201
        statuses = []
        for n in range(10):
            alone.headers["X-Forwarded-For"] = f"203.0.113.{n}"
            statuses.append(opened(alone))
        assert statuses.count(201) <= each.room + 1


def test_thirty_people_behind_one_address_play(tmp_path: Path) -> None:
    with running(tmp_path) as served, ExitStack() as stack:
        people = [coming_from(STRANGER, served) for _ in range(30)]
        for n, browser in enumerate(people):
            assert browser.put("/api/me", json={"name": f"P{n}"}).status_code == 200
            assert browser.get("/").status_code == 200
            table = browser.open(ME, ME)["id"]
            cookie = f"asterism={browser.cookies['asterism']}"
            for path in ("/api/lobby/live", f"/api/tables/{table}/live?seat=0"):
                seat = stack.enter_context(live(served.address, path, served.address, cookie, STRANGER))
            state = heard(seat, "state")
            say(seat, id=1, chat="hello")
            assert heard(seat, "done", 1)
            if state["offers"]:
                say(seat, id=2, do=state["offers"][0]["do"], at=state["at"])
                assert heard(seat, "state", 2)


def test_thirty_browsers_behind_one_address_load_at_once_and_all_get_page_and_line(tmp_path: Path) -> None:
    """As browsers do: six connections that stay open, over which all files of a page come, and a websocket or two."""
    with running(tmp_path) as served, ExitStack() as stack:
        every = [[stack.enter_context(closing(line(served))) for _ in range(6)] for _ in range(30)]
        for lines in every:
            assert {status_of(raw) for raw in lines for _ in range(8)} == {200}
        for _ in range(60):
            stack.enter_context(closing(upgraded(served, "/api/lobby/live")))


def status_of(raw: socket.socket) -> int:
    """The status of one more call."""
    raw.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    return int(raw.recv(4000).split()[1])


def test_a_refusal_is_one_line_of_the_log_that_says_who_and_what(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    ours = Guard(Settings(), lambda: now)
    for _ in range(5):
        ours.note("flood", STRANGER, "eva", "k3v9")
    assert said(caplog) == [f"refused=flood address={STRANGER} player=eva table=k3v9 times=1"]
    now = 100.0
    ours.note("flood", STRANGER)
    assert said(caplog)[1:] == [f"refused=flood address={STRANGER} times=5"]


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [text(record) for record in caplog.records]


def test_many_addresses_do_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    ours = Guard(Settings(), lambda: now)
    for each in range(2 * MANY):
        ours.note("flood", f"2001:db8:{each:x}::1")
    assert len(said(caplog)) == MANY + 1
    assert said(caplog)[-1] == "refused=flood address=many-others times=1"
    now = 100.0
    ours.note("flood", STRANGER)
    assert said(caplog)[-1] == f"refused=flood address={STRANGER} times=1"


@pytest.mark.parametrize(
    ("refused", "noted"),
    [
        (Refused("not-offered", "", 409), False),
        (Refused("not-your-seat", "", 403), False),
        (Refused("no-table", "", 404), False),
        (Refused("too-fast", "", 429), False),
        (Refused("failed", "", 500), False),
        (Refused("too-many-shows", "", 429), True),
        (Refused("muted", "", 403), True),
        (Refused("not-stored", "", 503), True),
    ],
)
def test_limits_offences_and_failures_are_noted_once_and_answers_of_games_never(
    caplog: pytest.LogCaptureFixture, refused: Refused, noted: bool
) -> None:
    Guard(Settings()).report(refused, STRANGER, "eva", "k3v9")
    line = f"refused={refused.key} address={STRANGER} player=eva table=k3v9 times=1"
    assert said(caplog) == ([line] if noted else [])


def test_a_home_of_ipv6_is_one_address() -> None:
    assert rate_key("2001:db8::1") == rate_key("2001:db8::ffff:1") != rate_key("2001:db8:0:1::1")
    assert rate_key("::ffff:203.0.113.5") == rate_key("203.0.113.5") == "203.0.113.5"


# Names of the server


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "203.0.113.9", ""])
def test_a_name_that_is_not_ours_reaches_nothing(served: Served, host: str) -> None:
    for path in ("/", "/api/lobby", "/metrics", "/healthz"):
        refused = httpx.get(served.address + path, headers={"Host": host})
        assert (refused.status_code, refused.json()["error"]) == (421, "wrong-host")
    with closing(line(served)) as raw:
        raw.sendall(handshake("/api/lobby/live", host))
        assert answer(raw).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:1", "[::1]:8765", "LOCALHOST.", "games.example.org:443", "box"]
)
def test_our_own_names_are_answered(tmp_path: Path, host: str) -> None:
    with running(tmp_path, address="https://games.example.org", hosts=("box",)) as served:
        assert httpx.get(f"{served.address}/api/lobby", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("id", ["a%0Ab", "a%1B[2J", "%00", "%7F", "a%E2%80%AEb"])
def test_an_id_with_signs_that_can_not_be_seen_gets_no_further_than_the_door(served: Served, id: str) -> None:
    browser = served.browser()
    for answer in (browser.get(f"/api/tables/{id}"), browser.post(f"/api/tables/{id}/leave")):
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-path")
    with pytest.raises(InvalidStatus):
        browser.live(f"/api/tables/{id}/live")


def test_a_host_is_read_with_and_without_a_port() -> None:
    assert [host_name(one) for one in ("a:1", "a", "[::1]:5", "::1", "1.2.3.4:80", "A.")] == [
        "a",
        "a",
        "::1",
        "::1",
        "1.2.3.4",
        "a",
    ]


def test_messages_that_come_whole_are_counted_as_before(served: Served) -> None:
    with served.browser().live("/api/lobby/live") as line:
        line.send("x")
        assert json.loads(line.recv(60)).keys() >= {"open"}
        assert re.match("nothing", heard(line, "error")["error"])
