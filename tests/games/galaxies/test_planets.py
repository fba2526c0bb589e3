"""Every planet: what it does with a die and while following, and what stands against it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from games.galaxies.stars import (
    DATA,
    FIVE,
    PLANET,
    TRACKS,
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
    use,
)

ROW = ("drewkaiden", "leandra", "nibiru", "piedes")  # diplomacy: leandra, nibiru; economy: drewkaiden, piedes


@dataclass(frozen=True)
class Use:
    """A colony in use: who has what, what is answered, what changes; and who can't use it."""

    planet: str
    me: Json
    changes: Json
    foe: Json = field(default_factory=galaxy)
    answers: tuple[str, ...] = ()
    barred: tuple[Json, ...] = ()  # galaxies of mine that can't use it
    foes: tuple[Json, ...] = ()  # galaxies of the foe against which it can't be used
    row: tuple[str, ...] = ROW

    def __str__(self) -> str:
        return self.planet


def mine(planet: str, **given: Any) -> Json:
    return galaxy(colonies=[planet], **given)


USES = [
    Use("drewkaiden", mine("drewkaiden", orbits={"leandra": 0}), {"me at leandra": 1}, row=("jakks", *ROW[1:]),
        barred=(mine("drewkaiden", orbits={"piedes": 0}), mine("drewkaiden"))),
    Use("jakks", mine("jakks", culture=3), {"me culture": 1}, barred=(mine("jakks", culture=7, energy=0, level=6),)),
    Use("leandra", mine("leandra", orbits={"piedes": 2}), {"me at piedes": 1}, row=("drewkaiden", "jakks", *ROW[2:]),
        barred=(mine("leandra", orbits={"nibiru": 2}), mine("leandra"))),
    Use("tifnod", mine("tifnod"), {"foe at leandra": -1}, foe=galaxy(orbits={"leandra": 1}),
        foes=(galaxy(), galaxy(orbits={"leandra": 0}), galaxy(orbits={"piedes": 2}))),
    Use("viciks156", mine("viciks156", energy=1), {"me energy": 1}, barred=(mine("viciks156", energy=7, level=6),)),
    Use("vizcarra", mine("vizcarra"), {"foe at piedes": -1}, foe=galaxy(orbits={"piedes": 3}),
        foes=(galaxy(), galaxy(orbits={"piedes": 0}), galaxy(orbits={"leandra": 1}))),
    Use("clj0517", mine("clj0517"), {"me culture": 1, "foe culture": -1}, foe=galaxy(culture=2),
        foes=(galaxy(culture=0, energy=5),), barred=(mine("clj0517", used=["clj0517"]),)),
    Use("hoefker", mine("hoefker", energy=1), {"me energy": -1, "me culture": 2},
        barred=(mine("hoefker", energy=0), mine("hoefker", energy=3, culture=7, level=6))),
    Use("latorres", mine("latorres"), {"me energy": 1, "foe energy": -1}, foe=galaxy(energy=4),
        foes=(galaxy(energy=0, culture=5),), barred=(mine("latorres", used=["latorres"]),)),
    Use("lureena", mine("lureena", energy=1, culture=1), {"me energy": -1, "me culture": -1, "me level": 1},
        barred=(mine("lureena", energy=1, culture=0), mine("lureena", energy=7, culture=7, level=6))),
    Use("mj120210", mine("mj120210", energy=1), {"me energy": 2}, barred=(mine("mj120210", energy=7, level=6),)),
    Use("mared", mine("mared", energy=1), {"me energy": -1, "me level": 1}, foe=galaxy(level=2),
        barred=(mine("mared", energy=0),), foes=(galaxy(level=1),)),
    Use("brumbaugh", mine("brumbaugh", energy=2, level=3), {"me energy": -2, "foe at leandra": -1, "foe at piedes": -1},
        foe=galaxy(orbits={"leandra": 1, "piedes": 2}), answers=("push player:1 place:1",),
        barred=(mine("brumbaugh", energy=1),), foes=(galaxy(orbits={"leandra": 0, "piedes": 0}), galaxy())),
    Use("jorg", mine("jorg", culture=2, level=3), {"me culture": -2, "foe at piedes": -2},
        foe=galaxy(orbits={"piedes": 3}), barred=(mine("jorg", culture=1),),
        foes=(galaxy(orbits={"piedes": 0}), galaxy())),
    Use("nakagawakozi", mine("nakagawakozi", energy=2, level=3, orbits={"piedes": 1}),
        {"me energy": -2, "me at piedes": 2},
        barred=(mine("nakagawakozi", energy=1, orbits={"piedes": 1}), mine("nakagawakozi", energy=2, level=3))),
    Use("omicronfenzi", mine("omicronfenzi", energy=3, level=4), {"me energy": -2, "me culture": 2},
        answers=("swap amount:2",),
        barred=(mine("omicronfenzi", energy=0), mine("omicronfenzi", energy=3, culture=7, level=6))),
    Use("padraigin3110", mine("padraigin3110", culture=2, level=3, orbits={"nibiru": 0}),
        {"me culture": -2, "me at nibiru": 2},
        barred=(mine("padraigin3110", culture=1, orbits={"nibiru": 0}), mine("padraigin3110", culture=2, level=3))),
    Use("pembertoniamajor", mine("pembertoniamajor", culture=4, level=6), {"me energy": 3, "me culture": -3},
        answers=("swap amount:3",),
        barred=(mine("pembertoniamajor", culture=0), mine("pembertoniamajor", culture=3, energy=7, level=6))),
    Use("andellouxian6", mine("andellouxian6", orbits={"piedes": 3}),
        {"me at piedes": "gone", "me home": 1, "me culture": 3}, answers=("gain energy:0",),
        barred=(mine("andellouxian6", landed=["piedes"]),)),
    Use("bsw101", mine("bsw101", orbits={"leandra": 1, "piedes": 2}), {"me at leandra": -1, "me at piedes": 1},
        answers=("back place:1",),
        barred=(mine("bsw101", orbits={"leandra": 0, "piedes": 0}), mine("bsw101", orbits={"piedes": 2}))),
    Use("gleamzanier", mine("gleamzanier"), {"me energy": 2, "foe energy": 1}, foe=galaxy(energy=4)),
    Use("jac110912", mine("jac110912"), {"me culture": 2, "foe culture": 1}, foe=galaxy(culture=4)),
    Use("aughmoore", mine("aughmoore", level=5, culture=1, landed=["piedes"]), {"me culture": 3},
        barred=(mine("aughmoore", landed=["piedes", "nibiru"]), mine("aughmoore", culture=7, level=6))),
    Use("gort", mine("gort", orbits={"piedes": 2}), {"me at piedes": "gone", "me at nibiru": "new 2"},
        barred=(mine("gort"), mine("gort", level=3, orbits={"nibiru": 3, "piedes": 2}, landed=["piedes"]))),
    Use("kwidow", mine("kwidow"), {"foe at nibiru": -1}, foe=galaxy(orbits={"nibiru": 4}),
        foes=(galaxy(), galaxy(orbits={"nibiru": 0}))),
    Use("shouhua", mine("shouhua", orbits={"nibiru": 1}), {"me at nibiru": 1},
        barred=(mine("shouhua", landed=["nibiru"]),)),
]  # fmt: skip
every_use = pytest.mark.parametrize("case", USES, ids=str)


