"""Pictures of pixels: all that is on a table fits, is drawn, and is the agent's own view."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from rich.text import Text

from asterism.envs import aec, render
from asterism.envs.pixels import HIGH, UNKNOWN, WIDE, glyphs, pixels
from asterism.envs.render import LINES
from support.conformance import FULLEST, Case

every_game = pytest.mark.parametrize("case", FULLEST, ids=str)


def played(case: Case, mode: str, decisions: int, seed: int = 1) -> Any:
    env, luck = aec(case.slug, case.seats, render_mode=mode, options=case.options), random.Random(seed)
    env.reset(seed=seed)
    while env.agents and decisions > 0:
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        decisions -= 1
    return env


@every_game
@pytest.mark.parametrize("decisions", [0, 40, 100_000])
def test_all_lines_of_a_game_fit_and_all_characters_are_known(case: Case, decisions: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(render, "WIDTH", render.COLUMNS)
        text = Text.from_ansi(played(case, "ansi", decisions).render()).plain
    assert len(text.splitlines()) <= LINES
    assert set(text) - set(glyphs()[0]) <= {"\n"}


@every_game
def test_a_picture_has_the_same_size_throughout_and_changes_with_the_game(case: Case) -> None:
    pictures = [played(case, "rgb_array", decisions).render() for decisions in (0, 20, 40)]
    size = (LINES * HIGH, render.COLUMNS * WIDE, 3)
    assert {(picture.shape, str(picture.dtype)) for picture in pictures} == {(size, "uint8")}
    assert len({picture.tobytes() for picture in pictures}) > 1


def test_a_learner_can_be_recorded() -> None:
    env = gymnasium.make("asterism.envs:asterism/clusters-v0", seats=2, opponents="random", render_mode="rgb_array")
    kept = gymnasium.wrappers.RenderCollection(env)
    kept.reset(seed=1)
    assert [np.asarray(picture).shape[2] for picture in list(kept.render())] == [3]


# Of characters


def cell(picture: Any, line: int, column: int) -> Any:
    return picture[line * HIGH : (line + 1) * HIGH, column * WIDE : (column + 1) * WIDE]


def test_each_character_is_in_its_cell_in_its_colours() -> None:
    picture = pixels("ab\n\x1b[38;2;255;0;0ma\x1b[0m \x1b[48;2;0;0;255m \x1b[0m", 4, 3)
    paper = picture[-1, -1]
    assert (cell(picture, 2, 0) == paper).all()
    assert (cell(picture, 0, 0) != paper).any()
    assert (cell(picture, 0, 0) != cell(picture, 0, 1)).any()
    assert (cell(picture, 1, 0)[..., 0] > cell(picture, 1, 0)[..., 1]).any()
    assert (cell(picture, 1, 2) == (0, 0, 255)).all()


def test_lines_of_boxes_meet_and_what_is_not_known_is_a_box() -> None:
    picture, paper = pixels("││\n││\n──", 4, 3), pixels("", 1, 1)[0, 0]
    assert (cell(picture, 0, 0) != paper).any(axis=(1, 2)).all()
    assert (cell(picture, 2, 0) != paper).any(axis=(0, 2)).all()
    assert (pixels("Ж", 1, 1) == pixels(UNKNOWN, 1, 1)).all()


def test_who_draws_for_people_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert played(FULLEST[0], "human", 0).render() is None
    assert capsys.readouterr().out.strip()
