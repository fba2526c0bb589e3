"""Components, setup and missions dealt."""

from __future__ import annotations

from collections import Counter

import pytest

import asterism
from games.galaxies.stars import DATA, FACES, MISSIONS, PLANETS, act, offers, player, row

COMPARING = {"charger", "conqueror", "hermit", "noble", "seeker", "trader"}
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("galaxies 1.1", "galaxies 1.2")
def test_the_planets_are_forty_in_equal_parts() -> None:
    planets = DATA["planets"]
    assert len(planets) == 40
    assert Counter(planet["resource"] for planet in planets) == {"energy": 20, "culture": 20}
    assert Counter(planet["track"] for planet in planets) == {"diplomacy": 20, "economy": 20}
    kinds = Counter((planet["points"], planet["numbered_spaces"]) for planet in planets)
    assert kinds == {(1, 1): 8, (2, 2): 8, (3, 3): 8, (5, 4): 8, (7, 5): 8}


@pytest.mark.rule("galaxies 1.3", "galaxies 1.4", "galaxies 1.5")
def test_dice_empire_missions_and_rogues() -> None:
    assert DATA["dice"] == 7
    assert FACES == ["move", "energy", "culture", "diplomacy", "economy", "colony"]
    empire = DATA["empire_track"]
    assert [step["vp"] for step in empire] == [0, 1, 2, 3, 5, 8]
    assert [step["dice"] for step in empire] == [4, 5, 5, 6, 6, 7]
    assert [step["ships"] for step in empire] == [2, 2, 3, 3, 4, 4]
    assert len(MISSIONS) == 12
    assert [rogue["difficulty"] for rogue in DATA["rogue_galaxies"]] == ["beginner", "easy", "medium", "hard", "epic"]


@pytest.mark.rule("galaxies 2.1")
@every_count
def test_everybody_starts_alike(seats: int) -> None:
    for seat in range(seats):
        one = player(asterism.table("galaxies", seats, 1), seat)
        assert (one["energy"], one["culture"], one["level"], one["home"], one["built"]) == (2, 1, 1, 2, 2)
        assert one["points"] == 0


@pytest.mark.rule("galaxies 2.2", "galaxies 2.3")
@pytest.mark.parametrize(("seats", "places"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_row_has_two_planets_more_than_players_and_six_at_most(seats: int, places: int) -> None:
    at = asterism.table("galaxies", seats, 1)
    assert len(row(at)) == places
    assert at.view(0)["deck"] == 40 - places
    assert sorted([*(planet or "" for planet in row(at)), *at.view(0)["unseen"]]) == sorted(PLANETS)
    assert len({tuple(row(asterism.table("galaxies", seats, seed))) for seed in range(20)}) == 20


@pytest.mark.rule("galaxies 2.4")
@every_count
def test_everybody_keeps_one_of_two_missions_all_at_once(seats: int) -> None:
    at = asterism.table("galaxies", seats, 3)
    assert at.to_act == list(range(seats))
    for seat in reversed(range(seats)):
        dealt = at.view(seat)["players"][seat]["dealt"]
        assert len(offers(at, seat)) == len(set(dealt)) == 2
        act(at, f"keep mission:{MISSIONS.index(dealt[1])}", seat=seat)
        mine = at.view(seat)["players"][seat]
        assert (mine["mission"], mine["discarded"]) == (dealt[1], dealt[0])
    assert at.to_act == [0]


@pytest.mark.rule("galaxies 2.5")
def test_with_two_players_missions_that_compare_are_not_dealt() -> None:
    dealt = {frozenset(all_dealt(2, seed)) for seed in range(60)}
    assert set().union(*dealt) == set(MISSIONS) - COMPARING
    assert set().union(*(all_dealt(3, seed) for seed in range(60))) == set(MISSIONS)


def all_dealt(seats: int, seed: int) -> list[str]:
    at = asterism.table("galaxies", seats, seed)
    dealt = [mission for seat in range(seats) for mission in at.view(seat)["players"][seat]["dealt"]]
    assert len(set(dealt)) == 2 * seats
    return dealt


@pytest.mark.rule("galaxies 2.6")
@every_count
def test_seat_0_starts_and_turns_go_round(seats: int) -> None:
    at = begun(seats)
    turns = []
    for _ in range(2 * seats):
        turns.append(at.view(None)["turn"])
        act(at, "end")
    assert turns == [*range(seats)] * 2


def begun(seats: int, seed: int = 1) -> asterism.Table:
    """A table after the missions were chosen."""
    at = asterism.table("galaxies", seats, seed)
    while len(at.to_act) > 1 or offers(at)[0].startswith("keep"):
        act(at, offers(at)[0])
    return at


@pytest.mark.rule("galaxies 2.7")
def test_missions_are_their_owners_alone() -> None:
    at = begun(3)
    for looker in (0, 1, 2, None):
        for seat, one in enumerate(at.view(looker)["players"]):
            known = {one["mission"], one["discarded"], one["mission_points"]}
            assert (known == {None}) == (seat != looker)
    told = asterism.table("galaxies", 3, 1)
    act(told, offers(told, 1)[0], seat=1)
    assert [entry["what"] for entry in told.story(1)] == ["kept"]
    assert told.story(0) == told.story(None) == [{"what": "chosen", "seat": 1}]


def test_the_option_for_a_rogue_is_refused_to_several() -> None:
    with pytest.raises(ValueError, match="option rogue is for one player"):
        asterism.table("galaxies", 2, 1, {"rogue": 1})
