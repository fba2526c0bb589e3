"""Settings: how the server runs, read from the environment."""

from __future__ import annotations

import hashlib
import ipaddress
import os
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit

HOST, PORT, RATE = "127.0.0.1", 8765, 20
PROXIES, CROWD, CONNECTIONS, BACKUPS = "127.0.0.1,::1", 30, 10_000, 7
BUDGET, BURST = 100, 1000
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
EVERYWHERE = ("0.0.0.0", "::")
FOR_EVER = 1e12  # a time that never comes


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept; 0: for ever."""

    unplayed: int = 7
    unfinished: int = 180
    finished: int = 0
    uploads: int = 30
    chat: int = 365
    strangers: int = 90


@dataclass(frozen=True)
class Quota:
    """How much somebody may have: tables that wait for players, that are not over, MB of logs, MB of played games."""

    open: int
    unfinished: int
    uploads: int
    played: int

    def times(self, many: int) -> Quota:
        return Quota(self.open * many, self.unfinished * many, self.uploads * many, self.played * many)


MOST, EACH = Quota(10, 100, 50, 400), Quota(4, 20, 17, 60)  # a player, and each of an address' crowd


def data_home(environ: Mapping[str, str] = os.environ) -> Path:
    """Where a user's data lie."""
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "asterism"


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """How the server runs; docs/serving.md explains each."""

    host: str = HOST
    port: int = PORT
    data: Path = field(default_factory=data_home)
    database: str | None = None
    secret: str | None = field(default=None, repr=False)
    address: str | None = None
    thinkers: int = field(default_factory=cores)
    rate: int = RATE
    metrics: bool = False
    hosts: tuple[str, ...] = ()
    proxies: str = PROXIES
    crowd: int = CROWD
    budget: int = BUDGET
    burst: int = BURST
    connections: int = CONNECTIONS
    keep: Keep = Keep()
    backups: int = BACKUPS
    old_secrets: tuple[str, ...] = field(default=(), repr=False)
    json_log: bool = False
    most: Quota = MOST
    each: Quota = EACH

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'asterism.db'}"

    @property
    def everywhere(self) -> bool:
        """Do we listen to the whole network?"""
        return self.host in EVERYWHERE

    def served(self, port: int | None, lan: bool) -> Settings:
        """The same, at another port or in the whole network."""
        if port is not None and not 0 <= port <= 65535:
            raise ValueError(f"a port is 0 to 65535, not {port}")
        return replace(self, port=self.port if port is None else port, host=EVERYWHERE[0] if lan else self.host)

    def keys(self) -> list[str]:
        """The secret that signs cookies, made once and kept if none is set, and older ones that still count."""
        own = [self.secret] if self.secret else _own_secrets(self.data / "secret")
        return [*own, *self.old_secrets]

    @property
    def operators_token(self) -> str:
        """What shows that somebody knows the secret."""
        return self.derived(b"admin").hex()

    def derived(self, purpose: bytes) -> bytes:
        """A key for one purpose, made of the secret."""
        key = hashlib.sha256(self.keys()[0].encode()).digest()
        return hashlib.blake2b(purpose, key=key, digest_size=32).digest()


def read(environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the surroundings; ValueError names one that makes no sense."""
    return Settings(
        host=environ.get("ASTERISM_HOST") or HOST,
        port=_number(environ, "ASTERISM_PORT", PORT, 0, 65535),
        data=Path(environ["ASTERISM_DATA"]).expanduser() if environ.get("ASTERISM_DATA") else data_home(environ),
        database=environ.get("ASTERISM_DATABASE") or None,
        secret=environ.get("ASTERISM_SECRET") or None,
        address=_address(environ.get("ASTERISM_ADDRESS") or ""),
        thinkers=_number(environ, "ASTERISM_THINKERS", cores(), 1, 1024),
        rate=_number(environ, "ASTERISM_RATE", RATE, 1, 100_000),
        metrics=_is_other(environ, "ASTERISM_METRICS", "local", "all"),
        hosts=_names(environ.get("ASTERISM_HOSTS") or ""),
        proxies=_proxies(environ.get("ASTERISM_PROXIES") or PROXIES),
        crowd=_number(environ, "ASTERISM_CROWD", CROWD, 1, 1_000_000),
        budget=_number(environ, "ASTERISM_BUDGET", BUDGET, 1, 1_000_000),
        burst=_number(environ, "ASTERISM_BURST", BURST, 1, 1_000_000),
        connections=_number(environ, "ASTERISM_CONNECTIONS", CONNECTIONS, 1, 1_000_000),
        backups=_number(environ, "ASTERISM_BACKUPS", BACKUPS, 0, 100_000),
        old_secrets=_names(environ.get("ASTERISM_OLD_SECRETS") or ""),
        json_log=_is_other(environ, "ASTERISM_LOG", "text", "json"),
        most=_quota(environ, "MOST", MOST),
        each=_quota(environ, "EACH", EACH),
        keep=Keep(**{name: _days(environ, name, days) for name, days in asdict(Keep()).items()}),
    )


def _number(environ: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    text = environ.get(name) or str(default)
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise ValueError(f"{name} is {text!r}, not a whole number from {low} to {high}")
    return int(text)


def _quota(environ: Mapping[str, str], whose: str, default: Quota) -> Quota:
    def most(name: str, many: int) -> int:
        return _number(environ, f"ASTERISM_{whose}_{name.upper()}", many, 1, 1_000_000)

    return Quota(**{name: most(name, many) for name, many in asdict(default).items()})


def _days(environ: Mapping[str, str], what: str, default: int) -> int:
    return _number(environ, f"ASTERISM_KEEP_{what.upper()}", default, 0, 100_000)


def _is_other(environ: Mapping[str, str], name: str, usual: str, other: str) -> bool:
    text = environ.get(name) or usual
    if text not in (usual, other):
        raise ValueError(f"{name} is {text!r}, neither {usual} nor {other}")
    return text == other


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def networks(text: str) -> list[Network]:
    """Addresses and networks of a list."""
    return [ipaddress.ip_network(one) for one in _names(text)]


def _proxies(text: str) -> str:
    try:
        networks(text)
    except ValueError as error:
        raise ValueError(f"ASTERISM_PROXIES is {text!r}, not a list of addresses: {error}") from None
    return text


def _address(text: str) -> str | None:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise ValueError(f"ASTERISM_ADDRESS is {text!r}, not an address such as https://games.example.org")
    return text.rstrip("/") or None


def _own_secrets(file: Path) -> list[str]:
    """The secrets of a file, one a line, the newest first."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:
            new.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    found = file.read_text(encoding="ascii").split()
    if not found:
        raise ValueError(f"the secret in {file} is empty: delete the file, and a new one is made")
    return found


def rotate(file: Path) -> None:
    """A new secret before the old ones, which count until their lines are deleted."""
    lines = [secrets.token_urlsafe(32), *_own_secrets(file)]
    new = file.with_name("secret.new")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as written:
        written.write("\n".join(lines) + "\n")
    new.replace(file)
