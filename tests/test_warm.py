"""After `asterism warm` nobody waits for a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SIXTH_GAME = Path(__file__).parent / "sixth_game"

PLAY_EVERYTHING = """
import random
import sys
import asterism
from asterism import bots, warm
from asterism.core.game import game
from asterism.core.compiler import compiling

compiled, luck = [], random.Random(9)
with compiling(lambda: compiled.append(1)):
    slug = sys.argv[1]
    assert warm.is_warm(slug)
    for seats in game(slug).seats:
        table = asterism.table(slug, seats)
        helpers = [bots.bot(name) for name in bots.names() if name not in ("search", "expert")]
        while not table.over:
            seat = table.to_act[0]
            for text in table.offers(seat)[:3]:
                table.preview(seat, text)
                table.why(seat, text)
            table.view(seat), table.view(None), table.position(), table.scores
            late = table.offers("house") if luck.random() < 0.1 else []
            if late:
                table.play("house", late[0])
                continue
            table.play(seat, luck.choice(helpers).choose(table.seen(seat)))
            if luck.random() < 0.3 and table.can_undo(seat):
                table.undo(seat)
        asterism.replay(table.log)
        asterism.position(slug, table.position())
        asterism.playouts(slug, seats, games=20)
print(len(compiled), "compiled")
"""


def test_nothing_compiles_after_warming(tmp_path: Path) -> None:
    first = _asterism(tmp_path, "-m", "asterism", "warm", "sealed")
    assert "rules compiled in" in first
    before = _files(tmp_path)
    assert "was warm already" in _asterism(tmp_path, "-m", "asterism", "warm", "sealed")
    assert _asterism(tmp_path, "-c", PLAY_EVERYTHING, "sealed").strip() == "0 compiled"
    assert _files(tmp_path) == before


def _asterism(cache: Path, *args: str) -> str:
    path = os.pathsep.join(filter(None, [str(SIXTH_GAME), os.environ.get("PYTHONPATH")]))
    surroundings = {**os.environ, "ASTERISM_CACHE": str(cache), "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run([sys.executable, *args], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def _files(cache: Path) -> set[Path]:
    return {file for file in cache.rglob("*") if file.suffix in (".nbc", ".nbi")}
