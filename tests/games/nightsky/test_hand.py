"""Night Sky Explorer: what a bot thinks a drawing is worth, and the best one it finds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

import pytest

from asterism import Table
from asterism.games.nightsky import hand
from asterism.games.nightsky.pieces import LAY
from asterism.games.nightsky.sky import Sky, covered

from . import slow
from .nights import AT, STARS, Json, cells, drawn_well, lays

MOMENTS = [(2, 4), (3, 6), (4, 5), (5, 1), (6, 2), (7, 3)]
every_moment = pytest.mark.parametrize(("seed", "number"), MOMENTS)


def sky_of(table: Table) -> Sky:
    sky: Sky = table.state[0]["skies"][0]
    return sky


def lay_of(table: Table, text: str) -> int:
    return table.game.verb.numbers[text] - LAY


def drawn(table: Table, lay: int, kept: int) -> slow.Drawing:
    """A lay without all but some nodes, as stars and lines."""
    card = table.view(0)["players"][0]["card"]
    form: Mapping[str, Any] = table.game.verb.forms[LAY + lay]
    laid = enumerate(cells(card, form["turn"], form["x"], form["y"]))
    return slow.as_drawn(card, {node: AT[cell] for node, cell in laid if kept >> node & 1})


# Worth, counted slowly


def worth(player: Json, number: int, drawing: slow.Drawing) -> float:
    """Points of a drawing in its round and at the end, less the price of its stars."""
    stars, lines = drawing
    now = {**player, "drawings": [*player["drawings"], {"card": player["card"], "stars": stars, "lines": lines}]}
    faded = slow.crossed(now) - slow.crossed(player)
    places = sum(STARS[star]["sun"] + 3 * STARS[star]["rim"] for star in stars)
    ecliptic = 2 * sum(line in slow.OVER_ECLIPTIC for line in lines)
    points: int = slow.round_points(now, number) + places + ecliptic - 3 * faded
    return points - price(stars, number, slow.corner(now, number))


def price(stars: Iterable[int], number: int, corner: tuple[str, int]) -> float:
    """What later rounds lose by stars that are drawn; the next one has this card below its own."""
    later = [[seen > number for seen in STARS[star]["visible"]].count(True) for star in stars]
    soon = [star for star in stars if number + 1 in STARS[star]["visible"]]
    own = sum(corner[1] for star in soon if STARS[star]["type"] == corner[0])
    return hand.SOON * len(soon) + hand.LATER * sum(later) + hand.OWN * own


@every_moment
def test_a_drawing_is_worth_its_points_less_what_later_rounds_lose(seed: int, number: int) -> None:
    table = drawn_well(seed, number)
    player, sky = table.view(0)["players"][0], sky_of(table)
    for lay in (lay_of(table, text) for text in lays(table)[::7]):
        whole = covered(sky, number - 1, player["card"] - 1, lay)
        for kept in {whole, whole & 0b101101, 0}:
            found = hand.worth(sky, number - 1, lay, kept)
            assert found == pytest.approx(worth(player, number, drawn(table, lay, kept)))


@every_moment
def test_all_that_was_drawn_has_a_price_for_the_rounds_to_come(seed: int, number: int) -> None:
    table = drawn_well(seed, number)
    player = table.view(0)["players"][0]
    stars = [star for drawing in player["drawings"] for star in drawing["stars"]]
    now = {**player, "drawings": [*player["drawings"], {"card": player["card"]}]}
    found = hand.price_of_all(sky_of(table), number - 1)
    assert found == pytest.approx(price(stars, number, slow.corner(now, number)))
    assert found > 0 or number in (1, 6)


# The best drawing


@every_moment
def test_the_best_drawing_is_allowed_and_no_whole_one_is_worth_more(seed: int, number: int) -> None:
    table = drawn_well(seed, number)
    player, sky = table.view(0)["players"][0], sky_of(table)
    allowed = slow.drawings(player["card"], number, player["drawings"])
    best = drawn(table, *hand.best_drawing(sky, number - 1))
    assert best in allowed
    whole = [whole_at(table, sky, number, text) for text in lays(table)]
    most = max(worth(player, number, one) for one in whole if one in allowed)
    assert worth(player, number, best) >= most - 1e-9
    assert most > 0


def whole_at(table: Table, sky: Sky, number: int, text: str) -> slow.Drawing:
    lay, card = lay_of(table, text), table.view(0)["players"][0]["card"] - 1
    return drawn(table, lay, covered(sky, number - 1, card, lay))


@every_moment
def test_of_a_sketch_what_is_best_kept_is_allowed_and_nothing_is_gained_by_one_star_less(
    seed: int, number: int
) -> None:
    table = drawn_well(seed, number)
    player, sky = table.view(0)["players"][0], sky_of(table)
    allowed = slow.drawings(player["card"], number, player["drawings"])
    for text in islice(lays(table), 3, None, 29):
        lay = lay_of(table, text)
        kept = hand.best_of(sky, number - 1, lay, covered(sky, number - 1, player["card"] - 1, lay))
        less = [drawn(table, lay, kept & ~(1 << node)) for node in range(10) if kept >> node & 1]
        assert drawn(table, lay, kept) in allowed
        rest = [worth(player, number, one) for one in less if one in allowed and one[0]]
        assert worth(player, number, drawn(table, lay, kept)) >= max(rest, default=-99) - 1e-9
