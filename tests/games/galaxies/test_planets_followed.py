"""Planets that change what following costs and brings, and who is asked."""

from __future__ import annotations

import pytest

from games.galaxies.stars import FIVE, act, activate, can, galaxy, offers, orbit, player, table

ROW = ("drewkaiden", "leandra", "nibiru", "piedes")  # diplomacy: leandra, nibiru; economy: drewkaiden, piedes


@pytest.mark.rule("galaxies 9.1", "galaxies 9.2")
@pytest.mark.parametrize(("planet", "resource"), [("birkomius", "culture"), ("bisschop", "energy")])
def test_follows_bring_the_active_player_something(planet: str, resource: str) -> None:
    at = table(galaxy(colonies=[planet]), galaxy(culture=4), row=FIVE, dice="colony energy move")
    activate(at, "colony")
    act(at, "follow")
    assert player(at)[resource] == 1, "already for the die that brought it"
    before = player(at)[resource]
    activate(at, "energy")
    act(at, "follow")
    assert player(at)[resource] == before + (1 if resource == "culture" else 3)
    alone = table(galaxy(colonies=[planet]), seats=1, row=FIVE, dice="colony")
    assert not can(alone, "activate face:5"), "nobody ever follows there"


@pytest.mark.rule("galaxies 9.1", "galaxies 9.2")
def test_what_follows_bring_ends_with_the_turn() -> None:
    at = table(galaxy(), galaxy(), dice="move", income_energy=1, income_culture=1)
    assert at.view(None)["income"] == {"energy": 1, "culture": 1}
    act(at, "end")
    assert at.view(None)["income"] == {"energy": 0, "culture": 0}


@pytest.mark.rule("galaxies 9.1", "galaxies 9.2")
def test_free_follows_of_the_active_players_zavodnick_bring_something_too() -> None:
    at = table(galaxy(colonies=["zavodnick"]), row=FIVE, dice="colony move", income_energy=1, income_culture=1)
    activate(at, "colony", "choose face:0", "go to:7")
    act(at, "follow", "go to:7")
    assert (player(at)["energy"], player(at)["culture"]) == (1, 1)


@pytest.mark.rule("galaxies 9.1", "galaxies 9.2")
def test_free_follows_of_anothers_zavodnick_bring_the_active_player_nothing() -> None:
    active, user = galaxy(colonies=["terrabettia"], orbits={"jakks": 0}), galaxy(colonies=["zavodnick"], culture=1)
    at = table(active, user, galaxy(), seats=3, row=FIVE, dice="colony move", income_energy=1, income_culture=1)
    activate(at, "colony")
    act(at, "follow", "choose face:0", "go to:7")
    assert (player(at)["energy"], player(at)["culture"]) == (1, 1), "for the die itself"
    act(at, "follow", "go to:7")
    assert at.to_act == [0]
    assert (player(at)["energy"], player(at)["culture"]) == (1, 1)


@pytest.mark.rule("galaxies 9.37")
def test_nibiru_makes_following_dearer() -> None:
    me, foe = galaxy(colonies=["nibiru"]), galaxy(culture=3, energy=2)
    at = table(me, foe, row=FIVE, dice="colony energy")
    activate(at, "colony")
    assert at.view(None)["question"]["price"] == 2
    act(at, "follow")
    assert (player(at, 1)["culture"], player(at, 1)["level"]) == (1, 2)
    activate(at, "energy")
    assert at.view(None)["turn"] == 1, "1 culture is not enough any more, and the turn is over"
    assert at.view(None)["follow_price"] == 1, "and with it what Nibiru did"
    again = table(me, foe, row=FIVE, dice="colony energy", price=2)
    assert not can(again, "activate face:5")


@pytest.mark.rule("galaxies 9.32")
def test_zavodnick_lends_any_face_and_all_others_follow_for_nothing() -> None:
    me, foe, third = galaxy(colonies=["zavodnick"]), galaxy(culture=0), galaxy(culture=1, energy=7)
    at = table(me, foe, third, seats=3, row=FIVE, dice="colony move")
    activate(at, "colony")
    assert offers(at) == ["choose face:0", "choose face:1"]
    act(at, "choose face:1")
    asked = at.view(None)["question"]
    assert (asked["kind"], asked["who"], asked["face"], asked["price"]) == ("follow", 1, "energy", 0)
    act(at, "follow")
    assert (player(at, 1)["energy"], player(at, 1)["culture"]) == (2, 0)
    asked = at.view(None)["question"]
    assert (asked["kind"], asked["who"], asked["face"], asked["price"]) == ("follow", 2, "colony", 1), "then the die"
    assert not can(table({**me, "used": ["zavodnick"]}, row=FIVE, dice="colony"), "activate face:5")


@pytest.mark.rule("galaxies 9.32")
def test_a_follower_who_uses_zavodnick_is_followed_by_the_active_player_too() -> None:
    me, foe = galaxy(colonies=["zavodnick"], culture=1), galaxy(culture=2)
    at = table(me, foe, row=FIVE, dice="colony move", turn=1)
    activate(at, "colony")
    assert at.to_act == [0]
    act(at, "follow", "choose face:1")
    asked = at.view(None)["question"]
    assert (asked["who"], asked["face"], asked["price"]) == (1, "energy", 0)
    act(at, "follow")
    assert player(at, 1)["energy"] == 2


@pytest.mark.rule("galaxies 9.32")
def test_all_are_asked_clockwise_from_the_user_of_zavodnick_whatever_following_costs() -> None:
    active, user = galaxy(colonies=["jakks"], culture=1), galaxy(colonies=["zavodnick"], culture=2)
    at = table(active, galaxy(), user, galaxy(), seats=4, row=WIDE, dice="colony move", price=2)
    activate(at, "colony")
    assert (at.to_act, at.view(None)["question"]["price"]) == ([2], 2)
    act(at, "follow", "choose face:1")
    for seat in (3, 0, 1):
        assert (at.to_act, at.view(None)["question"]["price"]) == ([seat], 0)
        act(at, "follow")
        assert player(at, seat)["energy"] == 2
    assert at.view(None)["question"]["kind"] == "turn"


WIDE = ("tifnod", "leandra", "hoefker", "nakagawakozi", "mj120210", "omicronfenzi")


@pytest.mark.rule("galaxies 9.40")
def test_terra_bettia_advances_the_others_first_each_choosing() -> None:
    me = galaxy(colonies=["terrabettia"], orbits={"piedes": 0, "nibiru": 2})
    foe, third = galaxy(orbits={"leandra": 1, "piedes": 3}), galaxy()
    at = table(me, foe, third, seats=3, row=(*ROW, "jakks"), dice="colony move")
    activate(at, "colony")
    assert at.to_act == [1]
    assert offers(at) == ["advance place:1", "advance place:3"]
    act(at, "advance place:1")
    assert "leandra" in [colony["planet"] for colony in player(at, 1)["colonies"]]
    assert at.to_act == [0]
    act(at, "advance place:2")
    assert orbit(at, "nibiru") == 4
    assert not can(table(galaxy(colonies=["terrabettia"]), row=ROW, dice="colony"), "activate face:5")


@pytest.mark.rule("galaxies 9.40")
def test_terra_bettia_lapses_for_who_has_lost_the_ship_meanwhile() -> None:
    me, foe = galaxy(colonies=["terrabettia"], orbits={"leandra": 0}), galaxy(orbits={"leandra": 1})
    at = table(me, foe, row=ROW, dice="colony move")
    activate(at, "colony")
    assert player(at, 1)["points"] == 1
    assert player(at)["home"] == 2
    assert at.view(None)["question"]["kind"] == "turn"
