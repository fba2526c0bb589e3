"""Whole games on the board that plays any game, in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from support.host import Host
from web.people import awaited, do, first, offers, open_table, play_out, sit_down

Visit = Callable[..., Page]
ME, FRIEND = "Me, at this screen", "A friend, by link"
SHORT = {"Tokens each": 3}


def test_two_browsers_play_a_whole_game_of_nova_luna(visit: Visit) -> None:
    eva = visit()
    open_table(eva, "novaluna", ME, FRIEND, options=SHORT)
    jan = visit()
    sit_down(jan, eva.url, "Jan")
    assert play_out(eva, jan) > 6
    for page in (eva, jan):
        expect(page.get_by_text("wins.").first).to_be_visible()
    expect(eva.get_by_text("Jan").first).to_be_visible()


def test_two_browsers_and_a_bot_play_the_game_with_secrets(visit: Visit) -> None:
    eva = visit()
    open_table(eva, "sealed", ME, FRIEND, "Bot, easy")
    jan = visit()
    sit_down(jan, eva.url, "Jan")
    assert play_out(eva, jan) > 4


def test_a_hot_seat_hides_everything_behind_a_curtain(visit: Visit) -> None:
    page = visit()
    open_table(page, "sealed", ME, ME, "Bot, easy")
    held = []
    for name in ("Player 1", "Player 2"):
        expect(page.get_by_role("heading", name=f"Now it is {name}’s turn")).to_be_visible()
        assert not page.locator("[data-offer]").count()
        page.get_by_role("button", name="I am here").click()
        held.append(set(awaited(page)))
        do(page, offers(page)[0])
    assert not held[0] & held[1]


def test_at_a_hot_seat_without_secrets_there_is_no_curtain(visit: Visit) -> None:
    page = visit()
    open_table(page, "novaluna", ME, ME, options=SHORT)
    assert play_out(page) > 6
    assert not page.get_by_role("button", name="I am here").count()


def test_a_reload_in_mid_game_loses_nothing(visit: Visit) -> None:
    page = visit()
    open_table(page, "novaluna", ME, ME)
    for _ in range(5):
        first(page, awaited(page))
    before = sorted(awaited(page))
    page.reload()
    assert sorted(awaited(page)) == before


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    page, lines = visit(), list[WebSocketRoute]()

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/live"), through)
    open_table(page, "novaluna", ME, ME)
    before, count = sorted(awaited(page)), len(lines)
    lines[-1].close(code=1012)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    assert sorted(awaited(page)) == before
    assert len(lines) > count
    first(page, before)


def test_a_game_goes_on_over_a_restart_of_the_server(visit: Visit, host: Host) -> None:
    page = visit()
    open_table(page, "novaluna", ME, "Bot, easy", options=SHORT)
    for _ in range(3):
        first(page, awaited(page))
    host.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    host.start()
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    assert play_out(page) > 1


def test_names_and_chat_are_words_and_never_code(visit: Visit) -> None:
    eva = visit()
    open_table(eva, "novaluna", ME, FRIEND)
    jan = visit()
    sit_down(jan, eva.url, "<b onload=x>")
    expect(eva.get_by_text("<b onload=x>").first).to_be_visible()
    for page, words in ((jan, "<script>window.hurt = 1</script>"), (eva, "Hello & welcome")):
        page.get_by_role("button", name="Chat").click()
        page.get_by_label("Say something").fill(words)
        page.get_by_role("button", name="Send").click()
    for page in (eva, jan):
        expect(page.get_by_text("<script>window.hurt = 1</script>")).to_be_visible()
        expect(page.get_by_text("Hello & welcome")).to_be_visible()
        assert page.evaluate("window.hurt") is None


def test_a_finished_game_is_replayed_step_by_step_each_with_its_address(visit: Visit) -> None:
    page = visit()
    open_table(page, "sealed", ME, "Bot, easy", "Bot, easy")
    play_out(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/0")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url("**/replay/1")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.goto(page.url)
    expect(page.get_by_text("Step 1 of")).to_be_visible()
