"""A table's page and its replay, around whatever game is played there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

import asterism
from web.boards import PHONE, by_keys, finished, focused, play_ahead, play_out, sit_down
from web.people import SHOWN, awaited, do, first, offers, open_table
from web.people import sit_down as take_seat

Visit = Callable[..., Page]
ME, FRIEND = "Me, at this screen", "A friend, by link"
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}


def menu(page: Page) -> Any:
    page.get_by_role("button", name="This table").click()
    return page.get_by_role("dialog", name="This table")


def tab(page: Page, name: str) -> Any:
    return page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=name)


def table_of(page: Page) -> str:
    return page.url.rpartition("/t/")[2]


def call(page: Page, what: str, **body: Any) -> None:
    """Tell the server something about this page's table, past the page."""
    home = page.url.partition("/t/")[0]
    answer = page.request.post(f"/api/tables/{table_of(page)}/{what}", data=body, headers={"origin": home})
    assert answer.ok, answer.text()


def seated(visit: Visit, *names: str, **screen: Any) -> list[Page]:
    """Eva, at this screen, and others at a table of Nova Luna, each in a browser of their own."""
    eva = visit(**screen)
    open_table(eva, "novaluna", ME, *[FRIEND] * len(names))
    others = [visit() for _ in names]
    for page, name in zip(others, names, strict=True):
        take_seat(page, eva.url, name)
    for page in (eva, *others):
        page.locator(SHOWN).wait_for()
    return [eva, *others]


# What concerns players, on a phone


def test_on_a_phone_somebody_gone_can_be_replaced_and_come_back(visit: Visit) -> None:
    eva, jan = seated(visit, "Jan", **PHONE)
    call(jan, "leave")
    tab(eva, "Choices").click()
    eva.get_by_role("button", name="Let a bot play").click()
    expect(eva.get_by_text("bot, medium")).to_be_visible()
    jan.set_viewport_size(PHONE["viewport"])
    tab(jan, "Choices").click()
    jan.get_by_role("button", name="Take my seat back").click()
    expect(eva.get_by_text("bot, medium")).to_be_hidden()


def test_on_a_phone_another_seat_of_mine_can_be_looked_from(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "novaluna", ME, ME)
    tab(page, "Choices").click()
    may = awaited(page)
    page.get_by_role("button", name="Look as").click()
    expect(page.get_by_text("It is not your turn.")).to_be_visible()
    page.get_by_role("button", name="Look as").click()
    assert awaited(page) == may


def test_that_somebody_resigned_is_shown_while_a_bot_plays_on_and_at_the_end(visit: Visit) -> None:
    eva, jan, _ = seated(visit, "Jan", "Ola")
    call(jan, "resign", seat=1)
    expect(eva.get_by_role("listitem").filter(has_text="Jan")).to_contain_text(re.compile("resigned.*bot, medium"))
    eva.set_viewport_size(PHONE["viewport"])
    expect(eva.get_by_role("region", name="Players").first.get_by_text("resigned")).to_be_visible()


def test_after_somebody_gave_up_nobody_is_waited_for(visit: Visit) -> None:
    eva, jan = seated(visit, "Jan")
    call(jan, "resign", seat=1)
    expect(eva.get_by_role("heading", name="wins.")).to_be_visible()
    expect(eva.get_by_text("Jan has resigned.")).to_be_visible()
    for page in (eva, jan):
        expect(page.get_by_text("Waiting for")).to_be_hidden()


def test_at_a_hot_seat_resigning_names_the_seat_that_plays(visit: Visit) -> None:
    page = visit()
    open_table(page, "sealed", ME, ME, "Bot, easy")
    page.get_by_role("button", name="I am here").click()
    do(page, awaited(page)[0])
    expect(page.get_by_role("heading", name="Now it is Player 2’s turn")).to_be_visible()
    its = menu(page)
    its.get_by_role("button", name="Resign").click()
    expect(its.get_by_text("Give this game up for Player 2?")).to_be_visible()
    with page.expect_request("**/resign") as asked:
        its.get_by_role("button", name="Yes, I resign").click()
    assert asked.value.post_data_json == {"seat": 1}


# What was missed


