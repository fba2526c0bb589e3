"""The system's Chromium."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
END = 'a[href*="/replay/"]'
READY = f"button[data-offer]:enabled, {END}"


def chromium() -> str:
    """The system's Chromium; `make chromium` installs it."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise RuntimeError("there is no Chromium: run 'make chromium'")
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        yield browser
        browser.close()


def settle(page: Page, **settings: Any) -> None:
    """From the next page on these are the settings the browser kept."""
    kept = json.dumps(json.dumps({"language": "en", **settings}))
    page.add_init_script(f"localStorage.setItem('asterism', {kept})")
