"""A turn: dice, rerolls, the converter; moving, resources, colonising, the empire."""

from __future__ import annotations

import pytest

from asterism import Table
from games.galaxies.stars import (
    FACES,
    Json,
    act,
    activate,
    can,
    changes,
    galaxy,
    kinds,
    look,
    number,
    offers,
    orbit,
    player,
    row,
    table,
    told,
)

ROW = ("drewkaiden", "leandra", "hoefker", "piedes")

# Dice


@pytest.mark.rule("galaxies 3.1")
@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_a_turn_begins_with_a_roll_of_the_empires_dice(level: int, dice: int) -> None:
    at = table(galaxy(), galaxy(level=level), dice="move")
    story = act(at, "end")
    assert told(story, "turn") == [{"what": "turn", "player": 1, "dice": dice}]
    rolled = told(story, "rolled")[0]
    assert sum(value for key, value in rolled.items() if key != "what") == dice
    assert len(at.view(0)["dice"]["inactive"]) == dice


@pytest.mark.rule("galaxies 3.2", "galaxies 3.5")
def test_each_die_is_used_once_and_after_the_last_one_the_turn_is_over() -> None:
    at = table(galaxy(), dice="energy move")
    activate(at, "energy")
    assert at.view(0)["dice"]["active"] == ["energy"]
    assert not can(at, "activate face:1")
    activate(at, "move", "go to:7")
    assert at.view(0)["turn"] == 1


@pytest.mark.rule("galaxies 3.3", "galaxies 5.5")
def test_a_die_without_effect_can_not_be_activated() -> None:
    at = table(galaxy(energy=7, level=6), dice="energy culture diplomacy economy colony move", row=ROW)
    assert [text for text in offers(at) if text.startswith("activate")] == ["activate face:0"]
    reasons = {face: at.why(0, f"activate face:{face}") for face in range(1, 6)}
    assert reasons == {1: "track-full", 2: "makes-nothing", 3: "no-ship-there", 4: "no-ship-there", 5: "nothing-usable"}


@pytest.mark.rule("galaxies 3.4")
def test_a_turn_may_be_ended_with_dice_left() -> None:
    at = table(dice="energy move colony")
    act(at, "end")
    assert at.view(0)["turn"] == 1
    assert at.view(0)["dice"]["active"] == []


@pytest.mark.rule("galaxies 3.6", "galaxies 3.10")
def test_the_first_reroll_is_free_and_each_later_one_costs_energy() -> None:
    at = table(galaxy(energy=1), dice="move energy colony colony")
    act(at, "mark face:1", "mark face:5")
    assert offers(at) == ["mark face:5", "roll"], "only to the right, and one more of the same face"
    story = act(at, "roll")
    assert told(story, "reroll") == [{"what": "reroll", "player": 0, "dice": 2, "energy": 0}]
    assert len(at.view(0)["dice"]["inactive"]) == 4
    act(at, next(text for text in offers(at) if text.startswith("mark")), "roll")
    assert player(at)["energy"] == 0
    assert not any(text.startswith("mark") for text in offers(at))
    assert at.why(0, f"mark face:{faces(at)[0]}") == "no-energy"


@pytest.mark.rule("galaxies 3.6", "galaxies 3.7")
def test_the_free_reroll_and_the_converter_come_back_with_the_next_turn() -> None:
    at = table(galaxy(), galaxy(), dice="move move move move", rerolled=1, converted=1)
    assert not {"mark", "spend"} & set(kinds(at))
    act(at, "end")
    assert at.to_act == [1]
    assert {"mark", "spend"} <= set(kinds(at)), "without any energy"


def faces(at: Table) -> list[int]:
    return [FACES.index(face) for face in at.view(0)["dice"]["inactive"]]


