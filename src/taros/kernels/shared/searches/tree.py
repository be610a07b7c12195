"""A search tree of moves and outcomes that grows with every visit, each seat for itself (max^n).

What is hidden is determinized again on every visit, so one node may offer different moves. A node
is a number; node 0 is the root, and 0 stands for "none" as a child or sibling.
"""

import math

from taros.kernels import kernel, routine
from taros.kernels.maths import log
from taros.kernels.workspaces import Ints, Tree, TreeWorkspace

from ..determinize import determinize
from ..kernel import CHANCE_ACTS, GAME_OVER, apply, outcomes, to_act
from ..playout import drawn
from ..policy import candidate_moves, heuristic_scores

# visit: int64[VISIT]
USED = 0  #   nodes in use
LENGTH = 1  # nodes on the path of the visit that is under way; 0: none is
PLAYED = 2  # plies that were played from there
VISIT = 3

EXPLORE = 0.2  # how much to look at what seems worse
WIDTH = 0.5  # a node visited n times has tried WIDTH * sqrt(n) moves that greedy likes best


@kernel
def plant(tree: Tree, workspace: TreeWorkspace) -> None:
    """Start a tree with a root that has not been visited."""
    workspace.visit[USED] = 0
    workspace.visit[LENGTH] = 0
    add_node(0, tree, workspace)


@kernel
def add_node(code: int, tree: Tree, workspace: TreeWorkspace) -> int:
    visit, shares = workspace.visit, workspace.shares
    node = visit[USED]
    visit[USED] += 1
    tree.codes[node] = code
    tree.visits[node] = 0
    tree.children[node] = 0
    tree.siblings[node] = 0
    for seat in range(len(shares)):
        tree.sums[node * len(shares) + seat] = 0.0
    return node


@kernel
def below_node(node: int, code: int, tree: Tree) -> int:
    """Return the child of `node` that `code` leads to, 0 if there is none yet."""
    child = tree.children[node]
    while child != 0 and tree.codes[child] != code:
        child = tree.siblings[child]
    return child


@routine
def go_down(observation: Ints, seat: int, tree: Tree, workspace: TreeWorkspace) -> int:
    """Go down from the root to a new node, or as far as there is room.

    Return the length of the path.

    The nodes are on the path. The state is that of the last node, or the next where there was no
    room.
    """
    s, codes, numbers, _, path, rng, visit, _ = workspace
    for i in range(len(observation)):
        s[i] = observation[i]
    determinize(s, seat, rng)
    node = 0
    path[0] = 0
    length = 1
    while length < len(path):
        actor = to_act(s)
        if actor == GAME_OVER:
            return length
        if actor == CHANCE_ACTS:
            code = drawn(rng, codes, numbers, outcomes(s, codes, numbers))
        else:
            code = promising(actor, node, tree, workspace)
        apply(s, code)
        child = below_node(node, code, tree)
        if child == 0:
            if visit[USED] == len(tree.visits):
                return length
            child = add_node(code, tree, workspace)
            tree.siblings[child] = tree.children[node]
            tree.children[node] = child
        path[length] = child
        length += 1
        node = child
        if tree.visits[child] == 0:
            return length
    return length


@routine
def promising(seat: int, node: int, tree: Tree, workspace: TreeWorkspace) -> int:
    """Return a move to visit: an untried one when it is time for that, else by upper bound."""
    visits, sums = tree.visits, tree.sums
    codes, nodes, shares = workspace.codes, workspace.nodes, workspace.shares
    count = candidate_moves(workspace.state, codes)
    tried = 0
    total = 0
    for i in range(count):
        nodes[i] = below_node(node, codes[i], tree)
        if nodes[i] != 0:
            tried += 1
            total += visits[nodes[i]]
    if tried < count and tried <= WIDTH * math.sqrt(total):
        return likeliest_untried(count, workspace)
    spread = log(total + 1.0)
    best = -1.0
    code = codes[0]
    for i in range(count):
        child = nodes[i]
        if child != 0:
            seen = visits[child]
            bound = sums[child * len(shares) + seat] / seen + EXPLORE * math.sqrt(spread / seen)
            if bound > best:
                best = bound
                code = codes[i]
    return code


@kernel
def likeliest_untried(count: int, workspace: TreeWorkspace) -> int:
    """Return the highest rated move that has no node."""
    codes, numbers, nodes = workspace.codes, workspace.numbers, workspace.nodes
    heuristic_scores(workspace.state, codes, count, numbers)
    chosen = -1
    for i in range(count):
        if nodes[i] == 0 and (chosen == -1 or numbers[i] > numbers[chosen]):
            chosen = i
    return codes[chosen]


@kernel
def back_up(length: int, tree: Tree, workspace: TreeWorkspace) -> None:
    """Add the value of the last node to all nodes on the path."""
    shares = workspace.shares
    for i in range(length):
        node = workspace.path[i]
        tree.visits[node] += 1
        for seat in range(len(shares)):
            tree.sums[node * len(shares) + seat] += shares[seat]


@kernel
def most_visited(tree: Tree) -> int:
    """Return the most visited move of the root."""
    best = tree.children[0]
    child = best
    while child != 0:
        if tree.visits[child] > tree.visits[best]:
            best = child
        child = tree.siblings[child]
    return tree.codes[best]
