"""Exhaustive search: every move and outcome, level by level, each seat for itself (max^n).

A level is a state on the way down, with its possible moves or outcomes and its value so far. The
caller decides how deep to go and how to evaluate a state at the bottom. All that is left to do is
in the workspace: the search can be paused at any level and resumed.
"""

from taros.kernels import kernel
from taros.kernels.workspaces import Ints, LookaheadWorkspace

from ..kernel import CHANCE_ACTS, apply, outcomes, to_act
from ..policy import candidate_moves
from ..rng import below

# progress: int64[PROGRESS]
LEVEL = 0  # the level to go on from; below 0 when all has been looked at
BEST = 1  #  the best move at the top so far
PROGRESS = 2


@kernel
def begin(ahead: int, left: Ints, workspace: LookaheadWorkspace) -> None:
    """Start at the top, states[0], to search `ahead` decisions or turns deep."""
    left[0] = ahead
    open_level(workspace, 0)
    workspace.progress[LEVEL] = 0
    workspace.progress[BEST] = workspace.codes[0][0]


@kernel
def descend(workspace: LookaheadWorkspace, level: int) -> None:
    """Apply the next move or outcome of `level`, one level below."""
    nexts = workspace.nexts
    parent = workspace.states[level]
    child = workspace.states[level + 1]
    for i in range(len(parent)):
        child[i] = parent[i]
    apply(child, workspace.codes[level][nexts[level]])
    nexts[level] += 1


@kernel
def open_level(workspace: LookaheadWorkspace, level: int) -> None:
    """List the moves or outcomes of `level`; none of them has been tried yet."""
    states, codes, weights, values, counts, nexts, sums, _, _ = workspace
    s = states[level]
    nexts[level] = 0
    if to_act(s) == CHANCE_ACTS:
        counts[level] = outcomes(s, codes[level], weights[level])
        sums[level] = 0
        for i in range(counts[level]):
            sums[level] += weights[level][i]
    else:
        counts[level] = candidate_moves(s, codes[level])
    for seat in range(len(values[level])):
        values[level][seat] = 0.0


@kernel
def close_level(workspace: LookaheadWorkspace, level: int) -> None:
    """Mark `level` as done, or as the bottom: it has nothing to try."""
    workspace.counts[level] = 0
    workspace.nexts[level] = 0


@kernel
def fold(workspace: LookaheadWorkspace, level: int) -> bool:
    """Add the value of `level` to the level above; return whether it is best so far.

    Ties at the top are broken at random.
    """
    states, _, weights, values, _, nexts, sums, rng, _ = workspace
    above = level - 1
    last = nexts[above] - 1
    mine = values[level]
    best = values[above]
    seat = to_act(states[above])
    if seat == CHANCE_ACTS:
        part = weights[above][last] / sums[above]
        for k in range(len(mine)):
            best[k] += part * mine[k]
        return False
    if last == 0 or mine[seat] > best[seat]:
        if above == 0:
            sums[0] = 1
    elif above == 0 and mine[seat] == best[seat]:
        sums[0] += 1
        if below(rng, sums[0]) > 0:
            return False
    else:
        return False
    for k in range(len(mine)):
        best[k] = mine[k]
    return True
