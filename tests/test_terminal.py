"""Games played in the terminal, by typed lines."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import asterism
from asterism import cli
from asterism.core.game import game
from asterism.texts import Texts, languages
from asterism.texts.panels import Choice, Painter, actions

Run = Callable[..., str]
FIRST_ALWAYS = "1\n" * 600


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Type lines into a command and read the screen."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def typed(command: str, *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        cli.main(command.split())
        return capsys.readouterr().out

    return typed


@pytest.fixture
def refused(run: Run, capsys: pytest.CaptureFixture[str]) -> Run:
    """The one sentence that a wrong command ends in."""

    def typed(command: str) -> str:
        with pytest.raises(SystemExit) as end:
            run(command)
        assert end.value.code == 2
        said = capsys.readouterr()
        assert said.err.count("\n") == 1
        return said.err

    return typed


def sentence(lang: str, key: str, slug: str = "novaluna", **args: object) -> str:
    return Texts(lang, slug).say({"say": key, **args})


# Whole games


@pytest.mark.parametrize("lang", languages())
def test_a_game_against_a_bot_comes_to_its_end_in_every_language(run: Run, lang: str) -> None:
    shown = run(f"play novaluna --bots random --option tokens=5 --seed 5 --lang {lang}", FIRST_ALWAYS)
    assert sentence(lang, "end") in shown
    assert sentence(lang, "final") in shown
    assert sentence(lang, "seed", seed="5") in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_hot_seat_tells_each_player_what_the_others_did(run: Run) -> None:
    shown = run("play novaluna --hot-seat --names Anna,Ben --seed 2 --option first_game --lang en", FIRST_ALWAYS)
    assert "Anna, it is your turn" in shown
    assert "Ben, it is your turn" in shown
    assert "Anna wins." in shown or "Ben wins." in shown


def test_alone_the_sums_are_shown(run: Run) -> None:
    shown = run("play novaluna --seats 1 --seed 3 --lang en", FIRST_ALWAYS)
    assert "Your result" in shown
    assert "First phase: " in shown
    assert "wins." not in shown


def test_three_bots_and_an_option(run: Run) -> None:
    shown = run("play novaluna --bots random,random,random --option tokens=3 --seed 1 --lang en", FIRST_ALWAYS)
    assert "At the table: Player 1, Vega (random), Rigel (random) and Deneb (random)" in shown
    assert "Final order" in shown


def test_the_same_seed_and_lines_show_the_same_game(run: Run) -> None:
    command = "play novaluna --bots random --option tokens=3 --seed 8 --lang en"
    assert run(command, FIRST_ALWAYS) == run(command, FIRST_ALWAYS)


def test_a_game_with_secrets_draws_a_curtain_between_people(run: Run) -> None:
    shown = run("play sealed --hot-seat --names Ann,Bob,Cyd --seed 1 --lang en", *["", "1"] * 40)
    assert "Now it is Bob's turn. Everybody else looks away." in shown
    assert "The game is over" in shown


def test_a_game_with_secrets_against_bots_has_no_curtain(run: Run) -> None:
    shown = run("play sealed --bots random --seed 1 --lang en", FIRST_ALWAYS)
    assert "looks away" not in shown
    assert "The game is over" in shown


# What can be typed


NEW = "play novaluna --hot-seat --seed 7 --names Anna,Ben --lang en"


def test_an_actions_own_text_plays_it(run: Run) -> None:
    offer = asterism.table("novaluna", 2, "7").offers(0)[0]
    assert "lays the" not in run(NEW)
    assert "takes the yellow 4 from the ring" in run(NEW, offer)


def test_undo_takes_the_last_decision_back(run: Run) -> None:
    shown = run(NEW, "1", "u", "u")
    assert "Taken back: Take the" in shown
    assert "There is nothing to take back" in shown
    assert "--confirm" in shown


def test_with_open_cards_the_turn_before_can_be_taken_back(run: Run) -> None:
    shown = run(NEW, "1", "1", "u")
    assert "Taken back: Lay the" in shown


def test_a_confirmed_turn_can_be_taken_back_before_the_bot_answers(run: Run) -> None:
    lines = ["1", "1", "u", "1", "", "q", ""]
    shown = run("play novaluna --bots random --seed 7 --confirm --lang en", *lines)
    assert "Taken back: Lay the" in shown
    assert "Vega takes" in shown


def test_preview_tells_what_would_happen_and_changes_nothing(run: Run) -> None:
    shown = run(NEW, "p 1", "p pick place:1", "p 99", "p")
    assert shown.count("If you do this") == 2
    assert "There is no offer 99; choose 1 to 3." in shown
    assert "Name an offer, for example: p 2" in shown
    assert "In hand" not in shown


def test_a_preview_says_where_luck_decides(run: Run) -> None:
    shown = run(NEW, *["1"] * 18, "p refill", "p 1")
    assert shown.count("Then luck or a secret decides.") == 1


def test_why_gives_the_reason(run: Run) -> None:
    shown = run(NEW, "why pick place:0", "why pick place:9", "why refill", "why", "why dance", "pick place:0")
    assert shown.count("The moon stands on this place.") == 2
    assert "Only the next three tiles" in shown
    assert "only when fewer than three" in shown
    assert "Name an action, for example: why pick place:1" in shown
    assert "No action of this game is called that." in shown


def test_why_takes_numbers_and_commands_any_case(run: Run) -> None:
    shown = run(NEW, "why 2", "WHY 99", "P 2", "L", "ALL")
    assert "This is offered to you" in shown
    assert "There is no offer 99" in shown
    assert "If you do this" in shown
    assert "Languages: en, cs, de, pl" in shown


def test_the_whole_board_is_shown_when_a_turn_begins(run: Run) -> None:
    shown = run("play novaluna --seats 1 --seed 3 --lang en", "1", "1", "1", "1")
    assert shown.count("Alone under the moon") == 3
    assert shown.count("✦ red  ● blue  ▲ turquoise  ★ yellow") >= 3


def test_wrong_input_is_answered_and_the_game_goes_on(run: Run) -> None:
    shown = run(NEW, "0", "77", "dance", "", "l xx", "s", "1")
    assert shown.count("There is no offer") == 2
    assert "“dance” is neither" in shown
    assert "There is no language “xx”" in shown
    assert "Name a file" in shown
    assert "Anna takes" in shown or "Ben takes" in shown


def test_help_board_all_and_language(run: Run) -> None:
    shown = run(NEW, "?", "b", "all", "l cs")
    assert "take your last decision back" in shown
    assert shown.count("Ring: the moon on place 0") == 2
    assert "Kruh: měsíc na místě 0" in shown


def test_help_leads_to_the_rules_and_a_reason_to_its_sentence(run: Run) -> None:
    shown = " ".join(run(NEW, "?", "r", "r 7", "r 7.4", "r STOCK empty", "r xyzzy", "why pick place:9").split())
    assert "r, r 2, r 2.1 the rules" in shown
    assert "Who begins The rulebook asks who slept longest" in shown
    assert "7 Picking a tile 7.1 You pick one of the next three tiles clockwise from the moon." in shown
    assert shown.count("The moon moves to the place of the picked tile.") == 2
    assert "6.6 With an empty stock there is no refill." in shown
    assert "No rule has “xyzzy” in it." in shown
    assert shown.index("can be taken. 7.1 You pick one of the next three") > 0


def test_rules_are_searched_without_accents_in_the_language_of_the_game(run: Run) -> None:
    assert "Je-li sáček prázdný, nedoplňuje se." in run(NEW, "l cs", "r SACEK prazdny")


def test_the_levels_of_bots_are_said_in_the_language_of_the_game(run: Run) -> None:
    assert "(těžký)" in run("play novaluna --bots hard --seed 1 --lang cs", "q")
    assert "(random)" in run("play novaluna --bots random --seed 1 --lang cs", "q")


def test_a_bot_gives_advice(run: Run) -> None:
    assert "Advice" in run(NEW, "h")


def test_free_cells_carry_the_numbers_of_their_offers(run: Run) -> None:
    shown = run("play novaluna --seats 1 --seed 3 --lang en", *["1"] * 15)
    assert "more choices: their numbers stand on the board" in shown


def test_quitting_offers_to_save_and_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run(NEW, "1", "q", str(file))
    assert f"Saved to {file}" in shown.replace("\n", "")
    assert "left unfinished" in shown
    assert len(json.loads(file.read_text())["moves"]) == 1
    again = run(f"play novaluna --hot-seat --load {file} --lang en", "1")
    assert "The game goes on from its log." in again
    assert "Anna lays" in again or "Ben lays" in again


def test_a_finished_game_can_be_saved_and_is_shown_as_finished(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    plies = len(asterism.replay(json.loads(_finished(file))).moves)
    assert f"Move {plies} of {plies}" in run(f"replay {file} --lang en", str(plies))
    assert "The game is over" in run(f"play novaluna --load {file} --lang en")


def _finished(file: Path) -> str:
    table = asterism.table("novaluna", 2, 4, {"tokens": 3})
    while not table.over:
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    file.write_text(json.dumps(table.log))
    return file.read_text()


def test_what_can_not_be_saved_is_said(run: Run, tmp_path: Path) -> None:
    assert "could not be saved" in run(NEW, f"s {tmp_path}/no/where.json", "1")


def test_ctrl_c_leaves_cleanly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert "left unfinished" in run(NEW)


class Keyboard(io.StringIO):
    """Somebody who types; ^C and ^D are the keys."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Like run, at a keyboard."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def typed(command: str, *lines: str) -> str:
        left = iter(lines)

        def line() -> str:
            text = next(left, "^D")
            if text in KEYS:
                raise KEYS[text]
            return text

        monkeypatch.setattr("builtins.input", line)
        monkeypatch.setattr("sys.stdin", Keyboard())
        cli.main(command.split())
        assert next(left, None) is None
        return capsys.readouterr().out

    return typed


