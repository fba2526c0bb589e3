"""A rule that is called in one form by a process, and in another one by its fork; both print what comes of it."""

from __future__ import annotations

import os
import sys

from asterism.core.records import rule


@rule
def doubled(n: float) -> float:
    return n + n


def main() -> None:
    print(doubled(1), flush=True)
    child = os.fork()
    if child == 0:
        print(doubled(1.5), flush=True)
    else:
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


if __name__ == "__main__":
    main()
