"""Phrases of the galaxies for texts to put in words: offers, the story, panels and the final sheet."""

from __future__ import annotations

from typing import Any

from asterism.core.wire import Cell, ListPanel, Panel, Phrase, TablePanel
from asterism.games.galaxies.cards import MISSION_OF, PLANET_OF, mission_card, planet_card
from asterism.games.galaxies.pieces import (
    DATA,
    EMPIRE_POINTS,
    FACES,
    HOME,
    ORBIT,
    PLACES,
    POINTS,
    ROGUE,
    SPACES,
    SURFACE,
)
from asterism.games.galaxies.terms import Form, GainForm, GiveForm, SwapForm, Told, UpgradedTold, UpgradeForm
from asterism.games.galaxies.wire import AttackPart, Face, Params, Place, Player, Question, Rogue, View

Json = dict[str, Any]


# Pieces of phrases


def who(view: View, player: int) -> Phrase:
    """A seat, or the rogue galaxy by its name."""
    if view["rogue"] and player == ROGUE:
        return {"say": "rogue", "name": view["rogue"]["name"]}
    return {"say": "seat", "seat": player}


def planet(view: View, which: str | int) -> Phrase:
    """A planet by its id or its number; its form `action` says what it does."""
    return planet_card(which if isinstance(which, str) else DATA["planets"][which - 1]["id"], view["later_printing"])


def mission(which: str | int) -> Phrase:
    """A mission by its id or its number; its form `task` says what it asks."""
    return mission_card(which if isinstance(which, str) else DATA["missions"][which]["id"])


def face(which: int | str | None) -> Phrase:
    return {"say": "face", "face": FACES[which] if isinstance(which, int) else which}


def amounts(energy: int, culture: int) -> list[Phrase]:
    """Resources as a list, those that are not there left out."""
    some, more = {"say": "energy", "count": energy}, {"say": "culture", "count": culture}
    return [some, more] if energy and culture else [some] if energy else [more]


def spot(view: View, where: int) -> Phrase:
    """Where a ship is: at home, on a planet's surface or in its orbit."""
    if where == HOME:
        return {"say": "at-home"}
    kind = "on-surface" if where < ORBIT else "in-orbit"
    return {"say": kind, "planet": at_place(view, (where - SURFACE) % PLACES)}


def at_place(view: View, place: int) -> Phrase:
    """The planet on a place of the row."""
    there = view["row"][place] if place < len(view["row"]) else None
    return planet(view, there["planet"]) if there else {"say": "empty-place", "place": place + 1}


# Offers


def offer(view: View, form: Form) -> Phrase:
    """What an offer says."""
    return {"say": f"do-{form['verb']}", **arguments(view, form), **extras(view, form)}


def arguments(view: View, form: Form) -> Json:
    """The parameters of an offer as arguments of its phrase."""
    found: Json = {}
    if "mission" in form:
        found["mission"] = mission(form["mission"])
    if "planet" in form:
        found["planet"] = planet(view, form["planet"])
    if "player" in form:
        found["who"] = who(view, form["player"])
    if "place" in form:
        found["planet"] = at_place(view, form["place"])
    if "at" in form:
        found["spot"] = spot(view, form["at"])
    if "face" in form:
        found["face"] = face(form["face"])
    return found


def extras(view: View, form: Form) -> Json:
    """What an offer says beside its parameters."""
    match form["verb"]:
        case "upgrade":
            return pays(view, form)
        case "gain" | "give":
            return takes(view, form)
        case "swap":
            return swaps(view, form)
        case "rob":
            return robs(view)
        case "follow":
            return {"face": face(asked(view)["face"]), "price": asked(view)["price"]}
        case "force" | "let":
            return {"face": face(asked(view)["face"])}
        case "go":
            return {"spot": spot(view, form["to"])}
        case "shift":
            return {"start": at_place(view, form["start"]), "to": at_place(view, form["to"])}
        case "turn":
            return {"to": face(form["to"])}
        case "mark":
            return {"cost": roll_cost(view)}
        case "roll":
            return {"count": len(view["dice"]["hand"]), "cost": roll_cost(view)}
        case "advance" | "back" | "push":
            return {"steps": asked(view)["steps"]}
    return {}


def asked(view: View) -> Question:
    """What is asked now: without a question there are no offers."""
    if view["question"] is None:
        raise ValueError("nothing is asked any more")
    return view["question"]


def pays(view: View, form: UpgradeForm) -> Json:
    """What an upgrade costs: planets give discounts."""
    me = view["players"][asked(view)["who"]]
    cost = me["level"] + 1 - (1 if asked(view)["planet"] == "mared" else 0)
    return {"level": me["level"] + 1, "cost": amounts(form["energy"], cost - form["energy"])}


def takes(view: View, form: GainForm | GiveForm) -> Json:
    return {"what": amounts(form["energy"], asked(view)["left"] - form["energy"])}


