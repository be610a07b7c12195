"""Try moves in short playouts whose last state a learned network evaluates.

In a playout rivals play greedily. The searching seat plays better than that: where a move ends its
turn, it makes the one of its best rated moves that the network evaluates highest.
"""

from taros.kernels import kernel, routine, vectorized
from taros.kernels.workspaces import Arms, Ints, NetEvaluator, TrialWorkspace, TurnWorkspace

from ..features import begins_turn
from ..kernel import CHANCE_ACTS, GAME_OVER, apply, outcomes, to_act
from ..net import judge
from ..playout import best_rated, drawn
from ..policy import candidate_moves, heuristic_scores
from ..rollout import play_ply, share_out
from .flat import enter
from .halving import NONE, next_arm

UNIT = 1 << 20  # of a win
WIDTH = 4  # moves that are judged in a playout
NEVER = -(1 << 40)  # lower than any rating


@vectorized
def halve(
    observation: Ints,
    turns: int,
    seat: int,
    playouts: int,
    seed: int,
    evaluator: NetEvaluator,
    arms: Arms,
    workspace: TrialWorkspace,
) -> bool:
    """Continue the planned trial, in playouts of `turns` turns; return whether it is over."""
    s, schedule, shares = workspace.state, workspace.schedule, evaluator.shares
    for _ in range(playouts):
        i = next_arm(arms, schedule)
        if i == NONE:
            return True
        enter(observation, seat, i, seed, arms, workspace)
        play_on(turns, seat, evaluator, workspace)
        if to_act(s) == GAME_OVER:
            share_out(s, workspace.numbers, shares)
        else:
            judge(s, evaluator.weights, evaluator.buffers, shares)
        arms.visits[i] += 1
        arms.sums[i] += int(UNIT * shares[seat])
    return False


@routine
def play_on(turns: int, seat: int, evaluator: NetEvaluator, workspace: TrialWorkspace) -> None:
    """Play until `turns` turns have begun, or the game is over."""
    s, codes, numbers, rng, _ = workspace
    begun = 0
    while True:
        actor = to_act(s)
        begun += 1 if begins_turn(s) else 0
        if actor == GAME_OVER or begun == turns:
            return
        if actor == seat:
            play_own(seat, evaluator, workspace)
        else:
            play_ply(s, actor, codes, numbers, rng)


@routine
def play_own(seat: int, evaluator: NetEvaluator, workspace: TrialWorkspace) -> None:
    """Make a move of the searching seat."""
    s, codes, ratings, rng, _ = workspace
    count = candidate_moves(s, codes)
    heuristic_scores(s, codes, count, ratings)
    luck = rng[0]
    code = best_rated(rng, codes, ratings, count)
    apply(s, best_judged(code, count, seat, luck, evaluator, workspace))


@routine
def best_judged(
    code: int,
    count: int,
    seat: int,
    luck: int,
    evaluator: NetEvaluator,
    workspace: TrialWorkspace,
) -> int:
    """Return the one of the best rated moves that leaves `seat` the best chance, with equal luck.

    `code` is the best rated of them; it is returned if it does not end the turn. Ratings are
    overwritten.
    """
    s, codes, ratings = workspace.state, workspace.codes, workspace.numbers
    shares, turn = evaluator.shares, evaluator.turn
    after = turn.state
    best = -1.0
    chosen = code
    for _ in range(min(WIDTH, count)):
        for k in range(len(s)):
            after[k] = s[k]
        apply(after, code)
        turn.rng[0] = luck
        finish_turn(turn)
        if to_act(after) == GAME_OVER or not begins_turn(after):
            return chosen
        judge(after, evaluator.weights, evaluator.buffers, shares)
        if shares[seat] > best:
            best = shares[seat]
            chosen = code
        top = 0
        for i in range(count):
            if codes[i] == code:
                ratings[i] = NEVER
            if ratings[i] > ratings[top]:
                top = i
        code = codes[top]
    return chosen


@kernel
def finish_turn(workspace: TurnWorkspace) -> None:
    """Let chance act until the next turn begins or a seat is to act."""
    s, codes, numbers, rng = workspace
    while to_act(s) == CHANCE_ACTS and not begins_turn(s):
        apply(s, drawn(rng, codes, numbers, outcomes(s, codes, numbers)))