@pytest.mark.rule(
    "galaxies 9.3", "galaxies 9.4", "galaxies 9.5", "galaxies 9.6", "galaxies 9.7", "galaxies 9.8", "galaxies 9.9",
    "galaxies 9.11", "galaxies 9.12", "galaxies 9.13", "galaxies 9.14", "galaxies 9.15", "galaxies 9.17",
    "galaxies 9.18", "galaxies 9.20", "galaxies 9.21", "galaxies 9.22", "galaxies 9.23", "galaxies 9.25",
    "galaxies 9.26", "galaxies 9.27", "galaxies 9.28", "galaxies 9.33", "galaxies 9.34", "galaxies 9.36",
    "galaxies 9.39",
)  # fmt: skip
@every_use
def test_a_colony_does_what_its_planet_says(case: Use) -> None:
    at = table(case.me, case.foe, row=case.row, dice="colony move")
    before = look(at)
    use(at, case.planet, *case.answers)
    assert changes(before, look(at)) == {**case.changes, "die colony": -1}


@pytest.mark.rule("galaxies 8.7", "galaxies 8.5")
@every_use
def test_a_follower_does_the_same_for_one_culture(case: Use) -> None:
    me = {**case.me, "culture": case.me["culture"] + 1}
    at = table(me, rich(case.foe), row=case.row, dice="colony colony", turn=1)
    activate(at, "colony")
    if kinds(at) == ["upgrade"]:
        act(at, "upgrade energy:0")
    before = look(at)
    use(at, case.planet, *case.answers)
    assert at.view(None)["question"]["kind"] == "turn"
    after = changes(before, look(at))
    assert after.pop("me culture", 0) == case.changes.get("me culture", 0) - 1
    assert after == {key: value for key, value in case.changes.items() if key != "me culture"}


