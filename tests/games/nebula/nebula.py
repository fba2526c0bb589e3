"""Positions of Nebula in few words.

Stars go by their colours, `black` is a black hole; spaces by their names, cards by their codes.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import asterism
from asterism.core.records import new
from asterism.games.nebula.galaxy import Galaxy, lay

Json = dict[str, Any]
Story = Sequence[Mapping[str, Any]]
Stars = Mapping[str, str]

DATA: Json = json.loads((files("asterism.games.nebula") / "components.json").read_text())
COLOURS: list[str] = DATA["colours"]
KINDS = [*COLOURS, "black"]
SPACES: dict[str, Json] = {space["id"]: space for space in DATA["galaxy"]["spaces"]}
IDS = list(SPACES)
HOLES = {2: 30, 3: 25, 4: 20}
RARE = ("V11", "V12", "V13", "V14")
FOUR = ("B1", "B2", "B3", "B4")
NO_COUNTERS: Json = {"colours": [[]] * 5, "constellations": [[]] * 5, "advanced": [[]] * 5}


def linked(kinds: Iterable[str] = ("direct", "indirect", "orbital")) -> dict[str, set[str]]:
    """The spaces linked to each space."""
    found: dict[str, set[str]] = {space: set() for space in IDS}
    for link in DATA["galaxy"]["links"]:
        if link["kind"] in kinds:
            one, other = link["ends"]
            found[one].add(other)
            found[other].add(one)
    return found


LINKS = linked()


def of(key: str, value: Any) -> list[str]:
    """The spaces with a property, in order."""
    return [name for name, space in SPACES.items() if space[key] == value]


def coloured(spaces: Sequence[str], colours: Sequence[str], stars: Stars | None = None) -> dict[str, str]:
    """Spaces filled so that no two stars of one colour are linked, the first colours first."""
    filled = dict(stars or {})
    if not spaces:
        return filled
    for colour in colours:
        if all(filled.get(near) != colour for near in LINKS[spaces[0]]):
            try:
                return coloured(spaces[1:], colours, {**filled, spaces[0]: colour})
            except LookupError:
                continue
    raise LookupError("there is no such colouring")


def galaxy(stars: Stars, holes: int = 0) -> Galaxy:
    """A galaxy as rules see it."""
    g = new(Galaxy)[0]
    for space, colour in stars.items():
        lay(g, COLOURS.index(colour), IDS.index(space))
    g.holes = holes
    return g


# Positions


def player(stars: Stars | None = None, hand: Iterable[str] = (), holes: int = 0, task: str | None = "") -> Json:
    return {"stars": dict(stars or {}), "hand": list(hand), "holes": holes, "task": task}


def position(
    *players: Json,
    seats: int = 2,
    step: str = "place",
    turn: int = 0,
    round: int = 30,
    basic: bool = True,
    nova: str | None = "white",
    clocks: Sequence[int] = (0, 0, 0),
    clusters: Sequence[Sequence[str | None]] | None = None,
    bag: int | Sequence[str] | None = None,
    time: tuple[str, int] | None = None,
    drawn: Sequence[str] = (),
    keep: int = 0,
    placed: Sequence[str] = (),
    matched: int | None = None,
    tasks: Sequence[str] = RARE,
    done: Mapping[str, Sequence[int]] | None = None,
    advanced: Sequence[str] = FOUR,
    counters: Json | None = None,
    seed: str = "1",
) -> Json:
    """A position; what is nowhere else lies in the bag, or in the box where the bag is given."""
    everybody = [*players, *(player() for _ in range(len(players), seats))]
    pool = Counter(dict.fromkeys(COLOURS, 20) | {"black": HOLES[seats]})
    pool.subtract([*drawn, *([nova] if nova else [])])
    for one in everybody:
        pool.subtract([*one["stars"].values(), *one["hand"], *["black"] * one["holes"]])
    if not isinstance(bag, int | None):
        pool.subtract(bag)
    rays = filled_rays(pool) if clusters is None else [list(stars) for stars in clusters]
    pool.subtract(star for stars in rays for star in stars if star) if clusters is not None else None
    rest = sorted(pool.elements(), key=KINDS.index)
    inside = list(bag) if not isinstance(bag, int | None) else spread(rest, len(rest) if bag is None else bag)
    left = Counter(rest) - Counter(inside) if isinstance(bag, int | None) else Counter(rest)
    first, steps = time or (("top", 5) if step == "take" else ("top", 0))
    state = {
        "step": step,
        "turn": turn,
        "round": round,
        "time": {"cluster": first, "left": steps},
        "bag": inside,
        "box": sorted(left.elements(), key=KINDS.index),
        "clusters": [{"clock": clock, "stars": stars} for clock, stars in zip(clocks, rays, strict=True)],
        "nova": nova,
        "drawn": list(drawn),
        "keep": keep,
        "placed": list(placed),
        "matched": int(nova in placed) if matched is None else matched,
        "counters": counters or NO_COUNTERS,
        "tasks": [task_entry(code, (done or {}).get(code, ())) for code in tasks],
        "advanced": [] if basic else list(advanced),
        "players": written(everybody),
    }
    options = {"basic": True} if basic else {}
    head = {"format": "asterism 1", "game": "nebula", "rules": 1, "seats": seats, "options": options, "seed": seed}
    return {**head, "reveals": 1, "state": state}


def filled_rays(pool: Counter[str]) -> list[list[str | None]]:
    """Three full clusters of what there is most of."""
    rays: list[list[str | None]] = []
    for _ in range(3):
        stars = [star for star, _ in pool.most_common(8)]
        stars += [pool.most_common(1)[0][0] for _ in range(8 - len(stars))]
        pool.subtract(stars)
        rays.append([*stars])
    return rays


def spread(stars: list[str], count: int) -> list[str]:
    """So many of these stars, of as many kinds as possible."""
    order = sorted(enumerate(stars), key=lambda pair: (stars[: pair[0]].count(pair[1]), KINDS.index(pair[1])))
    return [star for _, star in order[:count]]


def task_entry(code: str, seats: Sequence[int]) -> Json:
    return {"card": code, "first": seats[0] if seats else None, "later": list(seats[1:])}


def written(players: Sequence[Json]) -> list[Json]:
    """Players with two cards each, their task among them; a task of "" is any."""
    chosen = [one["task"] for one in players if one["task"]]
    spare = [card["code"] for card in DATA["personal"] if card["code"] not in chosen]
    entries = []
    for one in players:
        mine = [one["task"] or spare.pop(0), spare.pop(0)]
        entries.append(
            {
                "dealt": mine,
                "task": None if one["task"] is None else mine[0],
                "stars": {space: one["stars"].get(space) for space in IDS},
                "holes": one["holes"],
                "observatory": one["hand"],
            }
        )
    return entries


def table(*players: Json, **given: Any) -> asterism.Table:
    """A table at a position."""
    return asterism.position("nebula", position(*players, **given))


# Acts and stories


def place(star: str, space: str) -> str:
    return f"place star:{KINDS.index(star)} space:{IDS.index(space)}"


def act(verb: str, star: str) -> str:
    return f"{verb} star:{KINDS.index(star)}"


def play(game: asterism.Table, *texts: str) -> Story:
    """Play some acts of whoever is to act; the whole story of them."""
    return [entry for text in texts for entry in game.play(game.to_act[0], text)]


def told(story: Story, what: str) -> list[Json]:
    """All entries of one kind, without their name."""
    return [{k: v for k, v in entry.items() if k != "what"} for entry in story if entry["what"] == what]


def offered(game: asterism.Table, verb: str) -> list[str]:
    """What the seat to act may do, of one verb."""
    return [text for text in game.offers(game.to_act[0]) if text.split()[0] == verb]


def spaces_for(game: asterism.Table, star: str) -> set[str]:
    """Where a star may be placed."""
    mark = f"place star:{KINDS.index(star)} space:"
    return {IDS[int(text.removeprefix(mark))] for text in offered(game, "place") if text.startswith(mark)}


def kinds_for(game: asterism.Table, verb: str) -> list[str]:
    """The stars that a verb is offered with."""
    return [KINDS[int(text.split(":")[1].split()[0])] for text in offered(game, verb)]


def why(game: asterism.Table, text: str) -> str:
    return game.why(game.to_act[0], text)


def hand(game: asterism.Table, seat: int) -> Counter[str]:
    return +Counter(game.view(None)["players"][seat]["observatory"])


def sheet(game: asterism.Table, seat: int) -> Json:
    """A player's points by parts, as a spectator sees them."""
    parts: Json = game.view(None)["players"][seat]["sheet"]
    return parts
