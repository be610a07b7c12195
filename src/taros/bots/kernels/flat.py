"""Flat Monte Carlo: moves are tried in greedy playouts.

The k-th playout of every move begins with the same generator, and so with the same guess at what is
hidden and, as far as games run alike, the same dice: moves are compared under equal luck.
"""

from taros._jit import kernel, routine

from .guess import resample
from .halving import NONE, Arms, Ints, next_arm
from .kernel import apply
from .rng import seed_rng
from .rollout import roll_out, win_of

# Buffers: (state, codes, numbers, generator, schedule)
Desk = tuple[Ints, Ints, Ints, Ints, Ints]


@routine
def halve(
    observation: Ints,
    seats: int,
    seat: int,
    playouts: int,
    seed: int,
    arms: Arms,
    desk: Desk,
) -> bool:
    """Go on with the planned trial for so many playouts at most; whether it is over."""
    s, codes, numbers, rng, schedule = desk
    for _ in range(playouts):
        i = next_arm(arms, schedule)
        if i == NONE:
            return True
        enter(observation, seat, i, seed, arms, desk)
        roll_out(s, codes, numbers, rng)
        arms[1][i] += 1
        arms[2][i] += win_of(s, seats, seat, numbers)
    return False


@kernel
def enter(observation: Ints, seat: int, i: int, seed: int, arms: Arms, desk: Desk) -> None:
    """Make the i-th move, in a state the seat cannot tell from the true one."""
    s, rng = desk[0], desk[3]
    for k in range(len(observation)):
        s[k] = observation[k]
    seed_rng(rng, seed, arms[1][i])
    resample(s, seat, rng)
    apply(s, arms[0][i])
