"""Night Sky Explorer: the start, and choosing cards."""

from __future__ import annotations

from collections import Counter

import pytest

import asterism

from .nights import CARD, CARDS, DATA, all_play, drawing, nothing, played_by_bots, table, told

HAND = [5, 6, 7, 7, 8, 9, 10]


def begun(seats: int, seed: int = 1) -> asterism.Table:
    """A table with all sides chosen."""
    game = asterism.table("nightsky", seats, seed)
    all_play(game, "side side:0")
    return game


# Setup


@pytest.mark.rule("nightsky 2.1")
@pytest.mark.parametrize("seats", range(1, 6))
def test_everybody_has_seven_cards_and_sees_only_their_sizes(seats: int) -> None:
    game = asterism.table("nightsky", seats, 3)
    for seat in [*range(seats), None]:
        view = game.view(seat)
        assert view["sizes"] == HAND
        assert all(player["card"] is None for player in view["players"])
    assert sorted(game.position()["state"]["bag"]) == list(range(1, 42))


@pytest.mark.rule("nightsky 2.2")
def test_start_cards_are_dealt_by_chance_and_open_to_all() -> None:
    dealt = [
        [player["start"] for player in asterism.table("nightsky", 5, seed).view(None)["players"]] for seed in range(40)
    ]
    assert all(len(set(cards)) == 5 for cards in dealt)
    assert {cards[0] for cards in dealt} == {cards[4] for cards in dealt} == set(range(1, 7))


@pytest.mark.rule("nightsky 2.3")
def test_sides_are_shown_when_all_have_chosen() -> None:
    game = asterism.table("nightsky", 3, 1)
    assert game.to_act == [0, 1, 2]
    assert game.offers(1) == ["side side:0", "side side:1"]
    game.play(1, "side side:1")
    game.play(0, "side side:0")
    assert [player["side"] for player in game.view(2)["players"]] == [None] * 3
    assert game.view(1)["mine"]["choice"] == 1
    assert game.story(2) == [{"what": "decided", "seat": 0}]
    game.play(2, "side side:1")
    assert [player["side"] for player in game.view(None)["players"]] == [0, 1, 1]
    assert [(entry["seat"], entry["side"]) for entry in told(game.story(None), "started")] == [(0, 0), (1, 1), (2, 1)]


@pytest.mark.rule("nightsky 2.4")
@pytest.mark.parametrize("seats", range(2, 6))
def test_seat_0_is_first_in_round_1(seats: int) -> None:
    game = begun(seats)
    assert game.view(None)["first"] == 0
    assert game.to_act == [0]


# Rounds


@pytest.mark.rule("nightsky 3.1", "nightsky 10.1")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_six_cards_of_the_hand_are_played(seats: int) -> None:
    game = played_by_bots(seats, 1)
    view = game.view(None)
    for player in view["players"]:
        sizes = [CARDS[one["card"] - 1]["size"] for one in player["drawings"]]
        assert Counter(sizes) + Counter(view["sizes"]) == Counter(HAND)
    assert len(view["sizes"]) == 1
    assert view["round"] == 6
    assert len(game.position()["state"]["bag"]) == 41 - 6 * seats
    assert told(game.story(None), "ended") == [{}]


@pytest.mark.rule("nightsky 3.2")
def test_a_round_is_naming_drawing_points_and_the_next_round() -> None:
    game = begun(2)
    assert game.view(None)["step"] == "name"
    game.play(0, "name size:5")
    assert game.view(None)["step"] == "draw"
    story = all_play(game, "nothing")
    heard = [entry["what"] for entry in story]
    assert [what for what in heard if what in ("drew", "scored", "first", "round")] == [
        *["drew", "scored"] * 2,
        "first",
        "round",
    ]
    assert game.view(None)["round"] == 2


# Choosing a card


@pytest.mark.rule("nightsky 4.1")
def test_the_first_player_names_a_size_that_is_left() -> None:
    card = CARD["Crux"]
    game = table("name", {"drawings": [nothing(card)]}, {"drawings": [nothing(card + 1)]})
    assert game.to_act == [1]
    assert game.offers(1) == [f"name size:{size}" for size in (6, 7, 8, 9, 10)]
    assert game.why(1, "name size:5") == "size-gone"
    assert game.why(0, "name size:6") == "not-your-turn"


