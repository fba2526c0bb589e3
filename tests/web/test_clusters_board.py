"""Hvězdokupy's own board at moments that a game seldom comes to, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.clusters.sky import at, table
from games.clusters.test_end import HORSESHOE, beside, shared_star
from support.browser import settle
from web.boards import LANGUAGES, LIT, MAIN, PHONE, overflows
from web.puppet import Puppet

Visit = Callable[..., Page]

# Six and two are rolled: many cells have two stars around them.
SKY = """
    . * . . . * . .
    . . . . . . * .
    . . * . * . . .
    . . * * . . . .
    . . . . * . . .
    * . . M . . * .
    . * . . . . * .
    . . . . * . . .
"""
THREE = ("P13", "P06", "P02")
COLOURFUL = ("G12", "Y10", "P08", "P09", "G06", "P03")
BEND = f"place cell:{at(4, 3)}"
ROOMS = ((1440, 900), (1280, 760), (1024, 768), (768, 1024), (844, 390), (390, 844))

# Parts of cards that reach out of their card, and cards that lie over each other.
CLIPPED = """() => [...document.querySelectorAll('.others li')].flatMap((card, at, all) => {
  const box = card.getBoundingClientRect(), next = all[at + 1]?.getBoundingClientRect()
  const inside = (part) => part.top >= box.top - 1 && part.bottom <= box.bottom + 1 && part.right <= box.right + 1
  const parts = [...card.querySelectorAll('b, .count, .figure')].filter((part) => part.offsetParent)
  const out = parts.filter((part) => !inside(part.getBoundingClientRect())).map((part) => part.className || 'name')
  return next && next.top > box.top && next.top < box.bottom - 1 ? [...out, 'card'] : out
})"""

# Words and buttons of the die's panel that reach out of it or lie over each other.
CROWDED = """() => {
  const panel = document.querySelector('.left > .die .panel'), edge = panel.getBoundingClientRect()
  const parts = [...panel.querySelectorAll('h2, svg:not(.hourglass svg), b, p, button, .hourglass')]
  const boxes = parts.map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width)
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
  const apart = (a, b) => before(a, b) || before(b, a)
  const bad = boxes.filter(([part, box], at) =>
    box.right > edge.right || box.bottom > edge.bottom || part.scrollWidth > part.clientWidth + 1
    || boxes.slice(at + 1).some(([, other]) => !apart(box, other)))
  return bad.map(([part]) => part.textContent.trim() || part.tagName)
}"""

# Seats of a phone's strip whose clock or token reaches out of its frame.
SPILLED = """() => [...document.querySelectorAll('section[aria-label="Players"] li')].filter((seat) => {
  const box = seat.getBoundingClientRect(), inside = [...seat.querySelectorAll('svg, time')]
  return inside.map((one) => one.getBoundingClientRect()).some((one) => one.left < box.left || one.right > box.right)
}).length"""

# Notes every pitch that would sound.
LISTENING = """
window.pitches = []
window.AudioContext = class extends AudioContext {
  createOscillator() {
    const voice = super.createOscillator(), start = voice.start.bind(voice)
    voice.start = (when) => (window.pitches.push(voice.frequency.value), start(when))
    return voice
  }
}
"""


def running(seat: int, seats: int, left: float = 10.0) -> list[dict[str, Any]]:
    """Clocks of which one runs."""
    return [{"left": left if one == seat else 10.0, "runs": one == seat} for one in range(seats)]


def seen(visit: Visit, width: int, height: int, **settings: Any) -> Page:
    """A page of such a size, on which nothing moves."""
    page = visit(viewport={"width": width, "height": height})
    settle(page, motion=False, **settings)
    return page


# Time


def test_where_all_wait_the_sand_runs_on_for_who_has_played(visit: Visit) -> None:
    page = seen(visit, 1440, 900)
    Puppet(page, table(SKY, THREE, turn=1), clocks=running(0, 3, 8.0))
    panel = page.locator(".left > .die")
    expect(panel.get_by_role("heading", name="The sand still runs")).to_be_visible()
    expect(panel.get_by_text("Then it is Vega’s turn.")).to_be_visible()
    expect(panel.locator(".fall")).to_have_count(1)
    expect(panel.get_by_role("img", name="10 seconds left")).to_have_count(0)


KEEP_WHAT_IS_SAID = """() => {
    const panel = document.querySelector('.left')
    window.said = []
    const note = () => window.said.push(panel.innerText)
    new MutationObserver(note).observe(panel, { subtree: true, childList: true, characterData: true })
}"""


def test_when_time_is_up_the_glass_is_empty_and_says_it_once(visit: Visit) -> None:
    page = seen(visit, 1440, 900)
    puppet = Puppet(page, table(SKY, THREE, step="place", first=6), clocks=running(0, 3))
    expect(page.locator(LIT).first).to_be_visible()
    puppet.clocks = running(1, 3)
    page.evaluate(KEEP_WHAT_IS_SAID)
    puppet.play("house", "late")
    panel = page.locator(".left > .die")
    expect(panel.get_by_role("heading", name="Vega")).to_be_visible()
    expect(panel.get_by_role("img", name="0 seconds left")).to_be_visible()
    said = page.evaluate("window.said")
    assert max(text.count("Time is up: Bob plays!") for text in said) == 1
    assert any("Bob rolls" in text for text in said)


def test_the_end_of_time_is_heard_where_nobody_looks(visit: Visit) -> None:
    page = visit()
    settle(page, sound=True, motion=False)
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.away })")
    page.add_init_script(LISTENING)
    puppet = Puppet(page, table(SKY, THREE, step="place", first=6), clocks=running(0, 3))
    expect(page.locator(LIT).first).to_be_visible()
    page.evaluate("window.away = true")
    puppet.play("house", "late")
    page.wait_for_function("() => window.pitches.includes(165)")


# Room for all


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_players_card_has_its_room(visit: Visit, seats: int) -> None:
    page = seen(visit, 1440, 900, language="de")
    cards = (*COLOURFUL[: seats - 1], COLOURFUL[-1])
    Puppet(page, table(SKY, cards, step="place", first=6), clocks=running(0, seats))
    expect(page.locator(LIT).first).to_be_visible()
    for width, height in ROOMS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("navigation")).to_have_count(int(width < 681 or height < 501))
        assert high(page, ".own svg") > 70, width
        assert high(page, ".sky [data-cell]") > 32, width
        assert page.evaluate(CLIPPED) == [], width
        assert page.evaluate(CROWDED) == [], width
        assert not overflows(page), width


def high(page: Page, selector: str) -> float:
    """How high something stands on the screen."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize(
    ("width", "language", "title", "numbers"),
    [(390, "cs", "Jsi na tahu", "6 nebo 2"), (360, "de", "Du bist am Zug", "6 oder 2")],
)
def test_on_a_phone_the_panel_says_whose_turn_it_is_and_the_numbers_stand_in_one_line(
    visit: Visit, width: int, language: str, title: str, numbers: str
) -> None:
    page = visit(**{**PHONE, "viewport": {"width": width, "height": 740}})
    settle(page, motion=False, language=language)
    Puppet(page, table(SKY, THREE, step="place", first=6), clocks=running(0, 3))
    panel = page.locator(".left > .die")
    expect(panel.get_by_role("heading", name=title)).to_be_visible()
    expect(panel.get_by_text("10 s")).to_be_visible()
    expect(panel.get_by_text(numbers)).to_be_visible()
    assert high(page, ".left > .die b") < 30
    assert page.evaluate(CROWDED) == []


