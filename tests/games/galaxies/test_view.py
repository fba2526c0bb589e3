"""What people see: the view, previews, reasons and words."""

from __future__ import annotations

import pytest

import asterism
from asterism.games.galaxies.cards import planet_card
from asterism.texts import Texts, languages
from games.galaxies.stars import MISSIONS, PLANETS, act, activate, galaxy, number, offers, rogue, table

ROW = ("drewkaiden", "leandra", "hoefker", "piedes")
EN = Texts("en", "galaxies", ("Ann", "Bob"))


def said(at: asterism.Table, text: str) -> str:
    """An offer in words."""
    verb, seat = at.game.verb, at.to_act[0]
    return EN.say(at.game.view.offer(at.view(seat), verb.forms[verb.numbers[text]]))


def test_the_view_shows_production_before_it_is_taken() -> None:
    at = table(galaxy(energy=6, landed=["hoefker"]), row=ROW, dice="energy culture")
    mine = at.view(0)["players"][0]
    assert mine["produces"] == {"energy": 1, "culture": 1}
    assert mine["ships_produce"] == {"energy": 1, "culture": 1}


def test_the_view_shows_colonies_that_can_be_used_and_those_used_up() -> None:
    me = galaxy(colonies=["jakks", "clj0517", "maia"], used=["clj0517"])
    at = table(me, galaxy(culture=1), row=ROW, dice="colony move")
    colonies = {one["planet"]: (one["used"], one["usable"]) for one in at.view(0)["players"][0]["colonies"]}
    assert colonies == {"jakks": (False, True), "clj0517": (True, False), "maia": (False, True)}


def test_the_view_says_what_is_asked_and_what_is_under_way() -> None:
    at = table(galaxy(culture=1), galaxy(culture=2), row=("nagato", "leandra", "hoefker", "jakks"), dice="move move")
    activate(at, "move", "go to:1", f"use planet:{number('nagato')}")
    view = at.view(0)
    assert view["question"] == {
        "kind": "go", "who": 0, "planet": "nagato", "face": None, "price": 0, "steps": 0, "left": 2,
    }  # fmt: skip
    assert [one["kind"] for one in view["doing"]] == ["follow", "moves", "go"]
    act(at, "go to:8")
    assert at.view(0)["question"]["kind"] == "follow"
    assert at.view(0)["question"]["who"] == 1


def test_the_view_of_a_rogues_turn_has_its_dice() -> None:
    die = {"what": "rogue_die", "who": 1, "planet": None, "words": [0, 0, 0]}
    at = table(galaxy(energy=1, culture=1), rogue(), seats=1, turn=1, row=ROW, agenda=[die], left=2, active="energy")
    view = at.view(0)
    assert view["question"]["kind"] == "rogue"
    assert view["question"]["face"] == "move"
    assert (view["rogue"]["left"], view["rogue"]["thrown"]) == (3, ["energy"])
    assert view["players"][1]["rogue"] is True


def test_a_preview_tells_the_consequence_before_the_click() -> None:
    at = table(galaxy(energy=2, orbits={"leandra": 1}), row=ROW, dice="colony diplomacy")
    told = at.preview(0, "activate face:5")
    assert [entry["what"] for entry in told] == ["activated", "lost", "upgraded"]
    assert at.game.view.brings(told, 0) == 1
    told = at.preview(0, "activate face:3")
    assert [entry["what"] for entry in told] == ["activated", "advanced", "colonised"], "up to the unknown planet"
    assert at.game.view.brings(told, 0) == 1


def test_what_a_rogues_die_colonises_brings_the_human_nothing() -> None:
    die = {"what": "rogue_die", "who": 1, "planet": None, "words": [3, 0, 0]}
    it = rogue(orbits={"leandra": 1})
    at = table(galaxy(energy=1, culture=1), it, seats=1, turn=1, row=ROW, agenda=[die], left=1)
    told = at.preview(0, "let")
    assert [entry["what"] for entry in told][:3] == ["activated", "advanced", "colonised"]
    assert at.game.view.brings(told, 0) == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("activate face:0", "Activate a die: move a ship."),
        ("mark face:5", "Take up a die for a reroll (free): use a colony."),
        ("end", "End your turn."),
    ],
)
def test_offers_in_words(text: str, words: str) -> None:
    assert said(table(galaxy(energy=2), row=ROW, dice="move colony colony"), text) == words


def test_offers_name_prices_and_planets() -> None:
    at = table(galaxy(energy=2, culture=2, colonies=["mared"]), galaxy(level=2, culture=1), row=ROW, dice="colony move")
    activate(at, "colony")
    assert said(at, "upgrade energy:2") == "Raise your empire to level 2 for 2 energy."
    act(at, f"use planet:{number('mared')}")
    assert said(at, "upgrade energy:1") == "Raise your empire to level 2 for 1 energy."


