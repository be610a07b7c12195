"""Playouts from outside: the shared kernel bound to Marrakech, at either speed."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from games.marrakech.helpers import GAME, Variant, state_of
from taros.kernels import array, load
from taros.kernels.workspaces import PlayoutWorkspace

RANDOM, GREEDY = 0, 1
ROOM = 4000  # plies that are logged; no game of Marrakech has as many


class Playouts:
    """Plays games of one variant between bots of these kinds."""

    def __init__(self, variant: Variant, kinds: Sequence[int], *, compiled: bool) -> None:
        self.compiled = compiled
        self.kernels: Any = load(GAME.kernels, "playout", compiled)
        start = state_of(variant)
        self.start = self.array(start)
        self.kinds = self.array(kinds)
        sizes = (len(start), len(start), GAME.rules.codes, GAME.rules.codes, 1, 2 * ROOM)
        self.workspace = PlayoutWorkspace(*(self.array([0] * size) for size in sizes))

    def array(self, values: Sequence[int]) -> MutableSequence[int]:
        return array(values, self.compiled)

    def play(self, seed: int, game: int) -> list[tuple[int, int]]:
        """Play one game; returns (turn, code) of every ply."""
        plies = self.kernels.play(self.start, self.kinds, seed, game, self.workspace)
        log = [int(word) for word in self.workspace.log[: 2 * plies]]
        return list(zip(log[::2], log[1::2], strict=True))

    @property
    def state(self) -> list[int]:
        """The state in which the last game ended."""
        return [int(word) for word in self.workspace.state]

    def simulate(self, seed: int, games: int) -> tuple[list[float], list[float]]:
        """Win shares and mean scores by seat."""
        totals = self.array([0] * (2 + 2 * len(self.kinds)))
        self.kernels.simulate(self.start, self.kinds, seed, 0, games, self.workspace, totals)
        assert totals[0] == games, "every game is finished"
        wins = [int(units) / self.kernels.WIN / games for units in totals[2::2]]
        return wins, [int(score) / games for score in totals[3::2]]
