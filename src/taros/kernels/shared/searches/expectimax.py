"""Expectimax for any number of seats, to a given number of decisions."""

from taros.kernels import kernel
from taros.kernels.workspaces import Ints, LookaheadWorkspace

from ..kernel import CHANCE_ACTS, GAME_OVER, to_act
from ..policy import evaluate
from .lookahead import BEST, LEVEL, close_level, descend, fold, open_level


@kernel
def expectimax(steps: int, left: Ints, points: Ints, workspace: LookaheadWorkspace) -> bool:
    """Evaluate `steps` more states.

    Return whether all are evaluated, so that BEST is the best move.

    `left` holds the number of decisions that each level may still see. `points` is a buffer for the
    values of a state at the bottom: one that is over, or that needs a decision when none is left.
    """
    states, codes, _, values, counts, nexts, _, _, progress = workspace
    level = progress[LEVEL]
    while level >= 0 and steps > 0:
        if nexts[level] < counts[level]:
            left[level + 1] = left[level] - (0 if to_act(states[level]) == CHANCE_ACTS else 1)
            descend(workspace, level)
            level += 1
            actor = to_act(states[level])
            if actor == GAME_OVER or (actor != CHANCE_ACTS and left[level] == 0):
                close_level(workspace, level)
                evaluate(states[level], points)
                for seat in range(len(points)):
                    values[level][seat] = float(points[seat])
            else:
                open_level(workspace, level)
        else:
            if level > 0 and fold(workspace, level) and level == 1:
                progress[BEST] = codes[0][nexts[0] - 1]
            level -= 1
            steps -= 1
    progress[LEVEL] = level
    return level < 0
