"""Chapters 7, 8 and 9: Bob, the time limit and zero chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import asterism
from asterism import Table
from asterism.core.actions import NO_TALE
from asterism.core.chance import draw, quick
from asterism.core.game import apply
from asterism.games.clusters.pieces import ROLL
from asterism.games.clusters.view import cells_of
from games.clusters.sky import SPARSE, Story, at, board, cells, lucky, names, placed, rerolled, table, told
from games.clusters.test_end import FULL, HORSESHOE, YELLOW
from pages import told as told_in_book

STARS, MOON = board(SPARSE)
THREE = ("P13", "P06", "P02")
SPENT = FULL.replace(". * * * * * * *", "* * * * * * * *", 1)
LAST = at(1, 1)  # the only cell of FULL where a star lets nobody win

# Two players have placed three stars each; row 2, column 5 is free, and the Moon is in row 5, column 6.
STARTED = """
    . . . . . . . .
    . * . . . . . .
    . . . . . . * .
    . . * . . . . .
    . . . . . M . .
    . * . . . . . .
    . . . . * . . .
    . . . . . . . *
"""


def bob_at(story: Story) -> int:
    """Where Bob's rolls send him first."""
    return bobs(story)[0]


def bobs(story: Story) -> list[int]:
    """Where Bob's rolls send him."""
    return [at(entry["row"], entry["column"]) for entry in told(story, "bob")]


def rolled(wanted: int, drawing: str = SPARSE, turn: int = 0) -> tuple[Table, Story]:
    """A turn of two players whose Bob is sent to a certain cell."""
    return lucky(lambda seed: table(drawing, turn=turn, seed=seed), "roll", lambda story: bob_at(story) == wanted)


@pytest.mark.rule("clusters 7.1", "clusters 7.2")
def test_with_two_players_bob_plays_before_every_turn() -> None:
    game, bobs, turns = asterism.table("clusters", 2, 5), 0, 0
    while not game.over:
        seat = game.to_act[0]
        text = game.offers(seat)[0]
        story = game.play(seat, text)
        bobs += names(story).count("bob")
        turns += text == "roll"
        if text == "roll":
            assert names(story)[0] == "bob"
            assert names(story)[-1] in ("rolled", "stood")
    assert bobs == turns > 3


@pytest.mark.rule("clusters 7.1")
def test_bob_plays_before_the_first_turn_and_after_a_lost_one() -> None:
    first = asterism.table("clusters", 2, 1)
    while first.view(None)["step"] == "opening":
        first.play(first.to_act[0], first.offers(first.to_act[0])[0])
    assert names(first.play(0, "roll"))[0] == "bob"
    lost, _ = rerolled(4, cards=("P11", "P01"), first=1)
    assert names(lost.play(1, "roll"))[0] == "bob"


@pytest.mark.scene("clusters bob-rolls")
@pytest.mark.rule("clusters 7.3", "clusters 7.4")
def test_bobs_star_goes_where_two_rolls_send_him() -> None:
    """The book's example: Ada rolls 2 and 5, which is free; Ben rolls 5 and 6, where the Moon is."""
    first, second = (2, 5), (5, 6)
    ada, story = rolled(at(*first), STARTED)
    assert story[0] == {"what": "bob", "seat": 0, "row": 2, "column": 5, "star": 1}
    assert set(ada.view(None)["stars"]) == {*board(STARTED)[0], at(*first)}
    ben, story = rolled(at(*second), STARTED, turn=1)
    assert story[0] == {"what": "bob", "seat": 1, "row": 5, "column": 6, "star": 0}
    assert ben.view(None)["stars"] == board(STARTED)[0]
    assert names(story) == ["bob", "rolled"]
    placed = len(board(STARTED)[0]) // 2
    assert told_in_book("clusters", "bob-rolls") == sorted([placed, *first, *first, *second, *second])


