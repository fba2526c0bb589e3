"""One declaration gives every action its number, its text and its JSON."""

from __future__ import annotations

import numpy as np
import pytest

from asterism.core.actions import ALL, ENTRY, NO_TALE, SPECTATOR, Events, Verbs, only, others, overfull, say, tale
from asterism.core.game import HOUSE, game, slugs


def terms() -> Verbs:
    verb = Verbs()
    verb("pass")
    verb("pick", place=3)
    verb("place", x=range(-1, 2), y=2)
    verb("late", house=True)
    return verb


def test_actions_are_numbered_in_the_order_of_declaration_the_last_parameter_fastest() -> None:
    verb = terms()
    assert verb.texts[:4] == ["pass", "pick place:0", "pick place:1", "pick place:2"]
    assert verb.texts[4:] == [*(f"place x:{x} y:{y}" for x in (-1, 0, 1) for y in (0, 1)), "late"]
    assert verb.total == len(verb.texts) == 11


def test_a_word_is_the_number_of_its_first_action() -> None:
    verb = terms()
    assert [int(term) for term in verb] == [0, 1, 4, 10]
    assert [term.size for term in verb] == [1, 3, 6, 1]
    assert [term.house for term in verb] == [False, False, False, True]


@pytest.mark.parametrize("slug", slugs())
def test_text_number_and_json_say_the_same(slug: str) -> None:
    verb = game(slug).verb
    assert [verb.numbers[text] for text in verb.texts] == list(range(verb.total))
    for text, form in zip(verb.texts, verb.forms, strict=True):
        assert text == " ".join([form["verb"], *(f"{key}:{value}" for key, value in form.items() if key != "verb")])


def test_a_word_is_declared_once() -> None:
    verb, event = terms(), Events()
    event("won")
    with pytest.raises(ValueError, match="pick is declared twice"):
        verb("pick")
    with pytest.raises(ValueError, match="won is declared twice"):
        event("won")


def test_an_event_has_no_more_details_than_there_is_room_for() -> None:
    with pytest.raises(ValueError, match="long has more than 6 details"):
        Events()("long", a=1, b=1, c=1, d=1, e=1, f=1, g=1)


def test_each_seat_reads_what_is_meant_for_it() -> None:
    event, told = Events(), tale(4)
    gained, seen = event("gained", seat=3, coins=9), event("seen")
    say(told, gained, only(1), 1, 5)
    say(told, seen, others(1))
    say(told, seen, ALL)
    mine, seen_entry = {"what": "gained", "seat": 1, "coins": 5}, {"what": "seen"}
    assert event.read(told, 1) == [mine, seen_entry]
    assert event.read(told, 0) == event.read(told, 2) == event.read(told, SPECTATOR) == [seen_entry, seen_entry]
    assert only(1) >> HOUSE & 1 == 0


def test_where_no_story_is_kept_nothing_is_told_and_nothing_overflows() -> None:
    say(NO_TALE, Events()("seen"), ALL)
    assert not overfull(NO_TALE)


def test_a_story_that_is_too_long_says_so_and_writes_nowhere_else() -> None:
    event = Events()
    seen = event("seen", number=9)
    memory = np.zeros(1 + 3 * ENTRY, np.int32)
    told = memory[: 1 + 2 * ENTRY]
    for number in range(2):
        say(told, seen, ALL, number)
        assert not overfull(told)
    say(told, seen, ALL, 2)
    assert overfull(told)
    assert not memory[1 + 2 * ENTRY :].any()


def test_acts_of_the_house_come_last() -> None:
    verb = Verbs()
    verb("go", to=3)
    verb("late", house=True)
    assert (verb.own, verb.total) == (3, 4)
    with pytest.raises(ValueError, match="stay is declared after an act of the house: these come last"):
        verb("stay")
