"""Boards fit every screen: a sample of what `make fit` tries whole, and what must hold besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.boards import LANGUAGES, MAIN, PHONE, see
from web.fit import FINGER, LIT, TABS, imperative, imperatives, misfits, sample, size
from web.moments import SLUGS, every_verb, moments, opened, verbs
from web.puppet import Puppet

Visit = Callable[..., Page]
STANDING, LYING = (390, 844), (844, 390)
BESIDE = 6  # px off a piece, where a finger still means it
TAB = f"{TABS}[aria-current]"
TILES = "section.board .window .plane"
CHOSEN = "section.board svg [data-do][aria-pressed=true] .grip"
NEBULA_TAKES, NOVA_PLACES, NOVA_PICKS = 1, 1, 4

# A tap as any browser tells it, also one that seeks no targets around a finger; did it hit something lit?
TAP = """([clientX, clientY]) => {
  const there = document.elementFromPoint(clientX, clientY)
  const lit = Boolean(there.closest('[data-do]'))
  there.dispatchEvent(new PointerEvent('click', { clientX, clientY, pointerType: 'touch', bubbles: true }))
  return lit
}"""

# Marks every element that shows nothing but digits.
FIGURES = """() => [...document.querySelectorAll('body *')]
  .filter(one => !one.children.length && /^[0-9]+$/.test(one.textContent.trim()) && one.checkVisibility())
  .forEach(one => one.setAttribute('data-figure', ''))"""


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sample_of_moments_fits_every_screen(visit: Visit, slug: str) -> None:
    wrong = [one for case in sample(slug) for one in misfits(visit, case)]
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_moments_offer_every_verb(slug: str) -> None:
    tables = [opened(slug, number) for number in range(len(moments(slug)))]
    assert len(tables) >= 8
    assert frozenset().union(*map(verbs, tables)) == every_verb(slug)


def test_a_count_or_a_fact_is_no_task() -> None:
    assert imperative("5 steps of time are left: move the clock of the top cluster.", "en")
    assert not imperative("11 choices", "en")
    assert not imperative("Blue in hand: 7 places are lit.", "en")
    assert all(imperatives(language) for language in LANGUAGES)


def at_moment(page: Page, slug: str, number: int, language: str = "en") -> Puppet:
    see(page, "/healthz", language=language)
    puppet = Puppet(page, opened(slug, number))
    page.locator(f"{LIT}, {MAIN}").first.wait_for(state="attached")
    return puppet


@pytest.mark.parametrize("slug", SLUGS)
def test_tabs_stay_where_the_player_put_them(visit: Visit, slug: str) -> None:
    page = visit(**PHONE)
    puppet = at_moment(page, slug, 0)
    tabs = page.locator(TABS)
    for number in range(tabs.count()):
        tabs.nth(number).click()
        word = tabs.nth(number).inner_text()
        page.wait_for_timeout(150)
        assert page.locator(TAB).inner_text() == word
        puppet.show([])  # the same question, told again
        page.wait_for_timeout(150)
        assert page.locator(TAB).inner_text() == word


def test_a_new_question_brings_its_part_to_sight(visit: Visit) -> None:
    page = visit(**PHONE)
    puppet = at_moment(page, "novaluna", NOVA_PICKS)
    expect(page.locator(TAB)).to_have_text("Ring")
    puppet.play(0, puppet.table.offers(0)[0])
    expect(page.locator(TAB)).to_have_text("Mosaic")


def test_a_finger_beside_a_small_piece_takes_the_nearest_lit_one(visit: Visit) -> None:
    page = visit(**PHONE)
    at_moment(page, "nebula", NEBULA_TAKES)
    piece = page.locator(f"{LIT} .grip:visible").first
    box = rect(piece)
    assert page.evaluate(TAP, [box["x"] + box["width"] / 2, box["y"] - BESIDE]) is False
    expect(page.locator(CHOSEN)).to_have_count(1)
    assert rect(page.locator(CHOSEN))["x"] == pytest.approx(box["x"], abs=1)


def test_after_turning_the_phone_the_mosaic_is_looked_at_anew(visit: Visit) -> None:
    page = visit(**FINGER, viewport=size(STANDING))
    at_moment(page, "novaluna", NOVA_PLACES)
    fresh = drawn(page)
    page.get_by_role("button", name="Closer").click()
    assert drawn(page) != fresh
    for screen in (LYING, STANDING):
        page.set_viewport_size(size(screen))
        page.wait_for_timeout(200)
    assert drawn(page) == fresh


def drawn(page: Page) -> str:
    found: str = page.locator(TILES).evaluate("plane => plane.style.transform")
    return found


def rect(piece: Locator) -> Any:
    return piece.bounding_box()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_digit_is_drawn_by_the_face_with_lining_figures(visit: Visit, slug: str) -> None:
    page = visit()
    at_moment(page, slug, 0)
    page.evaluate(FIGURES)
    assert faces(page, "[data-figure]") == {"Figtree"}


def faces(page: Page, selector: str) -> set[str]:
    """The faces that Chromium really draws these elements with."""
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    nodes = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    fonts = [line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    return {font["familyName"].partition(" ")[0] for some in fonts for font in some}
