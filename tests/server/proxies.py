"""The example of docs/serving.md for nginx, as it stands there, before a real server: `make proxies`."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from asterism.server.settings import Settings
from server.browsers import Served, heard, live

SERVING = Path(__file__).parents[2] / "docs" / "serving.md"
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
NAME = "games.example.org"
AROUND = """daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{ access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
{example}
}}"""


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where nginx answers for a server."""
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    served = Served(Settings(port=0, data=folder / "data", address=f"http://{NAME}"))
    found = re.search(r"```\n(map \$http_upgrade.*?)```", SERVING.read_text(encoding="utf-8"), re.S)
    assert found
    example = found[1].replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    example = example.replace("127.0.0.1:8765", f"127.0.0.1:{served.settings.port}")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, example=example), encoding="utf-8")
    with subprocess.Popen(
        [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.PIPE
    ) as nginx:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}"
        nginx.terminate()
    served.stop()


def _wait_for(port: int) -> None:
    for _ in range(200):
        with closing(socket.socket()) as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not answer")


def test_people_play_through_the_proxy(proxied: str) -> None:
    headers = {"Host": NAME, "Origin": f"http://{NAME}"}
    with httpx.Client(base_url=proxied, headers=headers, timeout=60) as browser:
        cookie = browser.get("/api/me").headers["set-cookie"].partition(";")[0]
        opened = browser.post(
            "/api/tables", json={"game": "novaluna", "seats": [{"who": "me"}] * 2}, headers={"Cookie": cookie}
        )
        assert opened.status_code == 201, opened.text
        path = f"/api/tables/{opened.json()['id']}/live?seat=0"
    with live(proxied, path, f"http://{NAME}", cookie, host=NAME) as seat:
        assert heard(seat, "state")["view"]


def test_limits_go_by_who_stands_before_the_proxy(proxied: str) -> None:
    statuses = []
    for source in ["127.0.0.5"] * 40 + ["127.0.0.6"]:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source), headers={"Host": NAME}) as stranger:
            opened = stranger.post(f"{proxied}/api/tables", json={"game": "novaluna", "seats": [{"who": "open"}] * 2})
            statuses.append(opened.status_code)
    assert statuses[-2:] == [429, 201]
