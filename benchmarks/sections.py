"""The sections of the results, in their order."""

from __future__ import annotations

import cProfile
import os
import pstats
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from asterism.core.game import game, slugs
from benchmarks import cplusplus
from benchmarks.bench import Bench, Section
from benchmarks.server.section import served
from benchmarks.web import shown
from benchmarks.worker import table_game
from benchmarks.workers import ROOT, Runner

GAME = "novaluna"
FIRST_OFFER = f"import asterism; table = asterism.table({GAME!r}, 2, seed=1); table.offers(table.to_act[0])"


def against_cpp(bench: Bench) -> Section:
    """Random games of Nova Luna, two players, beside the C++ version."""
    section = Section(
        "Nova Luna against plain C++",
        "Random two-player games on one core, in processor seconds. All play the same games: lengths, scores and "
        "winners of every round are compared. Numba compiles for this very processor, so the C++ is shown both ways. "
        "Wanted of C++ -O3: 0.7 with bounds checks, 0.9 without.",
        ["", "games/s", "decisions/s", "of C++ -O3", "of C++ -march=native"],
    )
    if cplusplus.compiler() is None:
        section.about = "Not measured: there is no g++ here."
        return section
    how = {"slug": GAME, "seats": 2}
    runners = [
        *(Runner(name, cplusplus.Cplusplus(name), "random_games", dict(how)) for name in cplusplus.FLAGS),
        Runner("asterism, checks on", bench.ours(), "random_games", dict(how)),
        Runner("asterism, checks off", bench.ours(checks=False), "random_games", dict(how)),
    ]
    bench.compare("Against C++", runners, same_size=True)
    for runner in runners[: len(cplusplus.FLAGS)]:
        runner.worker.close()
    same_games(runners)
    for runner in runners:
        ratios = [runner.ratio(other) for other in runners[: len(cplusplus.FLAGS)]]
        section.rows.append([runner.name, runner.rate("games"), runner.rate("decisions"), *ratios])
        section.numbers[runner.name] = {
            "games/s": runner.rate("games"),
            "of C++": ratios[0],
            "of native C++": ratios[1],
        }
    return section


def same_games(runners: list[Runner]) -> None:
    """Stop if anybody played other games than the rest."""
    for answers in zip(*(runner.answers for runner in runners), strict=True):
        played = {tuple(answer[key] for key in ("games", "decisions", "points", "checksum")) for answer in answers}
        if len(played) != 1:
            raise AssertionError(f"these should be the same games: {played}")


def at_a_table(bench: Bench) -> Section:
    """Decisions a second through Table.play."""
    runner = Runner("Table.play", bench.ours(), "table_games", {"slug": GAME, "seats": 2})
    bench.compare("Table.play", [runner])
    rate = runner.rate("decisions")
    section = Section(
        "Table.play",
        f"Nova Luna, two players, `to_act`, `offers` and `play` at each decision, tables opened included: "
        f"**{rate:,.0f} decisions/s** (wanted: 60,000), {1e6 / rate:.1f} us each. "
        "Where the time goes, by cProfile, which makes it slower; "
        "compiled rules count for the function that calls them:",
        ["function", "calls a decision", "share"],
        numbers={"decisions/s": rate},
    )
    section.rows += profile()
    return section


def profile(games: int = 60, lines: int = 14) -> list[list[Any]]:
    """The functions that take most time of games at a table."""
    table_game(GAME, 2, 0)
    profiler = cProfile.Profile()
    decisions = profiler.runcall(lambda: sum(table_game(GAME, 2, seed) for seed in range(games)))
    stats: dict[Any, Any] = vars(pstats.Stats(profiler))["stats"]
    total = sum(entry[2] for entry in stats.values())
    most = sorted(stats.items(), key=lambda item: -item[1][2])[:lines]
    return [[f"`{place(*where)}`", entry[1] / decisions, f"{entry[2] / total:.0%}"] for where, entry in most]


def place(file: str, _: int, function: str) -> str:
    return f"{Path(file).stem}.{function}" if file.endswith(".py") else function


