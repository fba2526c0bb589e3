"""The end of the game, the missions and the winner."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from asterism import Table
from asterism.endings import verdict
from games.galaxies.stars import MISSIONS, PLANET, Json, act, activate, galaxy, player, row, table, told

ROW = ("drewkaiden", "leandra", "hoefker", "piedes", "jakks", "tifnod")
BIG = [planet for planet, its in PLANET.items() if its["points"] == 7 and planet not in ROW]  # three make 21 points
COMPARING = {"charger", "conqueror", "hermit", "noble", "seeker", "trader"}


def ended(*players: Json, elder: int | None = 0, **given: Any) -> Table:
    """A game whose last turn has just been ended."""
    seats = len(players)
    at = table(*players, seats=seats, row=ROW, dice="move", turn=seats - 1, elder=elder, **given)
    act(at, "end")
    assert at.over
    return at


def rich(**given: Any) -> Json:
    """A galaxy of 21 points."""
    return galaxy(colonies=[*BIG[:2], BIG[3]], **given)


@pytest.mark.rule("galaxies 10.1")
def test_21_points_start_the_end_on_anybodys_turn() -> None:
    me = galaxy(colonies=BIG[:2], level=4, energy=5, culture=1)
    at = table(galaxy(energy=2), me, galaxy(), seats=3, row=ROW, dice="colony move")
    activate(at, "colony")
    story = act(at, "follow", "upgrade energy:5")
    assert player(at, 1)["points"] == 19
    assert told(story, "ending") == []
    near = galaxy(colonies=BIG[:2], level=5, energy=6, culture=1)
    at = table(galaxy(energy=2), near, galaxy(), seats=3, row=ROW, dice="colony move")
    activate(at, "colony")
    story = act(at, "follow", "upgrade energy:6")
    assert told(story, "ending") == [{"what": "ending", "player": 1}]
    assert at.view(None)["elder"] == 1


@pytest.mark.rule("galaxies 10.2", "galaxies 10.3")
def test_the_round_is_finished_and_missions_stay_hidden_until_then() -> None:
    near = galaxy(colonies=BIG[:2], level=5, energy=6)
    at = table(near, galaxy(), galaxy(), seats=3, row=ROW, dice="colony move")
    activate(at, "colony", "upgrade energy:6")
    act(at, "end")
    for turn in (1, 2):
        assert not at.over
        assert at.view(None)["turn"] == turn
        assert all(one["mission"] is None for one in at.view(None)["players"])
        story = act(at, "end")
    assert at.over
    assert [entry["seat"] for entry in told(story, "unveiled")] == [0, 1, 2]
    assert at.view(None)["players"][0]["mission"] == "elder"
    assert at.scores[0] == 22 + 2


@pytest.mark.rule("galaxies 10.4")
def test_most_points_win_then_resources_then_all_share() -> None:
    none = ["industrialist", "explorer"]
    equal = galaxy(colonies=BIG[4:7], energy=1, culture=2, missions=["orbiter", "hoarder"])
    at = ended(rich(energy=2, culture=1, missions=none), equal, elder=0)
    assert at.scores == [21, 21]
    assert at.winners == [0, 1]
    assert at.view(None)["places"] == [1, 1]
    assert at.utilities == [0.5, 0.5]
    assert {"say": "end-tie"} not in verdict(at)
    at = ended(rich(energy=2, culture=2, missions=none), equal, elder=0)
    assert at.winners == [0]
    assert at.view(None)["places"] == [1, 2]
    assert {"say": "end-tie"} in verdict(at)
    at = ended(rich(energy=0, culture=0, level=2, missions=none), equal, elder=0)
    assert at.winners == [0]
    assert at.utilities == [1.0, 0.0]


@pytest.mark.rule("galaxies 10.5")
def test_without_planets_the_game_ends_with_the_round() -> None:
    line = [None, None, "leandra", None]
    at = table(galaxy(orbits={"leandra": 1}), row=line, dice="diplomacy move", bag=[])
    story = activate(at, "diplomacy")
    assert told(story, "dry") == [{"what": "dry"}]
    assert row(at) == [None] * 4
    assert at.view(None)["elder"] is None
    act(at, "end")
    assert at.view(None)["turn"] == 1
    act(at, "end")
    assert at.over


@pytest.mark.rule("galaxies 10.1", "galaxies 10.5", "galaxies 10.8")
def test_the_last_planet_of_all_may_bring_the_points_to_be_elder() -> None:
    me = galaxy(colonies=[*BIG[:2], "maia"], level=2, orbits={"leandra": 1}, missions=["elder", "orbiter"])
    at = table(me, row=[None, None, "leandra", None], dice="diplomacy move", bag=[])
    story = activate(at, "diplomacy")
    assert [entry["what"] for entry in story][-2:] == ["dry", "ending"]
    assert at.view(None)["elder"] == 0
    act(at, "end", "end")
    assert at.scores[0] == 21 + 2
    assert asterism.position("galaxies", at.position()).scores == at.scores


@pytest.mark.rule("galaxies 10.1", "galaxies 10.8")
def test_who_first_has_21_points_in_the_round_without_planets_is_elder() -> None:
    near = galaxy(colonies=BIG[:2], level=5, energy=6, missions=["elder", "orbiter"])
    other = galaxy(missions=["hoarder", "explorer"])
    at = table(other, near, row=[None] * 4, dice="colony move", bag=[], turn=1)
    activate(at, "colony", "upgrade energy:6")
    assert at.view(None)["elder"] == 1
    act(at, "end")
    assert at.scores[1] == 22 + 2


@pytest.mark.rule("galaxies 10.1", "galaxies 10.8")
def test_who_has_21_points_second_is_not_elder() -> None:
    near = galaxy(colonies=BIG[4:6], level=5, energy=6, missions=["elder", "orbiter"])
    at = table(rich(missions=["industrialist", "explorer"]), near, row=ROW, dice="colony move", turn=1, elder=0)
    story = activate(at, "colony", "upgrade energy:6")
    assert told(story, "ending") == []
    assert at.view(None)["elder"] == 0
    act(at, "end")
    assert at.scores == [21, 22]


# Missions


def scored(mission: str, me: Json, *others: Json, elder: int | None = None) -> int:
    """What a mission brings seat 0 against others; the last of all has 21 points."""
    free = [one for one in MISSIONS if one != mission and (one not in COMPARING or len(others) > 1)]
    me = {**me, "missions": [mission, free[0]]}
    rest = [{**one, "missions": free[2 * i + 1 : 2 * i + 3]} for i, one in enumerate(others)]
    leader = len(others) if elder is None else elder
    at = ended(me, *rest, elder=leader)
    points: int = at.view(None)["players"][0]["mission_points"]
    assert at.scores[0] == player(at)["points"] + points
    return points


LEAD = rich(energy=3, culture=3)


@pytest.mark.rule("galaxies 10.6")
@pytest.mark.parametrize(("mission", "of"), [("charger", "energy"), ("seeker", "culture")])
def test_most_of_a_resource(mission: str, of: str) -> None:
    for amount, points in ((4, 3), (3, 2), (2, 0)):
        assert scored(mission, {**galaxy(), of: amount}, galaxy(), LEAD) == points
    assert scored(mission, galaxy(), galaxy(), rich()) == 2, "at zero too"


@pytest.mark.rule("galaxies 10.6")
def test_most_planets() -> None:
    small = [planet for planet, its in PLANET.items() if its["points"] <= 2 and planet not in ROW]
    for count, points in ((4, 3), (3, 2), (2, 0)):
        assert scored("conqueror", galaxy(colonies=small[:count]), galaxy(), rich()) == points


@pytest.mark.rule("galaxies 10.6")
@pytest.mark.parametrize(("mission", "track"), [("noble", "diplomacy"), ("trader", "economy")])
def test_most_planets_of_a_track(mission: str, track: str) -> None:
    lead = rich()
    theirs = sum(PLANET[planet]["track"] == track for planet in lead["colonies"])
    small = [p for p, its in PLANET.items() if its["points"] <= 2 and p not in ROW and its["track"] == track]
    for more, points in ((1, 3), (0, 2)):
        assert scored(mission, galaxy(colonies=small[: theirs + more]), galaxy(), lead) == points
    assert scored(mission, galaxy(colonies=small[: theirs - 1]), galaxy(), lead) == 0


@pytest.mark.rule("galaxies 10.7")
def test_fewest_planets() -> None:
    foe = galaxy(colonies=["jorg"])
    assert scored("hermit", galaxy(), foe, rich()) == 3
    assert scored("hermit", galaxy(), galaxy(), rich()) == 2
    assert scored("hermit", galaxy(colonies=["jorg"]), galaxy(), rich()) == 0


@pytest.mark.rule("galaxies 10.8")
def test_who_started_the_end() -> None:
    other = galaxy(colonies=BIG[4:7])
    assert scored("elder", rich(), other, elder=0) == 2
    assert scored("elder", rich(), other, elder=1) == 0


@pytest.mark.rule("galaxies 10.9")
def test_as_many_planets_of_both_tracks() -> None:
    assert scored("equalizer", galaxy(colonies=["jorg", "nagato"]), rich()) == 3
    assert scored("equalizer", galaxy(colonies=["jorg"]), rich()) == 0
    assert scored("equalizer", galaxy(), rich()) == 0


@pytest.mark.rule("galaxies 10.10", "galaxies 10.13")
@pytest.mark.parametrize(
    ("me", "explorer", "orbiter"),
    [
        (galaxy(landed=["leandra"], orbits={"piedes": 0}), 2, 0),
        (galaxy(orbits={"leandra": 1, "piedes": 0}), 2, 2),
        (galaxy(orbits={"leandra": 1}), 0, 0),
        (galaxy(), 0, 0),
    ],
    ids=["one landed", "both in orbit", "one at home", "both at home"],
)
def test_where_the_ships_are(me: Json, explorer: int, orbiter: int) -> None:
    assert scored("explorer", me, rich()) == explorer
    assert scored("orbiter", me, rich()) == orbiter


@pytest.mark.rule("galaxies 10.11")
@pytest.mark.parametrize(("energy", "culture", "points"), [(3, 3, 2), (2, 7, 0), (7, 2, 0)])
def test_enough_of_both_resources(energy: int, culture: int, points: int) -> None:
    assert scored("hoarder", galaxy(energy=energy, culture=culture), rich()) == points


@pytest.mark.rule("galaxies 10.12")
@pytest.mark.parametrize(("level", "points"), [(6, 2), (5, 0)])
def test_the_highest_level(level: int, points: int) -> None:
    assert scored("industrialist", galaxy(level=level), rich()) == points
