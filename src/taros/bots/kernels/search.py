"""Moves are tried in playouts that are cut short, and judged by what was learned."""

from taros._jit import routine

from .features import begins_turn
from .flat import Desk, enter
from .halving import NONE, Arms, Ints, begin_trial, next_arm
from .kernel import GAME_OVER, to_act
from .net import Floats, NetDesk, Weights, judge
from .rollout import play_ply, share_out

UNIT = 1 << 20  # of a win


@routine
def halve(
    observation: Ints,
    turns: int,
    seat: int,
    count: int,
    playouts: int,
    seed: int,
    weights: Weights,
    net: NetDesk,
    shares: Floats,
    arms: Arms,
    desk: Desk,
) -> None:
    """Spend exactly so many playouts of so many turns; the best move is the first afterwards."""
    s, numbers, schedule = desk[0], desk[2], desk[4]
    begin_trial(count, playouts, arms, schedule)
    while True:
        i = next_arm(arms, schedule)
        if i == NONE:
            return
        enter(observation, seat, i, seed, arms, desk)
        play_on(turns, desk)
        if to_act(s) == GAME_OVER:
            share_out(s, numbers, shares)
        else:
            judge(s, weights, net, shares)
        arms[1][i] += 1
        arms[2][i] += int(UNIT * shares[seat])


@routine
def play_on(turns: int, desk: Desk) -> None:
    """Play greedily until so many turns have begun, or the game is over."""
    s, codes, numbers, rng = desk[0], desk[1], desk[2], desk[3]
    begun = 0
    while True:
        actor = to_act(s)
        begun += 1 if begins_turn(s) else 0
        if actor == GAME_OVER or begun == turns:
            return
        play_ply(s, actor, codes, numbers, rng)
