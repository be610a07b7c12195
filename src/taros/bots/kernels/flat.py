"""Flat Monte Carlo: moves are tried in playouts, and the worse half of them given up each round.

The k-th playout of every move begins with the same generator, and so with the same guess at what is
hidden and, as far as games run alike, the same dice: moves are compared under equal luck.
"""

from collections.abc import MutableSequence

from taros._jit import kernel, routine

from .guess import resample
from .kernel import apply
from .policy import considered, rate
from .rng import seed_rng
from .rollout import roll_out, win_of

Ints = MutableSequence[int]

# The moves under trial, best first: (codes, visits, wins in units of WIN)
Arms = tuple[Ints, Ints, Ints]
# Buffers: (state, codes, numbers, generator)
Desk = tuple[Ints, Ints, Ints, Ints]


@routine
def list_arms(observation: Ints, arms: Arms, desk: Desk) -> int:
    """Write the moves worth a trial, those first that greedy likes best; return how many."""
    codes, visits, wins = arms
    numbers = desk[2]
    count = considered(observation, codes)
    rate(observation, codes, count, numbers)
    for i in range(count):
        visits[i] = 1
        wins[i] = numbers[i]
    sort_arms(arms, count)
    for i in range(count):
        visits[i] = 0
        wins[i] = 0
    return count


@routine
def halve(
    observation: Ints,
    seats: int,
    seat: int,
    count: int,
    playouts: int,
    seed: int,
    arms: Arms,
    desk: Desk,
) -> None:
    """Spend exactly so many playouts on the moves; the best is the first afterwards.

    What is known of the moves from before counts too, so that this can be done in slices. Where the
    playouts do not suffice for all moves, those that were not tried yet come first.
    """
    sort_arms(arms, count)
    alive = min(count, playouts)
    while alive * num_rounds(alive) > playouts:
        alive -= 1
    rounds = num_rounds(alive)
    while rounds > 0:
        share = playouts // rounds
        for i in range(alive):
            for _ in range(share // alive + (1 if i < share % alive else 0)):
                try_arm(observation, seats, seat, i, seed, arms, desk)
        sort_arms(arms, alive)
        alive = (alive + 1) // 2
        playouts -= share
        rounds -= 1


@kernel
def num_rounds(alive: int) -> int:
    """So that the last is between two."""
    rounds = 1
    while alive > 1 << rounds:
        rounds += 1
    return rounds


@routine
def try_arm(
    observation: Ints, seats: int, seat: int, i: int, seed: int, arms: Arms, desk: Desk
) -> None:
    """One playout of a move."""
    codes, visits, wins = arms
    s, buffer, numbers, rng = desk
    for k in range(len(observation)):
        s[k] = observation[k]
    seed_rng(rng, seed, visits[i])
    resample(s, seat, rng)
    apply(s, codes[i])
    roll_out(s, buffer, numbers, rng)
    visits[i] += 1
    wins[i] += win_of(s, seats, seat, numbers)


@kernel
def sort_arms(arms: Arms, count: int) -> None:
    """Those not tried first, then by mean, the highest first; equals stay as they are."""
    codes, visits, wins = arms
    for i in range(1, count):
        code = codes[i]
        tried = visits[i]
        won = wins[i]
        j = i
        while j > 0 and is_better(tried, won, visits[j - 1], wins[j - 1]):
            codes[j] = codes[j - 1]
            visits[j] = visits[j - 1]
            wins[j] = wins[j - 1]
            j -= 1
        codes[j] = code
        visits[j] = tried
        wins[j] = won


@kernel
def is_better(tried: int, won: int, other_tried: int, other_won: int) -> bool:
    if tried == 0 or other_tried == 0:
        return tried < other_tried
    return won * other_tried > other_won * tried