@pytest.mark.rule("clusters 7.3")
def test_bobs_first_roll_is_the_row_and_his_second_the_column() -> None:
    for seed in range(20):
        states, luck = table().state, quick(seed)
        row, column = draw(luck, 8), draw(luck, 8)
        apply(states[0], 0, ROLL, quick(seed), NO_TALE)
        assert set(cells_of(states[0].stars)) == {*STARS, 8 * row + column} - {MOON}


@pytest.mark.rule("clusters 7.4")
@pytest.mark.parametrize("cell", [MOON, STARS[0]])
def test_where_a_star_or_the_moon_is_bob_places_nothing(cell: int) -> None:
    state, story = rolled(cell)
    assert story[0]["star"] == 0
    assert names(story) == ["bob", "rolled"]
    assert state.view(None)["stars"] == STARS


@pytest.mark.rule("clusters 7.6")
def test_after_the_last_star_bob_does_not_roll() -> None:
    state = table(SPENT, YELLOW[::2], turn=1)
    assert state.game.view.offer(state.view(1), {"verb": "roll"})["bob"] == 0
    assert names(state.play(1, "roll")) == ["rolled"]


@pytest.mark.rule("clusters 6.7")
def test_bobs_last_star_lets_the_round_be_finished() -> None:
    state, story = lucky(lambda seed: table(FULL, YELLOW[::2], seed=seed), "roll", lambda story: bob_at(story) == LAST)
    assert names(story) == ["bob", "spent", "rolled"]
    state.play(0, "pass")
    assert names(state.play(1, "roll")) == ["rolled"]
    assert names(state.play(1, "pass")) == ["passed", "drawn"]
    assert state.winners == []


@pytest.mark.rule("clusters 6.7", "clusters 6.8")
def test_after_bobs_last_star_the_last_seat_still_has_its_turn() -> None:
    state, story = lucky(
        lambda seed: table(FULL, YELLOW[::2], turn=1, seed=seed), "roll", lambda story: bob_at(story) == LAST
    )
    assert names(story) == ["bob", "spent", "rolled"]
    assert state.to_act == [1]
    assert state.offers(1) == ["reroll", "pass"]
    assert names(state.play(1, "pass")) == ["passed", "drawn"]
    assert state.winners == []


@pytest.mark.rule("clusters 7.7")
def test_with_more_players_there_is_no_bob() -> None:
    assert all(names(table(cards=THREE, seed=seed).play(0, "roll")) == ["rolled"] for seed in range(20))


# The time limit


@pytest.mark.rule("clusters 8.1")
def test_only_turns_have_a_limit() -> None:
    start = asterism.table("clusters", 3, 1)
    assert start.offers("house") == []
    assert table(cards=THREE).offers("house") == ["late"]
    assert table(cards=THREE, step="place", first=1).offers("house") == ["late"]
    assert rerolled(5, first=1)[0].offers("house") == ["late"]


@pytest.mark.rule("clusters 8.2")
def test_bob_plays_for_who_is_late() -> None:
    state, story = lucky(
        lambda seed: table(cards=THREE, step="place", first=1, seed=seed),
        "late",
        lambda story: story[1]["star"] == 1,
    )
    assert names(story) == ["late", "bob"]
    assert story[0]["seat"] == 0
    assert set(state.view(None)["stars"]) == {*STARS, at(story[1]["row"], story[1]["column"])}
    assert state.to_act == [1]
    assert state.offers(1) == ["roll"]


@pytest.mark.rule("clusters 7.7", "clusters 8.2")
@pytest.mark.parametrize("cards", [THREE, ("P13", "P06", "P07", "P02")])
def test_with_more_players_bob_plays_once_for_who_is_late_before_the_roll(cards: Sequence[str]) -> None:
    story = table(cards=cards).play("house", "late")
    assert names(story).count("bob") == 1


