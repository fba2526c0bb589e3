"""What every game gets for free: found by being there, and tried with all its seats and options."""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from typing import Any

import pytest

import asterism
from asterism import Table
from asterism.core import chance
from asterism.core.game import game, slugs
from support.conformance import (
    FULLEST,
    LONG,
    PLAIN,
    TRIED,
    Case,
    any_act,
    audience,
    components,
    everything,
    finished,
    game_of,
    goes_on,
    inside,
    parts,
    plies,
    reveals,
    spread,
    stories,
)

A_WHILE, HESITATIONS = 400, 150
every_case = pytest.mark.parametrize("case", TRIED, ids=str)
every_count = pytest.mark.parametrize("case", PLAIN, ids=str)
every_game = pytest.mark.parametrize("slug", slugs())


def test_the_games_are_found_by_being_there() -> None:
    assert {"novaluna", "sealed"} <= set(slugs())


# Offers


@every_case
def test_who_must_decide_can_and_nobody_else(case: Case) -> None:
    for table in plies(case.table()):
        assert table.over == (table.to_act == [])
        for seat in range(case.seats):
            assert bool(table.offers(seat)) == (seat in table.to_act)


@every_case
def test_offers_ascend_by_number_without_repeats(case: Case) -> None:
    numbers = game(case.slug).verb.numbers
    for table in plies(case.table()):
        for seat in table.to_act:
            offers = [numbers[text] for text in table.offers(seat)]
            assert offers == sorted(set(offers))
            assert table.seen(seat).actions == tuple(offers)


@every_case
def test_acts_of_the_house_are_for_the_house_alone(case: Case) -> None:
    house = {term.name for term in game(case.slug).verb if term.house}
    for table in plies(case.table()):
        assert {text.split()[0] for text in table.offers("house")} <= house
        for seat in table.to_act:
            assert not house & {text.split()[0] for text in table.offers(seat)}


def test_the_house_acts_in_sealed() -> None:
    table = Case("sealed", 3).table()
    assert table.offers("house") == ["late"]
    table.play("house", "late")
    assert table.moves == [["house", "late"]]
    assert finished(Case("sealed", 3)).offers("house") == []


@every_case
def test_there_is_a_reason_for_all_that_is_not_offered(case: Case) -> None:
    texts, luck = game(case.slug).verb.texts, random.Random(1)
    for table in spread(game_of(case), 10):
        for seat in range(case.seats):
            for text in [*luck.sample(texts, min(30, len(texts))), *table.offers(seat)]:
                assert bool(table.why(seat, text)) == (text not in table.offers(seat))


@every_case
def test_what_is_told_lies_in_the_declared_ranges(case: Case) -> None:
    spans = {term.name: term.spans for term in game(case.slug).event}
    for table in plies(case.table()):
        for entry in (entry for story in stories(table) for entry in story):
            details = {key: value for key, value in entry.items() if key != "what"}
            assert details.keys() == spans[entry["what"]].keys()
            assert all(value in spans[entry["what"]][key] for key, value in details.items()), entry


@every_case
def test_who_looks_at_a_table_leaves_it_as_it_is(case: Case) -> None:
    for table in spread(game_of(case), 5):
        before = table.state.tobytes()
        for seat in audience(table):
            table.game.view.panels(table.view(seat))
        assert table.state.tobytes() == before


@every_case
def test_all_that_is_shown_and_told_can_be_put_in_words(case: Case) -> None:
    words, verb = game(case.slug).view, game(case.slug).verb
    for table in spread(game_of(case), 5):
        for seat in audience(table):
            view = json.loads(json.dumps(table.view(seat)))
            phrases = [words.told(view, entry) for entry in table.story(seat)]
            if seat is not None:
                phrases += [words.offer(view, verb.forms[verb.numbers[text]]) for text in table.offers(seat)]
            assert all("say" in phrase for phrase in phrases)
            assert all({"kind", "title"} <= panel.keys() for panel in words.panels(view))
            json.dumps([phrases, words.panels(view)])


# The end


@every_case
def test_winners_are_named_at_the_end_and_only_there(case: Case) -> None:
    for table in plies(case.table()):
        if not table.over:
            assert table.winners == []
    assert set(table.winners) <= set(range(case.seats))
    best = [seat for seat in range(case.seats) if table.utilities[seat] == max(table.utilities)]
    assert table.winners in ([], best)


# Positions


