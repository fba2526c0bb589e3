"""Night Sky Explorer: alone."""

from __future__ import annotations

from collections import Counter

import pytest

import asterism
from asterism.games.nightsky.view import rank

from .nights import CARDS, Story, nothing, play, played_by_bots, table, told


@pytest.mark.rule("nightsky 11.1")
def test_chance_picks_each_card_as_often() -> None:
    sizes: Counter[int] = Counter()
    for seed in range(700):
        game = asterism.table("nightsky", 1, seed)
        story = play(game, "side side:0")
        assert game.view(0)["step"] == "draw"
        (chance,) = told(story, "chance")
        card = game.view(0)["players"][0]["card"]
        assert CARDS[card - 1]["size"] == chance["size"] == game.view(0)["size"]
        sizes[chance["size"]] += 1
    assert sizes.keys() == {5, 6, 7, 8, 9, 10}
    assert 150 < sizes[7] < 250
    assert all(60 < sizes[size] < 145 for size in (5, 6, 8, 9, 10))


@pytest.mark.rule("nightsky 11.1")
def test_a_seven_that_chance_picks_is_not_chosen_between() -> None:
    sevens = 0
    for seed in range(40):
        game = asterism.table("nightsky", 1, seed)
        play(game, "side side:0")
        sevens += game.view(0)["size"] == 7
        assert game.view(0)["step"] == "draw"
    assert sevens


@pytest.mark.rule("nightsky 11.1")
@pytest.mark.parametrize(("number", "left"), [(1, {5, 6, 7, 8, 9, 10}), (3, {7, 8, 9, 10}), (5, {8, 9, 10})])
def test_in_odd_rounds_chance_picks_from_the_cards_left(number: int, left: set[int]) -> None:
    found = set()
    for seed in range(40):
        game, story = begun(number, str(seed))
        assert (game.view(0)["round"], game.view(0)["step"]) == (number, "draw")
        (chance,) = told(story, "chance")
        found.add(chance["size"])
    assert found == left


def begun(number: int, seed: str) -> tuple[asterism.Table, Story]:
    """A round that has just begun, after a 5, a 6 and the sevens; and how that was told."""
    played = [1, 7, 13, 14][: number - 1]
    if not played:
        game = table("sides", {}, seed=seed)
        return game, play(game, "side side:0")
    game = table("draw", {"drawings": [nothing(card) for card in played[:-1]], "card": played[-1]}, seed=seed)
    return game, play(game, "nothing")


@pytest.mark.rule("nightsky 11.2")
@pytest.mark.parametrize("over", [1, 3, 5])
def test_in_even_rounds_the_player_names_a_size(over: int) -> None:
    played = [nothing(card) for card in (1, 13, 14, 24, 30)][:over]
    game = table("name", {"drawings": played})
    assert game.to_act == [0]
    assert {text.split()[0] for text in game.offers(0)} == {"name"}
    assert "name size:5" not in game.offers(0)
    assert "name size:10" in game.offers(0)


@pytest.mark.rule("nightsky 11.2")
def test_with_two_sevens_left_one_is_chosen() -> None:
    game = table("name", {"drawings": [nothing(1)]})
    play(game, "name size:7")
    assert game.offers(0) == ["seven card:0", "seven card:1"]
    play(game, "seven card:1")
    assert game.view(0)["size"] == 7
    assert game.view(0)["sizes"] == [6, 7, 8, 9, 10]


@pytest.mark.rule("nightsky 11.3")
@pytest.mark.parametrize(
    ("points", "expected"),
    [(0, 0), (49, 0), (50, 0), (51, 1), (90, 1), (91, 2), (130, 2), (131, 3), (150, 3), (151, 4), (200, 4)],
)
def test_ranks_go_by_points(points: int, expected: int) -> None:
    assert rank(points) == expected


@pytest.mark.rule("nightsky 11.3")
def test_alone_nobody_wins() -> None:
    game = played_by_bots(1, 5)
    assert game.winners == []
    assert game.utilities == [float(game.scores[0])]
    assert game.view(0)["rank"] == rank(game.scores[0]) >= 2
    assert asterism.table("nightsky", 1, 1).view(0)["rank"] is None