def test_a_phones_strip_has_room_for_six_clocks(visit: Visit) -> None:
    page = visit(**PHONE)
    Puppet(page, table(SKY, COLOURFUL), clocks=running(0, 6))
    expect(page.get_by_role("region", name="Players").locator("time")).to_have_count(6)
    assert page.evaluate(SPILLED) == 0


def test_on_a_phone_the_sky_says_whose_constellation_it_shows_until_the_turn_is_over(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page, motion=False)
    puppet = Puppet(page, table(SKY, THREE, step="place", first=6))
    page.get_by_role("button", name="Cards").tap()
    page.get_by_role("button", name="Altair: Horseshoe").tap()
    shown = page.get_by_role("button", name="Stop showing the constellation of Altair")
    expect(shown).to_be_visible()
    shown.tap()
    expect(shown).to_have_count(0)
    page.get_by_role("button", name="Cards").tap()
    page.get_by_role("button", name="Altair: Horseshoe").tap()
    expect(shown).to_be_visible()
    puppet.play(0, f"place cell:{at(2, 2)}")
    expect(shown).to_have_count(0)


def test_who_shares_a_screen_is_called_by_name(visit: Visit) -> None:
    page = seen(visit, 1440, 900)
    Puppet(page, table(SKY, THREE, turn=1), mine=3)
    expect(page.get_by_role("heading", name="Vega: your turn")).to_be_visible()