@every_case
def test_a_position_out_and_in_again_plays_on_identically(case: Case) -> None:
    log = game_of(case)
    for number, table in enumerate(spread(log, 6)):
        twin, end = asterism.position(case.slug, json.loads(json.dumps(table.position()))), asterism.replay(table.log)
        assert everything_but_the_log(twin) == everything_but_the_log(table), number
        rest = log["moves"][len(table.moves) :][:LONG]
        for move in rest:
            assert twin.play(*move) == end.play(*move)
            assert stories(twin) == stories(end)
        assert everything_but_the_log(twin) == everything_but_the_log(end)
        assert twin.position() == end.position()
        assert twin.moves == rest


def everything_but_the_log(table: Table) -> list[Any]:
    return [part for part in everything(table) if part != table.log]


@every_count
def test_the_log_of_a_table_that_began_with_a_position_replays(case: Case) -> None:
    *_, middle, _ = spread(game_of(case), 4)
    *_, table = plies(asterism.position(case.slug, middle.position()))
    again = asterism.replay(json.loads(json.dumps(table.log)))
    assert everything(again) == everything(table)


@every_count
def test_a_table_keeps_nothing_of_the_json_it_was_made_from(case: Case) -> None:
    position = case.table().position()
    table = asterism.position(case.slug, position)
    before = json.dumps(table.log)
    position["state"].clear()
    table.log["start"]["state"].clear()
    table.position()["state"].clear()
    assert json.dumps(table.log) == before


# Undo


@every_count
def test_undo_gives_back_everything_as_it_was(case: Case) -> None:
    luck = random.Random(2)
    for table in parts(case):
        while goes_on(table):
            before, (seat, text) = inside(table), any_act(table, luck)
            told = table.play(seat, text)
            if seat != "house" and table.can_undo(int(seat)):
                table.undo(int(seat))
                assert inside(table) == before
                assert stories(table) == [[] for _ in audience(table)]
                assert table.play(seat, text) == told


@every_count
def test_undo_goes_back_step_by_step(case: Case) -> None:
    luck = random.Random(3)
    assert max(longest_undone(table, luck) for table in parts(case))


def longest_undone(table: Table, luck: random.Random) -> int:
    """How many decisions in a row were taken back, each one giving back what was."""
    longest = 0
    while goes_on(table):
        past: list[list[Any]] = []
        seat, wanted = table.to_act[0], luck.randint(1, 6)
        while len(past) < wanted and (table.to_act == [seat] or (seat in table.to_act and not past)):
            before, count = inside(table), reveals(table)
            table.play(seat, luck.choice(table.offers(seat)))
            past = [] if reveals(table) > count or table.over else [*past, before]
        longest = max(longest, len(past))
        end = table.log
        for before in reversed(past):
            table.undo(seat)
            assert inside(table) == before
        table = asterism.replay(end)
    assert not table.over or not any(table.can_undo(seat) for seat in range(table.seats))
    return longest


@every_count
def test_undo_stops_at_luck_and_at_a_secret_shown(case: Case) -> None:
    luck, stops = random.Random(4), 0
    for table in parts(case):
        while goes_on(table):
            count, (seat, text) = reveals(table), any_act(table, luck)
            table.play(seat, text)
            if reveals(table) > count:
                stops += 1
                before = inside(table)
                for one in range(case.seats):
                    assert not table.can_undo(one)
                    with pytest.raises(ValueError, match="nothing to take back"):
                        table.undo(one)
                assert inside(table) == before
    assert stops or case.slug != "sealed"


@every_count
def test_undo_stops_at_the_decision_of_a_seat_whose_turn_came_later(case: Case) -> None:
    luck, stops = random.Random(5), 0
    for table in parts(case):
        while goes_on(table):
            deciders, (seat, text) = table.to_act, any_act(table, luck)
            table.play(seat, text)
            later = [one for one in table.to_act if one not in deciders]
            if seat != "house" and later and table.can_undo(int(seat)):
                count = reveals(table)
                table.play(later[0], table.offers(later[0])[0])
                stops += 1
                assert not table.can_undo(int(seat))
                if reveals(table) == count:
                    with pytest.raises(ValueError, match="another seat has decided since"):
                        table.undo(int(seat))
    assert stops or case.seats == 1 or case.slug == "sealed"


@every_count
def test_who_has_decided_nothing_has_nothing_to_take_back(case: Case) -> None:
    table = case.table()
    for seat in range(case.seats):
        with pytest.raises(ValueError, match=f"seat {seat} has nothing to take back: it has decided nothing yet"):
            table.undo(seat)


@every_count
def test_decisions_made_side_by_side_are_taken_back_one_by_one(case: Case) -> None:
    luck, pairs = random.Random(6), 0
    for table in parts(case):
        while goes_on(table):
            if len(table.to_act) > 2:
                pairs += taken_back_beside_another(table, luck)
            table.play(*any_act(table, luck))
    assert pairs or case.slug != "sealed"


