"""`python -m benchmarks.pictures`: takes the pictures in docs/img anew."""

from __future__ import annotations

import signal
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from benchmarks.browser import arrive, browsing, decide, settle, sit_down, wait
from benchmarks.server.host import Host
from benchmarks.workers import ROOT

FOLDER = ROOT / "docs" / "img"
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
TURNS = 21
SETTLED = 700


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")


def choose(page: Page) -> None:
    """Select what brings most, so that its preview is seen."""
    wait(page)
    page.keyboard.press("1")


def at_the_table(browser: Browser, page: Page, path: str) -> None:
    """A table in the middle of a game: large in each theme, then on a phone."""
    page.goto(path)
    for _ in range(TURNS):
        decide(page)
    for theme in ("night", "day", "glow"):
        settle(page, theme=theme, motion=False)
        page.goto(path)
        choose(page)
        keep(page, f"table-{theme}")
    settle(page, motion=False)
    phone = arrive(browser, page.url, viewport=PHONE, has_touch=True, storage_state=page.context.storage_state())
    phone.goto(path)
    for name in ("phone-1", "phone-2"):
        choose(phone)
        keep(phone, name)
        phone.keyboard.press("Enter")


def take(browser: Browser, address: str) -> None:
    page = arrive(browser, address, viewport=DESKTOP)
    settle(page, motion=False)
    page.request.put("/api/me", data={"name": "Eva"}, headers={"origin": address})
    path = sit_down(page, address, bots=3)
    page.goto("/")
    keep(page, "lobby")
    page.goto("/learn/novaluna")
    keep(page, "how-to")
    at_the_table(browser, page, path)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        host = Host(Path(folder))
        host.start()
        try:
            take(browser, host.address)
        finally:
            host.kill(signal.SIGTERM)


if __name__ == "__main__":
    main()
