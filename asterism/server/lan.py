"""Lan: where people find us, on this machine, in the local network or behind a proxy."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from asterism.server.settings import Settings

ELSEWHERE = ("192.0.2.1", 9)


def lan_address() -> str:
    """The address others in the network reach us at; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def address(settings: Settings) -> str:
    """Where people find us."""
    host = lan_address() if settings.everywhere else settings.host
    return settings.address or f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def reachable(settings: Settings) -> str | None:
    """Where people on other machines find us, if they can."""
    return address(settings) if settings.address or not is_loopback(settings.host) else None


def own_names(settings: Settings) -> list[str]:
    """The names and addresses by which others call us."""
    listening = [lan_address(), *_machine_names()] if settings.everywhere else [settings.host]
    return [*listening, *([host_name(urlsplit(settings.address).netloc)] if settings.address else [])]


def _machine_names() -> list[str]:
    name = socket.gethostname()
    return [name, f"{name.partition('.')[0]}.local"]


def host_name(host: str) -> str:
    """The name of a host as it stands before the port, without the brackets of IPv6."""
    name, _, port = host.rpartition(":")
    bare = name if name and port.isdigit() and (name.endswith("]") or ":" not in name) else host
    return bare.strip("[]").rstrip(".").lower()


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
