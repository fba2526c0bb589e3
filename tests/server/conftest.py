"""Servers and browsers for tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
