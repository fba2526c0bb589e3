"""Night Sky Explorer: positions out and in, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import asterism

from .nights import AT, CARD, Json, drawing, nothing, position, sketch, table

CRUX, CASSIOPEIA, LEPUS, MONOCEROS = (CARD[name] for name in ("Crux", "Cassiopeia", "Lepus", "Monoceros"))
CEPHEUS = CARD["Cepheus"]
Change = Callable[[Json], object]


def test_a_position_says_what_it_was_made_from() -> None:
    given = position(
        "draw",
        {"drawings": [drawing(CRUX, 0, -1, 2)], "card": LEPUS, "sketch": sketch(0, -3, -1, [AT[-2, 1]])},
        {"drawings": [nothing(CASSIOPEIA)], "card": 13, "done": 1},
    )
    again = asterism.position("nightsky", json.loads(json.dumps(given))).position()
    assert again == given


def test_who_is_first_follows_from_the_drawings() -> None:
    game = table("name", {"drawings": [nothing(1)]}, {"drawings": [nothing(2)]})
    assert game.view(None)["first"] == 1


def refused(given: Json, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        asterism.position("nightsky", given)


def drawing_two() -> Json:
    return position(
        "draw", {"drawings": [drawing(CRUX, 0, -1, 2)], "card": LEPUS}, {"drawings": [nothing(1)], "card": 13}
    )


def players(given: Json) -> list[Json]:
    found: list[Json] = given["state"]["players"]
    return found


BROKEN: list[tuple[Change, str]] = [
    (lambda g: g["state"].update(step="dream"), "position step is 'dream'"),
    (lambda g: g["state"]["bag"].pop(), "does not hold each of the 41 cards once"),
    (lambda g: g["state"]["bag"].append(g["state"]["bag"][0]), "in the bag twice"),
    (lambda g: g["state"]["bag"].append(LEPUS), "is there twice"),
    (lambda g: players(g)[1].update(start=1), "the same start card"),
    (lambda g: players(g)[1].update(side=None), "player 1's side is shown"),
    (lambda g: players(g)[1].update(drawings=[]), "different numbers of drawings"),
    (lambda g: g["state"].update(step="sides"), "sides|side is shown"),
    (lambda g: g["state"].update(step="over"), "1 drawings do not fit the step over"),
    (lambda g: g["state"].update(step="name"), "lies open if and only if"),
    (lambda g: players(g)[0].update(card=None), "lies open if and only if"),
    (lambda g: players(g)[0].update(card=7), "different sizes"),
    (lambda g: players(g)[0].update(choice=1), "player 0 has a choice if and only if"),
    (lambda g: players(g)[0].pop("sketch"), "player 0 has no sketch"),
    (lambda g: players(g)[0].pop("done"), "player 0 has no done"),
    (lambda g: [player.update(done=1) for player in players(g)], "all players are done"),
    (lambda g: players(g)[0].update(sketch=sketch(0, -3, -1, [AT[0, 3]])), "does not cover"),
    (lambda g: players(g)[0].update(sketch=sketch(0, -3, -1, [])), "keeps no star"),
    (lambda g: players(g)[0].update(sketch=sketch(0, -3, 1, [AT[-2, 4], AT[-2, 2]])), "do not hang together"),
    (lambda g: players(g)[0].update(sketch=sketch(4, -3, 1, [AT[-2, 4]])), "turn is 4"),
    (lambda g: players(g)[0].update(sketch=sketch(0, -11, 1, [AT[-2, 4]])), "x is -11"),
    (lambda g: players(g)[0]["drawings"][0].update(stars=[1, 2, 3]), "no part of its card"),
    (lambda g: players(g)[0]["drawings"][0].update(lines=[]), "no part of its card"),
    (lambda g: players(g)[0]["drawings"][0].update(stars=[]), "lines without stars"),
    (lambda g: players(g)[0]["drawings"][0].update(stars=[10, 10]), "a star twice"),
    (lambda g: players(g)[0]["drawings"][0].update(stars=[AT[0, -4]], lines=[]), "not whole in the window"),
    (lambda g: players(g)[0]["drawings"][0].update(stars=[AT[0, 4], AT[0, 2]], lines=[]), "falls apart"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN, ids=[reason[:30] for _, reason in BROKEN])
def test_a_broken_position_is_refused_with_its_reason(change: Change, reason: str) -> None:
    given = drawing_two()
    asterism.position("nightsky", given)
    change(given)
    refused(given, reason)


def test_a_size_that_is_gone_can_not_be_played_again() -> None:
    refused(position("name", {"drawings": [nothing(1), nothing(2)]}), "more often than anybody has cards of it")


def test_a_drawn_star_can_not_be_drawn_again() -> None:
    twice = [drawing(CRUX, 0, -1, 2), drawing(MONOCEROS, 0, -1, 1)]
    refused(position("draw", {"drawings": twice, "card": LEPUS}), "is taken or not whole")


@pytest.mark.parametrize("older", [0, 1], ids=["rising", "falling"])
def test_a_drawing_across_an_older_line_is_refused(older: int) -> None:
    lines = [sorted([AT[0, 2], AT[1, 3]]), sorted([AT[1, 2], AT[0, 3]])]
    one = {"card": CEPHEUS, "stars": lines[older], "lines": [lines[older]]}
    other = {"card": MONOCEROS, "stars": lines[1 - older], "lines": [lines[1 - older]]}
    table("draw", {"drawings": [one, nothing(MONOCEROS)], "card": LEPUS})
    refused(position("draw", {"drawings": [one, other], "card": LEPUS}), "crosses an older line")


def test_a_sketch_that_is_done_can_be_confirmed() -> None:
    one = {"card": CEPHEUS, "stars": sorted([AT[0, 2], AT[1, 3]]), "lines": [sorted([AT[0, 2], AT[1, 3]])]}
    both: list[dict[str, Any]] = [{"drawings": [one], "card": MONOCEROS}, {"drawings": [nothing(1)], "card": 7}]
    both[0]["sketch"] = sketch(0, 0, 0, [AT[0, 3], AT[1, 2]])
    table("draw", *both)
    both[0]["done"] = 1
    refused(position("draw", *both), "could not be confirmed")


@pytest.mark.parametrize("step", ["name", "sevens"])
def test_alone_nobody_names_a_size_in_odd_rounds(step: str) -> None:
    refused(position(step, {}), "alone nobody names a size in odd rounds")
    table(step, {"drawings": [nothing(1)]})


def test_sevens_are_asked_for_once() -> None:
    refused(position("sevens", {"drawings": [nothing(13)]}), "the sevens were chosen before")


def test_nobody_is_done_while_a_size_is_named() -> None:
    refused(position("name", {"done": 1}, {}), "nothing to decide for all")


def test_a_turn_that_looks_like_another_is_no_sketch() -> None:
    refused(position("draw", {"card": CRUX, "sketch": sketch(1, -1, 2, [AT[0, 3]])}), "looks like a smaller turn")


def test_a_sketch_needs_a_card() -> None:
    refused(position("name", {"drawings": [nothing(1)], "sketch": sketch(0, 0, 0, [AT[0, 3]])}), "nothing to draw")
