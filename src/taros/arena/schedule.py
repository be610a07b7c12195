"""Which bots play each game of a tournament, and in which seats.

A line-up is the bots by seat. A *deal* is one sequence of chance, and is played once by every
line-up: so every bot sits in every seat equally often, in every order, and meets the same chance
there as the others.
"""

from collections.abc import Sequence
from itertools import permutations

import msgspec

from taros.core.errors import BadOption
from taros.core.game import Game
from taros.core.options import seats_error

LineUp = tuple[str, ...]


class Pairing(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    number: int  # among all games of the tournament
    deal: int  # the number of its chance
    lineup: LineUp


class Schedule(msgspec.Struct, frozen=True):
    """Deals one after the other, each with all line-ups."""

    lineups: tuple[LineUp, ...]
    deals: int

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * len(self.lineups)

    def pairing(self, number: int) -> Pairing:
        """Return the game of that number."""
        deal, lineup = divmod(number, len(self.lineups))
        return Pairing(number, deal, self.lineups[lineup])


def schedule(bots: Sequence[str], seats: int, games: int) -> Schedule:
    """Return a schedule of at least `games` games, in which every line-up plays every deal."""
    every = lineups(bots, seats)
    return Schedule(every, -(-games // len(every)))


def lineups(bots: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """Return every order of the bots once; of more bots than seats, every order of every choice.

    If there are fewer bots than seats, the last one fills the seats that are left.
    """
    entrants = [*bots, *[bots[-1]] * (seats - len(bots))]
    return tuple(dict.fromkeys(permutations(entrants, seats)))


def seats_for(game: Game, bots: Sequence[str], wanted: int | None) -> int:
    """Return the number of seats: `wanted`, or one for every bot as far as the game allows.

    Raises BadOption.
    """
    allowed = range(max(2, game.seats[0]), game.seats[-1] + 1)
    if len(set(bots)) < 2:
        raise BadOption("arena-bots", bots=", ".join(bots))
    if wanted is None:
        return min(max(len(bots), allowed[0]), allowed[-1])
    if wanted not in allowed:
        raise seats_error(allowed, wanted)
    return wanted
