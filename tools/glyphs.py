"""`make glyphs`: draws the characters of rendered pictures with Chromium, in DejaVu Sans Mono, free to embed."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.envs.pixels import FILE, HIGH, WIDE
from support.browser import browsing

SPANS = ((0x20, 0x7E), (0xA0, 0xFF), (0x2500, 0x259F))
OTHERS = "☾☼✳✶⬢◷–—…‘’“”•−←↑→↓■□▪▫▲△▶▷▼▽◀◁◆◇○●◯★☆✓✗✦✧"
DRAW = """([characters, wide, high]) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.font = '100px "DejaVu Sans Mono"';
  const { width, fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = brush.measureText("M");
  brush.setTransform(wide / width, 0, 0, high / (up + down), 0, 0);
  brush.fillStyle = "#fff";
  return [...characters].map((one) => {
    brush.clearRect(0, 0, width, up + down);
    brush.fillText(one, 0, up);
    const { data } = brush.getImageData(0, 0, wide, high);
    return Array.from({ length: wide * high }, (_, at) => data[4 * at + 3]);
  });
}"""


def characters() -> str:
    return "".join(chr(code) for first, last in SPANS for code in range(first, last + 1)) + OTHERS


def drawn(some: str) -> Any:
    """How much of each pixel of its cell each character covers, of 255."""
    with browsing() as browser:
        covered = browser.new_page().evaluate(DRAW, [some, WIDE, HIGH])
    return np.array(covered, np.uint8).reshape(len(some), HIGH, WIDE)


def main() -> None:
    some = characters()
    np.savez_compressed(FILE, characters=np.array([*some]), covered=drawn(some))
    print(f"{len(some)} characters in {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
