"""Does every board fit every screen? Each telling moment, on every screen, in every language.

`make fit` tries all cases and prints what does not fit, by kind; what was tried with the same client is known then.
"""

from __future__ import annotations

import json
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from asterism.core.table import Table
from support.browser import browsing
from web.boards import LANGUAGES, MAIN, see
from web.conftest import USUAL, Seeded
from web.moments import SLUGS, moments, opened, verbs
from web.puppet import Puppet

HERE = Path(__file__).parent
MEASURE = (HERE / "fit.js").read_text()
ROOT = HERE.parents[1]
BUILT = ROOT / "asterism" / "server" / "static" / "built-from"
KEPT = ROOT / ".venv" / "fit.jsonl"
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SCREENS: dict[bool, tuple[tuple[int, int], ...]] = {
    True: ((360, 640), (390, 844), (844, 390), (820, 1180)),
    False: ((1366, 768), (1440, 900), (720, 450)),
}
LIT = "#main[data-shown] section.board [data-do]"
TABS = "nav:not(.bar) > button"
# A page is laid out anew in a few frames.
FRAMES = "async () => { for (let at = 0; at < 4; at++) await new Promise(requestAnimationFrame) }"
LONGEST = 150  # letters that one sentence may have


class Case(NamedTuple):
    """A moment in a language, with a finger or a mouse: all screens of that kind are tried."""

    slug: str
    moment: int
    language: str
    touch: bool


class Misfit(NamedTuple):
    kind: str
    case: Case
    screen: str
    where: str


def every_case(slugs: tuple[str, ...] = SLUGS) -> list[Case]:
    return [
        Case(slug, moment, language, touch)
        for slug in slugs
        for moment in range(len(moments(slug)))
        for language in LANGUAGES
        for touch in SCREENS
    ]


def sample(slug: str) -> list[Case]:
    """Two moments of a game, one with a finger and one with a mouse, in languages that differ from game to game."""
    first = SLUGS.index(slug)
    numbers = (0, len(moments(slug)) // 2)
    return [Case(slug, number, LANGUAGES[(first + at) % len(LANGUAGES)], at == 0) for at, number in enumerate(numbers)]


def misfits(come: Callable[..., Page], case: Case) -> Iterator[Misfit]:
    """Everything that does not fit, screen by screen, as if the window were drawn or the phone turned."""
    table = opened(case.slug, case.moment)
    page = come(**(FINGER if case.touch else {}), viewport=size(SCREENS[case.touch][0]))
    see(page, "/healthz", language=case.language)
    Puppet(page, table)
    page.locator(f"{LIT}, {MAIN}").first.wait_for(state="attached")
    for screen in SCREENS[case.touch]:
        page.set_viewport_size(size(screen))
        page.evaluate(FRAMES)
        for kind, where in dict.fromkeys(looked_at(page, case, table)):
            yield Misfit(kind, case, f"{screen[0]}x{screen[1]}", where)
    page.context.close()


def size(screen: tuple[int, int]) -> Any:
    return {"width": screen[0], "height": screen[1]}


def looked_at(page: Page, case: Case, table: Table) -> Iterator[tuple[str, str]]:
    """All parts of the board that are open to the player here."""
    tabs, lit, tasks = page.locator(TABS), set[str](), list[list[str]]()
    shown = page.locator(f"{TABS}[aria-current]")
    first = shown.text_content() if shown.count() else ""
    for number in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(number).click()
            page.evaluate(FRAMES)
        found = page.evaluate(f"({MEASURE})({json.dumps({'touch': case.touch})})")
        yield from ((kind, where) for kind, where in found["wrong"])
        lit |= set(found["lit"])
        tasks += [found["tasks"]]
    if first:
        tabs.filter(has_text=first).first.click()
    yield from unlit(table, lit)
    yield from untold(tasks, case.language)


def unlit(table: Table, lit: set[str]) -> Iterator[tuple[str, str]]:
    """Verbs that no lit piece does or leads to."""
    if "" in lit:
        return
    for verb in sorted(verbs(table) - {one.partition(" ")[0] for one in lit}):
        yield "not lit", verb


def untold(tasks: list[list[str]], language: str) -> Iterator[tuple[str, str]]:
    """Is the task of the moment there, wherever the player looks, in one imperative sentence?"""
    for told in tasks:
        if not told:
            yield "no task", ""
        yield from (("no imperative", one) for one in told if not imperative(one, language))


def imperative(sentence: str, language: str) -> bool:
    """Has it a word that tells somebody to do something, and is it short?"""
    words = set(re.findall(r"\w+", sentence.lower()))
    return len(sentence) <= LONGEST and not words.isdisjoint(imperatives(language))


@cache
def imperatives(language: str) -> frozenset[str]:
    return frozenset((HERE / "imperatives" / f"{language}.txt").read_text(encoding="utf-8").split())


def main(slugs: list[str]) -> None:
    """Try what was not tried yet with this client, and say what does not fit."""
    cases = every_case(tuple(slugs) or SLUGS)
    kept = known()
    server = Seeded(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with browsing() as browser, KEPT.open("a") as file:
            for number, case in enumerate(cases, 1):
                if case not in kept:
                    kept[case] = tried(browser, server, case)
                    file.write(json.dumps([BUILT.read_text(), case, kept[case]]) + "\n")
                    file.flush()
                progress(number, len(cases), case)
    finally:
        server.kill(signal.SIGTERM)
    report(cases, [one for case in cases for one in kept[case]])


def tried(browser: Browser, server: Seeded, case: Case) -> list[Misfit]:
    def come(**more: Any) -> Page:
        page = browser.new_context(**{"base_url": server.address, **USUAL, **more}).new_page()
        page.goto("/healthz")
        return page

    return list(misfits(come, case))


def known() -> dict[Case, list[Misfit]]:
    """What was tried with the client as it is built now."""
    lines = KEPT.read_text().splitlines() if KEPT.exists() else []
    found = [json.loads(line) for line in lines]
    return {
        Case(*case): [Misfit(kind, Case(*its), screen, where) for kind, its, screen, where in wrong]
        for built, case, wrong in found
        if built == BUILT.read_text()
    }


def progress(number: int, count: int, case: Case) -> None:
    end = "\n" if number == count or (not sys.stderr.isatty() and number % 50 == 0) else ""
    line = f"\r{number}/{count} {case.slug} {case.moment} {case.language} {'finger' if case.touch else 'mouse'}      "
    if end or sys.stderr.isatty():
        print(line, end=end, file=sys.stderr, flush=True)


def report(cases: list[Case], wrong: list[Misfit]) -> None:
    """A table of what does not fit by kind and game, and an example of each."""
    screens = sum(len(SCREENS[case.touch]) for case in cases)
    print(f"{screens} cases, {len({(one.case, one.screen) for one in wrong})} with misfits, {len(wrong)} misfits")
    for (kind, slug), count in Counter((one.kind, one.case.slug) for one in wrong).most_common():
        places = Counter(one.screen for one in wrong if (one.kind, one.case.slug) == (kind, slug))
        print(f"{kind:18} {slug:9} {count:6}  {'  '.join(f'{screen} {n}' for screen, n in places.most_common())}")
    for (kind, slug, where), count in Counter((one.kind, one.case.slug, one.where) for one in wrong).most_common(60):
        print(f"{count:5} {kind}, {slug}: {where}")


if __name__ == "__main__":
    start = time.monotonic()
    main(sys.argv[1:])
    print(f"{time.monotonic() - start:.0f} s")
