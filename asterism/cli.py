"""The command `asterism`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table as Sheet

import asterism
from asterism import bots
from asterism.core.game import Game, game, slugs
from asterism.core.options import Option
from asterism.core.saves import opened, replayed
from asterism.core.table import Table
from asterism.terminal.arena import hold
from asterism.terminal.lab import keep_games, study
from asterism.terminal.play import Session
from asterism.terminal.replay import Replay
from asterism.terminal.screen import Screen
from asterism.texts import Texts, languages
from asterism.warm.progress import make_ready, warm_all

Json = dict[str, Any]
FAVOURITE_BOTS = ("medium", "greedy", "random")
EXAMPLES = """examples:
  asterism games                                       what can be played
  asterism play novaluna                               against one bot
  asterism play novaluna --seats 1 --lang cs           alone, in Czech
  asterism play novaluna --bots greedy,random          two bots, three players
  asterism play novaluna --hot-seat --names Anna,Ben   two people at one keyboard
  asterism play novaluna --option first_game           with fewer tokens
  asterism play novaluna --load game.json              go on from a saved log
  asterism replay game.json                            step through a saved log
  asterism arena novaluna hard greedy --games 100      bots against bots
  asterism lab record novaluna --games 1000 --to logs  games of bots as Parquet files
  asterism warm                                        compile all rules ahead
  asterism serve --open                                play in the browser
  asterism serve --lan                                 ... with all in the local network
"""


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command; what is wrong with its arguments ends in one sentence and code 2."""
    args = parser().parse_args(argv)
    console = Console(highlight=False, soft_wrap=False)
    try:
        args.run(args, console)
    except (ValueError, OSError) as error:
        sys.stderr.write(f"asterism: {error}\n")
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def parser() -> Parser:
    top = Parser(
        prog="asterism",
        description=asterism.__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"asterism {asterism.__version__}")
    top.set_defaults(run=lambda _, console: console.file.write(top.format_help()))
    commands = top.add_subparsers(metavar="COMMAND")
    _play_arguments(commands.add_parser("play", help="play a game against bots or with people at one keyboard"))
    _replay_arguments(commands.add_parser("replay", help="step through a saved log"))
    _games_arguments(commands.add_parser("games", help="list the games, their players and options"))
    _arena_arguments(commands.add_parser("arena", help="let bots play each other, with fair seats and luck"))
    _lab_arguments(commands.add_parser("lab", help="study a game by thousands of games: what a game's lab offers"))
    _warm_arguments(commands.add_parser("warm", help="compile the rules ahead, so that nobody waits later"))
    _serve_arguments(commands.add_parser("serve", help="open tables for browsers, here or in the whole network"))
    _backup_arguments(commands.add_parser("backup", help="copy the server's database, also while it runs"))
    _restore_arguments(commands.add_parser("restore", help="go back to a copy of the server's database"))
    _rotate_arguments(commands.add_parser("rotate", help="sign cookies with a new secret; older cookies still count"))
    _admin_arguments(commands.add_parser("admin", help="see and do what operators may, at the running server"))
    return top


def _play_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("slug", metavar="SLUG", help="the game, as `asterism games` names it")
    it.add_argument("--seats", type=int, metavar="N", help="how many play, bots included")
    who = it.add_mutually_exclusive_group()
    who.add_argument("--bots", metavar="A,B", help=f"who plays against you, of: {', '.join(bots.names())}")
    who.add_argument("--hot-seat", action="store_true", help="all seats are people at this keyboard")
    it.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game")
    it.add_argument("--seed", metavar="S", help="the same seed and moves give the same game")
    it.add_argument("--names", metavar="A,B", help="names of the players, by seat")
    it.add_argument("--load", metavar="FILE", help="go on from a saved log")
    it.add_argument("--confirm", action="store_true", help="ask before a turn ends, so that it can be taken back")
    _language_argument(it)
    it.set_defaults(run=play)


def _replay_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("log", metavar="LOG.json")
    _language_argument(it)
    it.set_defaults(run=replay)


def _games_arguments(it: argparse.ArgumentParser) -> None:
    _language_argument(it)
    it.set_defaults(run=games)


