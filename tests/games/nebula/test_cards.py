"""Nebula: every card is met by what it asks, and just missed by one star less or another colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from asterism.games.nebula.cards import advanced_count, personal_lacks, public_lacks

from .nebula import COLOURS, IDS, LINKS, Stars, coloured, galaxy
from .slow import BESIDE, BRIGHT, CONSTELLATIONS, INDIRECT, ORBITS, OUTER, cards

PERSONAL, PUBLIC, ADVANCED = cards("personal"), cards("public"), cards("advanced")
APART = [*BRIGHT, "C1"]  # six spaces without a link between them
ON_EACH_ORBIT = ["C1", "B2", "C3", "D4", "A5"]


def numbers(codes: Iterable[str], first: int, last: int) -> pytest.MarkDecorator:
    """The cards of a family, as parameters."""
    return pytest.mark.parametrize("code", [code for code in codes if first <= int(code[1:]) <= last])


def mets(code: str, stars: Stars, holes: int = 0, rivals: int = 0) -> bool:
    """Does a galaxy meet a personal or public task?"""
    if code in PERSONAL:
        return int(personal_lacks(galaxy(stars, holes), list(PERSONAL).index(code), rivals)) == 0
    return int(public_lacks(galaxy(stars, holes), list(PUBLIC).index(code))) == 0


def counts(code: str, stars: Stars, tasks: int = 0) -> int:
    return int(advanced_count(galaxy(stars), list(ADVANCED).index(code), tasks))


def less(stars: Stars, space: str) -> Stars:
    return {name: colour for name, colour in stars.items() if name != space}


def each_less(stars: Stars) -> Iterator[Stars]:
    """The galaxy without each of its stars in turn."""
    return (less(stars, space) for space in stars)


def alike(spaces: Iterable[str], colour: str) -> dict[str, str]:
    return dict.fromkeys(spaces, colour)


def other(colour: str) -> str:
    return COLOURS[(COLOURS.index(colour) + 1) % len(COLOURS)]


def everything(spaces: Iterable[str], colours: list[str] = COLOURS) -> dict[str, str]:
    return coloured(list(spaces), colours)


# Personal tasks


@pytest.mark.rule("nebula 14.1")
@numbers(PERSONAL, 1, 6)
def test_four_bright_stars_of_a_colour(code: str) -> None:
    colour = PERSONAL[code]["colour"]
    for missing in BRIGHT:
        stars = alike([space for space in BRIGHT if space != missing], colour)
        assert mets(code, stars)
        assert not any(mets(code, fewer) for fewer in each_less(stars))
        assert not mets(code, {**stars, next(iter(stars)): other(colour)})
        assert not mets(code, {**less(stars, next(iter(stars))), "C1": colour})


@pytest.mark.rule("nebula 14.2")
@numbers(PERSONAL, 7, 12)
def test_six_stars_of_a_colour(code: str) -> None:
    stars = alike(APART, PERSONAL[code]["colour"])
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    assert not mets(code, {**stars, "C1": other(PERSONAL[code]["colour"])})


@pytest.mark.rule("nebula 14.3")
@numbers(PERSONAL, 13, 18)
def test_a_colour_on_each_orbit(code: str) -> None:
    stars = alike(ON_EACH_ORBIT, PERSONAL[code]["colour"])
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    assert not mets(code, {**less(stars, "C1"), "A0": PERSONAL[code]["colour"]}), "the centre lies on no orbit"


@pytest.mark.rule("nebula 14.4")
@numbers(PERSONAL, 19, 19)
def test_nobody_has_more_black_holes(code: str) -> None:
    assert mets(code, {}, holes=3, rivals=2)
    assert mets(code, {}, holes=2, rivals=2)
    assert mets(code, {}, holes=0, rivals=0)
    assert not mets(code, {}, holes=1, rivals=2)


@pytest.mark.rule("nebula 14.5")
@numbers(PERSONAL, 20, 20)
def test_at_most_four_empty_spaces(code: str) -> None:
    stars = everything(IDS[:20])
    assert mets(code, stars)
    assert not mets(code, everything(IDS[:19]))


# Public tasks


@pytest.mark.rule("nebula 10.5")
@numbers(PUBLIC, 1, 4)
def test_a_constellation_in_exactly_three_colours(code: str) -> None:
    exactly_three(code, CONSTELLATIONS[PUBLIC[code]["constellation"]])


@pytest.mark.rule("nebula 10.6")
@numbers(PUBLIC, 5, 5)
def test_orbit_3_in_exactly_three_colours(code: str) -> None:
    exactly_three(code, ORBITS[3])


def exactly_three(code: str, spaces: list[str]) -> None:
    stars = everything(spaces, ["red", "white", "blue"])
    stars[spaces[-1]] = stars[spaces[-1]] if len(set(stars.values())) == 3 else "blue"
    assert set(stars.values()) == {"red", "white", "blue"}
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    single = [space for space in spaces if list(stars.values()).count(stars[space]) > 1]
    assert not mets(code, {**stars, single[0]: "yellow"}), "a fourth colour"
    assert not mets(code, alike(spaces[:3], "red") | alike(spaces[3:], "blue")), "two colours"


@pytest.mark.rule("nebula 10.7")
@numbers(PUBLIC, 6, 6)
def test_two_stars_of_every_colour(code: str) -> None:
    stars = {space: COLOURS[i % 6] for i, space in enumerate(IDS[:12])}
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    assert not mets(code, {**stars, IDS[0]: "red", IDS[12]: "red"})


@pytest.mark.rule("nebula 10.8")
@numbers(PUBLIC, 7, 9)
def test_an_orbit_without_a_colour_twice(code: str) -> None:
    spaces = ORBITS[PUBLIC[code]["orbit"]]
    stars = dict(zip(spaces, COLOURS, strict=False))
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    assert not mets(code, {**stars, spaces[2]: stars[spaces[0]]})


@pytest.mark.rule("nebula 10.9")
@numbers(PUBLIC, 10, 10)
@pytest.mark.parametrize("first", [1, 2, 3])
def test_three_neighbouring_orbits(code: str, first: int) -> None:
    stars = everything([space for number in range(first, first + 3) for space in ORBITS[number]])
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))


@pytest.mark.rule("nebula 10.9")
def test_three_orbits_with_a_gap_are_no_neighbours() -> None:
    assert not mets("V10", everything([*ORBITS[1], *ORBITS[2], *ORBITS[4], *ORBITS[5]]))


@pytest.mark.rule("nebula 10.10")
@numbers(PUBLIC, 11, 16)
def test_two_of_a_colour_in_three_constellations(code: str) -> None:
    stars = alike(["A0", "A5", "B2", "B4", "C1", "C3"], PUBLIC[code]["colour"])
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    assert not mets(code, {**less(stars, "C1"), "D4": PUBLIC[code]["colour"]}), "two by two by one by one"


@pytest.mark.rule("nebula 10.11")
@numbers(PUBLIC, 17, 17)
@pytest.mark.parametrize("pair", ["AC", "BD"])
def test_opposite_constellations(code: str, pair: str) -> None:
    two_constellations(code, pair, "AB")


@pytest.mark.rule("nebula 10.12")
@numbers(PUBLIC, 18, 18)
@pytest.mark.parametrize("pair", ["AB", "BC", "CD", "DA"])
def test_neighbouring_constellations(code: str, pair: str) -> None:
    two_constellations(code, pair, "AC")


def two_constellations(code: str, pair: str, wrong: str) -> None:
    stars = everything([space for name in pair for space in CONSTELLATIONS[name]])
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    assert not mets(code, everything([space for name in wrong for space in CONSTELLATIONS[name]]))


@pytest.mark.rule("nebula 10.13")
@numbers(PUBLIC, 19, 19)
def test_all_ends_of_indirect_links(code: str) -> None:
    area_of_eight(code, INDIRECT)


@pytest.mark.rule("nebula 10.14")
@numbers(PUBLIC, 20, 20)
def test_all_orbital_neighbours_of_outer_bright_spaces(code: str) -> None:
    area_of_eight(code, BESIDE)


def area_of_eight(code: str, spaces: set[str]) -> None:
    stars = everything(sorted(spaces))
    assert len(stars) == 8
    assert mets(code, stars)
    assert not any(mets(code, fewer) for fewer in each_less(stars))
    assert not any(mets(code, fewer) for fewer in each_less(everything(IDS)) if len(spaces - set(fewer)))


# Advanced cards


@pytest.mark.rule("nebula 15.1")
@numbers(ADVANCED, 1, 15)
def test_linked_pairs(code: str) -> None:
    one, two = ADVANCED[code]["colours"]
    assert counts(code, {"A0": one, "A1": two}) == 1
    assert counts(code, {"A0": one, "A2": two}) == 0, "not linked"
    assert counts(code, {"A0": one, "A1": other_than(one, two)}) == 0, "another colour"
    assert counts(code, {"B2": one, "B1": two, "B3a": two, "B3b": two}) == 1, "each star in one pair"
    assert counts(code, {"B1": one, "A1": two, "C1": two, "D1": one}) == 2, "as many pairs as possible"
    assert counts(code, {"A0": one, "A1": two, "A2": one, "A3": two}) == 2


def other_than(*colours: str) -> str:
    return next(colour for colour in COLOURS if colour not in colours)


@pytest.mark.rule("nebula 15.2")
@numbers(ADVANCED, 16, 16)
def test_bright_stars_of_the_best_colour(code: str) -> None:
    stars = {"A0": "red", "A5": "red", "B2": "blue", "C3": "red", "D4": "blue", "C1": "blue", "D1": "blue"}
    assert counts(code, stars) == 3
    assert counts(code, less(stars, "A0")) == 2
    assert counts(code, {"C1": "blue"}) == 0


@pytest.mark.rule("nebula 15.3")
@numbers(ADVANCED, 17, 17)
def test_public_tasks_fulfilled(code: str) -> None:
    assert [counts(code, {}, tasks=n) for n in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("nebula 15.4")
@numbers(ADVANCED, 18, 18)
def test_outer_bright_spaces_surrounded(code: str) -> None:
    for space in OUTER:
        stars = everything(sorted(LINKS[space]))
        assert counts(code, stars) == 1
        assert counts(code, {**stars, space: other_than(*stars.values())}) == 1
        assert all(counts(code, fewer) == 0 for fewer in each_less(stars))
    assert counts(code, everything(sorted(LINKS["A0"]))) == 0, "the centre does not count"
    assert counts(code, everything(IDS)) == 4


@pytest.mark.rule("nebula 15.5")
@numbers(ADVANCED, 19, 24)
def test_orbits_with_a_colour(code: str) -> None:
    colour = ADVANCED[code]["colour"]
    stars = alike(ON_EACH_ORBIT, colour)
    assert counts(code, stars) == 5
    assert [counts(code, fewer) for fewer in each_less(stars)] == [4] * 5
    assert counts(code, {"A0": colour, "B3a": colour, "C3": colour}) == 1, "the centre lies on no orbit"
    assert counts(code, alike(ON_EACH_ORBIT, other(colour))) == 0


@pytest.mark.rule("nebula 15.6")
@numbers(ADVANCED, 25, 30)
def test_stars_linked_along_an_orbit_to_outer_bright_spaces(code: str) -> None:
    colour = ADVANCED[code]["colour"]
    stars = alike(sorted(BESIDE), colour)
    assert counts(code, stars) == 8
    assert [counts(code, fewer) for fewer in each_less(stars)] == [7] * 8
    assert counts(code, {"B1": colour, "A1": colour, "A0": colour}) == 0, "direct links do not count"
    assert counts(code, {**stars, "A2": other(colour)}) == 7


@pytest.mark.rule("nebula 1.13")
def test_every_card_has_been_tried() -> None:
    assert [len(deck) for deck in (PERSONAL, PUBLIC, ADVANCED)] == [20, 20, 30]
    facts = [str({k: v for k, v in card.items() if k != "code"}) for card in [*PERSONAL.values(), *ADVANCED.values()]]
    assert len(set(facts)) == 50
    assert [list(PERSONAL), list(PUBLIC)] == [[f"{deck}{n}" for n in range(1, 21)] for deck in "OV"]
    assert list(ADVANCED) == [f"B{n}" for n in range(1, 31)]
