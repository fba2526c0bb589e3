"""Guard: who may connect and how often anything may be done; each refusal leaves a line in the log."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from asterism.server.errors import Refused
from asterism.server.http.limits import Paces
from asterism.server.settings import Settings, networks
from asterism.server.storage.schema import Bar

EACH, QUIET, MANY, IPV6_HOME = 6, 60.0, 1000, 64
LOG = logging.getLogger(__name__)


class Idle(Protocol):
    """A connection on which nothing is asked."""

    def put_off(self) -> None: ...


class Guard:
    """Counts connections and deeds by address, player and table."""

    def __init__(
        self, settings: Settings, clock: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self.rate = settings.rate
        self._clock, self._wall = clock, wall
        self._bars: dict[tuple[str, str], Bar] = {}
        self._most, self._most_each = settings.connections, settings.crowd * EACH
        self._proxies = networks(settings.proxies)
        self._paces = Paces(settings.crowd, clock)
        self._connections: Counter[str] = Counter()
        self._watchers: Counter[str] = Counter()
        self._idle: dict[Idle, None] = {}
        self._noted: dict[tuple[str, str], float] = {}
        self._unsaid: Counter[tuple[str, str]] = Counter()

    # Connections

    def admits(self, peer: str) -> bool:
        """May one more connection come from there? Proxies bring whom they bring; all are counted together."""
        home = home_of(peer)
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
        _less(self._connections, home_of(peer))

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
        home = home_of(address)
        return self._watchers[home] < self._most_each and self._paces.take("watch", address=home)

    def watches(self, address: str) -> None:
        self._watchers[home_of(address)] += 1

    def parted(self, address: str) -> None:
        _less(self._watchers, home_of(address))

    # Deeds

    def allows(self, what: str, address: str, player: str = "", table: str = "") -> bool:
        who = {"address": home_of(address), "player": player, "table": table}
        return self._paces.take(what, **{by: one for by, one in who.items() if one})

    def check(self, what: str, address: str, player: str = "", table: str = "") -> None:
        """Refuse what is done too often."""
        if not self.allows(what, address, player, table):
            self.note(f"{what}-too-fast", address, player, table)
            raise Refused("too-fast", "That was too fast: wait a moment.", 429)

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
        if "mute" in self.bars_of(player, address, home_of(address)):
            raise Refused("muted", "You may not talk here.", 403)

    # The log

    def note(self, refusal: str, address: str, player: str = "", table: str = "") -> None:
        """One line a minute for a refusal of an address, which says how many there were since the last."""
        what, now = (refusal, home_of(address)), self._clock()
        self._unsaid[what] += 1
        if now - self._noted.get(what, -QUIET) < QUIET:
            return
        self._forget(now)
        self._noted[what] = now
        parts = {"address": address, "player": player, "table": table, "times": self._unsaid.pop(what)}
        said = " ".join(f"{name}={value}" for name, value in parts.items() if value)
        LOG.warning("refused=%s %s", refusal, said)

    def _forget(self, now: float) -> None:
        if len(self._noted) >= MANY:
            self._noted = {what: then for what, then in self._noted.items() if now - then < QUIET}
            self._unsaid = Counter({what: self._unsaid[what] for what in self._noted if what in self._unsaid})


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]


def home_of(address: str) -> str:
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