@pytest.mark.rule("galaxies 3.7", "galaxies 3.8")
def test_the_converter_spends_two_dice_for_a_third_once_a_turn() -> None:
    at = table(dice="move energy energy culture economy colony")
    act(at, "spend face:1", "spend face:2")
    assert offers(at) == [f"turn face:{f} to:{to}" for f in (0, 1, 4, 5) for to in range(6) if to != f]
    act(at, "turn face:4 to:0")
    assert at.view(0)["dice"]["inactive"] == ["move", "move", "energy", "colony"]
    assert at.view(0)["dice"]["spent"] == ["energy", "culture"]
    assert not any(text.startswith("spend") for text in offers(at))
    assert at.why(0, "spend face:0") == "converted-already"
    assert not can(table(dice="move energy"), "spend face:0")


@pytest.mark.rule("galaxies 3.9")
def test_rerolls_and_the_converter_wait_until_an_action_is_done() -> None:
    at = table(dice="move energy culture colony")
    activate(at, "move")
    assert kinds(at) == ["go"]
    assert at.why(0, "mark face:1") == at.why(0, "spend face:1") == at.why(0, "end") == "finish-first"


@pytest.mark.rule("galaxies 3.11")
def test_what_has_one_possible_answer_is_not_asked() -> None:
    at = table(galaxy(energy=2, orbits={"leandra": 0}), row=ROW, dice="diplomacy colony energy")
    activate(at, "diplomacy")
    assert orbit(at, "leandra") == 1
    activate(at, "colony")
    assert player(at)["level"] == 2


# Moving


@pytest.mark.rule("galaxies 4.1", "galaxies 4.5")
def test_a_ship_goes_to_a_surface_an_orbit_or_home() -> None:
    at = table(galaxy(landed=["leandra"]), row=ROW, dice="move move")
    activate(at, "move", "ship at:2")
    assert offers(at) == [f"go to:{spot}" for spot in (0, 1, 3, 4, 7, 9, 10)]
    act(at, "go to:0")
    assert player(at)["home"] == 2


@pytest.mark.rule("galaxies 4.2")
def test_a_ship_does_not_change_between_surface_and_orbit_of_a_planet() -> None:
    for me, spot, barred in ((galaxy(landed=["leandra"]), 2, 8), (galaxy(orbits={"leandra": 1}), 8, 2)):
        at = table(me, row=ROW, dice="move move")
        activate(at, "move", f"ship at:{spot}")
        assert not can(at, f"go to:{barred}")
        assert at.why(0, f"go to:{barred}") == "same-card"


@pytest.mark.rule("galaxies 4.3")
def test_a_player_has_one_ship_on_a_surface_and_one_in_orbit() -> None:
    at = table(galaxy(level=3, landed=["leandra"], orbits={"piedes": 2}), row=ROW, dice="move move")
    activate(at, "move", "ship at:0")
    assert offers(at) == [f"go to:{spot}" for spot in (1, 3, 4, 7, 8, 9)]
    assert at.why(0, "go to:2") == at.why(0, "go to:10") == "own-ship-there"
    act(at, "go to:8")
    assert look(at)["me on leandra"] == 1
    assert orbit(at, "leandra") == 0


@pytest.mark.rule("galaxies 4.4")
def test_ships_of_several_players_share_a_place() -> None:
    foe = galaxy(landed=["leandra"], orbits={"leandra": 0})
    at = table(galaxy(), foe, row=ROW, dice="move move")
    activate(at, "move", "go to:8")
    activate(at, "move", "ship at:0", "go to:2")
    place = at.view(0)["row"][1]
    assert place["landed"] == [0, 1]
    assert place["orbits"] == [{"player": 0, "at": 0}, {"player": 1, "at": 0}]


@pytest.mark.rule("galaxies 4.6")
def test_an_orbit_begins_at_the_start_and_leaving_loses_the_progress() -> None:
    at = table(galaxy(orbits={"piedes": 4}), row=ROW, dice="move move")
    activate(at, "move", "ship at:10", "go to:9")
    assert (orbit(at, "piedes"), orbit(at, "hoefker")) == (None, 0)


