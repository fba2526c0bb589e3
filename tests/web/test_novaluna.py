"""Nova Luna on its own board, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browser import settle
from web.boards import (
    CHOSEN,
    LIT,
    PHONE,
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
    violations,
)

Visit = Callable[..., Page]


def test_a_whole_game_by_mouse_while_pieces_travel(visit: Visit) -> None:
    page = visit(speed=3, reduced_motion="no-preference")
    settle(page, sound=False)
    sit_down(page, "novaluna", "easy", tokens=5)
    assert play_out(page, by_mouse) > 4
    expect(page.get_by_text("wins.").filter(visible=True).first).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "novaluna", "easy", tokens=5)
    assert play_out(page, by_keys) > 4
    expect(page.get_by_text("wins.").filter(visible=True).first).to_be_visible()


def test_keys_go_on_where_they_were(visit: Visit) -> None:
    page = visit()
    sit_down(page, "novaluna", "easy")
    my_turn(page)
    decide(page, by_keys)
    my_turn(page)
    expect(page.locator(f"{LIT}:focus")).to_have_attribute("data-do", re.compile("^place"))


def test_a_pick_is_taken_back_a_hint_is_given_and_keys_are_listed(visit: Visit) -> None:
    page = visit()
    sit_down(page, "novaluna", "easy")
    my_turn(page)
    decide(page, by_mouse)
    expect(page.locator(LIT).first).to_have_attribute("data-do", re.compile("^place"))
    page.keyboard.press("u")
    expect(page.locator(LIT).first).to_have_attribute("data-do", re.compile("^pick"))
    page.keyboard.press("h")
    expect(page.get_by_text("A bot would do this.")).to_be_visible()
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Keys")).to_be_hidden()


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page, motion=False)
    sit_down(page, "novaluna", "easy", tokens=5)
    assert play_out(page, by_touch) > 4
    assert not overflows(page)
    expect(page.get_by_text("wins.").filter(visible=True).first).to_be_visible()


def test_alone_the_sheet_shows_two_sums(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    play_ahead(page, "novaluna", left=6)
    assert play_out(page, by_mouse) > 1
    first, second = page.locator(".phase b").all_inner_texts()
    assert int(first) > 0
    expect(page.get_by_text(f"Together {int(first) + int(second)}.").first).to_be_visible()


def test_the_board_speaks_every_language_and_axe_finds_nothing_in_any_theme(visit: Visit) -> None:
    page = visit()
    looks_right(page, sit_down(page, "novaluna", "easy", "easy", "easy"), LIT)
