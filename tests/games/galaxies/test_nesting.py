"""Planets inside planets: borrowing, the several ships, and what is remembered meanwhile."""

from __future__ import annotations

import pytest

import asterism
from games.galaxies.stars import act, activate, can, galaxy, number, offers, orbit, player, table, told

ROW = ("umbraforum", "nagato", "jakks", "walsfeo")


def use(planet: str) -> str:
    return f"use planet:{number(planet)}"


# The row


@pytest.mark.rule("galaxies 9.24", "galaxies 7.8")
def test_umbra_forum_uses_any_planet_of_the_row_but_itself() -> None:
    at = table(galaxy(culture=1), row=ROW, dice="move move")
    activate(at, "move", "go to:1", use("umbraforum"))
    assert set(offers(at)) == {use("jakks"), use("nagato")}
    act(at, use("jakks"))
    assert player(at)["culture"] == 2


@pytest.mark.rule("galaxies 9.24")
def test_umbra_forum_as_a_colony_and_while_following() -> None:
    me = galaxy(colonies=["umbraforum"], culture=1)
    lone = ("leandra", "drewkaiden", "jakks", "tifnod")
    at = table(me, row=lone, dice="colony move")
    activate(at, "colony")
    assert player(at)["culture"] == 2
    follow = table(me, galaxy(culture=2), row=lone, dice="colony move", turn=1)
    activate(follow, "colony")
    act(follow, "follow")
    assert player(follow)["culture"] == 1
    nothing = table(
        galaxy(colonies=["umbraforum"]), row=("leandra", "drewkaiden", "tifnod", "jorg"), dice="colony move"
    )
    assert not can(nothing, "activate face:5")


# Borrowing


@pytest.mark.rule("galaxies 9.30", "galaxies 9.31")
@pytest.mark.parametrize(("planet", "fee"), [("sargus36", "energy"), ("walsfeo", "culture")])
def test_another_players_colony_is_used_for_a_fee(planet: str, fee: str) -> None:
    me, foe = {**galaxy(colonies=[planet]), fee: 1}, galaxy(colonies=["mj120210", "drewkaiden"])
    at = table(me, foe, row=("tifnod", "leandra", "hoefker", "piedes"), dice="colony move")
    story = activate(at, "colony")
    assert told(story, "gave")[0]["to"] == 1
    assert player(at, 1)[fee] == 1
    assert player(at)["energy"] == 2
    assert not can(
        table({**me, fee: 0}, foe, row=("tifnod", "leandra", "hoefker", "piedes"), dice="colony"), "activate face:5"
    )


@pytest.mark.rule("galaxies 9.30")
def test_a_full_owner_is_paid_all_the_same() -> None:
    me, foe = galaxy(colonies=["sargus36"], energy=1), galaxy(colonies=["jakks"], energy=7)
    at = table(me, foe, row=("tifnod", "leandra", "hoefker", "piedes"), dice="colony move")
    activate(at, "colony")
    assert (player(at)["energy"], player(at)["culture"], player(at, 1)["energy"]) == (0, 1, 7)


@pytest.mark.rule("galaxies 9.30", "galaxies 7.5")
def test_the_fee_is_paid_before_the_borrowed_planets_price() -> None:
    foe = galaxy(colonies=["hoefker"])
    for energy, works in ((1, False), (2, True)):
        me = galaxy(colonies=["sargus36"], energy=energy, level=2)
        at = table(me, foe, row=("tifnod", "leandra", "jakks", "piedes"), dice="colony move")
        assert can(at, "activate face:5") == works


@pytest.mark.rule("galaxies 9.30")
def test_nobody_pays_themselves() -> None:
    me = galaxy(colonies=["sargus36", "drewkaiden"], energy=1)
    assert not can(table(me, row=("tifnod", "leandra", "jakks", "piedes"), dice="colony move"), "activate face:5")


@pytest.mark.rule("galaxies 9.31", "galaxies 8.7")
def test_a_colony_is_borrowed_while_following() -> None:
    me, foe = galaxy(colonies=["walsfeo"], culture=2), galaxy(colonies=["viciks156"], culture=2)
    at = table(me, foe, row=("tifnod", "leandra", "jakks", "piedes"), dice="colony move", turn=1)
    activate(at, "colony", "upgrade energy:0")
    act(at, "follow", *([use("walsfeo")] if can(at, use("walsfeo")) else []))
    assert (player(at)["energy"], player(at)["culture"], player(at, 1)["culture"]) == (1, 0, 1)


# Several ships


@pytest.mark.rule("galaxies 9.19", "galaxies 7.10")
def test_nagato_moves_two_other_ships_with_their_landings() -> None:
    at = table(galaxy(culture=1, level=5, energy=3), row=ROW, dice="move move")
    activate(at, "move", "go to:2", use("nagato"))
    assert player(at)["culture"] == 0
    assert offers(at) == [f"go to:{spot}" for spot in (1, 3, 4, 7, 8, 9, 10)], (
        "the landed ship stays, home ships are alike"
    )
    act(at, "go to:3", use("jakks"))
    assert player(at)["culture"] == 1
    act(at, "go to:8")
    assert orbit(at, "nagato") == 0
    assert player(at)["home"] == 1
    assert at.view(None)["question"]["kind"] == "turn"


