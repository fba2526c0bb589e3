"""The server with one seed for all tables: a browser test plays the same game each time; SEED=7 gives another one."""

from __future__ import annotations

import os

from asterism.cli import main
from asterism.core import chance

SEED = os.environ.get("SEED", "1")


def same_seed() -> str:
    return SEED


if __name__ == "__main__":  # not in the processes that warm
    chance.fresh_seed = same_seed
    main(["serve"])
