"""The bot of Monte Carlo tree search."""

from collections.abc import MutableSequence, Sequence

from taros.core.game import Game, State
from taros.kernels import array, load
from taros.kernels.workspaces import Tree, TreeWorkspace

from .base import ALL_STEPS, Bot, Budget, slices, work_in_slices
from .buffers import Buffers

NODES_BY_TIME = 1 << 18  # where a time limits the tree instead of a count
MAX_PATH = 1000  # nodes


class MctsBot(Bot):
    """The move that a tree search visits most, where new nodes are played out by greedy seats.

    Strength: visits of the tree.
    """

    default_count, max_count, max_count_at_tables, takes_time = 4000, 1_000_000, 5_000, True

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.tree_kernels = load(game.kernels, "searches.tree", compiled)
        self.kernels = load(game.kernels, "searches.mcts", compiled)

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        seat, seats = self.game.rules.to_act(observation), self.game.rules.num_seats(observation)
        state = array(observation, self.compiled)
        tree = self._tree(NODES_BY_TIME if budget.count is None else budget.count + 1, seats)
        workspace = self._workspace(len(observation), seats)
        workspace.rng[0] = rng[0]
        self.tree_kernels.plant(tree, workspace)
        total = ALL_STEPS if budget.count is None else budget.count

        def grow(plies: int) -> bool:
            return bool(self.kernels.grow(state, seat, total, plies, tree, workspace))

        work_in_slices(grow, slices(budget.seconds))
        rng[0] = int(workspace.rng[0])
        return int(self.tree_kernels.most_visited(tree))

    def _tree(self, nodes: int, seats: int) -> Tree:
        made = Buffers(self.compiled)
        codes, visits, children, siblings = (made.ints(nodes) for _ in range(4))
        return Tree(codes, visits, children, siblings, made.floats(nodes * seats))

    def _workspace(self, state_size: int, seats: int) -> TreeWorkspace:
        made, codes = Buffers(self.compiled), self.game.rules.codes
        return TreeWorkspace(
            state=made.ints(state_size),
            codes=made.ints(codes),
            numbers=made.ints(codes),
            nodes=made.ints(codes),
            path=made.ints(MAX_PATH),
            rng=made.ints(1),
            visit=made.ints(self.tree_kernels.VISIT),
            shares=made.floats(seats),
        )