def taken_back_beside_another(table: Table, luck: random.Random) -> int:
    """Two seats decide, the first takes back: the other's decision stays."""
    count, (one, other) = reveals(table), luck.sample(table.to_act, 2)
    first, second = luck.choice(table.offers(one)), luck.choice(table.offers(other))
    alone = asterism.replay(table.log)
    alone.play(other, second)
    table.play(one, first)
    table.play(other, second)
    if reveals(table) > count:
        return 0
    table.undo(one)
    assert everything(table) == everything(alone)
    table.play(one, first)
    table.undo(other)
    assert table.moves[-1] == [one, first]
    assert other in table.to_act
    assert everything(table) == everything(asterism.replay(table.log))
    return 1


# Components


@every_case
def test_components_are_conserved(case: Case) -> None:
    counts = [components(table.position()) for table in spread(game_of(case), 40)]
    assert counts[0]
    assert all(count == counts[0] for count in counts)


@every_count
def test_the_count_of_components_sees_a_lost_one(case: Case) -> None:
    position = case.table().position()
    whole = components(position)
    assert isinstance(whole, Counter)
    max(lists(position["state"]), key=len).pop()
    assert components(position) != whole


def lists(data: Any) -> list[list[Any]]:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [found for part in inner for found in lists(part)] + ([data] if isinstance(data, list) else [])


# Preview


@every_count
def test_a_preview_tells_what_then_happens_and_changes_nothing(case: Case) -> None:
    luck, complete = random.Random(7), 0
    for table in parts(case):
        while goes_on(table):
            seat, text = luck.choice(table.to_act), ""
            before, count = inside(table), reveals(table)
            for text in luck.sample(table.offers(seat), min(3, len(table.offers(seat)))):
                foreseen = table.preview(seat, text)
            assert inside(table) == before
            told = table.play(seat, text)
            assert told[: len(foreseen)] == foreseen
            if reveals(table) == count:
                assert foreseen == told
                complete += 1
    assert complete


@every_count
def test_a_preview_leaves_what_is_to_come_as_it_is(case: Case) -> None:
    asked, plain = case.table(), case.table()
    luck = random.Random(8)
    while not plain.over:
        seat, text = any_act(plain, luck)
        if seat != "house":
            asked.preview(int(seat), text)
        assert asked.play(seat, text) == plain.play(seat, text)
    assert everything(asked) == everything(plain)


# Seeds


@every_case
def test_the_same_seed_gives_the_same_opening(case: Case) -> None:
    assert everything(case.table("alpha")) == everything(case.table("alpha"))


@every_case
def test_other_seeds_give_other_games(case: Case) -> None:
    assert len({simply_played(case.table(seed)).state.tobytes() for seed in range(20)}) > 15


def simply_played(table: Table) -> Table:
    """A table at its end, or after a while, the first offer always taken: not every game must end so."""
    for _ in range(A_WHILE):
        if not table.over:
            table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    return table


@every_count
def test_a_table_without_a_seed_gets_one_nobody_can_guess(case: Case) -> None:
    one, other = (asterism.table(case.slug, case.seats) for _ in range(2))
    assert len(one.seed) == 64
    assert one.seed != other.seed


@every_case
def test_the_seed_is_shown_by_its_hash_first_and_itself_at_the_end(case: Case) -> None:
    seed = chance.fresh_seed()
    *_, end = plies(case.table(seed))
    for table in spread(end.log, 5):
        for view in (table.view(seat) for seat in audience(table)):
            assert view["commitment"] == chance.commitment(seed)
            assert (seed in json.dumps(view)) == table.over
    assert table.view(0)["seed"] == seed


@pytest.mark.parametrize("case", FULLEST, ids=str)
def test_undoing_before_a_reveal_changes_nothing_of_what_comes(case: Case) -> None:
    log = game_of(case)
    table, hesitant = case.table(), case.table()
    for number, (seat, text) in enumerate(log["moves"]):
        if seat != "house" and number % (1 + len(log["moves"]) // HESITATIONS) == 0:
            hesitant.play(seat, hesitant.offers(seat)[-1])
            if not hesitant.can_undo(seat):
                hesitant = asterism.replay(table.log)
            else:
                hesitant.undo(seat)
        assert hesitant.play(seat, text) == table.play(seat, text)
    assert everything(hesitant) == everything(table)


# One kind of record, one game


@every_game
def test_a_second_registration_of_the_same_record_is_refused(slug: str) -> None:
    with pytest.raises(TypeError, match="already bound"):
        dataclasses.replace(game(slug), version=99)
    assert game(slug).version != 99