KEYS = {"^C": KeyboardInterrupt, "^D": EOFError}


@pytest.mark.parametrize("key", KEYS)
def test_a_key_asks_to_save_before_it_leaves(person: Run, tmp_path: Path, key: str) -> None:
    shown = person(NEW, "1", key, "kept.json")
    assert "Saved to kept.json" in shown
    assert "left unfinished" in shown
    assert (tmp_path / "kept.json").exists()


def test_ctrl_c_at_the_question_returns_to_the_game(person: Run) -> None:
    shown = person(NEW, "^C", "^C", "q", "^C", "1", "^D", "")
    assert shown.count("Save the game before you leave?") == 3
    assert "takes the yellow 4 from the ring" in shown


def test_quitting_asks_until_the_game_is_saved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    shown = run(NEW, "1", "q", "no/where.json", "letter.txt", "y", "kept.json")
    assert "could not be saved" in shown
    assert "letter.txt is there already and is no log" in shown
    assert "Name a file, or just Enter to leave." in shown
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"
    assert not (tmp_path / "y").exists()
    assert len(json.loads((tmp_path / "kept.json").read_text())["moves"]) == 1
    assert "Saved to kept.json" in run(NEW, "q", "kept.json")


@pytest.mark.parametrize("answer", ["n", "no", "Ne", "nie", "nein"])
def test_no_is_no_file_name(run: Run, tmp_path: Path, answer: str) -> None:
    assert "left unfinished" in run(NEW, "q", answer)
    assert not list(tmp_path.iterdir())


