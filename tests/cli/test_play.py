"""`taros play` and `taros resume`, as a person at a terminal has them."""

import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import taros
from cli.helpers import answer, environment, run, running, without_date
from cli.terminal import CTRL_C, CTRL_D, Terminal
from taros.bots.base import Bot, Budget
from taros.bots.simple import RandomBot
from taros.cli.common import display_names
from taros.cli.games.terminal_game import TerminalGame
from taros.core.game import State

SOLO = ("--seats", "human,greedy,random", "--seed", "5", "--first", "0")
PAIR = ("--seats", "human,human", "--seed", "8", "--first", "0", "--two-player", "one-colour")


@contextmanager
def table(home: Path, *words: str, **changes: str) -> Iterator[Terminal]:
    """`taros play marrakech`, saved in the file `game`, up to the first question."""
    command = ("play", "marrakech", "--save", "game", *words)
    with Terminal(home, *command, changes=changes) as terminal:
        terminal.prompt()
        yield terminal


def twin(**options: Any) -> taros.Match:
    """The match that people play at the table of PAIR: its dice are known from the seed."""
    people = ("human", "human")
    return taros.new("marrakech", 2, 8, names=people, two_player="one-colour", **options)


def saved(home: Path, name: str = "game") -> str:
    return (home / name).read_text(encoding="utf-8")


def own_moves(record: str) -> list[str]:
    """What seat 0 did."""
    return [ply.move.text for ply in taros.load(record).plies if ply.actor == 0]


def play_to_the_end(terminal: Terminal, seed: int) -> list[str]:
    """Choose from what `?` lists; all that was chosen."""
    rng = random.Random(seed)
    typed = []
    while True:
        typed.append(rng.choice(terminal.legal()))
        if not terminal.goes_on(typed[-1]) or (terminal.pausing and not terminal.goes_on("")):
            return typed


def one_turn(terminal: Terminal) -> list[str]:
    """The first of the moves that `?` lists, twice: up to the pause after the rug."""
    typed = []
    for _ in range(2):
        typed.append(terminal.legal()[0])
        terminal.type(typed[-1])
    assert terminal.pausing
    return typed


# Playing


@pytest.mark.parametrize("seats", ["human,greedy,random", "greedy,human"])
def test_a_whole_game(tmp_path: Path, seats: str) -> None:
    """All moves chosen from the list; the record proves the dice and tells the standings."""
    words = ("--seats", seats, "--seed", "5", "--rugs", "6", "--purse=60")
    with table(tmp_path, *words) as terminal:
        typed = play_to_the_end(terminal, 1)
        assert terminal.end() == 0
        shown = terminal.text
    match = taros.load(saved(tmp_path))
    human = seats.split(",").index("human")
    assert match.to_act is None
    assert [ply.move.text for ply in match.plies if ply.actor == human] == typed
    assert "game" in shown.splitlines()[-1]
    assert answer(run(tmp_path, "verify", "game")).startswith("Fair")
    ranks = sorted(match.standings(), key=lambda standing: standing.place)
    table_lines = [line.split() for line in shown.splitlines()[-1 - len(ranks) : -1]]
    for line, standing in zip(table_lines, ranks, strict=True):
        name = "Player" if standing.seat == human else match.names[standing.seat]
        assert line[:2] == [f"{standing.place}.", name]
        parts = [str(standing.parts[part]) for part in ("dirhams", "squares")]
        assert (line[2], line[5], line[-1]) == (*parts, str(standing.score))


def test_bots_alone(tmp_path: Path) -> None:
    answer(run(tmp_path, "play", "marrakech", "--seats", "greedy,random", "--save", "game"))
    match = taros.load(saved(tmp_path))
    assert (match.to_act, match.names) == (None, ("greedy", "random"))
    assert answer(run(tmp_path, "verify", "game")).startswith("Fair")


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("raises", "has failed"),
        ("unborn", "has failed"),
        ("illegal", "wants what the rules forbid"),
    ],
)
def test_a_faulty_bot_loses_its_move_to_random_and_it_is_said(
    tmp_path: Path, bot: str, words: str
) -> None:
    script = "import arena.rigged; from taros.cli import main; main()"
    seats = ("--seats", f"{bot},first", "--save", "game")
    done = subprocess.run(
        [sys.executable, "-c", script, "play", "marrakech", *seats],
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONPATH=str(Path(__file__).parents[1])),
        timeout=120,
        check=False,
    )
    assert f"The bot of {bot} {words}: a random move is made for it." in answer(done)
    assert taros.load(saved(tmp_path)).to_act is None


