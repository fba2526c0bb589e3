"""Positions of the galaxies in few words, and what changes in them.

Players are made by `galaxy`, tables by `table`; dice are named by their faces. `me` is seat 0, `foe` is player 1.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import asterism
from asterism import Table

Json = dict[str, Any]
Story = Sequence[Mapping[str, Any]]

DATA: Json = json.loads((files("asterism.games.galaxies") / "components.json").read_text())
PLANETS: list[str] = [planet["id"] for planet in DATA["planets"]]
PLANET: dict[str, Json] = {planet["id"]: planet for planet in DATA["planets"]}
MISSIONS: list[str] = [mission["id"] for mission in DATA["missions"]]
FACES: list[str] = DATA["die_faces"]
SHIPS = [0, 2, 2, 3, 3, 4, 4]
ROW = ("jakks", "leandra", "hoefker", "nakagawakozi", "mj120210", "omicronfenzi")  # a row where nothing is odd
FIVE = ROW[:5]
TRACKS = ("drewkaiden", "leandra", "nibiru", "hoefker")  # two tracks of each kind
NAMES = ("me", "foe", "third", "fourth", "fifth")
DEALT = (
    "elder",
    "explorer",
    "hoarder",
    "industrialist",
    "orbiter",
    "equalizer",
    "charger",
    "seeker",
    "noble",
    "trader",
)


# Positions


def galaxy(
    energy: int = 0,
    culture: int = 0,
    level: int = 1,
    landed: Iterable[str] = (),
    orbits: Mapping[str, int] | None = None,
    colonies: Sequence[str] = (),
    used: Sequence[str] = (),
    missions: Sequence[str] = (),
    ships: int | None = None,
) -> Json:
    """A player; ships that are not placed are at home."""
    return {
        "energy": energy,
        "culture": culture,
        "level": level,
        "landed": list(landed),
        "orbits": dict(orbits or {}),
        "colonies": list(colonies),
        "used": list(used),
        "missions": list(missions),
        "ships": SHIPS[level] if ships is None else ships,
    }


def rogue(level: int = 1, **given: Any) -> Json:
    """The rogue galaxy as a player."""
    return galaxy(level=level, **{"ships": 4, **given})


def table(
    *players: Json,
    seats: int = 2,
    row: Sequence[str | None] = ROW,
    dice: str = "",
    active: str = "",
    spent: str = "",
    turn: int = 0,
    bag: Sequence[str] | None = None,
    under: Sequence[str] = (),
    box: Sequence[str] = (),
    agenda: Sequence[Json] = (),
    options: Mapping[str, Any] | None = None,
    elder: int | None = None,
    seed: str = "1",
    **marks: int,
) -> Table:
    """A table where it is a player's turn with these dice."""
    count = max(2, seats)
    everybody = [*players, *(galaxy() if seats > 1 else rogue() for _ in range(len(players), count))]
    places = list(row)[: min(count + 2, 6)]
    gone = {*places, *under, *box, *(planet for one in everybody for planet in one["colonies"])}
    rest = [planet for planet in PLANETS if planet not in gone]
    state = {
        "turn": turn,
        "over": 0,
        "row": places,
        "bag": rest if bag is None else list(bag),
        "under": list(under),
        "box": list(box) if bag is None else [planet for planet in rest if planet not in bag],
        "elder": elder,
        "price": marks.pop("price", 1),
        "never": [],
        "dice": {"inactive": counts(dice), "hand": [0] * 6, "active": counts(active), "spent": counts(spent)},
        "marks": {**NO_MARKS, **marks},
        "agenda": list(agenda),
        "players": [written(one, places, who, seats) for who, one in enumerate(everybody)],
    }
    return asterism.position("galaxies", head(seats, options or {}, seed) | {"state": state})


NO_MARKS = dict.fromkeys(
    ("rerolled", "converted", "income_energy", "income_culture", "left", "extra", "attacked", "fewer"), 0
)


def head(seats: int, options: Mapping[str, Any], seed: str) -> Json:
    about = {"format": "asterism 1", "game": "galaxies", "rules": 2, "seats": seats}
    return {**about, "options": dict(options), "seed": seed, "reveals": 1}


