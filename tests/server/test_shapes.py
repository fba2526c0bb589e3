"""The wire is as it is declared: everything sent has its shape, and what is asked obeys one set of limits."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import asterism
from asterism.server import messages, shapes
from asterism.server.encoding import encode
from asterism.server.http import schemas
from asterism.server.names import LONGEST_NAME
from asterism.server.shapes import MOST_SEATS, NewTable
from server.browsers import Browser
from server.tables import EVA, JAN, PER_MOVE, Home, Person, at_home, mover, played_out, steps, the_log

Json = dict[str, Any]
SHAPES: dict[str, Any] = {
    "state": shapes.State,
    "table": messages.TableMessage,
    "chat": messages.ChatMessage,
    "done": messages.Done,
    "error": messages.ErrorMessage,
}


def check(said: Json, shape: Any) -> None:
    """Is all that the shape demands there, as it is declared, and nothing else?"""
    TypeAdapter(shape).validate_json(json.dumps(said), strict=True)
    assert shape.__required_keys__ <= set(said) <= set(shape.__annotations__)


# What is sent


@pytest.mark.parametrize(("game", "seats", "options"), [("novaluna", 2, {"tokens": 2}), ("sealed", 3, {})])
def test_every_message_has_its_shape(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: Json
) -> None:
    @at_home
    async def played(home: Home) -> None:
        room, people = await home.running(game, seats, options=options, confirm=True, clock=PER_MOVE)
        guest = await Person("guest", None, panels=True).join(room)
        who = mover(*people)
        await who.do("nonsense")
        await who.say(chat="Hello")
        await who.do()
        await who.say(undo=True, at=who.state["at"])
        while room.row.status == "running":
            ready = [person for person in people if person.state["confirm"] or person.state["offers"]]
            who = ready[0]
            await (who.say(confirm=True, at=who.state["at"]) if who.state["confirm"] else who.do())
        again = await Person(EVA, 0, panels=True).join(room)
        said = [message for person in (*people, guest, again) for message in person.messages]
        assert {message["kind"] for message in said} == set(SHAPES)
        assert {"re", "since", "recent", "panels", "final", "verdict"} <= {key for one in said for key in one}
        for message in said:
            check(message, SHAPES[message["kind"]])

    played(tmp_path, monkeypatch)


@at_home
async def test_every_answer_has_its_shape(home: Home) -> None:
    room, people = await home.running("novaluna", 2)
    who = mover(*people)
    text = who.state["offers"][0]["do"]
    for question, shape in {"preview": messages.Preview, "why": messages.Reason, "gains": messages.Gains}.items():
        (answer,) = await who.say(ask=question, do=text)
        check(answer, shape)
    await who.say(ask="hint")
    await room.settled()
    check(who.last("answer"), messages.Hint)


@at_home
async def test_the_lobby_and_the_past_have_their_shapes(home: Home) -> None:
    await home.open("novaluna", "me", "open")
    await home.open("novaluna", "me", "me")
    room, people = await home.running("sealed", 3)
    lobby = home.lobby(JAN)
    check(lobby, shapes.LobbyInfo)
    assert all(lobby.values())
    for table in lobby["open"] + lobby["running"]:
        check(table, shapes.ListedTable)
    for table in lobby["mine"]:
        check(table, shapes.MyTable)
    await played_out(*people)
    found = await steps(room, EVA, 0, 0, 5, panels=True)
    check(found, shapes.Steps)
    for state in found["states"]:
        check(state, shapes.State)
    check(await the_log(room), shapes.Log)


def test_games_have_their_shape(browser: Browser) -> None:
    found = browser.get("/api/games").json()
    check(found, schemas.Games)
    for game in found["games"]:
        check(game, schemas.GameInfo)
        for option in game["options"]:
            check(option, schemas.OptionInfo)


def test_shapes_are_read_without_a_server() -> None:
    asked = "import sys, asterism.server.http.schemas, asterism.server.messages; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fastapi", "sqlalchemy", "uvicorn", "asterism.server.tables"} & set(loaded)


# What is asked


def table(**changes: Any) -> Json:
    return {"game": "novaluna", "seats": [{"who": "me"}], **changes}


@pytest.mark.parametrize(
    "asked",
    [
        table(seats=[{"who": "open"}] * (MOST_SEATS + 1)),
        table(seats=[{"who": "me", "name": "x" * (LONGEST_NAME + 1)}]),
        table(seats=[{"who": "me", "name": "\u200b"}]),
        table(seats=[{"who": "me", "name": "\u200d"}]),
        table(seats=[{"who": "me", "name": "E\u200dva"}]),
        table(seats=[{"who": "me", "name": "Eva\ufe0f"}]),
        table(seats=[{"who": "me", "name": "Eva\U000e0100"}]),
        table(seats=[{"who": "me", "name": "Ev\u0430"}]),
        table(seats=[{"who": "me", "hat": True}]),
        table(options={"tokens": "3"}),
        table(options={"tokens": 2**31}),
        table(clock={"per": "move", "seconds": 60, "added": 1}),
        table(clock={"per": "turn", "seconds": 86_401}),
        table(clock={"per": "game", "seconds": 60, "added": True}),
    ],
)
def test_what_is_past_a_limit_is_no_table(asked: Json) -> None:
    with pytest.raises(ValidationError):
        NewTable.model_validate(asked)


def test_what_is_within_the_limits_is_a_table() -> None:
    longest = "x" * LONGEST_NAME
    new = NewTable.model_validate(table(seats=[{"who": "me", "name": f" {longest} "}] * MOST_SEATS))
    assert {seat.name for seat in new.seats} == {longest}
    for clock in ({"per": "game", "seconds": 60, "added": 5}, {"per": "turn", "seconds": 20, "wait_out": True}):
        assert NewTable.model_validate(table(clock=clock)).clock == clock


@pytest.mark.parametrize(
    "name", ["Žofie", "Łucja", "Jürgen", "Ева", "山田 Eva", "👩\u200d🚀 Eva", "☀\ufe0f", "می\u200cخواهم", "क्\u200dष"]
)
def test_honest_names_are_taken_as_they_are(name: str) -> None:
    assert NewTable.model_validate(table(seats=[{"who": "me", "name": name}])).seats[0].name == name


@pytest.mark.parametrize("name", ["Ｅｖａ", "Eva\u00ad", "E\u2060va", "Eva\u200b", "\u202eEva", "Eva\U000e0041"])
def test_a_name_that_looks_like_another_is_that_one(name: str) -> None:
    assert NewTable.model_validate(table(seats=[{"who": "me", "name": name}])).seats[0].name == "Eva"


@at_home
async def test_names_in_a_log_obey_the_limit_of_names(home: Home) -> None:
    log = {**asterism.table("sealed", 3, seed=1).log, "names": ["x" * 99, f"{'y' * 23} z", "\u202eIda"]}
    room = await home.hub.room(await home.hub.archive.upload(encode(log)))
    assert [seat["name"] for seat in room.info(None)["seats"]] == ["x" * LONGEST_NAME, "y" * 23, "Ida"]