@pytest.mark.rule("galaxies 4.7")
def test_a_landing_offers_the_planets_action_which_may_be_declined() -> None:
    for answer, culture in ((f"use planet:{number('hoefker')}", 2), ("decline", 0)):
        at = table(galaxy(energy=1), row=ROW, dice="move move")
        activate(at, "move", "go to:3")
        assert offers(at) == [f"use planet:{number('hoefker')}", "decline"]
        act(at, answer)
        assert player(at)["culture"] == culture


@pytest.mark.rule("galaxies 4.8")
def test_a_landing_of_no_use_asks_nothing() -> None:
    at = table(galaxy(energy=0), row=ROW, dice="move move")
    activate(at, "move", "go to:3")
    assert at.view(0)["question"]["kind"] == "turn"


# Resources


@pytest.mark.rule("galaxies 5.1", "galaxies 5.2", "galaxies 5.3")
def test_ships_make_what_their_planets_and_their_home_make() -> None:
    me = galaxy(level=5, landed=["leandra"], orbits={"piedes": 1, "drewkaiden": 0}, colonies=["jakks", "mj120210"])
    at = table(me, row=ROW, dice="energy culture move")
    before = look(at)
    activate(at, "energy")
    assert changes(before, look(at)) == {"me energy": 3, "die energy": -1}, "home, Leandra and Piedes"
    activate(at, "culture")
    assert player(at)["culture"] == 1, "Drewkaiden alone"
    both = galaxy(landed=["drewkaiden"], orbits={"drewkaiden": 1})
    at = table(both, row=ROW, dice="culture move")
    activate(at, "culture")
    assert player(at)["culture"] == 2, "one on the surface and one in orbit"


@pytest.mark.rule("galaxies 5.4")
def test_nobody_has_more_than_seven() -> None:
    at = table(galaxy(energy=6), dice="energy move")
    assert player(at)["produces"] == {"energy": 1, "culture": 0}
    story = activate(at, "energy")
    assert player(at)["energy"] == 7
    assert told(story, "gained") == [{"what": "gained", "player": 0, "energy": 1, "culture": 0}]


# Colonising


@pytest.mark.rule("galaxies 6.1")
@pytest.mark.parametrize(("face", "planets"), [("diplomacy", ["leandra"]), ("economy", ["drewkaiden", "piedes"])])
def test_a_die_advances_one_ship_on_its_kind_of_track(face: str, planets: list[str]) -> None:
    me = galaxy(level=5, orbits=dict.fromkeys(ROW, 0))
    for planet in planets:
        at = table(me, row=("drewkaiden", "leandra", "hoefker", "piedes"), dice=f"{face} move")
        place = ROW.index(planet)
        activate(at, face, *([f"advance place:{place}"] if f"advance place:{place}" in asked(me, face) else []))
        assert orbit(at, planet) == 1
        assert sum(orbit(at, other) or 0 for other in ROW) == 1


def asked(me: Json, face: str) -> list[str]:
    at = table(me, row=ROW, dice=f"{face} move")
    activate(at, face)
    return offers(at)


@pytest.mark.rule("galaxies 6.2", "galaxies 6.3", "galaxies 6.4")
@pytest.mark.parametrize(("planet", "face"), [("jakks", "diplomacy"), ("helios", "diplomacy"), ("nagato", "economy"),
                                              ("maia", "diplomacy"), ("gort", "economy")])  # fmt: skip
def test_the_symbol_is_one_step_beyond_the_numbers_and_colonises(planet: str, face: str) -> None:
    line = ("leandra", planet, "hoefker", "piedes")
    spaces = at_spaces(planet)
    foe = galaxy(landed=[planet], orbits={planet: spaces})
    at = table(galaxy(landed=[planet], orbits={planet: 0}), foe, row=line, dice=f"{' '.join([face] * 6)} move")
    for step in range(1, spaces + 1):
        activate(at, face)
        assert orbit(at, planet) == step
    story = activate(at, face)
    points = at.view(0)["players"][0]["points"]
    assert told(story, "colonised") == [
        {"what": "colonised", "player": 0, "place": 1, "planet": number(planet), "points": points}
    ]
    assert [colony["planet"] for colony in player(at)["colonies"]] == [planet]
    assert (player(at)["home"], player(at, 1)["home"]) == (2, 2)
    assert row(at)[1] not in (None, planet)
    assert row(at)[0] == "leandra"


