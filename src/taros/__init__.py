"""Taros: Marrakech and Regatta, to play, to study and to teach to machines.

>>> import taros
>>> match = taros.new("marrakech", seats=4, seed=7)
>>> [move.text for move in match.legal()]
['left', 'ahead', 'right']
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from taros.core import game as _game
from taros.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    Gone,
    IllegalMove,
    NotAllowed,
    TarosError,
    Unknown,
)
from taros.core.game import Reason, Standing
from taros.core.match import Match, Move, Ply
from taros.core.record import split_records
from taros.games import from_position, load, new, verify

if TYPE_CHECKING:
    from taros.arena.simulate import Simulation
    from taros.arena.tournament import Tournament

__version__ = "1.0.0"

CHANCE = _game.CHANCE
"""What `Match.to_act` is, in place of a seat, when chance is to act."""


def simulate(
    game: str, bots: Sequence[str], games: int, seed: int = 1, *, jobs: int = 1, **options: Any
) -> "Simulation":
    """Play many games between bots, one for every seat, and count how they end.

    With several jobs other processes help; a script then needs its `__main__` guard. Raises Unknown
    or BadOption.
    """
    from taros.arena.simulate import plan, simulate

    return simulate(plan(game, bots, seed, options), games, jobs=jobs)


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    *,
    seats: int | None = None,
    jobs: int = 1,
    **options: Any,
) -> "Tournament":
    """Let bots meet in every order over the same chance, and weigh what comes of it.

    Of fewer bots than seats the last one fills the rest. Jobs and errors as of `simulate`.
    """
    from taros.arena.tournament import plan, tournament

    return tournament(plan(game, bots, seats, seed, options), games, jobs=jobs)


__all__ = [
    "CHANCE",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Gone",
    "IllegalMove",
    "Match",
    "Move",
    "NotAllowed",
    "Ply",
    "Reason",
    "Standing",
    "TarosError",
    "Unknown",
    "from_position",
    "load",
    "new",
    "simulate",
    "split_records",
    "tournament",
    "verify",
]
