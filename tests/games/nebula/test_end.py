"""Nebula: public tasks, refilling, the ends of the game and the scoring."""

from __future__ import annotations

import pytest

import asterism
from asterism.endings import verdict

from .nebula import COLOURS, DATA, coloured, of, place, play, player, sheet, table, told

EXACT = {"A0": "red", "A1": "white", "A2": "red", "A3": "white", "A4": "red", "A5": "blue"}  # V1
FOUR = ("V1", "V11", "V12", "V13")


def but(stars: dict[str, str], *spaces: str) -> dict[str, str]:
    return {space: colour for space, colour in stars.items() if space not in spaces}


def constellations(names: str) -> dict[str, str]:
    """These constellations complete, and a way to them from the centre."""
    return coloured(
        [*of("constellation", "A"), *(space for name in names for space in of("constellation", name))], COLOURS
    )


# Public tasks


@pytest.mark.rule("nebula 10.1")
def test_tasks_are_checked_after_the_last_star_of_a_turn() -> None:
    game = table(player(but(EXACT, "A5"), ["blue", "purple"]), tasks=FOUR)
    play(game, place("blue", "A5"), place("purple", "A4"))
    assert told(play(game, "finish"), "fulfilled") == []
    game = table(player(but(EXACT, "A5"), ["blue"]), tasks=FOUR)
    assert told(play(game, place("blue", "A5")), "fulfilled") == []
    assert told(play(game, "finish"), "fulfilled") == [{"seat": 0, "task": 0, "card": 0, "first": 1, "points": 12}]


@pytest.mark.rule("nebula 10.1")
def test_tasks_are_checked_for_the_player_whose_turn_it_is() -> None:
    game = table(player(), player(but(EXACT, "A5"), ["blue"]), tasks=FOUR)
    play(game, "finish", "move steps:5")
    assert game.view(None)["tasks"][0]["first"] is None
    play(game, place("blue", "A5"), "finish")
    assert game.view(None)["tasks"][0]["first"] == 1


@pytest.mark.rule("nebula 10.2", "nebula 13.2")
def test_the_first_gets_more_than_all_others() -> None:
    game = table(*[player(but(EXACT, "A5"), ["blue"]) for _ in range(3)], seats=3, tasks=FOUR)
    for _ in range(3):
        play(game, place("blue", "A5"), "finish", "move steps:5")
    assert game.view(None)["tasks"][0]["first"] == 0
    assert game.view(None)["tasks"][0]["later"] == [1, 2]
    assert [sheet(game, seat)["public"] for seat in range(3)] == [12, 7, 7]
    assert [player["markers"] for player in game.view(None)["players"]] == [3, 3, 3]


def test_the_points_of_public_cards() -> None:
    points = {card["code"]: card["points"] for card in DATA["public"]}
    assert points["V15"] == points["V17"] == [16, 10]
    assert all(first > later > 0 for first, later in points.values())


@pytest.mark.rule("nebula 10.3")
def test_several_tasks_at_once_and_each_once() -> None:
    sling = {"B1": "yellow", "C1": "red", "C2": "white", "C3": "blue", "C4a": "red", "C4b": "white"}
    game = table(player(EXACT | sling, ["red"]), tasks=("V17", "V3", "V12", "V13"))
    story = play(game, place("red", "C5"), "finish", "move steps:5", "finish", "move steps:5", "finish")
    assert [entry["task"] for entry in told(story, "fulfilled")] == [0, 1]
    assert sheet(game, 0)["public"] == 16 + 16


@pytest.mark.rule("nebula 10.4")
def test_a_marker_star_stays_when_the_pattern_is_lost() -> None:
    game = table(player(EXACT, ["purple"]), tasks=FOUR, done={"V1": [0]})
    play(game, place("purple", "A4"), "finish")
    assert game.view(None)["tasks"][0]["first"] == 0
    assert not game.view(None)["tasks"][0]["progress"][0]["met"]
    assert sheet(game, 0)["public"] == 12


# Refilling


