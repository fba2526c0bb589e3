"""The galaxies on their own board, in a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from asterism.texts import Texts
from support.browser import settle
from web.boards import (
    BOARD,
    ENOUGH,
    LANGUAGES,
    LIT,
    MAIN,
    OPEN,
    PHONE,
    SHOWN,
    changed,
    looks_right,
    my_turn,
    overflows,
    play_ahead,
    see,
    sit_down,
    violations,
    walk,
)

Visit = Callable[..., Page]
Push = Callable[[Locator], None]
EPIC = 5
AT_ONCE = ("pass", "never", "let", "decline", "roll")
QUICK = ("never", "let", "decline", "end")
FEW = 8  # decisions at the beginning and at the end of a game
MOST = 60
TABBED = f'{BOARD} [data-do][tabindex="0"]:visible'
DIE = f"{BOARD} .rolled .die"


def click(piece: Locator) -> None:
    piece.click()


def tap(piece: Locator) -> None:
    piece.tap()


def enter(piece: Locator) -> None:
    """With Tab to the piece or the main button, then Enter."""
    offer = piece.get_attribute("data-do")
    walk(piece.page, MAIN if offer is None else f'{BOARD} [data-do="{offer}"]')
    piece.page.keyboard.press("Enter")


def lit(page: Page, quick: bool, reach: str) -> str:
    """A lit piece to press: one that brings the turn to its end, or one that does something."""
    found: list[str] = page.locator(reach).evaluate_all("all => all.map(one => one.dataset.do)")
    wanted = [one for one in found if (one.split(" ")[0] in QUICK) == quick]
    return next(filter(None, wanted), next(filter(None, found), ""))


def decide(page: Page, push: Push, quick: bool) -> None:
    """One decision: press lit pieces until something is chosen, then do it."""
    before = page.evaluate(SHOWN)
    for _ in range(ENOUGH):
        if page.locator(MAIN).count():
            push(page.locator(MAIN).first)
            break
        offer = lit(page, quick, TABBED if push is enter else LIT)
        push(page.locator(f'{LIT.removesuffix(":visible")}[data-do="{offer}"]:visible').first)
        if offer.split(" ")[0] in AT_ONCE:
            break
    changed(page, before)


def play_some(page: Page, push: Push) -> None:
    for _ in range(FEW):
        assert my_turn(page)
        decide(page, push, quick=False)


def play_out(page: Page, push: Push) -> int:
    for count in range(MOST):
        if not my_turn(page):
            return count
        decide(page, push, quick=count >= FEW)
    raise AssertionError("the game does not end")


def begin(page: Page, *bots: str, **options: int) -> str:
    """Sit down, keep a mission if there are any, and wait for the first dice."""
    address = sit_down(page, "galaxies", *bots, **options)
    my_turn(page)
    if bots:
        decide(page, click, quick=False)
        my_turn(page)
    return address


def test_a_game_is_begun_and_ended_by_mouse(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False, sound=False)
    sit_down(page, "galaxies", "easy")
    play_some(page, click)
    play_ahead(page, "galaxies", "easy", left=FEW)
    assert play_out(page, click) > 1
    sheet = page.locator(f"{BOARD} table")
    expect(sheet.get_by_role("columnheader", name="Mission")).to_be_visible()
    expect(sheet.get_by_role("row")).to_have_count(3)


def test_a_game_alone_is_begun_and_ended_by_keyboard(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "galaxies", rogue=EPIC)
    play_some(page, enter)
    play_ahead(page, "galaxies", rogue=EPIC, left=FEW)
    assert play_out(page, enter) > 1
    expect(page.locator(f"{BOARD} table").get_by_text("Gamelyn")).to_be_visible()


def test_a_game_alone_is_begun_and_ended_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page, motion=False)
    sit_down(page, "galaxies", rogue=EPIC)
    play_some(page, tap)
    play_ahead(page, "galaxies", rogue=EPIC, left=FEW)
    assert play_out(page, tap) > 1
    assert not overflows(page)


def test_arrows_go_from_lit_piece_to_lit_piece(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    begin(page, rogue=1)
    walk(page, OPEN)
    first = page.evaluate("document.activeElement.getBoundingClientRect().x")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getBoundingClientRect().x") > first
    assert page.evaluate("document.activeElement.dataset.do !== undefined")


def test_a_die_is_dragged_to_the_activation_bay(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    begin(page, rogue=1)
    before, dice = page.evaluate(SHOWN), page.locator(DIE).count()
    page.locator(f"{BOARD} .rolled [data-do]").first.drag_to(page.locator('[data-drop="bay"]'))
    changed(page, before)
    expect(page.locator(DIE)).to_have_count(dice - 1)


def test_dice_are_picked_in_any_order_and_rolled_again(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    begin(page, rogue=1)
    dice = page.locator(DIE).count()
    page.get_by_role("button", name="Roll again, free").click()
    page.locator(DIE).nth(dice - 1).click()
    page.locator(DIE).nth(0).click()
    page.get_by_role("button", name="Roll 2 dice again").click()
    expect(page.get_by_role("button", name="Roll again for 1 energy")).to_be_visible()
    expect(page.get_by_role("region", name="Story").get_by_text("rolls 2 dice again")).to_be_visible()


def test_the_converter_spends_two_dice_and_turns_a_third(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    begin(page, rogue=1)
    dice = page.locator(DIE).count()
    page.get_by_role("button", name="Converter", exact=True).click()
    page.locator(DIE).nth(1).click()
    page.locator(DIE).nth(0).click()
    expect(page.get_by_text("Choose a die to turn, then its new face.")).to_be_visible()
    expect(page.locator(f"{BOARD} .converter .die")).to_have_count(2)
    page.locator(f"{BOARD} .rolled [data-do]").first.click()
    page.locator(f"{BOARD} button.face").first.click()
    page.locator(MAIN).click()
    expect(page.locator(DIE)).to_have_count(dice - 2)
    expect(page.get_by_role("button", name="Converter", exact=True)).to_be_hidden()


def test_the_board_speaks_every_language_and_axe_finds_nothing_in_any_theme(visit: Visit) -> None:
    page = visit()
    looks_right(page, begin(page, "easy", "easy", "easy"), LIT)


def test_the_rules_speak_every_language(visit: Visit) -> None:
    page = visit()
    for language in LANGUAGES:
        see(page, "/learn/galaxies", language=language)
        expect(page.locator("article h2").first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
        assert not overflows(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_one_of_five_rogues_is_chosen_by_name_picture_and_difficulty(visit: Visit, language: str) -> None:
    page, texts = visit(), Texts(language, "galaxies")
    see(page, "/new/galaxies", language=language)
    page.get_by_role("radio", name="1", exact=True).check()
    rogues = page.locator("fieldset").filter(has_text=texts.say({"say": "option-rogue"})).locator("label")
    expect(rogues).to_have_count(5)
    expect(rogues.locator("svg")).to_have_count(5)
    expect(rogues.first.get_by_role("radio")).to_be_checked()
    rogues.filter(has_text=texts.say({"say": "option-is-hades"})).get_by_role("radio").check()
    assert not violations(page)
    with page.expect_request("**/api/tables") as asked:
        page.locator("form button.main").click()
    assert json.loads(asked.value.post_data or "")["options"] == {"later_printing": False, "rogue": 4}
