"""The lobby, forms and the waiting room, and what they say when something is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from asterism.server.tables.listing import PAGE
from support.host import Host
from web.boards import LANGUAGES, PHONE, finished, overflows, see, violations

Visit = Callable[..., Page]
NOT_SEEN = "\u200f"
WIDER = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
LINE = "The connection is lost"


def table(page: Page, game: str, *seats: str, **more: Any) -> str:
    """Open a table; its address. A seat is me, open or the level of a bot."""
    places = [{"who": who} if who in ("me", "open") else {"who": "bot", "level": who, "name": who} for who in seats]
    body = {"game": game, "options": {}, "public": False, "confirm": False, "clock": None, "seats": places, **more}
    home = page.evaluate("location.origin")
    answer = page.request.post("/api/tables", data=body, headers={"origin": home})
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['id']}"


def section(page: Page, heading: str) -> Any:
    return page.locator("section").filter(has=page.get_by_role("heading", name=heading))


# Tables


def test_a_finished_table_leaves_the_running_ones_and_is_only_looked_at(visit: Visit) -> None:
    page = visit()
    over, running = table(page, "sealed", "me", "easy", "medium"), table(page, "sealed", "me", "easy", "hard")
    page.request.post(f"/api{over.replace('/t/', '/tables/')}/resign", data={"seat": 0}, headers=origin(page))
    page.goto("/")
    mine, finished = section(page, "Your tables"), section(page, "Finished games")
    expect(finished.get_by_role("link", name="Look")).to_have_attribute("href", over)
    expect(mine.get_by_role("link", name="Continue")).to_have_attribute("href", running)
    expect(mine).to_contain_text("easy, hard")


def origin(page: Page) -> dict[str, str]:
    return {"origin": page.evaluate("location.origin")}


def test_the_title_of_the_lobby_tells_that_a_table_waits_for_me(visit: Visit) -> None:
    page = visit("/")
    expect(page).to_have_title("Asterism")
    page.reload()
    table(page, "sealed", "me", "easy", "easy")
    expect(page).to_have_title("★ 1 waits for you – Asterism")


def test_running_tables_are_not_among_the_open_ones_and_nobody_is_asked_to_join_a_full_one(visit: Visit) -> None:
    eva = visit("/")
    address = table(eva, "sealed", "me", "easy", "easy", public=True)
    jan = visit("/")
    expect(section(jan, "Games to watch").locator(f"a[href='{address}']")).to_have_text("Watch")
    expect(section(jan, "Open tables").locator(f"a[href='{address}']")).to_have_count(0)
    eva.goto(address)
    eva.get_by_role("button", name="This table").click()
    expect(eva.get_by_role("dialog")).to_contain_text("anybody can watch")
    expect(eva.get_by_role("dialog")).not_to_contain_text("join")


def test_a_table_of_six_fits_the_lobby_of_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    table(page, "clusters", "me", *["medium"] * 5)
    for language in LANGUAGES:
        see(page, "/", language=language)
        expect(page.get_by_text(", ".join(["medium"] * 5))).to_be_visible()
        assert not overflows(page)


@pytest.fixture
def many_open(host: Host) -> Iterator[None]:
    """More open tables than a page has, each of somebody else."""
    with ExitStack() as stack:
        come = partial(httpx.Client, base_url=host.address, headers={"Origin": host.address})
        hosts = [stack.enter_context(come()) for _ in range(PAGE + 2)]
        asked = {"game": "novaluna", "seats": [{"who": "me", "name": "Ida"}, {"who": "open"}]}
        tables = [it.post("/api/tables", json=asked).json()["id"] for it in hosts]
        yield
        for it, table in zip(hosts, tables, strict=True):
            it.post(f"/api/tables/{table}/leave").raise_for_status()


@pytest.mark.usefixtures("many_open")
def test_of_many_open_tables_a_page_is_shown_and_keys_lead_on_to_the_next(visit: Visit) -> None:
    page = visit("/", **PHONE)
    panel = section(page, "Open tables")
    rows, more = panel.get_by_role("listitem"), panel.get_by_role("button", name="Show more")
    expect(rows).to_have_count(PAGE)
    total = page.request.get("/api/lobby").json()["many"]["open"]
    expect(panel).to_contain_text(f"{total} look for players")
    more.focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(min(total, 2 * PAGE))
    expect(rows.nth(PAGE).get_by_role("link")).to_be_focused()
    assert not violations(page)
    for language in LANGUAGES:
        see(page, "/", language=language)
        expect(page.get_by_role("button", name=str(total - PAGE))).to_be_visible()
        assert not overflows(page)


# Playing at once


def test_a_newcomer_plays_the_first_game_and_comes_back_to_what_was_played_last(visit: Visit) -> None:
    page = visit("/")
    card = page.locator("article").filter(has=page.get_by_role("heading", name="Nova Luna"))
    first = opened(page, card.get_by_role("button", name="Play now against bots"))
    assert (first["options"], len(first["seats"])) == ({"first_game": True}, 2)
    page.goto("/")
    card.get_by_role("radio", name="3").check()
    assert len(opened(page, card.get_by_role("button", name="Play now against bots"))["seats"]) == 4
    page.goto("/")
    expect(card.get_by_role("radio", name="3")).to_be_checked()


def test_who_wants_to_plays_alone_from_the_card(visit: Visit) -> None:
    page = visit("/")
    card = page.locator("article").filter(has=page.get_by_role("heading", name="Night Sky Explorer"))
    card.get_by_role("radio", name="alone").check()
    assert [seat["who"] for seat in opened(page, card.get_by_role("button", name="Play alone now"))["seats"]] == ["me"]
    nebula = page.locator("article").filter(has=page.get_by_role("heading", name="Nebula"))
    expect(nebula.get_by_role("radio", name="alone")).to_have_count(0)


def opened(page: Page, button: Locator) -> Any:
    """The table that is opened by a button."""
    with page.expect_request("**/api/tables") as asked:
        button.click()
    page.wait_for_url("**/t/*")
    return json.loads(asked.value.post_data or "")


def test_a_finished_game_tells_its_result_in_the_lobby(visit: Visit) -> None:
    page = visit()
    finished(page, "novaluna", "easy", tokens=2)
    page.goto("/")
    expect(section(page, "Finished games")).to_contain_text(re.compile(r"won · \d+ : \d+ · "))


# The waiting room


def test_who_waits_sees_by_which_rules_and_may_chat(visit: Visit) -> None:
    eva = visit()
    clock = {"per": "turn", "seconds": 3600}
    address = table(eva, "novaluna", "me", "open", options={"tokens": 8}, confirm=True, clock=clock)
    jan = visit(address)
    for page in (eva, jan):
        page.goto(address)
        for fact in ("Tokens each: 8", "1 hour a turn", "turns end by confirmation", "only with the link"):
            expect(page.get_by_text(fact)).to_be_visible()
    jan.get_by_label("Say something").fill("I am coming")
    jan.get_by_role("button", name="Send").click()
    expect(eva.get_by_text("I am coming")).to_be_visible()
    eva.get_by_role("button", name="This table").click()
    expect(eva.get_by_role("dialog")).to_contain_text("Tokens each: 8 · 1 hour a turn")


def test_on_this_machine_alone_there_is_no_code_for_phones_but_a_reason(visit: Visit) -> None:
    page = visit()
    address = table(page, "novaluna", "me", "open")
    page.goto(address)
    expect(page.get_by_text("works on this machine only")).to_be_visible()
    expect(page.get_by_text("Friends far away need an address")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)


def test_others_get_the_same_address_by_link_and_by_code(visit: Visit) -> None:
    page, others = visit(), "http://192.168.1.5:8765/t/x"
    address = table(page, "novaluna", "me", "open")

    def told(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda news: line.send(str(news).replace('"link":null', f'"link":"{others}"')))

    page.route_web_socket(re.compile("/live"), told)
    page.goto(address)
    expect(page.get_by_label("Link to this table")).to_have_value(others)
    expect(page.get_by_text("This link leads to http://192.168.1.5:8765.")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def test_a_long_chat_of_those_who_wait_can_be_scrolled_by_keys(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto(table(page, "novaluna", "me", "open"))
    for _ in range(2):
        page.get_by_label("Say something").fill("Are you coming? " * 18)
        page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(2)
    assert page.get_by_role("log").evaluate("one => one.scrollHeight > one.clientHeight")
    assert not violations(page)


# Names


def test_a_name_is_shown_as_the_server_keeps_it_or_with_what_it_says_against_it(visit: Visit) -> None:
    page = visit("/")
    name = page.get_by_label("What shall the others call you?")
    name.fill(f"Dana{NOT_SEEN}")
    name.press("Tab")
    expect(name).to_have_value("Dana")
    name.fill(NOT_SEEN)
    name.press("Tab")
    expect(page.get_by_text("A name needs something that can be read.")).to_be_visible()
    expect(name).to_have_attribute("aria-invalid", "true")
    name.fill("")
    name.press("Tab")
    expect(name).to_have_value("Dana")
    expect(page.get_by_text("A name needs")).to_have_count(0)


@pytest.mark.parametrize(
    ("way", "field", "button"),
    [
        ("/", "What shall the others call you?", "Play now against bots"),
        ("/new/novaluna", "Your name", "Open the table"),
    ],
)
def test_no_table_opens_under_an_old_name(visit: Visit, way: str, field: str, button: str) -> None:
    page = visit(way)
    page.get_by_label(field).fill(NOT_SEEN)
    page.get_by_role("button", name=button).first.click()
    said = page.get_by_text("A name needs something that can be read.")
    expect(said).to_have_count(2)  # at the field and at the button
    for place in said.all():
        expect(place).to_be_in_viewport()
    assert page.url.endswith(way)


# Trouble


def test_the_lobby_says_that_the_connection_is_lost_and_when_it_is_back(visit: Visit) -> None:
    page, lines = visit("/"), list[WebSocketRoute]()

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/live"), through)
    page.reload()
    expect(page.get_by_text("You sit at no table yet")).to_be_visible()
    lines[-1].close(code=1012)
    expect(page.get_by_text(LINE)).to_be_visible()
    expect(page.get_by_text(LINE)).to_be_hidden()


def test_games_that_could_not_be_had_are_there_once_the_server_is(visit: Visit) -> None:
    page = visit("about:blank")
    page.route("**/api/games", lambda call: call.abort())
    lines = list[WebSocketRoute]()
    page.route_web_socket(re.compile("/live"), lambda line: lines.append(line))
    page.goto("/")
    expect(page.get_by_text("The server can not be reached")).to_be_visible()
    page.unroute("**/api/games")
    lines[-1].close(code=1012)
    expect(page.get_by_role("heading", name="Nova Luna")).to_be_visible()
    expect(page.get_by_text("The server can not be reached")).to_be_hidden()


@pytest.mark.parametrize("way", ["/t/{id}", "/t/{id}/replay/0", "/new/novaluna", "/learn/novaluna"])
def test_when_the_server_is_away_a_page_says_so_and_tries_again(visit: Visit, way: str) -> None:
    page = visit()
    address = way.format(id=table(page, "novaluna", "me", "easy").removeprefix("/t/"))
    for calls in ("**/api/games", "**/api/tables/*"):
        page.route(calls, lambda call: call.abort())
    page.goto(address)
    expect(page.get_by_role("heading", name="The server can not be reached right now.")).to_be_visible()
    expect(page.get_by_text("The link may be old")).to_have_count(0)
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Nova Luna").first).to_be_visible()


@pytest.mark.parametrize("address", ["/t/nosuchtable", "/new/nosuchgame", "/nowhere"])
def test_where_nothing_is_nobody_is_told_to_try_again(visit: Visit, address: str) -> None:
    page = visit(address)
    expect(page.get_by_text("The link may be old")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


# Who begins


def test_the_host_orders_the_seats_beside_the_rulebooks_question_and_the_first_stays_marked(visit: Visit) -> None:
    page = visit("/new/nebula")
    expect(page.get_by_text("who last watched the stars")).to_be_visible()
    page.get_by_label("Player 2", exact=True).select_option("Bot, easy")
    page.get_by_role("button", name="Let player 2 sit one earlier").click()
    expect(page.get_by_label("Player 1", exact=True)).to_have_value("bot easy")
    expect(page.get_by_label("Player 2", exact=True)).to_have_value("me")
    page.get_by_role("button", name="Start the game").click()
    rows = page.locator("#side .order li")
    expect(rows.filter(has=page.get_by_role("img", name="first player"))).to_contain_text("bot, easy")
    expect(page.locator("#side").get_by_role("img", name="first player")).to_have_count(1)


def test_the_host_lets_chance_seat_the_players(visit: Visit) -> None:
    page, orders = visit("/new/clusters"), set[str]()
    page.on("request", lambda call: orders.add(call.post_data or "") if call.url.endswith("/tables") else None)
    page.get_by_text("Chance, at the start").click()
    expect(page.get_by_role("button", name="Let player 2 sit one earlier")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("chance seats the players at the start")).to_be_visible()
    assert ['"shuffle":true' in order for order in orders] == [True]


def test_where_chance_draws_who_begins_the_form_says_so_and_asks_nothing(visit: Visit) -> None:
    page = visit("/new/novaluna")
    expect(page.get_by_text("Here chance draws them.")).to_be_visible()
    expect(page.get_by_text("Chance, at the start")).to_have_count(0)
    page.get_by_label("Player 2", exact=True).select_option("Bot, easy")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#side .order li")).to_have_count(2)
    expect(page.get_by_role("img", name="first player")).to_have_count(0)


# Forms and clocks


def test_a_clock_of_the_game_stays_chosen_and_is_explained_by_the_game(visit: Visit) -> None:
    page = visit("/new/clusters")
    expect(page.get_by_text("Bob plays instead")).to_be_visible()
    clock = page.get_by_label(re.compile("^Clock"))
    clock.select_option("25 seconds a turn")
    page.get_by_role("radio", name="3", exact=True).check()
    expect(clock.locator("option:checked")).to_have_text("20 seconds a turn")


@pytest.mark.parametrize("clock", [None, {"per": "turn", "seconds": 86400}])
def test_six_players_fit_the_strip_of_a_phone(visit: Visit, clock: dict[str, Any] | None) -> None:
    page = visit(**PHONE)
    address = table(page, "clusters", "me", *["easy"] * 5, clock=clock)
    page.goto(address)
    strip = page.locator("section[aria-label='Players'] li")
    expect(strip).to_have_count(6)
    if clock:
        expect(strip.locator("time").first).to_have_text(re.compile("h"))
    assert strip.evaluate_all(WIDER) == 0


def test_what_a_game_offers_stands_on_one_line_or_two_but_not_in_columns(visit: Visit) -> None:
    page = visit()
    see(page, "/", language="de")
    card = page.locator("article").filter(has=page.get_by_role("heading", name="Nova Luna"))
    said, link = card.locator(".meta span"), card.get_by_role("link", name="So wird gespielt")
    expect(said).to_have_text("1–4 Personen · auch solo")
    lines = [part.evaluate("one => one.getClientRects().length") for part in (said, link)]
    assert lines == [1, 1]
