"""People: who sits where at a table, and who may; each function gives the seats as they are afterwards."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from asterism.bots import LEVELS
from asterism.core.game import Game
from asterism.server.errors import Refused
from asterism.server.storage.schema import SeatRow, TableRow

STAND_IN = "medium"
ONLOOKERS = ""  # among those who are muted: all who look on
MOST_MUTED = 100


def not_yours() -> Refused:
    return Refused("not-your-seat", "This is not your seat.", 403)


def too_many_here() -> Refused:
    return Refused("too-many-here", "Enough of your address look at this table already.", 429)


def seats_of(row: TableRow, player: str) -> list[int]:
    return [seat for seat, person in enumerate(row.people) if person.player == player]


def known(row: TableRow) -> set[str | None]:
    """The players to whom a table is something of their own."""
    return {row.host, *(person.player for person in row.people)}


def only_bots(row: TableRow) -> bool:
    """Is nobody there who could see it?"""
    return all(person.who == "bot" for person in row.people)


def owner(row: TableRow) -> str:
    """The player for whom a table's bots think: the first who sits there."""
    return next((person.player for person in row.people if person.player), "")


def seat_at(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < row.seats:
        raise Refused("no-seat", f"This table has no seat {seat}.", 404)
    return row.people[seat]


def own_seat(row: TableRow, player: str, seat: int) -> SeatRow:
    person = seat_at(row, seat)
    if person.player != player:
        raise not_yours()
    return person


def check_replay(row: TableRow, player: str, seat: int) -> None:
    """Only its player looks back from a seat; at an uploaded log, where no seat is anybody's, all may."""
    if row.status == "over" and not any(person.player for person in row.people):
        seat_at(row, seat)
    else:
        own_seat(row, player, seat)


def known_level(level: str | None) -> str:
    if level not in LEVELS:
        raise Refused("no-level", f"There is no bot {level}; there are: {', '.join(LEVELS)}.", 422)
    return level


def with_seat(row: TableRow, seat: int, person: SeatRow) -> list[SeatRow]:
    return [person if at == seat else one for at, one in enumerate(row.people)]


def after_sitting(row: TableRow, player: str, seat: int, name: str) -> list[SeatRow]:
    """A player takes an open seat, or the own one back from a bot."""
    person = seat_at(row, seat)
    if person.who != "open" and person.player != player:
        raise Refused("taken", "Somebody else sits there.")
    if row.status == "over":
        raise Refused("over", "The game is over.")
    return with_seat(row, seat, SeatRow("person", player, name or person.name))


def after_leaving(row: TableRow, player: str, now: float) -> list[SeatRow]:
    """Before the start a left seat is open again; later it counts as gone."""
    if row.status == "open":
        return [SeatRow("open") if person.player == player else person for person in row.people]
    return [replace(person, gone_since=now) if person.player == player else person for person in row.people]


def after_return(row: TableRow, player: str) -> list[SeatRow]:
    return [replace(person, gone_since=None) if person.player == player else person for person in row.people]


def after_resigning(row: TableRow, seat: int) -> list[SeatRow]:
    """A bot plays on, and the seat is nobody's; if that ends the game, it stays as it is."""
    person = replace(row.people[seat], resigned=True)
    if not ends_by_resigning(row, seat):
        person = replace(person, who="bot", player=None, level=STAND_IN, gone_since=None)
    return with_seat(row, seat, person)


def ends_by_resigning(row: TableRow, seat: int) -> bool:
    """Would fewer than two people play on?"""
    return sum(person.who == "person" for at, person in enumerate(row.people) if at != seat) < 2


def not_resigned(row: TableRow) -> list[int]:
    """The seats that nobody has given up."""
    return [seat for seat, person in enumerate(row.people) if not person.resigned and seat != row.resigned]


def after_takeover(row: TableRow, seat: int, level: str) -> list[SeatRow]:
    """A bot takes the seat; its player may have it back."""
    return with_seat(row, seat, replace(row.people[seat], who="bot", level=level, gone_since=None))


def drawn(row: TableRow) -> list[int]:
    """Who comes to each seat as the game starts: who chose it, or whom the table's own seed draws."""
    seats = range(row.seats)
    return random.Random(f"seats {row.seed}").sample(seats, row.seats) if row.shuffle else list(seats)


def one_further(row: TableRow) -> list[int]:
    """Who comes to each seat in a rematch."""
    return [row.seats - 1, *range(row.seats - 1)]


def reseated(row: TableRow, its: Game, order: list[int]) -> TableRow:
    """Seats in another order; what was chosen for a person moves with the person."""
    options = dict(row.options)
    for offered in its.seat_options:
        names = [option.name for option in offered[: row.seats]]
        chosen = [options.pop(name, None) for name in names]
        moved = zip(names, (chosen[seat] for seat in order), strict=True)
        options.update({name: value for name, value in moved if value is not None})
    return replace(row, people=[row.people[seat] for seat in order], options=options)


def for_rematch(row: TableRow) -> list[SeatRow]:
    """The people of a table as they come to a new one."""
    return [replace(person, gone_since=None, resigned=False) for person in row.people]


def check_host(row: TableRow, player: str) -> None:
    if row.host is None or row.host != player:
        raise Refused("not-host", "Only who opened the table may do that.", 403)


def after_removing(row: TableRow, player: str, seat: int) -> list[SeatRow]:
    """The host frees a seat before the start."""
    check_host(row, player)
    person = seat_at(row, seat)
    if row.status != "open":
        raise Refused("running", "The game has started: nobody can be removed any more.")
    if person.who != "person" or person.player == player:
        raise Refused("nobody-else", "Nobody else sits there.")
    return with_seat(row, seat, SeatRow("open"))


def after_muting(row: TableRow, player: str, seat: int | None, muted: bool) -> list[str]:
    """The host lets somebody at a seat, or all who look on, not talk, or talk again."""
    check_host(row, player)
    whom = ONLOOKERS if seat is None else seat_at(row, seat).player
    if whom is None or whom == player:
        raise Refused("nobody-else", "Nobody else sits there.")
    others = [one for one in row.muted if one != whom]
    return [*others[-MOST_MUTED:], whom] if muted else others


def may_talk(row: TableRow, player: str, seat: int | None) -> bool:
    return player not in row.muted and not (seat is None and ONLOOKERS in row.muted and player != row.host)


def check_wish(row: TableRow, gone: frozenset[int], player: str, seat: int) -> None:
    """May a player wish that a bot takes a seat?"""
    person = seat_at(row, seat)
    if row.status != "running":
        raise Refused("not-running", "The game does not run.")
    if person.player == player or not any(row.people[one].who == "person" for one in seats_of(row, player)):
        raise Refused("not-yours-to-wish", "Only the other players can wish that.", 403)
    if seat not in gone:
        raise Refused("not-gone", "Who sits there is not gone.")


def granted(row: TableRow, gone: frozenset[int], seat: int, wishes: Mapping[str, str]) -> str | None:
    """The level of the bot that takes a seat, once all others who are here wish it."""
    others = {person.player for at, person in enumerate(row.people) if person.who == "person" and at not in gone}
    wished = list(wishes.values())
    return wished[-1] if wished and others - {row.people[seat].player} <= set(wishes) else None
