"""`make layouts`: writes docs/layouts.md, the stretches of every game's observations."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from asterism.core.game import game
from asterism.envs import actions, layout

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "layouts.md"


def ours() -> list[str]:
    """The games of this folder, whatever else is installed."""
    return sorted(encoder.parent.name for encoder in (ROOT / "asterism" / "games").glob("*/encode.py"))


def page() -> Iterator[str]:
    yield "# Layouts of observations"
    yield ""
    yield "Written by `make layouts`. A row of numbers is made of these stretches, in this order. Those of the gist,"
    yield "which small networks read, come first and are marked. Of several axes the last one runs fastest."
    for slug in ours():
        its = layout(slug)
        yield ""
        yield f"## {slug}"
        yield ""
        yield f"{its.size} numbers, {its.short} of them in the gist; {actions(slug).count} actions;"
        yield f"{game(slug).seats[0]} to {game(slug).seats[-1]} seats."
        if its.left_out:
            yield f"Left out, since no rule reads it: {'; '.join(its.left_out)}."
        yield ""
        yield "| stretch | shape | from | gist | |"
        yield "| --- | --- | --: | --- | --- |"
        for one in its:
            shape = " x ".join(map(str, one.shape))
            yield f"| {one.name} | {shape} | {int(one)} | {'yes' if one.short else ''} | {one.about} |"


def main() -> None:
    FILE.write_text("\n".join(page()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
