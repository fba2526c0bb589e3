"""A game's verbs and events as Python: a typed dictionary for each, so that a misspelt field is found.

They are final: where a field is there, only those that have it are meant.
"""

from __future__ import annotations

from collections.abc import Iterable

from asterism.core.actions import Term
from asterism.core.game import Game

WIDE = 120
HEAD = '''"""The terms of {slug} as JSON. Written by `make wire` from its verbs and events: never by hand."""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypedDict
'''
KIND = """
@final
class {name}(TypedDict):
    {tag}: Literal["{term}"]
"""


def typed(its: Game) -> str:
    """The lines of a game's story and what a seat may be offered; acts of the house never are."""
    verbs = [term for term in its.verb if not term.house]
    return "\n".join((HEAD.format(slug=its.slug), kinds("Told", "what", its.event), kinds("Form", "verb", verbs)))


def kinds(union: str, tag: str, terms: Iterable[Term]) -> str:
    """One kind for each term, and all of them as one."""
    named = {name_of(term, union): term for term in terms}
    declared = [kind(name, tag, term) for name, term in named.items()]
    return "\n".join((*declared, "", either(union, list(named))))


def name_of(term: Term, union: str) -> str:
    return "".join(word.capitalize() for word in term.name.split("-")) + union


def kind(name: str, tag: str, term: Term) -> str:
    return KIND.format(name=name, tag=tag, term=term.name) + "".join(f"    {key}: int\n" for key in term.keys)


def either(union: str, names: list[str]) -> str:
    """A union on one line, or each of its kinds on its own."""
    line = f"{union} = {' | '.join(names)}\n"
    return line if len(line) <= WIDE + 1 else f"{union} = (\n    " + "\n    | ".join(names) + "\n)\n"
