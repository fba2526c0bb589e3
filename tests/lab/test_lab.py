"""The lab: a game's own studies, as a table, JSON and a picture."""

from __future__ import annotations

import json
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from asterism.cli import main
from asterism.lab.arena import wilson
from asterism.lab.findings import Finding, Findings, Sheet


def test_a_finding_has_its_share_and_interval() -> None:
    found = Finding.of("P01", 4, 1.5, {"rating": 1})
    assert (found.games, found.share) == (4, 0.375)
    assert (found.low, found.high) == wilson(1.5, 4)
    assert Finding.of("P02", 0, 0.0, {}).high == 1.0


def test_findings_are_drawn_with_a_bar_for_each() -> None:
    rows = [Finding(name, 10, share, share / 2, 2 * share, {"rating": 1}) for name, share in (("a<b", 0.2), ("c", 0.3))]
    picture = drawn(rows)
    assert len(picture.findall("{*}rect")) == 1 + len(rows)
    assert "a<b" in words(picture)


def test_a_picture_explains_its_marks_and_names_its_columns() -> None:
    said = words(drawn([Finding("P01 Arrow", 10, 0.2, 0.1, 0.4, {"rating": 3})]))
    assert {"P01 Arrow", "rating", "3", "share", "0.200"} <= set(said)
    assert any(text.endswith("dashes: a fair share · rating: how hard it is") for text in said)


def test_a_share_stands_beside_its_bar_where_no_line_strikes_it_through() -> None:
    picture = drawn([Finding("a", 10, 0.2, 0.1, 0.9, {}), Finding("b", 10, 0.9, 0.8, 0.95, {})])
    lines = [float(line.attrib["x2"]) for line in picture.findall("{*}line")]
    shares = [float(text.attrib["x"]) for text in picture.findall("{*}text") if text.text in ("0.200", "0.900")]
    assert min(shares) - max(lines) > 30


def test_what_was_never_played_has_neither_bar_nor_share() -> None:
    picture = drawn([Finding.of("a", 1, 1.0, {}), Finding.of("b", 0, 0.0, {})])
    assert len(picture.findall("{*}rect")) == 1 + 1
    assert "–" in words(picture)


def drawn(rows: list[Finding]) -> Xml.Element:
    legend = {"rating": "how hard it is"}
    return Xml.fromstring(Findings("study", "game", {"games": 10}, [Sheet("cards", 0.25, rows)], legend).svg())


def words(picture: Xml.Element) -> list[str]:
    return [text.text or "" for text in picture.findall("{*}text")]


def study(*words: str) -> None:
    main(["lab", "difficulty", "clusters", "--games", "250", "--threads", "1", *words])


def test_the_difficulty_of_cards_and_seats_is_studied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "found.json", tmp_path / "found.svg"
    study("--policy", "random", "--json", str(file), "--svg", str(picture))
    found = json.loads(file.read_text())
    cards, seats = found["sheets"][:3], found["sheets"][3:]
    assert found["made"] == {"games": 250, "seed": 1, "policy": "random"}
    assert [len(sheet["rows"]) for sheet in cards] == [15, 15, 15]
    assert [len(sheet["rows"]) for sheet in seats] == [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    for sheet in cards:
        shares = [row["share"] for row in sheet["rows"]]
        assert shares == sorted(shares, reverse=True)
        assert sum(row["games"] for row in sheet["rows"]) == 1000
        assert [row["facts"]["here"] for row in sheet["rows"]] == [1] * 5 + [2] * 5 + [3] * 5
    for sheet in seats:
        assert sum(row["share"] for row in sheet["rows"]) == pytest.approx(1, abs=0.02)
    said = words(Xml.fromstring(picture.read_text()))
    assert {"P01 Arrow", "rating", "here", "share"} <= set(said)
    assert "purple cards, 4 players" in capsys.readouterr().out


@pytest.mark.filterwarnings("error")
def test_cards_that_were_never_played_are_not_rated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.json"
    study("--games", "1", "--policy", "random", "--json", str(file))
    rows = json.loads(file.read_text())["sheets"][0]["rows"]
    assert [row["games"] for row in rows] == [1] * 4 + [0] * 11
    assert [row["facts"].get("here") for row in rows] == [1, 1, 2, 3] + [None] * 11
    line = next(line for line in capsys.readouterr().out.splitlines() if rows[-1]["name"] in line)
    assert [cell.strip() for cell in line.split("│")[3:-1]] == ["-", "0", "-", "-", "-"]


def test_the_same_seed_finds_the_same(tmp_path: Path) -> None:
    for name in ("one.json", "two.json"):
        study("--policy", "random", "--json", str(tmp_path / name), "--seed", "5")
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("lab difficulty novaluna", "novaluna has no lab"),
        ("lab beauty clusters", "clusters has no study 'beauty'; it has: difficulty"),
        ("lab difficulty clusters --policy wild", "there is no policy 'wild'; there are: random, greedy"),
        ("lab difficulty clusters --games 0", "games must be 1 or more, not 0"),
        ("lab difficulty clusters --json /nowhere/x.json", "can't be written"),
    ],
)
def test_what_can_not_be_studied_is_refused(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words.split())
    assert complaint in capsys.readouterr().err
