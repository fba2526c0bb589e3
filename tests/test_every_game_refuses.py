"""Bad input gets a ValueError that names what is wrong, and changes nothing."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import asterism
from asterism import Table
from asterism.core.game import game, slugs
from asterism.core.options import Option
from support.conformance import (
    EMPTIEST,
    FULLEST,
    LONG,
    PLAIN,
    Case,
    components,
    everything,
    finished,
    game_of,
    plies,
    spread,
)

Path = tuple[Any, ...]

every_count = pytest.mark.parametrize("case", PLAIN, ids=str)
every_game = pytest.mark.parametrize("case", FULLEST, ids=str)
few_and_many = pytest.mark.parametrize("case", sorted({*EMPTIEST, *FULLEST}, key=str), ids=str)
with_options = pytest.mark.parametrize(
    ("slug", "option"),
    [(slug, option) for slug in slugs() for option in game(slug).options],
    ids=lambda part: str(part)[:40],
)

NONSENSE: list[Any] = [None, True, -1, 0, 1, 3, 10**20, 1.5, "", "house", [], [None], [0, 0], {}, {"x": 1}]
NO_TEXTS: list[Any] = [None, 3, 1.5, True, b"pick", ["pick"], {"do": "pick"}, ()]
NO_SEATS: list[Any] = [-1, 29, 30, 31, 10**30, True, False, "0", "", 0.0, [0], (0,), {}]
NO_COUNTS: list[Any] = [0, -1, 10**20, True, "2", None, 2.0]
OPTIONAL = {("seed",), ("reveals",), ("start",)}


def refused(table: Table, names: list[str], act: Callable[..., object], *args: Any) -> None:
    """The act is refused, the reason names these, and the table stays as it was."""
    before = everything(table)
    with pytest.raises(ValueError, match=r".") as error:
        act(*args)
    assert all(name in str(error.value) for name in names), error.value
    assert everything(table) == before


# Acts


@every_count
def test_an_unknown_text_is_refused(case: Case) -> None:
    table = case.table()
    seat = table.to_act[0]
    offer = table.offers(seat)[0]
    for text in ("", "nonsense", offer.upper(), f" {offer}", f"{offer} ", offer.replace("1", "01") + "x", "\ud800"):
        refused(table, [repr(text), "unknown", f"seat {seat}"], table.play, seat, text)
        refused(table, [repr(text), "unknown"], table.preview, seat, text)
        assert table.why(seat, text) == "unknown"


@every_game
def test_what_is_no_text_is_refused(case: Case) -> None:
    table = case.table()
    seat = table.to_act[0]
    for text in NO_TEXTS:
        refused(table, [repr(text)], table.play, seat, text)
        refused(table, [repr(text)], table.preview, seat, text)
        assert table.why(seat, text) == "unknown"


@every_game
def test_a_seat_that_is_not_at_the_table_is_refused(case: Case) -> None:
    table = case.table()
    text = table.offers(table.to_act[0])[0]
    for seat in [None, *NO_SEATS]:
        refused(table, ["seat", repr(seat)], table.play, seat, text)
        for ask in (table.preview, table.why):
            refused(table, [repr(seat)], ask, seat, text)
        for look in (table.undo, table.can_undo, table.offers, table.seen):
            refused(table, [repr(seat)], look, seat)


@every_game
def test_nobody_else_can_look_on(case: Case) -> None:
    table = case.table()
    for seat in ["house", *NO_SEATS]:
        for look in (table.view, table.story, table.seen, table.undo, table.can_undo):
            refused(table, [repr(seat)], look, seat)


@every_count
def test_the_first_seat_beyond_the_table_is_refused(case: Case) -> None:
    table = case.table()
    refused(table, [f"seat {case.seats}", f"table of {case.seats}"], table.offers, case.seats)


@every_count
def test_a_seat_that_is_not_to_act_is_refused(case: Case) -> None:
    for table in spread(game_of(case), 12):
        for seat in set(range(case.seats)) - set(table.to_act) if not table.over else ():
            for text in table.offers(table.to_act[0])[:2]:
                refused(table, [f"seat {seat}", "not-your-turn"], table.play, seat, text)


@every_count
def test_acts_of_the_house_are_refused_to_seats_and_others_to_the_house(case: Case) -> None:
    table, verb = case.table(), game(case.slug).verb
    seat = table.to_act[0]
    for term in verb:
        text = verb.texts[term]
        if term.house:
            refused(table, [f"seat {seat}", text, "house"], table.play, seat, text)
        else:
            refused(table, ["the house can't play", text], table.play, "house", text)


@every_count
def test_a_finished_game_takes_no_more_acts(case: Case) -> None:
    table = finished(case)
    for seat in [*range(case.seats), "house"]:
        for text in {move[1] for move in table.moves[-4:]}:
            refused(table, ["over", text], table.play, seat, text)


# Tables


def test_an_unknown_game_is_refused() -> None:
    for slug in ("", "chess", "core", "../core", "novaluna.rules"):
        with pytest.raises(ValueError, match=r"there is no game .*novaluna"):
            asterism.table(slug, 2)


@every_game
def test_a_wrong_number_of_seats_is_refused(case: Case) -> None:
    low, high = game(case.slug).seats[0], game(case.slug).seats[-1]
    for seats in [low - 1, high + 1, *NO_COUNTS]:
        with pytest.raises(ValueError, match=re.escape(f"{case.slug} is for {low} to {high} players, not {seats!r}")):
            asterism.table(case.slug, seats)


@every_game
def test_an_unknown_option_is_refused(case: Case) -> None:
    with pytest.raises(ValueError, match=f"{case.slug} has no option nonsense"):
        asterism.table(case.slug, case.seats, 1, {"nonsense": 1})


@with_options
def test_an_option_of_the_wrong_kind_or_out_of_range_is_refused(slug: str, option: Option) -> None:
    for value in (value for value in NONSENSE if not fits(option, value)):
        with pytest.raises(ValueError, match=f"option {option.name} must be"):
            asterism.table(slug, game(slug).seats[-1], 1, {option.name: value})


def fits(option: Option, value: Any) -> bool:
    """An option that is None is not chosen at all."""
    if value is None or option.flag:
        return value is None or isinstance(value, bool)
    return type(value) is int and option.low <= value <= option.high


@with_options
def test_an_option_just_out_of_range_is_refused(slug: str, option: Option) -> None:
    for value in () if option.flag else (option.low - 1, option.high + 1):
        with pytest.raises(
            ValueError, match=f"option {option.name} must be {option.low} to {option.high}, not {value}"
        ):
            asterism.table(slug, game(slug).seats[-1], 1, {option.name: value})


@with_options
def test_an_option_is_taken_with_the_numbers_of_players_it_is_for(slug: str, option: Option) -> None:
    its = game(slug)
    value = True if option.flag else option.high
    for seats in its.seats:
        if option.seats is None or seats in option.seats:
            its.settle(seats, {option.name: value})


@pytest.mark.parametrize("seed", [True, 1.5, [], {}, b"x", "\ud800"], ids=repr)
def test_a_seed_that_is_no_number_or_text_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"seed|surrogates"):
        asterism.table("sealed", 3, seed)


# Broken positions and logs


def paths(data: Any, at: Path = ()) -> Iterator[Path]:
    """Every place in a piece of JSON, long lists by their ends only."""
    if at:
        yield at
    if isinstance(data, dict):
        for key in data:
            yield from paths(data[key], (*at, key))
    elif isinstance(data, list):
        for index in sorted({0, len(data) - 1} & set(range(len(data)))):
            yield from paths(data[index], (*at, index))


def within(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Any, path: Path, value: Any) -> Any:
    data = copy.deepcopy(data)
    within(data, path[:-1])[path[-1]] = value
    return data


def without(data: Any, path: Path) -> Any:
    data = copy.deepcopy(data)
    del within(data, path[:-1])[path[-1]]
    return data


def holds(opened: Callable[..., Table], *args: Any) -> bool:
    """Is this a table, which then can be played to its end, or is it refused?"""
    try:
        table = opened(*args)
    except ValueError:
        return False
    return plays_on(Ready(table))


class Ready:
    """A table that counts as the same as any other in the same state."""

    def __init__(self, table: Table) -> None:
        self.table, self.state = table, table.state.tobytes()

    def __hash__(self) -> int:
        return hash(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ready) and other.state == self.state


@cache
def plays_on(ready: Ready) -> bool:
    again = asterism.replay(json.loads(json.dumps(ready.table.log)))
    assert again.state.tobytes() == ready.state
    assert components(ready.table.position()) == components(opening(ready.table).position())
    acts = len(list(islice(plies(ready.table, 3), LONG // 2)))
    assert ready.table.over or acts == LONG // 2
    return True


def opening(table: Table) -> Table:
    return asterism.table(table.game.slug, table.seats, 1, table.options)


def middle(case: Case) -> Table:
    """A table somewhere in a game."""
    _, _, table, *_ = spread(game_of(case), 6)
    return table


@every_count
def test_a_position_with_something_missing_is_refused_by_its_name(case: Case) -> None:
    position = middle(case).position()
    for path in paths(position):
        if path not in OPTIONAL and isinstance(path[-1], str) and path[0] != "options":
            with pytest.raises(ValueError, match=f"no {path[-1]}$"):
                asterism.position(case.slug, without(position, path))


@few_and_many
def test_a_position_with_nonsense_in_it_is_refused_or_can_be_played(case: Case) -> None:
    position = middle(case).position()
    outcomes = [
        holds(asterism.position, case.slug, changed(position, path, value))
        for path in paths(position)
        for value in NONSENSE
    ]
    assert outcomes.count(False) > len(outcomes) / 2


@every_game
@settings(max_examples=100, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_position_changed_in_several_places_is_refused_or_can_be_played(case: Case, data: st.DataObject) -> None:
    position = middle(case).position()
    for _ in range(data.draw(st.integers(1, 3))):
        position = nudged(position, data)
    holds(asterism.position, case.slug, position)


def nudged(position: Any, data: st.DataObject) -> Any:
    """The position with one value replaced by another one of its own, or moved a little."""
    numbers = [path for path in paths(position) if path[0] in ("state", "reveals", "seats")]
    path = data.draw(st.sampled_from(numbers))
    value = within(position, path)
    if type(value) is int:
        return changed(position, path, value + data.draw(st.integers(-2, 2)))
    return changed(position, path, within(position, data.draw(st.sampled_from(numbers))))


@every_count
def test_a_position_of_another_game_is_refused(case: Case) -> None:
    other = next(slug for slug in slugs() if slug != case.slug)
    with pytest.raises(ValueError, match=f"position of {case.slug}, not of {other}"):
        asterism.position(other, case.table().position())


@every_count
def test_a_position_of_other_rules_is_looked_at_and_not_gone_on_with(case: Case) -> None:
    table = asterism.position(case.slug, {**case.table().position(), "rules": 999})
    assert (table.rules, table.current, table.position()["rules"]) == (999, False, 999)
    assert table.view(None)["to_act"] == case.table().view(None)["to_act"]
    stays_as_it_is(table, case.table().offers(table.to_act[0])[0])


def stays_as_it_is(table: Table, text: str) -> None:
    """Nobody is offered anything, and what would be offered is refused for its reason."""
    seat, before = table.to_act[0], table.packed
    assert table.offers(seat) == []
    assert table.why(seat, text) == "other-rules"
    assert not table.can_undo(seat)
    with pytest.raises(ValueError, match="other-rules"):
        table.play(seat, text)
    with pytest.raises(ValueError, match="other rules"):
        table.undo(seat)
    assert table.packed == before


@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_nonsense_is_neither_a_position_nor_a_log(nonsense: Any) -> None:
    with pytest.raises(ValueError, match="position"):
        asterism.position("sealed", nonsense)
    with pytest.raises(ValueError, match="log"):
        asterism.replay(nonsense)


@every_count
def test_a_log_with_something_missing_is_refused_by_its_name(case: Case) -> None:
    for key in ("format", "game", "rules", "seats", "options", "seed", "moves"):
        with pytest.raises(ValueError, match=f"the log has no {key}"):
            asterism.replay(without(game_of(case), (key,)))


@every_game
def test_a_log_with_nonsense_in_it_is_refused_or_can_be_played(case: Case) -> None:
    log = short_log(case)
    for path in paths(log):
        for value in NONSENSE:
            holds(asterism.replay, changed(log, path, value))


def short_log(case: Case) -> dict[str, Any]:
    """A log that begins with a position and goes on for a few acts."""
    table = asterism.position(case.slug, case.table().position())
    for _ in range(3):
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    return table.log


@every_count
def test_a_log_of_other_rules_is_looked_at_and_not_gone_on_with(case: Case) -> None:
    log = {**game_of(case), "rules": game(case.slug).version + 1}
    whole, begun = asterism.replay(log), asterism.replay({**log, "moves": log["moves"][:2]})
    assert whole.over
    assert whole.log == log
    assert (begun.rules, begun.current) == (log["rules"], False)
    stays_as_it_is(begun, asterism.replay({**begun.log, "rules": log["rules"] - 1}).offers(begun.to_act[0])[0])


@every_count
def test_a_log_of_other_rules_is_followed_as_far_as_it_goes_and_kept_whole(case: Case) -> None:
    log = {**game_of(case), "rules": 0}
    log["moves"] = [*log["moves"][:2], [0, "a move of other days"], *log["moves"][2:]]
    table = asterism.replay(log)
    assert table.moves == log["moves"][:2]
    assert table.log == log


@every_count
def test_a_log_of_another_format_is_refused(case: Case) -> None:
    with pytest.raises(ValueError, match="'asterism 0', not 'asterism 1'"):
        asterism.replay({**game_of(case), "format": "asterism 0"})


@every_count
def test_a_log_that_disagrees_with_its_start_is_refused(case: Case) -> None:
    for key, value in (("seed", "other"), ("seats", 99), ("options", {"nonsense": 1})):
        with pytest.raises(ValueError, match=key):
            asterism.replay({**short_log(case), key: value})


@every_count
def test_an_impossible_move_in_a_log_is_named(case: Case) -> None:
    log = game_of(case)
    moves: list[Any] = [[0], [0, "nonsense"], [99, log["moves"][2][1]], "ab", None, 5, [0, None], {}, ["house", ""]]
    for move in moves:
        with pytest.raises(ValueError, match=r"move 3 of the log (can't be played: .|is not a seat and a text)"):
            asterism.replay({**log, "moves": [*log["moves"][:2], move]})


@every_count
def test_a_log_that_goes_on_after_the_end_is_refused(case: Case) -> None:
    log = game_of(case)
    with pytest.raises(ValueError, match=f"move {len(log['moves']) + 1} of the log can't be played: .*over"):
        asterism.replay({**log, "moves": [*log["moves"], log["moves"][-1]]})