@pytest.mark.rule("galaxies 9.19")
def test_nagato_moves_no_ship_twice() -> None:
    me = galaxy(colonies=["nagato"], culture=1, landed=["jakks"], orbits={"jakks": 1})
    at = table(me, row=("jakks", "leandra", "hoefker", "tifnod"), dice="colony move")
    activate(at, "colony", "ship at:1", "go to:0")
    assert offers(at) == [f"go to:{spot}" for spot in (0, 2, 3, 4, 8, 9, 10)], "only the ship in orbit is left"


@pytest.mark.rule("galaxies 9.19")
def test_a_second_ship_that_is_not_there_lapses() -> None:
    at = table(galaxy(culture=1), row=ROW, dice="move move")
    activate(at, "move", "go to:2", use("nagato"), "go to:10")
    assert at.view(None)["question"]["kind"] == "turn"


@pytest.mark.rule("galaxies 9.19", "galaxies 7.6")
def test_nagato_comes_once_a_turn_and_for_followers_too() -> None:
    at = table(galaxy(culture=3), galaxy(culture=3), row=ROW, dice="move move")
    activate(at, "move", "go to:2", use("nagato"), "go to:9")
    act(at, "follow", "go to:2", use("nagato"))
    assert player(at, 1)["culture"] == 1
    act(at, "go to:9")
    activate(at, "move", "ship at:2", "go to:0")
    act(at, "pass")
    assert at.view(None)["turn"] == 1
    used = table(galaxy(culture=3, used=["nagato"]), row=ROW, dice="move move")
    activate(used, "move", "go to:2")
    assert used.view(None)["question"]["kind"] == "turn"


@pytest.mark.rule("galaxies 7.9", "galaxies 7.10")
def test_an_action_goes_on_when_its_card_is_colonised_meanwhile() -> None:
    row_with = ("nagato", "terrabettia", "leandra", "hoefker")
    me, foe = galaxy(culture=1, level=3), galaxy(orbits={"nagato": 3})
    at = table(me, foe, row=row_with, dice="move move")
    activate(at, "move", "go to:1", use("nagato"), "go to:2", use("terrabettia"))
    assert player(at, 1)["points"] == 3, "the foe has colonised Nagato"
    assert player(at)["home"] == 2
    assert at.view(None)["doing"][1]["planet"] == "nagato"
    assert offers(at) == [f"go to:{spot}" for spot in (1, 3, 4, 7, 8, 9, 10)], "one of the two at home had landed"
    act(at, "go to:7")
    assert at.view(None)["question"]["kind"] == "turn"


DEEP = ("umbraforum", "nagato", "jakks", "walsfeo")


def deep_table() -> asterism.Table:
    """A landing that uses another planet, which moves a ship that lands and uses a third one, which borrows."""
    me = galaxy(culture=4, level=3)
    at = table(me, galaxy(colonies=["zavodnick"], culture=1), row=DEEP, dice="move move")
    activate(at, "move", "go to:1", use("umbraforum"), use("nagato"), "ship at:0", "go to:4", use("walsfeo"))
    return at


@pytest.mark.rule("galaxies 7.10")
def test_actions_nest_as_deep_as_the_cards_allow() -> None:
    at = deep_table()
    assert [one["planet"] for one in at.view(None)["doing"]] == [None, "umbraforum", "nagato", "walsfeo", "zavodnick"]
    act(at, "choose face:0", "ship at:4", "go to:3", use("jakks"))
    asked = at.view(None)["question"]
    assert (asked["kind"], asked["who"], asked["price"], asked["face"]) == ("follow", 1, 0, "move")
    act(at, "follow", "go to:9")
    assert at.view(None)["question"]["planet"] == "nagato", "its second move is still to come"
    assert offers(at) == ["ship at:0", "ship at:1"], "the ship that moved may not, wherever it went meanwhile"
    act(at, "ship at:0", "go to:8")
    asked = at.view(None)["question"]
    assert (asked["kind"], asked["price"]) == ("follow", 1), "at last the die itself"


@pytest.mark.rule("galaxies 7.10")
def test_a_nested_action_is_saved_and_played_on_at_every_point() -> None:
    at = deep_table()
    answers = ["choose face:0", "ship at:4", "go to:3", use("jakks"), "follow", "go to:9"]
    answers += ["ship at:0", "go to:8", "pass"]
    for text in answers:
        twin = asterism.position("galaxies", at.position())
        again = asterism.replay(at.log)
        for one in (at, twin, again):
            act(one, text)
        assert twin.state.tobytes() == at.state.tobytes() == again.state.tobytes()


def test_a_nested_action_is_taken_back_step_by_step() -> None:
    at = deep_table()
    for _ in range(7):
        before = at.moves
        at.undo(0)
        assert at.moves == before[:-1]
    assert at.view(None)["question"]["kind"] == "turn"
    assert player(at)["culture"] == 4


@pytest.mark.rule("galaxies 7.8")
def test_a_planet_is_not_used_inside_itself_by_the_same_player() -> None:
    me = galaxy(culture=4, level=3)
    at = table(me, galaxy(colonies=["zavodnick"], culture=2), row=DEEP, dice="move move")
    activate(at, "move", "go to:1", use("umbraforum"), use("walsfeo"), "choose face:0", "ship at:0", "go to:4")
    assert at.view(None)["question"]["kind"] == "follow", "Walsfeo is under way, so landing there asks nothing"
