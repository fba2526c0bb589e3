"""Telling moments of each game, as positions beside this file: together they offer every verb.

`python -m web.moments`, from the folder of tests, finds them by self-play; `python -m web.moments SLUG` those of one.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import asterism
from asterism import Table

HERE = Path(__file__).parent / "moments"
SLUGS = tuple(sorted(file.stem for file in HERE.glob("*.json")))
ME, LEAST, GAMES, MOST, BOLD = 0, 8, 6, 60, 0.4
OF_THE_HOUSE = {"late"}
Json = dict[str, Any]


class Moment(NamedTuple):
    """A decision of the first seat; how full the table was, and how much it offered."""

    verbs: frozenset[str]
    seats: int
    at: int
    offers: int
    position: Json


@cache
def moments(slug: str) -> list[Json]:
    """The positions kept for a game; nobody may change them."""
    kept: list[Json] = json.loads((HERE / f"{slug}.json").read_text())
    return kept


def opened(slug: str, number: int) -> Table:
    """The table at a moment."""
    return asterism.position(slug, moments(slug)[number])


def verbs(table: Table) -> frozenset[str]:
    return frozenset(offer.partition(" ")[0] for offer in table.offers(ME))


def every_verb(slug: str) -> frozenset[str]:
    """All that a player is ever offered; what only the house does is not."""
    game = asterism.table(slug, 2, 1).game
    return frozenset(text.partition(" ")[0] for text in game.verb.texts) - OF_THE_HOUSE


def met(slug: str) -> list[Moment]:
    """Every decision of the first seat in games of all sizes: a few, and more until nothing is missing."""
    found, missing = list[Moment](), every_verb(slug)
    for seed in range(MOST):
        if seed >= GAMES and not missing:
            break
        for seats in asterism.table(slug, 2, 1).game.seats:
            found += decisions(asterism.table(slug, seats, seed), random.Random(seed))
        missing -= frozenset[str]().union(*(one.verbs for one in found))
    return found


def decisions(table: Table, luck: random.Random) -> Iterator[Moment]:
    """Half bold and half sensible, so that rare things happen in positions that look real."""
    bot, at = asterism.bot("greedy"), 0
    while not table.over:
        seat = table.to_act[0]
        if ME in table.to_act:
            yield Moment(verbs(table), table.seats, at, len(table.offers(ME)), table.position())
        bold = luck.random() < BOLD
        table.play(seat, luck.choice(table.offers(seat)) if bold else bot.choose(table.seen(seat)))
        at += 1


def telling(all_met: list[Moment]) -> list[Moment]:
    """As few as offer every verb, each time the fullest; then the first, the longest lists and the latest."""
    chosen, missing = list[Moment](), frozenset[str]().union(*(one.verbs for one in all_met))
    while missing:
        chosen.append(max(all_met, key=lambda one: (len(one.verbs & missing), one.seats, one.offers)))
        missing -= chosen[-1].verbs
    most = max(one.seats for one in all_met)
    rest = [
        max(all_met, key=lambda one: one.offers),
        max((one for one in all_met if one.seats == most), key=lambda one: one.at),
        min(all_met, key=lambda one: (one.seats, one.at)),
        *sorted(all_met, key=lambda one: (-one.seats, -one.offers)),
    ]
    for one in rest:
        if len(chosen) < LEAST and all(one.position != other.position for other in chosen):
            chosen.append(one)
    return chosen


def write(slug: str) -> None:
    chosen = telling(met(slug))
    HERE.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(one.position, ensure_ascii=False) for one in chosen)
    (HERE / f"{slug}.json").write_text(f"[\n{lines}\n]\n")
    for number, one in enumerate(chosen):
        print(
            f"{slug} {number}: {one.seats} seats, decision {one.at}, {one.offers} offers: {' '.join(sorted(one.verbs))}"
        )


if __name__ == "__main__":
    for name in sys.argv[1:] or SLUGS:
        write(name)
