"""A new language is a line and its files: a made-up one is spoken by a copy of Asterism that has nothing else new."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import ROOT, WEB, npm

MADE_UP = "xx"
LINE = "{ code: 'en', name: 'English' },"
ENGLISH = ("asterism/texts", "asterism/games/*/texts", "asterism/games/*/book", "web/src/i18n/texts")
ENGLISH_TOO = ("web/src/games/*/texts", "tests/web/imperatives")
SPEAK = """
import json
from asterism.core.game import slugs
from asterism.texts import Texts, languages
from asterism.texts.book import book
titles = {slug: Texts("xx", slug).say({"say": "title"}) for slug in slugs()}
books = {slug: book(slug, "xx")["title"] for slug in slugs()}
print(json.dumps({"languages": languages(), "titles": titles, "books": books}))
"""


def english() -> Iterator[Path]:
    """Every file that a language brings, as English has it."""
    for folder in (*ENGLISH, *ENGLISH_TOO):
        yield from (path.relative_to(ROOT) for path in ROOT.glob(f"{folder}/en.*"))


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with a made-up language: English in other files."""
    shop = tmp_path_factory.mktemp("workshop")
    for tree in (ROOT / "asterism", WEB):
        ignored = shutil.ignore_patterns("node_modules", "__pycache__", "static")
        shutil.copytree(tree, shop / tree.relative_to(ROOT), ignore=ignored)
    (shop / "web" / "node_modules").symlink_to(WEB / "node_modules")
    for file in english():
        made_up = shop / file.with_stem(MADE_UP)
        made_up.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, made_up)
    languages = shop / "web" / "src" / "base" / "languages.ts"
    text = languages.read_text(encoding="utf-8")
    assert LINE in text
    languages.write_text(text.replace(LINE, f"{LINE}\n  {{ code: '{MADE_UP}', name: 'Made up' }},"), encoding="utf-8")
    return shop


def test_every_language_has_the_files_that_english_has() -> None:
    others = [path.stem for path in (ROOT / "asterism" / "texts").glob("*.ftl")]
    assert set(others) > {"en"}
    assert [file for lang in others for file in english() if not (ROOT / file.with_stem(lang)).exists()] == []


def test_games_and_their_books_speak_a_new_language(workshop: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(workshop)}
    ran = subprocess.run([sys.executable, "-c", SPEAK], env=environment, cwd=workshop, capture_output=True, text=True)
    assert not ran.returncode, ran.stderr
    said = json.loads(ran.stdout)
    assert MADE_UP in said["languages"]
    assert said["titles"]["novaluna"] == "Nova Luna"
    assert said["titles"].keys() == said["books"].keys() >= {"clusters", "galaxies", "nebula", "nightsky", "novaluna"}


def test_the_client_speaks_a_new_language(workshop: Path) -> None:
    npm("test", "--", "tests/wording.test.ts", folder=workshop / "web")