def at_spaces(planet: str) -> int:
    at = table(row=("leandra", planet, "hoefker", "piedes"), dice="move")
    spaces: int = at.view(0)["row"][1]["spaces"]
    return spaces


@pytest.mark.rule("galaxies 6.5")
def test_steps_beyond_the_symbol_are_lost() -> None:
    me = galaxy(colonies=["nakagawakozi"], energy=2, level=3, orbits={"drewkaiden": 1})
    at = table(me, row=ROW, dice="colony move")
    activate(at, "colony")
    assert player(at)["points"] == 2 + 3 + 1


@pytest.mark.rule("galaxies 6.6")
def test_a_ship_never_goes_back_past_the_start() -> None:
    me, foe = galaxy(colonies=["jorg"], culture=2, level=3), galaxy(orbits={"piedes": 1})
    at = table(me, foe, row=ROW, dice="colony move")
    activate(at, "colony")
    assert orbit(at, "piedes", 1) == 0
    assert not can(table(me, galaxy(orbits={"piedes": 0}), row=ROW, dice="colony move"), "activate face:5")


@pytest.mark.rule("galaxies 6.7")
def test_without_a_deck_the_place_of_a_colony_stays_empty() -> None:
    at = table(galaxy(orbits={"leandra": 1}), row=ROW, dice="diplomacy move", bag=[])
    activate(at, "diplomacy")
    assert row(at) == ["drewkaiden", None, "hoefker", "piedes"]
    activate(at, "move")
    assert not can(at, "go to:2")
    assert at.why(0, "go to:2") == "no-planet"


# The empire


@pytest.mark.rule("galaxies 7.1")
def test_a_colony_die_raises_the_empire_or_uses_an_own_colony() -> None:
    me = galaxy(energy=2, culture=1, orbits={"jakks": 0}, colonies=["drewkaiden", "walsfeo"])
    row = ("jakks", "leandra", "hoefker", "piedes")
    at = table(me, galaxy(colonies=["mj120210"]), dice="colony move", row=row)
    activate(at, "colony")
    assert offers(at) == ["upgrade energy:2", *(f"use planet:{number(planet)}" for planet in ("drewkaiden", "walsfeo"))]
    assert at.why(0, f"use planet:{number('mj120210')}") == "not-your-colony"


@pytest.mark.rule("galaxies 7.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_next_level_costs_its_number_in_one_resource(level: int) -> None:
    price = level + 1
    at = table(galaxy(energy=price, culture=price, level=level), dice="colony move", row=ROW)
    activate(at, "colony")
    assert offers(at) == ["upgrade energy:0", f"upgrade energy:{price}"]
    act(at, "upgrade energy:0")
    assert (player(at)["energy"], player(at)["culture"], player(at)["level"]) == (price, 0, level + 1)
    short = table(galaxy(energy=price - 1, culture=price - 1, level=level), dice="colony move", row=ROW)
    assert not can(short, "activate face:5"), "resources are not mixed"


@pytest.mark.rule("galaxies 7.3")
def test_a_new_ship_comes_at_once_and_a_new_die_next_turn() -> None:
    at = table(galaxy(energy=3, level=2), dice="colony move", row=ROW)
    story = activate(at, "colony")
    assert told(story, "upgraded") == [{"what": "upgraded", "player": 0, "level": 3, "points": 2, "ship": 1}]
    assert player(at)["home"] == 3
    at = table(galaxy(energy=2), dice="colony move", row=ROW)
    activate(at, "colony")
    assert at.view(0)["dice"]["inactive"] == ["move"]
    assert player(at)["dice"] == 5


@pytest.mark.rule("galaxies 7.4")
def test_above_level_six_there_is_nothing() -> None:
    at = table(galaxy(energy=7, culture=7, level=6), dice="colony move", row=ROW)
    assert not can(at, "activate face:5")
    assert player(at)["upgrade"] is None
