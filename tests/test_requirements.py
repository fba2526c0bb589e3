"""What a server is deployed with is locked, and is what the tests run with."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^([A-Za-z0-9_.-]+)==(?:.*\n(?:    .*\n?)*)", re.M)


def locked(file: str) -> dict[str, str]:
    """Each package of a locked list, with its version and hashes."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return {_plain(found[1]): re.sub(r"\n    # .*", "", found[0]).strip() for found in BLOCK.finditer(text)}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(name: str, extras: frozenset[str] = frozenset(), known: dict[str, None] | None = None) -> dict[str, None]:
    """All that a package needs to run here, itself left out."""
    known = {} if known is None else known
    for one in map(Requirement, requires(name) or []):
        wanted = any(one.marker is None or one.marker.evaluate({"extra": extra}) for extra in (extras or {""}))
        if wanted and _plain(one.name) not in known:
            known[_plain(one.name)] = None
            needed(one.name, frozenset(one.extras), known)
    return known


def test_the_locked_list_of_a_server_holds_all_it_needs_and_nothing_else() -> None:
    assert set(locked("requirements.txt")) == set(needed("asterism"))


def test_a_server_is_deployed_with_what_was_tested() -> None:
    tested = locked("requirements-dev.txt")
    for name, block in locked("requirements.txt").items():
        assert block == tested[name]
        assert "--hash=sha256:" in block


def test_a_library_whose_insides_we_touch_has_a_bound() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text[text.index("| library |") :].partition("\n\n")[0].splitlines()[2:]
    touched = {name for row in table for name in row.split("|")[1].strip().split(", ")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bounds = {one.name: str(one.specifier) for one in map(Requirement, project["dependencies"])}
    assert touched >= {"numba", "uvicorn", "starlette", "sqlalchemy"}
    assert [name for name in touched if "<" not in bounds[name]] == []
