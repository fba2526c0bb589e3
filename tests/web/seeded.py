"""The server with one seed for all tables: a browser test plays the same game each time; SEED=7 gives another one.

CLIENT names the folder of another build of the client.
"""

from __future__ import annotations

import os
from pathlib import Path

from asterism.cli import main
from asterism.core import chance
from asterism.server.http import static

SEED = os.environ.get("SEED", "1")


def same_seed() -> str:
    return SEED


if __name__ == "__main__":  # not in the processes that warm
    chance.fresh_seed = same_seed
    static.STATIC = Path(os.environ.get("CLIENT", static.STATIC))
    main(["serve"])
