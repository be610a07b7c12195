"""Looking ahead exactly: every move and outcome, level by level, each seat for itself (max^n).

A level is a state on the way down, with what can happen there and what it is worth so far. Who
calls decides how deep to go and what a state at the bottom is worth. All that is still to be looked
at is in the workspace: the work can be left at any level and gone on with later.
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
    """Begin at the top, states[0], to look `ahead` decisions or turns ahead."""
    left[0] = ahead
    open_level(workspace, 0)
    workspace.progress[LEVEL] = 0
    workspace.progress[BEST] = workspace.codes[0][0]


@kernel
def descend(workspace: LookaheadWorkspace, level: int) -> None:
    """Let the next thing happen, one level below."""
    nexts = workspace.nexts
    parent = workspace.states[level]
    child = workspace.states[level + 1]
    for i in range(len(parent)):
        child[i] = parent[i]
    apply(child, workspace.codes[level][nexts[level]])
    nexts[level] += 1


@kernel
def open_level(workspace: LookaheadWorkspace, level: int) -> None:
    """List what can happen; nothing of it has been tried yet."""
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
    """The bottom, or done: nothing is left to be tried."""
    workspace.counts[level] = 0
    workspace.nexts[level] = 0


@kernel
def fold(workspace: LookaheadWorkspace, level: int) -> bool:
    """Let the level above know what this one is worth; whether it was the best there so far.

    Of equally good moves at the top, each may be the one.
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