@pytest.mark.rule("nightsky 4.2")
def test_everybody_plays_a_card_of_the_named_size() -> None:
    game = begun(5)
    game.play(0, "name size:9")
    cards = [player["card"] for player in game.view(None)["players"]]
    assert len(set(cards)) == 5
    assert {CARDS[card - 1]["size"] for card in cards} == {9}
    assert [entry["card"] for entry in told(game.story(3), "turned")] == cards
    assert not set(cards) & set(game.position()["state"]["bag"])


@pytest.mark.rule("nightsky 4.2")
def test_a_name_can_not_be_taken_back_once_cards_are_open() -> None:
    game = begun(2)
    game.play(0, "name size:9")
    assert not game.can_undo(0)
    assert asterism.replay({**game.log, "moves": game.moves[:-1]}).preview(0, "name size:9") == [
        {"what": "named", "seat": 0, "size": 9}
    ]


@pytest.mark.rule("nightsky 4.2")
def test_any_unseen_card_of_the_size_may_come() -> None:
    found = set()
    for seed in range(60):
        game = begun(1, seed)
        found |= {player["card"] for player in game.view(None)["players"] if game.view(None)["size"] == 7}
    assert found <= {card["id"] for card in CARDS if card["size"] == 7}
    assert len(found) > 6


@pytest.mark.rule("nightsky 4.3")
def test_of_the_first_two_sevens_all_choose_one_unseen() -> None:
    game = begun(3)
    game.play(0, "name size:7")
    assert game.view(None)["step"] == "sevens"
    assert game.to_act == [0, 1, 2]
    assert game.offers(2) == ["seven card:0", "seven card:1"]
    game.play(2, "seven card:1")
    assert game.view(0)["players"][2]["done"]
    assert game.view(2)["mine"]["choice"] == 1
    assert game.story(0) == [{"what": "decided", "seat": 2}]
    game.undo(2)
    assert game.to_act == [0, 1, 2]
    all_play(game, "seven card:0")
    assert game.view(None)["step"] == "draw"
    assert game.view(None)["sizes"] == [5, 6, 7, 8, 9, 10]


@pytest.mark.rule("nightsky 4.4")
def test_for_the_second_seven_nothing_is_asked() -> None:
    game = table("name", {"drawings": [nothing(13)]}, {"drawings": [nothing(14)]})
    game.play(1, "name size:7")
    assert game.view(None)["step"] == "draw"
    assert game.view(None)["sizes"] == [5, 6, 8, 9, 10]


# The observatory


@pytest.mark.rule("nightsky 4.5", "nightsky 9.1")
@pytest.mark.parametrize("drawn", [True, False])
def test_the_lower_corner_is_that_of_the_last_card(drawn: bool) -> None:
    last, now = CARD["Crux"], CARD["Lepus"]
    before = drawing(last, 0, -1, 2) if drawn else nothing(last)
    player = table("draw", {"drawings": [before], "card": now}).view(None)["players"][0]
    assert player["top"] == {"type": CARDS[now - 1]["type"], "value": 2}
    assert player["low"] == {"type": CARDS[last - 1]["type"], "value": 2}
    assert player["low_card"] == last


@pytest.mark.rule("nightsky 4.5")
def test_older_cards_no_longer_count() -> None:
    before = [nothing(CARD["Crux"]), nothing(CARD["Taurus"])]
    player = table("draw", {"drawings": before, "card": CARD["Auriga"]}).view(None)["players"][0]
    assert player["low"] == {"type": "red", "value": 1}


@pytest.mark.rule("nightsky 4.6")
@pytest.mark.parametrize("side", [0, 1])
def test_in_round_1_the_lower_corner_is_the_start_cards(side: int) -> None:
    player = table("draw", {"start": 4, "side": side, "card": 1}).view(None)["players"][0]
    assert player["low"] == DATA["start_cards"][3]["sides"][side]
    assert player["low_card"] is None
