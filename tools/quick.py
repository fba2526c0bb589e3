"""What one runs before every commit: `make quick`. Linters, types, and the tests nearest to what differs from main."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
CONFORMANCE, BROWSER = "tests/test_every_game*.py", "tests/web/"
CLIENT = re.compile(r"web/|tests/sixth_game/web/|asterism/.*(components\.json|\.ftl|wire\.py)$")

# Where something changed, and the tests nearest to it: files, folders, or patterns of them; `:name` keeps what has it
# in its name. A changed test is always run itself.
NEAREST = (
    (r"asterism/core/", "tests/core", f"{CONFORMANCE}:novaluna or sealed"),
    (r"asterism/small/", "tests/envs/test_small.py"),
    (r"asterism/games/(\w+)/book/", "tests/test_books.py:{0}"),
    (r"asterism/games/(\w+)/texts/", "tests/test_texts.py:{0}"),
    (r"asterism/games/(\w+)/encode\.py", "tests/envs/test_observations.py:{0}"),
    (r"asterism/games/(\w+)/", "tests/games/{0}", CONFORMANCE + ":{0}"),
    (r"tests/sixth_game/asterism/games/(\w+)/", "tests/games/{0}", CONFORMANCE + ":{0}"),
    (r"tests/games/(\w+)/", "tests/games/{0}"),
    (r"tests/support/conformance\.py", f"{CONFORMANCE}:sealed"),
    (r"asterism/bots/", "tests/bots"),
    (r"asterism/envs/", "tests/envs"),
    (r"asterism/lab/", "tests/lab"),
    (r"asterism/(terminal/|warm/|cli\.py|endings\.py|texts/(look|panels)\.py)", "tests/test_terminal.py"),
    (r"asterism/texts/", "tests/test_texts.py", "tests/test_books.py"),
    (r"asterism/server/storage/", "tests/server/test_store.py", "tests/server/test_keeping.py"),
    (r"asterism/server/", "tests/server/test_room.py", "tests/server/test_hub.py", "tests/server/test_api.py"),
    (r"asterism/server/(shapes|messages|http/schemas)\.py", "tests/test_wire.py"),
    (r"asterism/games/\w+/wire\.py", "tests/test_wire.py"),
    (r"asterism/games/\w+/(pieces|rules|terms)\.py", "tests/test_wire.py:stale"),
    (r"tools/(wire|terms|typescript)\.py", "tests/test_wire.py", "tests/test_typescript.py"),
    (r".*\.py", "tests/test_layers.py"),
    (r"web/src/games/(\w+)/", "tests/web/test_{0}*.py:by_mouse"),
    (r"web/src/(app|lobby|base)/", "tests/web/test_pages.py"),
    (r"web/src/(table|pieces|ui|i18n|base|games/\w+\.)", "tests/web/test_novaluna.py:whole_game"),
    (r"tests/web/(conftest|boards|people|seeded)\.py", "tests/web/test_novaluna.py:whole_game"),
    (r"tests/support/(browser|host)\.py", "tests/web/test_novaluna.py:whole_game"),
    (r"(.*\.md|docs/)", "tests/test_docs.py"),
    (r"(pyproject\.toml|requirements.*)", "tests/test_requirements.py"),
)


def main() -> None:
    began = time.monotonic()
    changed = list(differing())
    for title, command in steps(changed):
        run(title, command)
    print(f"quick: {len(changed)} changed files, all well after {time.monotonic() - began:.0f} s.")


def differing() -> Iterator[str]:
    """The files that differ from main, those that git does not know yet included."""
    base = git("merge-base", "HEAD", "main").strip()
    yield from (git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard")).splitlines()


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def steps(changed: list[str]) -> Iterator[tuple[str, list[str]]]:
    """What is to be run, the quickest first."""
    yield "ruff", [str(BIN / "ruff"), "check", "."]
    yield "format", [str(BIN / "ruff"), "format", "--check", "."]
    yield "mypy", [str(BIN / "mypy")]
    tests = nearest(changed)
    client = any(CLIENT.match(file) for file in changed)
    if client or any(file.startswith(BROWSER) for files in tests.values() for file in files):
        yield "client", [sys.executable, "hatch_build.py"]
    if client:
        yield "svelte-check", [sys.executable, "hatch_build.py", "run", "check"]
        yield "prettier", [sys.executable, "hatch_build.py", "run", "prettier", "--", "--check"]
        yield "eslint", [sys.executable, "hatch_build.py", "run", "lint"]
        yield "vitest", [sys.executable, "hatch_build.py", "test"]
    elif any(file.startswith("asterism/server/") for file in changed):  # a new refusal needs words
        yield "words", [sys.executable, "hatch_build.py", "run", "test", "--", "tests/wording.test.ts"]
    for name, files in tests.items():
        yield f"pytest {name}".strip(), pytest(name, files)


def pytest(name: str, files: list[str]) -> list[str]:
    """No test of that name among these files is no fault."""
    return [
        str(BIN / "pytest"),
        "-q",
        "-n",
        str(os.cpu_count()),
        "--dist",
        "worksteal",
        *files,
        *(["-k", name] * bool(name)),
    ]


def nearest(changed: list[str]) -> dict[str, list[str]]:
    """The tests nearest to what changed: files by the names that are kept of them, `` for all."""
    found: dict[str, list[str]] = {}
    for wanted in dict.fromkeys(test for file in changed for test in tests_of(file)):
        pattern, _, name = wanted.partition(":")
        files = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob(pattern))
        found.setdefault(name, []).extend(file for file in files if file not in found.get(name, []))
    return {name: files for name, files in found.items() if files}


def tests_of(file: str) -> Iterator[str]:
    if re.match(r"tests/(.+/)?test_\w+\.py$", file):
        yield file
    for pattern, *tests in NEAREST:
        if match := re.match(pattern, file):
            yield from (test.format(*match.groups()) for test in tests)


def run(title: str, command: list[str]) -> None:
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, check=False)
    print(f"quick: {title:24} {time.monotonic() - began:5.1f} s", flush=True)
    if done.returncode not in (0, 5 * title.startswith("pytest")):  # 5: no test of that name
        raise SystemExit(f"quick: {title} fails.")


if __name__ == "__main__":
    main()
