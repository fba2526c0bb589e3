"""Imports go one way: a part of the house knows who lies below it, nobody above and nobody beside it.

An import counts wherever it stands, within a function, under TYPE_CHECKING, absolute or relative. What is looked up by
name while the program runs, as a game by its slug, does not count; nor does it that Python runs the file of a package
before what is in the package.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# The parts of all that is ours, and those of a package, the lowest first; who shares a line lies side by side. A name
# holds all that is in it and has no name of its own.
LAYERS = {
    "": """
        asterism.core
        asterism.texts asterism.games.* asterism.small.*
        asterism.endings asterism.bots
        asterism.warm
        asterism.__init__
        asterism.envs
        asterism.lab
        asterism.terminal asterism.server
        asterism.cli
        asterism.__main__
        tests.support
        tools hatch_build
        tests benchmarks examples
    """,
    "asterism.server.": """
        __init__ names encoding settings limits unread metrics logs waiting together rounds
        shapes pieces
        errors lan admin meter
        messages guard
        storage pool
        tables
        services
        http ws
        app
        serving
    """,
}
OTHERS = {"node_modules", ".venv"}  # what lies there is not ours
ELSEWHERE = ("tests.sixth_game.", "tests.fixtures.")  # games there stand where all games stand


def upward(root: Path) -> list[str]:
    """What is imported that does not lie below, and what has no layer."""
    found = modules(root)
    known = imports(found)
    return [wrong for package in LAYERS for wrong in upward_in(package, found, known)]


def upward_in(package: str, found: Iterable[str], known: dict[str, set[str]]) -> Iterator[str]:
    parts = {name: part(package, name) for name in found if name.startswith(package)}
    for name, mine in parts.items():
        if mine is None:
            yield f"{name} has no layer"
        for other in sorted(known[name]):
            if mine and (its := parts.get(other)) and its != mine and its[0] >= mine[0]:
                yield f"{name} imports {other}"


def part(package: str, module: str) -> tuple[int, str] | None:
    """The part of a package that a module belongs to, and how high that lies."""
    words = module.removeprefix(package).split(".")
    for length in range(len(words), 0, -1):
        prefix = ".".join(words[:length])
        for height, line in enumerate(LAYERS[package].split("\n")):
            if any(fnmatch(prefix, name) and name.count(".") == length - 1 for name in line.split()):
                return height, prefix
    return None


def modules(root: Path) -> dict[str, Path]:
    """Every module of ours, by where it lies."""
    files = [file for top in sorted(root.iterdir()) for file in sources(top)]
    return {place(file.relative_to(root)): file for file in files}


def sources(top: Path) -> list[Path]:
    if top.is_dir() and not top.name.startswith("."):
        return [file for file in sorted(top.rglob("*.py")) if OTHERS.isdisjoint(file.parts)]
    return [top] if top.suffix == ".py" else []


def place(file: Path) -> str:
    name = ".".join(file.with_suffix("").parts)
    return next((name.removeprefix(folder) for folder in ELSEWHERE if name.startswith(folder)), name)


def imports(found: dict[str, Path]) -> dict[str, set[str]]:
    """The modules of ours that each of them imports; those of tests go by two names."""
    by_name = {name.removesuffix(".__init__"): name for name in found}
    by_name |= {short.removeprefix("tests."): name for short, name in by_name.items()}
    return {name: {by_name[one] for one in imported(file, name, by_name)} for name, file in found.items()}


def imported(file: Path, module: str, by_name: dict[str, str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        for name in named(node, module.split(".")):
            while name and name not in by_name:  # what a module has in it stands for the module
                name = name.rpartition(".")[0]
            if name:
                yield name


def named(node: ast.AST, module: list[str]) -> list[str]:
    if isinstance(node, ast.Import):
        return [one.name for one in node.names]
    if isinstance(node, ast.ImportFrom):
        start = [*module[: -node.level], *([node.module] if node.module else [])] if node.level else [str(node.module)]
        return [".".join([*start, one.name]) for one in node.names]
    return []


def circle(root: Path) -> list[str]:
    """Modules that import each other, the last one the first, if there are any."""
    known = imports(modules(root))
    try:
        TopologicalSorter({name: others - {name} for name, others in known.items()}).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_every_import_goes_down() -> None:
    assert upward(ROOT) == []


def test_no_modules_import_each_other() -> None:
    assert circle(ROOT) == []


@pytest.mark.parametrize("package", LAYERS)
def test_every_name_of_a_layer_is_there(package: str) -> None:
    found = [part(package, name) for name in modules(ROOT) if name.startswith(package)]
    parts = {one[1] for one in found if one}
    assert [name for name in LAYERS[package].split() if not any(fnmatch(one, name) for one in parts)] == []


# What these tests would find

HOUSE = (
    "asterism/__init__ asterism/cli asterism/core/game asterism/texts/__init__ asterism/texts/panels "
    "asterism/games/luna/rules asterism/games/nova/rules asterism/games/nova/view tests/support/host tests/test_one "
    "tests/sixth_game/asterism/games/sixth/view tools/quick benchmarks/run asterism/terminal/play "
    "asterism/server/guard asterism/server/messages asterism/server/tables/hub asterism/server/tables/room"
)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small one, in which nobody imports anybody."""
    for name in HOUSE.split():
        write(tmp_path, name, "")
    return tmp_path


