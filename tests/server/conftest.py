"""Servers, browsers and the operator's commands for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from asterism import cli
from asterism.server import serving
from asterism.server.settings import Settings
from server.browsers import Browser, Served

CROWD = 1000  # all tests come from one address


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(Settings(port=0, data=tmp_path_factory.mktemp("data"), crowd=CROWD))
    yield running
    running.stop()


@pytest.fixture
def browser(served: Served) -> Browser:
    return served.browser()


class Ended(NamedTuple):
    """How a command ended."""

    code: Any
    out: str
    err: str


Command = Callable[..., Ended]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command `asterism` in this process, with the data of this test; a server that it starts is a failure."""

    def run(*args: str, data: Path = tmp_path, **settings: str) -> Ended:
        with monkeypatch.context() as around:
            for name, value in {"ASTERISM_DATA": str(data), "COLUMNS": "200", **settings}.items():
                around.setenv(name, value)
            around.setattr(serving, "server", lambda *_: pytest.fail("it serves"))
            return Ended(_code(args), *capsys.readouterr())

    return run


def _code(args: tuple[str, ...]) -> Any:
    try:
        cli.main(args)
    except SystemExit as ended:
        return ended.code
    return 0
