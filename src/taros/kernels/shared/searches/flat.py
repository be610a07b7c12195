"""Flat Monte Carlo: try every move in greedy playouts.

The k-th playout of every move starts with the same random numbers, and so with the same guess at
what is hidden and, as long as the games run alike, the same dice: moves are compared under equal
luck.
"""

from taros.kernels import kernel, routine
from taros.kernels.workspaces import Arms, Ints, TrialWorkspace

from ..determinize import determinize
from ..kernel import apply
from ..playout import PLIES
from ..rng import seed_rng
from ..rollout import roll_out, win_of
from .halving import ARM, NONE, PLAYED, next_arm


@routine
def halve(
    observation: Ints,
    seats: int,
    seat: int,
    plies: int,
    seed: int,
    arms: Arms,
    workspace: TrialWorkspace,
) -> bool:
    """Continue the planned trial for at most `plies` plies; return whether it is over.

    The limit is in plies, not playouts: a playout in which greedy seats get stuck lasts for PLIES.
    """
    s, codes, numbers, rng, schedule = workspace
    while plies > 0:
        if schedule[PLAYED] == 0:
            schedule[ARM] = next_arm(arms, schedule)
            if schedule[ARM] == NONE:
                return True
            enter(observation, seat, schedule[ARM], seed, arms, workspace)
            plies -= 1
        limit = min(max(plies, 1), PLIES - schedule[PLAYED])
        played = roll_out(s, limit, codes, numbers, rng)
        plies -= played
        schedule[PLAYED] += played
        if played < limit or schedule[PLAYED] == PLIES:
            arms.visits[schedule[ARM]] += 1
            arms.sums[schedule[ARM]] += win_of(s, seats, seat, numbers)
            schedule[PLAYED] = 0
    return False


@kernel
def enter(
    observation: Ints, seat: int, i: int, seed: int, arms: Arms, workspace: TrialWorkspace
) -> None:
    """Make the i-th move in a state that the seat cannot tell from the true one."""
    s, rng = workspace.state, workspace.rng
    for k in range(len(observation)):
        s[k] = observation[k]
    seed_rng(rng, seed, arms.visits[i])
    determinize(s, seat, rng)
    apply(s, arms.codes[i])