@pytest.mark.rule("nebula 11.1")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 1), (4, 1)])
def test_a_cluster_is_refilled_when_few_stars_are_left(seats: int, limit: int) -> None:
    for left in (limit + 2, limit + 1):
        stars = ["red"] * left + [None] * (8 - left)
        rays = [[*stars[:1], *stars[1:]], ["blue"] * 8, ["white"] * 8]
        game = table(seats=seats, step="take", clusters=rays, clocks=(7, 0, 0))
        story = play(game, "move steps:1", "move steps:4", "finish")
        refilled = told(story, "refilled")
        assert len(refilled) == (8 - limit if left == limit + 1 else 0)
        assert all(entry["cluster"] == 0 for entry in refilled)


@pytest.mark.rule("nebula 11.2")
def test_rays_are_filled_in_order_as_far_as_the_bag_goes() -> None:
    rays = [["red", None, None, None, "red", None, None, None], [None] * 6 + ["blue"] * 2, ["white"] * 8]
    game = table(clusters=rays, bag=9)
    story = told(play(game, "finish"), "refilled")
    assert [(entry["cluster"], entry["ray"]) for entry in story] == [
        *[(0, ray) for ray in (1, 2, 3, 5, 6, 7)],
        *[(1, ray) for ray in (0, 1, 2)],
    ]
    assert sum(game.view(None)["bag"].values()) == 0


@pytest.mark.rule("nebula 11.3")
def test_the_last_turn_is_followed_by_a_refill_too() -> None:
    rays = [["red", "red", *[None] * 6], ["blue"] * 8, ["white"] * 8]
    game = table(player(holes=6), player(holes=6), turn=1, clusters=rays)
    story = play(game, "finish")
    assert game.over
    order = [entry["what"] for entry in story]
    assert order.count("refilled") == 6
    assert order.index("refilled") < order.index("ended")


# The ends


def causes(game: asterism.Table) -> list[str]:
    return [end["cause"] for end in game.view(None)["ends"] if end["holds"]]


@pytest.mark.rule("nebula 12.1", "nebula 12.5")
def test_the_last_field_of_the_track_ends_the_game_with_the_round() -> None:
    game = table(player(hand=["black"], holes=5), player(holes=6), seats=3)
    story = play(game, "hole")
    assert told(story, "ending") == [{"cause": 0}]
    for seat in (0, 1, 2):
        assert game.to_act == [seat]
        play(game, *(["finish"] if seat == 0 else ["move steps:5", "finish"]))
    assert game.over
    assert causes(game) == ["track"]


@pytest.mark.rule("nebula 12.2", "nebula 12.5")
def test_three_complete_constellations_end_the_game_with_the_round() -> None:
    stars = constellations("ABC")
    game = table(player(but(stars, "C5"), [stars["C5"]]), player({}, ["red", "white"]))
    story = play(game, place(stars["C5"], "C5"))
    assert told(story, "ending") == [{"cause": 1}]
    play(game, "finish", "move steps:5", place("red", "A0"), "finish")
    assert game.over
    assert game.view(None)["players"][1]["stars"][0] == "red"


@pytest.mark.rule("nebula 12.2")
def test_three_complete_constellations_of_two_players_do_not() -> None:
    game = table(player(constellations("AB")), player(constellations("A")))
    assert causes(game) == []
    play(game, "finish", "move steps:5", "finish")
    assert not game.over


@pytest.mark.rule("nebula 12.3")
def test_an_empty_bag_ends_the_game_with_the_round() -> None:
    rays = [["red", "red", *[None] * 6], ["blue"] * 8, ["white"] * 8]
    for bag, over in ((6, True), (7, False)):
        game = table(clusters=rays, bag=bag)
        story = play(game, "finish", "move steps:5", "finish")
        assert game.over == over
        assert told(story, "ending") == ([{"cause": 2}] if over else [])


@pytest.mark.rule("nebula 12.4")
@pytest.mark.parametrize(("seats", "stars"), [(2, 5), (3, 6), (4, 8)])
@pytest.mark.parametrize("missing", [0, 1])
def test_marker_stars_end_the_game_with_the_round(seats: int, stars: int, missing: int) -> None:
    game = one_short(seats, stars - missing)
    story = play(game, place("blue", "A5"), "finish")
    assert told(story, "ending") == ([] if missing else [{"cause": 3}])
    for _ in range(1, seats):
        play(game, "move steps:5", "finish")
    assert game.over == (missing == 0)