def rich(foe: Json) -> Json:
    """The foe can raise its empire, and has then what it had."""
    return {**foe, "culture": foe["culture"] + foe["level"] + 1}


@pytest.mark.rule("galaxies 7.5", "galaxies 3.3")
@pytest.mark.parametrize(
    ("case", "me"), [(case, me) for case in USES for me in case.barred], ids=lambda part: str(part)[:30]
)
def test_a_planet_without_its_price_target_or_room_is_not_offered(case: Use, me: Json) -> None:
    assert not can(table(me, case.foe, row=case.row, dice="colony move"), "activate face:5")


@pytest.mark.parametrize(
    ("case", "foe"), [(case, foe) for case in USES for foe in case.foes], ids=lambda part: str(part)[:30]
)
def test_a_planet_against_a_foe_who_gives_no_target_is_not_offered(case: Use, foe: Json) -> None:
    assert not can(table(case.me, foe, row=case.row, dice="colony move"), "activate face:5")


@pytest.mark.rule("galaxies 7.6", "galaxies 9.9", "galaxies 9.12")
@pytest.mark.parametrize(
    "planet", [planet for planet, its in PLANET.items() if "once_per_turn" in its["action"]["limits"]]
)
def test_a_planet_of_once_a_turn_is_used_up_by_its_first_use(planet: str) -> None:
    me = galaxy(colonies=[planet], culture=1, orbits={"leandra": 0})
    foe = galaxy(energy=1, culture=1)
    assert can(table(me, foe, row=ROW, dice="colony move"), "activate face:5")
    assert not can(table({**me, "used": [planet]}, foe, row=ROW, dice="colony move"), "activate face:5")


@pytest.mark.rule("galaxies 7.6")
@pytest.mark.parametrize(
    ("planet", "answers"),
    [("clj0517", []), ("latorres", []), ("nagato", ["go to:7", "go to:8"]), ("zavodnick", ["choose face:1", "pass"])],
)
def test_a_planet_of_once_a_turn_comes_back_with_the_next_turn(planet: str, answers: list[str]) -> None:
    me, foe = galaxy(colonies=[planet], culture=2, level=6), galaxy(energy=2, culture=2, level=6)
    at = table(me, foe, row=ROW, dice="colony colony move")
    activate(at, "colony", *answers)
    assert player(at)["colonies"][0]["used"] is True
    assert not can(at, "activate face:5")
    act(at, "end")
    assert player(at)["colonies"][0]["used"] is False


@pytest.mark.rule("galaxies 7.6")
def test_a_planet_of_once_a_turn_works_once_however_it_is_reached() -> None:
    line = ("umbraforum", "clj0517", "leandra", "tifnod")
    at = table(galaxy(level=6), galaxy(culture=3, level=6), row=line, dice="move move move")
    activate(at, "move", "go to:2", f"use planet:{number('clj0517')}")
    assert player(at)["culture"] == 1
    act(at, "pass")
    activate(at, "move", "ship at:0", "go to:1")
    assert at.view(None)["question"]["kind"] == "follow", "Umbra-Forum has nothing else to use"


@pytest.mark.rule("galaxies 7.7")
@pytest.mark.parametrize(
    "planet", [planet for planet, its in PLANET.items() if "own_turn_only" in its["action"]["limits"]]
)
def test_a_planet_of_the_own_turn_is_of_no_use_while_following(planet: str) -> None:
    me = galaxy(colonies=[planet], culture=1)
    mine = table({**me, "culture": 0}, galaxy(), row=FIVE, dice="colony colony colony", active="energy")
    assert can(mine, "activate face:5")
    theirs = table(me, galaxy(culture=2), row=FIVE, dice="colony colony colony", active="energy", turn=1)
    activate(theirs, "colony")
    assert theirs.view(None)["question"]["kind"] == "turn"


