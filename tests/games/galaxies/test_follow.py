"""Following: who is asked, when, for what."""

from __future__ import annotations

import pytest

from games.galaxies.stars import Json, act, activate, galaxy, offers, orbit, player, table, told

ROW = ("drewkaiden", "leandra", "hoefker", "piedes", "jakks")


@pytest.mark.rule("galaxies 8.1", "galaxies 8.2")
def test_the_others_are_asked_clockwise_and_finish_one_by_one() -> None:
    players = [galaxy(culture=2), galaxy(culture=2), galaxy(culture=2)]
    at = table(*players, seats=3, row=ROW, dice="move energy", turn=1)
    activate(at, "move", "go to:7")
    assert at.to_act == [2]
    assert offers(at) == ["follow", "pass", "never"]
    story = act(at, "follow")
    assert told(story, "followed") == [{"what": "followed", "player": 2, "face": 0, "price": 1}]
    assert at.to_act == [2], "who follows chooses first"
    act(at, "go to:8")
    assert at.to_act == [0]
    assert at.view(None)["question"]["kind"] == "follow"
    act(at, "pass")
    assert at.to_act == [1], "and each is asked once"
    assert [player(at, who)["culture"] for who in range(3)] == [2, 2, 1]


@pytest.mark.rule("galaxies 8.3")
def test_the_face_is_followed_and_not_the_choice() -> None:
    at = table(galaxy(), galaxy(culture=1, landed=["hoefker"]), row=ROW, dice="move energy")
    activate(at, "move", "go to:7")
    act(at, "follow", "ship at:3", "go to:0")
    assert player(at, 1)["home"] == 2
    assert orbit(at, "drewkaiden", 1) is None


@pytest.mark.rule("galaxies 8.4")
@pytest.mark.parametrize(
    ("foe", "face"),
    [
        (galaxy(culture=0), "energy"),
        (galaxy(culture=3, energy=7), "energy"),
        (galaxy(culture=3), "diplomacy"),
        (galaxy(culture=7), "culture"),
    ],
    ids=["no culture", "full", "no ship", "no culture made"],
)
def test_who_can_not_pay_or_use_the_face_is_not_asked(foe: Json, face: str) -> None:
    me = galaxy(orbits={"leandra": 0}, landed=["hoefker"])
    at = table(me, foe, row=ROW, dice=f"{face} move")
    activate(at, face)
    assert at.view(None)["question"]["kind"] == "turn"


@pytest.mark.rule("galaxies 8.5")
@pytest.mark.parametrize(("culture", "asked"), [(2, False), (3, True)])
def test_the_price_of_following_counts_before_an_upgrade(culture: int, asked: bool) -> None:
    at = table(galaxy(energy=2), galaxy(culture=culture), row=ROW, dice="colony move")
    activate(at, "colony")
    assert (at.view(None)["question"]["kind"] == "follow") == asked
    if asked:
        act(at, "follow")
        assert (player(at, 1)["culture"], player(at, 1)["level"]) == (0, 2)


@pytest.mark.rule("galaxies 8.6")
def test_not_in_this_turn_ends_with_the_turn() -> None:
    at = table(galaxy(), galaxy(culture=3), galaxy(culture=3), seats=3, row=ROW, dice="energy energy move")
    activate(at, "energy")
    act(at, "never")
    assert player(at, 1)["never"] is True
    act(at, "pass")
    activate(at, "energy")
    assert at.to_act == [2], "seat 1 is not asked again"
    act(at, "pass", "end")
    assert player(at, 1)["never"] is False


@pytest.mark.rule("galaxies 8.6")
def test_not_in_this_turn_covers_free_follows() -> None:
    me = galaxy(colonies=["zavodnick"], level=6)
    at = table(me, galaxy(culture=3), row=ROW, dice="energy colony")
    activate(at, "energy")
    act(at, "never")
    activate(at, "colony", "choose face:0", "go to:7")
    assert at.view(None)["turn"] == 1


@pytest.mark.rule("galaxies 8.7")
def test_a_follower_uses_own_colonies() -> None:
    me, foe = galaxy(colonies=["viciks156"]), galaxy(colonies=["mj120210"], culture=1)
    at = table(me, foe, row=ROW, dice="colony move")
    activate(at, "colony")
    act(at, "follow")
    assert (player(at)["energy"], player(at, 1)["energy"]) == (1, 2)


def test_a_converted_die_is_followed_by_its_new_face() -> None:
    at = table(galaxy(), galaxy(culture=1), row=ROW, dice="colony colony colony colony")
    act(at, "spend face:5", "spend face:5", "turn face:5 to:1")
    assert at.to_act == [0], "nobody follows the converter"
    activate(at, "energy")
    assert at.view(None)["question"]["face"] == "energy"
