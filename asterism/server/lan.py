"""Lan: where people find us, on this machine, in the local network or behind a proxy."""

from __future__ import annotations

import ipaddress
import socket

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


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