def test_generators_of_bots_do_not_lead_to_the_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have 64 bits: two seeds that are alike in as many would give them the same ones, were
    they made of the seed itself."""
    handed: list[int] = []

    def choose(
        self: Bot, observation: State, legal: Sequence[int], rng: list[int], budget: Budget
    ) -> int:
        handed.append(rng[0])
        return legal[0]

    monkeypatch.setattr(RandomBot, "choose", choose)
    for seed in (3, 3 + 2**62, 3 + 2**63, 3 + 2**64):
        match = taros.new("marrakech", 2, seed, names=("random", "random"), rugs=1)
        TerminalGame(match, tmp_path / "game").run()
    assert len(handed) > 8
    assert len(set(handed)) == len(handed)


def test_the_path_of_the_record_can_be_copied(tmp_path: Path) -> None:
    """It stands on one line, however long it is."""
    name = "a-long-name-" * 12
    words = ("--seats", "greedy,random", "--rugs", "1", "--save", name)
    assert name in answer(run(tmp_path, "play", "marrakech", *words))


def test_the_same_seed_the_same_game_between_bots(tmp_path: Path) -> None:
    words = ("play", "marrakech", "--seats", "greedy,random", "--seed", "3", "--rugs", "3")
    for name in ("one", "two"):
        answer(run(tmp_path, *words, "--save", name))
    assert without_date(saved(tmp_path, "one")) == without_date(saved(tmp_path, "two"))


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    """Their match is the one of the seed, and each is asked in turn."""
    match = twin(rugs=2)
    rng = random.Random(2)
    with table(tmp_path, *PAIR, "--rugs", "2") as terminal:
        while match.to_act is not None:
            assert f"\nPlayer {match.to_act + 1} · " in terminal.news
            assert terminal.legal() == [move.text for move in match.legal()]
            move = rng.choice(match.legal())
            match.play(move)
            assert terminal.goes_on(move.text) == (match.to_act is not None)
        assert terminal.end() == 0
    assert without_date(saved(tmp_path)) == without_date(match.record())


def test_options_and_presets_are_those_of_the_record(tmp_path: Path) -> None:
    words = ["--preset", "bga", "--purse", "40", "--turn-time=end", "--colours", "blue,red,brown"]
    with table(tmp_path, "--seats", "human,greedy,greedy", *words) as terminal:
        terminal.last("quit")
    lines = dict(line.split(": ", 1) for line in saved(tmp_path).split("\n\n")[0].splitlines())
    assert set(lines["Options"].split()) == {
        *("cover_own=true", "pile=coin", "purse=40", "turn_time=end"),
        *("colours=blue,red,brown", "first=lot"),
    }
    assert lines["Names"] == "human, greedy, greedy"


# Typing


def test_refusals_cite_their_clause(tmp_path: Path) -> None:
    """Every reason that can be met at the table; nothing is played by trying."""
    match = twin()
    rng = random.Random(3)
    wanted = {"M2.1", "M5.1", "M5.3"}
    with table(tmp_path, *PAIR) as terminal:
        met: set[str] = set()
        while met != wanted:
            for text in ("left", "a1a2", *ALL_RUGS):
                reason = match.why_not(text)
                if reason and reason.clause not in met:
                    said = terminal.type(text)
                    assert f"({reason.clause})" in said
                    assert reason.text in " ".join(said.split())
                    met.add(reason.clause)
            move = rng.choice(match.legal())
            match.play(move)
            terminal.type(move.text)
        terminal.last("quit")
    assert without_date(saved(tmp_path)) == without_date(match.record(reveal=True))


ALL_RUGS = [
    f"{column}{row}{other}"
    for column, right in zip("abcdefg", "bcdefg ", strict=True)
    for row in range(1, 8)
    for other in (f"{right}{row}", f"{column}{row + 1}")
    if right != " " or other[0] == column
    if other[1] != "8"
]


NONSENSE = (
    "castle",
    "d9e9",
    "d4",
    "d4f4",
    "left right",
    "{ $move }",
    "\\",
    "[/b",
    "ß",
    "左",
)


def test_nonsense_is_refused_and_harmless(tmp_path: Path) -> None:
    with table(tmp_path, *PAIR) as terminal:
        for text in NONSENSE:
            assert f"\n{text} is no move" in terminal.type(text)
        assert "is no move" in terminal.type("x" * 3000)
        assert "is no move" in terminal.type("\x1b[A")
        assert terminal.legal() == ["left", "ahead", "right"]
        assert terminal.last("quit") == 0
    assert taros.load(saved(tmp_path)).ply == 0


@pytest.mark.parametrize("text", ["[/]", "[bold]left[/bold]", "[reverse]"])
def test_what_is_typed_is_no_markup(tmp_path: Path, text: str) -> None:
    with table(tmp_path, *PAIR) as terminal:
        assert f"\n{text} is no move" in terminal.type(text)
        assert terminal.last("quit") == 0


def test_bytes_that_are_no_text_are_refused_and_harmless(tmp_path: Path) -> None:
    with table(tmp_path, *PAIR, PYTHONIOENCODING="utf-8:strict") as terminal:
        terminal.press(b"\xff\xfe\n")
        terminal.prompt()
        terminal.type("left")
        assert terminal.last("quit") == 0
    assert own_moves(saved(tmp_path)) == ["left"]


def test_the_beginning_of_a_move_is_enough(tmp_path: Path) -> None:
    match = twin()
    with table(tmp_path, *PAIR) as terminal:
        for turn in ("l", "A", "  rig "):
            match.play({"l": "left", "A": "ahead"}.get(turn, "right"))
            terminal.type(turn)
            rugs = [move.text for move in match.legal()]
            ambiguous = next(text[:2] for text in rugs if starting(rugs, text[:2]) > 1)
            assert "Which way" not in terminal.type(ambiguous)
            rug = next(text for text in reversed(rugs) if starting(rugs, text[:3]) == 1)
            match.play(rug)
            terminal.type(rug[:3])
        terminal.last("quit")
    assert without_date(saved(tmp_path)) == without_date(match.record(reveal=True))


def test_a_whole_move_is_never_taken_for_another(tmp_path: Path) -> None:
    """Somebody who holds R45 and asks for the shorter arrow r45 does not sail by R45."""
    words = ("--seats", "human", "--seed", "7", "--save", "game", "--first", "0")
    with Terminal(tmp_path, "play", "regatta", *words) as terminal:
        terminal.prompt()
        assert "sail R45" in terminal.type("?")
        assert "You do not hold that: short 45° or 90° to starboard. (R3.1)" in terminal.type(
            "sail r45"
        )
        terminal.last("quit")
    assert own_moves(saved(tmp_path)) == []


def starting(rugs: list[str], text: str) -> int:
    return sum(rug.startswith(text) for rug in rugs)


def test_a_rug_may_be_named_from_either_end_and_in_capitals(tmp_path: Path) -> None:
    with table(tmp_path, *PAIR) as terminal:
        terminal.type("LEFT")
        rug = terminal.legal()[0]
        terminal.type(f" {rug[2:]}{rug[:2]} ".upper())
        terminal.last("QUIT")
    assert own_moves(saved(tmp_path)) == ["left", rug]


def test_an_empty_line_changes_nothing(tmp_path: Path) -> None:
    with table(tmp_path, *PAIR) as terminal:
        assert terminal.type("").strip() == ">"
        assert terminal.type("   ").strip() == ">"
        terminal.last("quit")
    assert taros.load(saved(tmp_path)).ply == 0


# Undo


def test_a_rug_is_taken_back_before_the_bots_move(tmp_path: Path) -> None:
    with table(tmp_path, *SOLO) as terminal:
        turn, rug = one_turn(terminal)
        assert own_moves(saved(tmp_path)) == [turn, rug]
        assert "Taken back" in terminal.type("undo")
        assert own_moves(saved(tmp_path)) == [turn]
        other = terminal.legal()[-1]
        terminal.type(other)
        assert terminal.pausing
        said = terminal.type("")
        assert "greedy" in said
        assert "random" in said
        terminal.last("quit")
    assert own_moves(saved(tmp_path)) == [turn, other]


def test_undo_is_refused_after_chance(tmp_path: Path) -> None:
    """And says that it is because of chance."""
    with table(tmp_path, *SOLO) as terminal:
        terminal.type("left")
        before = saved(tmp_path)
        said = terminal.type("undo")
        assert saved(tmp_path) == before
        terminal.last("quit")
    assert own_moves(saved(tmp_path)) == ["left"]
    assert "cannot be taken back once chance has spoken" in said


def test_undo_is_refused_after_bots_and_at_the_start(tmp_path: Path) -> None:
    with table(tmp_path, *SOLO) as terminal:
        assert "no move to take back" in terminal.type("undo")
        typed = one_turn(terminal)
        terminal.type("")
        assert "anyone else has moved" in terminal.type("undo")
        terminal.last("quit")
    assert own_moves(saved(tmp_path)) == typed


def test_undo_with_piles_is_refused_once_the_next_rug_shows(tmp_path: Path) -> None:
    """M1.5: with two colours chance turns up the next rug as soon as one is laid."""
    with table(tmp_path, "--seats", "human,human", "--seed", "8", "--first", "0") as terminal:
        terminal.type("left")
        rug = terminal.legal()[0]
        terminal.type(rug)
        terminal.type("undo")
        terminal.last("quit")
    assert own_moves(saved(tmp_path)) == ["left", rug]


def test_undo_between_people(tmp_path: Path) -> None:
    """Before the other has moved, and not after."""
    match = twin()
    match.play("left")
    rug = match.legal()[0].text
    with table(tmp_path, *PAIR) as terminal:
        terminal.type("left")
        assert "Player 2" in terminal.type(rug)
        said = terminal.type("undo")
        assert "Taken back" in said
        assert "Player 1" in said
        assert "Player 2" in terminal.type(rug)
        terminal.type("right")
        assert "Taken back" not in terminal.type("undo")
        terminal.last("quit")
    match.play(rug)
    match.play("right")
    assert without_date(saved(tmp_path)) == without_date(match.record(reveal=True))


# Leaving and coming back


@pytest.mark.parametrize(
    "keys", [b"quit\n", b"Quit \n", CTRL_C, CTRL_D, b"lef" + CTRL_C], ids=ascii
)
def test_leaving_saves_and_resume_goes_on(tmp_path: Path, keys: bytes) -> None:
    with table(tmp_path, *SOLO) as terminal:
        one_turn(terminal)
        terminal.type("")
        assert terminal.leave(keys) == 0
        assert "game" in terminal.news
        assert "Traceback" not in terminal.text
    before = saved(tmp_path)
    match = taros.load(before)
    assert match.to_act == 0
    with Terminal(tmp_path, "resume", "game") as terminal:
        terminal.prompt()
        assert board_of(match) in terminal.text
        assert terminal.legal() == [move.text for move in match.legal()]
        terminal.last("quit")
        assert saved(tmp_path) == before
    with Terminal(tmp_path, "resume", "game") as terminal:
        terminal.prompt()
        terminal.type("ahead")
        terminal.last("quit")
    after = taros.load(saved(tmp_path))
    assert after.plies[: match.ply] == match.plies
    assert own_moves(saved(tmp_path)) == [*own_moves(before), "ahead"]


def board_of(match: taros.Match) -> str:
    lines = match.game.renderer.terminal(match.view(), display_names(match.names))
    return "\n".join("".join(text for text, _ in line) for line in lines)


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D], ids=ascii)
def test_leaving_at_the_pause(tmp_path: Path, keys: bytes) -> None:
    with table(tmp_path, *SOLO) as terminal:
        typed = one_turn(terminal)
        assert terminal.leave(keys) == 0
    assert own_moves(saved(tmp_path)) == typed
    assert taros.load(saved(tmp_path)).to_act == 1  # the bot had not moved yet


def test_quitting_at_the_pause(tmp_path: Path) -> None:
    with table(tmp_path, *SOLO) as terminal:
        typed = one_turn(terminal)
        assert not terminal.goes_on("quit")
    assert own_moves(saved(tmp_path)) == typed


def test_closing_the_window_loses_no_move(tmp_path: Path) -> None:
    with table(tmp_path, *SOLO) as terminal:
        typed = one_turn(terminal)
        terminal.type("")
        terminal.type("left")
        terminal.close_window()
    assert own_moves(saved(tmp_path)) == [*typed, "left"]


def test_a_resumed_game_can_be_finished_and_proven(tmp_path: Path) -> None:
    with table(tmp_path, *SOLO, "--rugs", "2") as terminal:
        one_turn(terminal)
        terminal.type("")
        terminal.last("quit")
    with Terminal(tmp_path, "resume", "game") as terminal:
        terminal.prompt()
        play_to_the_end(terminal, 4)
        assert terminal.end() == 0
    assert taros.load(saved(tmp_path)).to_act is None
    assert answer(run(tmp_path, "verify", "game")).startswith("Fair")


def test_resume_finds_the_last_unfinished_game(tmp_path: Path) -> None:
    """Of all in the folder of saved games, however its files are named."""
    folder = tmp_path / "data" / "taros" / "games"
    for seed in ("11", "12"):
        words = ("--seats", "human,greedy", "--seed", seed)
        with Terminal(tmp_path, "play", "marrakech", *words) as terminal:
            terminal.prompt()
            assert terminal.last("quit") == 0
        (new,) = folder.glob("marrakech-*")
        new.rename(folder / f"{'b' if seed == '11' else 'a'}.taros")
    now = time.time()
    os.utime(folder / "b.taros", (now - 100, now - 100))
    answer(run(tmp_path, "play", "marrakech", "--seats", "greedy,random"))
    before = {path.name: path.read_text() for path in folder.glob("*")}
    with Terminal(tmp_path, "resume") as terminal:
        terminal.prompt()
        terminal.type("right")
        terminal.last("quit")
    changed = [name for name in before if (folder / name).read_text() != before[name]]
    assert changed == ["a.taros"]
    assert f"Seed: {12:064x}" in before["a.taros"]


def test_resume_is_not_stopped_by_a_stray_file(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "taros" / "games"
    folder.mkdir(parents=True)
    with table(tmp_path, *PAIR) as terminal:
        terminal.last("quit")
    (tmp_path / "game").rename(folder / "game.taros")
    now = time.time()
    os.utime(folder / "game.taros", (now - 100, now - 100))
    (folder / "stray.taros").write_bytes(bytes(range(256)))
    with Terminal(tmp_path, "resume") as terminal:
        terminal.prompt()
        terminal.last("quit")


def test_games_begun_at_the_same_time_are_all_kept(tmp_path: Path) -> None:
    words = ("play", "marrakech", "--seats", "greedy,random", "--rugs", "2")
    with ExitStack() as stack:
        processes = [stack.enter_context(running(tmp_path, *words)) for _ in range(3)]
        outputs = [process.communicate(timeout=60)[0] for process in processes]
    files = list((tmp_path / "data" / "taros" / "games").glob("*"))
    assert len(outputs) == len(files) == 3


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    """A game saved before, or anything else: refused, or kept in some way."""
    (tmp_path / "game").write_text("precious")
    with Terminal(tmp_path, "play", "marrakech", "--save", "game", *PAIR) as terminal:
        if terminal.asked():
            terminal.last("quit")
        terminal.end()
    assert "precious" in [path.read_text() for path in tmp_path.rglob("*") if path.is_file()]


# What it looks like

FOUR = ("--seats", "human,greedy,greedy,greedy", "--first", "0")
RUG_TEXTURES = {  # the ground of each rug, as the terminal's escape code, and its pattern
    "red": ("48;2;181;52;44", "◇"),
    "yellow": ("48;2;223;162;43", "╱╲"),  # noqa: RUF001
    "blue": ("48;2;42;90;140", "✶"),
    "brown": ("48;2;107;67;43", "┃"),
}


def test_rugs_have_colours_and_patterns(tmp_path: Path) -> None:
    with table(tmp_path, *FOUR, COLORTERM="truecolor") as terminal:
        for code, pattern in RUG_TEXTURES.values():
            assert re.search(rf"\x1b\[[0-9;]*{code}m[^\x1b]*{pattern}", terminal.raw)


def test_without_true_colours_there_are_still_colours(tmp_path: Path) -> None:
    with table(tmp_path, *FOUR) as terminal:
        for _, pattern in RUG_TEXTURES.values():
            assert re.search(rf"\x1b\[[0-9;]*48;5;\d+m[^\x1b]*{pattern}", terminal.raw)


@pytest.mark.parametrize("changes", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_without_colours_there_are_patterns(tmp_path: Path, changes: dict[str, str]) -> None:
    with table(tmp_path, *FOUR, **changes) as terminal:
        assert not re.search(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7])\b[0-9;]*m", terminal.raw)
        assert ("\x1b" in terminal.raw) == ("NO_COLOR" in changes)  # bold and dim remain
        for _, pattern in RUG_TEXTURES.values():
            assert pattern in terminal.text


def test_the_board_and_the_question_fit_into_80_by_24(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "marrakech", *SOLO, size=(80, 24)) as terminal:
        terminal.prompt()
        terminal.type("left")
        screen = terminal.text.split("\n")[-24:]
        assert max(len(line) for line in screen) <= 80
        assert "a─────b" in screen[0] + screen[1]
        assert "Your rug" in screen[-2]
        terminal.last("quit")
