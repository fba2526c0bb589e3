"""Chapters 1 and 10: the pieces."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

import asterism
from asterism.games.clusters.pieces import CARDS as CARD_LIST
from asterism.games.clusters.pieces import HELD_FROM, HOLDING, MASK, PLACEMENTS
from asterism.texts import Texts
from games.clusters.sky import CARDS, DATA, RATINGS, Story, at, drawn, names, places, table


@pytest.mark.rule("clusters 1.1")
def test_cells_go_row_by_row_from_the_top_left() -> None:
    assert (at(1, 1), at(1, 8), at(2, 1), at(8, 8)) == (0, 7, 8, 63)
    story = table(step="place", first=1).play(0, f"place cell:{at(1, 1)}")
    assert story[0] == {"what": "placed", "seat": 0, "cell": 0}
    phrase = asterism.table("clusters", 2, 1).game.view.told(table().view(0), story[0])
    assert (phrase["row"], phrase["column"]) == (1, 1)


@pytest.mark.rule("clusters 1.2")
def test_there_are_59_stars_and_one_moon() -> None:
    view = asterism.table("clusters", 2, 1).view(None)
    assert view["stock"] == 59
    assert view["stars"] == []
    assert view["moon"] in range(64)


@pytest.mark.rule("clusters 1.3")
def test_the_numbers_of_the_die_are_joined_in_pairs() -> None:
    couples = {}
    for seed in range(60):
        story: Story = table(cards=("P11", "P06", "P01"), seed=seed).play(0, "roll")
        couples[story[0]["face"]] = story[0]["couple"]
    assert couples == {1: 5, 5: 1, 2: 6, 6: 2, 3: 7, 7: 3, 4: 8, 8: 4}


@pytest.mark.rule("clusters 1.4")
def test_each_colour_has_five_cards_of_each_rating() -> None:
    kinds = Counter((card["colour"], card["rating"]) for card in CARD_LIST)
    assert kinds == {(colour, rating): 5 for colour in ("purple", "yellow", "green") for rating in (1, 2, 3)}


@pytest.mark.rule("clusters 1.5")
def test_cards_have_as_many_stars_as_their_colour_says() -> None:
    stars = Counter((card["colour"], len(drawn(card["id"]))) for card in CARD_LIST)
    assert stars == {("purple", 7): 15, ("yellow", 9): 14, ("yellow", 8): 1, ("green", 7): 14, ("green", 8): 1}


@pytest.mark.rule("clusters 1.6")
def test_green_cards_are_named_after_constellations() -> None:
    say = Texts("en", "clusters").say
    names = {card: say({"say": "card", "card": card}) for card in CARDS}
    assert {"Orion", "Leo", "Lyra", "Taurus"} <= {name for card, name in names.items() if card[0] == "G"}
    assert len(set(names.values())) == 45


def test_every_component_names_its_origin() -> None:
    assert {card["origin"] for card in CARD_LIST} == {"ours"}
    assert [n for n, card in DATA["setup"].items() if card["ratings_origin"] == "printed"] == ["4"]
    assert "the pair 2-6" in DATA["origin"]["printed"]


def test_the_cards_show_what_was_drawn_and_rated() -> None:
    """All games of the arena, the lab and the ratings were played with these shapes."""
    drawings = "\n".join(" ".join((card["id"], *card["rows"])) for card in CARD_LIST)
    assert sha256(drawings.encode()).hexdigest()[:16] == "f748582cd692f077"


def test_no_two_cards_show_the_same_constellation() -> None:
    assert len({frozenset(places(card)) for card in CARDS}) == 45


@pytest.mark.parametrize("card", sorted(CARDS))
def test_the_prepared_masks_are_all_the_places_of_a_card(card: str) -> None:
    number = [one["id"] for one in CARD_LIST].index(card)
    masks = [frozenset(cell for cell in range(64) if mask >> cell & 1) for mask in PLACEMENTS[number]]
    assert set(masks) == places(card)
    assert len(masks) == len(set(masks))


@pytest.mark.parametrize("card", sorted(CARDS))
def test_each_cell_knows_the_masks_that_hold_it(card: str) -> None:
    number = [one["id"] for one in CARD_LIST].index(card)
    for cell in range(64):
        first, last = HELD_FROM[number * 64 + cell], HELD_FROM[number * 64 + cell + 1]
        held = {int(MASK[k]) for k in HOLDING[first:last]}
        assert held == {mask for mask in PLACEMENTS[number] if mask >> cell & 1}


@pytest.mark.rule("clusters 10.1")
def test_a_card_may_contain_anothers_and_then_its_holder_wins_only_with_the_other() -> None:
    inside = [
        (one, other)
        for one in CARDS
        for other in CARDS
        if one != other and any(p < q for p in places(one) for q in places(other))
    ]
    assert len(inside) == 27
    assert ("P04", "Y11") in inside
    sky = """
        . . . . . . . .
        . * * * . . . .
        . * * * . . . .
        . * . * . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . M
        . . . . . . . .
    """
    both = table(sky, ("Y11", "P04"), step="place", first=5)
    story = both.play(0, f"place cell:{at(4, 3)}")
    assert names(story) == ["placed", "stood", "stood"]
    assert both.winners == [0, 1]


def test_the_ratings_of_the_tests_are_those_of_the_setup_cards() -> None:
    assert {int(n): tuple(card["ratings"]) for n, card in DATA["setup"].items()} == RATINGS
