"""Moves are tried in playouts that are cut short, and judged by what was learned.

In a playout rivals play greedily. The seat that thinks plays better than that, as it will: where a
move ends its turn, it makes the best judged of the moves that greedy likes best.
"""

from taros.kernels import kernel, routine, vectorized

from .features import begins_turn
from .flat import Desk, enter
from .halving import NONE, Arms, Ints, next_arm
from .kernel import CHANCE_ACTS, GAME_OVER, apply, outcomes, to_act
from .net import Floats, NetDesk, Weights, judge
from .playout import best_rated, drawn
from .policy import candidate_moves, heuristic_scores
from .rollout import play_ply, share_out

# To try moves on: (state, codes, numbers, generator)
Side = tuple[Ints, Ints, Ints, Ints]
# (weights, the network's desk, chances of every seat, a desk to try moves on)
Judge = tuple[Weights, NetDesk, Floats, Side]

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
    judgement: Judge,
    arms: Arms,
    desk: Desk,
) -> bool:
    """Go on with the planned trial, in playouts of `turns` turns; return whether it is over."""
    s, numbers, schedule = desk[0], desk[2], desk[4]
    weights, net, shares, _ = judgement
    for _ in range(playouts):
        i = next_arm(arms, schedule)
        if i == NONE:
            return True
        enter(observation, seat, i, seed, arms, desk)
        play_on(turns, seat, judgement, desk)
        if to_act(s) == GAME_OVER:
            share_out(s, numbers, shares)
        else:
            judge(s, weights, net, shares)
        arms[1][i] += 1
        arms[2][i] += int(UNIT * shares[seat])
    return False


@routine
def play_on(turns: int, seat: int, judgement: Judge, desk: Desk) -> None:
    """Play until `turns` turns have begun, or the game is over."""
    s, codes, numbers, rng = desk[0], desk[1], desk[2], desk[3]
    begun = 0
    while True:
        actor = to_act(s)
        begun += 1 if begins_turn(s) else 0
        if actor == GAME_OVER or begun == turns:
            return
        if actor == seat:
            play_own(seat, judgement, desk)
        else:
            play_ply(s, actor, codes, numbers, rng)


@routine
def play_own(seat: int, judgement: Judge, desk: Desk) -> None:
    """A move of the seat that thinks."""
    s, codes, ratings, rng = desk[0], desk[1], desk[2], desk[3]
    count = candidate_moves(s, codes)
    heuristic_scores(s, codes, count, ratings)
    luck = rng[0]
    code = best_rated(rng, codes, ratings, count)
    apply(s, best_judged(code, count, seat, luck, judgement, desk))


@routine
def best_judged(code: int, count: int, seat: int, luck: int, judgement: Judge, desk: Desk) -> int:
    """Of the best rated moves, `code` the first of them, the one that leaves the seat the best
    chance under equal luck; `code` itself if it does not end the turn. Forgets their ratings."""
    s, codes, ratings = desk[0], desk[1], desk[2]
    weights, net, shares, side = judgement
    after, rng = side[0], side[3]
    best = -1.0
    chosen = code
    for _ in range(min(WIDTH, count)):
        for k in range(len(s)):
            after[k] = s[k]
        apply(after, code)
        rng[0] = luck
        finish_turn(side)
        if to_act(after) == GAME_OVER or not begins_turn(after):
            return chosen
        judge(after, weights, net, shares)
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
def finish_turn(side: Side) -> None:
    """Let chance act until the next turn begins, or a seat has to act before."""
    s, codes, numbers, rng = side
    while to_act(s) == CHANCE_ACTS and not begins_turn(s):
        apply(s, drawn(rng, codes, numbers, outcomes(s, codes, numbers)))
