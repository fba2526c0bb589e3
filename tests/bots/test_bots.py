"""Bots: what they choose, what they may not see, and what they say about it."""

from __future__ import annotations

import os

import numpy as np
import pytest

import asterism
from asterism.bots import bot, names
from asterism.bots import search as searches
from asterism.bots.ahead import ROOT, WORLD, Ahead, finish_turn
from asterism.bots.greedy import Greedy
from asterism.bots.search import Search, Tree, tree, untouched
from asterism.core.actions import NO_TALE
from asterism.core.chance import quick
from asterism.core.game import Game, act, fill
from asterism.core.table import Table
from asterism.texts import Texts, languages


def opening(slug: str = "novaluna", seats: int = 2, seed: int = 3) -> Table:
    return asterism.table(slug, seats=seats, seed=seed)


def finished(slug: str, calls: list[str], seed: int) -> Table:
    table = opening(slug, len(calls), seed)
    bots = [bot(call, seed) for call in calls]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.seen(seat)))
    return table


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "search:sims=40", "search:sims=40,playout=1"])
@pytest.mark.parametrize(("slug", "seats"), [("novaluna", 1), ("novaluna", 2), ("novaluna", 4), ("sealed", 3)])
def test_every_bot_plays_any_game_to_its_end(slug: str, seats: int, name: str) -> None:
    assert finished(slug, [name] * seats, seed=5).over


@pytest.mark.parametrize("call", ["random", "greedy", "easy", "search:sims=300", "search:sims=301,threads=2"])
def test_the_same_seed_and_simulations_give_the_same_choices(call: str) -> None:
    assert finished("sealed", [call] * 3, 8).log == finished("sealed", [call] * 3, 8).log
    seen = opening().seen(opening().to_act[0])
    assert len({bot(call, 4).choose(seen) for _ in range(3)}) == 1


def test_a_thread_more_shares_out_the_same_number_of_simulations() -> None:
    table = opening()
    search = Search(seed=1, sims=101, threads=2)
    search.choose(table.seen(table.to_act[0]))
    assert search.done == 101


def test_a_single_offer_costs_nothing() -> None:
    table = opening()
    seat = table.to_act[0]
    table.play(seat, table.offers(seat)[0])
    assert len(table.offers(seat)) == 1
    search = Search(sims=500)
    assert search.choose(table.seen(seat)) == table.offers(seat)[0]
    assert search.done == 0


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> list[Tree]:
    """All trees that searches plant."""
    trees: list[Tree] = []

    def plant(game: Game) -> Tree:
        trees.append(tree(game))
        return trees[-1]

    monkeypatch.setattr(searches, "tree", plant)
    return trees


def test_search_keeps_its_tree_between_the_decisions_of_a_turn_and_no_longer(planted: list[Tree]) -> None:
    table = second_turn()
    seat = table.to_act[0]
    search = Search(sims=400)
    table.play(seat, search.choose(table.seen(seat)))
    assert [worker.tree for worker in search.workers] == planted
    table.play(seat, search.choose(table.seen(seat)))
    assert table.to_act != [seat]
    assert len(planted) == 1
    assert search.workers == []


def test_search_keeps_no_tree_where_there_is_nothing_to_decide(planted: list[Tree]) -> None:
    table = opening()
    seat = table.to_act[0]
    search = Search(sims=50)
    table.play(seat, search.choose(table.seen(seat)))
    assert len(table.offers(seat)) == 1
    table.play(seat, search.choose(table.seen(seat)))
    assert len(planted) == 1
    assert search.workers == []


def test_a_tree_begins_as_zeros_of_its_own() -> None:
    first = untouched((1000, 3), np.int32)
    first[:] = 7
    del first
    tree = untouched((1000, 3), np.int32)
    assert not tree.any()
    if hasattr(os, "fork"):
        child = os.fork()
        if not child:
            tree[:] = 5
            os._exit(int(tree.sum() != 15_000))
        assert os.waitpid(child, 0)[1] == 0
        assert not tree.any()


def second_turn() -> Table:
    """A table at which everybody has laid a first tile, so that placing is a choice."""
    table = opening()
    while (
        min(len(player["tiles"]) for player in table.view(None)["players"]) == 0 or table.view(None)["step"] != "pick"
    ):
        seat = table.to_act[0]
        table.play(seat, table.offers(seat)[0])
    return table


def test_search_plants_a_new_tree_when_something_else_happened(planted: list[Tree]) -> None:
    table = second_turn()
    seat = table.to_act[0]
    search = Search(sims=50)
    search.choose(table.seen(seat))
    table.play(seat, table.offers(seat)[0])
    table.play(seat, table.offers(seat)[0])
    search.choose(table.seen(table.to_act[0]))
    assert len(planted) == 2


@pytest.mark.parametrize("call", ["greedy", "search:sims=200", "search:sims=400,playout=1"])
def test_a_bot_takes_the_token_that_wins(call: str) -> None:
    table, winning = one_token_short()
    seat = table.to_act[0]
    for _ in ("pick", "place"):
        table.play(seat, bot(call, 2).choose(table.seen(seat)))
    assert table.over, winning
    assert table.winners == [seat]