@pytest.mark.rule("clusters 8.2")
def test_bob_places_nothing_for_the_late_where_no_cell_or_no_star_is_left() -> None:
    taken, story = lucky(
        lambda seed: table(cards=THREE, step="place", first=1, seed=seed),
        "late",
        lambda story: story[1]["star"] == 0,
    )
    assert names(story) == ["late", "bob"]
    assert taken.view(None)["stars"] == STARS
    state = table(SPENT, YELLOW, turn=1)
    assert names(state.play("house", "late")) == ["late"]
    assert state.to_act == [2]


@pytest.mark.rule("clusters 6.7", "clusters 8.2")
def test_if_the_last_seat_is_late_without_a_star_left_it_is_a_draw() -> None:
    state = table(SPENT, YELLOW, turn=2)
    assert names(state.play("house", "late")) == ["late", "drawn"]
    assert state.over
    assert state.winners == []


def late_with_the_last_star(cards: Sequence[str], **given: Any) -> tuple[Table, Story]:
    """A late turn in which Bob's first roll places the last star."""
    return lucky(lambda seed: table(FULL, cards, seed=seed, **given), "late", lambda story: bob_at(story) == LAST)


@pytest.mark.rule("clusters 6.7", "clusters 8.2")
@pytest.mark.parametrize(("turn", "end", "to_act"), [(0, [], [1]), (1, [], [2]), (2, ["drawn"], [])])
def test_a_draw_by_bobs_last_star_waits_for_the_last_seat(turn: int, end: list[str], to_act: list[int]) -> None:
    state, story = late_with_the_last_star(YELLOW, turn=turn)
    assert names(story) == ["late", "bob", "spent", *end]
    assert state.to_act == to_act
    assert state.winners == []


def test_bobs_star_for_the_late_can_win_for_another() -> None:
    state, story = lucky(
        lambda seed: table(HORSESHOE, THREE, seed=seed),
        "late",
        lambda story: at(story[1]["row"], story[1]["column"]) == at(4, 3),
    )
    assert names(story) == ["late", "bob", "stood"]
    assert state.winners == [2]


@pytest.mark.rule("clusters 8.3")
def test_a_star_taken_stays_when_time_runs_out() -> None:
    state, _ = rerolled(5, first=5)
    state.play(0, f"take cell:{STARS[0]}")
    state.play("house", "late")
    assert set(state.view(None)["stars"]) >= set(STARS)
    assert state.view(None)["taken"] is None
    assert state.to_act == [1]


@pytest.mark.rule("clusters 8.4")
def test_with_two_players_bob_plays_for_the_late_and_before_the_next_turn() -> None:
    acting = table(step="place", first=1)
    assert names(acting.play("house", "late")).count("bob") == 1
    assert names(acting.play(1, "roll"))[0] == "bob"
    waiting, story = lucky(
        lambda seed: table(seed=seed), "late", lambda story: [entry.get("star") for entry in story] == [None, 1, 1]
    )
    assert names(story) == ["late", "bob", "bob"]
    assert len(waiting.view(None)["stars"]) == len(STARS) + 2
    assert waiting.to_act == [1]


@pytest.mark.rule("clusters 8.4")
def test_if_bobs_first_star_wins_he_does_not_play_again() -> None:
    state, story = lucky(
        lambda seed: table(HORSESHOE, ("P13", "P02"), seed=seed),
        "late",
        lambda story: at(story[1]["row"], story[1]["column"]) == at(4, 3),
    )
    assert names(story) == ["late", "bob", "stood"]
    assert state.winners == [1]


@pytest.mark.rule("clusters 7.6", "clusters 8.4")
@pytest.mark.parametrize(("turn", "end", "to_act"), [(0, [], [1]), (1, ["drawn"], [])])
def test_if_bobs_first_star_is_the_last_he_does_not_play_again(turn: int, end: list[str], to_act: list[int]) -> None:
    state, story = late_with_the_last_star(YELLOW[::2], turn=turn)
    assert names(story) == ["late", "bob", "spent", *end]
    assert state.to_act == to_act


