"""Tree search from outside the kernels."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from taros.core.game import Game, State
from taros.kernels import array, load

from .base import ALL, Bot, Budget, slices, work_in_slices
from .buffers import Buffers

NODES_BY_TIME = 1 << 18  # who thinks for a time does not know how many it will need
LONGEST_PATH = 1000


class MctsBot(Bot):
    """The move that a tree search looks at most, where new nodes are played out by greedy seats.

    Strength: visits of the tree.
    """

    usual, most, most_at_tables, timed = 4000, 1_000_000, 5_000, True

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.tree_kernels = load(game.kernels, "tree", compiled)
        self.kernels = load(game.kernels, "mcts", compiled)

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        seat, seats = self.game.rules.to_act(observation), self.game.rules.num_seats(observation)
        state = array(observation, self.compiled)
        tree = self._tree(NODES_BY_TIME if budget.count is None else budget.count + 1, seats)
        desk = self._desk(len(observation), seats)
        desk[5][0] = rng[0]
        self.tree_kernels.plant(tree, desk)
        total = ALL if budget.count is None else budget.count

        def grow(plies: int) -> bool:
            return bool(self.kernels.grow(state, seat, total, plies, tree, desk))

        work_in_slices(grow, slices(budget.seconds))
        rng[0] = int(desk[5][0])
        return int(self.tree_kernels.most_visited(tree))

    def _tree(self, nodes: int, seats: int) -> tuple[Any, ...]:
        made = Buffers(self.compiled)
        return *(made.ints(nodes) for _ in range(4)), made.floats(nodes * seats)

    def _desk(self, size: int, seats: int) -> tuple[Any, ...]:
        made = Buffers(self.compiled)
        codes = (made.ints(self.game.rules.codes) for _ in range(3))
        return (
            made.ints(size),
            *codes,
            made.ints(LONGEST_PATH),
            made.ints(1),
            made.ints(self.tree_kernels.VISIT),
            made.floats(seats),
        )
