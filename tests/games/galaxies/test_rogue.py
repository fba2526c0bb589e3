"""Alone against a rogue galaxy."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from asterism import Table
from games.galaxies.stars import (
    DATA,
    FACES,
    PLANET,
    Json,
    Story,
    act,
    activate,
    can,
    changes,
    galaxy,
    look,
    number,
    offers,
    orbit,
    player,
    rogue,
    table,
    told,
)

ROW = ("drewkaiden", "leandra", "hoefker", "piedes")
ARTEMIS, ROTHKEL, ZENDICA, HADES, GAMELYN = range(1, 6)
BIG = [planet for planet, its in PLANET.items() if its["points"] == 7 and planet not in ROW]


def asked(face: str, me: Json, it: Json | None = None, which: int = ARTEMIS, **given: Any) -> Table:
    """The rogue has thrown a usable die, and the human could pay for a reroll."""
    die = {"what": "rogue_die", "who": 1, "planet": None, "words": [FACES.index(face), 0, 0]}
    me = {**me, "energy": me["energy"] + 1, "culture": me["culture"] + 1}
    options = {"rogue": which}
    row = given.pop("row", ROW)
    return table(me, it or rogue(), seats=1, row=row, turn=1, agenda=[die], options=options, **given)


def after(face: str, me: Json, it: Json | None = None, which: int = ARTEMIS, **given: Any) -> tuple[Table, Story, Json]:
    """The die is let be: the table, the story and what changed of what there was before."""
    at = asked(face, me, it, which, left=1, **given)
    before = look(at)
    story = act(at, "let")
    return at, story, changes(before, look(at))


# Setup


@pytest.mark.rule("galaxies 11.1", "galaxies 11.2")
@pytest.mark.parametrize("which", [None, 1, 2, 3, 4, 5])
def test_one_player_starts_against_a_rogue(which: int | None) -> None:
    at = asterism.table("galaxies", 1, 1, {} if which is None else {"rogue": which})
    view = at.view(0)
    assert view["rogue"]["id"] == DATA["rogue_galaxies"][(which or 1) - 1]["id"]
    assert view["turn"] == 0
    assert (player(at)["energy"], player(at)["culture"], player(at)["home"]) == (2, 1, 2)
    assert (player(at, 1)["energy"], player(at, 1)["culture"], player(at, 1)["home"]) == (0, 0, 4)
    assert player(at)["mission"] is None


# Its dice


@pytest.mark.rule("galaxies 11.3")
def test_it_throws_die_by_die_and_puts_useless_ones_away() -> None:
    for seed in range(12):
        at = table(galaxy(), rogue(), seats=1, row=ROW, dice="move", seed=str(seed))
        story = act(at, "end")
        thrown, used = told(story, "threw"), told(story, "activated")
        assert told(story, "turn")[0] == {"what": "turn", "player": 1, "dice": 5}
        assert len(thrown) == 5
        assert [entry["face"] for entry in thrown if entry["usable"]] == [entry["face"] for entry in used]
        for entry in thrown:
            first_track = entry["face"] in (3, 4) and not any(one["face"] == 0 for one in used)
            assert not (first_track and entry["usable"]), "without a ship in orbit there is nothing to advance"


@pytest.mark.rule("galaxies 11.3")
def test_a_die_that_was_put_away_is_not_followed() -> None:
    away = set()
    for seed in range(8):
        me = galaxy(culture=7, orbits={"leandra": 0})
        at = table(me, rogue(), seats=1, row=ROW, dice="move", seed=str(seed))
        story = act(at, "end")
        while at.view(0)["turn"] == 1:
            away |= {entry["face"] for entry in told(story, "threw") if not entry["usable"]}
            last = told(story, "threw")[-1]
            assert last["usable"]
            assert at.view(0)["question"]["face"] == FACES[last["face"]]
            story = act(at, "pass")
    assert away >= {FACES.index("diplomacy"), FACES.index("colony")}, "which the human could use"


@pytest.mark.rule("galaxies 11.4")
def test_the_human_may_force_rerolls_while_there_is_something_to_pay() -> None:
    at = asked("move", galaxy(energy=1, culture=1), which=ARTEMIS)
    assert offers(at) == ["force", "let"]
    story = act(at, "force")
    assert (player(at)["energy"], player(at)["culture"]) <= (1, 1)
    assert told(story, "forced") == [{"what": "forced", "face": 0}]
    assert len(told(story, "threw")) >= 1
    poor = table(galaxy(energy=1), rogue(), seats=1, row=ROW, dice="move")
    assert told(act(poor, "end"), "forced") == []
    assert poor.view(0)["question"]["kind"] != "rogue"


@pytest.mark.rule("galaxies 11.5")
def test_the_human_may_follow_a_die_that_was_carried_out() -> None:
    at, _, _ = after("move", galaxy())
    question = at.view(0)["question"]
    assert (question["kind"], question["face"], question["price"]) == ("follow", "move", 1)
    act(at, "follow", "go to:7")
    assert orbit(at, "drewkaiden") == 0


@pytest.mark.rule("galaxies 11.5")
def test_the_rogue_never_follows() -> None:
    at = table(galaxy(), rogue(culture=3), seats=1, row=ROW, dice="energy move")
    activate(at, "energy")
    assert at.view(0)["question"]["kind"] == "turn"
    assert player(at, 1)["culture"] == 3


@pytest.mark.rule("galaxies 11.6")
def test_it_moves_to_the_leftmost_free_orbit_and_never_lands() -> None:
    _, _, found = after("move", galaxy(), rogue(orbits={"drewkaiden": 1, "hoefker": 0}))
    assert found == {"foe home": -1, "foe at leandra": "new 0"}
    full = rogue(orbits=dict.fromkeys(ROW, 0))
    with pytest.raises(ValueError, match="ship"):
        table(galaxy(), rogue(landed=["leandra"]), seats=1, row=ROW, dice="move")
    at = table(galaxy(), full, seats=1, row=ROW, dice="move")
    assert all(not entry["usable"] for entry in told(act(at, "end"), "threw") if entry["face"] == 0)


@pytest.mark.rule("galaxies 11.7")
def test_all_its_ships_on_a_track_advance_from_the_left() -> None:
    it = rogue(orbits={"drewkaiden": 1, "leandra": 0, "piedes": 2})
    at, story, _ = after("economy", galaxy(), it)
    assert [entry["place"] for entry in told(story, "advanced")] == [0, 3]
    assert told(story, "colonised")[0]["points"] == 1
    assert orbit(at, "piedes", 1) == 3
    assert orbit(at, "leandra", 1) == 0
    assert player(at, 1)["home"] == 2


@pytest.mark.rule("galaxies 11.8")
@pytest.mark.parametrize(("face", "made"), [("energy", 4), ("culture", 3)])
def test_its_home_makes_both_resources_up_to_its_own_maximum(face: str, made: int) -> None:
    it = rogue(orbits={"piedes": 0})
    _, _, found = after(face, galaxy(), it, ZENDICA)
    assert found == {f"foe {face}": made}
    _, _, found = after(face, galaxy(), {**it, face: 4}, ZENDICA)
    assert found == {f"foe {face}": 1}, "Zendica stores five"


# Its attacks


ATTACKS: list[tuple[int, int, Json, Json, Json]] = [
    (ARTEMIS, 1, galaxy(energy=2), rogue(), {"me energy": -1}),
    (ARTEMIS, 2, galaxy(culture=2), rogue(2), {"me culture": -1}),
    (ARTEMIS, 3, galaxy(culture=2), rogue(3), {"me culture": -1, "foe culture": 1}),
    (ARTEMIS, 4, galaxy(orbits={"piedes": 2}), rogue(4), {"me at piedes": -1}),
    (ROTHKEL, 1, galaxy(energy=1), rogue(), {"me energy": -1}),
    (ROTHKEL, 2, galaxy(culture=1), rogue(2), {"me culture": -1}),
    (ROTHKEL, 3, galaxy(), rogue(3), {"foe energy": 2}),
    (ROTHKEL, 4, galaxy(orbits={"leandra": 1}), rogue(4), {"me at leandra": -1}),
    (ROTHKEL, 5, galaxy(), rogue(5, orbits={"piedes": 0, "leandra": 0}), {"foe at piedes": 1, "foe at leandra": 1}),
    (ZENDICA, 1, galaxy(energy=1), rogue(), {"me energy": -1}),
    (ZENDICA, 2, galaxy(), rogue(2), {"foe culture": 2}),
    (ZENDICA, 3, galaxy(orbits={"leandra": 1}), rogue(3), {"me at leandra": -1}),
    (ZENDICA, 4, galaxy(), rogue(4), {}),
    (ZENDICA, 5, galaxy(orbits={"piedes": 2, "leandra": 1}), rogue(5), {"me at piedes": -1, "me at leandra": -1}),
    (HADES, 1, galaxy(), rogue(), {"foe energy": 1, "foe culture": 1}),
    (HADES, 2, galaxy(energy=3), rogue(2), {"me energy": -2, "foe energy": 2}),
    (HADES, 3, galaxy(culture=3), rogue(3), {"me culture": -2, "foe culture": 2}),
    (HADES, 4, galaxy(), rogue(4, orbits={"piedes": 1}), {"foe at piedes": 2}),
    (GAMELYN, 1, galaxy(energy=1, culture=1), rogue(), {"me energy": -1, "me culture": -1}),
    (GAMELYN, 2, galaxy(energy=1, culture=1), rogue(2),
     {"me energy": -1, "me culture": -1, "foe energy": 1, "foe culture": 1}),
    (GAMELYN, 3, galaxy(), rogue(3, orbits={"piedes": 0, "hoefker": 1}), {"foe at piedes": 1, "foe at hoefker": 1}),
    (GAMELYN, 4, galaxy(energy=1), rogue(4, orbits={"piedes": 0}),
     {"foe at piedes": 1, "me energy": -1, "foe energy": 1}),
    (GAMELYN, 5, galaxy(), rogue(5, orbits={"piedes": 2}), {"foe at piedes": 2}),
]  # fmt: skip


@pytest.mark.rule("galaxies 11.9", "galaxies 11.10", "galaxies 11.12")
@pytest.mark.parametrize(("which", "level", "me", "it", "expected"), ATTACKS, ids=lambda part: str(part)[:12])
def test_an_attack_does_what_its_level_says(which: int, level: int, me: Json, it: Json, expected: Json) -> None:
    _, story, found = after("colony", me, it, which)
    assert told(story, "attacked") == [{"what": "attacked", "level": level}]
    assert found == expected


@pytest.mark.rule("galaxies 11.11")
@pytest.mark.parametrize(("which", "amount"), [(ARTEMIS, 2), (HADES, 3)])
def test_the_human_chooses_which_resources_it_takes(which: int, amount: int) -> None:
    at, _, _ = after("colony", galaxy(energy=2, culture=3), rogue(5), which)
    assert offers(at) == [f"give energy:{energy}" for energy in range(amount + 1)]
    act(at, "give energy:1")
    assert (player(at)["energy"], player(at)["culture"]) == (2, 4 - amount + 1)
    assert (player(at, 1)["energy"], player(at, 1)["culture"]) == (1, amount - 1)
    poor, _, _ = after("colony", galaxy(culture=0, energy=0), rogue(5), ARTEMIS)
    assert (player(poor)["energy"], player(poor)["culture"]) == (0, 0), "as much as there is"


@pytest.mark.rule("galaxies 11.11")
def test_the_human_chooses_which_ship_moves_back() -> None:
    at, _, _ = after("colony", galaxy(level=3, orbits={"leandra": 1, "piedes": 2, "hoefker": 0}), rogue(4), ARTEMIS)
    assert offers(at) == ["back place:1", "back place:3"], "not the one on the start"
    act(at, "back place:3")
    assert (orbit(at, "leandra"), orbit(at, "piedes")) == (1, 1)


@pytest.mark.rule("galaxies 11.10")
def test_what_it_has_no_room_for_is_lost() -> None:
    _, _, found = after("colony", galaxy(energy=2), rogue(2, energy=4), HADES)
    assert found == {"me energy": -2, "foe energy": 1}


@pytest.mark.rule("galaxies 11.9", "galaxies 11.13")
def test_zendicas_fourth_attack_comes_once_a_turn_and_costs_a_die() -> None:
    at, _, _ = after("colony", galaxy(), rogue(4), ZENDICA)
    assert at.view(0)["rogue"]["attack_used"] is True
    assert at.view(0)["players"][0]["dice"] == 3
    for seed in range(30):
        spent = table(galaxy(), rogue(4), seats=1, row=ROW, dice="move", options={"rogue": ZENDICA}, seed=str(seed))
        story = act(spent, "end")
        assert len(told(story, "attacked")) <= 1 + len(told(story, "extra"))
        if told(story, "attacked") and not told(story, "extra") and not told(story, "upgraded"):
            assert told(story, "turn")[-1] == {"what": "turn", "player": 0, "dice": 3}
            break
    else:
        raise AssertionError("no such turn among these")
    act(spent, "end")


@pytest.mark.rule("galaxies 11.13")
def test_the_lost_die_comes_back_the_turn_after() -> None:
    _, story = turn_ends(rogue(), fewer=1)
    assert told(story, "turn") == [{"what": "turn", "player": 0, "dice": 3}]
    at = table(galaxy(), rogue(), seats=1, row=ROW, dice="move", fewer=1)
    assert told(act(at, "end"), "turn")[-1] == {"what": "turn", "player": 0, "dice": 3}
    assert told(act(at, "end"), "turn")[-1] == {"what": "turn", "player": 0, "dice": 4}


# The end of its turn


def turn_ends(it: Json, which: int = ARTEMIS, seed: int = 1, **given: Any) -> tuple[Table, Story]:
    """The last die of the rogue is a useless one or is let be: its turn ends."""
    at = asked("move", given.pop("me", galaxy()), it, which, seed=str(seed), **given)
    story = act(at, "let")
    while not at.over and at.view(0)["question"]["kind"] == "follow":
        story = [*story, *act(at, "never")]
    return at, story


@pytest.mark.rule("galaxies 11.14")
def test_full_energy_raises_its_empire() -> None:
    at, story = turn_ends(rogue(energy=6))
    assert told(story, "upgraded") == [{"what": "upgraded", "player": 1, "level": 2, "points": 1, "ship": 0}]
    assert player(at, 1)["energy"] == 0
    _, story = turn_ends(rogue(energy=5))
    assert told(story, "upgraded") == []


@pytest.mark.rule("galaxies 11.15")
def test_full_culture_brings_one_extra_turn_of_three_dice() -> None:
    for seed in range(6):
        at, story = turn_ends(rogue(culture=6), seed=seed)
        while not told(story, "turn") and not at.over:
            story = [*story, *act(at, offers(at)[-1])]
        assert told(story, "extra") == [{"what": "extra", "dice": 3}]
        thrown = [entry for entry in story[story.index(told(story, "extra")[0]) :] if entry["what"] == "threw"]
        assert len(thrown) == 3
        assert player(at, 1)["culture"] == 0


@pytest.mark.rule("galaxies 11.14", "galaxies 11.15")
def test_energy_counts_before_culture() -> None:
    _, story = turn_ends(rogue(energy=6, culture=6))
    assert [entry["what"] for entry in story if entry["what"] in ("upgraded", "extra")][:2] == ["upgraded", "extra"]
    at, story = turn_ends(rogue(level=5, energy=6, culture=6))
    assert at.over, "on the skull there is no extra turn"
    assert told(story, "extra") == []


@pytest.mark.rule("galaxies 11.15")
def test_energy_counts_after_the_extra_turn_too() -> None:
    at, story = turn_ends(rogue(energy=6, culture=6), extra=1)
    assert told(story, "upgraded")[0]["level"] == 2
    assert told(story, "extra") == []
    assert (player(at, 1)["energy"], player(at, 1)["culture"]) == (0, 0)


@pytest.mark.rule("galaxies 11.15")
def test_the_extra_turn_is_a_new_turn() -> None:
    me = galaxy(colonies=["clj0517"], used=["clj0517"])
    at = asked("move", me, rogue(4, culture=5), ZENDICA, attacked=1)
    act(at, "let", "never")
    assert at.view(0)["rogue"]["extra"] is True
    assert at.view(0)["rogue"]["attack_used"] is False
    assert player(at)["never"] is False
    assert player(at)["colonies"][0]["used"] is False


# Winning


@pytest.mark.rule("galaxies 11.16")
def test_it_wins_at_once_by_points_or_on_the_skull() -> None:
    it = rogue(level=2, colonies=[*BIG[:2], "nagato", "zalax"], orbits={"drewkaiden": 1})
    at, story, _ = after("economy", galaxy(), it)
    assert at.over
    assert at.winners == []
    assert at.utilities == [0.0]
    assert told(story, "ended") == [{"what": "ended"}]
    at, story = turn_ends(rogue(level=5, energy=6))
    assert at.over
    assert at.winners == []
    assert at.view(0)["places"] == [2, 1]
    assert told(story, "upgraded")[0]["level"] == 6


@pytest.mark.rule("galaxies 11.16")
def test_the_human_wins_at_once_in_the_middle_of_an_action() -> None:
    me = galaxy(level=2, colonies=[*BIG[:2], "maia"], orbits={"leandra": 1})
    at = table(me, seats=1, row=ROW, dice="diplomacy move move")
    activate(at, "diplomacy")
    assert at.over
    assert at.winners == [0]
    assert at.view(0)["places"] == [1, 2]
    assert at.scores == [21]


@pytest.mark.rule("galaxies 11.5", "galaxies 11.16")
def test_the_human_may_win_by_following() -> None:
    me = galaxy(level=2, colonies=[*BIG[:2], "maia"], orbits={"leandra": 1})
    at, _, _ = after("diplomacy", me, rogue(orbits={"leandra": 0}))
    assert not at.over
    story = act(at, "follow")
    assert at.winners == [0]
    assert told(story, "threw") == [], "the die to come is not thrown any more"


# Without planets

DRY = [None] * 4


def dry(
    me: Json | None = None, it: Json | None = None, which: int = ARTEMIS, dice: str = "move", **given: Any
) -> Table:
    """Row and deck are empty, and it is the human's turn."""
    options = {"rogue": which}
    return table(me or galaxy(), it or rogue(), seats=1, row=DRY, bag=[], dice=dice, options=options, **given)