def _arena_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("slug", metavar="SLUG", help="the game")
    it.add_argument("bots", nargs="+", metavar="BOT", help=f"{', '.join(bots.names())}; settings as in search:ms=300")
    it.add_argument("--games", type=int, default=100, metavar="N", help="how many, in whole rotations (%(default)s)")
    it.add_argument("--seats", type=int, metavar="K", help="how many play; fewer bots take several seats each")
    it.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game")
    it.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (%(default)s)")
    it.add_argument("--workers", type=int, metavar="W", help="processes at once (as many as there are cores)")
    it.add_argument("--json", metavar="FILE", help="keep everything as JSON")
    it.set_defaults(run=arena)


def _lab_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("study", metavar="STUDY", help="what to study, as difficulty; or record, to keep games of bots")
    it.add_argument("slug", metavar="SLUG", help="the game")
    it.add_argument("--games", type=int, default=10_000, metavar="N", help="how many of each kind (%(default)s)")
    it.add_argument("--policy", metavar="P", help="how the games are played; each game's lab has its own ways")
    it.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (%(default)s)")
    it.add_argument("--threads", type=int, metavar="T", help="threads at once (as many as there are cores)")
    it.add_argument("--json", metavar="FILE", help="keep what was found as JSON")
    it.add_argument("--svg", metavar="FILE", help="keep what was found as a picture")
    kept = it.add_argument_group("record")
    kept.add_argument("--to", metavar="FOLDER", help="where the games go; what was begun there goes on")
    kept.add_argument("--bot", default="medium", metavar="A,B", help="who plays, by turns on every seat (%(default)s)")
    kept.add_argument("--seats", type=int, metavar="K", help="how many play")
    kept.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game")
    kept.add_argument(
        "--observations", action="store_true", help="keep what was seen and offered at each decision, too"
    )
    kept.add_argument("--workers", type=int, metavar="W", help="processes at once (as many as there are cores)")
    it.set_defaults(run=lab)


def _warm_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("slugs", nargs="*", metavar="SLUG", help="only these games")
    it.set_defaults(run=warm)


def _serve_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("--lan", action="store_true", help="for all in the local network, with a code for phones")
    it.add_argument("--port", type=int, metavar="N", help="the port to listen at (8765; 0: any that is free)")
    it.add_argument("--open", action="store_true", help="open a browser")
    it.set_defaults(run=serve)


def _restore_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("file", metavar="FILE", help="the copy; what is there now is kept beside it")
    it.set_defaults(run=restore)


def _rotate_arguments(it: argparse.ArgumentParser) -> None:
    it.set_defaults(run=rotate)


def _admin_arguments(it: argparse.ArgumentParser) -> None:
    every = ("tables", "players", "bars", "errors", "ban", "mute", "unban", "unmute", "delete")
    it.add_argument("what", choices=every, help="what to see or do")
    it.add_argument("who", nargs="?", default="", metavar="WHO", help="a player's id, an address or a table's id")
    it.add_argument("--days", type=float, default=0, help="for how long to ban or mute (default: for ever)")
    it.add_argument("--port", type=int, metavar="N", help="the server's port, if it is another one")
    it.set_defaults(run=admin)


def _backup_arguments(it: argparse.ArgumentParser) -> None:
    it.add_argument("file", metavar="FILE", help="a new file")
    it.set_defaults(run=backup)


def _language_argument(it: argparse.ArgumentParser) -> None:
    it.add_argument("--lang", choices=languages(), default=own_language(), help="the language (default: %(default)s)")