def one_short(seats: int, wanted: int) -> asterism.Table:
    """A table where one more marker star, for V1, makes so many."""
    rare = [(code, seat) for code in FOUR[1:] for seat in range(seats)][: wanted - 1]
    done = {code: [seat for one, seat in rare if one == code] for code in FOUR}
    return table(player(but(EXACT, "A5"), ["blue"]), seats=seats, tasks=FOUR, done=done)


@pytest.mark.rule("nebula 12.5")
def test_a_cause_in_the_last_turn_ends_the_game_at_once() -> None:
    game = table(player(), player(hand=["black"], holes=9), player(holes=2), seats=3, turn=2)
    play(game, "finish", "move steps:5", "finish", "move steps:5")
    assert not game.over
    game = table(player(holes=2), player(hand=["black"], holes=9), turn=1)
    play(game, "hole", "finish")
    assert game.over
    assert game.view(None)["round"] == 30


@pytest.mark.rule("nebula 12.5")
def test_what_later_seats_do_in_the_last_round_counts() -> None:
    later = player(but(EXACT, "A5"), ["blue", "black"], holes=6)
    game = table(player(hand=["black"], holes=5), later, tasks=FOUR)
    assert told(play(game, "hole", "finish"), "ending") == [{"cause": 0}]
    play(game, "move steps:5", place("blue", "A5"), "hole", "finish")
    assert game.over
    assert (sheet(game, 1)["public"], sheet(game, 1)["holes"]) == (12, 22)
    assert game.scores[1] == sheet(game, 1)["total"]


@pytest.mark.rule("nebula 12.6")
def test_players_who_do_nothing_do_not_end_the_game() -> None:
    rays = [[None, *["red"] * 7], [None, *["blue"] * 7], [None, *["white"] * 7]]
    game = table(step="take", clusters=rays, round=1)
    for n in range(40):
        way = ("move steps:1", "move steps:4") if n % 2 else ("move steps:-1", "move steps:-4")
        play(game, *way, "finish")
    assert not game.over
    assert game.view(None)["round"] == 21


# Scoring


@pytest.mark.rule("nebula 13.1")
@pytest.mark.parametrize(("task", "points"), [("O1", 14), ("O2", 0)])
def test_a_personal_task_brings_14_points_at_the_end(task: str, points: int) -> None:
    bright = dict.fromkeys(["A0", "A5", "B2", "C3"], "blue")
    stars = coloured(["A1", "A2", "A3", "A4", "B1", "C1", "C2"], COLOURS[1:], bright)
    game = table(player(stars, holes=6, task=task), player(holes=6), turn=1)
    before = game.scores[0]
    story = play(game, "finish")
    assert game.over
    assert game.scores[0] == before + points
    assert told(story, "unveiled")[0]["points"] == points
    assert sheet(game, 0)["personal"] == points


@pytest.mark.rule("nebula 13.4", "nebula 16.2")
def test_in_the_basic_game_a_complete_constellation_brings_6_points() -> None:
    game = table(player(constellations("AB")), tasks=("V11", "V12", "V13", "V14"))
    assert sheet(game, 0)["constellations"] == 12
    assert sheet(game, 0)["colours"] == sheet(game, 0)["advanced"] == 0
    assert sheet(game, 0)["total"] == 12


@pytest.mark.rule("nebula 13.6")
def test_stars_in_the_observatory_count_nowhere() -> None:
    stars = {"A0": "red", "A1": "blue"}
    few, many = (table(player(stars, hand=hand, task="O7")) for hand in ([], ["blue"] * 9 + ["black"] * 9))
    assert few.scores == many.scores
    assert few.view(0)["players"][0]["task"]["progress"] == many.view(0)["players"][0]["task"]["progress"]


