"""Guard: who may connect and how often anything may be done; each refusal leaves a line in the log."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from asterism.server.errors import Refused, too_fast
from asterism.server.limits import Limits, Pace, Paces
from asterism.server.logs import REFUSED, facts
from asterism.server.meter import Meter, Payer
from asterism.server.rounds import Rounds
from asterism.server.settings import Settings, networks
from asterism.server.shapes import LARGEST_MESSAGE
from asterism.server.unread import Unread

EACH, HELD, QUIET, MANY, IPV6_HOME = 10, 2, 60.0, 1000, 64
MANY_OTHERS, NOTED_ALREADY = "many-others", ("too-fast", "failed")
FRAMES, BYTES = Pace(2, 2), Pace(LARGEST_MESSAGE, 3 * LARGEST_MESSAGE)  # by address, for each message that one may send
THOUGHT = ("hint",)  # what takes threads' time
LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Bar:
    """A player or an address that may not come, or not talk, until a time."""

    kind: str
    who: str
    until: float


class Idle(Protocol):
    """A connection on which nothing is asked."""

    def put_off(self) -> None: ...


class Guard:
    """Counts connections and deeds by address, player and table."""

    def __init__(
        self, settings: Settings, clock: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self.rate = settings.rate
        self.clock, self._wall = clock, wall
        self._bars: dict[tuple[str, str], Bar] = {}
        self._most, self._most_each = settings.connections, settings.crowd * EACH
        self.most_beside = settings.crowd + EACH
        self._proxies = networks(settings.proxies)
        self._paces = Paces(settings.crowd, clock)
        self._frames = Limits(FRAMES.times(settings.rate * settings.crowd), clock)
        self._bytes = Limits(BYTES.times(settings.rate * settings.crowd), clock)
        self.unread = Unread(settings.crowd)
        self.meter, self.rounds = Meter(settings, clock), Rounds(settings.crowd)
        self._connections: Counter[str] = Counter()
        self._watchers: Counter[str] = Counter()
        self._most_held, self._held = settings.crowd * HELD, Counter[str]()
        self._idle: dict[Idle, None] = {}
        self._noted: dict[tuple[str, str], float] = {}
        self._unsaid: Counter[tuple[str, str]] = Counter()

    # Connections

    def admits(self, peer: str) -> bool:
        """May one more connection come from there? Proxies bring whom they bring; all are counted together."""
        home = rate_key(peer)
        if self._is_proxy(peer):
            refusal = ""
        elif self._connections[home] >= self._most_each:
            refusal = "too-many-connections"
        else:
            refusal = "" if self._paces.take("connect", address=home) else "connects-too-fast"
        if refusal:
            self.note(refusal, peer)
            return False
        if self._connections.total() >= self._most:
            self._make_room(peer)
        self._connections[home] += 1
        return True

    def _make_room(self, peer: str) -> None:
        """Who has asked nothing for longest goes."""
        self.note("full", peer)
        if self._idle:
            next(iter(self._idle)).put_off()

    def gone(self, peer: str) -> None:
        _less(self._connections, rate_key(peer))

    def idles(self, connection: Idle) -> None:
        self._idle[connection] = None

    def busy(self, connection: Idle) -> None:
        self._idle.pop(connection, None)

    def _is_proxy(self, peer: str) -> bool:
        try:
            return any(ipaddress.ip_address(peer) in network for network in self._proxies)
        except ValueError:
            return False

    # Websockets, by the address a proxy tells

    def may_watch(self, address: str) -> bool:
        home = rate_key(address)
        return self._watchers[home] < self._most_each and self._paces.take("watch", address=home)

    def may_send(self, address: str, frames: int, size: int) -> bool:
        """May so much come over all the websockets of an address, as it is counted?"""
        return self._frames.take(address, frames) and self._bytes.take(address, size)

    def watches(self, address: str) -> None:
        self._watchers[rate_key(address)] += 1

    def parted(self, address: str) -> None:
        _less(self._watchers, rate_key(address))

    # Deeds

    def allows(self, what: str, address: str, player: str = "", table: str = "", seated: bool = False) -> bool:
        """May it be done once more? What others do at a table takes nothing from those who sit there."""
        home, beside = rate_key(address), "" if seated else table
        if what in THOUGHT and not self.meter.may(Payer(home, player), "threads"):
            return False
        visit = f"{beside} {home}" if beside else ""
        return self._paces.take(what, address=home, player=player, visit=visit, table=beside)

    def check(self, what: str, address: str, player: str = "", table: str = "", seated: bool = False) -> None:
        """Refuse what is done too often."""
        if not self.allows(what, address, player, table, seated):
            self.note(f"{what}-too-fast", address, player, table)
            raise too_fast()

    def affords(self, payer: Payer, table: str = "") -> bool:
        """Is anything left of the time that may be spent for somebody?"""
        if self.meter.may(payer):
            return True
        self.note("spent", payer.address, payer.player, table)
        return False

    @contextmanager
    def holding(self, address: str) -> Iterator[None]:
        """A long answer is made and sent meanwhile, maybe to a slow reader; Refused, where there are too many."""
        home = rate_key(address)
        if self._held[home] >= self._most_held:
            self.note("too-many-answers", address)
            raise too_fast()
        self._held[home] += 1
        try:
            yield
        finally:
            _less(self._held, home)

    def charge(self, peer: str, seconds: float) -> None:
        """What was read without a call is paid by whose connection it is; whom a proxy brought, nobody knows."""
        if seconds and not self._is_proxy(peer):
            self.meter.spend(Payer(rate_key(peer), ""), seconds)

    # Who may not come, or not talk

    def bar(self, bar: Bar) -> None:
        self._bars[bar.kind, bar.who] = bar

    def unbar(self, kind: str, who: str) -> None:
        self._bars.pop((kind, who), None)

    def bars(self) -> list[Bar]:
        return [bar for bar in self._bars.values() if bar.until > self._wall()]

    def bars_of(self, *who: str) -> list[str]:
        """How a player or an address is barred."""
        return [bar.kind for bar in self.bars() if bar.who in who] if self._bars else []

    def check_voice(self, address: str, player: str) -> None:
        """Refuse who may not talk."""
        if "mute" in self.bars_of(player, address, rate_key(address)):
            raise Refused("muted", "You may not talk here.", 403)

    # The log

    def report(self, refused: Refused, address: str, player: str = "", table: str = "") -> None:
        """Note what operators should know of, if it was not noted where it happened."""
        if refused.concerns_operators and refused.key not in NOTED_ALREADY:
            self.note(refused.key, address, player, table)

    def note(self, refusal: str, address: str, player: str = "", table: str = "") -> None:
        """One line a minute for a refusal of an address, which says how many there were since the last."""
        what, now = (refusal, rate_key(address)), self.clock()
        if what not in self._noted and not self._has_room(now):
            what, address, player, table = (refusal, MANY_OTHERS), MANY_OTHERS, "", ""
        self._unsaid[what] += 1
        if now - self._noted.get(what, -QUIET) < QUIET:
            return
        self._noted.pop(what, None)  # the newest is the last
        self._noted[what] = now
        times = self._unsaid.pop(what)
        known = facts(refusal=refusal, address=address, player=player, table=table, times=times)
        LOG.warning(REFUSED, extra=known)

    def _has_room(self, now: float) -> bool:
        """So many addresses have lines of their own; what was said longest ago is forgotten first."""
        while len(self._noted) >= MANY and now - self._noted[oldest := next(iter(self._noted))] >= QUIET:
            del self._noted[oldest]
            self._unsaid.pop(oldest, None)
        return len(self._noted) < MANY


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]


def rate_key(address: str) -> str:
    """An address as it is counted: of IPv6 everybody has 2**64."""
    if ":" not in address:
        return address
    try:
        its = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if its.ipv4_mapped:
        return str(its.ipv4_mapped)
    return str(ipaddress.ip_network((its, IPV6_HOME), strict=False))
