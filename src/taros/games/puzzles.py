"""Puzzles: positions of a game in which one move is far better than all others.

Those of a game are in its folder, in `puzzles.jsonl`, one on each line; `training/puzzles.py` finds
them.
"""

import datetime
from functools import cache

import msgspec

from taros.core.errors import Unknown

from . import get, names

TRIES = 3
FEW_CHOICES = 5  # with fewer choices than this, three tries would do


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the moves that solve it, and what it is about."""

    position: str
    moves: tuple[tuple[str, float], ...]
    """The best answers, the solution first, then the next best moves, which do not solve it; each
    with the chance to win that it gives the seat to act. Headings side by side are one answer."""

    accepted: tuple[str, ...]
    """Every move that solves the puzzle: as good as the solution, or a heading beside it."""

    themes: tuple[str, ...]
    rating: int
    """How hard it is: who is rated as high solves it at every other first attempt."""

    seed: int
    """Of the game that it is from."""

    @property
    def solution(self) -> str:
        return self.moves[0][0]

    @property
    def runner_up(self) -> str:
        """Return the best move that does not solve the puzzle."""
        return self._runner_up[0]

    @property
    def gap(self) -> float:
        """Return by how much the solution is better than the best move that is none."""
        return self.moves[0][1] - self._runner_up[1]

    @property
    def _runner_up(self) -> tuple[str, float]:
        return next(move for move in self.moves if move[0] not in self.accepted)


_decode = msgspec.json.Decoder(Puzzle).decode  # once: as the first of two threads it would crash


def tries_for(choices: int) -> int:
    """Return how many tries a puzzle with this number of `choices` allows."""
    return TRIES if choices >= FEW_CHOICES else 1


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles that ship with a game, in the order of their numbers."""
    found = get(game)
    if found.puzzles is None:
        return ()
    return tuple(map(_decode, found.resource(found.puzzles).read_bytes().splitlines()))


def puzzle(game: str, number: int) -> Puzzle:
    """Return the puzzle of that number, from 1. Raises Unknown."""
    there = puzzles(game)
    if number not in range(1, len(there) + 1):
        raise Unknown("no-puzzle", number=number, last=len(there))
    return there[number - 1]


def daily(day: datetime.date) -> tuple[str, int]:
    """Return the game and the number of the puzzle of a day: the games alternate."""
    there = [name for name in names() if puzzles(name)]
    if not there:
        raise Unknown("no-puzzle", number=1, last=0)
    round_, turn = divmod(day.toordinal(), len(there))
    return there[turn], 1 + round_ % len(puzzles(there[turn]))
