"""What people do at a table, by what they see."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from support.browser import READY, settle

LONG, SOON = 60_000, 250


def open_table(page: Page, game: str, *seats: str, options: dict[str, int] | None = None) -> None:
    """Open a table by its form, to play in words; seats and options are the words of the form, the first seat mine."""
    settle(page, text=True)
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=str(len(seats)), exact=True).check()
    for number, seat in enumerate(seats, 1):
        page.get_by_label(f"Player {number}", exact=True).select_option(seat)
    for name, value in (options or {}).items():
        page.get_by_label(name).fill(str(value))
    page.get_by_role("button", name="Open the table").or_(page.get_by_role("button", name="Start the game")).click()
    page.wait_for_url("**/t/*")


def sit_down(page: Page, address: str, name: str) -> None:
    """Come by a link and take the free seat, to play in words."""
    settle(page, text=True)
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def offers(page: Page) -> list[str]:
    """What I may do now."""
    found: list[str] = page.locator("button[data-offer]:enabled").evaluate_all(
        "all => all.map(one => one.dataset.offer)"
    )
    return found


def awaited(page: Page) -> list[str]:
    """What I may do, as soon as I may do anything."""
    page.locator("button[data-offer]:enabled").first.wait_for()
    return offers(page)


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Play again").or_(page.get_by_role("link", name="Replay")).count() > 0


def do(page: Page, offer: str) -> None:
    """Choose an offer from the list and do it; an only one is chosen already."""
    shown = page.locator(SHOWN).get_attribute("data-shown")
    button = page.locator(f'button[data-offer="{offer}"]')
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    page.locator("button.main").first.click()
    page.wait_for_function(CHANGED, arg=shown, timeout=LONG)


SHOWN = "#main[data-shown]"
CHANGED = f"shown => document.querySelector('{SHOWN}')?.dataset.shown !== shown"


def play_out(*pages: Page, step: Callable[[Page, list[str]], Any] | None = None, most: int = 400) -> int:
    """Play until everybody sees the end; how many decisions that took."""
    count = 0
    while not all(is_over(page) for page in pages):
        moved = False
        for page in pages:
            may = offers(page)
            if may:
                (step or first)(page, may)
                count, moved = count + 1, True
        if not moved:
            somebody_may(pages[count % len(pages)])
        assert count < most
    return count


def somebody_may(page: Page) -> None:
    """Wait a little for this page's turn or the end; perhaps another's turn comes first."""
    with suppress(PlaywrightTimeout):
        page.locator(READY).first.wait_for(state="attached", timeout=SOON)


def first(page: Page, may: list[str]) -> None:
    do(page, may[0])