def starting(bench: Bench) -> Section:
    """How long people wait before the first offer."""
    bar = bench.progress.add_task("Warming and starting", total=bench.rounds + 1, now="asterism warm, from nothing")
    with tempfile.TemporaryDirectory() as cache:
        cold = lasted(["-m", "asterism", "warm"], {"ASTERISM_CACHE": cache})
    bench.progress.update(bar, advance=1, now="warm start")
    lasted(["-c", FIRST_OFFER], {})
    starts = []
    for _ in range(bench.rounds):
        starts.append(lasted(["-c", FIRST_OFFER], {}))
        bench.progress.advance(bar)
    bench.progress.update(bar, now="")
    return Section(
        "Starting",
        "By the clock; the first on both cores, all games found.",
        ["", "seconds"],
        [["`asterism warm` from nothing", cold], ["process start to the first offer, warm", median(starts)]],
        {"warm from nothing": cold, "first offer": median(starts)},
    )


def lasted(arguments: list[str], env: dict[str, str]) -> float:
    """Seconds by the clock that a Python process takes."""
    start = time.perf_counter()
    surroundings = {**os.environ, **env}
    subprocess.run([sys.executable, *arguments], env=surroundings, check=True, cwd=ROOT, capture_output=True)
    return time.perf_counter() - start


def states(bench: Bench) -> Section:
    """What a state weighs and what it costs to copy one."""
    section = Section(
        "States",
        "A copy in compiled code, as a record, as everything here does it, and integer by integer; packed is zlib's "
        "default, over a random game with most players.",
        ["game", "bytes", "record copy, ns", "integers copy, ns", "record copies/s", "packed, median", "packed, most"],
    )
    for slug in slugs():
        runners = [
            Runner(name, bench.ours(), "copies", {"slug": slug, "int_by_int": name == "integers"}, size="copies")
            for name in ("record", "integers")
        ]
        bench.compare(f"State copies, {slug}", runners)
        each = [1e9 / runner.rate("copies") for runner in runners]
        size = bench.ours().ask("sizes", slug=slug, seats=game(slug).seats[-1], seed=1)
        section.rows.append([slug, size["bytes"], *each, runners[0].rate("copies"), size["packed"], size["most"]])
        section.numbers[slug] = {"record ns": each[0], "integers ns": each[1], **size}
    return section


def random_play(bench: Bench) -> Section:
    """Every game and player count beside other people's games."""
    ours = [
        Runner(f"asterism {slug}, {seats} {'player' if seats == 1 else 'players'}", bench.ours(), "random_games", how)
        for slug in slugs()
        for seats in game(slug).seats
        for how in [{"slug": slug, "seats": seats}]
    ]
    rivals, trouble = rival_runners(bench)
    bench.compare("Random games", ours + rivals)
    section = Section(
        "Random games, every game and player count, beside others",
        "One core, processor seconds, checks on, in turns. OpenSpiel in C++ is its own loop (`evaluate_bots`) with its "
        "C++ uniform random bots, so no Python runs within a game; by Python is a loop over `legal_actions` and "
        f"`apply_action`. Dice and dealing are not counted as decisions.{trouble}",
        ["", "games/s", "decisions/s", "decisions a game"],
    )
    for runner in ours + rivals:
        games, decisions = runner.rate("games"), runner.rate("decisions")
        section.rows.append([runner.name, games, decisions, decisions / games])
        section.numbers[runner.name] = {"games/s": games, "decisions/s": decisions}
    return section


def rival_runners(bench: Bench) -> tuple[list[Runner], str]:
    """OpenSpiel and Catanatron, or why they are not there."""
    try:
        worker = bench.rivals()
    except (OSError, subprocess.CalledProcessError) as error:
        return [], f" The others could not be installed here: {type(error).__name__}, see benchmarks/requirements.txt."
    spiel = ("backgammon", "gin_rummy", "hearts")
    return [
        *(Runner(f"OpenSpiel {name}, in C++", worker, "openspiel_in_cpp", {"name": name}) for name in spiel),
        *(Runner(f"OpenSpiel {name}, by Python", worker, "openspiel_by_python", {"name": name}) for name in spiel),
        *(Runner(f"Catanatron, {n} players", worker, "catanatron", {"players": n}) for n in (2, 4)),
    ], ""


