"""The API: every call of docs/protocol.md, what it refuses, and its description."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import httpx
import pytest

import asterism
from asterism.server.http.schemas import MOST_STEPS
from asterism.server.limits import MANY, Bucket, Limits, Pace
from asterism.texts import languages
from asterism.texts.book import book as rules_of
from server.browsers import Browser, Served

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "easy"}
SOCKETS = {"/api/lobby/live", "/api/tables/{id}/live"}


# Who I am


def test_the_first_call_gives_a_cookie_that_lasts(served: Served) -> None:
    first = httpx.get(f"{served.address}/api/games", timeout=60)
    cookie = first.headers["set-cookie"]
    assert cookie.startswith("asterism=")
    assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Path=/"))
    assert "Secure" not in cookie
    again = httpx.get(f"{served.address}/api/games", headers={"Cookie": cookie.split(";")[0]}, timeout=60)
    assert "set-cookie" not in again.headers


def test_my_name_is_mine_alone_and_stays(served: Served, browser: Browser) -> None:
    assert browser.get("/api/me").json() == {"name": ""}
    assert browser.put("/api/me", json={"name": "  Eva "}).json() == {"name": "Eva"}
    assert browser.get("/api/me").json() == {"name": "Eva"}
    assert served.browser().get("/api/me").json() == {"name": ""}


def test_a_forged_cookie_is_nobodys(served: Served, browser: Browser) -> None:
    browser.put("/api/me", json={"name": "Eva"})
    forged = browser.cookies["asterism"][:-1] + ("0" if browser.cookies["asterism"][-1] != "0" else "1")
    answer = httpx.get(f"{served.address}/api/me", headers={"Cookie": f"asterism={forged}"}, timeout=60)
    assert answer.json() == {"name": ""}
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202e", "\u2028", "\u3164", "\u200b ", 7, None, ["Eva"]])
def test_a_name_is_short_and_can_be_read(browser: Browser, name: Any) -> None:
    _refused(browser.put("/api/me", json={"name": name}), 422, "invalid")


def test_names_of_all_tongues_are_welcome(browser: Browser) -> None:
    for name in ("Žofie", "Łukasz", "星", "x" * 24, "Eva 🌟"):
        assert browser.put("/api/me", json={"name": name}).json() == {"name": name}


def test_what_nobody_sees_is_left_out_of_a_name(browser: Browser) -> None:
    for name, kept in {
        "Dana\u200f": "Dana",
        "\u202eEva": "Eva",
        "a\u0007b": "ab",
        "a\nb": "a b",
        "E\u00adva": "Eva",
    }.items():
        assert browser.put("/api/me", json={"name": name}).json() == {"name": kept}


# Whence calls come


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://[", "", None])
def test_a_foreign_page_changes_nothing(browser: Browser, origin: str | None) -> None:
    browser.put("/api/me", json={"name": "Eva"})
    del browser.headers["Origin"]
    headers = {} if origin is None else {"Origin": origin}
    _refused(browser.put("/api/me", json={"name": "Mallory"}, headers=headers), 403, "foreign-origin")
    assert browser.get("/api/me").json() == {"name": "Eva"}


def test_a_program_without_cookie_and_origin_may_call(served: Served) -> None:
    assert httpx.put(f"{served.address}/api/me", json={"name": "Robot"}, timeout=60).status_code == 200
    strange = httpx.put(
        f"{served.address}/api/me", json={"name": "x"}, headers={"Sec-Fetch-Site": "cross-site"}, timeout=60
    )
    _refused(strange, 403, "foreign-origin")


# What there is


def test_games_say_what_a_new_table_needs(browser: Browser) -> None:
    found = browser.get("/api/games").json()
    games = {game["slug"]: game for game in found["games"]}
    assert games["novaluna"]["seats"] == [1, 4]
    assert games["novaluna"]["titles"]["en"] == "Nova Luna"
    assert all(set(one["abouts"]) == set(languages()) and all(one["abouts"].values()) for one in games.values())
    assert (games["novaluna"]["secrets"], games["sealed"]["secrets"]) == (False, True)
    assert [one["seats"] for one in games["galaxies"]["options"]] == [None, [1, 1]]
    assert found["levels"] == ["easy", "medium", "hard", "expert"]
    assert found["languages"] == languages()


@pytest.mark.parametrize("lang", languages())
def test_texts_are_the_shared_words_and_the_games_own(browser: Browser, lang: str) -> None:
    common = browser.get(f"/api/texts/{lang}/common")
    own = browser.get(f"/api/texts/{lang}/novaluna")
    assert common.headers["content-type"] == "text/plain; charset=utf-8"
    assert own.text.startswith(common.text)
    assert "\ntitle = " in own.text
    assert "\ntitle = " not in common.text


def test_texts_known_already_are_not_sent_again(browser: Browser) -> None:
    tag = browser.get("/api/texts/en/novaluna").headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = browser.get("/api/texts/en/novaluna", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
    assert browser.get("/api/texts/cs/novaluna", headers={"If-None-Match": tag}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip", "gzip"), ("br, gzip;q=0.5", "gzip"), ("gzip;q=0", None), ("gzip; q=0.0, br", None)],
)
def test_texts_come_packed_to_who_takes_them_so(browser: Browser, accepted: str, encoding: str | None) -> None:
    answer = browser.get("/api/texts/en/common", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.text == browser.get("/api/texts/en/common").text


@pytest.mark.parametrize("path", ["xx/novaluna", "en/nothing", "en/..", "../novaluna", "en/%2e%2e%2fsecret"])
def test_there_are_no_other_texts(browser: Browser, path: str) -> None:
    assert browser.get(f"/api/texts/{path}").status_code == 404


@pytest.mark.parametrize("lang", languages())
def test_rules_are_read_by_their_numbers_in_every_language(browser: Browser, lang: str) -> None:
    answer = browser.get(f"/api/books/{lang}/nebula")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == rules_of("nebula", lang)
    again = browser.get(f"/api/books/{lang}/nebula", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["xx/nebula", "en/nothing", "en/common", "en/.."])
def test_there_are_no_other_rules(browser: Browser, path: str) -> None:
    assert browser.get(f"/api/books/{path}").status_code == 404


# Tables


def test_a_table_waits_for_its_players_and_starts(served: Served, browser: Browser) -> None:
    browser.put("/api/me", json={"name": "Eva"})
    table = browser.open(ME, OPEN, options={"first_game": True}, clock={"per": "move", "seconds": 600})
    assert (table["status"], table["game"], table["options"]) == ("open", "novaluna", {"first_game": True})
    assert re.fullmatch("[a-z0-9]{12}", table["id"])
    assert (table["seats"][0]["name"], table["seats"][0]["yours"]) == ("Eva", True)
    assert table["clock"]["seconds"] == 600
    other = served.browser()
    assert table["id"] in [one["id"] for one in other.get("/api/lobby").json()["open"]]
    sat = other.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "name": "Ben"}).json()
    assert (sat["status"], sat["seats"][1]["name"], sat["seats"][1]["yours"]) == ("running", "Ben", True)
    assert not sat["seats"][0]["yours"]
    assert [one["id"] for one in other.get("/api/lobby").json()["mine"]] == [table["id"]]
    assert [one["id"] for one in browser.get("/api/lobby").json()["mine"]] == [table["id"]]
    assert table["id"] in [one["id"] for one in served.browser().get("/api/lobby").json()["running"]]


def test_a_private_table_is_in_its_players_lobby_only(served: Served, browser: Browser) -> None:
    table = browser.open(ME, OPEN, public=False)
    assert table["id"] in [one["id"] for one in browser.get("/api/lobby").json()["mine"]]
    others = served.browser().get("/api/lobby").json()
    assert table["id"] not in [one["id"] for kind in ("open", "running", "mine") for one in others[kind]]


def test_one_leaves_before_the_start_and_the_seat_is_free(served: Served, browser: Browser) -> None:
    table = browser.open(ME, OPEN, OPEN)
    other = served.browser()
    other.post(f"/api/tables/{table['id']}/sit", json={"seat": 2, "name": "Ben"})
    left = other.post(f"/api/tables/{table['id']}/leave").json()
    assert [seat["who"] for seat in left["seats"]] == ["person", "open", "open"]


def test_resigning_ends_a_game_of_two_and_opens_its_log_and_rematch(served: Served, browser: Browser) -> None:
    table = browser.open(ME, OPEN)
    at = f"/api/tables/{table['id']}"
    other = served.browser()
    other.post(f"{at}/sit", json={"seat": 1, "name": "Ben"})
    _refused(browser.get(f"{at}/log"), 409, "not-over")
    _refused(other.post(f"{at}/resign", json={"seat": 0}), 403, "not-your-seat")
    over = other.post(f"{at}/resign", json={"seat": 1}).json()
    assert (over["status"], over["resigned"]) == ("over", 1)
    assert browser.get(f"{at}/log").json()["game"] == "novaluna"
    again = browser.post(f"{at}/rematch").json()["id"]
    assert other.post(f"{at}/rematch").json()["id"] == again
    seats = browser.get(f"/api/tables/{again}").json()["seats"]
    assert [seat["yours"] for seat in seats] == [False, True]


def test_a_log_is_uploaded_and_stepped_through(browser: Browser) -> None:
    log = _finished_log()
    answer = browser.post("/api/replays", json=log)
    assert answer.status_code == 201
    at = f"/api/tables/{answer.json()['id']}"
    assert browser.get(at).json()["status"] == "over"
    some = browser.get(f"{at}/steps?first=3&count=5").json()
    assert (some["steps"], some["rules"], some["current"]) == (len(log["moves"]), log["rules"], True)
    assert [state["step"] for state in some["states"]] == [3, 4, 5, 6, 7]
    (last,) = browser.get(f"{at}/steps?first={some['steps']}&seat=1").json()["states"]
    assert last["view"]["over"]
    assert last["seat"] == 1
    many = browser.get(f"{at}/steps")
    assert 25 < len(many.json()["states"]) <= MOST_STEPS
    assert len(many.content) < 300_000
    for wrong in ("first=-1", "count=0", f"count={MOST_STEPS + 1}", "first=x", "seat=99"):
        _refused(browser.get(f"{at}/steps?{wrong}"), 422, "invalid")
    assert browser.get(f"{at}/log").json()["moves"] == log["moves"]


def test_a_broken_log_is_refused_with_its_reason(browser: Browser) -> None:
    log = _finished_log()
    for broken in ({}, {**log, "game": "chess"}, {**log, "moves": [[0, "win"]]}, {**log, "seats": 2.5}, {"moves": 3}):
        _refused(browser.post("/api/replays", json=broken), 422, "bad-log")
    _refused(browser.post("/api/replays", json=[log]), 422, "bad-log")


def test_where_others_can_not_come_there_is_no_link_and_no_code(browser: Browser) -> None:
    table = browser.open(ME, OPEN)
    assert table["link"] is None
    _refused(browser.get(f"/api/tables/{table['id']}/qr.svg"), 404, "no-link")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": None},
        {"seats": []},
        {"seats": [{"who": "me"}] * 5},
        {"seats": [{"who": "king"}]},
        {"seats": [{"who": "bot", "level": "search:sims=999999999"}]},
        {"seats": [{"who": "bot", "level": "godlike"}]},
        {"seats": [{"who": "me", "name": "\u0000"}]},
        {"options": {"first_game": "yes"}},
        {"options": {"nothing": True}},
        {"options": {"first_game": 10**30}},
        {"clock": {"per": "move", "seconds": 0}},
        {"clock": {"per": "year", "seconds": 5}},
        {"clock": {"per": "move", "seconds": "soon"}},
        {"public": "yes"},
        {"seed": "mine"},
    ],
)
def test_a_table_that_can_not_be_is_refused(browser: Browser, change: dict[str, Any]) -> None:
    answer = browser.post("/api/tables", json={"game": "novaluna", "seats": [ME, OPEN], **change})
    assert answer.status_code in (404, 422)
    _refused(answer, answer.status_code)


def test_what_is_not_there_can_not_be_used(browser: Browser) -> None:
    for method, path in [("GET", ""), ("POST", "/leave"), ("GET", "/log"), ("GET", "/steps"), ("GET", "/qr.svg")]:
        _refused(browser.request(method, f"/api/tables/nowhere{path}"), 404, "no-table")
    table = browser.open(ME, OPEN)
    _refused(browser.post(f"/api/tables/{table['id']}/sit", json={"seat": 7, "name": "Eva"}), 404, "no-seat")
    _refused(browser.post(f"/api/tables/{table['id']}/sit", json={"seat": "1"}), 422, "invalid")
    _refused(browser.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "hat": True}), 422, "invalid")


# Limits


def test_many_tables_at_once_are_too_many(served: Served) -> None:
    eager = served.browser()
    answers = [eager.post("/api/tables", json={"game": "novaluna", "seats": [ME, ME]}) for _ in range(25)]
    assert [answer.status_code for answer in answers[:20]] == [201] * 20
    _refused(answers[-1], 429, "too-fast")
    assert served.browser().open(ME, OPEN)


def test_too_much_is_not_even_read(served: Served, browser: Browser) -> None:
    _refused(browser.put("/api/me", json={"name": "x" * 20_000}), 413, "too-large")
    _refused(browser.post("/api/replays", json={"moves": "x" * 2_000_001}), 413, "too-large")
    endless = (b"x" for _ in range(3))
    _refused(httpx.put(f"{served.address}/api/me", content=endless, timeout=60), 411, "no-length")


def test_a_bucket_refills_with_time() -> None:
    now = 0.0
    bucket = Bucket(Pace(2, 3), lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now = 1000.0
    assert bucket.full()
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_those_who_came_long_ago_are_forgotten() -> None:
    now = 0.0
    limits = Limits(Pace(1, 1), lambda: now)
    assert all(limits.take(str(who)) for who in range(MANY))
    now = 5.0
    assert limits.take("late")
    assert len(limits._buckets) == 1
    assert not limits.take("late")


# The description


def test_the_description_holds_every_call_of_the_protocol(browser: Browser) -> None:
    described = browser.get("/api/openapi.json").json()["paths"]
    promised = set(re.findall(r"`(GET|POST|PUT) (/[^`]*)`", PROTOCOL.read_text(encoding="utf-8")))
    assert len(promised) >= 18
    for method, path in promised:
        assert method.lower() in described[path], path
    assert {(method.upper(), path) for path, its in described.items() for method in its} == promised


def test_every_call_describes_its_errors_in_one_form(browser: Browser) -> None:
    described = browser.get("/api/openapi.json").json()
    for path, calls in described["paths"].items():
        for call in calls.values():
            errors = {code: its for code, its in call["responses"].items() if code[0] in "45"}
            assert "4XX" in errors, path
            for its in errors.values():
                assert its["content"]["application/json"]["schema"]["$ref"].endswith("/Error"), path
    assert "HTTPValidationError" not in described["components"]["schemas"]


NASTY = [b"", b"{", b"null", b"[]", b'"x"', b"{}", b'{"seat": -1}', b'{"seat": 1e400}', b'{"name": "\\ud800"}', b"\xff"]
NASTY += [b'{"seat": ' + b"9" * 5000 + b"}", b"[" * 9000, b'{"seat": NaN, "level": "easy"}', b'{"moves": [[[[]]]]}']


@pytest.mark.parametrize("nasty", NASTY)
def test_no_body_breaks_the_server(browser: Browser, nasty: bytes) -> None:
    table = browser.open(ME, OPEN)
    for path, calls in browser.get("/api/openapi.json").json()["paths"].items():
        for method in calls:
            where = path.replace("{id}", table["id"])
            answer = browser.request(method, where, content=nasty, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (method, path)
            if answer.status_code >= 400:
                _refused(answer, answer.status_code)


def test_a_wrong_method_is_told_the_right_ones(browser: Browser) -> None:
    answer = browser.delete("/api/lobby")
    _refused(answer, 405, "method-not-allowed")
    assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize("path", ["/api/lobby", "/api/games", "/api/texts/en/common", "/healthz", "/", "/api/nowhere"])
def test_a_head_is_answered_as_a_get_without_a_body(browser: Browser, path: str) -> None:
    whole, head = browser.get(path), browser.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert browser.head("/api/replays").status_code == 405


def test_a_log_that_can_not_be_read_to_its_end_is_no_whole_answer(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deleted(*_: object) -> AsyncGenerator[bytes, None]:
        yield b"{"
        raise RuntimeError("planted")

    table = browser.post("/api/replays", json=_finished_log()).json()["id"]
    monkeypatch.setattr("asterism.server.tables.replay.log", deleted)
    with pytest.raises(httpx.RemoteProtocolError):
        browser.get(f"/api/tables/{table}/log")


def _refused(answer: httpx.Response, status: int, key: str | None = None) -> None:
    said = answer.json()
    assert (answer.status_code, said["error"]) == (status, key or said["error"])
    assert said["text"].endswith(".")


def _finished_log() -> dict[str, Any]:

    table = asterism.table("novaluna", seats=2, seed=7)
    while not table.over:
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    return table.log