@pytest.mark.rule("clusters 8.5")
def test_the_end_of_time_is_an_act_of_the_house_and_stays_in_the_log() -> None:
    state = table(cards=THREE)
    with pytest.raises(ValueError, match="seat 0 can't play 'late': house"):
        state.play(0, "late")
    state.play("house", "late")
    assert state.moves == [["house", "late"]]
    assert asterism.replay(state.log).state.tobytes() == state.state.tobytes()
    assert not state.can_undo(0)


# Zero chance


@pytest.mark.rule("clusters 9.1")
def test_with_zero_chance_a_star_goes_on_any_free_cell() -> None:
    state = table(cards=THREE, step="place", zero_chance=True)
    assert placed(state.offers(0)) == set(range(64)) - {*STARS, MOON}
    assert len(state.offers(0)) == 64 - len(STARS) - 1
    assert state.why(0, "reroll") == "no-die"
    assert state.why(0, f"take cell:{STARS[0]}") == "no-move"
    assert not cells(state.offers(0), "take")
    state.play(0, f"place cell:{at(1, 1)}")
    assert state.to_act == [1]
    assert placed(state.offers(1))
    assert state.reveals == 0


@pytest.mark.rule("clusters 9.2")
def test_with_zero_chance_the_moon_and_the_first_star_are_still_rolled() -> None:
    views = [asterism.table("clusters", 4, seed, {"zero_chance": True}).view(None) for seed in range(40)]
    assert len({view["moon"] for view in views}) > 20
    assert all(len(view["stars"]) == 1 for view in views)


@pytest.mark.rule("clusters 9.3")
def test_with_zero_chance_bob_stays_with_two_players() -> None:
    state = table(zero_chance=True)
    assert state.offers(0) == ["roll"]
    assert state.game.view.offer(state.view(0), {"verb": "roll"}) == {"say": "roll", "bob": 1, "zero": 1}
    assert names(state.play(0, "roll")) == ["bob"]
    assert state.view(None)["roll"] is None
    assert len(placed(state.offers(0))) == len(state.offers(0)) > 50
    state.play(0, state.offers(0)[0])
    assert state.offers(1) == ["roll"]


@pytest.mark.rule("clusters 9.4")
def test_with_zero_chance_the_last_star_ends_the_game() -> None:
    state = table(FULL, YELLOW, step="place", turn=0, zero_chance=True)
    story = state.play(0, f"place cell:{LAST}")
    assert [name for name in names(story) if name != "grew"] == ["placed", "spent", "drawn"]
    assert state.over
    assert state.winners == []


@pytest.mark.rule("clusters 9.4")
def test_with_zero_chance_bobs_last_star_ends_the_game_too() -> None:
    state, story = lucky(
        lambda seed: table(FULL, YELLOW[::2], zero_chance=True, seed=seed),
        "roll",
        lambda story: bob_at(story) == LAST,
    )
    assert names(story) == ["bob", "spent", "drawn"]
    assert state.over
    assert told(story, "drawn")


def test_with_zero_chance_the_late_are_played_by_bob() -> None:
    state = table(cards=THREE, step="place", zero_chance=True)
    assert names(state.play("house", "late"))[:2] == ["late", "bob"]


@pytest.mark.rule("clusters 8.4", "clusters 9.3")
def test_with_zero_chance_bob_plays_twice_for_one_of_two_who_is_late() -> None:
    state = table(zero_chance=True)
    assert names(state.play("house", "late")) == ["late", "bob", "bob"]
    assert state.offers(1) == ["roll"]


@pytest.mark.rule("clusters 9.4")
def test_with_zero_chance_bobs_last_star_for_the_late_ends_the_game() -> None:
    state, story = late_with_the_last_star(YELLOW[::2], zero_chance=True)
    assert names(story) == ["late", "bob", "spent", "drawn"]
    assert state.over
    second, story = lucky(
        lambda seed: table(FULL, YELLOW[::2], zero_chance=True, seed=seed),
        "late",
        lambda story: not told(story, "stood") and bobs(story)[1:] == [LAST],
    )
    assert names(story) == ["late", "bob", "bob", "spent", "drawn"]
    assert second.winners == []
