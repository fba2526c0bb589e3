"""Writes what goes over the wire as TypeScript, and a game's terms as Python too: `make wire`.

The truth is in Python: `wire.py` of the core and of each game, a game's verbs and events, and what the server asks for
and says. All files are committed, so that building the client needs no Python of ours; a test sees that they are not
stale. A game's files go to `terms.py` beside its rules and to `web/src/games/<slug>/wire.ts` beside the package they
lie in, ours and foreign alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from asterism.core import wire as core
from asterism.core.actions import Term
from asterism.core.game import Game, game, slugs
from asterism.server import messages, shapes
from asterism.server.http import schemas
from asterism.texts import book
from tools.terms import typed
from tools.typescript import Sheet, aliases, parts

ROOT = Path(__file__).parents[1]
SHELL = ROOT / "web" / "src" / "base" / "wire.ts"
BOOK = ROOT / "web" / "src" / "base" / "bookwire.ts"
HEAD = "/** {about} Written by `make wire` from {source}: never by hand. */\n"
PHRASE = """/** A phrase for texts to put in words. */
export interface Phrase {
  say: string
  [argument: string]: unknown
}
"""
SHARED = {core.Phrase: "Phrase", core.Pair: "Pair", core.TableView: "TableView"}


def main() -> None:
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """All files of the wire, as they should be."""
    games = [game(slug) for slug in slugs()]
    boards = {client_of(its) / "wire.ts": written(its) for its in games}
    return {SHELL: shell(), BOOK: rules(), **boards, **{folder_of(its) / "terms.py": typed(its) for its in games}}


def folder_of(its: Game) -> Path:
    """Where the rules of a game lie."""
    return Path(str(import_module(its.kind.__module__).__file__)).parent


def client_of(its: Game) -> Path:
    """Where the client of a game lies."""
    return folder_of(its).parents[2] / "web" / "src" / "games" / its.slug


# The shell


def shell() -> str:
    """What is the same for all games, and what the server asks for and says."""
    sheet = Sheet({**aliases(core), **ALIASES}, OPEN)
    for shared in (core.Pair, core.TableView, core.Panel):
        sheet.written(shared)
    sheet.declared["Wire"] = OF_A_GAME
    sheet.declare(shapes.State, "State", parts(shapes.State))
    sheet.declared["State"] = of_a_game(sheet.declared["State"])
    for said in (*ANSWERED, *ASKED, messages.Message):
        sheet.written(said)
    head = HEAD.format(about="The wire, as all games share it.", source="asterism/core and asterism/server")
    return "\n".join((head, PHRASE, sheet.text))


def rules() -> str:
    """A book of rules."""
    sheet = Sheet(aliases(book), {})
    sheet.written(book.Book)
    return "\n".join((HEAD.format(about="A game's rules.", source="asterism/texts/book.py"), sheet.text))


ALIASES = {
    shapes.Clock: "Clock",
    shapes.Who: "Who",
    shapes.Status: "Status",
    messages.Question: "Question",
    messages.Message: "Message",
}
OPEN = {
    core.Phrase: "Phrase",
    shapes.Phrase: "Phrase",
    shapes.Panel: "Panel",
    shapes.View: "TableView",
    shapes.Offer: "Offer",
    shapes.Told: "Told",
    shapes.Options: "Record<string, unknown>",
}
ANSWERED = (
    schemas.MyName,
    schemas.Id,
    schemas.Games,
    shapes.TableInfo,
    shapes.LobbyInfo,
    shapes.Steps,
    shapes.Error,
    messages.Answers,
)
ASKED = (shapes.NewTable, messages.Said)
OF_A_GAME = """/** One thing a seat may do now; `do` is its identity. */
export interface Offer { do: string; verb: string; say: Phrase; [argument: string]: unknown }

/** One line of the story. */
export interface Told { what: string; say: Phrase; [detail: string]: unknown }

/** What goes over the wire of a game: its own `wire.ts` says it exactly. */
export interface Wire { view: TableView; offer: Offer; told: Told }
"""
OWN = {"TableView": "W['view']", "Offer": "W['offer']", "Told": "W['told']"}


def of_a_game(state: str) -> str:
    """A state as a game says it exactly."""
    exact = re.sub(rf"\b({'|'.join(OWN)})\b", lambda found: OWN[found[0]], state)
    return exact.replace("interface State", "interface State<W extends Wire = Wire>")


# A game


def written(its: Game) -> str:
    """A game's view, offers, story and components."""
    module = import_module(f"{its.kind.__module__.rpartition('.')[0]}.wire")
    sheet, printed = Sheet(aliases(module), SHARED), hasattr(module, "Components")
    own = [part for part in parts(module.View) if part not in parts(core.TableView)]
    sheet.declare(module.View, "View", own, sheet.written(core.TableView))
    if printed:
        sheet.written(module.Components)
    said = [offers(its, sheet), events(its, sheet), WIRE, *([COMPONENTS] if printed else [])]
    head = HEAD.format(about=f"The wire of {its.slug}.", source=f"asterism/games/{its.slug}")
    data = DATA.format(slug=its.slug) if printed else ""
    shared = f"import type {{ {', '.join(sorted(sheet.taken))} }} from '../../base/wire'\n"
    return "\n".join((head + data + shared, sheet.text, *said))


DATA = "import data from '../../../../asterism/games/{slug}/components.json'\n"
COMPONENTS = "export const components = data as unknown as Components\n"
WIRE = """/** All that a board gets. */
export interface Wire {
  view: View
  offer: Offer
  told: Told
}
"""


def offers(its: Game, sheet: Sheet) -> str:
    """What a seat may be offered, by verb; acts of the house never are."""
    verbs = [form("do: string; verb", term, sheet) for term in its.verb if not term.house]
    return union("What a seat may do.", "Offer", verbs)


def events(its: Game, sheet: Sheet) -> str:
    return union("A line of the story.", "Told", [form("what", term, sheet) for term in its.event])


def form(what: str, term: Term, sheet: Sheet) -> str:
    details = "".join(f" {name}: number;" for name in term.keys)
    return f"{{ {what}: '{term.name}';{details} say: {sheet.written(core.Phrase)} }}"


def union(about: str, name: str, kinds: Iterable[Any]) -> str:
    return f"/** {about} */\nexport type {name} =\n" + "".join(f"  | {kind}\n" for kind in kinds)


if __name__ == "__main__":
    main()