# What can be won


def test_a_win_is_foretold_in_words_and_on_the_card(visit: Visit) -> None:
    page = seen(visit, 1440, 900)
    Puppet(page, table(HORSESHOE, ("P13", "P02"), step="place", turn=1, first=4), mine=2)
    offer = page.locator(f'#side [data-offer="{BEND}"]')
    expect(offer.locator("em")).to_contain_text("you win")
    expect(offer.locator("em")).not_to_contain_text("+")
    offer.click()
    expect(page.locator(".own h2")).to_contain_text("6 of 7, then 7")


def test_frames_are_only_for_what_may_be_done(visit: Visit) -> None:
    """A yellow constellation is traced by stars, not by frames, or it would look lit."""
    page = seen(visit, 1440, 900)
    moving = table(SKY, ("Y15", "Y08", "Y05"), step="put", first=5, second=5, taken=at(3, 3))
    Puppet(page, moving)
    expect(page.locator(LIT)).to_have_count(6)
    expect(page.locator(".sky [data-want]")).to_have_count(9)
    drawn = page.locator(".sky [data-want]").evaluate_all("all => all.map((one) => one.tagName)")
    assert set(drawn) == {"path"}
    strokes = page.locator(".sky rect:not(.edge):not(.ground)").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).stroke)"
    )
    assert strokes.count("none") == len(strokes) - page.locator(".sky .ring, .sky .last").count()
    lit = page.locator(".sky .edge").evaluate_all("all => all.map((one) => getComputedStyle(one).strokeOpacity)")
    assert set(lit) == {"1"}


# The end


def test_at_the_end_one_sees_whose_stars_shine(visit: Visit) -> None:
    cards, sky, last = shared_star()
    page = seen(visit, 1440, 900)
    won = table(sky, cards, step="place", turn=2, first=beside(sky, last))
    won.play(2, f"place cell:{last}")
    Puppet(page, won)
    expect(page.locator("[data-shines]").first).to_be_visible()
    assert page.locator("[data-shines]").count() > 7
    page.get_by_role("button", name="Vega: Umbrella").hover()
    expect(page.locator("[data-shines]")).to_have_count(7)
    page.get_by_role("button", name="Deneb: Hammer").hover()
    expect(page.locator("[data-shines]")).to_have_count(0)
    expect(page.locator("[data-want]")).to_have_count(7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_results_fits(visit: Visit, language: str) -> None:
    won = table(HORSESHOE, ("P13", "P09", "P10", "P02"), step="place", turn=3, first=4)
    won.play(3, BEND)
    page = seen(visit, 1440, 900, language=language)
    Puppet(page, won)
    sheet = page.locator(".sheet")
    expect(sheet.locator("th").first).to_be_visible()
    assert sheet.evaluate("it => it.scrollWidth <= it.clientWidth")


# The form, and the dark


@pytest.mark.parametrize(
    ("language", "colour", "player"),
    [
        ("en", "as usual: purple", "as everybody"),
        ("cs", "jako obvykle: fialová", "jako všichni"),
        ("pl", "jak zwykle: fioletowe", "jak wszyscy"),
        ("de", "wie üblich: lila", "wie alle"),
    ],
)
def test_the_form_says_what_a_colour_left_open_means(visit: Visit, language: str, colour: str, player: str) -> None:
    page = visit()
    settle(page, language=language)
    page.goto("/new/clusters")
    left_open = page.locator("label.number option:first-child")
    expect(left_open.nth(0)).to_have_text(colour)
    expect(left_open.nth(1)).to_have_text(player)
    expect(left_open.nth(2)).to_have_text(player)


def test_an_option_without_such_words_is_as_usual(visit: Visit) -> None:
    page = visit()
    page.goto("/new/novaluna")
    expect(page.get_by_placeholder("as usual").first).to_be_visible()


@pytest.mark.rule("clusters 11.1")
def test_in_the_dark_shapes_tell_the_colours(visit: Visit) -> None:
    page = seen(visit, 1440, 900, theme="glow")
    Puppet(page, table(SKY, ("P13", "Y06", "G02"), step="place", first=6))
    expect(page.locator(MAIN).or_(page.locator(LIT)).first).to_be_visible()
    signs = page.locator(".left svg .card + path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert len(signs) == len(set(signs)) == 3
    assert page.evaluate("document.documentElement.dataset.theme") == "glow"
