"""The file of a tournament: what was finished is kept, what does not belong there is refused."""

import signal
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

import taros
from arena.rigged import a_plan
from taros.arena import tournament_file as module
from taros.arena.tournament import tournament
from taros.arena.tournament_file import TournamentFile, TournamentPlan

PLAN = a_plan("greedy", "random", rugs=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of six games."""
    path = tmp_path / "deep" / "inside" / "games"
    tournament(PLAN, 6, path=path)
    return path


def numbers(path: Path, plan: TournamentPlan = PLAN) -> set[int]:
    with TournamentFile(plan, path) as results:
        return set(results.games)


def test_what_was_added_is_there_again(path: Path) -> None:
    assert numbers(path) == set(range(6))


def test_a_line_is_whole_as_soon_as_its_game_is(tmp_path: Path, path: Path) -> None:
    with TournamentFile(PLAN, path) as six, TournamentFile(PLAN, tmp_path / "new") as results:
        results.add(3, six.games[3])
        (tmp_path / "copy").write_bytes((tmp_path / "new").read_bytes())
        assert numbers(tmp_path / "copy") == {3}


def test_a_line_is_whole_however_little_is_written_at_a_time(tmp_path: Path) -> None:
    class Short(FileIO):
        def write(self, text: Any) -> int:
            return super().write(bytes(text)[:7])

    with Short(tmp_path / "short", "w") as file:
        module.write_whole(file, b"a line that takes a while\n")
    assert (tmp_path / "short").read_bytes() == b"a line that takes a while\n"


def test_an_interrupt_waits_until_a_game_is_both_kept_and_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: Path
) -> None:
    write = module.write_whole

    def interrupted_write(file: FileIO, line: bytes) -> None:
        write(file, line)
        signal.raise_signal(signal.SIGINT)

    with TournamentFile(PLAN, path) as six, TournamentFile(PLAN, tmp_path / "new") as results:
        monkeypatch.setattr(module, "write_whole", interrupted_write)
        with pytest.raises(KeyboardInterrupt):
            results.add(3, six.games[3])
        assert set(results.games) == {3}
    assert numbers(tmp_path / "new") == {3}


def test_a_line_that_was_not_written_to_its_end_is_played_again(path: Path) -> None:
    whole = path.read_bytes()
    for cut in range(len(whole.removesuffix(b"\n").rpartition(b"\n")[0]) + 1, len(whole)):
        path.write_bytes(whole[:cut])
        assert numbers(path) == set(range(5))
        assert path.read_bytes().endswith(b"}\n")
    tournament(PLAN, 6, path=path)
    assert numbers(path) == set(range(6))


def test_the_same_game_twice_is_one_game(path: Path) -> None:
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[2])
    assert numbers(path) == set(range(6))


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert numbers(tmp_path / "empty") == set()
    assert numbers(tmp_path / "empty") == set()


def test_a_plan_that_was_not_written_to_its_end_is_written_again(path: Path) -> None:
    plan = path.read_bytes().partition(b"\n")[0]
    for cut in range(len(plan) + 1):
        path.write_bytes(plan[:cut])
        assert numbers(path) == set()
        assert path.read_bytes() == plan + b"\n"


def test_devices_are_refused() -> None:
    """Some of them can be read for ever."""
    with pytest.raises(taros.BadOption, match=r"/dev/null is no file of a tournament"):
        tournament(PLAN, 6, path=Path("/dev/null"))


@pytest.mark.parametrize(
    "text", [b"Once upon a time\n", b"{}\n", b"[1, 2]", b"\n", b"\xff\xfe\n", b'{"game": 1}\n{}\n']
)
def test_other_files_are_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(text)
    with pytest.raises(taros.BadOption, match=r"other is no file of a tournament"):
        tournament(PLAN, 6, path=path)
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 2}, "seed is 1 there and 2 here"),
        ({"seats": 3}, "seats is 2 there and 3 here"),
        ({"bots": ("random", "greedy")}, "bots"),
        ({"options": {"rugs": "2"}}, "options"),
        ({"code": "0123"}, "code .* 0123 here"),
        ({"game": "regatta"}, "game"),
    ],
)
def test_the_file_of_another_plan_is_refused(
    path: Path, change: dict[str, object], words: str
) -> None:
    before = path.read_bytes()
    with pytest.raises(taros.BadOption, match=words):
        tournament(msgspec.structs.replace(PLAN, **change), 6, path=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line[:-9],
        lambda line: b"",
        lambda line: line.replace(b"number", b"numbre"),
        lambda line: line.replace(b'"number":', b'"number":-'),
        lambda line: line.replace(b'"scores":[', b'"scores":[1,'),
        lambda line: line.replace(b'"moves":[', b'"moves":[1,'),
        lambda line: line.replace(b'"places":[', b'"places":[7'),
        lambda line: line + b"x",
    ],
)
def test_damage_is_refused_and_left_alone(path: Path, damage: Callable[[bytes], bytes]) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[3] = damage(lines[3])
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    with pytest.raises(taros.BadOption, match="damaged in line 4"):
        tournament(PLAN, 6, path=path)
    assert path.read_bytes() == before


def test_a_file_that_another_tournament_writes_to_is_refused(path: Path) -> None:
    before = path.read_bytes()
    with TournamentFile(PLAN, path):
        with pytest.raises(taros.BadOption, match="is in use"):
            tournament(PLAN, 8, path=path)
        assert path.read_bytes() == before
    tournament(PLAN, 8, path=path)
    assert numbers(path) == set(range(8))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        tournament(PLAN, 6, path=tmp_path)