def test_what_is_tried_out_is_every_planet_once() -> None:
    tried = {case.planet for case in USES} | set(SPECIAL)
    assert tried == {planet["id"] for planet in DATA["planets"]}
    assert len(USES) + len(SPECIAL) == 40


SPECIAL = (
    "birkomius", "bisschop", "helios", "zalax", "nagato", "umbraforum", "maia", "sargus36", "walsfeo", "zavodnick",
    "gyore", "nibiru", "piedes", "terrabettia",
)  # fmt: skip


# The later printing


LATER = {"later_printing": True}


@pytest.mark.rule("galaxies 9.9", "galaxies 9.12")
@pytest.mark.parametrize("planet", ["clj0517", "latorres"])
@pytest.mark.parametrize("later", [False, True])
def test_thieves_of_the_later_printing_work_in_their_own_turn_only(planet: str, later: bool) -> None:
    me, options = galaxy(colonies=[planet], culture=1), {"later_printing": later}
    at = table(me, galaxy(culture=4, energy=3), row=ROW, dice="colony colony", turn=1, options=options)
    activate(at, "colony", "upgrade energy:0")
    assert (at.view(None)["question"]["kind"] == "follow") == (not later)
    assert can(table(me, galaxy(culture=1, energy=1), row=ROW, dice="colony", options=options), "activate face:5")


@pytest.mark.rule("galaxies 9.14")
def test_mared_of_the_later_printing_works_for_who_is_tied() -> None:
    for level, options, works in ((1, LATER, True), (1, {}, False), (2, {}, True), (2, LATER, True)):
        at = table(galaxy(colonies=["mared"], culture=1), galaxy(level=level), row=ROW, dice="colony", options=options)
        assert can(at, "activate face:5") == works
    higher = table(galaxy(colonies=["mared"], culture=2, level=2), row=ROW, dice="colony", options=LATER)
    assert not can(higher, "activate face:5")


@pytest.mark.rule("galaxies 9.10")
def test_helios_removes_a_planet_without_ships_and_a_new_one_comes() -> None:
    me, foe = galaxy(colonies=["helios"], landed=["leandra"]), galaxy(orbits={"nibiru": 0})
    at = table(me, foe, row=ROW, dice="colony move")
    activate(at, "colony")
    assert offers(at) == ["replace place:0", "replace place:3"]
    story = act(at, "replace place:3")
    assert told(story, "removed") == [{"what": "removed", "place": 3, "planet": number("piedes"), "player": 0}]
    assert row(at)[:3] == list(ROW[:3])
    assert row(at)[3] not in ROW
    assert at.view(0)["removed"] == ["piedes"]
    assert at.view(0)["deck"] == 34


@pytest.mark.rule("galaxies 9.10")
def test_helios_of_the_later_printing_puts_it_under_the_deck() -> None:
    me = galaxy(colonies=["helios"], landed=["leandra"], orbits={"nibiru": 0})
    at = table(me, row=ROW, dice="colony move", options=LATER)
    activate(at, "colony", "replace place:3")
    assert at.view(0)["under"] == ["piedes"]
    assert at.view(0)["removed"] == []
    assert at.view(0)["deck"] == 35


@pytest.mark.rule("galaxies 9.10", "galaxies 6.7")
def test_without_a_deck_helios_leaves_a_place_empty() -> None:
    at = table(galaxy(colonies=["helios"]), row=ROW, dice="colony move", bag=[])
    activate(at, "colony", "replace place:3")
    assert row(at) == [*ROW[:3], None]


@pytest.mark.rule("galaxies 9.25")
def test_andellouxian_brings_one_resource_and_later_any_mix() -> None:
    me = galaxy(colonies=["andellouxian6"], orbits={"piedes": 3})
    for options, energies in (({}, [0, 3]), (LATER, [0, 1, 2, 3])):
        at = table(me, row=ROW, dice="colony move", options=options)
        activate(at, "colony")
        assert offers(at) == [f"gain energy:{energy}" for energy in energies]
        act(at, f"gain energy:{energies[-1]}")
        assert (player(at)["energy"], player(at)["culture"], player(at)["home"]) == (3, 0, 2)
    start = table(galaxy(colonies=["andellouxian6"], orbits={"piedes": 0}), row=ROW, dice="colony move")
    activate(start, "colony")
    assert (player(start)["energy"], player(start)["culture"], player(start)["home"]) == (0, 0, 2)


