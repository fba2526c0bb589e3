"""Bugs planted in the rules of every game: do its own tests catch them?

`make mutants` plants 40 a game (`python -m tools.mutants SLUG` in one game), each in a copy of its own, and runs the
tests of `tests/games/<slug>` without the compiler until one fails. What was found out is kept in `.mutants.jsonl` and
holds while the game, the core and the tests stay as they are.

rules   the functions with `@rule` in `rules.py` and in the game's files that it is made of
site    a place in them where a bug fits
kinds   compare (another comparison), sign (plus for minus), number (one more or less), junction (and for or),
        drop (a statement left out)
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain, zip_longest
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Sheet

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".mutants.jsonl"
CORES = os.cpu_count() or 1
SEED, PLANTED, WANTED = "asterism", 40, 0.95
CAUGHT, ALIVE = {1, 2, -signal.SIGXCPU, -signal.SIGKILL}, 0
PATIENCE, AT_LEAST = 5, 60  # after so many times the usual processor time and so many seconds a game does not end
COMPARED = (
    {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"},
    {"<": ">=", "<=": ">", ">": "<=", ">=": "<"},
)
SIGNS = {"+": "-", "-": "+", "+=": "-=", "-=": "+="}
JUNCTIONS = {"and": "or", "or": "and"}
RUN = """
import resource, sys, pytest
resource.setrlimit(resource.RLIMIT_CPU, (int(sys.argv[1]), int(sys.argv[1]) + 5))
sys.exit(pytest.main(sys.argv[2:]))
"""


@dataclass(frozen=True)
class Bug:
    """One change of a source file: these bytes become others."""

    file: str
    function: str
    kind: str
    start: int
    stop: int
    line: int
    before: str
    after: str
    nth: int = 0

    @property
    def rank(self) -> str:
        """Its place in the order of planting: chance, but the same for the same bug wherever it stands."""
        about = (SEED, self.file, self.function, self.kind, self.before, self.after, self.nth)
        return hashlib.blake2b(repr(about).encode(), digest_size=12).hexdigest()

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.stop :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.before} -> {self.after}"


# Where bugs fit


def rule_files(slug: str) -> list[Path]:
    """`rules.py` and what it is made of."""
    folder, found, left = ROOT / "asterism" / "games" / slug, set[Path](), ["rules"]
    while left:
        file = folder / f"{left.pop()}.py"
        if file not in found:
            found.add(file)
            left += re.findall(rf"from asterism\.games\.{slug}\.(\w+) import", file.read_text())
    return sorted(found)


def bugs(slug: str) -> list[Bug]:
    """The bugs to plant: every kind in turn, each kind in the order of its ranks."""
    found = [bug for file in rule_files(slug) for bug in bugs_in(file)]
    kinds = [sorted((bug for bug in found if bug.kind == kind), key=lambda bug: bug.rank) for kind in KINDS]
    return [bug for bug in chain.from_iterable(zip_longest(*kinds)) if bug][:PLANTED]


def bugs_in(file: Path) -> list[Bug]:
    source, found = file.read_bytes(), list[Bug]()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and "rule" in map(ast.unparse, function.decorator_list):
            found += bugs_of(Text(file, source, function.name), function.body)
    return found


def bugs_of(text: Text, body: list[ast.stmt]) -> list[Bug]:
    """All bugs that fit into a function; equal ones are counted."""
    nodes = [node for statement in body for node in ast.walk(statement)]
    seen, found = dict[str, int](), list[Bug]()
    for bug in (bug for node in nodes for kind in KINDS.values() for bug in kind(text, node)):
        seen[bug.rank] = seen.get(bug.rank, -1) + 1
        found.append(replace(bug, nth=seen[bug.rank]))
    return found


@dataclass(frozen=True)
class Text:
    """The source of a function's file, by lines and columns."""

    file: Path
    source: bytes
    function: str

    def at(self, line: int, column: int) -> int:
        return sum(map(len, self.source.splitlines(keepends=True)[: line - 1])) + column

    def start(self, node: Any) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: Any) -> int:
        return self.at(node.end_lineno, node.end_col_offset)

    def bug(self, kind: str, start: int, stop: int, after: str) -> Bug:
        before, line = self.source[start:stop].decode(), self.source.count(b"\n", 0, start) + 1
        return Bug(str(self.file.relative_to(ROOT)), self.function, kind, start, stop, line, before, after)

    def between(self, kind: str, left: ast.AST, right: ast.AST, others: dict[str, str]) -> Iterator[Bug]:
        """A bug in the sign that stands between two parts."""
        start, stop = self.end(left), self.start(right)
        sign = re.search(rb"[-+=!<>]+|\band\b|\bor\b", self.source[start:stop])
        if sign and (after := others.get(sign[0].decode())):
            yield self.bug(kind, start + sign.start(), start + sign.end(), after)


