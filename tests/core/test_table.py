"""A table makes room for what its game needs, and comes through a rule that breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import asterism
from asterism.core import chance, table
from asterism.core.game import act
from asterism.core.table import ENTRIES
from support.conformance import TESTS, Case, everything, retold

COINS = 700


@pytest.fixture(scope="module", autouse=True)
def _coin() -> Iterator[None]:
    """A throwaway game is there while these tests run."""
    asterism.__path__.append(str(TESTS / "fixtures" / "asterism"))
    yield
    asterism.__path__.pop()


def tossed(*texts: str) -> asterism.Table:
    coins = asterism.table("coin", 1, seed="many")
    for text in texts:
        coins.play(0, text)
    return coins


def test_an_act_may_draw_and_tell_more_than_there_was_room_for() -> None:
    assert max(chance.WORDS, ENTRIES) < COINS
    coins = tossed()
    first = coins.scores[0]
    story: Sequence[Mapping[str, Any]] = coins.play(0, "toss")
    sides = [entry["side"] for entry in story]
    assert len(sides) == COINS
    assert coins.scores[0] == first + sum(sides)
    assert 0.4 * COINS < sum(sides) < 0.6 * COINS


def test_the_same_luck_comes_whatever_room_there_was(monkeypatch: pytest.MonkeyPatch) -> None:
    cramped = everything(tossed("toss", "count", "toss"))
    monkeypatch.setattr(chance, "WORDS", 2 * COINS)
    monkeypatch.setattr(table, "ENTRIES", 2 * COINS)
    monkeypatch.setattr(chance.hashed, "__defaults__", (2 * COINS,))
    assert everything(tossed("toss", "count", "toss")) == cramped


def test_a_table_that_had_to_make_room_replays_identically() -> None:
    coins = tossed("toss", "count", "toss")
    again = asterism.replay(json.loads(json.dumps(coins.log)))
    assert everything(again) == everything(coins)
    assert retold(coins.log) == retold(coins.log)


def test_room_is_made_only_where_it_lacks() -> None:
    coins = tossed("count", "toss", "toss")
    assert len(coins._tale) < 8 * 4 * COINS


def test_undo_works_after_room_was_made_for_a_long_story() -> None:
    coins = tossed("toss")
    before = everything(coins)
    told = coins.play(0, "count")
    coins.undo(0)
    assert everything(coins) == before
    assert coins.play(0, "count") == told


def test_a_preview_of_a_long_story_is_complete() -> None:
    coins = tossed()
    foreseen = coins.preview(0, "count")
    assert len(foreseen) == COINS
    assert coins.play(0, "count") == foreseen


def test_a_preview_ends_where_luck_begins() -> None:
    assert tossed().preview(0, "toss") == []


def test_a_rule_that_breaks_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    auction = Case("sealed", 3).table()
    auction.play(0, auction.offers(0)[0])
    before = everything(auction)
    monkeypatch.setattr(table, "act", broken_once(act))
    with pytest.raises(IndexError, match="planted"):
        auction.play(1, auction.offers(1)[0])
    assert everything(auction) == before


def broken_once(whole: Any) -> Any:
    """Acts, spoils the state and breaks, the first time it is called."""
    calls: list[int] = []

    def broken(states: Any, *rest: Any) -> Any:
        calls.append(1)
        if len(calls) > 1:
            return whole(states, *rest)
        states["points"] = 99
        raise IndexError("planted")

    return broken


def test_scores_and_utilities_are_plain_numbers_one_a_seat() -> None:
    auction = Case("sealed", 3).table()
    assert auction.scores == [0, 0, 0]
    assert auction.utilities == pytest.approx([1 / 3] * 3)
    assert {type(score) for score in auction.scores} == {int}


def test_a_log_is_plain_json() -> None:
    for made in (tossed("toss"), Case("sealed", 3).table(), Case("novaluna", 2, {"tokens": 5}).table()):
        assert json.loads(json.dumps(made.log)) == made.log
        assert json.loads(json.dumps(made.position())) == made.position()


def test_the_story_of_a_new_table_is_empty() -> None:
    assert tossed().story(0) == tossed().story(None) == []


def test_nothing_is_taken_back_once_the_seed_is_shown() -> None:
    luna = asterism.table("novaluna", seats=2, seed=3, options={"tokens": 2})
    while not luna.over:
        seat = luna.to_act[0]
        luna.play(seat, luna.offers(seat)[0])
    assert luna.view(seat)["seed"] == "3"
    assert not luna.can_undo(seat)
    with pytest.raises(ValueError, match="the game is over"):
        luna.undo(seat)


# Doors for those who serve a table


def test_a_table_in_an_earlier_state_can_be_looked_at() -> None:
    luna = asterism.table("novaluna", seats=2, seed=3, options={"tokens": 2})
    views, kept = [luna.view(0)], [luna.packed]
    while not luna.over:
        seat = luna.to_act[0]
        luna.play(seat, luna.offers(seat)[0])
        views.append(luna.view(0))
        kept.append(luna.packed)
    before = everything(luna)
    assert [luna.looked_at(packed).view(0) for packed in kept] == views
    assert everything(luna) == before


def test_what_is_told_comes_with_its_audience() -> None:
    auction = Case("sealed", 3).table()
    assert auction.told == []
    auction.play(1, auction.offers(1)[0])
    assert [(audience >> 1 & 1, entry["what"]) for audience, entry in auction.told] == [(1, "bid"), (0, "sealed")]


def test_undo_says_which_act_it_took_back() -> None:
    auction = Case("sealed", 3).table()
    for seat in (2, 0):
        auction.play(seat, auction.offers(seat)[0])
    assert auction.undo(2) == 0
    assert auction.undo(0) == 0


def test_a_table_knows_who_was_deciding_beside_a_seat() -> None:
    auction = Case("sealed", 3).table()
    assert auction.beside(0) == []
    auction.play(0, auction.offers(0)[0])
    auction.play(1, auction.offers(1)[0])
    assert auction.beside(0) == [0, 1, 2]
    assert auction.beside(1) == [1, 2]
    luna = asterism.table("novaluna", seats=2, seed=3)
    (seat,) = luna.to_act
    luna.play(seat, luna.offers(seat)[0])
    assert luna.beside(seat) == [seat]


def test_reveals_are_counted() -> None:
    coins = tossed()
    count = coins.reveals
    coins.play(0, "toss")
    assert coins.reveals == count + 1


# Who decides, as a seat may know it


def test_where_doneness_is_open_all_see_who_decides() -> None:
    bids = asterism.table("sealed", 3, seed=1)
    bids.play(1, bids.offers(1)[0])
    assert all(bids.view(seat)["to_act"] == bids.to_act == [0, 2] for seat in (0, 1, 2, None))
