"""Monte Carlo tree search: a new node has the value of one greedy playout from it."""

from taros.kernels import kernel
from taros.kernels.workspaces import Ints, Tree, TreeWorkspace

from ..playout import PLIES
from ..rollout import roll_out, share_out
from .tree import LENGTH, PLAYED, back_up, go_down


@kernel
def grow(
    observation: Ints, seat: int, total: int, plies: int, tree: Tree, workspace: TreeWorkspace
) -> bool:
    """Continue for at most `plies` plies, of descents and playouts.

    Return whether the tree has `total`
    visits.
    """
    visits = tree.visits
    s, codes, numbers, _, _, rng, visit, shares = workspace
    while plies > 0 and visits[0] < total:
        if visit[LENGTH] == 0:
            visit[LENGTH] = go_down(observation, seat, tree, workspace)
            visit[PLAYED] = 0
            plies -= visit[LENGTH]
        limit = min(max(plies, 1), PLIES - visit[PLAYED])
        played = roll_out(s, limit, codes, numbers, rng)
        plies -= played
        visit[PLAYED] += played
        if played < limit or visit[PLAYED] == PLIES:
            share_out(s, numbers, shares)
            back_up(visit[LENGTH], tree, workspace)
            visit[LENGTH] = 0
    return visits[0] == total