def test_a_finished_game_is_offered_until_it_is_saved(person: Run, tmp_path: Path) -> None:
    _finished(tmp_path / "game.json")
    shown = person("play novaluna --load game.json --lang en", "no/where.json", "end.json")
    assert "could not be saved" in shown
    assert (tmp_path / "end.json").exists()


def test_a_loaded_game_knows_who_was_a_bot(run: Run) -> None:
    run("play novaluna --bots greedy,random --seed 7 --lang en", "s game.json")
    assert "Vega (greedy) and Rigel (random)" in run("play novaluna --load game.json --lang en")
    assert "Vega (random) and Rigel (random)" in run("play novaluna --load game.json --bots random --lang en")
    assert "Player 1, Vega and Rigel" in run("play novaluna --load game.json --hot-seat --lang en", "s hot.json")
    assert "Player 1, Vega and Rigel" in run("play novaluna --load hot.json --lang en")


@pytest.mark.parametrize("bots", ['{"7": "random"}', '["random"]', '{"1": 3}'])
def test_a_log_with_odd_bots_is_refused(refused: Run, tmp_path: Path, bots: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**json.loads(_finished(file)), "bots": json.loads(bots)}))
    assert "bots are not names of bots by seat" in refused(f"play novaluna --load {file}")


def test_a_wide_mosaic_cuts_no_number() -> None:
    paper = io.StringIO()
    console = Console(width=100, file=paper)
    cells = [{"x": x, "y": 0, "colour": "red", "text": "41", "marks": []} for x in range(-18, 20)]
    panel = {"kind": "grid", "title": {"say": "track"}, "cells": cells}
    Painter(console, Texts("en", "novaluna"), Choice()).show([panel])
    labels = paper.getvalue().splitlines()[1]
    assert labels.strip("│ ").split() == ["-16", "-12", "-8", "-4", "0", "4", "8", "12", "16"]


def test_a_grid_may_count_its_rows_downwards() -> None:
    paper = io.StringIO()
    cells = [{"x": 1, "y": y, "free": f"pick place:{y}"} for y in (1, 2, 3)]
    panel = {"kind": "grid", "down": True, "title": {"say": "track"}, "cells": cells}
    Painter(Console(width=100, file=paper), Texts("en", "novaluna"), Choice()).show([panel])
    assert actions(panel) == ["pick place:1", "pick place:2", "pick place:3"]
    assert actions({**panel, "down": False})[0] == "pick place:3"
    shown = [line.strip("│ ").split()[0] for line in paper.getvalue().splitlines()[2:-1] if line.strip("│ ")]
    assert [row for row in shown if row.isdigit()] == ["1", "2", "3"]


# Replays and lists


