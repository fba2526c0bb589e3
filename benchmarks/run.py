"""`make bench`: measures everything and writes RESULTS.md and results.json."""

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

ABOUT = """# Results

Written by `make bench`. {machine}.

Medians of {rounds} rounds in which everything compared runs in turns, about {seconds} s each; a round's ratio is taken
before the median. Speeds of different machines or days can't be compared, ratios can.
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


def written(sections: list[Section], rounds: int, seconds: float) -> str:
    """The results as they are kept: for people, and for programs."""
    where = machine()
    told = ", ".join(f"{value}" if name in ("cpu", "compiler") else f"{name} {value}" for name, value in where.items())
    text = "\n".join([ABOUT.format(machine=told, rounds=rounds, seconds=seconds), *(s.markdown() for s in sections)])
    (HERE / "RESULTS.md").write_text(text)
    numbers = {"machine": where, "rounds": rounds, **{section.title: section.numbers for section in sections}}
    (HERE / "results.json").write_text(json.dumps(numbers, indent=1) + "\n")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.run", description=__doc__)
    parser.add_argument("sections", nargs="*", choices=[[], *SECTIONS], help="some only; then nothing is written")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="about how long each runs a round")
    args = parser.parse_args()
    bench = Bench(args.rounds, args.seconds)
    try:
        with bench.progress:
            sections = [SECTIONS[name](bench) for name in args.sections or SECTIONS]
    finally:
        bench.close()
    text = "\n".join(s.markdown() for s in sections) if args.sections else written(sections, args.rounds, args.seconds)
    Console().print(Markdown(text))


if __name__ == "__main__":
    main()
