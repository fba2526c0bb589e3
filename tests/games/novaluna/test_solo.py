"""Nova Luna: one player alone."""

from __future__ import annotations

import random

import pytest

import asterism

from .luna import Mosaic, cost, covered, drawn, lay, line, placed, ring, table

CELLS = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3), (1, 3)]
RICH = (13, 65, 44, 15, 66, 34, 50, 68, 8, 47, 33)
POOR = (1, 18, 35, 52, 2, 19, 36, 53, 3, 20, 37)
POOR_TOO = (*POOR, 54, 4, 38, 5, 21, 39, 22, 55, 40, 23, 56)


def rich(tiles: int) -> Mosaic:
    """Six tiles do 8 tasks, seven 9, eight 12, nine and ten 16, all eleven 22."""
    return dict(zip(CELLS[:tiles], RICH[:tiles], strict=True))


def poor(tiles: int) -> Mosaic:
    """Tiles that do no task."""
    return line(POOR[:tiles])


def alone(mosaic: Mosaic, first_tiles: int | None = None, hand: int | None = None, moon: int = 0) -> asterism.Table:
    return table(
        mosaic, seats=1, first_tiles=first_tiles, hand=hand, moon=moon, refilled=int(len(mosaic) == first_tiles)
    )


def tokens(game: asterism.Table) -> int:
    left: int = game.view(None)["players"][0]["tokens"]
    return left


def test_these_mosaics_do_what_they_say() -> None:
    assert [99 - placed(rich(n), 99).left for n in (5, 6, 7, 8, 9, 10, 11)] == [5, 8, 9, 12, 16, 16, 22]
    assert placed(poor(11), 99).left == 99


# One player


@pytest.mark.rule("novaluna 12.1")
def test_nothing_moves_on_the_track() -> None:
    game = asterism.table("novaluna", seats=1, seed=4)
    assert game.offers(0) == ["pick place:1", "pick place:2", "pick place:3"]
    assert [entry["what"] for entry in game.play(0, "pick place:2")] == ["took"]
    assert game.view(None)["moon"] == 2
    assert game.position()["state"]["track"] == []
    assert lay(game, (0, 0))[0]["what"] == "laid"
    assert game.to_act == [0]


@pytest.mark.rule("novaluna 12.1")
def test_all_turns_are_the_players_and_tasks_count_as_ever() -> None:
    game = alone({(0, 0): 14}, hand=31)
    assert covered(lay(game, (1, 0))) == [(14, 1), (31, 1)]
    assert game.to_act == [0]


@pytest.mark.rule("novaluna 12.2")
def test_the_first_heap_has_8_tokens_and_the_second_13() -> None:
    game = asterism.table("novaluna", seats=1, seed=4)
    assert tokens(game) == 8
    game = alone(poor(11))
    game.play(0, "refill")
    assert tokens(game) == 8 + 13


# Phase 1


@pytest.mark.rule("novaluna 12.3")
@pytest.mark.parametrize("tiles", range(11))
def test_before_the_eighth_token_the_ring_is_not_refilled(tiles: int) -> None:
    game = alone(poor(tiles))
    assert game.offers(0) == [f"pick place:{place}" for place in range(1, min(4, 12 - tiles))]
    assert game.why(0, "refill") == "phase-runs"


@pytest.mark.rule("novaluna 12.3")
def test_seven_tokens_are_not_enough() -> None:
    game = alone(rich(5) | {(2, 1): 18})
    assert tokens(game) == 1
    assert "refill" not in game.offers(0)


@pytest.mark.rule("novaluna 12.4")
@pytest.mark.parametrize("tiles", [6, 7, 8, 9, 10])
def test_from_the_eighth_token_on_a_refill_is_offered_whatever_the_ring_holds(tiles: int) -> None:
    game = alone(rich(tiles))
    assert tokens(game) == 0
    assert game.offers(0) == ["refill", *(f"pick place:{place}" for place in range(1, min(4, 12 - tiles)))]


@pytest.mark.rule("novaluna 12.4")
def test_the_eighth_token_ends_neither_game_nor_phase() -> None:
    game = alone(rich(5), hand=34)
    assert len(covered(lay(game, CELLS[5]))) == 3
    assert tokens(game) == 0
    assert not game.over
    assert game.view(None)["phase"] == 1
    game.play(0, "pick place:2")
    lay(game, CELLS[6])
    assert game.offers(0)[0] == "refill"


@pytest.mark.rule("novaluna 12.5")
def test_tasks_beyond_the_eighth_wait() -> None:
    game = alone(rich(7), hand=68)
    assert covered(lay(game, CELLS[7])) == []
    assert tokens(game) == 0
    laid = game.view(None)["players"][0]["tiles"]
    ready = [
        task for tile in laid for task in tile["tasks"] if all(task["have"][c] >= n for c, n in task["need"].items())
    ]
    assert [task["covered"] for task in ready].count(False) == 4


@pytest.mark.rule("novaluna 12.6")
@pytest.mark.parametrize("mosaic", [poor(11), rich(11)])
def test_an_empty_ring_must_be_refilled(mosaic: Mosaic) -> None:
    game = alone(mosaic)
    assert not game.over
    assert game.offers(0) == ["refill"]
    assert game.why(0, "pick place:1") == "refill-first"


