"""Logs in, results out: `python tests/retell.py < logs.json`, for tests in another process.

Needs this folder's `sixth_game` on PYTHONPATH to find the test game.
"""

from __future__ import annotations

import json
import sys

from support.conformance import retold

if __name__ == "__main__":
    json.dump([retold(log) for log in json.load(sys.stdin)], sys.stdout)
