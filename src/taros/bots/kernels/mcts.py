"""Monte Carlo tree search: new nodes are worth what a greedy playout from there brings."""

from taros._jit import kernel

from .rollout import roll_out, share_out
from .tree import Desk, Ints, Tree, back_up, go_down


@kernel
def grow(observation: Ints, seat: int, total: int, visits: int, tree: Tree, desk: Desk) -> bool:
    """Visit the tree so many times more, until it has `total` visits; whether it has them."""
    s, codes, numbers, _, _, rng, _, shares = desk
    for _ in range(min(visits, total - tree[1][0])):
        length = go_down(observation, seat, tree, desk)
        roll_out(s, codes, numbers, rng)
        share_out(s, numbers, shares)
        back_up(length, tree, desk)
    return tree[1][0] == total