@pytest.mark.rule("novaluna 12.7")
def test_a_refill_leaves_tiles_and_the_moons_place_as_they_are() -> None:
    game = alone(rich(6), moon=9)
    before = ring(game)
    assert sorted(before) == [0, 1, 2, 10, 11]
    new = drawn(game.play(0, "refill"))
    assert list(new) == [3, 4, 5, 6, 7, 8]
    assert ring(game) == before | new
    assert game.offers(0) == ["pick place:0", "pick place:10", "pick place:11"]


# From phase 1 to phase 2


@pytest.mark.rule("novaluna 12.8")
@pytest.mark.parametrize(("mosaic", "tokens_left"), [(rich(6), 0), (rich(8), 0), (poor(11), 8), (line(RICH), 1)])
def test_a_refill_notes_the_first_sum(mosaic: Mosaic, tokens_left: int) -> None:
    game = alone(mosaic)
    assert tokens(game) == tokens_left
    first = cost(mosaic) + 10 * tokens_left
    assert {"what": "phase", "sum": first} in game.play(0, "refill")
    assert game.view(None)["phase"] == 2
    assert game.view(None)["first_sum"] == first


@pytest.mark.rule("novaluna 12.9")
def test_tokens_left_go_on_to_phase_2() -> None:
    game = alone(line(RICH))
    game.play(0, "refill")
    assert tokens(game) == 13 + 1


@pytest.mark.rule("novaluna 12.10")
def test_waiting_tasks_are_covered_after_the_refill() -> None:
    game = alone(rich(8))
    whats = [entry["what"] for entry in game.play(0, "refill")]
    assert whats == ["refilled"] + ["drew"] * 8 + ["phase"] + ["covered"] * 4
    assert tokens(game) == 13 - 4
    assert game.view(None)["first_sum"] == cost(RICH[:8])


@pytest.mark.rule("novaluna 12.10", "novaluna 12.12")
def test_22_tasks_with_the_first_ring_end_the_game_with_the_refill() -> None:
    game = alone(rich(11))
    story = game.play(0, "refill")
    assert len(covered(story)) == 13
    assert story[-1] == {"what": "ended", "tokens": 1}
    assert game.over
    assert game.scores == [2 * cost(RICH)]


# Phase 2


@pytest.mark.rule("novaluna 12.11")
@pytest.mark.parametrize("tiles", range(12, 22))
def test_in_phase_2_there_is_no_refill(tiles: int) -> None:
    game = alone(line(POOR_TOO[:tiles]), first_tiles=11)
    assert game.offers(0) == [f"pick place:{place}" for place in range(1, min(4, 23 - tiles))]
    assert game.why(0, "refill") == "last-phase"


@pytest.mark.rule("novaluna 12.11")
def test_right_after_the_refill_there_is_no_other() -> None:
    game = alone(rich(6))
    game.play(0, "refill")
    assert "refill" not in game.offers(0)
    assert game.why(0, "refill") == "refilled-already"


@pytest.mark.rule("novaluna 12.12", "novaluna 12.13", "novaluna 12.14")
def test_the_last_token_ends_the_game() -> None:
    game = alone(rich(10), first_tiles=6, hand=33)
    story = lay(game, CELLS[10])
    assert len(covered(story)) == 5
    assert story[-1] == {"what": "ended", "tokens": 1}
    assert game.scores == [cost(RICH[:6]) + cost(RICH)] == [94]


@pytest.mark.rule("novaluna 12.12", "novaluna 12.13", "novaluna 12.14")
def test_the_empty_ring_ends_the_game() -> None:
    game = alone(line(POOR_TOO[:21]), first_tiles=11, hand=POOR_TOO[21])
    assert not game.over
    assert lay(game, (21, 0))[-1] == {"what": "ended", "tokens": 0}
    left = tokens(game)
    assert left == placed(line(POOR_TOO), 21).left > 0
    assert game.scores == [cost(POOR) + 80 + cost(POOR_TOO) + 10 * left]


@pytest.mark.rule("novaluna 12.13")
def test_costs_of_the_first_phase_count_twice() -> None:
    game = alone(rich(6))
    game.play(0, "refill")
    assert game.scores == [2 * cost(RICH[:6]) + 10 * 13]


@pytest.mark.rule("novaluna 12.14", "novaluna 12.15")
@pytest.mark.parametrize("seed", range(10))
def test_a_whole_game_scores_both_sums_and_nobody_wins(seed: int) -> None:
    game = asterism.table("novaluna", seats=1, seed=seed)
    luck, first = random.Random(seed), 0
    while not game.over:
        for entry in game.play(0, luck.choice(game.offers(0))):
            if entry["what"] == "phase":
                first = sum_now(game) - 10 * 13 + 10 * waiting(game)
    assert game.scores == [first + sum_now(game)]
    assert game.winners == []
    assert game.utilities == [-float(game.scores[0])]


def sum_now(game: asterism.Table) -> int:
    tiles = game.view(None)["players"][0]["tiles"]
    return cost(tile["tile"] for tile in tiles) + 10 * tokens(game)


def waiting(game: asterism.Table) -> int:
    """How many tasks had waited for phase 2, by the story of the refill."""
    return len(covered(game.story(0)))


@pytest.mark.rule("novaluna 12.15")
def test_alone_there_is_one_in_the_ranking_and_no_winner() -> None:
    game = alone(rich(11))
    game.play(0, "refill")
    assert game.winners == game.view(None)["winners"] == []
    assert game.view(None)["ranking"] == game.view(None)["order"] == [0]
