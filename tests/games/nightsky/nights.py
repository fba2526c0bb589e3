"""Positions of Night Sky Explorer for tests, and its components read anew from their file."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import asterism
from asterism import Table

DATA = json.loads((Path(asterism.__file__).parent / "games" / "nightsky" / "components.json").read_text())
CARDS: list[dict[str, Any]] = DATA["cards"]
STARS: dict[int, dict[str, Any]] = {star["id"]: star for star in DATA["stars"]}
AT = {(star["x"], star["y"]): star["id"] for star in DATA["stars"]}
CARD = {card["latin"]: card["id"] for card in CARDS}

Json = dict[str, Any]
Story = Sequence[Mapping[str, Any]]
Cell = tuple[int, int]


def turned(cell: Cell, turn: int) -> Cell:
    return cell if turn == 0 else turned((-cell[1], cell[0]), turn - 1)


def cells(card: int, turn: int, x: int, y: int) -> list[Cell]:
    """Where the nodes of a laid card lie, the lower left corner of their box on x, y."""
    nodes = [turned((a, b), turn) for a, b in CARDS[card - 1]["nodes"]]
    left, low = min(a for a, _ in nodes), min(b for _, b in nodes)
    return [(a - left + x, b - low + y) for a, b in nodes]


def drawing(card: int, turn: int = 0, x: int = 0, y: int = 0, without: tuple[int, ...] = ()) -> Json:
    """A card drawn there, without some stars."""
    stars = [AT.get(cell) for cell in cells(card, turn, x, y)]
    kept = [star if star not in without else None for star in stars]
    ends = [(kept[a], kept[b]) for a, b in CARDS[card - 1]["lines"]]
    lines = sorted(sorted((a, b)) for a, b in ends if a is not None and b is not None)
    return {"card": card, "stars": sorted(star for star in kept if star is not None), "lines": lines}


def nothing(card: int) -> Json:
    return {"card": card, "stars": [], "lines": []}


def sketch(turn: int, x: int, y: int, kept: list[int]) -> Json:
    return {"turn": turn, "x": x, "y": y, "kept": kept}


def player(seat: int, step: str = "draw", **changes: Any) -> Json:
    its: Json = {
        "start": seat + 1,
        "side": None if step == "sides" else 0,
        "drawings": [],
        "card": None,
        "choice": None,
        "sketch": None,
        "done": 0,
    }
    return {**its, **changes}


def state(step: str, players: list[Json]) -> Json:
    shown = {one["card"] for p in players for one in p["drawings"]} | {p["card"] for p in players}
    return {"step": step, "bag": [card["id"] for card in CARDS if card["id"] not in shown], "players": players}


def position(step: str, *players: Json, seed: str = "1") -> Json:
    """A position with these changes to each player."""
    whole = [player(seat, step, **changes) for seat, changes in enumerate(players)]
    head = {"format": "asterism 1", "game": "nightsky", "rules": 1, "seats": len(players), "options": {}, "seed": seed}
    return {**head, "reveals": 1, "state": state(step, whole)}


def table(step: str, *players: Json, seed: str = "1") -> Table:
    return asterism.position("nightsky", position(step, *players, seed=seed))


def lays(game: Table, seat: int = 0) -> list[str]:
    return [text for text in game.offers(seat) if text.startswith("lay")]


def verbs(game: Table, seat: int = 0) -> set[str]:
    return {text.split()[0] for text in game.offers(seat)}


def sketched(game: Table, seat: int = 0) -> Json:
    found: Json = game.view(seat)["mine"]["sketch"]
    return found


def play(game: Table, *texts: str, seat: int = 0) -> Story:
    """Play several texts; the story of the last."""
    story: Story = []
    for text in texts:
        story = game.play(seat, text)
    return story


def all_play(game: Table, text: str) -> Story:
    """Everybody who decides plays the same; the story of the last."""
    story: Story = []
    for seat in game.to_act:
        story = game.play(seat, text)
    return story


def told(story: Story, what: str) -> list[Json]:
    return [{key: value for key, value in entry.items() if key != "what"} for entry in story if entry["what"] == what]


def laid_by(game: Table, text: str) -> Json:
    """What a preview tells of a card laid by seat 0."""
    (laid,) = told(game.preview(0, text), "laid")
    return laid


def played_by_bots(seats: int, seed: int, call: str = "greedy") -> Table:
    """A whole game by bots."""
    game = asterism.table("nightsky", seats, seed)
    bots = [asterism.bot(call, seat) for seat in range(seats)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.seen(seat)))
    return game


@cache
def drawn_well(seed: int, number: int) -> Table:
    """A solo game by a bot that overlooks half of its offers, when a drawing begins; nobody may play on."""
    table, bot, luck = (
        asterism.table("nightsky", 1, seed),
        asterism.bot("greedy:overlook=50", seed),
        random.Random(seed),
    )
    while not (table.view(0)["step"] == "draw" and table.view(0)["round"] == number):
        named = [text for text in table.offers(0) if text.startswith("name")]
        table.play(0, luck.choice(named) if named else bot.choose(table.seen(0)))
    return table
