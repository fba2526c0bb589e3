"""Nova Luna: the end, the winner and the ranking of 2 to 4 players."""

from __future__ import annotations

import random
from functools import cache
from itertools import count

import pytest

import asterism
from asterism.endings import verdict

from .luna import Mosaic, cost, late, late_table, lay, table, take, tokens_left

FEW = {"tokens": 3}


# The last token


@pytest.mark.rule("novaluna 11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_token_ends_the_game_at_once_and_wins(seats: int) -> None:
    game = table({(0, 0): 14}, hand=31, seats=seats, options=FEW)
    story = lay(game, (1, 0))
    assert story[-1] == {"what": "ended", "tokens": 1}
    assert game.over
    assert game.winners == [0]
    assert game.to_act == []
    assert all(game.offers(seat) == [] for seat in range(seats))


@pytest.mark.rule("novaluna 11.1")
def test_nobody_answers_the_last_token_in_the_middle_of_a_round() -> None:
    game = table({(0, 0): 14}, {(0, 0): 30}, {(0, 0): 13}, seats=3, ring=[31, 2, 52], options=FEW)
    take(game, 1, (1, 0))
    assert game.over
    assert game.why(1, "pick place:2") == "over"


@pytest.mark.rule("novaluna 11.1")
def test_a_game_goes_on_while_every_player_has_a_token() -> None:
    game = table({(0, 0): 14}, hand=31, options={"tokens": 4})
    lay(game, (1, 0))
    assert not game.over
    assert game.winners == []


@pytest.mark.rule("novaluna 11.1", "novaluna 11.5")
def test_the_last_token_beats_who_would_act_sooner() -> None:
    game = table({(0, 0): 14}, {(0, 0): 12}, hand=34, turn=0, options={"tokens": 2})
    lay(game, (1, 0))
    assert game.view(None)["order"] == [1, 0]
    assert game.view(None)["ranking"] == [0, 1]


# No tiles


@pytest.mark.rule("novaluna 11.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_when_ring_and_stock_are_empty(seats: int) -> None:
    game = late_table(seats, ring=1)
    (seat,) = game.to_act
    game.play(seat, "pick place:1")
    assert not game.over
    story = game.play(seat, game.offers(seat)[0])
    assert story[-1] == {"what": "ended", "tokens": 0}
    assert game.to_act == []
    assert len(game.winners) == 1


@pytest.mark.rule("novaluna 11.2", "novaluna 6.3")
def test_a_game_goes_on_while_there_is_stock() -> None:
    game = late_table(2, ring=1, stock=1)
    (seat,) = game.to_act
    game.play(seat, "pick place:1")
    game.play(seat, game.offers(seat)[0])
    assert not game.over
    assert game.offers(game.to_act[0]) == ["refill"]


def last_tile(seats: int, luck: int) -> asterism.Table:
    """A game after its very last tile."""
    game = late_table(seats, ring=1, luck=luck)
    (seat,) = game.to_act
    game.play(seat, "pick place:1")
    game.play(seat, random.Random(luck).choice(game.offers(seat)))
    return game


def better_first(game: asterism.Table) -> list[int]:
    """The seats by tokens left, then by time, then from the top of a stack."""
    players = game.view(None)["players"]
    return sorted(range(len(players)), key=lambda seat: by_rank(players[seat]))


def by_rank(player: dict[str, int]) -> tuple[int, int, int]:
    return player["tokens"], player["time"], -player["height"]


@pytest.mark.rule("novaluna 11.3", "novaluna 11.4", "novaluna 11.5", "novaluna 11.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewest_tokens_win_and_ties_go_to_who_would_act_sooner(seats: int) -> None:
    for luck in range(12):
        game = last_tile(seats, luck)
        assert game.view(None)["ranking"] == better_first(game)
        assert game.winners == better_first(game)[:1]
        assert game.utilities == [float(seat in game.winners) for seat in range(seats)]


@cache
def tied(same_time: bool) -> tuple[tuple[Mosaic, Mosaic], tuple[int, int]]:
    """Two mosaics of all the tiles that leave as many tokens."""
    for luck in count():
        (one, two), _, _ = late(2, 0, luck)
        times = cost(one), cost(two)
        left = tokens_left((one, two))
        if left[0] == left[1] > 0 and (times[0] == times[1]) == same_time:
            return (one, two), times
    raise AssertionError


@pytest.mark.rule("novaluna 11.4")
@pytest.mark.parametrize("stack", [[0, 1], [1, 0]])
def test_a_tie_on_one_space_goes_to_the_top(stack: list[int]) -> None:
    mosaics, _ = tied(same_time=True)
    game = table(*mosaics, stack=stack, ring=[])
    assert game.over
    assert game.winners == stack[-1:]
    assert game.view(None)["ranking"] == stack[::-1]
    assert verdict(game)[1:] == [{"say": "end-tie"}]


@pytest.mark.rule("novaluna 11.4")
@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("stack", [[0, 1], [1, 0]])
def test_a_tie_on_two_spaces_goes_to_the_rear(swap: bool, stack: list[int]) -> None:
    mosaics, times = tied(same_time=False)
    game = table(*(mosaics[::-1] if swap else mosaics), stack=stack, ring=[])
    rear = (times[1] < times[0]) != swap
    assert game.winners == [int(rear)]


@pytest.mark.rule("novaluna 11.3")
def test_fewer_tokens_beat_the_rear() -> None:
    seen = {last_tile(2, luck).view(None)["order"][0] == last_tile(2, luck).winners[0] for luck in range(8)}
    assert seen == {True, False}


# Scores


@pytest.mark.rule("novaluna 11.7")
def test_scores_are_the_tokens_placed() -> None:
    game = table({(0, 0): 14}, {(0, 0): 12}, hand=31)
    assert game.scores == [0, 0]
    lay(game, (1, 0))
    assert game.scores == [2, 0]


@pytest.mark.rule("novaluna 11.7", "novaluna 13.1")
def test_scores_count_from_the_tokens_of_the_game() -> None:
    game = asterism.table("novaluna", seats=2, seed=3, options={"first_game": True})
    luck = random.Random(3)
    while not game.over:
        (seat,) = game.to_act
        game.play(seat, luck.choice(game.offers(seat)))
    assert game.scores == [15 - player["tokens"] for player in game.view(None)["players"]]
    assert game.view(None)["scores"] == game.scores


@pytest.mark.rule("novaluna 11.5", "novaluna 11.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_has_one_winner_and_a_full_ranking(seats: int) -> None:
    for seed in range(12):
        game = asterism.table("novaluna", seats=seats, seed=seed)
        luck = random.Random(seed)
        while not game.over:
            (seat,) = game.to_act
            game.play(seat, luck.choice(game.offers(seat)))
        assert game.winners == game.view(None)["ranking"][:1] == better_first(game)[:1]
        assert game.view(None)["ranking"] == better_first(game)
