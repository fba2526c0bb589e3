"""Nebula: cards, scores and progress agree with a slow count by the book, on galaxies grown by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from asterism.games.nebula.cards import advanced_count, personal_lacks, public_lacks
from asterism.games.nebula.progress import Sight, advanced_spaces, of_personal, of_public

from .nebula import COLOURS, IDS, LINKS, galaxy
from .slow import cards, counted, fulfilled

PERSONAL, PUBLIC, ADVANCED = (list(cards(deck).values()) for deck in ("personal", "public", "advanced"))


def grown(luck: random.Random) -> dict[str, str]:
    """A legal galaxy, few colours or many, almost full or small."""
    stars: dict[str, str] = {}
    palette = luck.sample(COLOURS, luck.randint(3, 6))
    for space in ["A0", *luck.sample(IDS, luck.choice([6, 12, 18, 24]))]:
        fitting = [colour for colour in palette if all(stars.get(near) != colour for near in LINKS[space])]
        if fitting:
            stars[space] = luck.choice(fitting)
    return stars


def galaxies(seed: int) -> Iterator[dict[str, str]]:
    luck = random.Random(seed)
    return (grown(luck) for _ in range(60))


@pytest.mark.parametrize("seed", range(4))
def test_personal_tasks_as_by_the_book(seed: int) -> None:
    for number, stars in enumerate(galaxies(seed)):
        holes, rivals, g = number % 3, number % 4, galaxy(stars, number % 3)
        for index, card in enumerate(PERSONAL):
            met = fulfilled(card, stars, holes, rivals)
            assert (personal_lacks(g, index, rivals) == 0) == met, card
            assert of_personal(Sight(g), index, rivals)["met"] == met


@pytest.mark.parametrize("seed", range(4))
def test_public_tasks_as_by_the_book(seed: int) -> None:
    for stars in galaxies(seed):
        g = galaxy(stars)
        for index, card in enumerate(PUBLIC):
            met = fulfilled(card, stars)
            assert (public_lacks(g, index) == 0) == met, card
            progress = of_public(Sight(g), index)
            assert progress["met"] == met
            assert (progress["have"] == progress["need"]) == met
            assert 0 <= progress["have"] <= progress["need"]


@pytest.mark.parametrize("seed", range(4))
def test_advanced_cards_as_by_the_book(seed: int) -> None:
    for number, stars in enumerate(galaxies(seed)):
        g, tasks = galaxy(stars), number % 5
        for index, card in enumerate(ADVANCED):
            count = counted(card, stars, tasks)
            assert advanced_count(g, index, tasks) == count, card
            assert shown(card["family"], advanced_spaces(Sight(g), index)) in (count, None)


def shown(family: str, spaces: list[int]) -> int | None:
    """How many the spaces shown stand for; None where they are not counted one by one."""
    if family in ("public_task_done", "orbit_with_colour"):
        return None
    return len(spaces) // 2 if family == "linked_pair" else len(spaces)


def test_luck_finds_most_cards_met_and_missed() -> None:
    found = {
        card["code"]: {fulfilled(card, stars) for seed in range(4) for stars in galaxies(seed)}
        for card in [*PERSONAL, *PUBLIC]
        if card["family"] != "most_black_holes"
    }
    assert sum(len(outcomes) == 2 for outcomes in found.values()) > 25
