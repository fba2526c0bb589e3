"""Nothing a seat gets depends on what is hidden from it, whatever that may be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import asterism
from asterism import Table
from asterism.core import chance
from asterism.core.actions import SPECTATOR
from asterism.core.game import NOW, SEEN, fill, game, hide
from asterism.core.records import HIDDEN, as_ints
from asterism.envs import actions
from asterism.envs.observations import observation
from asterism.server.encoding import encode
from support.conformance import EMPTIEST, FULLEST, PLAIN, Case, audience, game_of, reveals, spread

WORLDS = 4
ASKED, ASKED_AFTER = 40, 10  # actions that a seat asks about, at rest and after each of very many acts
HOLES = [HIDDEN, int(np.full(2, HIDDEN, np.int32).view(np.uint64)[0])]
Act = tuple[int | str, str]

# Alone, two against each other, and the fullest table: with any other number nobody is told in another way.
SEATED = sorted({*EMPTIEST, *FULLEST, *(case for case in PLAIN if case.seats == 2)}, key=str)
every_count = pytest.mark.parametrize("case", SEATED, ids=str)


def hidden(table: Table, seat: int | None) -> Any:
    """The record as a seat may see it."""
    states = np.concatenate([table.state, table.state])
    hide(states, as_ints(states), table.game.holes[watcher(seat)])
    return states[SEEN : SEEN + 1].copy()


def watcher(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def imagined(table: Table, seat: int | None, seed: int) -> Any:
    """The record with its holes filled by some luck."""
    states = hidden(table, seat)
    fill(states, NOW, watcher(seat), chance.quick(seed))
    return states


def around(table: Table, states: Any) -> Table:
    """A table with this state in place of its own, at which nobody has decided anything yet."""
    world = table.looked_at(states.tobytes())
    world._set_undo_barrier()
    return world


def worlds(table: Table, seat: int | None) -> list[Table]:
    """The table as it is, and as it might be for all that a seat knows."""
    return [around(table, table.state), *(around(table, imagined(table, seat, seed)) for seed in range(WORLDS))]


def has_secrets(case: Case) -> bool:
    return any(len(holes) for holes in game(case.slug).holes.values())


def moments(case: Case) -> Iterator[Table]:
    """Many plies where there are secrets, few where there are none; a full table has many eyes in one game."""
    if has_secrets(case):
        for seed in range(3 if case.seats <= 3 else 1):
            yield from spread(game_of(case, seed), 13)
    else:
        yield from spread(game_of(case), 5)


def watched(case: Case) -> Iterator[tuple[Table, int | None]]:
    return ((table, seat) for table in moments(case) for seat in audience(table))


# The test game keeps these tests honest


def test_sealed_hides_something_from_everybody() -> None:
    holes = game("sealed").holes
    assert all(len(holes[seat]) for seat in (0, 1, 2, SPECTATOR))
    assert len(holes[SPECTATOR]) > len(holes[0])
    assert len({holes[seat].tobytes() for seat in range(3)}) == 3


@pytest.mark.parametrize("case", FULLEST, ids=str)
def test_what_is_imagined_varies_where_something_is_hidden(case: Case) -> None:
    if not has_secrets(case):
        assert not any(len(holes) for holes in game(case.slug).holes.values())
        return
    for seat in audience(case.table()):
        assert max(len({imagined(table, seat, seed).tobytes() for seed in range(10)}) for table in moments(case)) > 5


# Holes


@every_count
def test_the_hidden_record_has_holes_and_nothing_else_is_changed(case: Case) -> None:
    for table, seat in watched(case):
        before, after = as_ints(table.state)[0], as_ints(hidden(table, seat))[0]
        holes = table.game.holes[watcher(seat)]
        assert (after[holes] == HIDDEN).all()
        assert (np.delete(before, holes) == np.delete(after, holes)).all()


@every_count
def test_bots_get_the_hidden_record(case: Case) -> None:
    for table in moments(case):
        for seat in range(case.seats):
            assert table.seen(seat).states.tobytes() == hidden(table, seat).tobytes()


@every_count
def test_what_is_imagined_is_a_position_and_looks_the_same_when_hidden_again(case: Case) -> None:
    for table, seat in watched(case):
        for seed in range(WORLDS):
            states = imagined(table, seat, seed)
            state = table.game.position.write(states[0])
            again = asterism.position(case.slug, {**table.position(), "state": state})
            assert again.state.tobytes() == states.tobytes()
            assert hidden(again, seat).tobytes() == hidden(table, seat).tobytes()


@every_count
def test_what_is_imagined_has_no_holes_left(case: Case) -> None:
    for table, seat in watched(case):
        holes = table.game.holes[watcher(seat)]
        assert not (as_ints(imagined(table, seat, 1))[0][holes] == HIDDEN).any()


# All bytes that a seat gets


@every_count
def test_what_a_seat_gets_does_not_depend_on_what_is_hidden(case: Case) -> None:
    for table, seat in watched(case):
        assert len({encode(shown(world, seat)) for world in worlds(table, seat)}) == 1


def shown(table: Table, seat: int | None, asking: int = ASKED) -> list[Any]:
    """Everything a seat can ask for without acting."""
    public = [table.view(seat), table.over, table.scores, table.winners]
    return public if seat is None else [*public, *asked(table, seat, asking)]


def asked(table: Table, seat: int, asking: int) -> list[Any]:
    offers, texts = table.offers(seat), table.game.verb.texts
    some = random.Random(len(offers)).sample(texts, min(asking, len(texts)))
    return [
        offers,
        [table.why(seat, text) for text in some],
        [table.preview(seat, text) for text in offers[: 2 + asking // 10]],
        observation(table.seen(seat)).tolist(),
        actions(table.game.slug).numbers(table.seen(seat)),
    ]


@every_count
def test_no_view_shows_a_hole(case: Case) -> None:
    for table, seat in watched(case):
        assert not any(str(hole).encode() in encode(table.view(seat)) for hole in HOLES)


@every_count
@pytest.mark.parametrize("name", ["random", "greedy", "search:sims=8"])
def test_a_bot_chooses_the_same_whatever_is_hidden(case: Case, name: str) -> None:
    step, most = (3, 3) if name.startswith("search") else (1, WORLDS + 1)  # a search takes long
    for table in islice(moments(case), 0, None, step):
        for seat in table.to_act:
            chosen = {asterism.bot(name, 5).choose(world.seen(seat)) for world in worlds(table, seat)[:most]}
            assert len(chosen) == 1


# Acts that lay nothing open


@every_count
def test_an_act_that_lays_nothing_open_looks_the_same_whatever_is_hidden(case: Case) -> None:
    compared = 0
    for table, watching in watched(case):
        for act in acts_of(table):
            seen = [what for world in worlds(table, watching) if (what := quiet(world, act, watching)) is not None]
            assert len(set(seen)) <= 1, act
            compared += len(seen) > 1
    assert compared


def acts_of(table: Table) -> list[Act]:
    """One or two acts of every seat."""
    return [(seat, text) for seat in table.to_act for text in table.offers(seat)[:2]]


def quiet(table: Table, act: Act, watching: int | None) -> bytes | None:
    """What an act shows to who is watching, if it can be done and lays nothing open."""
    seat, text = act
    if text not in table.offers(seat):
        return None
    count = reveals(table)
    table.play(seat, text)
    return encode([table.story(watching), shown(table, watching, ASKED_AFTER)]) if reveals(table) == count else None


@pytest.mark.parametrize("case", [case for case in SEATED if has_secrets(case)], ids=str)
def test_from_acts_that_lay_nothing_open_others_learn_nothing_hidden(case: Case) -> None:
    compared = 0
    for table, watching in watched(case):
        for seat in set(table.to_act) - {watching}:
            seen = [all_quiet(world, seat, watching) for world in worlds(table, watching)]
            noticed = [one for one in seen if one]
            assert all(one == noticed[0] for one in noticed), seat
            compared += any(one is not None for one in seen)
    assert compared


def all_quiet(table: Table, seat: int, watching: int | None) -> set[bytes] | None:
    """All that who is watching may notice when a seat acts and lays nothing open; None where it can't do so."""
    before = encode([[], shown(table, watching, ASKED_AFTER)])
    worlds = ((around(table, table.state), (seat, text)) for text in some_of_each_verb(table.offers(seat)))
    seen = {what for world, act in worlds if (what := quiet(world, act, watching)) is not None}
    return seen - {before} if seen else None


def some_of_each_verb(offers: list[str]) -> list[str]:
    verbs = sorted({text.split()[0] for text in offers})
    return [text for verb in verbs for text in [one for one in offers if one.split()[0] == verb][:4]]


def test_in_sealed_others_learn_that_a_bid_was_made_and_not_which() -> None:
    told = []
    for text in Case("sealed", 3).table().offers(0):
        table = Case("sealed", 3).table()
        table.play(0, text)
        told.append([table.story(1), table.story(None), table.view(1), table.view(None)])
        assert table.story(0)[0]["what"] == "bid"
    assert told[0][0] == [{"what": "sealed", "seat": 0}]
    assert all(one == told[0] for one in told)