def counts(faces: str) -> list[int]:
    names = faces.split()
    assert set(names) <= set(FACES), faces
    return [names.count(face) for face in FACES]


def written(one: Json, row: Sequence[str | None], who: int, seats: int) -> Json:
    orbits = [one["orbits"].get(planet) if planet else None for planet in row]
    return {
        "energy": one["energy"],
        "culture": one["culture"],
        "level": one["level"],
        "home": one["ships"] - len(one["landed"]) - len(one["orbits"]),
        "landed": [row.index(planet) for planet in one["landed"]],
        "orbits": orbits,
        "colonies": sorted(one["colonies"], key=PLANETS.index),
        "used": sorted(one["used"], key=PLANETS.index),
        "chosen": int(seats > 1),
        "missions": (one["missions"] or list(DEALT[2 * who : 2 * who + 2])) if seats > 1 else [],
    }


# Playing


def number(planet: str) -> int:
    return PLANETS.index(planet) + 1


def act(table: Table, *texts: str, seat: int | None = None) -> Story:
    """Play texts for whoever decides; the story of the last one. Whatever comes of them can be saved and read again."""
    story: Story = []
    for text in texts:
        story = table.play(table.to_act[0] if seat is None else seat, text)
        assert asterism.position("galaxies", table.position()).state.tobytes() == table.state.tobytes()
    return story


def activate(table: Table, face: str, *answers: str) -> Story:
    """Activate a die of the player whose turn it is, and answer what is asked."""
    return act(table, f"activate face:{FACES.index(face)}", *answers)


def use(table: Table, planet: str, *answers: str) -> Story:
    """Use a planet with a colony die, or by following one."""
    first = [] if table.view(None)["question"]["kind"] == "follow" else [f"activate face:{FACES.index('colony')}"]
    act(table, *(first or ["follow"]))
    if f"use planet:{number(planet)}" in offers(table):
        act(table, f"use planet:{number(planet)}")
    return act(table, *answers)


def offers(table: Table, seat: int | None = None) -> list[str]:
    return table.offers(table.to_act[0] if seat is None else seat) if table.to_act else []


def can(table: Table, text: str) -> bool:
    """Is a text offered to whoever decides?"""
    return text in offers(table)


def told(story: Story, what: str) -> Story:
    return [entry for entry in story if entry["what"] == what]


def kinds(table: Table) -> list[str]:
    return sorted({text.split()[0] for text in offers(table)})


# Looking


def player(table: Table, who: int = 0) -> Json:
    one: Json = table.view(None)["players"][who]
    return one


def orbit(table: Table, planet: str, who: int = 0) -> int | None:
    """Where a player's ship is on a planet's track."""
    places = [place for place in table.view(None)["row"] if place and place["planet"] == planet]
    return next((one["at"] for place in places for one in place["orbits"] if one["player"] == who), None)


def row(table: Table) -> list[str | None]:
    return [place and place["planet"] for place in table.view(None)["row"]]


def look(table: Table) -> Json:
    """What can change, by names: `me energy`, `foe at jakks`."""
    view = table.view(None)
    found: Json = {}
    for who, one in enumerate(view["players"]):
        name = NAMES[who]
        found |= {f"{name} {key}": one[key] for key in ("energy", "culture", "level", "home", "planet_points")}
    for place in view["row"]:
        if place:
            found |= {f"{NAMES[one['player']]} at {place['planet']}": one["at"] for one in place["orbits"]}
            found |= {f"{NAMES[who]} on {place['planet']}": 1 for who in place["landed"]}
    found |= {f"die {face}": view["dice"]["inactive"].count(face) for face in FACES}
    return found | {"price": view["follow_price"]} | {f"income {key}": at for key, at in view["income"].items()}


def changes(before: Json, after: Json) -> Json:
    """What is different: by how much, or 'gone' and where it is new."""
    keys = [key for key in before | after if before.get(key) != after.get(key)]
    return {key: change(before.get(key), after.get(key)) for key in keys}


def change(old: int | None, new: int | None) -> int | str:
    if new is None:
        return "gone"
    return f"new {new}" if old is None else new - old
