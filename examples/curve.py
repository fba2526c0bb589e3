"""A learning curve as a small picture."""

from __future__ import annotations

import json
from math import log10
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, LOW = 640, 360, 70, 40, 50
STYLE = "font-family:sans-serif;font-size:13px;fill:#223"


Points = list[tuple[int, float]]
INKS = ("#3454d1", "#c2562b")


def keep(file: Path, points: Points | dict[str, Points]) -> None:
    """Write the points of a curve, or of some by their names."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(points) + "\n")


def draw(
    file: Path,
    title: str,
    across: str,
    up: str,
    points: Points | dict[str, Points],
    span: tuple[float, float],
    logarithmic: bool = False,
) -> None:
    """Draw a curve, or some by their names, with axes; the vertical one from one value to another."""
    curves = points if isinstance(points, dict) else {"": points}

    def place(value: float) -> float:
        low, high, it = (log10(one) if logarithmic else one for one in (*span, min(max(value, span[0]), span[1])))
        return HEIGHT - LOW - (HEIGHT - LOW - 40) * (it - low) / (high - low)

    last = max(x for some in curves.values() for x, _ in some)
    lines = ""
    for number, (name, some) in enumerate(curves.items()):
        path = " ".join(f"{LEFT + (WIDTH - LEFT - RIGHT) * x / last:.1f},{place(y):.1f}" for x, y in some)
        lines += f'<polyline points="{path}" fill="none" stroke="{INKS[number]}" stroke-width="2"/>'
        lines += f'<text x="{LEFT + 12}" y="{58 + 18 * number}" style="{STYLE};fill:{INKS[number]}">{name}</text>'
    values = powers(*span) if logarithmic else [span[0] + (span[1] - span[0]) * part / 4 for part in range(5)]
    marks = "".join(
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{place(v):.1f}" y2="{place(v):.1f}" stroke="#ccd"/>'
        f'<text x="{LEFT - 8}" y="{place(v) + 4:.1f}" text-anchor="end" style="{STYLE}">{v:g}</text>'
        for v in values
    )
    below = "".join(
        f'<text x="{LEFT + (WIDTH - LEFT - RIGHT) * part / 4:.0f}" y="{HEIGHT - LOW + 20}" text-anchor="middle" '
        f'style="{STYLE}">{last * part // 4:,}</text>'
        for part in range(5)
    )
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{marks}{below}'
        f'<text x="{LEFT}" y="24" style="{STYLE};font-weight:bold">{title}</text>'
        f'<text x="{(WIDTH + LEFT) / 2}" y="{HEIGHT - 10}" text-anchor="middle" style="{STYLE}">{across}</text>'
        f'<text transform="translate(16 {HEIGHT / 2}) rotate(-90)" text-anchor="middle" style="{STYLE}">{up}</text>'
        f"{lines}</svg>\n"
    )


def powers(low: float, high: float) -> list[float]:
    """The powers of ten in a span."""
    return [10.0**n for n in range(round(log10(low)), round(log10(high)) + 1)]
