"""Keeping a game's log in a file, without harm to any other file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from asterism.terminal.screen import Screen
from asterism.texts.look import INK

Json = dict[str, Any]
YES = ("y", "yes", "ano", "tak", "ja")
NO = ("n", "no", "ne", "nie", "nein")


def offer_to_save(screen: Screen, log: Json, question: str) -> None:
    """Ask until the log is saved, or until nobody wants it."""
    while (name := screen.ask({"say": question})) and name.casefold() not in NO:
        if name.casefold() in YES:
            question = "save-file"
        elif save(screen, log, name):
            return


def save(screen: Screen, log: Json, name: str) -> bool:
    """Write a log to a file and say so; was it done?"""
    file = Path(os.path.expanduser(name))
    try:
        if file.exists() and not is_log(file):
            screen.complain({"say": "save-over", "file": str(file)})
            return False
        file.write_text(json.dumps(log, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        screen.complain({"say": "save-no", "file": str(file), "error": reason})
        return False
    screen.say({"say": "saved", "file": str(file)}, INK)
    return True


def is_log(file: Path) -> bool:
    """Did we write this file?"""
    try:
        log = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(log, dict) and str(log.get("format")).startswith("asterism")
