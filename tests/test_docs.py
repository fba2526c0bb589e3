"""What the documents name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PACKAGE, CLIENT = ROOT / "asterism", ROOT / "web" / "src"
PLACES = (ROOT, PACKAGE, PACKAGE / "server", PACKAGE / "games" / "novaluna", CLIENT, CLIENT / "games" / "novaluna")
PATH = re.compile(r"`([\w.-]+(?:/[\w.-]+)*/(?:[\w-]+\.\w+)?)`")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
BUILT = ("asterism/server/static/",)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_folders_and_files_that_a_document_names_are_there(document: Path) -> None:
    named = [path for path in PATH.findall(document.read_text(encoding="utf-8")) if path not in BUILT]
    assert [path for path in named if not any((place / path).exists() for place in PLACES)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_of_a_document_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_map_of_the_server_is_the_server() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"\w+", text[text.index("  server/ ") : text.index("  cli.py")]))
    server = ROOT / "asterism" / "server"
    rooms = {file.stem for file in server.rglob("*.py") if "migrations" not in file.parts} - {"__init__"}
    assert rooms <= shown, rooms - shown
