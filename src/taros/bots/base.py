"""What a bot is."""

from collections.abc import MutableSequence, Sequence
from typing import Protocol

from taros.core.game import Game, State


class Bot(Protocol):
    """Chooses moves for a seat."""

    def __init__(self, game: Game) -> None: ...

    def choose(self, observation: State, legal: Sequence[int], rng: MutableSequence[int]) -> int:
        """One of the legal codes. The observation is all that the seat may know."""