def swaps(view: View, form: SwapForm) -> Json:
    from_energy = int(asked(view)["planet"] == "omicronfenzi")
    amount = form["amount"]
    both = [amounts(amount, 0), amounts(0, amount)]
    return {"what": both[1 - from_energy], "into": both[from_energy]}


def robs(view: View) -> Json:
    which = asked(view)["planet"]
    params: Params = PLANET_OF[which]["action"]["params"] if which else {}
    return {"what": amounts(params.get("energy", 0), params.get("culture", 0))}


def roll_cost(view: View) -> int:
    return 0 if asked(view)["planet"] else view["dice"]["reroll_cost"]


# The story


def told(view: View, entry: Told) -> Phrase:
    """What a line of the story says."""
    numbers = {key: value for key, value in entry.items() if key not in SAID_OTHERWISE}
    phrase: Json = {"say": f"told-{entry['what']}", **numbers, **things(view, entry)}
    if entry["what"] == "rolled":
        phrase["dice"] = [{"say": "dice-of-face", "count": entry[one], "face": one} for one in FACES if entry[one]]
    elif "energy" in entry and "culture" in entry:
        phrase["amounts"] = amounts(entry["energy"], entry["culture"])
    if entry["what"] == "moved":
        phrase["spot"] = spot_told(view, entry["to"], entry["planet"])
    if entry["what"] == "advanced":
        phrase["end"] = int(entry["to"] > SPACES[entry["planet"] - 1])
    if entry["what"] == "shifted":
        phrase["end"] = int(entry["at"] > SPACES[entry["planet"] - 1])
    if entry["what"] == "ending":
        phrase["alone"] = int(view["seats"] == 1)
    if entry["what"] == "gave":
        phrase["to"] = who(view, entry["to"])
    if entry["what"] == "turned":
        phrase["to"] = face(entry["to"])
    if entry["what"] == "attacked" and view["rogue"]:
        phrase["parts"] = attack(view["rogue"]["id"], entry["level"])
    if entry["what"] == "upgraded":
        phrase["skull"] = int(is_skull(view, entry))
    return phrase


SAID_OTHERWISE = ("what", "player", "seat", "planet", "start", "place")


def things(view: View, entry: Told) -> Json:
    """What a line is about, as phrases."""
    found: Json = {}
    if "player" in entry:
        found["who"] = who(view, entry["player"])
    if "seat" in entry:
        found["who"] = who(view, entry["seat"])
    if "victim" in entry:
        found["victim"] = who(view, entry["victim"])
    if "by" in entry:
        found["by"] = who(view, entry["by"])
    if "planet" in entry and entry["planet"] > 0:
        found["planet"] = planet(view, entry["planet"])
    if "mission" in entry:
        found["mission"] = mission(entry["mission"])
    if "face" in entry:
        found["face"] = face(entry["face"])
    return found


def spot_told(view: View, where: int, number: int) -> Phrase:
    """Where a ship went: the row may have changed since."""
    if where == HOME:
        return {"say": "at-home"}
    return {"say": "on-surface" if where < ORBIT else "in-orbit", "planet": planet(view, number)}


def is_skull(view: View, entry: UpgradedTold) -> bool:
    """Has the rogue's empire come to the skull?"""
    rogue = view["rogue"] if entry["player"] == ROGUE else None
    return rogue is not None and entry["level"] > len(rogue["dice_per_level"])


def attack(rogue: str, level: int) -> list[Phrase]:
    """What a rogue's attack does, as a list of phrases."""
    facts = next(one for one in DATA["rogue_galaxies"] if one["id"] == rogue)
    return [part(one) for one in facts["colony_actions"][level - 1]["parts"]]


def part(one: AttackPart) -> Phrase:
    """One part of an attack."""
    count = one.get("amount") or one.get("steps") or one.get("dice") or 0
    return {
        "say": f"attack-{one['op']}",
        "what": amounts(one.get("energy", 0), one.get("culture", 0)),
        "count": count,
    }


def brings(entries: list[Told], seat: int) -> int:
    """What a preview is worth at a glance: one's own points, not those of a rogue's die."""
    return sum(points_of(entry, seat) for entry in entries)


def points_of(entry: Told, seat: int) -> int:
    if entry["what"] == "colonised" and entry["player"] == seat:
        return int(POINTS[entry["planet"] - 1])
    if entry["what"] == "upgraded" and entry["player"] == seat and entry["level"] < len(EMPIRE_POINTS):
        return int(EMPIRE_POINTS[entry["level"]] - EMPIRE_POINTS[entry["level"] - 1])
    return 0


def lucky(form: Form) -> bool:
    """Does luck decide what an offer brings?"""
    return form["verb"] in ("roll", "force", "replace")


# Panels, for the generic board and the terminal


def panels(view: View) -> list[Panel]:
    found: list[Panel] = [row_panel(view), players_panel(view)]
    found += [dice_panel(view)] if view["step"] == "play" else []
    found += [colonies_panel(view, one) for one, its in enumerate(view["players"]) if its["colonies"]]
    found += [rogue_panel(view, view["rogue"])] if view["rogue"] else []
    return found + [mission_panel(its) for its in view["players"] if its["dealt"] or its["mission"]]


