"""Nebula: components and setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import asterism

from .nebula import COLOURS, DATA, HOLES, IDS, KINDS, LINKS, SPACES, hand, linked, of, play, table, told

seats_of_all = pytest.mark.parametrize("seats", [2, 3, 4])


def opened(seats: int = 2, seed: int = 1, **options: Any) -> asterism.Table:
    return asterism.table("nebula", seats, seed, options)


def chosen(seats: int = 2, seed: int = 1, **options: Any) -> asterism.Table:
    """A table at the first turn."""
    game = opened(seats, seed, **options)
    for seat in range(seats):
        game.play(seat, "choose card:0")
    return game


def all_stars(view: dict[str, Any]) -> Counter[str]:
    rays = [star for cluster in view["clusters"] for star in cluster["stars"]]
    hands = sum((Counter(player["observatory"]) for player in view["players"]), Counter[str]())
    return Counter(view["bag"]) + Counter(view["box"]) + Counter([*rays, view["nova"]]) + hands


# Components


@pytest.mark.rule("nebula 1.1", "nebula 2.1")
@seats_of_all
def test_twenty_stars_of_six_colours_and_black_holes_by_players(seats: int) -> None:
    assert all_stars(chosen(seats).view(None)) == {**dict.fromkeys(COLOURS, 20), "black": HOLES[seats]}
    assert DATA["black_holes"] == 30
    assert KINDS == ["blue", "orange", "purple", "red", "white", "yellow", "black"]


@pytest.mark.rule("nebula 1.3")
def test_a_galaxy_has_24_spaces_and_an_observatory_without_a_limit() -> None:
    many = [*COLOURS * 8, *["black"] * 8]
    game = table({"stars": {}, "hand": many, "holes": 0, "task": ""}, step="take")
    assert len(game.view(0)["players"][0]["stars"]) == 24
    before = hand(game, 0).total()
    play(game, "move steps:5")
    assert hand(game, 0).total() == before + 3
    assert game.view(0)["players"][0]["markers"] == 4


@pytest.mark.rule("nebula 1.4")
def test_four_constellations_of_six_in_a_circle() -> None:
    assert Counter(space["constellation"] for space in SPACES.values()) == dict.fromkeys("ABCD", 6)
    assert sorted(map(sorted, DATA["galaxy"]["opposite"])) == [["A", "C"], ["B", "D"]]
    assert sorted(map(sorted, DATA["galaxy"]["neighbouring"])) == [["A", "B"], ["A", "D"], ["B", "C"], ["C", "D"]]


@pytest.mark.rule("nebula 1.5")
def test_five_orbits_and_a_centre_beside_them() -> None:
    assert Counter(space["orbit"] for space in SPACES.values()) == {0: 1, 1: 4, 2: 4, 3: 6, 4: 5, 5: 4}
    assert of("orbit", 0) == [DATA["galaxy"]["centre"]] == ["A0"]
    assert SPACES["A0"]["constellation"] == "A"


@pytest.mark.rule("nebula 1.6")
def test_links_by_their_kind() -> None:
    assert Counter(link["kind"] for link in DATA["galaxy"]["links"]) == {"direct": 22, "indirect": 4, "orbital": 23}
    for link in DATA["galaxy"]["links"]:
        one, other = (SPACES[end] for end in link["ends"])
        assert (
            one["orbit"] == other["orbit"]
            if link["kind"] == "orbital"
            else one["constellation"] == other["constellation"]
        )
    for number in range(1, 6):
        assert all(len(linked(["orbital"])[space]) == 2 for space in of("orbit", number))


@pytest.mark.rule("nebula 1.7")
def test_five_bright_spaces_apart_from_each_other() -> None:
    bright = of("bright", True)
    assert len(bright) == 5
    assert "A0" in bright
    assert not any(other in LINKS[space] for space in bright for other in bright)


@pytest.mark.rule("nebula 1.8")
def test_eight_indirect_ends_and_eight_orbital_neighbours() -> None:
    assert sum(bool(others) for others in linked(["indirect"]).values()) == 8
    outer = [space for space in of("bright", True) if space != "A0"]
    assert len(set().union(*(linked(["orbital"])[space] for space in outer))) == 8


def test_every_space_hangs_together_with_the_centre_and_six_colours_are_more_than_enough() -> None:
    found, ahead = set[str](), ["A0"]
    while ahead:
        space = ahead.pop()
        found.add(space)
        ahead += LINKS[space] - found
    assert found == set(IDS)


@pytest.mark.rule("nebula 1.9", "nebula 13.3")
@pytest.mark.parametrize("holes", range(11))
def test_the_strip_shows_the_points_of_its_first_free_field(holes: int) -> None:
    game = table({"stars": {}, "hand": [], "holes": holes, "task": ""})
    assert game.scores[0] == [0, 2, 4, 7, 10, 14, 18, 22, 26, 30, 35][holes]


@pytest.mark.rule("nebula 1.10", "nebula 2.2")
@seats_of_all
def test_three_clusters_of_eight_rays_are_full_and_clocks_stand_at_the_first(seats: int) -> None:
    clusters = opened(seats).view(None)["clusters"]
    assert [cluster["id"] for cluster in clusters] == ["top", "right", "left"]
    assert all(len(cluster["stars"]) == 8 and all(cluster["stars"]) for cluster in clusters)
    assert [cluster["clock"] for cluster in clusters] == [0, 0, 0]


@pytest.mark.rule("nebula 1.11")
def test_the_track_has_twelve_fields_and_three_glow() -> None:
    assert DATA["hole_track"]["end"] == 12
    assert DATA["hole_track"]["highlighted"] == [3, 6, 9]
    assert opened().view(None)["track"] == 0


@pytest.mark.rule("nebula 1.12", "nebula 2.5")
def test_three_counters_with_all_markers_at_the_start() -> None:
    view = opened().view(None)
    assert [(one["id"], len(one["markers"]), len(one["fields"])) for one in view["counters"]] == [
        ("colours", 6, 6),
        ("constellations", 4, 6),
        ("advanced", 4, 6),
    ]
    assert all(marker["field"] == 0 for one in view["counters"] for marker in one["markers"])
    assert len({card["code"] for card in view["advanced"]}) == 4
    assert [card["numeral"] for card in view["advanced"]] == ["I", "II", "III", "IV"]


# Setup


def test_what_lies_out_is_made_by_chance() -> None:
    views = [opened(seed=seed).view(0) for seed in range(30)]
    assert len({str(view["clusters"]) for view in views}) == 30
    assert {view["nova"] for view in views} == set(KINDS)
    for key in ("tasks", "advanced"):
        assert len({card["code"] for view in views for card in view[key]}) > 15
    assert len({card for view in views for card in view["choices"]}) > 15


@pytest.mark.rule("nebula 2.3")
def test_the_supernova_may_be_a_black_hole() -> None:
    assert "black" in {opened(seed=seed).view(None)["nova"] for seed in range(30)}


@pytest.mark.rule("nebula 2.4")
def test_four_public_cards_are_open() -> None:
    for seed in range(20):
        view = opened(seed=seed).view(None)
        assert len({task["code"] for task in view["tasks"]}) == 4
        assert all(task["first"] is None and task["later"] == [] for task in view["tasks"])


@pytest.mark.rule("nebula 2.6")
@seats_of_all
def test_all_choose_one_of_two_personal_cards_at_the_same_time(seats: int) -> None:
    game = opened(seats)
    assert game.to_act == list(range(seats))
    dealt = [game.view(seat)["choices"] for seat in range(seats)]
    assert len({card for pair in dealt for card in pair}) == 2 * seats
    for seat in reversed(range(seats)):
        assert game.offers(seat) == ["choose card:0", "choose card:1"]
        assert seat in game.to_act
        story = game.play(seat, "choose card:1")
        assert told(story, "chose") == [{"seat": seat, "card": dealt[seat][1]}]
        assert game.view(seat)["players"][seat]["task"]["card"] == dealt[seat][1]
    assert game.view(0)["step"] == "take"


@pytest.mark.rule("nebula 2.7")
def test_nobody_else_sees_either_card() -> None:
    game = opened(3)
    for watcher in (1, 2, None):
        assert game.view(watcher)["choices"] != game.view(0)["choices"]
    game.play(0, "choose card:0")
    for watcher in (1, 2, None):
        assert game.story(watcher) == [{"what": "decided", "seat": 0}]
        assert game.view(watcher)["players"][0]["task"] is None
        assert game.view(watcher)["players"][0]["sheet"]["personal"] is None
        assert game.view(watcher)["ready"] == [0]


@pytest.mark.rule("nebula 2.8")
def test_the_first_seat_begins() -> None:
    assert chosen(4).to_act == [0]


@pytest.mark.rule("nebula 2.9")
@seats_of_all
def test_start_stars_are_drawn_after_the_last_choice_in_turn_order(seats: int) -> None:
    game = opened(seats)
    for seat in range(seats - 1):
        assert told(game.play(seat, "choose card:0"), "began") == []
        assert hand(game, seats - 1).total() == 0
    story = told(game.play(seats - 1, "choose card:0"), "began")
    assert [entry["seat"] for entry in story] == [seat for seat in range(seats) for _ in range(seat)]
    assert [hand(game, seat).total() for seat in range(seats)] == list(range(seats))


@pytest.mark.rule("nebula 2.10")
def test_all_but_personal_tasks_is_open_to_everybody() -> None:
    game = chosen(3)
    play(game, "move steps:5", "finish")
    views = [game.view(watcher) for watcher in (0, 1, 2, None)]
    for key in ("bag", "box", "clusters", "drawn", "nova", "tasks", "advanced", "counters", "ends"):
        assert all(view[key] == views[0][key] for view in views), key
    assert all(view["players"][2]["observatory"] == views[0]["players"][2]["observatory"] for view in views)


# The basic game


@pytest.mark.rule("nebula 16.1")
def test_the_basic_game_has_no_counters_and_no_advanced_cards() -> None:
    view = opened(basic=True).view(None)
    assert view["basic"]
    assert view["counters"] == view["advanced"] == []
    game = table({"stars": {}, "hand": ["black"], "holes": 0, "task": ""})
    play(game, "hole")
    assert game.view(None)["step"] == "place"
    assert game.why(0, "advance marker:0") == "basic-game"
