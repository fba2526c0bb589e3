"""A sixth game: the test game brings its own folders, and no existing file of the client changes."""

from __future__ import annotations

import json
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hatch_build import NOT_SOURCES, ROOT, WEB, npm
from support.browser import settle
from web.boards import PHONE, by_keys, by_mouse, by_touch, my_turn, overflows, play_out, see, sit_down, violations
from web.conftest import TESTS, Seeded, Visit, visits

SIXTH_GAME = TESTS / "sixth_game"
RULES, CLIENT = Path("asterism/games/sealed"), Path("web/src/games/sealed")
STATIC = Path("asterism/server/static")
NEVER_WRITTEN = {*NOT_SOURCES, "__pycache__", STATIC.name}


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's sources with the test game's folder among the games."""
    shop = tmp_path_factory.mktemp("workshop")
    shutil.copytree(WEB, shop / "web", ignore=shutil.ignore_patterns(*NOT_SOURCES))
    for data in (ROOT / "asterism" / "games").glob("*/components.json"):
        copy = shop / data.relative_to(ROOT)
        copy.parent.mkdir(parents=True)
        shutil.copy(data, copy)
    shutil.copytree(SIXTH_GAME / CLIENT, shop / CLIENT)
    (shop / "web" / "node_modules").symlink_to(WEB / "node_modules")
    check_alone(shop / "web" / "tsconfig.json")
    return shop


def check_alone(settings: Path) -> None:
    """Types of the test game's folder and of what it imports; of all else `make lint` has seen them."""
    told = json.loads(settings.read_text())
    settings.write_text(json.dumps({**told, "include": [str(CLIENT.relative_to("web"))]}))


@pytest.fixture
def come(workshop: Path, browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """Visits of a server with the client that is built from them."""
    npm("run", "check", folder=workshop / "web")
    npm("run", "build", folder=workshop / "web")
    server = Seeded(tmp_path, CLIENT=str(workshop / STATIC))
    server.start()
    yield from visits(browser, server)
    server.kill(signal.SIGTERM)


def test_a_sixth_game_touches_no_file_outside_its_folders() -> None:
    brought = sources(SIXTH_GAME)
    assert {RULES, CLIENT} == {folder for folder in (RULES, CLIENT) for file in brought if file.is_relative_to(folder)}
    assert [file for file in brought if not (file.is_relative_to(RULES) or file.is_relative_to(CLIENT))] == []
    assert [file for file in brought if (ROOT / file).exists()] == []


def test_no_file_of_ours_knows_the_sixth_game() -> None:
    ours = {**sources(WEB), **sources(ROOT / "asterism")}
    assert ours.keys() >= {Path("src/app/main.ts"), Path("core/compiler.py")}
    assert [file for file, text in ours.items() if b"sealed" in (bytes(file) + text).lower()] == []


def sources(folder: Path) -> dict[Path, bytes]:
    files = {file.relative_to(folder): file for file in folder.rglob("*") if file.is_file()}
    return {name: file.read_bytes() for name, file in files.items() if not NEVER_WRITTEN & set(name.parts)}


def test_a_sixth_game_is_played_on_its_own_board_in_its_own_words(come: Visit) -> None:
    for way, more in ((by_mouse, {"reduced_motion": "no-preference"}), (by_keys, {}), (by_touch, PHONE)):
        page = come(**more)
        settle(page, sound=False)
        sit_down(page, "sealed", "easy", "easy")
        expect(page.locator(".board .sealed")).to_be_attached()
        assert play_out(page, way) == 4
        assert not overflows(page)
    page = come(**PHONE)
    see(page, "/", language="cs")
    sit_down(page, "sealed", "easy", "easy")
    my_turn(page)
    tab = page.get_by_role("button", name="Nabídky")
    expect(tab.locator("path")).to_have_attribute("d", "M3.5 6h17v12h-17zM3.5 6l8.5 7 8.5-7")
    expect(page.get_by_role("group", name="Vaše ruka")).to_be_visible()
    assert not violations(page)
    page.goto("/")
    expect(page.locator("li path[d^='M3.5 6h17']").first).to_be_attached()
