"""Trying moves by planning ahead: the others answer, and the seat's own next turns are planned.

Moves are tried in worlds: a guess at what is hidden, and the same luck for every move.
"""

from taros._jit import kernel, routine

from .guess import resample
from .halving import Arms, num_rounds, sort_arms
from .kernel import GAME_OVER, State, apply, to_act, turn_number
from .plan import foretell, lay_out, list_moves, outlook
from .playout import PLIES
from .rng import below, seed_rng
from .rollout import play_ply

# Buffers: (state, codes, numbers, generator, sheet)
Desk = tuple[State, State, State, State, State]


@kernel
def think(
    observation: State, seat: int, count: int, trials: int, seed: int, arms: Arms, desk: Desk
) -> int:
    """Spend so many trials on the moves, one on each at least; the best is the first afterwards.

    Returns how many moves there are; a count of 0 lists them first, another one goes on from there.
    """
    if count == 0:
        count = list_arms(observation, arms, desk)
    if count > 1:
        halve(observation, seat, count, trials, seed, arms, desk)
    return count


@routine
def list_arms(observation: State, arms: Arms, desk: Desk) -> int:
    codes, visits, values = arms
    count = list_moves(observation, codes, desk[2])
    for i in range(count):
        visits[i] = 0
        values[i] = 0
    return count


@routine
def halve(
    observation: State, seat: int, count: int, trials: int, seed: int, arms: Arms, desk: Desk
) -> None:
    """Give up the worse half of the moves each round. All that are compared have been tried in the
    same worlds, one at least."""
    for rounds in range(num_rounds(count), 0, -1):
        worlds = max(trials // (rounds * count), 1)
        for i in range(count):
            for _ in range(worlds):
                try_arm(observation, seat, i, seed, arms, desk)
        sort_arms(arms, count)
        trials -= worlds * count
        count = (count + 1) // 2


@routine
def try_arm(observation: State, seat: int, i: int, seed: int, arms: Arms, desk: Desk) -> None:
    codes, visits, values = arms
    values[i] += foresee(observation, seat, codes[i], seed, visits[i], desk)
    visits[i] += 1


@routine
def foresee(observation: State, seat: int, code: int, seed: int, world: int, desk: Desk) -> int:
    """How well the seat looks forward to its next turn after a move, in one of many worlds."""
    s, _, _, rng, sheet = desk
    for k in range(len(observation)):
        s[k] = observation[k]
    seed_rng(rng, seed, world)
    resample(s, seat, rng)
    apply(s, code)
    play_round(seat, turn_number(observation), desk)
    left = lay_out(s, seat, sheet)
    while left > 0:
        left = foretell(s, sheet, below(rng, left))
    return outlook(s, seat, sheet)


@routine
def play_round(seat: int, turn: int, desk: Desk) -> None:
    """Play greedily until a seat has its next turn after this one."""
    s, codes, numbers, rng, _ = desk
    for _ in range(PLIES):
        actor = to_act(s)
        if actor == GAME_OVER or (actor == seat and turn_number(s) > turn):
            return
        play_ply(s, actor, codes, numbers, rng)
