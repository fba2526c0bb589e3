"""The examples of docs/serving.md for nginx and Caddy, as they stand there, before a real server: `make proxies`."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from asterism.server.settings import Settings
from server.browsers import Served, heard

SERVING = Path(__file__).parents[2] / "docs" / "serving.md"
NAME, OURS = "games.example.org", "http://games.example.org"
ME, OPEN = {"who": "me"}, {"who": "open"}
FIRST, SECOND = "127.0.0.5", "127.0.0.6"
IDLE = 65  # longer than the example's proxy_read_timeout
NGINX = """daemon off; user root; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{ access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
{example}
}}"""
CADDY = """{{
    admin off
    auto_https off
    default_bind 127.0.0.1
}}
{example}"""


class Proxy(NamedTuple):
    """A kind of proxy: its example, what stands around that, how it is made to listen to a port, and its command."""

    begins: str
    around: str
    listen: Callable[[str, int], str]
    command: Callable[[Path], list[str]]


def found(program: str) -> str:
    return shutil.which(program) or f"/usr/sbin/{program}"


PROXIES = {
    "nginx": Proxy(
        r"map \$http_upgrade",
        NGINX,
        lambda example, port: example.replace("listen 443 ssl", f"listen 127.0.0.1:{port}"),
        lambda config: [found("nginx"), "-p", str(config.parent), "-c", str(config)],
    ),
    "caddy": Proxy(
        r"games\.example\.org \{",
        CADDY,
        lambda example, port: example.replace(NAME, f"{OURS}:{port}"),
        lambda config: [found("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)],
    ),
}


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture(scope="module", params=PROXIES)
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a proxy answers for a server."""
    proxy, folder, port = PROXIES[request.param], tmp_path_factory.mktemp("proxy"), free_port()
    served = Served(Settings(port=0, data=folder / "data", address=OURS))
    example = re.search(rf"```\n({proxy.begins}.*?)```", SERVING.read_text(encoding="utf-8"), re.S)
    assert example
    its = proxy.listen(example[1], port).replace("127.0.0.1:8765", f"127.0.0.1:{served.settings.port}")
    config = folder / "config"
    config.write_text(proxy.around.format(folder=folder, example=its), encoding="utf-8")
    surroundings = {**os.environ, "HOME": str(folder)}
    with (
        open(folder / "said", "wb") as said,
        subprocess.Popen(proxy.command(config), env=surroundings, stderr=said) as running,
    ):
        try:
            _wait_for(port, folder / "said")
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
    served.stop()


def _wait_for(port: int, said: Path) -> None:
    for _ in range(200):
        with closing(socket.socket()) as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"the proxy does not answer: {said.read_text()}")


def browser(proxied: str, source: str = "127.0.0.1", **headers: str) -> httpx.Client:
    """A browser that knows the proxy by its name."""
    way = httpx.HTTPTransport(local_address=source)
    return httpx.Client(base_url=proxied, headers={"Host": NAME, **headers}, timeout=60, transport=way)


def opened(one: httpx.Client, *seats: dict[str, str]) -> httpx.Response:
    return one.post("/api/tables", json={"game": "novaluna", "seats": list(seats)})


def seated(proxied: str, origin: str = OURS) -> ClientConnection:
    """Somebody at a table of their own, whose browser sends nothing that is not asked for."""
    with browser(proxied, Origin=OURS) as one:
        one.headers["Cookie"] = one.get("/api/me").headers["set-cookie"].partition(";")[0]
        table = opened(one, ME)
        assert table.status_code == 201, table.text
        return connect(
            f"ws://{NAME}/api/tables/{table.json()['id']}/live?seat=0",
            sock=socket.create_connection(("127.0.0.1", int(proxied.rpartition(":")[2])), 60),
            origin=Origin(origin),
            additional_headers={"Cookie": one.headers["Cookie"]},
            open_timeout=60,
            ping_interval=None,
        )


def silent(seat: ClientConnection, seconds: float) -> bool:
    """Is nothing said for so long?"""
    try:
        seat.recv(seconds)
    except TimeoutError:
        return True
    return False


def test_people_play_through_the_proxy(proxied: str) -> None:
    with seated(proxied) as seat:
        state = heard(seat, "state")
        seat.send(json.dumps({"id": 1, "do": state["offers"][0]["do"], "at": state["at"]}))
        assert heard(seat, "state", 1)["view"] != state["view"]


def test_a_page_loads_through_the_proxy(proxied: str) -> None:
    with browser(proxied) as one:
        assert "<html" in one.get("/").text


def test_pages_elsewhere_reach_nothing_through_the_proxy(proxied: str) -> None:
    with browser(proxied, Origin="http://evil.example") as one:
        assert opened(one, ME).json()["error"] == "foreign-origin"
    with pytest.raises(InvalidStatus):
        seated(proxied, origin="http://evil.example")


def test_limits_go_by_who_stands_before_the_proxy_whatever_they_say(proxied: str) -> None:
    statuses = []
    for number in range(40):
        with browser(proxied, FIRST, **{"X-Forwarded-For": f"203.0.113.{number}"}) as stranger:
            statuses.append(opened(stranger, OPEN, OPEN).status_code)
    with browser(proxied, SECOND) as another:
        statuses.append(opened(another, OPEN, OPEN).status_code)
    assert statuses[-2:] == [429, 201]


@pytest.mark.parametrize("size", [20_000, 3_000_000])
def test_what_is_too_large_is_refused_and_others_go_on(proxied: str, size: int) -> None:
    path = "/api/tables" if size < 1_000_000 else "/api/replays"
    with browser(proxied) as one:
        assert one.post(path, content=b"x" * size).status_code == 413
        assert one.get("/api/lobby").status_code == 200


def test_a_line_on_which_nothing_is_said_holds(proxied: str) -> None:
    with seated(proxied) as seat:
        heard(seat, "state")
        while not silent(seat, IDLE):
            pass
        seat.send('{"ping":true}')
        assert heard(seat, "pong")
