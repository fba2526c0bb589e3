"""Hvězdokupy on its own board, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browser import settle
from web.boards import (
    LIT,
    MAIN,
    PHONE,
    by_keys,
    by_mouse,
    by_touch,
    decide,
    looks_right,
    my_turn,
    overflows,
    play_out,
    sit_down,
)

Visit = Callable[..., Page]


def ended(page: Page) -> None:
    expect(page.locator("#main").get_by_text("The game is over").filter(visible=True).first).to_be_visible()


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    settle(page, sound=False)
    sit_down(page, "clusters", "medium")
    assert play_out(page, by_mouse) > 1
    ended(page)
    expect(page.locator("[data-shines]").first).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    settle(page, motion=False)
    sit_down(page, "clusters", "medium", "medium")
    assert play_out(page, by_keys) > 1
    ended(page)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", **PHONE)
    settle(page, motion=False)
    sit_down(page, "clusters", "medium", "medium")
    assert play_out(page, by_touch) > 1
    assert not overflows(page)


def test_with_zero_chance_there_is_no_die(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    settle(page, motion=False)
    sit_down(page, "clusters", "medium", "medium", zero_chance=True, colour1=3)
    assert play_out(page, by_mouse) > 1
    ended(page)
    assert page.locator("[data-die]").count() == 0


def test_both_numbers_light_their_cells_in_two_tones(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    settle(page, motion=False)
    sit_down(page, "clusters", "easy", "easy")
    tones = set[str]()
    while my_turn(page) and tones != {"face", "couple"}:
        tones = {tone for tone in ("face", "couple") if page.locator(f"[data-do] text.{tone}").count()}
        decide(page, by_mouse)
    assert tones


def test_pointing_at_a_card_shows_where_its_constellation_is_nearest(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    settle(page, motion=False)
    sit_down(page, "clusters", "easy", "easy")
    my_turn(page)
    assert page.locator("[data-want]").count() == 0
    page.get_by_role("button", name="Show where.").first.hover()
    expect(page.locator("[data-want]")).to_have_count(7)


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    settle(page, motion=False)
    sit_down(page, "clusters", "easy", "easy")
    my_turn(page)
    page.get_by_label("The Moon in row").click()
    expect(page.get_by_text("The Moon takes this cell out of the game.")).to_be_visible()


def test_when_the_sand_has_run_out_bob_plays(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    settle(page, motion=False)
    page.goto("/new/clusters")
    page.get_by_label("Player 2", exact=True).select_option("bot easy")
    page.get_by_label("Clock").select_option("own")
    page.get_by_role("spinbutton", name="Seconds a turn").fill("2")
    page.get_by_role("button", name="Start the game").click()
    while my_turn(page) and page.locator('[data-do="roll"]').count() == 0:
        decide(page, by_mouse)
    expect(page.get_by_role("img", name="left").first).to_be_visible()
    expect(page.get_by_text("Time is up for").first).to_be_visible()


def test_the_form_suggests_the_hourglass(visit: Visit) -> None:
    page = visit()
    page.goto("/new/clusters")
    clock = page.get_by_label("Clock")
    expect(clock.locator("option").nth(1)).to_have_text("25 seconds a turn")
    page.get_by_role("radio", name="4", exact=True).check()
    expect(clock.locator("option").nth(1)).to_have_text("20 seconds a turn")
    expect(page.get_by_label("Constellation of player 4")).to_be_visible()
    expect(page.get_by_label("Constellation of player 5")).to_have_count(0)
    clock.select_option(index=1)
    expect(page.get_by_label("Wait until the time is over")).not_to_be_checked()


def test_the_board_speaks_every_language_and_axe_finds_nothing_in_any_theme(visit: Visit) -> None:
    page = visit()
    looks_right(page, sit_down(page, "clusters", "easy", "easy", "easy", colour2=2, colour3=3), LIT)
    page.locator(LIT).first.click()
    expect(page.locator(MAIN)).to_be_visible()


def test_the_rules_speak_every_language_and_axe_finds_nothing_in_any_theme(visit: Visit) -> None:
    looks_right(visit(), "/learn/clusters", "article svg")
