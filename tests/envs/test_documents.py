"""What the documents on environments say can be run, and lists what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asterism.envs import layout
from tools import layouts

ROOT = Path(__file__).parents[2]
LISTINGS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "environments.md").read_text(encoding="utf-8"), re.S)


def test_every_listing_runs_in_the_order_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for listing in LISTINGS:
        exec(compile(listing, "environments.md", "exec"), names)
    assert capsys.readouterr().out.startswith(f"{layout('novaluna').size} {layout('novaluna').short}\n")
    assert len(LISTINGS) == 10


def test_the_list_of_layouts_is_what_make_layouts_writes() -> None:
    assert layouts.FILE.read_text(encoding="utf-8") == "\n".join(layouts.page()) + "\n"