def write(house: Path, name: str, text: str) -> None:
    file = house / f"{name}.py"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "line", "other"),
    [
        ("asterism/core/game", "import asterism", "asterism.__init__"),
        ("asterism/core/game", "from asterism import table", "asterism.__init__"),
        ("asterism/core/game", "from asterism import texts", "asterism.texts.__init__"),
        ("asterism/core/game", "import asterism.texts.panels as drawn", "asterism.texts.panels"),
        ("asterism/core/game", "from .. import texts", "asterism.texts.__init__"),
        ("asterism/core/game", "from ..texts.panels import Painter", "asterism.texts.panels"),
        ("asterism/texts/__init__", "from ..cli import main", "asterism.cli"),
        ("asterism/texts/panels", "def draw():\n    import asterism.cli", "asterism.cli"),
        ("asterism/texts/panels", "if TYPE_CHECKING:\n    from asterism.cli import main", "asterism.cli"),
        ("asterism/games/nova/view", "from asterism.texts import Texts", "asterism.texts.__init__"),
        ("asterism/games/nova/view", "from asterism.games.luna import rules", "asterism.games.luna.rules"),
        ("tests/sixth_game/asterism/games/sixth/view", "import asterism.texts", "asterism.texts.__init__"),
        ("asterism/terminal/play", "from asterism.server.tables.hub import Hub", "asterism.server.tables.hub"),
        ("asterism/server/tables/hub", "from asterism.terminal import play", "asterism.terminal.play"),
        ("asterism/server/guard", "from asterism.server.tables.hub import Hub", "asterism.server.tables.hub"),
        ("asterism/server/guard", "from .messages import said", "asterism.server.messages"),
        ("asterism/cli", "from tools import quick", "tools.quick"),
        ("asterism/cli", "from benchmarks import run", "benchmarks.run"),
        ("asterism/cli", "from support.host import Host", "tests.support.host"),
        ("asterism/cli", "from tests.support import host", "tests.support.host"),
        ("tests/test_one", "from benchmarks.run import main", "benchmarks.run"),
        ("benchmarks/run", "import test_one", "tests.test_one"),
    ],
)
def test_a_planted_import_is_found(house: Path, name: str, line: str, other: str) -> None:
    write(house, name, line)
    assert upward(house) == [f"{place(Path(name))} imports {other}"]


@pytest.mark.parametrize(
    "line", ["from asterism.core import game", "from ...core.game import Game", "from . import rules", "import os"]
)
def test_what_lies_below_or_within_may_be_imported(house: Path, line: str) -> None:
    write(house, "asterism/games/nova/view", line)
    assert upward(house) == []


@pytest.mark.parametrize("name", ["asterism/news", "asterism/news/all", "asterism/server/news", "scripts/all", "setup"])
def test_what_is_new_needs_a_layer(house: Path, name: str) -> None:
    write(house, name, "")
    assert upward(house) == [f"{place(Path(name))} has no layer"]


def test_a_planted_circle_is_found(house: Path) -> None:
    write(house, "asterism/server/tables/hub", "from asterism.server.tables import room")
    assert circle(house) == []
    write(house, "asterism/server/tables/room", "if TYPE_CHECKING:\n    from asterism.server.tables.hub import Hub")
    assert set(circle(house)) == {"asterism.server.tables.hub", "asterism.server.tables.room"}
