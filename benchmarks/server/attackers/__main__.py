"""Attack in one way, in a process of its own: orders come in as JSON, and what was prepared goes out as JSON."""

from __future__ import annotations

import json
import sys

from benchmarks.server.attackers import WAYS
from benchmarks.server.attackers.stranger import Orders, Stranger


def main() -> None:
    it = Stranger(Orders(**json.load(sys.stdin)))
    way = WAYS[it.orders.name]
    if it.orders.seconds:
        way.attack(it)
    elif way.prepare:
        print(json.dumps(way.prepare(it)))


if __name__ == "__main__":
    main()
