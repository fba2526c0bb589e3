"""Games played in a browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from support.browser import READY

PATIENCE = 60_000
ADVICE = ".advice"
SHOWN = "document.querySelector('#main').dataset.shown"


def arrive(browser: Browser, address: str, **more: Any) -> Page:
    """A newcomer's page, on the lobby."""
    context = browser.new_context(**{"base_url": address, "locale": "en-GB", **more})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    return page


def sit_down(page: Page, address: str, game: str, bots: int) -> str:
    """Open a table against bots; its path."""
    seats = [{"who": "me"}, *({"who": "bot", "level": "medium"} for _ in range(bots))]
    body = {"game": game, "options": {}, "seats": seats, "public": False, "confirm": False, "clock": None}
    answer = page.request.post("/api/tables", data=body, headers={"origin": address})
    return f"/t/{answer.json()['id']}"


def wait(page: Page) -> None:
    """Wait until it is my turn."""
    page.locator(READY).first.wait_for(state="attached")


def decide(page: Page) -> None:
    """Do what brings most."""
    wait(page)
    before = page.evaluate(SHOWN)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    moved(page, before)


def obey(page: Page) -> None:
    """Do what the hint says."""
    wait(page)
    before = page.evaluate(SHOWN)
    page.keyboard.press("h")
    page.locator(ADVICE).wait_for()
    page.keyboard.press("Enter")
    moved(page, before)


def moved(page: Page, before: str) -> None:
    """Wait until the table is shown as it stands after a move."""
    page.wait_for_function(f"before => {SHOWN} !== before", arg=before)