def compare(text: Text, node: ast.AST) -> Iterator[Bug]:
    if isinstance(node, ast.Compare):
        for others in COMPARED:
            yield from text.between("compare", node.left, node.comparators[0], others)


def sign(text: Text, node: ast.AST) -> Iterator[Bug]:
    if isinstance(node, ast.BinOp):
        yield from text.between("sign", node.left, node.right, SIGNS)
    elif isinstance(node, ast.AugAssign):
        yield from text.between("sign", node.target, node.value, SIGNS)


def number(text: Text, node: ast.AST) -> Iterator[Bug]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield text.bug("number", text.start(node), text.end(node), str(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        for after in (node.value + 1, node.value - 1) if node.value else (1,):
            yield text.bug("number", text.start(node), text.end(node), str(after))


def junction(text: Text, node: ast.AST) -> Iterator[Bug]:
    if isinstance(node, ast.BoolOp):
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield from text.between("junction", left, right, JUNCTIONS)


def drop(text: Text, node: ast.AST) -> Iterator[Bug]:
    """Leaving out what names a variable for the first time would only make a NameError."""
    names = isinstance(node, ast.Assign) and any(isinstance(target, ast.Name) for target in node.targets)
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.Break | ast.Continue) and not (names or docstring):
        yield text.bug("drop", text.start(node), text.end(node), "pass")


KINDS = {"compare": compare, "sign": sign, "number": number, "junction": junction, "drop": drop}


# Whether they are caught


class Bench:
    """Copies of the package and its tests, one for each core, in which bugs are planted."""

    def __init__(self, folder: Path, count: int) -> None:
        self.free: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            self.free.put(copied(folder / str(number)))

    def code(self, slug: str, bug: Bug | None, seconds: float) -> int:
        """How the game's tests end with this bug in its rules."""
        home = self.free.get()
        try:
            return tried(home, slug, bug, seconds)
        finally:
            self.free.put(home)


def copied(home: Path) -> Path:
    for part in ("asterism", "tests", "docs", "web/src"):
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("static", "__pycache__", "*.png"))
    shutil.copy(ROOT / "pyproject.toml", home)
    return home


def tried(home: Path, slug: str, bug: Bug | None, seconds: float) -> int:
    if bug is None:
        return tests_end(home, slug, seconds)
    file = home / bug.file
    sound = file.read_bytes()
    file.write_bytes(bug.planted(sound))
    try:
        return tests_end(home, slug, seconds)
    finally:
        file.write_bytes(sound)


def tests_end(home: Path, slug: str, seconds: float) -> int:
    """What pytest says, in at most so much processor time."""
    words = ["-x", "-q", "-p", "no:cacheprovider", f"tests/games/{slug}"]
    around = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", RUN, str(int(seconds)), *words]
    return subprocess.run(command, cwd=home, env=around, capture_output=True, check=False).returncode


# What is kept


