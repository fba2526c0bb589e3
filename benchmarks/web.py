"""The client's part of the results: frames a second while pieces move."""

from __future__ import annotations

import signal
import tempfile
from pathlib import Path
from statistics import median

from benchmarks.bench import Bench, Section
from benchmarks.browser import arrive, decide, sit_down, wait
from support.browser import browsing, settle
from support.host import Host

TURNS, WANTED = 24, 50
MOTIONS = {"a token walks": "[data-travels='token']", "a tile flies": "[data-flight]"}

COUNT = """motions => {
  window.rates = Object.fromEntries(Object.keys(motions).map(name => [name, []]))
  const animate = Element.prototype.animate
  const count = async (name, run) => {
    const shown = []
    let next = 0
    const tick = moment => { shown.push(moment); next = requestAnimationFrame(tick) }
    next = requestAnimationFrame(tick)
    await run.finished
    cancelAnimationFrame(next)
    if (shown.length > 1) window.rates[name].push(1000 * (shown.length - 1) / (shown.at(-1) - shown[0]))
  }
  Element.prototype.animate = function (frames, how) {
    const run = animate.call(this, frames, how)
    for (const [name, selector] of Object.entries(motions)) if (this.matches(selector)) count(name, run).catch(() => {})
    return run
  }
}"""


def rates(bench: Bench) -> dict[str, list[float]]:
    """Frames a second of every motion in some turns against a bot."""
    bar = bench.progress.add_task("The client", total=TURNS, now="Chromium")
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        host = Host(Path(folder))
        host.start()
        try:
            page = arrive(browser, host.address, viewport={"width": 1440, "height": 900})
            settle(page, sound=False)
            page.goto(sit_down(page, host.address, "novaluna", bots=1))
            page.evaluate(COUNT, MOTIONS)
            for _ in range(TURNS):
                decide(page)
                bench.progress.advance(bar)
            wait(page)
            found: dict[str, list[float]] = page.evaluate("window.rates")
        finally:
            host.kill(signal.SIGTERM)
    return found


def shown(bench: Bench) -> Section:
    """How smoothly the story is shown."""
    found = rates(bench)
    numbers = {name: {"median": median(its), "worst": min(its), "times": len(its)} for name, its in found.items()}
    return Section(
        "The client",
        f"Frames a second while pieces of Nova Luna move, in headless Chromium without a graphics card at 1440x900, "
        f"counted from the first frame of a motion to its last, in {TURNS} decisions against a bot on this machine. "
        f"Wanted: {WANTED}; the browser shows at most 60.",
        ["", "median", "worst", "times"],
        [[name, its["median"], its["worst"], its["times"]] for name, its in numbers.items()],
        numbers,
    )
