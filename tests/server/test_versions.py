"""Rules that were raised: what was played before can be looked at and says by which rules; only going on is refused.

The game is a copy of Sealed in a folder of its own, edited between two starts of a real server.
"""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from server.browsers import Browser, Json, heard, say, serving_at
from support.conformance import TESTS

SEALED = TESTS / "sixth_game" / "asterism" / "games" / "sealed"
ME, SEATS = {"who": "me"}, 3
OLD, NEW = 2, 3


class Workshop:
    """The game's folder and the server's data."""

    def __init__(self, home: Path) -> None:
        self.home, self.data = home, home / "data"
        self.game = home / "asterism" / "games" / "aged"

    def make(self) -> None:
        shutil.copytree(SEALED, self.game, ignore=shutil.ignore_patterns("__pycache__"))
        for file in self.game.glob("*.py"):
            file.write_text(file.read_text().replace("games.sealed", "games.aged").replace('"sealed"', '"aged"'))

    def edit(self, file: str, old: str, new: str) -> None:
        text = (self.game / file).read_text()
        assert text.count(old) == 1
        (self.game / file).write_text(text.replace(old, new))

    def raise_version(self) -> None:
        self.edit("rules.py", f'Game("aged", {OLD},', f'Game("aged", {NEW},')

    @contextmanager
    def browser(self, cookie: str | None = None) -> Iterator[Browser]:
        """A browser at a server that plays the rules as they are now."""
        around = {"PYTHONPATH": os.pathsep.join([str(self.home), os.environ.get("PYTHONPATH", "")])}
        with serving_at(self.data, NUMBA_DISABLE_JIT="1", **around) as server:
            with closing(Browser(server.local)) as browser:
                if cookie:
                    browser.cookies.clear()
                    browser.cookies.set("asterism", cookie, domain="127.0.0.1")
                yield browser
            server.end(signal.SIGTERM)


@dataclass
class Before:
    """What was seen before the rules were raised."""

    workshop: Workshop
    cookie: str = ""
    running: str = ""
    over: str = ""
    states: dict[str, Json] = field(default_factory=dict)
    steps: dict[str, Json] = field(default_factory=dict)


def play(browser: Browser, table: str, acts: int) -> Json:
    """Play first offers; the last state of the first seat."""
    with ExitStack() as stack:
        seats = [stack.enter_context(browser.seat(table, seat)) for seat in range(SEATS)]
        states = [heard(seat, "state") for seat in seats]
        for act in range(acts):
            mover = act % SEATS
            say(seats[mover], id=act, do=states[mover]["offers"][0]["do"], at=states[mover]["at"])
            states[mover] = heard(seats[mover], "state", act)
            for other in {*range(SEATS)} - {mover}:
                states[other] = heard(seats[other], "state")
        return states[0]


def all_steps(browser: Browser, table: str) -> Json:
    steps: Json = browser.get(f"/api/tables/{table}/steps?seat=0&panels=1").json()
    return steps


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Before:
    """A table that runs and one that is over, played by the old rules."""
    seen = Before(Workshop(tmp_path_factory.mktemp("before")))
    seen.workshop.make()
    with seen.workshop.browser() as browser:
        seen.cookie = browser.cookies["asterism"]
        seen.running, seen.over = (browser.open(*[ME] * SEATS, game="aged")["id"] for _ in range(2))
        for table, acts in ((seen.running, 4), (seen.over, 12)):
            seen.states[table] = play(browser, table, acts)
            seen.steps[table] = all_steps(browser, table)
    return seen


@pytest.fixture
def after(before: Before, tmp_path: Path) -> Workshop:
    """The same data, and the rules raised; tests may edit more of them."""
    shutil.copytree(before.workshop.home, tmp_path / "after", ignore=shutil.ignore_patterns("__pycache__", "*.lock"))
    workshop = Workshop(tmp_path / "after")
    workshop.raise_version()
    return workshop


def joined(stack: ExitStack, browser: Browser, table: str) -> tuple[ClientConnection, Json]:
    socket = stack.enter_context(browser.seat(table, 0))
    return socket, heard(socket, "state")


def test_a_running_table_is_seen_as_it_stood_and_only_going_on_is_refused(before: Before, after: Workshop) -> None:
    table = before.running
    with after.browser(before.cookie) as browser, ExitStack() as stack:
        info = browser.get(f"/api/tables/{table}").json()
        assert (info["rules"], info["current"], info["status"]) == (OLD, False, "running")
        socket, state = joined(stack, browser, table)
        assert state["view"] == before.states[table]["view"]
        assert state["recent"][-1] == before.states[table]["story"][-1]
        assert (state["offers"], state["undo"]) == ([], False)
        for message in ({"do": "bid card:1", "at": state["at"]}, {"undo": True, "at": state["at"]}, {"ask": "hint"}):
            say(socket, id=7, **message)
            assert heard(socket, "error", 7)["error"] == "other-rules"
        assert browser.post(f"/api/tables/{table}/resign", json={"seat": 0}).json()["error"] == "other-rules"
        say(socket, id=8, chat="It was a good game")
        assert heard(socket, "done", 8)
        assert all_steps(browser, table) == {**before.steps[table], "current": False}