def state(slug: str) -> str:
    """One hash of all that decides whether a bug of a game is caught."""
    folders = "asterism/core", "asterism/bots", f"asterism/games/{slug}", f"tests/games/{slug}"
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.*") if file.suffix != ".pyc"]
    digest = hashlib.blake2b(digest_size=12)
    for file in sorted([*files, ROOT / "tests" / "support" / "conformance.py"]):
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def kept() -> dict[str, int]:
    """How tests ended with each bug that was tried."""
    lines = KEPT.read_text().splitlines() if KEPT.exists() else []
    return dict(map(json.loads, lines))


def keep(key: str, code: int) -> None:
    with KEPT.open("a") as file:
        file.write(json.dumps([key, code]) + "\n")


# All together


@dataclass(frozen=True)
class Plan:
    """A game's bugs, and the state of its sources that they are planted in."""

    slug: str
    bugs: list[Bug]
    state: str

    def key(self, bug: Bug) -> str:
        return f"{self.state} {bug.rank}"


def main(chosen: list[str]) -> int:
    slugs = chosen or sorted(file.parent.name for file in (ROOT / "asterism" / "games").glob("*/rules.py"))
    with tempfile.TemporaryDirectory() as folder, progress() as bar:
        bench, plans = Bench(Path(folder), CORES), [Plan(slug, bugs(slug), state(slug)) for slug in slugs]
        alive = {plan.slug: survivors(plan, bench, bar) for plan in plans}
    return report(alive)


def progress() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, TextColumn("{task.fields[last]}"), console=Console(stderr=True))


def survivors(plan: Plan, bench: Bench, bar: Progress) -> list[Bug]:
    """The bugs of a game that its tests do not see."""
    known = kept()
    todo = [bug for bug in plan.bugs if plan.key(bug) not in known]
    task = bar.add_task(plan.slug, total=len(plan.bugs), completed=len(plan.bugs) - len(todo), last="")
    seconds = patience(plan.slug, bench) if todo else 0.0

    def find_out(bug: Bug) -> None:
        code = known[plan.key(bug)] = bench.code(plan.slug, bug, seconds)
        if code not in CAUGHT | {ALIVE}:
            raise RuntimeError(f"the tests of {plan.slug} did not run with {bug}: pytest ended with {code}")
        keep(plan.key(bug), code)
        bar.update(task, advance=1, last=f"{bug} {'' if code else 'is alive'}")

    with ThreadPoolExecutor(CORES) as pool:
        list(pool.map(find_out, todo))
    bar.update(task, last="")
    return [bug for bug in plan.bugs if known[plan.key(bug)] == ALIVE]


def patience(slug: str, bench: Bench) -> float:
    """The processor time to give a bug's tests; without a bug they must pass, and with broken rules fail."""
    start = os.times()
    if bench.code(slug, None, 3600) != 0:
        raise SystemExit(f"the tests of {slug} fail without any bug")
    used = os.times().children_user - start.children_user
    if bench.code(slug, broken(slug), 3600) == 0:
        raise SystemExit(f"the tests of {slug} do not play the rules that were copied for them")
    return PATIENCE * used + AT_LEAST


def broken(slug: str) -> Bug:
    file = str((ROOT / "asterism" / "games" / slug / "rules.py").relative_to(ROOT))
    return Bug(file, "", "", 0, 0, 1, "", "raise SystemError\n")


def report(alive: dict[str, list[Bug]]) -> int:
    sheet = Sheet("game", "files", "planted", "caught", "share")
    shares = {slug: 1 - len(found) / PLANTED for slug, found in alive.items()}
    for slug, found in alive.items():
        files = " ".join(file.stem for file in rule_files(slug) if bugs_in(file))
        sheet.add_row(slug, files, str(PLANTED), str(PLANTED - len(found)), f"{shares[slug]:.1%}")
    console = Console()
    console.print(sheet)
    for bug in chain.from_iterable(alive.values()):
        console.print(f"alive: {bug}", markup=False, highlight=False, soft_wrap=True)
    return int(min(shares.values()) < WANTED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