def test_missions_in_words_for_their_owner() -> None:
    at = asterism.table("galaxies", 2, 1)
    dealt = at.view(0)["players"][0]["dealt"]
    assert said(at, f"keep mission:{MISSIONS.index(dealt[0])}").startswith("Keep the mission ")
    other = next(mission for mission in range(12) if MISSIONS[mission] not in dealt)
    assert at.why(0, f"keep mission:{other}") == "not-dealt"
    assert at.why(0, "end") == "mission-first"


def test_reasons_name_what_stands_against_a_planet() -> None:
    me = galaxy(energy=2, colonies=["jorg", "clj0517", "jakks", "tifnod"], used=["clj0517"])
    at = table(me, galaxy(culture=1), row=ROW, dice="colony move")
    activate(at, "colony")
    reasons = {planet: at.why(0, f"use planet:{number(planet)}") for planet in ("jorg", "clj0517", "tifnod", "maia")}
    assert reasons == {"jorg": "cannot-pay", "clj0517": "used-up", "tifnod": "no-effect", "maia": "not-your-colony"}
    assert at.why(0, "decline") == "must-choose"
    assert offers(at) == ["upgrade energy:2", f"use planet:{number('jakks')}"]


def test_reasons_name_a_fee_that_can_not_be_paid() -> None:
    poor = galaxy(colonies=["jakks", "mj120210", "sargus36"])
    at = table(poor, galaxy(culture=1, colonies=["maia"]), row=ROW, dice="colony move move")
    activate(at, "colony")
    assert at.why(0, f"use planet:{number('sargus36')}") == "cannot-pay"


def test_reasons_count_the_fee_of_the_planet_that_borrows() -> None:
    row, theirs = ("leandra", "piedes", "drewkaiden", "maia"), galaxy(colonies=["jakks", "mj120210", "hoefker"])
    at = table(galaxy(energy=1, colonies=["sargus36"]), theirs, row=row, dice="colony move")
    activate(at, "colony")
    assert at.view(0)["question"]["kind"] == "borrow"
    assert at.why(0, f"use planet:{number('hoefker')}") == "cannot-pay"


def test_a_reroll_by_zalax_is_free_in_words_too() -> None:
    at = table(galaxy(energy=2, colonies=["zalax"]), row=ROW, dice="colony move move", rerolled=1)
    assert said(at, "mark face:0") == "Take up a die for a reroll (1 energy): move a ship."
    activate(at, "colony", f"use planet:{number('zalax')}")
    assert said(at, "mark face:0") == "Take up a die for a reroll (free): move a ship."


def test_a_ship_that_reaches_the_end_of_a_track_is_on_the_symbol() -> None:
    at = table(galaxy(orbits={"hoefker": 1, "leandra": 0}), row=ROW, dice="economy economy diplomacy")
    assert retold(at, "activate face:4")[1] == "Ann advances at Hoefker to 2."
    activate(at, "economy")
    assert retold(at, "activate face:4")[1] == "Ann advances at Hoefker to the symbol."


def retold(at: asterism.Table, text: str) -> list[str]:
    """A preview in words."""
    view = at.view(0)
    return [EN.say(at.game.view.told(view, entry)) for entry in at.preview(0, text)]


def test_the_czech_rulebook_names_one_rogue_differently() -> None:
    names = [Texts("cs", "galaxies").say({"say": "rogue", "name": name}) for name in ("Artemis", "Zendica")]
    assert names == ["Poseidon", "Zendica"]


def test_every_planet_and_mission_says_what_it_does_in_every_language() -> None:
    for lang in languages():
        texts = Texts(lang, "galaxies")
        for later in (False, True):
            said = {texts.say({"say": "action", "planet": planet_card(planet, later)}) for planet in PLANETS}
            assert len(said) > 34


@pytest.mark.parametrize(
    ("lang", "full", "stays"),
    [
        ("en", "At the end of its turn", "just landed here stays."),
        ("cs", "na konci svého tahu", "právě přistála, zůstává."),
        ("pl", "na końcu swojej tury", "właśnie tu wylądował, zostaje."),
        ("de", "Am Ende ihres Zuges", "gerade hier gelandet ist, bleibt."),
    ],
)
def test_every_language_says_when_the_rogue_is_full_and_which_ship_stays(lang: str, full: str, stays: str) -> None:
    texts = Texts(lang, "galaxies")
    assert full in texts.say({"say": "rogue-full", "max": 6})
    assert stays in texts.say({"say": "action", "planet": planet_card("nagato", later=False)})
