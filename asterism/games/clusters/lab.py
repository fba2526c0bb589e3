"""How hard the cards of Hvězdokupy are: they play each other by the thousand."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count as counted
from typing import Any, NamedTuple

import numpy as np

from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import Luck, draw
from asterism.core.game import apply, evaluate, legal, over, setup, utilities
from asterism.core.records import Floats, Row, either, minus, nth, rule, size
from asterism.games.clusters.pieces import CARDS, COLOURS, DECK, RATING, RATINGS, REROLL
from asterism.games.clusters.rules import GAME, OPENING, Clusters, Options

Say = Callable[[dict[str, Any]], str]
BLANK, TRIED = 1, 2
CHUNK = 250
CARD_SEATS = 4
POLICIES = ("random", "greedy")
LEGEND = {"rating": "on the back of the card, of a seat by the setup card", "here": "as these games would rate it"}


# Playing, in compiled code


@rule
def play_many(
    states: Any,
    options: Options,
    luck: Luck,
    out: Row,
    greedy: bool,
    mixed: bool,
    cards: Any,
    worth: Any,
    turns: Row,
    looks: Floats,
) -> None:
    """One game after the other; mixed deals cards whatever their rating."""
    for game in range(len(turns)):
        states[0] = states[BLANK]
        setup(states[0], options, luck)
        if mixed:
            deal_any(states[0], options.colour - 1, luck)
        turns[game] = play(states, luck, out, greedy, looks)
        utilities(states[0], worth[game])
        for seat in range(states[0].seats):
            cards[game, seat] = states[0].card[seat]


@rule
def deal_any(s: Clusters, colour: int, luck: Luck) -> None:
    """Cards of one colour, any of them to any seat."""
    deck = either(DECK[colour, 0], either(DECK[colour, 1], DECK[colour, 2]))
    for seat in range(s.seats):
        s.card[seat] = nth(deck, draw(luck, size(deck)))
        deck = minus(deck, s.card[seat])


@rule
def play(states: Any, luck: Luck, out: Row, greedy: bool, looks: Floats) -> int:
    """Play the first state to its end; how many turns that took."""
    s, turns = states[0], 0
    while not over(s):
        before, opening = s.turn, s.step == OPENING
        number = legal(s, s.turn, out)
        at = draw(luck, number)
        if greedy and number > 1:
            at = best(states, luck, out, number, at, looks)
        apply(s, s.turn, out[at], luck, NO_TALE)
        turns += not opening and (s.turn != before or over(s))
    return turns


@rule
def best(states: Any, luck: Luck, out: Row, number: int, first: int, looks: Floats) -> int:
    """The offer after which one's chances look best, one of the best by chance; a roll is worth the chances now."""
    chosen, most, seat = first, -1.0, states[0].turn
    for step in range(number):
        at = (first + step) % number
        states[TRIED] = states[0]
        if out[at] != REROLL:
            apply(states[TRIED], seat, out[at], luck, NO_TALE)
        evaluate(states[TRIED], looks)
        if looks[seat] > most:
            chosen, most = at, looks[seat]
    return chosen


# Games by the thousand


class Games(NamedTuple):
    """What was played: one row a game, one column a seat."""

    cards: Any
    worth: Any
    turns: Any


class Trial(NamedTuple):
    """Games of one colour with so many players, by the setup card or with any cards."""

    colour: int
    seats: int
    mixed: bool


class Wins(NamedTuple):
    """In how many games something was played, how many of them it won, parts counted, and facts to compare with."""

    name: str
    games: int
    won: float
    facts: dict[str, int]


class Sheet(NamedTuple):
    """Wins that belong together; fair is the part each would have if all were alike."""

    title: str
    fair: float
    rows: list[Wins]


TRIALS = [Trial(colour, CARD_SEATS, True) for colour in range(len(COLOURS))] + [
    Trial(colour, seats, False) for seats in GAME.seats for colour in range(len(COLOURS))
]


def played(
    trial: Trial, games: int, seed: int, greedy: bool, pool: ThreadPoolExecutor, tick: Callable[[], None]
) -> Games:
    options = GAME.settle(trial.seats, {"colour": trial.colour + 1})
    cards, turns = np.zeros((games, trial.seats), np.int32), np.zeros(games, np.int32)
    worth = np.zeros((games, trial.seats))

    def some(first: int) -> None:
        states, part = GAME.states(3), slice(first, first + CHUNK)
        states["seats"] = trial.seats
        out, luck = np.zeros(GAME.verb.total, np.int32), chance.quick(seed * 1_000_003 + first)
        play_many(
            states,
            options,
            luck,
            out,
            greedy,
            trial.mixed,
            cards[part],
            worth[part],
            turns[part],
            np.zeros(trial.seats),
        )
        tick()

    list(pool.map(some, range(0, games, CHUNK)))
    return Games(cards, worth, turns)


def steps(games: int) -> int:
    """How often a study ticks."""
    return len(TRIALS) * -(-games // CHUNK)


def difficulty(games: int, seed: int, policy: str, threads: int, tick: Callable[[], None], say: Say) -> list[Sheet]:
    """Each card's part of the wins against its colour, and each seat's with each setup card."""
    with ThreadPoolExecutor(threads) as pool:
        results = [
            played(trial, games, seed * 1000 + n, policy == "greedy", pool, tick) for n, trial in zip(counted(), TRIALS)
        ]
    return [sheet(trial, done, say) for trial, done in zip(TRIALS, results, strict=True)]


def sheet(trial: Trial, done: Games, say: Say) -> Sheet:
    colour, fair = COLOURS[trial.colour], 1 / trial.seats
    turns = f"{done.turns.mean():.1f} turns a game"
    if trial.mixed:
        title = f"{colour} cards, {trial.seats} players, any cards, {turns}"
        return Sheet(title, fair, cards_found(trial.colour, done, say))
    seats = [seat_found(seat, trial.seats, done.worth[:, seat]) for seat in range(trial.seats)]
    return Sheet(f"{colour}, {trial.seats} players by the setup card, {turns}", fair, seats)


def cards_found(colour: int, done: Games, say: Say) -> list[Wins]:
    """The cards of a colour, easiest first, with their rating and the one these games would give; unplayed last."""
    mine = [at for at, card in enumerate(CARDS) if card["colour"] == COLOURS[colour]]
    wins = {at: done.worth[done.cards == at] for at in mine}
    played = sorted((at for at in mine if len(wins[at])), key=lambda at: -wins[at].mean())
    here = {at: {"here": place * RATINGS // len(played) + 1} for place, at in enumerate(played)}
    never = [at for at in mine if at not in here]
    return [
        wins_of(card_name(at, say), wins[at], {"rating": CARDS[at]["rating"], **here.get(at, {})})
        for at in played + never
    ]


def card_name(at: int, say: Say) -> str:
    code = CARDS[at]["id"]
    return f"{code} {say({'say': 'card', 'card': code})}"


def seat_found(seat: int, seats: int, worth: Any) -> Wins:
    return wins_of(f"seat {seat + 1}", worth, {"rating": int(RATING[seats, seat])})


def wins_of(name: str, worth: Any, facts: dict[str, int]) -> Wins:
    return Wins(name, len(worth), float(worth.sum()), facts)


STUDIES = {"difficulty": difficulty}