def own_language() -> str:
    """The language of the surroundings, if we speak it."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return said[:2] if said[:2] in languages() else "en"


# Commands


def play(args: argparse.Namespace, console: Console) -> None:
    its = game(args.slug)
    named_bots = _named_bots(args)
    log = _read(args.load) if args.load else None
    seats, options = _seats(args, its, named_bots, log), _options(its, args.option)
    _check(args, its, log)
    its.settle(seats, options)
    opponents = {} if args.hot_seat else _opponents(seats, named_bots, log)
    names = _names(args.names, seats, opponents, log)
    make_ready(its.slug, console, Texts(args.lang).say({"say": "compiling"}))
    table = replayed(log) if log else opened(its.slug, seats, args.seed, options)
    if not table.current:
        raise ValueError(
            f"{args.load} was played by rules {table.rules} of {its.slug}, these are rules {its.version}: "
            f"it can't be gone on with, but 'asterism replay {args.load}' shows it"
        )
    screen = Screen(console, args.lang, its.slug, names)
    _welcome(screen, table, opponents)
    calls = {seat: (call, bots.seed_of(table.seed, seat)) for seat, call in opponents.items()}
    Session(table, screen, calls, args.confirm).run()


def replay(args: argparse.Namespace, console: Console) -> None:
    log = _read(args.log)
    if log.get("game") in slugs():
        make_ready(log["game"], console, Texts(args.lang).say({"say": "compiling"}))
    table = replayed(log)
    Replay(log, Screen(console, args.lang, table.game.slug, _names(None, table.seats, {}, log))).run()


def games(args: argparse.Namespace, console: Console) -> None:
    say = Texts(args.lang).say
    sheet = Sheet(title=say({"say": "games-title"}))
    for column in ("game", "seats", "options"):
        sheet.add_column(say({"say": f"games-{column}"}))
    for slug in slugs():
        sheet.add_row(*_listed(game(slug), Texts(args.lang, slug)))
    console.print(sheet)


def arena(args: argparse.Namespace, console: Console) -> None:
    its = game(args.slug)
    seats = max(len(args.bots), its.seats[0]) if args.seats is None else args.seats
    options = _options(its, args.option)
    hold(console, its.slug, args.bots, args.games, seats, args.seed, options, args.workers, args.json)


def lab(args: argparse.Namespace, console: Console) -> None:
    if args.study == "record":
        _record(args, console)
        return
    study(console, args.study, args.slug, args.games, args.seed, args.policy, args.threads, args.json, args.svg)


def _record(args: argparse.Namespace, console: Console) -> None:
    from asterism.lab.record import Record

    its, calls = game(args.slug), tuple(args.bot.split(","))
    if not args.to:
        raise ValueError("record needs a folder: name it with --to")
    seats = min(max(len(calls), 2, its.seats[0]), its.seats[-1]) if args.seats is None else args.seats
    options = tuple(_options(its, args.option).items())
    what = Record(its.slug, seats, calls, args.seed, options, args.observations)
    keep_games(console, what, args.games, Path(args.to).expanduser(), args.workers)


def warm(args: argparse.Namespace, console: Console) -> None:
    chosen = args.slugs or slugs()
    for slug in chosen:
        game(slug)
    warm_all(chosen, console)


def serve(args: argparse.Namespace, console: Console) -> None:
    from asterism.server import serving, settings

    serving.serve(settings.read().served(args.port, args.lan), console, args.open)


def backup(args: argparse.Namespace, console: Console) -> None:
    from asterism.server import serving, settings

    serving.backup(settings.read(), args.file, console)


def restore(args: argparse.Namespace, console: Console) -> None:
    from asterism.server import serving, settings

    serving.restore(settings.read(), args.file, console)


def admin(args: argparse.Namespace, console: Console) -> None:
    from asterism.server import admin, settings

    admin.command(settings.read().served(args.port, lan=False), args.what, args.who, args.days, console)


def rotate(_: argparse.Namespace, console: Console) -> None:
    from asterism.server import settings

    file = settings.read().data / "secret"
    settings.rotate(file)
    console.print(f"New cookies are signed with the first line of {file} after the next start", soft_wrap=True)


# Reading arguments


def _check(args: argparse.Namespace, its: Game, log: Json | None) -> None:
    if log is None:
        return
    if args.seats or args.seed or args.option:
        raise ValueError("a loaded game keeps its seats, seed and options: leave --seats, --seed and --option out")
    if log.get("game") != its.slug:
        raise ValueError(f"{args.load} is a log of {log.get('game')}, not of {its.slug}")


def _read(name: str) -> Json:
    try:
        log = json.loads(Path(name).expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{name} can't be read: {error.strerror}") from None
    except ValueError:
        raise ValueError(f"{name} is not JSON") from None
    if not isinstance(log, dict):
        raise ValueError(f"{name} is no log of a game")
    return log


def _named_bots(args: argparse.Namespace) -> list[str]:
    named = args.bots.split(",") if args.bots else []
    for name in named:
        bots.bot(name)
    return named


def _seats(args: argparse.Namespace, its: Game, named_bots: list[str], log: Json | None) -> int:
    if log and type(log.get("seats")) is int:
        return int(log["seats"])
    if args.seats is not None:
        return int(args.seats)
    wanted = len(named_bots) + 1 if named_bots else 2
    return min(max(wanted, its.seats[0]), its.seats[-1])


def _opponents(seats: int, named: list[str], log: Json | None) -> dict[int, str]:
    """As saved, else a bot's name for every seat but the first; the last one named takes the rest."""
    if len(named) > max(seats - 1, 0):
        raise ValueError(f"{len(named)} bots are too many for {seats} seats")
    if log and "bots" in log and not named:
        return _saved_bots(log["bots"], seats)
    named = named or [next(name for name in FAVOURITE_BOTS if name in bots.names())]
    return {seat: named[min(seat - 1, len(named) - 1)] for seat in range(1, seats)}


