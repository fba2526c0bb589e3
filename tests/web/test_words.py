"""The board in words, of every game: it fits its place, and it can be heard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.boards import see, sit_down, violations
from web.people import awaited, do

Visit = Callable[..., Page]
GAMES = ("clusters", "galaxies", "nebula", "nightsky", "novaluna", "sealed")
SIZES = ((1440, 900), (1024, 768), (720, 450), (390, 844))  # 720 is 1440 at 200 %
WIDEST, NARROWEST = SIZES[0], SIZES[-1]
SPILLED = """() => [...document.querySelectorAll('.board :is(.panel, .place)')]
    .filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"""


@pytest.mark.parametrize("game", GAMES)
def test_no_table_runs_out_of_its_panel_on_any_screen_in_the_longest_words(visit: Visit, game: str) -> None:
    page = at_table(visit(), game, language="de")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".board .panel").first).to_be_visible()
        page.wait_for_function(f"() => !({SPILLED})().length")  # a page is laid out anew a moment after its size
        assert size not in (WIDEST, NARROWEST) or not violations(page), size


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_of_a_board_in_words_can_be_heard(visit: Visit, game: str) -> None:
    page = at_table(visit(), game)
    for _ in range(3):
        do(page, awaited(page)[0])
        awaited(page)
        heard = page.locator("section.board").aria_snapshot()
        assert not re.findall(r"^.*- (?:grid)?cell$", heard, re.MULTILINE)


def test_a_tile_of_nova_luna_is_heard_with_its_colour_and_tasks(visit: Visit) -> None:
    heard = at_table(visit(), "novaluna").get_by_role("table").first.aria_snapshot()
    assert re.search(r'row "\d+ (red|blue|turquoise|yellow) \d+ \d .*(\d × )?(red|blue|turquoise|yellow)', heard)


def test_the_sky_of_star_clusters_stands_whole_beside_empty_space(visit: Visit) -> None:
    page = at_table(visit(), "clusters")
    sky = page.locator(".board .panel.now .scroll")
    assert sky.evaluate("one => one.scrollWidth <= one.clientWidth")


def at_table(page: Page, game: str, language: str = "en") -> Page:
    """At a table with two bots, in words."""
    see(page, "/", text=True, language=language)
    sit_down(page, game, "easy", "easy")
    awaited(page)
    return page
