"""`make bench`: measures everything, or the sections that are named, and writes RESULTS.md and results.json."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

import numba
import numpy
from rich.console import Console
from rich.markdown import Markdown

from benchmarks import cplusplus
from benchmarks.bench import HERE, Bench, Section
from benchmarks.sections import SECTIONS

RESULTS, NUMBERS = HERE / "RESULTS.md", HERE / "results.json"

ABOUT = """# Results

Written by `make bench`; `make bench SECTIONS="batch envs"` measures some sections anew. Each says when it was measured.

Medians of rounds in which everything compared runs in turns, about {seconds} s each; a round's ratio is taken before
the median. Speeds of different machines or days can't be compared, ratios can.
"""


def machine() -> dict[str, Any]:
    """Where this was measured."""
    return {
        "cpu": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": numpy.__version__,
        "compiler": compiler(),
        "date": date.today().isoformat(),
    }


def processor() -> str:
    """The model of the processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def compiler() -> str:
    if cplusplus.compiler() is None:
        return "no g++"
    version = subprocess.run(["g++", "-dumpfullversion"], check=True, capture_output=True, text=True).stdout
    return f"g++ {version.strip()}"


def written(section: Section, rounds: int, seconds: float) -> str:
    """What was measured, once it is kept for people and for programs among what was measured before."""
    where = machine()
    told = ", ".join(f"{value}" if name in ("cpu", "compiler") else f"{name} {value}" for name, value in where.items())
    section.about += f"\n\nMeasured in {rounds} rounds; {told}."
    kept = sections_of(RESULTS.read_text()) | {section.title: section.markdown()}
    RESULTS.write_text("\n".join([ABOUT.format(seconds=seconds), *kept.values()]))
    numbers = json.loads(NUMBERS.read_text())
    numbers[section.title] = {"machine": where, "rounds": rounds, **section.numbers}
    NUMBERS.write_text(json.dumps(numbers, indent=1) + "\n")
    return section.markdown()


def sections_of(results: str) -> dict[str, str]:
    """The texts of all sections by their titles."""
    return {part.partition("\n")[0]: f"## {part.rstrip()}\n" for part in results.split("\n## ")[1:]}


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.run", description=__doc__)
    parser.add_argument("sections", nargs="*", choices=[[], *SECTIONS], help="some only")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="about how long each runs a round")
    args = parser.parse_args()
    bench = Bench(args.rounds, args.seconds)
    try:
        with bench.progress:
            sections = [written(SECTIONS[name](bench), args.rounds, args.seconds) for name in args.sections or SECTIONS]
    finally:
        bench.close()
    Console().print(Markdown("\n".join(sections)))


if __name__ == "__main__":
    main()