def searching(bench: Bench) -> Section:
    """Simulations a second of the search bot, on one thread and on two."""
    section = Section(
        "Search",
        "Simulations a second of `search` from the start of a two-player game, or of the fewest players, by the clock, "
        "checks on. Playouts go to the end at random; the default cuts off and evaluates. Wanted on Nova Luna: 8,000 a "
        "core with playouts, two threads at least 1.7 times one. The clock's ratio needs idle cores; simulations in a "
        "second of processor time do not.",
        ["game", "leaves", "one thread", "two threads", "ratio", "a core, one thread", "a core, two threads"],
    )
    for slug in slugs():
        for leaves, playout in (("playouts", True), ("evaluated", False)):
            how = {"slug": slug, "seats": max(2, game(slug).seats[0]), "playout": playout}
            runners = [
                Runner(f"{n} threads", bench.ours(), "simulations", {**how, "threads": n}, size="simulations")
                for n in (1, 2)
            ]
            bench.compare(f"Search, {slug}, {leaves}", runners)
            one, two = (runner.rate("simulations") for runner in runners)
            ratio = runners[1].ratio(runners[0], "simulations")
            alone, paired = (runner.rate("a core") for runner in runners)
            section.rows.append([slug, leaves, one, two, ratio, alone, paired])
            numbers = {"one": one, "two": two, "ratio": ratio, "a core, one": alone, "a core, two": paired}
            section.numbers[f"{slug} {leaves}"] = numbers
    return section


WANTED = {"clusters": 500_000, "nebula": 500_000, "galaxies": 500_000, "novaluna": 400_000, "nightsky": 200_000}


def batches(bench: Bench) -> Section:
    """Steps a second of many tables at once, on one thread and on two."""
    section = Section(
        "Environments: a batch",
        "Steps a second of `asterism.envs.batch` with 1,024 tables at all stages of their games, checks on, rows and "
        "masks written with every step, actions by chance and chosen off the clock. `a core` is in processor seconds; "
        "the clock's ratio of two threads to one needs idle cores. Wanted: two threads at least 1.6 times one.",
        ["game", "seats", "row", "actions", "a core", "wanted", "one thread", "two threads", "ratio"],
    )
    for slug in slugs():
        for seats in sorted({max(2, game(slug).seats[0]), game(slug).seats[-1]}):
            how = {"slug": slug, "seats": seats, "tables": 1024}
            runners = [
                Runner(f"{n} threads", bench.ours(), "batch_steps", {**how, "threads": n}, size="steps") for n in (1, 2)
            ]
            bench.compare(f"Batch, {slug}, {seats} seats", runners)
            one, two = (runner.rate("steps") for runner in runners)
            core, ratio = runners[0].rate("a core"), runners[1].ratio(runners[0], "steps")
            wanted, sizes = WANTED.get(slug, "") if seats == 2 else "", [game(slug).layout.size, game(slug).actions]
            section.rows.append([slug, seats, *sizes, core, wanted, one, two, ratio])
            section.numbers[f"{slug} {seats}"] = {"a core": core, "one": one, "two": two, "ratio": ratio}
    return section


