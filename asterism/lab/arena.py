"""The arena: bots against bots, seats rotated, the same luck for each rotation."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from asterism.bots import bot
from asterism.core.game import game
from asterism.core.saves import opened

Z95 = 1.959964


@dataclass(frozen=True)
class Pairing:
    """One game to be played: which bot sits where, with what luck."""

    slug: str
    options: dict[str, Any]
    seed: int
    seating: tuple[int, ...]
    calls: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """One game played: by bot, not by seat."""

    seed: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    worth: tuple[float, ...]
    decisions: int


@dataclass(frozen=True)
class Standing:
    """How one bot did: its part of the wins with a 95 % interval, its average score, its rating."""

    bot: str
    games: int
    seats: int
    share: float
    low: float
    high: float
    score: float
    score_error: float
    rating: float | None
    rating_error: float | None


def pairings(
    slug: str, calls: Sequence[str], games: int, seats: int, seed: int, options: Mapping[str, Any]
) -> list[Pairing]:
    """Every bot on every seat with the same luck; whole rotations only."""
    game(slug).settle(seats, options)
    if games < 1:
        raise ValueError(f"games must be 1 or more, not {games}")
    for call in calls:
        bot(call)
    if len(calls) > seats:
        raise ValueError(f"{len(calls)} bots do not fit {seats} seats")
    if not calls:
        raise ValueError("an arena needs a bot")
    rounds = -(-games // seats)
    seatings = [tuple((seat + turn) % seats % len(calls) for seat in range(seats)) for turn in range(seats)]
    return [
        Pairing(slug, dict(options), seed + n, seating, tuple(calls)) for n in range(rounds) for seating in seatings
    ]


def played(pairing: Pairing) -> Outcome:
    """One game between bots."""
    seating = pairing.seating
    table = opened(pairing.slug, len(seating), pairing.seed, pairing.options)
    bots = [bot(pairing.calls[who], pairing.seed * 64 + seat) for seat, who in enumerate(seating)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.seen(seat)))
    winners = table.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(seating)))
    return Outcome(pairing.seed, seating, tuple(table.scores), shares, tuple(table.utilities), len(table.moves))


def contest(
    todo: Sequence[Pairing], workers: int | None = None, tick: Callable[[], None] = lambda: None
) -> list[Outcome]:
    """Play all games on all cores; tick is called after each."""
    outcomes: list[Outcome] = []
    for outcome in _spread(todo, workers or os.cpu_count() or 1):
        outcomes.append(outcome)
        tick()
    return outcomes


def _spread(todo: Sequence[Pairing], workers: int) -> Iterator[Outcome]:
    if workers == 1:
        yield from map(played, todo)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(played, todo)


def standings(calls: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """Each bot's results, best first."""
    ratings = rated(calls, outcomes) if len(calls) > 2 else {}
    rows = [_standing(who, call, outcomes, ratings.get(who)) for who, call in enumerate(calls)]
    return sorted(rows, key=lambda row: -row.share)


def _standing(who: int, call: str, outcomes: Sequence[Outcome], rating: tuple[float, float] | None) -> Standing:
    mine = [(o.shares[seat], o.scores[seat]) for o in outcomes for seat, one in enumerate(o.seating) if one == who]
    won, points = sum(share for share, _ in mine), [score for _, score in mine]
    low, high = wilson(won, len(mine))
    mean = sum(points) / len(points)
    error = Z95 * sqrt(sum((p - mean) ** 2 for p in points) / max(len(points) - 1, 1) / len(points))
    mu, sigma = rating or (None, None)
    seats = len(outcomes[0].seating)
    return Standing(call, len(mine), seats, won / len(mine), low, high, mean, error, mu, sigma)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    share, z2 = won / games, Z95**2
    middle = share + z2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return (middle - reach) / (1 + z2 / games), (middle + reach) / (1 + z2 / games)


def rated(calls: Sequence[str], outcomes: Sequence[Outcome]) -> dict[int, tuple[float, float]]:
    """openskill ratings: mean and deviation, by the worth of each result."""
    model = PlackettLuce()
    ratings = {who: model.rating(name=call) for who, call in enumerate(calls)}
    for outcome in outcomes:
        if len(set(outcome.seating)) < len(outcome.seating):
            continue
        teams = [[ratings[who]] for who in outcome.seating]
        rest = model.rate(teams, scores=list(outcome.worth))
        for who, (rating,) in zip(outcome.seating, rest, strict=True):
            ratings[who] = rating
    return {who: (float(rating.mu), float(rating.sigma)) for who, rating in ratings.items()}


def report(slug: str, seed: int, calls: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        "game": slug,
        "seed": seed,
        "bots": list(calls),
        "standings": [asdict(row) for row in standings(calls, outcomes)],
        "games": [asdict(outcome) for outcome in outcomes],
    }