def _saved_bots(saved: Any, seats: int) -> dict[int, str]:
    """Who was a bot when the log was saved."""
    known = {str(seat): seat for seat in range(seats)}
    if not isinstance(saved, dict) or not all(seat in known and isinstance(saved[seat], str) for seat in saved):
        raise ValueError("the log's bots are not names of bots by seat")
    for call in saved.values():
        bots.bot(call)
    return {known[seat]: call for seat, call in saved.items()}


def _names(given: str | None, seats: int, opponents: dict[int, str], log: Json | None) -> list[str]:
    """Names as given, as saved, else stars for bots; an empty name is the seat's number."""
    saved = (log or {}).get("names")
    said = given.split(",") if given else saved if isinstance(saved, list) else []
    if len(said) > seats:
        raise ValueError(f"{len(said)} names are too many for {seats} seats")
    stars = [bots.star(seat) if seat in opponents else "" for seat in range(seats)]
    return [str(name).strip() for name in said] + stars[len(said) :]


def _options(its: Game, given: list[str]) -> dict[str, Any]:
    known = {option.name: option for option in its.options}
    pairs = [text.partition("=") for text in given]
    return {name: _value(known[name], value) if name in known else value for name, _, value in pairs}


def _value(option: Option, text: str) -> Any:
    if option.flag:
        return {"": True, "true": True, "yes": True, "false": False, "no": False}.get(text, text)
    if text in option.labels:
        return option.low + option.labels.index(text)
    try:
        return int(text)
    except ValueError:
        return text


# Saying hello


def _welcome(screen: Screen, table: Table, opponents: dict[int, str]) -> None:
    screen.rule({"say": "title"})
    screen.say({"say": "about"})
    who = [_introduced(seat, opponents.get(seat)) for seat in range(table.seats)]
    screen.say({"say": "players", "who": who})
    screen.say({"say": "commitment", "hash": table.view(None)["commitment"]}, "dim")


def _introduced(seat: int, bot: str | None) -> Json:
    who: Json = {"say": "seat", "seat": seat}
    level = {"say": f"level-{bot}"} if bot in bots.LEVELS else bot
    return {"say": "named-bot", "name": who, "bot": level} if bot else who


def _listed(its: Game, texts: Texts) -> tuple[str, str, str]:
    low, high = its.seats[0], its.seats[-1]
    between = texts.say({"say": "games-between", "low": low, "high": high}) if low < high else str(low)
    options = "\n".join(_explained(option, texts) for option in its.options)
    name = f"[bold]{its.slug}[/bold]\n{texts.say({'say': 'title'})}"
    return name, between, options or texts.say({"say": "games-none"})


def _explained(option: Option, texts: Texts) -> str:
    values = "|".join(option.labels) or f"{option.low}…{option.high}"
    form = option.name if option.flag else f"{option.name}={values}"
    return f"[bold]{form}[/bold]: {texts.say({'say': f'option-{option.name}-help'})}"


if __name__ == "__main__":
    main()
