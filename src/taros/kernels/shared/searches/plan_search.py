"""Search by planning: rivals answer greedily, and the seat's own next turns are planned.

Moves are tried in worlds: a world is a guess at what is hidden, with the same luck for every move.
"""

from taros.kernels import routine
from taros.kernels.workspaces import Arms, PlanWorkspace

from ..determinize import determinize
from ..kernel import GAME_OVER, State, apply, to_act, turn_number
from ..plan import list_moves, plan_value, sample_draw, start_plan
from ..playout import PLIES
from ..rng import below, seed_rng
from ..rollout import play_ply
from .halving import NONE, next_arm


@routine
def list_arms(observation: State, arms: Arms, numbers: State) -> int:
    """Write the moves worth a trial; return how many."""
    codes, visits, values = arms
    count = list_moves(observation, codes, numbers)
    for i in range(count):
        visits[i] = 0
        values[i] = 0
    return count


@routine
def halve(
    observation: State, seat: int, trials: int, seed: int, arms: Arms, workspace: PlanWorkspace
) -> bool:
    """Continue the planned trial for at most `trials` trials of one move in one world.

    Return whether it is over. Moves are compared in the same worlds.
    """
    codes, visits, values = arms
    for _ in range(trials):
        i = next_arm(arms, workspace.schedule)
        if i == NONE:
            return True
        values[i] += plan_search(observation, seat, codes[i], seed, visits[i], workspace)
        visits[i] += 1
    return False


@routine
def plan_search(
    observation: State, seat: int, code: int, seed: int, world: int, workspace: PlanWorkspace
) -> int:
    """Return how well `seat` stands before its next turn, after the move `code`, in one world."""
    s, rng, plan = workspace.state, workspace.rng, workspace.plan
    for k in range(len(observation)):
        s[k] = observation[k]
    seed_rng(rng, seed, world)
    determinize(s, seat, rng)
    apply(s, code)
    play_round(seat, turn_number(observation), workspace)
    left = start_plan(s, seat, plan)
    while left > 0:
        left = sample_draw(s, plan, below(rng, left))
    return plan_value(s, seat, plan)


@routine
def play_round(seat: int, turn: int, workspace: PlanWorkspace) -> None:
    """Play greedily until `seat` is to act in a turn after `turn`."""
    s, codes, numbers, rng, _, _ = workspace
    for _ in range(PLIES):
        actor = to_act(s)
        if actor == GAME_OVER or (actor == seat and turn_number(s) > turn):
            return
        play_ply(s, actor, codes, numbers, rng)