def head(*columns: str) -> list[Phrase]:
    return [{"say": f"column-{column}"} for column in columns]


def row_panel(view: View) -> TablePanel:
    rows = [place_row(view, number, there) for number, there in enumerate(view["row"], 1) if there]
    title = {"say": "row", "deck": view["deck"]}
    columns = head("place", "planet", "makes", "track", "worth", "ships", "action")
    return {"kind": "table", "title": title, "head": columns, "rows": rows}


def place_row(view: View, number: int, there: Place) -> list[Cell]:
    ships: list[Phrase] = [{"say": "ship-landed", "who": who(view, one)} for one in there["landed"]]
    ships += [{"say": "ship-orbits", "who": who(view, one["player"]), "at": one["at"]} for one in there["orbits"]]
    return [
        number,
        there["name"],
        {"say": "resource", "resource": there["resource"]},
        {"say": "track", "track": there["track"], "spaces": there["spaces"]},
        there["points"],
        {"say": "ships", "ships": ships},
        {"say": "action", "planet": planet(view, there["planet"])},
    ]


def players_panel(view: View) -> TablePanel:
    rows: list[list[Cell]] = [
        [who(view, one), its["points"], its["energy"], its["culture"], its["level"], its["dice"], its["home"]]
        for one, its in enumerate(view["players"])
    ]
    columns = head("player", "points", "energy", "culture", "level", "dice", "home")
    return {"kind": "table", "title": {"say": "galaxies", "ending": int(view["ending"])}, "head": columns, "rows": rows}


def dice_panel(view: View) -> ListPanel:
    its = view["dice"]
    kinds = {"inactive": its["inactive"], "hand": its["hand"], "active": its["active"], "spent": its["spent"]}
    rows = [{"say": "dice", "kind": kind, "dice": dice_list(dice)} for kind, dice in kinds.items() if dice]
    return {"kind": "list", "title": {"say": "dice-of", "who": who(view, view["turn"])}, "rows": rows, "now": True}


def dice_list(faces: list[Face]) -> list[Phrase]:
    return [{"say": "dice-of-face", "count": faces.count(one), "face": one} for one in FACES if one in faces]


def colonies_panel(view: View, one: int) -> ListPanel:
    rows: list[Phrase] = [
        {"say": "colony", "planet": planet(view, its["planet"]), "worth": PLANET_OF[its["planet"]]["points"]}
        for its in view["players"][one]["colonies"]
    ]
    return {"kind": "list", "title": {"say": "colonies", "who": who(view, one)}, "seat": one, "rows": rows}


def rogue_panel(view: View, its: Rogue) -> ListPanel:
    me = view["players"][ROGUE]
    level = min(me["level"], len(its["dice_per_level"]))
    rows: list[Phrase] = [
        {"say": "rogue-full", "max": its["max"]},
        {"say": "rogue-attack", "level": level, "parts": attack(its["id"], level)},
        {"say": "rogue-left", "count": its["left"], "extra": int(its["extra"])},
    ]
    title = {"say": "rogue-galaxy", "name": its["name"], "difficulty": its["difficulty"]}
    return {"kind": "list", "title": title, "rows": rows}


def mission_panel(its: Player) -> ListPanel:
    shown = its["dealt"] or ([its["mission"]] if its["mission"] else [])
    rows: list[Phrase] = [{"say": "mission-line", "mission": mission(one), **worth(one)} for one in shown]
    return {"kind": "list", "title": {"say": "mission", "count": len(shown)}, "rows": rows}


def worth(which: str) -> Json:
    facts = MISSION_OF[which]
    return {"points": facts["points"], "tied": facts["points_if_tied"] or 0}


# The end


def final(view: View) -> Panel:
    """How the game came out, as a panel."""
    return final_order(view) if view["seats"] > 1 else final_alone(view)


def final_order(view: View) -> TablePanel:
    rows = [final_row(view, one) for one in view["ranking"]]
    columns = head("player", "planets", "empire", "mission", "mission-points", "total", "left")
    return {"kind": "table", "title": {"say": "final"}, "head": columns, "rows": rows}


def final_row(view: View, one: int) -> list[Cell]:
    its = view["players"][one]
    got, resources = its["mission_points"] or 0, its["energy"] + its["culture"]
    task = mission(its["mission"]) if its["mission"] else ""
    return [who(view, one), its["planet_points"], its["empire_points"], task, got, its["points"] + got, resources]


def final_alone(view: View) -> ListPanel:
    me, it = view["players"]
    won, rogue = int(me["points"] >= view["win_points"]), who(view, ROGUE)
    skull = int(it["level"] > it["levels"])
    rows: list[Phrase] = [
        {"say": "alone-end", "won": won, "skull": skull, "rogue": rogue},
        {"say": "alone-points", "points": me["points"], "theirs": it["points"], "rogue": rogue},
    ]
    return {"kind": "list", "title": {"say": "alone", "won": won}, "rows": rows}
