"""What the documents on environments say can be run, and lists what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import layouts

ROOT = Path(__file__).parents[2]
LISTINGS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "environments.md").read_text(encoding="utf-8"), re.S)
WAYS = [
    "batch(",
    "gymnasium.make(",
    "vector(",
    "aec(",
    "pyspiel.load_game(",
    "actions(",
    "layout(",
    "Rollouts(",
    ".save(",
]


@pytest.mark.parametrize("listing", LISTINGS, ids=lambda listing: listing.strip().splitlines()[-1])
def test_every_listing_runs_alone_and_ends(listing: str) -> None:
    exec(compile(listing, "environments.md", "exec"), {})


def test_the_page_shows_each_way_to_play() -> None:
    assert [name for name in WAYS if not any(name in listing for listing in LISTINGS)] == []


def test_the_list_of_layouts_is_what_make_layouts_writes() -> None:
    assert layouts.FILE.read_text(encoding="utf-8") == "\n".join(layouts.page()) + "\n"
