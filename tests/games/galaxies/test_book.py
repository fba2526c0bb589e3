"""The galaxies: the examples of their book, and its tables in the words of the cards."""

from __future__ import annotations

import pytest

import asterism
from asterism.games.galaxies.cards import mission_card
from asterism.games.galaxies.phrases import attack
from asterism.texts import Texts, languages
from games.galaxies.stars import DATA, Json, act, activate, can, galaxy, offers, player, row, table
from pages import tables, told

every_language = pytest.mark.parametrize("lang", languages())


# Examples


@pytest.mark.scene("galaxies row-for-three")
@pytest.mark.rule("galaxies 2.1", "galaxies 2.2", "galaxies 3.1")
def test_three_players_see_five_planets_and_the_first_has_four_dice() -> None:
    at = asterism.table("galaxies", 3, 1)
    while at.view(None)["question"]["kind"] == "missions":
        act(at, offers(at)[0])
    first = at.view(None)["turn"]
    mine, dice = player(at, first), at.view(None)["dice"]["inactive"]
    figures = [at.seats, len(row(at)), mine["level"], len(dice), mine["home"]]
    assert told("galaxies", "row-for-three") == sorted(figures)


@pytest.mark.scene("galaxies two-culture")
@pytest.mark.rule("galaxies 5.2")
def test_a_ship_on_the_surface_and_one_in_orbit_bring_a_culture_each() -> None:
    line = ("jakks", "hoefker", "leandra", "mj120210")
    cultured = [planet["id"] for planet in DATA["planets"] if planet["resource"] == "culture" and planet["id"] in line]
    orbits, lands = cultured[:2]
    at = table(galaxy(orbits={orbits: 0}, landed=[lands]), row=line, dice="culture move")
    activate(at, "culture")
    gained = player(at)["culture"]
    assert told("galaxies", "two-culture") == sorted([1, 1, gained, gained // 2])


@pytest.mark.scene("galaxies one-of-three")
@pytest.mark.rule("galaxies 7.1")
def test_with_two_colonies_there_are_three_things_to_choose_from() -> None:
    me = galaxy(energy=3, colonies=["drewkaiden", "sargus36"], orbits={"leandra": 0})
    at = table(me, galaxy(colonies=["mj120210"]), dice="colony move")
    activate(at, "colony")
    assert {text.split()[0] for text in offers(at)} == {"upgrade", "use"}
    assert told("galaxies", "one-of-three") == sorted([1, len(offers(at)), 36, 36])


@pytest.mark.scene("galaxies price-of-a-level")
@pytest.mark.rule("galaxies 7.2")
def test_level_3_costs_three_of_one_resource() -> None:
    for energy, culture in ((3, 0), (0, 3)):
        at = table(galaxy(energy, culture, level=2), dice="colony move")
        activate(at, "colony")
        assert (player(at)["level"], player(at)["energy"], player(at)["culture"]) == (3, 0, 0)
    mixed = galaxy(2, 2, level=2)
    assert not can(table(mixed, dice="colony move"), "activate face:5")
    price = next(level["upgrade_cost"] for level in DATA["empire_track"] if level["level"] == 3)
    figures = [mixed["level"], 3, price, price, mixed["energy"], mixed["culture"]]
    assert told("galaxies", "price-of-a-level") == sorted(figures)


# Tables


def words(*cells: object) -> list[str]:
    return ["–" if cell is None else str(cell) for cell in cells]


@pytest.mark.rule("galaxies 1.4")
@every_language
def test_the_book_says_what_each_level_gives(lang: str) -> None:
    [found] = tables("galaxies", 1, lang)
    keys = ("level", "upgrade_cost", "vp", "dice", "ships")
    assert found["rows"] == [words(*(level[key] for key in keys)) for level in DATA["empire_track"]]


@pytest.mark.rule("galaxies 1.1", "galaxies 1.2")
@every_language
def test_the_book_lists_all_planets(lang: str) -> None:
    [found] = tables("galaxies", 9, lang)
    say = Texts(lang, "galaxies").say
    for cells, its in zip(found["rows"], DATA["planets"], strict=True):
        resource = say({"say": "resource", "resource": its["resource"]})
        track = say({"say": "face", "face": its["track"]})
        assert cells == words(its["name"], its["points"], resource, track, its["numbered_spaces"])


@pytest.mark.rule("galaxies 1.5")
@every_language
def test_the_book_lists_all_missions(lang: str) -> None:
    [found] = tables("galaxies", 10, lang)
    say = Texts(lang, "galaxies").say
    for cells, its in zip(found["rows"], DATA["missions"], strict=True):
        card = mission_card(its["id"])
        assert cells == words(say(card), say(card["task"]), its["points"], its["points_if_tied"])


@pytest.mark.rule("galaxies 1.5", "galaxies 11.8")
@every_language
def test_the_book_says_how_hard_each_rogue_is(lang: str) -> None:
    rogues, _ = tables("galaxies", 11, lang)
    say = Texts(lang, "galaxies").say
    for cells, its in zip(rogues["rows"], DATA["rogue_galaxies"], strict=True):
        name = {"name": its["name"]}
        assert cells[0] == say({"say": "rogue", **name})
        assert f"{cells[0]}, {cells[1]}" == say({"say": "rogue-galaxy", "difficulty": its["difficulty"], **name})
        assert cells[2] == str(its["resource_track_max"])


@pytest.mark.rule("galaxies 11.9")
@every_language
def test_the_book_lists_all_attacks_of_all_rogues(lang: str) -> None:
    _, attacks = tables("galaxies", 11, lang)
    say = Texts(lang, "galaxies").say
    expected = []
    for its in DATA["rogue_galaxies"]:
        rolls = zip(its["colony_actions"], its["dice_per_level"], its["vp_per_level"], strict=True)
        for facts, dice, points in rolls:
            name = say({"say": "rogue", "name": its["name"]})
            expected.append(words(name, facts["rogue_level"], dice, points, attack_in_words(lang, its["id"], facts)))
    assert attacks["rows"] == expected


def attack_in_words(lang: str, rogue: str, facts: Json) -> str:
    """What the story says of an attack, and how often it may come."""
    say, level = Texts(lang, "galaxies").say, facts["rogue_level"]
    told = say({"say": "rogue-attack", "level": level, "parts": attack(rogue, level)})
    once = say({"say": "does-only-once"})
    limit = f" ({once[0].lower()}{once[1:-1]})" if facts.get("limits") == ["once_per_turn"] else ""
    return told.partition(": ")[2].removesuffix(".") + limit
