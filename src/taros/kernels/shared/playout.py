"""Whole games between the bots that are kernels, for any game."""

from taros.kernels import kernel
from taros.kernels.workspaces import Ints, PlayoutWorkspace

from .kernel import (
    CHANCE_ACTS,
    GAME_OVER,
    WIN,
    apply,
    legal,
    observe,
    outcomes,
    ranking,
    scores,
    to_act,
    turn_number,
)
from .policy import candidate_moves, heuristic_scores
from .rng import below, seed_rng

RANDOM, GREEDY = 0, 1  # kinds of bots

# totals: int64[2 + 2 * seats]
FINISHED, TURNS, SEAT_TOTALS = 0, 1, 2  # then of each seat: wins in units of WIN, sum of scores

PLIES = 100_000  # a game longer than this counts as unfinished


@kernel
def simulate(
    start: Ints,
    bots: Ints,
    seed: int,
    first: int,
    games: int,
    workspace: PlayoutWorkspace,
    totals: Ints,
) -> None:
    """Play games number `first` to `first + games - 1` of a seed and add up how they ended."""
    for game in range(first, first + games):
        play(start, bots, seed, game, workspace)
        add_game(len(bots), workspace, totals)


@kernel
def add_game(seats: int, workspace: PlayoutWorkspace, totals: Ints) -> None:
    """Add to `totals` how the game in `workspace` ended."""
    s, keys, points = workspace.state, workspace.codes, workspace.numbers
    totals[TURNS] += turn_number(s)
    if to_act(s) != GAME_OVER:
        return
    totals[FINISHED] += 1
    ranking(s, keys)
    scores(s, points)
    best = keys[0]
    winners = 0
    for seat in range(seats):
        best = max(best, keys[seat])
    for seat in range(seats):
        winners += 1 if keys[seat] == best else 0
    for seat in range(seats):
        if keys[seat] == best:
            totals[SEAT_TOTALS + 2 * seat] += WIN // winners
        totals[SEAT_TOTALS + 2 * seat + 1] += points[seat]


@kernel
def play(start: Ints, bots: Ints, seed: int, game: int, workspace: PlayoutWorkspace) -> int:
    """Play one game in `workspace`; log (turn number, code) of every ply while there is room.

    Return the number of plies. Chance and bots draw from one generator that only this function
    holds: a bot that rates its moves sees its seat's observation and nothing else.
    """
    s, observation, codes, numbers, rng, log = workspace
    for i in range(len(start)):
        s[i] = start[i]
    seed_rng(rng, seed, game)
    for ply in range(PLIES):
        seat = to_act(s)
        if seat == GAME_OVER:
            return ply
        if seat == CHANCE_ACTS:
            code = drawn(rng, codes, numbers, outcomes(s, codes, numbers))
        elif bots[seat] == RANDOM:
            code = codes[below(rng, legal(s, codes))]
        else:
            observe(s, seat, observation)
            count = candidate_moves(observation, codes)
            heuristic_scores(observation, codes, count, numbers)
            code = best_rated(rng, codes, numbers, count)
        if 2 * ply < len(log):
            log[2 * ply] = turn_number(s)
            log[2 * ply + 1] = code
        apply(s, code)
    return PLIES


@kernel
def drawn(rng: Ints, codes: Ints, weights: Ints, count: int) -> int:
    """Return one of the codes, drawn by weight."""
    total = 0
    for i in range(count):
        total += weights[i]
    rest = below(rng, total)
    chosen = 0
    for i in range(count):  # without branches: nobody can foresee a die
        rest -= weights[i]
        chosen += 1 if rest >= 0 else 0
    return codes[chosen]


@kernel
def best_rated(rng: Ints, codes: Ints, ratings: Ints, count: int) -> int:
    """Return one of the highest rated codes, each with equal probability."""
    best = ratings[0]
    ties = 0
    for i in range(count):
        if ratings[i] > best:
            best = ratings[i]
            ties = 0
        ties += 1 if ratings[i] == best else 0
    chosen = below(rng, ties)
    for i in range(count):
        if ratings[i] == best:
            if chosen == 0:
                return codes[i]
            chosen -= 1
    return codes[0]