@pytest.mark.rule("galaxies 9.34")
def test_gort_of_the_later_printing_colonises_a_shorter_track() -> None:
    me = galaxy(colonies=["gort"], orbits={"piedes": 2})
    at = table(me, row=ROW, dice="colony move", options=LATER)
    activate(at, "colony")
    assert offers(at) == ["shift start:3 to:0", "shift start:3 to:1", "shift start:3 to:2"]
    story = act(at, "shift start:3 to:1")
    assert told(story, "colonised") == [
        {"what": "colonised", "player": 0, "place": 1, "planet": number("leandra"), "points": 8}
    ]
    assert player(at)["home"] == 2
    first = table(me, row=ROW, dice="colony move")
    activate(first, "colony")
    assert orbit(first, "nibiru") == 2


@pytest.mark.rule("galaxies 9.34")
def test_gort_counts_the_start_as_zero() -> None:
    at = table(galaxy(colonies=["gort"], orbits={"piedes": 0}), row=ROW, dice="colony move", options=LATER)
    activate(at, "colony", "shift start:3 to:0")
    assert orbit(at, "drewkaiden") == 0


@pytest.mark.rule("galaxies 9.10")
def test_planets_under_the_deck_come_last_and_in_their_order() -> None:
    under = [planet for planet in PLANET if planet not in (*ROW, "helios", "jakks")]
    me = galaxy(colonies=["helios"], landed=["leandra"], orbits={"nibiru": 0})
    at = table(me, row=ROW, dice="colony colony move", under=under, options=LATER)
    activate(at, "colony", "replace place:3")
    assert row(at)[3] == "jakks"
    activate(at, "colony", "replace place:3")
    assert row(at)[3] == under[0]
    assert at.view(0)["under"] == [*under[1:], "piedes", "jakks"]


@pytest.mark.rule("galaxies 9.10", "galaxies 7.5")
def test_helios_of_the_later_printing_needs_a_deck() -> None:
    rest = [planet for planet in PLANET if planet not in (*ROW, "helios")]
    at = table(galaxy(colonies=["helios"]), galaxy(colonies=rest), row=ROW, dice="colony", options=LATER, elder=1)
    assert not can(at, "activate face:5")


# What there is room for


@pytest.mark.rule("galaxies 9.21", "galaxies 9.23")
@pytest.mark.parametrize("planet", ["omicronfenzi", "pembertoniamajor"])
def test_as_much_is_swapped_as_there_is_room_for(planet: str) -> None:
    at = table(galaxy(colonies=[planet], energy=5, culture=5, level=6), row=ROW, dice="colony move")
    activate(at, "colony")
    assert offers(at) == ["swap amount:1", "swap amount:2"]


@pytest.mark.rule("galaxies 9.9", "galaxies 9.12")
@pytest.mark.parametrize(("planet", "of"), [("clj0517", "culture"), ("latorres", "energy")])
def test_a_thief_without_room_takes_all_the_same(planet: str, of: str) -> None:
    me, foe = galaxy(colonies=[planet], energy=7, culture=7, level=6), galaxy(energy=2, culture=2, level=6)
    at = table(me, foe, row=ROW, dice="colony move")
    activate(at, "colony")
    assert (player(at)[of], player(at, 1)[of]) == (7, 1)


@pytest.mark.rule("galaxies 9.9", "galaxies 9.12")
@pytest.mark.parametrize(("planet", "of"), [("clj0517", "culture"), ("latorres", "energy")])
def test_a_thief_chooses_among_those_who_have_something(planet: str, of: str) -> None:
    rich = galaxy(energy=2, culture=2)
    at = table(galaxy(colonies=[planet]), rich, galaxy(), rich, seats=4, dice="colony move")
    activate(at, "colony")
    assert offers(at) == ["rob player:1", "rob player:3"]
    act(at, "rob player:3")
    assert [player(at, who)[of] for who in range(4)] == [1, 2, 0, 1]