@pytest.mark.rule("galaxies 11.19")
def test_the_last_planet_of_all_ends_nothing() -> None:
    at = table(galaxy(orbits={"leandra": 1}), seats=1, row=[None, None, "leandra", None], dice="diplomacy move", bag=[])
    story = activate(at, "diplomacy")
    assert told(story, "colonised")[0]["planet"] == number("leandra")
    assert told(story, "dry") == told(story, "ending") == []
    assert (at.over, at.view(0)["ending"]) == (False, False)
    act(at, "end")
    while at.view(0)["turn"] == 1:
        act(at, offers(at)[-1])
    assert not at.over
    assert at.view(0)["turn"] == 0


@pytest.mark.rule("galaxies 11.19")
def test_without_planets_ships_stay_at_home_and_what_needs_one_is_not_offered() -> None:
    at = dry(
        galaxy(energy=2, colonies=["umbraforum", "nagato", "helios"], culture=1), dice="move diplomacy economy colony"
    )
    assert not any(can(at, f"activate face:{FACES.index(face)}") for face in ("move", "diplomacy", "economy"))
    activate(at, "colony")
    assert player(at)["level"] == 2, "of the colonies none can be used, so the empire rises unasked"


@pytest.mark.rule("galaxies 11.19")
def test_without_planets_the_rogue_puts_away_what_needs_one() -> None:
    useless, used = set(), set()
    for seed in range(6):
        story = act(dry(seed=str(seed)), "end")
        useless |= {FACES[entry["face"]] for entry in told(story, "threw") if not entry["usable"]}
        used |= {FACES[entry["face"]] for entry in told(story, "activated")}
    assert useless >= {"move", "diplomacy", "economy"}
    assert used == {"energy", "culture"}, "its ships at home bring both, and there is nothing to attack"


