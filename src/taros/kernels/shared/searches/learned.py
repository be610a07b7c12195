"""Search to the beginnings of turns, where a learned network evaluates the state."""

from taros.kernels import vectorized
from taros.kernels.workspaces import Ints, LookaheadWorkspace, NetBuffers, Weights

from ..features import begins_turn
from ..kernel import GAME_OVER, to_act
from ..net import judge
from ..rollout import share_out
from .lookahead import BEST, LEVEL, close_level, descend, fold, open_level


@vectorized
def evaluate_states(
    steps: int,
    left: Ints,
    keys: Ints,
    weights: Weights,
    net: NetBuffers,
    workspace: LookaheadWorkspace,
) -> bool:
    """Evaluate `steps` more states; return whether all are evaluated.

    Then BEST is the best move and values[0] its value. `left` holds the number of turns that each
    level may still see begin.
    """
    states, codes, _, values, counts, nexts, _, _, progress = workspace
    level = progress[LEVEL]
    while level >= 0 and steps > 0:
        if nexts[level] < counts[level]:
            descend(workspace, level)
            level += 1
            s = states[level]
            begins = begins_turn(s)
            left[level] = left[level - 1] - (1 if begins else 0)
            if to_act(s) == GAME_OVER:
                close_level(workspace, level)
                share_out(s, keys, values[level])
            elif begins and left[level] == 0:
                close_level(workspace, level)
                judge(s, weights, net, values[level])
            else:
                open_level(workspace, level)
        else:
            if level > 0 and fold(workspace, level) and level == 1:
                progress[BEST] = codes[0][nexts[0] - 1]
            level -= 1
            steps -= 1
    progress[LEVEL] = level
    return level < 0
