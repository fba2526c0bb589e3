"""Lan: our address in the local network."""

from __future__ import annotations

import socket

ELSEWHERE = ("192.0.2.1", 9)


def lan_address() -> str:
    """The address others in the network reach us at; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
