"""Taros: Marrakech and Regatta, to play, to study and to teach to machines.

>>> import taros
>>> match = taros.new("marrakech", seats=4, seed=7)
>>> [move.text for move in match.legal()]
['left', 'ahead', 'right']
"""

from taros.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    TarosError,
    Unknown,
)
from taros.core.game import CHANCE, Reason, Standing
from taros.core.match import Match, Move, Ply
from taros.games import from_position, load, new, verify

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "IllegalMove",
    "Match",
    "Move",
    "Ply",
    "Reason",
    "Standing",
    "TarosError",
    "Unknown",
    "from_position",
    "load",
    "new",
    "verify",
]