@pytest.mark.rule("galaxies 11.19")
@pytest.mark.parametrize("which", [ARTEMIS, ROTHKEL, ZENDICA, HADES, GAMELYN])
def test_without_planets_the_rogue_still_comes_to_its_skull(which: int) -> None:
    at, turns = dry(which=which), 0
    while not at.over:
        turns += told(act(at, "end" if can(at, "end") else offers(at)[-1]), "turn") != []
    assert at.winners == []
    assert player(at, 1)["level"] == 6
    assert turns < 60


@pytest.mark.rule("galaxies 11.19")
def test_without_planets_the_human_can_still_reach_21_points() -> None:
    me = galaxy(colonies=[*BIG[:2]], level=5, energy=6)
    at = dry(me, dice="colony move")
    activate(at, "colony", "upgrade energy:6")
    assert (at.over, at.winners, at.scores) == (True, [0], [22])


@pytest.mark.rule("galaxies 11.19")
@pytest.mark.parametrize("call", ["random", "greedy", "easy", "medium"])
def test_without_planets_bots_play_on_to_one_of_the_three_ends(call: str) -> None:
    for which in (ARTEMIS, GAMELYN):
        at, bot = dry(galaxy(energy=3, culture=3, colonies=["jakks", "hoefker"]), which=which), asterism.bot(call, 0)
        while not at.over:
            at.play(0, bot.choose(at.seen(0)))
        assert at.winners == ([0] if at.scores[0] >= 21 else [])
        assert at.scores[0] >= 21 or player(at, 1)["level"] == 6