def one_token_short() -> tuple[Table, str]:
    """A table at which the seat to act can end the game this turn."""
    for seed in range(200):
        table = asterism.table("novaluna", seats=2, seed=seed, options={"tokens": 2})
        helpers = [Greedy(seed), Greedy(seed)]
        while not table.over:
            seat = table.to_act[0]
            if table.view(seat)["step"] == "pick" and (text := winner(table, seat)):
                return table, text
            table.play(seat, helpers[seat].choose(table.seen(seat)))
    raise AssertionError("no such table")


def winner(table: Table, seat: int) -> str:
    """A pick after which some place ends the game; only where another pick does not."""
    good = []
    for text in table.offers(seat):
        copy = asterism.replay(table.log)
        copy.play(seat, text)
        ends = [place for place in copy.offers(seat) if {"what": "ended", "tokens": 1} in copy.preview(seat, place)]
        good += [text] if ends and len(ends) < len(copy.offers(seat)) else []
    return good[0] if len(good) == 1 and len(table.offers(seat)) == 3 else ""


def test_greedy_looks_to_the_end_of_its_turn_not_only_at_the_next_decision() -> None:
    table, winning = one_token_short()
    seat = table.to_act[0]
    values = Greedy().weights(table.seen(seat))
    assert table.offers(seat)[int(values.argmax())] == winning
    assert values.max() == pytest.approx(1.0)


def test_in_sealed_bids_search_does_not_know_what_the_others_bid() -> None:
    """The seat that decides last in the same round chooses as if the others were still deciding."""
    table = opening("sealed", 3, seed=2)
    first = Search(seed=9, sims=300).choose(table.seen(2))
    for seat, text in ((0, table.offers(0)[0]), (1, table.offers(1)[-1])):
        table.play(seat, text)
    one = Search(seed=9, sims=300).choose(table.seen(2))
    table.undo(0)
    table.play(0, table.offers(0)[-1])
    assert Search(seed=9, sims=300).choose(table.seen(2)) == one
    assert first in table.offers(2)


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("greedy", "random"), ("medium", "easy"), ("search:sims=60", "greedy")]
)
def test_a_better_bot_wins_most_of_a_few_games(stronger: str, weaker: str) -> None:
    won = 0
    for seed in range(6):
        won += finished("novaluna", [stronger, weaker], seed).winners == [0]
        won += finished("novaluna", [weaker, stronger], seed).winners == [1]
    assert won >= 8


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("call", ["random", "greedy", "search:sims=50"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_bot_says_why_in_one_sentence(call: str, seats: int, lang: str) -> None:
    table = opening(seats=seats)
    seat = table.to_act[0]
    thinker = bot(call)
    thinker.choose(table.seen(seat))
    sentence = Texts(lang, "novaluna").say(thinker.explain(table.seen(seat)))
    assert sentence.rstrip('“”"').endswith(".")
    assert "{" not in sentence


def test_search_names_the_best_alternative_and_both_chances() -> None:
    table = opening()
    seat = table.to_act[0]
    search = Search(sims=200)
    search.choose(table.seen(seat))
    phrase = search.explain(table.seen(seat))
    assert phrase["say"] == "bot-because"
    assert phrase["other"]["say"] == "pick"
    assert 0 <= phrase["other_worth"] <= 100
    assert phrase["looked"] == 200


def test_easy_overlooks_offers_but_never_plays_nonsense() -> None:
    """Of what it notices, easy takes the best."""
    table = second_turn()
    seen = table.seen(table.to_act[0])
    values = list(Greedy(0).weights(seen))
    chosen = {bot("easy", seed).choose(seen) for seed in range(40)}
    ranks = sorted(sorted(values, reverse=True).index(values[seen.offers.index(text)]) for text in chosen)
    assert ranks[0] == 0
    assert len(chosen) > 1


def test_a_turn_of_many_dice_is_played_out_before_positions_are_compared() -> None:
    seen = asterism.table("galaxies", 2, seed=3).seen(0)
    assert len(seen.actions) > 1
    ahead = Ahead(seen, 1, None, 0.0)
    for action in seen.actions:
        states = ahead.states.copy()
        states[WORLD] = states[ROOT]
        fill(states, WORLD, 0, quick(7))
        act(states, WORLD, 0, action, quick(7), NO_TALE)
        finish_turn(states, 0, quick(7), NO_TALE, ahead.pad)
        assert states[WORLD].turn == 1
        assert states[ROOT].turn == 0


def test_trials_of_another_worth_are_counted_as_such() -> None:
    for slug, share in (("clusters", 5), ("galaxies", 0.1), ("nightsky", 1)):
        search, table = Search(sims=400), asterism.table(slug, 2, seed=5)
        while len(table.offers(table.to_act[0])) < 2:
            table.play(table.to_act[0], table.offers(table.to_act[0])[0])
        search.choose(table.seen(table.to_act[0]))
        assert 0.7 * 400 * share <= search.done <= 400 * share + 64, slug


@pytest.mark.parametrize(
    "call",
    [
        "nobody",
        "search:speed=3",
        "search:sims=0",
        "search:threads=0",
        "search:ms",
        "search:ms=-3",
        "greedy:overlook=much",
    ],
)
def test_an_unknown_bot_or_setting_is_refused(call: str) -> None:
    with pytest.raises(ValueError, match="bot"):
        bot(call)


def test_levels_come_first_among_the_names() -> None:
    assert names()[:4] == ["easy", "medium", "hard", "expert"]