@pytest.mark.rule("galaxies 9.17")
def test_brumbaugh_pushes_no_ship_twice() -> None:
    me, foe = galaxy(colonies=["brumbaugh"], energy=2, level=3), galaxy(orbits={"piedes": 3, "leandra": 0})
    at = table(me, foe, row=ROW, dice="colony move")
    activate(at, "colony")
    assert orbit(at, "piedes", 1) == 2


# Dice


@pytest.mark.rule("galaxies 9.16")
def test_zalax_rolls_other_dice_and_is_not_counted() -> None:
    me = galaxy(colonies=["zalax"])
    assert not can(table(me, row=ROW, dice="colony"), "activate face:5")
    at = table(me, row=ROW, dice="colony energy energy")
    activate(at, "colony")
    assert offers(at) == ["mark face:1"]
    act(at, "mark face:1")
    assert offers(at) == ["mark face:1", "roll"]
    story = act(at, "roll")
    assert told(story, "reroll") == [{"what": "reroll", "player": 0, "dice": 1, "energy": 0}]
    assert len(at.view(0)["dice"]["inactive"]) == 2
    assert at.view(0)["dice"]["rerolled"] is False


@pytest.mark.rule("galaxies 9.16")
def test_zalax_is_free_after_the_free_reroll_too() -> None:
    at = table(galaxy(colonies=["zalax"], energy=1), row=ROW, dice="colony energy", rerolled=1)
    story = activate(at, "colony", "mark face:1", "roll")
    assert told(story, "reroll") == [{"what": "reroll", "player": 0, "dice": 1, "energy": 0}]
    assert player(at)["energy"] == 1


@pytest.mark.rule("galaxies 9.29")
def test_maia_spends_two_other_dice() -> None:
    me = galaxy(colonies=["maia"])
    assert not can(table(me, row=ROW, dice="colony move"), "activate face:5")
    assert not can(
        table(galaxy(colonies=["maia"], energy=7, culture=7, level=6), dice="colony move move"), "activate face:5"
    )
    at = table(me, row=ROW, dice="colony move economy energy")
    activate(at, "colony", "spend face:1", "spend face:4")
    assert (player(at)["energy"], player(at)["culture"]) == (2, 2)
    assert at.view(0)["dice"]["inactive"] == ["move"]
    assert at.view(0)["dice"]["spent"] == ["energy", "economy"]


@pytest.mark.rule("galaxies 9.35")
def test_gyore_sets_another_die() -> None:
    me = galaxy(colonies=["gyore"])
    assert not can(table(me, row=ROW, dice="colony"), "activate face:5")
    at = table(me, row=ROW, dice="colony move")
    activate(at, "colony")
    assert offers(at) == [f"turn face:0 to:{face}" for face in range(1, 6)]
    act(at, "turn face:0 to:4")
    assert at.view(0)["dice"]["inactive"] == ["economy"]


@pytest.mark.rule("galaxies 9.38", "galaxies 3.8")
def test_piedes_repeats_an_activated_die_and_no_other() -> None:
    me = galaxy(colonies=["piedes"], orbits={"leandra": 0})
    assert not can(table(me, dice="colony energy", spent="energy", row=TRACKS), "activate face:5")
    at = table(me, galaxy(culture=3), row=TRACKS, dice="colony move", active="energy diplomacy")
    activate(at, "colony")
    assert offers(at) == ["choose face:1", "choose face:3"]
    story = act(at, "choose face:3")
    assert told(story, "repeated") == [{"what": "repeated", "player": 0, "face": 3}]
    assert orbit(at, "leandra") == 1
    assert at.view(None)["question"]["face"] != "diplomacy"


@pytest.mark.rule("galaxies 9.38", "galaxies 7.8")
def test_piedes_may_repeat_the_die_that_brought_it_but_not_itself() -> None:
    me = galaxy(colonies=["piedes", "jakks"])
    at = table(me, row=TRACKS, dice="colony move")
    activate(at, "colony", f"use planet:{number('piedes')}")
    assert player(at)["culture"] == 1
    assert not can(table(galaxy(colonies=["piedes"]), row=TRACKS, dice="colony move"), "activate face:5")
