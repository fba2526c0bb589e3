"""The rules of a game as people find them: to read, to search, and where a reason or the story rests on one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from asterism.texts import languages
from asterism.texts.book import book, sentences
from web.boards import PHONE, overflows, see, sit_down, violations

Visit = Callable[..., Page]
SENTENCES = "article .sentence"


@pytest.mark.parametrize("lang", languages())
def test_every_number_of_a_book_is_on_its_page_and_has_an_address(visit: Visit, lang: str) -> None:
    page = visit()
    see(page, "/learn/nightsky/rules", language=lang)
    expect(page.locator(SENTENCES).first).to_be_visible()
    found = book("nightsky", lang)
    assert found is not None
    numbers = [sentence["number"] for sentence in sentences(found["chapters"])]
    assert page.locator(SENTENCES).evaluate_all("all => all.map(one => one.id)") == numbers
    assert not violations(page)


def test_a_link_to_a_number_shows_and_focuses_that_sentence(visit: Visit) -> None:
    page = visit("/learn/nebula/rules#8.8")
    sentence = page.locator("[id='8.8']")
    expect(sentence).to_be_in_viewport()
    expect(sentence).to_be_focused()
    page.get_by_role("link", name="Rule 9.2", exact=True).click()
    expect(page.locator("[id='9.2']")).to_be_focused()
    assert page.url.endswith("/learn/nebula/rules#9.2")


def test_rules_are_searched_without_regard_to_accents_and_capitals(visit: Visit) -> None:
    page = visit()
    see(page, "/learn/nebula/rules", language="cs")
    page.get_by_role("searchbox").fill("CERNA DIRA")
    expect(page.get_by_role("status")).to_contain_text("nal")
    assert 0 < page.locator(SENTENCES).count() < 20
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_contain_text("nikde")
    expect(page.locator(SENTENCES)).to_have_count(0)


def test_the_how_to_says_who_begins_and_leads_to_the_rules(visit: Visit) -> None:
    page = visit("/learn/novaluna")
    expect(page.get_by_text("who slept longest")).to_be_visible()
    expect(page.get_by_text("30 to 60, alone about 15")).to_be_visible()
    page.get_by_role("link", name="All rules, with numbers").first.click()
    expect(page.locator("[id='1.1']")).to_be_visible()


def test_a_reason_leads_to_its_rule(visit: Visit) -> None:
    page = visit()
    sit_down(page, "novaluna", "easy")
    page.locator("[data-do]").first.wait_for()
    page.locator("[data-closed][data-place='7']").click()
    link = page.locator(".actions").get_by_role("link", name="Rule 7.1")
    expect(link).to_have_attribute("href", "/learn/novaluna/rules#7.1")
    expect(link).to_have_attribute("title", "You pick one of the next three tiles clockwise from the moon.")


@pytest.mark.parametrize("game", ["clusters", "galaxies"])
def test_the_rules_fit_a_phone(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    see(page, f"/learn/{game}/rules", language="de")
    expect(page.locator(SENTENCES).first).to_be_visible()
    assert not overflows(page)