def test_a_log_is_stepped_through(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _finished(file)
    shown = run(f"replay {file} --lang en", "n", "", "p", "999", "dance", "0", "q")
    assert shown.count("The start") == 2
    assert shown.count("Move 1 of") == 2
    assert shown.count("Move 2 of") == 1
    assert shown.count("Type n, p, q or a number") == 2


def test_after_the_last_move_there_is_no_next(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    last = len(asterism.replay(json.loads(_finished(file))).moves)
    shown = run(f"replay {file} --lang en", str(last), "", "N", str(last + 1))
    assert shown.count("That was the last move.") == 2
    assert shown.count("Type n, p, q or a number") == 1


def test_without_a_command_there_is_help(run: Run) -> None:
    assert "examples:" in run("")


def test_an_arena_of_one_says_that_it_is_solo(run: Run) -> None:
    shown = run("arena novaluna random --games 1 --workers 1")
    assert "solo" in shown
    assert "seats: 1" in shown
    assert "fair part" not in shown


@pytest.mark.parametrize("lang", languages())
def test_the_games_are_listed(run: Run, lang: str) -> None:
    shown = run(f"games --lang {lang}")
    assert "novaluna" in shown
    assert "tokens=2…21" in shown


def test_the_version_is_told(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run("--version")
    assert end.value.code == 0
    assert asterism.__version__ in capsys.readouterr().out


@pytest.mark.parametrize("command", ["--help", "play --help", "replay --help", "games --help", "warm --help"])
def test_help_is_there(run: Run, capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit):
        run(command)
    assert "asterism" in capsys.readouterr().out


# Wrong commands


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play chess", "there is no game 'chess'"),
        ("play novaluna --seats 9", "novaluna is for 1 to 4 players, not 9"),
        ("play novaluna --seats x", "invalid int value"),
        ("play novaluna --bots nobody", "there is no bot 'nobody'"),
        ("play novaluna --bots random,random --seats 2", "2 bots are too many for 2 seats"),
        ("play novaluna --bots random --hot-seat", "not allowed with"),
        ("play novaluna --option speed", "novaluna has no option speed"),
        ("play novaluna --option tokens=99", "option tokens must be 2 to 21, not 99"),
        ("play novaluna --option tokens=many", "option tokens must be a whole number"),
        ("play novaluna --option first_game=maybe", "option first_game must be true or false"),
        ("play novaluna --names A,B,C --hot-seat", "3 names are too many for 2 seats"),
        ("play novaluna --lang xx", "invalid choice"),
        ("play novaluna --load nowhere.json", "nowhere.json can't be read"),
        ("replay nowhere.json", "nowhere.json can't be read"),
        ("arena novaluna random --json /nonexistent/x.json", "/nonexistent/x.json can't be written"),
        ("warm chess", "there is no game 'chess'"),
        ("dance", "invalid choice"),
        ("play", "the following arguments are required"),
    ],
)
def test_a_wrong_command_ends_in_one_sentence(refused: Run, command: str, complaint: str) -> None:
    assert complaint in refused(command)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("no json", "is not JSON"),
        ("[]", "is no log of a game"),
        ("{}", "no format"),
        ('{"game": "novaluna", "format": "other"}', "no rules"),
    ],
)
def test_a_broken_log_is_refused(refused: Run, tmp_path: Path, content: str, complaint: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content)
    assert complaint in refused(f"replay {file}")


def test_a_log_of_another_game_is_refused(refused: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _finished(file)
    assert "is a log of novaluna, not of sealed" in refused(f"play sealed --load {file}")
    assert "leave --seats, --seed and --option out" in refused(f"play novaluna --load {file} --seed 1")


def test_a_log_of_other_rules_is_not_played_on(refused: Run, tmp_path: Path) -> None:
    file = _of_other_rules(tmp_path)
    assert "was played by rules 0 of novaluna, these are rules 1" in refused(f"play novaluna --load {file}")


def test_a_log_of_other_rules_is_shown_as_far_as_it_can_be_followed(run: Run, tmp_path: Path) -> None:
    shown = run(f"replay {_of_other_rules(tmp_path)} --lang en", "3", "n", "q")
    assert "Played by rules 0, shown by rules 1" in shown
    assert "as far as move 3 of" in shown
    assert "Move 4" not in shown


def _of_other_rules(folder: Path) -> Path:
    file = folder / "game.json"
    log = json.loads(_finished(file))
    moves = [*log["moves"][:3], [0, "a move of other days"], *log["moves"][3:]]
    file.write_text(json.dumps({**log, "rules": 0, "moves": moves}))
    return file


def test_the_language_is_that_of_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for said, lang in {"cs_CZ.UTF-8": "cs", "fr_FR.UTF-8": "en", "C": "en", "": "en"}.items():
        monkeypatch.setenv("LANG", said)
        assert cli.own_language() == lang


def test_secrets_are_what_makes_the_curtain() -> None:
    assert any(len(holes) for holes in game("sealed").holes.values())
    assert not any(len(holes) for holes in game("novaluna").holes.values())