@pytest.mark.rule("galaxies 11.19")
def test_a_position_without_planets_goes_on_and_is_not_over() -> None:
    at = dry()
    assert asterism.position("galaxies", at.position()).offers(0) == at.offers(0)
    ended = at.position()
    ended["state"] |= {
        "over": 1,
        "turn": 1,
        "dice": {kind: [0] * 6 for kind in ("inactive", "hand", "active", "spent")},
    }
    with pytest.raises(ValueError, match="the game is not over yet"):
        asterism.position("galaxies", ended)


@pytest.mark.rule("galaxies 11.19")
def test_a_game_that_the_first_rules_ended_without_planets_can_be_looked_at() -> None:
    start = {**dry().position(), "rules": 1}
    log = {key: start[key] for key in ("format", "game", "rules", "seats", "options", "seed")}
    past = asterism.replay({**log, "start": start, "moves": [[0, "end"]], "result": {"scores": [0], "winners": []}})
    assert (past.rules, past.current, past.over) == (1, False, False)
    assert past.log["result"] == {"scores": [0], "winners": []}
    assert past.view(0)["row"] == DRY
    assert past.offers(0) == []


# As an opponent


@pytest.mark.rule("galaxies 11.17")
def test_for_planets_it_is_an_opponent() -> None:
    it = rogue(culture=2, orbits={"piedes": 2})
    at = table(galaxy(colonies=["clj0517"]), it, seats=1, row=ROW, dice="colony move")
    activate(at, "colony")
    assert (player(at)["culture"], player(at, 1)["culture"]) == (1, 1)
    at = table(galaxy(colonies=["kwidow"]), it, seats=1, row=ROW, dice="colony move")
    activate(at, "colony")
    assert orbit(at, "piedes", 1) == 1
    at = table(galaxy(colonies=["gleamzanier"]), rogue(energy=6), seats=1, row=ROW, dice="colony move")
    activate(at, "colony")
    assert (player(at)["energy"], player(at, 1)["energy"]) == (2, 6)
    for planet, of in (("gleamzanier", "energy"), ("jac110912", "culture")):
        at = table(galaxy(colonies=[planet]), rogue(energy=3, culture=3), seats=1, row=ROW, dice="colony move")
        activate(at, "colony")
        assert (player(at)[of], player(at, 1)[of]) == (2, 4)
    at = table(galaxy(colonies=["sargus36"], energy=1), rogue(colonies=["jakks"]), seats=1, row=ROW, dice="colony move")
    activate(at, "colony")
    assert (player(at)["culture"], player(at, 1)["energy"]) == (1, 1)
    for level, works in ((1, False), (2, True)):
        mared = table(galaxy(colonies=["mared"], culture=1), rogue(level), seats=1, row=ROW, dice="colony move")
        assert can(mared, "activate face:5") == works


@pytest.mark.rule("galaxies 11.18")
@pytest.mark.parametrize(
    ("orbits", "moved"),
    [
        ({"piedes": 4, "hoefker": 0}, "piedes"),
        ({"drewkaiden": 0, "leandra": 0}, "drewkaiden"),
        ({"piedes": 4, "leandra": 1}, "leandra"),
    ],
)
def test_terra_bettia_moves_its_ship_nearest_to_the_symbol(orbits: dict[str, int], moved: str) -> None:
    at = table(galaxy(colonies=["terrabettia"]), rogue(orbits=orbits), seats=1, row=ROW, dice="colony move")
    story = activate(at, "colony")
    assert [entry["place"] for entry in told(story, "advanced")] == [ROW.index(moved)]
