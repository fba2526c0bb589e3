"""Night Sky Explorer on its own board, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin

from playwright.sync_api import CDPSession, Locator, Page, expect

from support.browser import settle
from web.boards import (
    BOARD,
    LIT,
    MAIN,
    PHONE,
    by_keys,
    by_mouse,
    by_touch,
    looks_right,
    overflows,
    play_out,
    sit_down,
)

Visit = Callable[..., Page]
SKY = f"{BOARD} .sky[role=group]"
HELD, SKETCH = f"{BOARD} [data-held]", f"{BOARD} [data-sketch]"
PATTERN = f"{BOARD} [data-pattern]"
KEPT = f"{SKETCH} circle.node"
DRAWN = f"{SKY} > svg:first-child [data-drawn]"


def by_hand(page: Page) -> None:
    """Carry the pattern over the sky and click; all else as with any board."""
    if page.locator(HELD).count():
        carry(page, 0.5, 0.55)
    elif page.locator(SKETCH).count():
        mend(page).click()
    else:
        by_mouse(page)


def by_finger(page: Page) -> None:
    if page.locator(SKETCH).count():
        mend(page).tap()
    else:
        by_touch(page)


def mend(page: Page) -> Locator:
    """What to press next once the pattern is laid: a piece to keep or a star that must go; then the main button."""
    main = page.locator(MAIN)
    return main if main.count() else page.locator(f"{BOARD} [data-do] circle.grip").first


def carry(page: Page, across: float, down: float) -> None:
    """Move the mouse over a part of the sky, and click there."""
    x, y = place(page, across, down)
    page.mouse.move(x, y, steps=3)
    page.mouse.click(x, y)


def place(page: Page, across: float, down: float) -> tuple[float, float]:
    box = page.locator(SKY).bounding_box()
    assert box is not None
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def come_to_draw(page: Page) -> None:
    """Choose a side, and name the largest size: its patterns look different after every turn."""
    for offer in ("side side:0", "name size:10"):
        page.locator(f'{BOARD} [data-do="{offer}"]').click()
        page.locator(MAIN).click()
    expect(page.locator(HELD)).to_be_visible()


def lies(page: Page) -> str:
    """Where the pattern lies now."""
    return page.locator(PATTERN).get_attribute("data-do") or ""


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit()
    settle(page, sound=False)
    sit_down(page, "nightsky", "easy")
    assert play_out(page, by_hand) > 12
    expect(page.get_by_role("region", name="All points")).to_be_visible()
    assert page.locator(DRAWN).count() > 3


def test_a_whole_game_alone_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nightsky")
    assert play_out(page, by_keys) > 12
    expect(page.get_by_text("Worthy heir of Copernicus")).to_be_visible()
    expect(page.locator(f"{BOARD} li[aria-current]")).to_have_count(1)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page, motion=False)
    sit_down(page, "nightsky", "easy")
    assert play_out(page, by_finger) > 12
    assert not overflows(page)


def test_the_pattern_hangs_at_the_mouse_and_the_wheel_turns_it(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nightsky", "easy")
    come_to_draw(page)
    seen = set()
    for across in (0.35, 0.5, 0.65):
        page.mouse.move(*place(page, across, 0.5))
        seen.add(lies(page))
    assert len(seen) == 3
    before = lies(page)
    page.mouse.wheel(0, 120)
    page.wait_for_function(
        f"before => document.querySelector('{PATTERN}').dataset.do.split(' ')[1] !== before.split(' ')[1]", arg=before
    )
    expect(page.locator(f"{BOARD} .prompt .equation")).to_have_attribute("aria-label", re.compile(r"^\d+ for stars"))


def test_arrows_move_the_pattern_and_delete_leaves_a_star_out(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nightsky", "easy")
    come_to_draw(page)
    page.locator(PATTERN).focus()
    before = lies(page)
    page.keyboard.press("ArrowUp")
    assert lies(page) != before
    page.keyboard.press("ArrowDown")
    turn = lies(page).split()[1]
    page.keyboard.press("r")
    assert lies(page).split()[1] != turn
    page.keyboard.press("Shift+R")
    assert lies(page).split()[1] == turn
    page.keyboard.press("Enter")
    expect(page.locator(SKETCH)).to_be_visible()
    expect(page.locator(f"{BOARD} [data-do]").first).to_be_visible()
    count = page.locator(KEPT).count()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    expect(page.locator(KEPT)).not_to_have_count(count)
    page.keyboard.press("u")
    expect(page.locator(KEPT)).to_have_count(count)


def test_a_finger_drags_the_pattern_and_two_turn_it(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page, motion=False)
    sit_down(page, "nightsky", "easy")
    come_to_draw(page)
    fingers = page.context.new_cdp_session(page)
    box = page.locator(PATTERN).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = lies(page)
    touch(fingers, [[(x, y)], [(x, y - 30)], [(x, y - 60)]])
    page.wait_for_function(f"before => document.querySelector('{PATTERN}').dataset.do !== before", arg=before)
    turn = lies(page).split()[1]
    touch(fingers, [[(x, y), (x + 80, y)], [(x, y), (x + 66, y + 40)], [(x, y), (x + 40, y + 66)]])
    page.wait_for_function(f"turn => document.querySelector('{PATTERN}').dataset.do.split(' ')[1] !== turn", arg=turn)


def touch(fingers: CDPSession, ways: list[list[tuple[float, float]]]) -> None:
    """Fingers go down, move and go up."""
    for number, points in enumerate(ways):
        kind = "touchMove" if number else "touchStart"
        touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_another_sky_is_shown_large(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    sit_down(page, "nightsky", "easy")
    come_to_draw(page)
    page.get_by_role("button", name="Show this sky large").click()
    expect(page.locator(PATTERN)).to_have_count(0)
    page.get_by_role("button", name="Back to mine").click()
    expect(page.locator(PATTERN)).to_be_visible()


def test_at_one_screen_a_curtain_hides_what_the_other_chose(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    two_at_one_screen(page)
    page.get_by_role("button", name="I am here").click()
    first = page.locator(LIT).first
    first.click()
    first.click()
    expect(page.get_by_role("heading", name="Now it is Player 2’s turn")).to_be_visible()
    assert not page.locator(BOARD).count()
    page.get_by_role("button", name="I am here").click()
    expect(page.get_by_text("has chosen").first).to_be_visible()
    assert not page.locator(f"{BOARD} .taken").count()


def two_at_one_screen(page: Page) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    body = {"game": "nightsky", "options": {}, "seats": seats, "public": False, "confirm": False, "clock": None}
    answer = page.request.post("/api/tables", data=body, headers={"origin": urljoin(page.url, "/").rstrip("/")})
    page.goto(f"/t/{answer.json()['id']}")


def test_the_board_speaks_and_axe_finds_nothing_in_any_language_or_theme(visit: Visit) -> None:
    page = visit()
    settle(page, motion=False)
    address = sit_down(page, "nightsky", "easy", "easy", "easy")
    come_to_draw(page)
    looks_right(page, address, PATTERN)
