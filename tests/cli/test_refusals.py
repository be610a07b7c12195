"""Whatever is wrong is said in one line on standard error, with exit code 2 and no traceback."""

from pathlib import Path

import pytest

import taros
from cli.helpers import POSITION, a_match, refusal, run

GAME_OVER = "7/7/7/3r|3/3r3/7/7 e4e 30,30,30,30 0,0,0,0 1 turn 2"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files of all kinds. None of the refused commands may change it."""
    home = tmp_path_factory.mktemp("home")
    whole = a_match(names=("greedy", "random", "greedy")).record()
    unfinished = a_match(moves=4).record()
    named = taros.new("marrakech", 2, 7, names=("Ann", "Bob")).record()
    last = whole[: whole.index("\nChance:")].rstrip().rsplit(" ", 1)[1]
    files = {
        "empty": "",
        "prose": "Once upon a time\nthere was a market.\n",
        "whole": whole,
        "nameless": unfinished,
        "named": named,
        "no-move": whole.replace(f" {last}\n", " d9\n"),
        "no-brace": whole.replace(f" {last}\n", f" {last} {{\n"),
        "other-game": whole.replace("Game: marrakech", "Game: chess"),
        "other-result": whole.replace("Result: places", "Result: places 9,"),
        "bad-seed": whole.replace("Seed: 00", "Seed: xx"),
        "escape": "\x1b[2J\x1b[31mGame: marrakech\n",
    }
    for name, text in files.items():
        (home / name).write_text(text, encoding="utf-8")
    (home / "binary").write_bytes(bytes(range(256)))
    (home / "folder").mkdir()
    return home


COMMANDS = [
    ("bogus", "bogus"),
    ("--bogus", "--bogus"),
]

PLAY = [
    ("play", "GAME"),
    ("play chess", "chess marrakech"),
    ("play marrakech --seats human,alien", "alien random greedy"),
    ("play marrakech --seats human", "seats 2 4"),
    ("play marrakech --seats human,,greedy", "bot"),
    ("play marrakech --nope 3", "nope purse cover_own preset"),
    ("play marrakech --purse 0", "purse 0"),
    ("play marrakech --purse", "purse"),
    ("play marrakech --preset nope", "preset nope gigamic bga anu"),
    ("play marrakech --two-player=three-colours", "two_player three-colours one-colour"),
    ("play marrakech --cover-own=maybe", "cover_own maybe true false"),
    ("play marrakech --first 3", "first 3 lot"),
    ("play marrakech --colours red,blue", "colours 3"),
    ("play marrakech --box=57 --colours red,blue,brown", "box blue"),
    ("play marrakech word", "word"),
    ("play marrakech -x 3", "-x"),
    ("play marrakech --seed abc", "abc seed"),
    ("play marrakech --seed -1", "-1 seed"),
    ("play marrakech --seed " + str(2**256), "seed"),
    ("play marrakech --seed " + "1" * 5000, "seed"),
    ("play marrakech --seats greedy,random --save folder", "folder"),
    ("play marrakech --seats greedy,random --save whole/inside", "whole"),
    ("play marrakech --save folder", "folder"),  # before anybody has played, not after
]

RESUME = [
    ("resume", "unfinished"),
    ("resume missing", "missing"),
    ("resume folder", "folder"),
    ("resume empty", "Game"),
    ("resume binary", "text"),
    ("resume no-move", "d9"),
    ("resume whole", "whole over"),
    ("resume nameless", "players"),
    ("resume named", "Ann"),
]

SIMULATE = [
    ("simulate chess", "chess marrakech"),
    ("simulate marrakech --seats human,random", "human random greedy"),
    ("simulate marrakech --seats random", "seats 2 4"),
    ("simulate marrakech --seats random,random,random,random,random", "seats 2 4"),
    ("simulate marrakech --games 0", "games 1"),
    ("simulate marrakech --games -5", "games 1"),
    ("simulate marrakech --games many", "games"),
    ("simulate marrakech --games " + "1" * 5000, "games"),
    ("simulate marrakech --jobs 0", "jobs 1"),
    ("simulate marrakech --seed -1", "seed -1"),
    ("simulate marrakech --seed x", "seed"),
    (f"simulate marrakech --seed {2**63}", f"seed {2**63}"),
    ("simulate marrakech --rugs 16", "rugs 16"),
    ("simulate marrakech --purse 40 30", "30"),
    ("simulate marrakech --games 5 --records missing/file", "missing/file"),
    ("simulate marrakech --games 5 --records folder", "folder"),
]

TOURNAMENT = [
    ("tournament marrakech", "--bots"),
    ("tournament chess --bots greedy,random", "chess marrakech"),
    ("tournament marrakech --bots greedy", "two different bots greedy"),
    ("tournament marrakech --bots greedy,greedy", "two different bots greedy"),
    ("tournament marrakech --bots greedy,alien", "alien random greedy"),
    ("tournament marrakech --bots greedy,", "bot random greedy"),
    ("tournament marrakech --bots greedy,flat:none", "flat none"),
    ("tournament marrakech --bots greedy,random --games 0", "games 1"),
    ("tournament marrakech --bots greedy,random --seats 5", "seats 5 2 4"),
    ("tournament marrakech --bots greedy,random --seats 1", "seats 1 2 4"),
    ("tournament marrakech --bots greedy,random --jobs 0", "jobs 1"),
    ("tournament marrakech --bots greedy,random --seed -1", "seed -1"),
    ("tournament marrakech --bots greedy,random --patience 0", "patience"),
    ("tournament marrakech --bots greedy,random --purse 0", "purse 0"),
    ("tournament marrakech --bots greedy,random --out prose", "prose tournament"),
    ("tournament marrakech --bots greedy,random --out binary", "binary tournament"),
    ("tournament marrakech --bots greedy,random --out folder", "folder"),
]

SHOW = [
    ("show", "FILE|POSITION"),
    ("show missing", "missing"),
    ("show folder", "folder"),
    ("show empty", "Game"),
    ("show binary", "text"),
    ("show prose", "1 Once"),
    ("show no-move", "d9"),
    ("show no-brace", "brace"),
    ("show other-result", "Result result"),
    ("show escape", "1"),
    ("show whole --ply 9999", "ply"),
    ("show whole --ply -1", "ply -1"),
    ("show whole --game 0", "record 0"),
    ("show whole --game 2", "record 2 1"),
    ("show whole --svg missing/picture.svg", "missing/picture.svg"),
    ("show whole --svg folder", "folder"),
    ("show whole --nope", "--nope"),
]

POSITIONS = [
    ("", "file"),
    ("a b", "7"),
    (POSITION.replace("e4e", "e8e"), "Assam e8e"),
    (POSITION.replace("3r|3", "3r|4"), "3r|4"),
    (POSITION.replace("30,30,30,30", "30,30,30,31"), "121 120"),
    (POSITION.replace("11,12,12,12", "12,12,12,12"), "red 1 0"),
    (POSITION.replace(" turn ", " dance "), "dance"),
    (POSITION + " nope=1", "nope"),
    (GAME_OVER, "over"),
]

VERIFY = [
    ("verify", "FILE"),
    ("verify missing", "missing"),
    ("verify folder", "folder"),
    ("verify empty", "Game"),
    ("verify binary", "text"),
    ("verify no-move", "d9"),
    ("verify other-result", "Result result"),
    ("verify bad-seed", "seed"),
]

RULES = [
    ("rules", "GAME"),
    ("rules chess", "chess marrakech"),
    ("rules ../core", "../core marrakech"),
]

PERFT = [
    ("perft chess 2", "chess marrakech"),
    ("perft marrakech", "N"),
    ("perft marrakech 0", "N 1"),
    ("perft marrakech -1", "N 1"),
    ("perft marrakech deep", "N"),
    ("perft marrakech 99999999999999999999999", "N"),
    ("perft marrakech 1000000000000", "N"),
    ("perft marrakech 2 --seats 7", "seats 7"),
    ("perft marrakech 2 --seats 0", "seats 0"),
    ("perft marrakech 2 --purse=0", "purse 0"),
    ("perft marrakech 2 --nope=3", "nope"),
]

ALL = COMMANDS + PLAY + RESUME + SIMULATE + TOURNAMENT + SHOW + VERIFY + RULES + PERFT


@pytest.mark.parametrize(("line", "words"), ALL, ids=[line[:60] for line, _ in ALL])
def test_refused_in_one_line_that_names_what_is_wrong(home: Path, line: str, words: str) -> None:
    before = contents(home)
    said = refusal(run(home, *line.split(" ")))
    assert [word for word in words.split() if word.lower() not in said.lower()] == []
    assert contents(home) == before


@pytest.mark.parametrize(("position", "words"), POSITIONS)
def test_refused_positions(home: Path, position: str, words: str) -> None:
    said = refusal(run(home, "show", position))
    assert [word for word in words.split() if word not in said] == []


def test_perft_refuses_the_same_positions(home: Path) -> None:
    for position, words in POSITIONS[1:4]:
        said = refusal(run(home, "perft", "marrakech", "2", position))
        assert [word for word in words.split() if word not in said] == []


@pytest.mark.parametrize("option", ["--nope=3", "--purse=40", "--seats=9"])
def test_perft_of_a_position_takes_no_options_of_a_start(home: Path, option: str) -> None:
    """They would not be obeyed."""
    refusal(run(home, "perft", "marrakech", "2", POSITION, option))


def test_json_is_refused_in_words_too(home: Path) -> None:
    refusal(run(home, "simulate", "marrakech", "--games", "0", "--json"))
    refusal(run(home, "verify", "empty", "--json"))


def test_damage_is_found_in_a_file_of_several_records(home: Path) -> None:
    """By the line of the file or the number of the record."""
    records = ((home / "whole").read_text(), (home / "no-move").read_text())
    text = "\n".join(records)
    (home / "several").write_text(text)
    line = next(n for n, words in enumerate(text.split("\n"), start=1) if words.endswith(" d9"))
    said = refusal(run(home, "verify", "several"))
    assert f"ine {line}:" in said or "ecord 2" in said


def contents(home: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in home.rglob("*") if path.is_file()}
