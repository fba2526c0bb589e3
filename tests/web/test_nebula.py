"""Nebula on its own board, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browser import settle
from web.boards import (
    LIT,
    PHONE,
    Way,
    by_keys,
    by_mouse,
    by_touch,
    decide,
    looks_right,
    my_turn,
    overflows,
    play_ahead,
    play_out,
    sit_down,
)

Visit = Callable[..., Page]
SOME = 8  # decisions: two turns


def begun(page: Page) -> None:
    """Choose the personal task."""
    my_turn(page)
    decide(page, by_mouse)
    my_turn(page)


def play_some(page: Page, way: Way) -> None:
    for _ in range(SOME):
        assert my_turn(page)
        decide(page, way)


def test_a_game_is_begun_and_ended_by_mouse_and_ends_with_a_sheet_of_six_parts(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nebula", "easy")
    play_some(page, by_mouse)
    play_ahead(page, "nebula", "easy", left=SOME)
    assert play_out(page, by_mouse) > 1
    sheet = page.get_by_role("table", name="Final scoring").first
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("row")).to_have_count(8)


def test_a_basic_game_is_begun_and_ended_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nebula", "easy", basic=True)
    play_some(page, by_keys)
    play_ahead(page, "nebula", "easy", basic=True, left=SOME)
    assert play_out(page, by_keys) > 1


def test_a_basic_game_is_begun_and_ended_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page, motion=False)
    sit_down(page, "nebula", "easy", basic=True)
    play_some(page, by_touch)
    play_ahead(page, "nebula", "easy", basic=True, left=SOME)
    assert play_out(page, by_touch) > 1
    assert not overflows(page)


def test_a_space_that_is_not_lit_says_why(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nebula", "easy")
    begun(page)
    while not page.locator('[data-light^="space."]').count():
        decide(page, by_mouse)
        my_turn(page)
    page.locator('[data-space="20"] .grip').hover()
    expect(page.get_by_text(re.compile("first star goes to the centre|linked to none"))).to_be_visible()


def test_the_other_way_round_to_a_ray_is_offered(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nebula", "easy")
    begun(page)
    page.locator('[data-light="ray.0.3"]').click()
    page.get_by_role("button", name="5 counter-clockwise", exact=True).click()
    expect(page.locator('[data-light="ray.0.3"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator('button[data-offer="move steps:-5"]')).to_have_attribute("aria-pressed", "true")


def test_the_board_speaks_every_language_and_axe_finds_nothing_in_any_theme(visit: Visit) -> None:
    page = visit()
    address = sit_down(page, "nebula", "easy", "easy", "easy")
    begun(page)
    looks_right(page, address, LIT)