@pytest.mark.rule("nebula 13.6")
@pytest.mark.parametrize(("star", "before", "after"), [("blue", 0, 14), ("yellow", 14, 0)])
def test_personal_tasks_are_counted_on_the_final_galaxy(star: str, before: int, after: int) -> None:
    """The sixth blue star comes, or goes, with the last one placed."""
    blue = dict.fromkeys(["A0", "A5", "B2", "C3", "D4", *(["C1"] if before else [])], "blue")
    stars = coloured(["A1", "A2", "A3", "A4", "B1", "C2"], ["red", "white", "purple"], blue)
    game = table(player(holes=6), player(stars, [star], holes=6, task="O7"), turn=1)
    assert game.view(1)["players"][1]["task"]["points"] == before
    play(game, place(star, "C1"), "finish")
    assert game.over
    assert sheet(game, 1)["personal"] == after


@pytest.mark.rule("nebula 13.1", "nebula 14.4")
@pytest.mark.parametrize(
    ("holes", "points"), [((2, 3, 3, 1), 14), ((4, 3, 0, 1), 0), ((0, 3, 4, 1), 0), ((0, 3, 1, 4), 0)]
)
def test_black_holes_are_compared_with_every_rivals(holes: tuple[int, ...], points: int) -> None:
    tasks = ("O1", "O19", "O2", "O3")
    players = [player(holes=count, task=task) for count, task in zip(holes, tasks, strict=True)]
    game = table(*players, seats=4, turn=3, bag=[])
    play(game, "finish")
    assert game.over
    assert sheet(game, 1)["personal"] == points


@pytest.mark.rule("nebula 13.7")
def test_most_points_win() -> None:
    game = table(player({"A0": "red"}, holes=6, task="O1"), player(holes=7, task="O2"), turn=1)
    play(game, "finish")
    assert game.scores == [18, 22]
    assert game.winners == [1]
    assert game.utilities == [0.0, 1.0]


@pytest.mark.rule("nebula 13.7")
@pytest.mark.parametrize(("holes", "scores", "winners"), [((2, 4), [10, 10], [1]), ((2, 3), [10, 7], [0])])
def test_among_equals_more_black_holes_win(holes: tuple[int, int], scores: list[int], winners: list[int]) -> None:
    first = player(constellations("A"), holes=holes[0], task="O7")
    game = table(first, player(holes=holes[1], task="O8"), turn=1, bag=[])
    play(game, "finish")
    assert game.scores == scores
    assert game.winners == winners
    assert game.utilities == [float(seat in winners) for seat in range(2)]
    assert ({"say": "end-tie"} in verdict(game)) == (scores == [10, 10])


@pytest.mark.rule("nebula 13.7")
def test_with_as_many_black_holes_the_victory_is_shared() -> None:
    game = table(player(holes=6, task="O7"), player(holes=6, task="O8"), player(task="O9"), seats=3, turn=2)
    play(game, "finish")
    assert game.scores == [18, 18, 0]
    assert game.winners == [0, 1]
    assert game.utilities == [0.5, 0.5, 0.0]


@pytest.mark.rule("nebula 13.8")
def test_before_the_end_points_are_counted_without_the_personal_task() -> None:
    game = table(player(holes=1, task="O19"), player(task="O20"))
    assert game.scores == [2, 0]
    assert game.view(0)["players"][0]["sheet"]["personal"] == 14
    assert game.view(0)["players"][0]["sheet"]["total"] == 16
    assert game.view(1)["players"][0]["sheet"]["personal"] is None
    assert game.view(1)["players"][0]["sheet"]["total"] == 2
    assert game.view(0)["ranking"] == game.view(1)["ranking"] == [0, 1]


@pytest.mark.rule("nebula 2.7")
def test_at_the_end_the_task_kept_is_shown_and_the_other_never() -> None:
    game = table(player(holes=6, task="O19"), player(holes=6, task="O20"), turn=1)
    play(game, "finish")
    view = game.view(1)
    assert [player["task"]["code"] for player in view["players"]] == ["O19", "O20"]
    assert view["choices"] == []
    assert all(str(code) not in str(view) for code in ("'O1'", "'O2'"))


def test_when_the_game_is_over_no_turn_goes_on() -> None:
    game = table(player(holes=6), player({"A0": "red"}, ["blue", "white"], holes=6), turn=1, placed=["yellow"])
    play(game, place("blue", "A1"))
    play(game, "finish")
    assert game.over
    assert (game.view(0)["placed"], game.view(0)["matched"]) == ([], False)