def test_a_finished_table_keeps_the_result_that_counted_then(before: Before, after: Workshop) -> None:
    table = before.over
    after.edit("rules.py", "out[seat] = s.points[seat]", "out[seat] = -s.points[seat]")
    after.edit("view.py", "== max(points)", "== min(points)")
    with after.browser(before.cookie) as browser, ExitStack() as stack:
        _, state = joined(stack, browser, table)
        was = before.states[table]
        for part in ("view", "final", "verdict"):
            assert state[part] == was[part]
        assert all_steps(browser, table) == {**before.steps[table], "current": False}
        assert browser.get(f"/api/tables/{table}/log").json()["rules"] == OLD
        again = browser.post(f"/api/tables/{table}/rematch").json()["id"]
        new = browser.get(f"/api/tables/{again}").json()
        assert (new["rules"], new["current"]) == (NEW, True)


def test_of_a_record_that_lies_otherwise_story_and_result_are_left(before: Before, after: Workshop) -> None:
    after.edit("rules.py", "    ready: int  # who", "    passed: int\n    ready: int  # who")
    with after.browser(before.cookie) as browser, ExitStack() as stack:
        _, running = joined(stack, browser, before.running)
        assert running["view"] is None
        assert "verdict" not in running
        assert running["recent"][-1] == before.states[before.running]["story"][-1]
        _, over = joined(stack, browser, before.over)
        assert over["view"] is None
        for part in ("final", "verdict"):
            assert over[part] == before.states[before.over][part]
        found, was = all_steps(browser, before.over), before.steps[before.over]
        assert (found["rules"], found["current"], found["steps"]) == (OLD, False, was["steps"])
        assert {state["view"] for state in found["states"]} == {None}
        assert [state["story"] for state in found["states"]] == [state["story"] for state in was["states"]]


def without_phrases(story: list[Json]) -> list[Json]:
    return [{key: value for key, value in entry.items() if key != "say"} for entry in story]


def test_what_the_present_rules_do_not_understand_is_left_out_and_nothing_breaks(
    before: Before, after: Workshop
) -> None:
    after.edit("view.py", "    ready = [", "    if s.left < 2:\n        raise IndexError(s.left)\n    ready = [")
    after.edit("view.py", "def told(view: Json, entry: Told) -> Json:\n", TOLD)
    with after.browser(before.cookie) as browser, ExitStack() as stack:
        _, over = joined(stack, browser, before.over)
        assert over["view"] is None
        assert over["verdict"] == before.states[before.over]["verdict"]
        assert any("say" not in entry for entry in over["recent"])
        found, was = all_steps(browser, before.over)["states"], before.steps[before.over]["states"]
        assert [state["view"] for state in found[:3]] == [state["view"] for state in was[:3]]
        assert found[-1]["view"] is None
        for state, then in zip(found, was, strict=True):
            assert without_phrases(state["story"]) == without_phrases(then["story"])
        assert {entry["what"] for state in found for entry in state["story"] if "say" not in entry} == {"won"}


def uploaded(browser: Browser, log: Json) -> str:
    answer = browser.post("/api/replays", json=log)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_log_of_the_old_rules_is_uploaded_to_be_looked_at(before: Before, after: Workshop) -> None:
    after.edit("rules.py", "out[seat] = s.points[seat]", "out[seat] = -s.points[seat]")
    with after.browser(before.cookie) as browser, ExitStack() as stack:
        log = browser.get(f"/api/tables/{before.over}/log").json()
        table = uploaded(browser, log)
        info = browser.get(f"/api/tables/{table}").json()
        assert (info["rules"], info["current"], info["status"]) == (OLD, False, "over")
        found, was = all_steps(browser, table), before.steps[before.over]
        assert [state["view"] for state in found["states"]] == [state["view"] for state in was["states"]]
        assert [state["story"] for state in found["states"]] == [state["story"] for state in was["states"]]
        state = heard(stack.enter_context(browser.live(f"/api/tables/{table}/live")), "state")
        assert state["view"]["scores"] == log["result"]["scores"]
        assert state["verdict"] == before.states[before.over]["verdict"]
        assert browser.get(f"/api/tables/{table}/log").json() == log


def test_of_a_log_that_the_present_rules_can_not_follow_nothing_is_lost(before: Before, after: Workshop) -> None:
    after.edit("rules.py", 'verb("bid", card=CARDS)', 'verb("offer", card=CARDS)')
    with after.browser(before.cookie) as browser, ExitStack() as stack:
        log = {**browser.get(f"/api/tables/{before.over}/log").json(), "seed": "of another server"}
        table = uploaded(browser, log)
        found = all_steps(browser, table)
        assert found["steps"] == len(log["moves"])
        assert not any(state["story"] for state in found["states"])
        assert browser.get(f"/api/tables/{table}/log").json() == log
        state = heard(stack.enter_context(browser.live(f"/api/tables/{table}/live")), "state")
        assert state["verdict"] == before.states[before.over]["verdict"]
        assert [row[1] for row in state["final"]["rows"]] == log["result"]["scores"]


TOLD = """def told(view: Json, entry: Told) -> Json:
    if entry["what"] == "won":
        raise KeyError("won")
"""
