"""`make pictures GAMES=...`: takes the pictures in docs/img anew, of all games or of some."""

from __future__ import annotations

import signal
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from asterism.core.game import slugs
from benchmarks.browser import arrive, obey, sit_down, wait
from benchmarks.workers import ROOT
from support.browser import END, browsing, settle
from support.host import Host

FOLDER = ROOT / "docs" / "img"
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SETTLED = 700


class Scene(NamedTuple):
    """A table worth a picture: so many seats, after so many decisions, and what is then to be decided."""

    seats: int
    decisions: int
    lit: str


SCENES = {
    "clusters": Scene(4, 8, '[data-light^="place"]'),
    "galaxies": Scene(4, 60, '.rolled [data-light^="die"]'),
    "nebula": Scene(3, 30, '[data-light^="space"]'),
    "nightsky": Scene(4, 12, "[data-pattern]"),
    "novaluna": Scene(4, 24, '[data-light^="place"]'),
}
TRIES = 4


def keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")


def choose(page: Page) -> None:
    """Select what brings most, so that its preview is seen."""
    wait(page)
    page.keyboard.press("1")


def midway(page: Page, address: str, slug: str) -> str:
    """A table well on in a game; a game that is over sooner is begun again."""
    scene = SCENES[slug]
    for _ in range(TRIES):
        path = sit_down(page, address, slug, bots=scene.seats - 1)
        page.goto(path)
        if reached(page, scene):
            return path
    raise RuntimeError(f"every game of {slug} is over too soon")


def reached(page: Page, scene: Scene) -> bool:
    """Play until the scene is there, or the game is over (false)."""
    done = 0
    while not over(page):
        if done >= scene.decisions and page.locator(f".board {scene.lit}").count():
            return True
        obey(page)
        done += 1
    return False


def over(page: Page) -> bool:
    wait(page)
    return page.locator(END).count() > 0


def of_game(browser: Browser, page: Page, address: str, slug: str) -> None:
    """A table: large in each theme, then on a phone."""
    path = midway(page, address, slug)
    for theme in ("night", "day", "glow"):
        settle(page, theme=theme, motion=False)
        page.goto(path)
        choose(page)
        keep(page, f"{slug}-{theme}")
    settle(page, motion=False)
    phone = on_a_phone(browser, page, address)
    phone.goto(path)
    choose(phone)
    keep(phone, f"{slug}-phone")


def on_a_phone(browser: Browser, page: Page, address: str) -> Page:
    """The same player with a phone."""
    phone = arrive(browser, address, viewport=PHONE, has_touch=True, storage_state=page.context.storage_state())
    settle(phone, motion=False)
    return phone


def of_lobby(browser: Browser, page: Page, address: str) -> None:
    page.goto("/")
    keep(page, "lobby")
    phone = on_a_phone(browser, page, address)
    phone.goto("/")
    keep(phone, "lobby-phone")


def take(browser: Browser, address: str, chosen: list[str]) -> None:
    page = arrive(browser, address, viewport=DESKTOP)
    settle(page, motion=False)
    page.request.put("/api/me", data={"name": "Eva"}, headers={"origin": address})
    for slug in chosen:
        of_game(browser, page, address, slug)
    of_lobby(browser, page, address)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        host = Host(Path(folder), sixth_game=False)
        host.start()
        try:
            take(browser, host.address, sys.argv[1:] or slugs())
        finally:
            host.kill(signal.SIGTERM)


if __name__ == "__main__":
    main()