def test_what_happened_since_my_turn_is_counted_where_it_is_out_of_sight(visit: Visit) -> None:
    eva, jan = seated(visit, "Jan")
    mover, other = (eva, jan) if offers(eva) else (jan, eva)
    first(mover, awaited(mover))
    other.set_viewport_size(PHONE["viewport"])
    other.reload()
    expect(tab(other, "Story").locator(".count")).to_have_text(re.compile("[1-9]"))
    tab(other, "Story").click()
    expect(other.get_by_role("heading", name="Since your last turn")).to_be_visible()
    expect(tab(other, "Story").locator(".count")).to_be_hidden()
    lines = other.get_by_role("region", name="Story").get_by_role("listitem")
    before = lines.count()
    first(mover, awaited(mover))
    expect(lines).not_to_have_count(before)
    expect(other.get_by_role("heading", name="Since your last turn")).to_be_visible()
    other.set_viewport_size(TABLET["viewport"])
    other.reload()
    expect(other.get_by_role("button", name="Players, choices and story").locator(".count")).to_be_visible()


def test_chat_is_unread_only_if_it_came_after_me(visit: Visit) -> None:
    eva, jan = seated(visit, "Jan")
    for page in (eva, jan):
        page.get_by_role("button", name="Chat").click()
        page.get_by_label("Say something").fill("Hello")
        page.get_by_role("button", name="Send").click()
    expect(eva.get_by_text("Hello")).to_have_count(2)
    eva.reload()
    eva.locator(SHOWN).wait_for()
    expect(eva.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    jan.get_by_label("Say something").fill("Are you here?")
    jan.get_by_role("button", name="Send").click()
    expect(eva.get_by_role("button", name="Chat 1")).to_be_visible()


# Lines


def watched(page: Page) -> tuple[list[WebSocketRoute], list[bool]]:
    """The lines on which a page hears something, and whether they are dead: nothing comes through or is closed."""
    lines, dead = list[WebSocketRoute](), list[bool]()

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(said: str | bytes) -> None:
            if not dead:
                lines[:] = [*(one for one in lines if one is not line), line]
                line.send(said)

        line.on_message(lambda said: None if dead else server.send(said))
        server.on_message(hear)

    page.route_web_socket(re.compile("/live"), through)
    return lines, dead


def outlive_silence(page: Page, lines: list[WebSocketRoute], dead: list[bool]) -> None:
    """Hold a line that answers, notice that it died, and take a new one."""
    while not lines:
        page.wait_for_timeout(50)
    count = len(lines)
    page.clock.run_for(25_000)
    assert len(lines) == count
    dead.append(True)
    page.clock.run_for(35_000)
    dead.clear()
    for _ in range(60):
        page.clock.run_for(1000)
        if len(lines) > count:
            return
    raise AssertionError("nobody noticed that the line is dead")


def test_at_a_table_a_line_that_died_without_a_word_is_noticed_and_comes_back(visit: Visit) -> None:
    page = visit()
    lines, dead = watched(page)
    page.clock.install()
    open_table(page, "novaluna", ME, ME)
    before = sorted(awaited(page))
    outlive_silence(page, lines, dead)
    assert sorted(awaited(page)) == before
    first(page, before)


def test_in_the_lobby_a_line_that_died_without_a_word_is_noticed_and_comes_back(visit: Visit) -> None:
    page = visit("/")
    lines, dead = watched(page)
    page.clock.install()
    page.reload()
    expect(page.get_by_text("Nobody is looking for players right now.")).to_be_visible()
    outlive_silence(page, lines, dead)


def test_trouble_with_the_server_is_forgotten_when_the_line_is_back(visit: Visit) -> None:
    eva, jan = seated(visit, "Jan")
    lines, _ = watched(eva)
    eva.reload()
    call(jan, "leave")
    eva.route("**/takeover", lambda route: route.abort())
    eva.get_by_role("button", name="Let a bot play").click()
    trouble = eva.get_by_text("The server can not be reached right now.")
    expect(trouble).to_be_visible()
    lines[-1].close(code=1012)
    expect(trouble).to_be_hidden()
    expect(eva.get_by_text("The connection is lost")).to_be_hidden()
    expect(trouble).to_be_hidden()


def test_a_choice_made_in_another_window_is_not_made_again_by_itself(visit: Visit) -> None:
    one = visit()
    open_table(one, "nebula", ME, "Bot, easy")
    may, other = awaited(one), one.context.new_page()
    held, said, slow = list[Callable[[], None]](), list[str](), list[bool]()

    def late(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def through(message: str | bytes) -> None:
            said.append(str(message))
            server.send(message)

        line.on_message(through)
        server.on_message(lambda message: held.append(lambda: line.send(message)) if slow else line.send(message))

    other.route_web_socket(re.compile("/live"), late)
    other.goto(one.url)
    assert awaited(other) == may
    slow.append(True)
    do(one, may[0])
    other.locator(f'button[data-offer="{may[0]}"]').click()
    other.locator("button.main").first.click()
    expect(other.locator("button[data-offer]:enabled")).to_have_count(0)
    slow.clear()
    for message in held:
        message()
    expect(other.get_by_text("The table has changed in the meantime")).to_be_visible()
    assert len([one for one in said if '"at"' in one]) == 1


# Where the focus is


def test_choices_in_a_closed_drawer_are_counted_and_opened_by_the_count(visit: Visit) -> None:
    page = visit(**TABLET)
    open_table(page, "novaluna", ME, ME)
    page.get_by_role("button", name="3 choices").click()
    expect(page.get_by_role("heading", name="You may")).to_be_focused()
    expect(page.locator("[data-offer]").first).to_be_visible()


def test_the_focus_is_at_the_result_when_the_game_is_over(visit: Visit) -> None:
    page = visit()
    play_ahead(page, "novaluna", "easy", left=2, tokens=2)
    play_out(page, by_keys)
    expect(page.locator("#end")).to_be_focused()


def test_the_focus_is_at_the_main_part_of_the_page_one_goes_to(visit: Visit) -> None:
    page = visit()
    assert focused(page, "body")
    address = sit_down(page, "novaluna", "easy")
    page.goto("/")
    for link in (page.get_by_role("link", name="Settings"), page.get_by_role("link", name="Asterism, to the lobby")):
        link.press("Enter")
        expect(page.locator("#main")).to_be_focused()
    page.locator(f'a[href="{address}"]').first.press("Enter")
    expect(page.locator("#main[data-shown]")).to_be_focused()


# Again


def test_a_running_table_leads_to_its_replay_in_which_a_hot_seat_keeps_its_secrets(visit: Visit) -> None:
    page = visit()
    open_table(page, "sealed", ME, ME, "Bot, easy")
    page.get_by_role("button", name="I am here").click()
    do(page, awaited(page)[0])
    with page.expect_response("**/steps?first=0&*") as answered:
        menu(page).get_by_role("link", name="Replay").click()
    assert {state["seat"] for state in answered.value.json()["states"]} == {None}
    expect(page.get_by_text("Step 0 of")).to_be_visible()


def test_a_replay_is_asked_for_in_ranges_and_not_step_by_step(visit: Visit) -> None:
    page, asked = visit(), list[str]()
    address = finished(page, "novaluna", "easy", tokens=2)
    page.on("request", lambda request: asked.append(request.url) if "/steps?" in request.url else None)
    page.goto(f"{address}/replay/0")
    for step in range(10):
        expect(page.get_by_text(f"Step {step} of")).to_be_visible()
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 10 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()
    assert len(asked) == 1


def test_a_step_past_the_end_is_the_last_one(visit: Visit) -> None:
    page = visit()
    page.goto(f"{finished(page, 'novaluna', 'easy', tokens=2)}/replay/99999")
    expect(page.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()
    assert not page.url.endswith("99999")


def played_elsewhere() -> Any:
    """The log of a game that this server does not know."""
    table = asterism.table("novaluna", 2, seed="elsewhere", options={"tokens": 2})
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.offers(seat)[-1])
    return table.log


def test_an_uploaded_game_is_seen_again_with_anybodys_eyes_and_nobody_is_away(visit: Visit) -> None:
    page = visit()
    home = page.evaluate("location.origin")
    id = page.request.post("/api/replays", data=played_elsewhere(), headers={"origin": home}).json()["id"]
    page.goto(f"/t/{id}")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_text("away")).to_be_hidden()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    with page.expect_response("**/steps?first=0&*") as answered:
        page.get_by_label("Whose view").select_option(index=2)
    assert {state["seat"] for state in answered.value.json()["states"]} == {1}


def test_the_parts_of_a_replay_have_no_names_before_the_words_are_there(visit: Visit) -> None:
    page, wrong, held = visit(**PHONE), list[str](), list[Route]()
    address = finished(page, "novaluna", "easy", tokens=2)
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page.route("**/api/texts/**", lambda route: held.append(route))
    with page.expect_response("**/steps?first=0&*"):
        page.goto(f"{address}/replay/0")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    held.pop().continue_()
    expect(tab(page, "Ring")).to_be_visible()
    assert not wrong