def environments(bench: Bench) -> Section:
    """Every way to step a game, beside other people's environments."""
    section = Section(
        "Environments, beside others",
        "Steps in a second of processor time, in turns; a step is one decision, with an observation and a mask written "
        "for it. `batch` and `vector`, pgx and EnvPool hold 1,024 games that begin anew by themselves, on one thread, "
        "pgx on as many as it takes; what is played is chosen off the clock, by chance, on all sides. All games of "
        "ours are at all stages. A step of `vector` contains what `greedy` decides on the other seat. In the loops of "
        "AEC, OpenSpiel and PettingZoo Python chooses, on the clock, on all sides, too. Wanted: 15,000 for AEC, 20,000 "
        "for `vector` on Star Clusters, for OpenSpiel's `rl_environment` a third of its own backgammon.",
        ["", "steps/s"],
    )
    ours, others = our_environments(bench), other_environments(bench)
    bench.compare("Environments", ours + others)
    for runner in ours + others:
        rate = runner.rate("a core" if runner.what == "batch_steps" else "steps")
        section.rows.append([runner.name, rate])
        section.numbers[runner.name] = rate
    return section


def our_environments(bench: Bench) -> list[Runner]:
    """Each game, with two seats or the fewest, by each interface."""
    found = []
    for slug in slugs():
        how = {"slug": slug, "seats": max(2, game(slug).seats[0])}
        ways = {
            "batch": ("batch_steps", {**how, "tables": 1024, "threads": 1}),
            "vector against greedy": ("vector_steps", {**how, "tables": 1024, "opponents": "greedy"}),
            "AEC": ("aec_steps", how),
            "OpenSpiel": ("spiel_steps", how),
            "rl_environment": ("spiel_environment", how),
        }
        found += [
            Runner(f"asterism {slug}, {name}", bench.ours(), what, dict(which), size="steps")
            for name, (what, which) in ways.items()
        ]
    return found


def hides(slug: str) -> bool:
    """Has a game secrets? IS-MCTS plays no other."""
    return any(map(len, game(slug).holes.values()))


def playing_out(bench: Bench) -> Section:
    """OpenSpiel's search with rollouts of its own and with ours."""
    section = Section(
        "Environments: OpenSpiel's search",
        "Simulations a second of its IS-MCTS, in processor seconds, from the start of a game of two or the fewest: "
        "with its own random rollouts, by way of our states, and with `asterism.envs.rollouts`. Wanted: 200 on "
        "Nebula.",
        ["game", "its rollouts", "ours"],
    )
    for slug in filter(hides, slugs()):
        how = {"slug": slug, "seats": max(2, game(slug).seats[0])}
        runners = [
            Runner(name, bench.ours(), "spiel_search", {**how, "compiled": name == "ours"}, size="simulations")
            for name in ("its", "ours")
        ]
        bench.compare(f"IS-MCTS, {slug}", runners)
        its, ours = (runner.rate("simulations") for runner in runners)
        section.rows.append([slug, its, ours])
        section.numbers[slug] = {"its": its, "ours": ours}
    return section


def other_environments(bench: Bench) -> list[Runner]:
    """pgx, EnvPool, OpenSpiel and PettingZoo, as far as they can be installed here."""
    try:
        worker = bench.rivals()
    except (OSError, subprocess.CalledProcessError):
        return []
    pgx, classic = ("backgammon", "go_9x9"), ("connect_four_v3", "tictactoe_v3")
    spiel = ("backgammon", "gin_rummy", "hearts")
    many = {"tables": 1024}
    return [
        *(Runner(f"pgx {name}", worker, "pgx_steps", {"name": name, **many}, size="steps") for name in pgx),
        *(
            Runner(f"EnvPool {name}", worker, "envpool_steps", {"name": name, **many}, size="steps")
            for name in ("Backgammon-v1", "ConnectFour-v1")
        ),
        *(
            Runner(f"OpenSpiel {name}, rl_environment", worker, "openspiel_environment", {"name": name}, size="steps")
            for name in spiel
        ),
        *(
            Runner(f"PettingZoo {name.rpartition('_')[0]}", worker, "pettingzoo_steps", {"name": name}, size="steps")
            for name in classic
        ),
    ]


SECTIONS: dict[str, Callable[[Bench], Section]] = {
    "cpp": against_cpp,
    "table": at_a_table,
    "states": states,
    "search": searching,
    "random": random_play,
    "batch": batches,
    "envs": environments,
    "spiel": playing_out,
    "start": starting,
    "server": served,
    "web": shown,
}
