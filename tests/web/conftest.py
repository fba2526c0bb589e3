"""A real server in its own process, and real people in Chromium."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from support.browser import QUIET, chromium
from support.host import Host

PATIENCE = 60_000
SHELL = "chromium-headless-shell"  # the same browser without windows: less to run
DOORSTEP = "/healthz"  # of the same server, and nothing to load
TESTS = Path(__file__).parents[1]
Visit = Callable[..., Page]
HURRY = 12  # times as fast as for people
USUAL = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
expect.set_options(timeout=PATIENCE)


class Seeded(Host):
    """A server on which every game of the same moves is the same game."""

    program = ("web.seeded",)

    @property
    def surroundings(self) -> dict[str, str]:
        around = super().surroundings
        path = os.pathsep.join((str(TESTS), around["PYTHONPATH"]))
        return {**around, "PYTHONPATH": path, "ASTERISM_RATE": "1000"}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=shutil.which(SHELL) or chromium(), args=QUIET)
        yield running
        running.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    server = Seeded(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.kill(signal.SIGTERM)


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    yield from visits(browser, host)


def visits(browser: Browser, host: Host) -> Iterator[Visit]:
    """A newcomer's own browser, in which pieces don't travel; when the test ends nothing may have gone wrong in any."""
    contexts, wrong = [], list[str]()

    def come(path: str = DOORSTEP, speed: int = HURRY, **more: Any) -> Page:
        context = browser.new_context(**{"base_url": host.address, **USUAL, **more})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text) if "Content Security" in line.text else None)
        hurry(page, speed)
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong


def hurry(page: Page, speed: int) -> None:
    """All that moves or fades does so, but sooner: nobody watches."""
    line = page.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": speed})
