"""The file of a tournament: its plan, then a line for every game as soon as it is finished."""

from io import FileIO
from pathlib import Path
from typing import Self

import msgspec

from taros.core.errors import BadOption
from taros.workers.interrupts import uninterrupted

from .play import GameResult

FORMAT = "taros tournament 1"


class TournamentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides what happens in every game of a tournament."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seats: int
    seed: int
    code: str
    """The fingerprint of rules and bots."""
    format: str = FORMAT


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game."""

    number: int
    played: GameResult


class TournamentFile:
    """The finished games of a plan, kept in a file if `path` is not None."""

    def __init__(self, plan: TournamentPlan, path: Path | None) -> None:
        """Raise BadOption if the file is of another plan, damaged, or in use; or OSError."""
        self.games: dict[int, GameResult] = {}
        self._file = _opened(path, plan, self.games) if path else None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file:
            self._file.close()

    def add(self, number: int, result: GameResult) -> None:
        """Add the result of a game, to its end even if Ctrl-C is pressed."""
        with uninterrupted():
            if self._file:
                write_whole(self._file, json_line(Line(number, result)))
            self.games[number] = result


def _opened(path: Path, plan: TournamentPlan, games: dict[int, GameResult]) -> FileIO:
    """Open the file at `path` to append to it, and fill `games` from it.

    A last line that was not written to its end is cut off.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_char_device() or path.is_fifo():  # may never end
        raise BadOption("arena-file", path=str(path))
    file = path.open("a+b", buffering=0)
    try:
        lock_file(path, file)
        file.seek(0)
        text = file.readall()
        if json_line(plan).startswith(text):
            file.truncate(0)
            write_whole(file, json_line(plan))
            return file
        first, *lines, torn = text.split(b"\n") if b"\n" in text else (b"", b"")
        _check_plan(path, first, plan)
        games.update(_game(path, number, line, plan) for number, line in enumerate(lines, start=2))
        file.truncate(len(text) - len(torn))
    except BaseException:
        file.close()
        raise
    return file


def lock_file(path: Path, file: FileIO) -> None:
    """Lock the open `file` until it is closed, however this process ends. Raises BadOption."""
    from filelock import lock_descriptor

    if not lock_descriptor(file.fileno(), blocking=False):
        raise BadOption("arena-in-use", path=str(path))


def json_line(value: msgspec.Struct) -> bytes:
    """Return `value` as a line of JSON."""
    return msgspec.json.encode(value) + b"\n"


def write_whole(file: FileIO, line: bytes) -> None:
    """Append `line` to `file`, to its end."""
    while line:  # a disk that is almost full takes only a part
        line = line[file.write(line) :]


def _check_plan(path: Path, line: bytes, plan: TournamentPlan) -> None:
    try:
        there = msgspec.json.decode(line, type=TournamentPlan)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadOption("arena-file", path=str(path)) from None
    for name in plan.__struct_fields__:
        here, other = (str(getattr(one, name)) for one in (plan, there))
        if here != other:
            raise BadOption("arena-other-plan", path=str(path), name=name, there=other, here=here)


def _game(path: Path, number: int, line: bytes, plan: TournamentPlan) -> tuple[int, GameResult]:
    try:
        game = msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadOption("arena-damaged", path=str(path), line=number) from None
    if game.number < 0 or not game.played.is_valid(plan.seats):
        raise BadOption("arena-damaged", path=str(path), line=number)
    return game.number, game.played
