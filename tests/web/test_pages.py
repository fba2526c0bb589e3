"""The pages around the games: for everybody's eyes, in every language, quickly there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from web.boards import (
    LANGUAGES,
    OF_COLOURS,
    PHONE,
    THEMES,
    by_mouse,
    overflows,
    play_ahead,
    play_out,
    see,
    sit_down,
    violations,
)
from web.people import open_table

Visit = Callable[..., Page]
FIRST_VISIT, REQUESTS = 150_000, 25
PAGES = {  # and what is there when all is
    "/": "#main:has(article button.main) .mine .none:not(:has-text('…'))",
    "/new/novaluna": "form button.main",
    "/learn/novaluna": "article svg",
    "/learn/nebula/rules": "article .sentence",
    "/settings": "#main section",
    "/t/nosuchtable": "#main a",
}
TEXTS = Path(__file__).parents[2] / "web" / "src" / "i18n" / "texts"
LOBBY = {
    language: re.findall("^lobby-title = (.*)$", (TEXTS / f"{language}.ftl").read_text(), re.MULTILINE)[0]
    for language in LANGUAGES
}


@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing_on_any_page_in_any_theme(visit: Visit, address: str) -> None:
    page = visit()
    in_every_theme(page, address, page.locator(PAGES[address]).first)


def test_axe_finds_nothing_while_waiting_and_behind_the_curtain_in_any_theme(visit: Visit) -> None:
    page = visit()
    open_table(page, "novaluna", "Me, at this screen", "A friend, by link")
    in_every_theme(page, page.url, page.get_by_role("heading", name="One seat is still free"))
    open_table(page, "sealed", "Me, at this screen", "Me, at this screen", "Bot, easy")
    in_every_theme(page, page.url, page.get_by_role("button", name="I am here"))


def test_axe_finds_nothing_at_the_end_and_in_a_replay_in_any_theme(visit: Visit) -> None:
    page = visit()
    address = play_ahead(page, "novaluna", "easy", left=2, tokens=2)
    play_out(page, by_mouse)
    assert not violations(page)
    in_every_theme(page, address, page.locator("#end"))
    in_every_theme(page, f"{address}/replay/2", page.get_by_text("Step 2 of"))


def in_every_theme(page: Page, address: str, seen: Locator) -> None:
    """All that axe knows is tried in one theme; in the others what they may break."""
    for theme, rules in zip(THEMES, ((), OF_COLOURS, OF_COLOURS), strict=True):
        see(page, address, theme=theme)
        expect(seen).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => {})")
        assert not violations(page, *rules), theme


@pytest.mark.parametrize("game", ["novaluna", "sealed"])
def test_axe_finds_nothing_on_a_board_in_words(visit: Visit, game: str) -> None:
    page = visit()
    open_table(page, game, "Me, at this screen", "Bot, easy", "Bot, easy")
    expect(page.locator("[data-offer]").first).to_be_visible()
    assert not violations(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_speaks_and_fits_a_phone(visit: Visit, language: str) -> None:
    page = visit(**PHONE)
    see(page, "/", language=language)
    expect(page.get_by_role("heading", name=LOBBY[language])).to_be_visible()
    for address, seen in PAGES.items():
        see(page, address, language=language)
        expect(page.locator(seen).first).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => {})")
        assert not overflows(page), address


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ"])
def test_a_first_visit_loads_little_in_few_requests(visit: Visit, locale: str) -> None:
    page, loaded = visit("about:blank", locale=locale), list[Request]()
    page.on("requestfinished", lambda request: loaded.append(request))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", name=LOBBY[locale[:2]])).to_be_visible()
    sizes = {one.url: one.sizes()["responseBodySize"] for one in loaded}
    assert 10 < len(sizes) <= REQUESTS, sizes
    assert sum(sizes.values()) < FIRST_VISIT, sizes


def test_a_newcomer_is_one_player_from_the_first_page_on(visit: Visit) -> None:
    page = visit("/")
    first = player(page)
    sit_down(page, "novaluna", "easy")
    page.wait_for_load_state("networkidle")
    assert player(page) == first


def player(page: Page) -> str:
    (cookie,) = page.context.cookies()
    return cookie["value"].rpartition(".")[0]
