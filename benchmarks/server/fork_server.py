"""A process with all rules loaded, which starts servers at once: one for each line it reads; with it they end."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

from rich.console import Console

from asterism.core.game import slugs
from asterism.server import serving, settings
from asterism.warm import load


def serve() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        serving.serve(settings.read(), Console(file=nowhere))


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    for slug in slugs():
        load(slug)
    print("ready", flush=True)
    last = None
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve()
            os._exit(0)
        last = os.pidfd_open(child)
        print(child, flush=True)
    if last is not None:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(last, signal.SIGKILL)


if __name__ == "__main__":
    main()
