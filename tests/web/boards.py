"""Playing on a game's own board by what is lit: with a mouse, a finger or keys alone; and what axe says of a page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page, TimeoutError, expect

from asterism.texts import languages
from support.browser import settle

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = languages()
THEMES = ("night", "day", "glow")
LOOKS = [(language, THEMES[at % len(THEMES)]) for at, language in enumerate(LANGUAGES)]  # each of both at least once
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

BOARD = "#main[data-shown] section.board"
LIT = f"{BOARD} [data-do]:visible"
CHOSEN = f'{BOARD} [data-do][aria-pressed="true"]:visible'
OPEN = f'{BOARD} [data-do]:not([aria-pressed="true"]):visible'
BEST = "#main button[data-offer]"
MAIN = ":is(#main[data-shown], #main[data-shown] ~ .sheet) button.main:enabled:visible"
END = '#main a[href*="/replay/"]'
SHOWN = "document.querySelector('#main[data-shown]')?.dataset.shown"
LIVE = "document.querySelector('#main[data-live]') !== null"
ENOUGH = 12
TABS = 60

Way = Callable[[Page], None]


def sit_down(page: Page, game: str, *bots: str, **options: Any) -> str:
    """Open a table against bots of these levels and go there; its address."""
    address = opened(page, game, *bots, **options).replace("/tables/", "/t/")
    page.goto(address)
    return address


def opened(page: Page, game: str, *bots: str, **options: Any) -> str:
    """Where the server has a new table against bots of these levels."""
    seats = [{"who": "me"}, *({"who": "bot", "level": level} for level in bots)]
    home = urljoin(page.url, "/").rstrip("/")
    body = {"game": game, "options": options, "seats": seats, "public": False, "confirm": False, "clock": None}
    answer = page.request.post("/api/tables", data=body, headers={"origin": home})
    assert answer.ok, answer.text()
    return f"/tables/{answer.json()['id']}"


def my_turn(page: Page) -> bool:
    """Wait until I may do something (true) or the game is over (false)."""
    page.locator(f"{LIT}, {MAIN}, {END}").first.wait_for(state="attached")
    return page.locator(END).count() == 0


def play_out(page: Page, way: Way, most: int = 300) -> int:
    """Play to the end; how many decisions that took."""
    for count in range(most):
        if not my_turn(page):
            return count
        decide(page, way)
    raise AssertionError("the game does not end")


ALONG_THE_LINE = """async ({ address, most }) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api${address}/live?seat=0`)
    let [played, asked, answered] = [0, 0, 0]
    await new Promise((done, fail) => {
        line.onclose = () => fail(new Error('the line broke'))
        line.onmessage = ({ data }) => {
            const { kind, at, re, offers, view, error } = JSON.parse(data)
            answered = re ?? answered
            if (error === 'stale') played--  // who decides beside me was quicker: the state that follows asks again
            else if (error) fail(new Error(error))
            if (kind !== 'state' || answered < asked) return
            if (view.over || played === most) return done()
            if (!offers.length) return
            played++
            line.send(JSON.stringify({ id: ++asked, do: offers[offers.length >> 1].do, at }))
        }
    })
    line.onclose = null
    line.close()
    return played
}"""


def play_ahead(page: Page, game: str, *bots: str, left: int, **options: Any) -> str:
    """Sit down where so many decisions are left: a twin of the game is played to its end first, without a board."""
    twin = page.evaluate(ALONG_THE_LINE, {"address": opened(page, game, *bots, **options), "most": -1})
    table = opened(page, game, *bots, **options)
    assert page.evaluate(ALONG_THE_LINE, {"address": table, "most": twin - left}) == twin - left > 0
    address = table.replace("/tables/", "/t/")
    page.goto(address)
    return address


def finished(page: Page, game: str, *bots: str, **options: Any) -> str:
    """A game that was played to its end without a board; its address."""
    table = opened(page, game, *bots, **options)
    assert page.evaluate(ALONG_THE_LINE, {"address": table, "most": -1}) > 0
    return table.replace("/tables/", "/t/")


def decide(page: Page, way: Way) -> None:
    """One decision: press what is lit until something is chosen, then do it."""
    before = page.evaluate(SHOWN)
    for _ in range(ENOUGH):
        if not asked_still(page, before):
            return
        press(page, way, before)
    raise AssertionError("nothing that is pressed decides")


def asked_still(page: Page, before: str | None) -> bool:
    """Wait until something can be pressed, or another moment is shown: what was pressed last may have decided."""
    page.wait_for_function(f"before => {LIVE} || {SHOWN} !== before", arg=before, polling=40)
    same: bool = page.evaluate(f"before => {SHOWN} === before", before)
    return same


def press(page: Page, way: Way, before: str | None) -> None:
    """Somebody who decides beside me may be quicker: then what was to be pressed is gone."""
    try:
        way(page)
    except TimeoutError:
        if asked_still(page, before):
            raise


def changed(page: Page, before: str | None) -> None:
    """Wait until another moment is shown; looking at every frame would cost more than it gains."""
    page.wait_for_function(f"before => {SHOWN} !== before", arg=before, polling=40)


def by_mouse(page: Page) -> None:
    """Click the best piece that is lit; once something is chosen, the same again, or the main button."""
    aim(page).click()


def by_touch(page: Page) -> None:
    """Tap the best piece that is lit; once something is chosen, the main button."""
    if page.locator(MAIN).count():
        page.locator(MAIN).tap()
    else:
        aim(page).tap()


def aim(page: Page) -> Any:
    """The next thing to press."""
    if page.locator(MAIN).count():
        return page.locator(CHOSEN if page.locator(CHOSEN).count() == 1 else MAIN)
    best = page.locator(BEST).first.get_attribute("data-offer")
    piece = page.locator(f'{BOARD} [data-do="{best}"]:visible')
    return piece.first if piece.count() else page.locator(OPEN).first


def by_keys(page: Page) -> None:
    """Tab to a lit piece, an arrow to its neighbour, Enter; once something is chosen, Enter again."""
    if page.locator(MAIN).count():
        walk(page, f"{CHOSEN}, {MAIN}")
    else:
        walk(page, OPEN)
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def walk(page: Page, goal: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(TABS):
        if focused(page, goal):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {goal}")


def focused(page: Page, goal: str) -> bool:
    found: bool = page.evaluate("goal => document.activeElement.matches(goal)", goal.replace(":visible", ""))
    return found


OF_COLOURS = ("color-contrast", "link-in-text-block")  # what a theme may break
AXE_FINDS = """async rules => (await axe.run({ resultTypes: ['violations'], ...rules })).violations
    .map(it => `${it.id}: ${it.help}: ${it.nodes[0].html}`)"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong on the page by these rules or all, each with the first element that shows it."""
    page.evaluate(axe())
    found: list[str] = page.evaluate(AXE_FINDS, {"runOnly": rules} if rules else {})
    return found


@cache
def axe() -> str:
    return AXE.read_text()


def see(page: Page, address: str, **settings: Any) -> None:
    """Look at an address with these settings, with nothing in motion."""
    settle(page, motion=False, **settings)
    page.goto(address)


def looks_right(page: Page, address: str, seen: str) -> None:
    """Every language is spoken and every theme shown, and axe finds nothing wrong in them."""
    for language, theme in LOOKS:
        see(page, address, language=language, theme=theme)
        expect(page.locator(seen).first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
        assert not violations(page), (language, theme)


def overflows(page: Page) -> bool:
    """Is the page wider than the screen?"""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide
