"""Puzzles: positions of a game in which one move is far better than all others.

Those of a game are in its folder, in `puzzles.jsonl`, one on each line; `training/puzzles.py` finds
them.
"""

import datetime
from functools import cache

import msgspec

from taros.core.errors import Unknown

from . import get, names


class Puzzle(msgspec.Struct, frozen=True):
    """A position with its best moves.

    `moves` are the solution and the next best moves, in order, each with the chance to win that it
    gives the seat to act.
    """

    position: str
    moves: tuple[tuple[str, float], ...]
    seed: int  # of the game it is from

    @property
    def solution(self) -> str:
        return self.moves[0][0]

    @property
    def gap(self) -> float:
        """Return by how much the solution is better than the next move."""
        return self.moves[0][1] - self.moves[1][1]


_decode = msgspec.json.Decoder(Puzzle).decode  # once: as the first of two threads it would crash


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
