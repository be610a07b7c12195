"""Step many games at once for learning programs: moves, chance, opponents, rewards, masks.

Row i of every buffer belongs to game i, which has a generator of its own: what happens in it does
not depend on the other games, nor on the thread that steps it.
"""

from taros.kernels import kernel, routine
from taros.kernels.workspaces import Floats, GameBatch, Ints, StepResults, StepWorkspace

from ..encoding import POINTS_UNIT, small_code, write_small_mask
from ..kernel import (
    CHANCE_ACTS,
    GAME_OVER,
    apply,
    legal,
    observe,
    outcomes,
    scores,
    to_act,
)
from ..playout import GREEDY, RANDOM, best_rated, drawn
from ..policy import candidate_moves, heuristic_scores
from ..rng import below, seed_rng
from ..rollout import share_out

# kinds of players, besides RANDOM and GREEDY of `playout`
LEARNER = -1  # its actions are given to `step`
ELSEWHERE = 2  # a bot that is no kernel: the caller is asked for its moves

# what is to be done to every game
RESET, STEP, CONTINUE, REFRESH = range(4)

# settings: int64[SETTINGS]
SEATS, NUM_ACTIONS, SMALL, REWARD, LEARNER_SEAT, AUTORESET, EXPLICIT, SETTINGS = range(8)
ANY_SEAT = -1  # as LEARNER_SEAT: drawn anew for every game

# rewards
WIN, POINTS, WAY_HOME = range(3)

# counters of every game: int64[COUNTERS]
LEARNER_AT = 0  # the seat that the kinds of players are counted from
WAITING = 1  #    1 while a bot elsewhere has to move
REWARDED = 2  #   1 while an action has still to be rewarded
COUNTERS = 3

PLIES = 100_000  # by chance and opponents between two actions; after more the game is cut off
NOBODY = -1


@kernel
def run_games(
    task: int,
    first: int,
    last: int,
    actions: Ints,
    settings: Ints,
    bots: Ints,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
) -> int:
    """Do `task` to games `first` to `last - 1`; return how many wait for a bot elsewhere.

    `actions` are those of learners for STEP, and codes of bots elsewhere for CONTINUE. `bots` are
    the kinds of players from the first learner on, clockwise.
    """
    waiting = 0
    for i in range(first, last):
        if task == STEP:
            act(i, actions[i], settings, bots, batch, workspace, results)
        elif task == RESET:
            clear(i, results)
            batch.counters[i][REWARDED] = 0
            begin(i, settings, batch)
            run(i, settings, bots, batch, workspace, results)
        elif task == REFRESH:
            clear(i, results)
            show(i, to_act(batch.states[i]), settings, batch, workspace, results)
        elif batch.counters[i][WAITING] == 1:
            apply(batch.states[i], actions[i])
            run(i, settings, bots, batch, workspace, results)
        waiting += batch.counters[i][WAITING]
    return waiting


@kernel
def seed_games(seeds: Ints, batch: GameBatch) -> None:
    """Seed the generators of all games."""
    for i in range(len(seeds)):
        seed_rng(batch.generators[i], seeds[i], 0)


@kernel
def clear(i: int, results: StepResults) -> None:
    """Clear all that a step says of game `i`, but for whose move it is."""
    results.terminated[i] = 0
    results.truncated[i] = 0
    results.illegal[i] = 0
    rewards = results.rewards[i]
    for seat in range(len(rewards)):
        rewards[seat] = 0.0


@kernel
def begin(i: int, settings: Ints, batch: GameBatch) -> None:
    """Begin a new game in row `i`."""
    s = batch.states[i]
    start = batch.start
    for k in range(len(start)):
        s[k] = start[k]
    seat = settings[LEARNER_SEAT]
    if seat == ANY_SEAT:
        seat = below(batch.generators[i], settings[SEATS])
    batch.counters[i][LEARNER_AT] = seat


@kernel
def act(
    i: int,
    action: int,
    settings: Ints,
    bots: Ints,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
) -> None:
    """Apply the action of the learner that is to act in game `i`, and go on to the next one.

    With an action that is not legal, the learner loses. Where chance is explicit and has to act,
    the action is the number of an outcome.
    """
    clear(i, results)
    s = batch.states[i]
    seat = to_act(s)
    if seat == CHANCE_ACTS:
        outcomes(s, workspace.codes, workspace.numbers)
        apply(s, workspace.codes[action])
        run(i, settings, bots, batch, workspace, results)
        return
    if seat < 0:  # the game is over, and waits to be reset
        results.terminated[i] = 1
        return
    results.acted[i] = seat
    batch.counters[i][REWARDED] = 1
    if settings[REWARD] != WIN:
        write_potentials(s, settings, workspace.numbers, batch.potentials[i])
    loser = NOBODY
    if 0 <= action < settings[NUM_ACTIONS] and batch.legal[i][action] == 1:
        apply(s, small_code(s, action) if settings[SMALL] == 1 else action)
    else:
        results.illegal[i] = 1
        loser = seat
    if loser == NOBODY or close(i, loser, settings, batch, workspace, results):
        run(i, settings, bots, batch, workspace, results)


@routine
def run(
    i: int,
    settings: Ints,
    bots: Ints,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
) -> None:
    """Let chance and opponents act until a learner is to act, or a bot elsewhere."""
    s = batch.states[i]
    rng = batch.generators[i]
    codes, numbers, seen = workspace.codes, workspace.numbers, workspace.seen
    batch.counters[i][WAITING] = 0
    plies = 0
    while True:
        seat = to_act(s)
        if seat == GAME_OVER or plies == PLIES:
            results.truncated[i] = 0 if seat == GAME_OVER else 1
            if not close(i, NOBODY, settings, batch, workspace, results):
                return
            plies = 0
            continue
        plies += 1
        if seat == CHANCE_ACTS:
            if settings[EXPLICIT] == 1:
                show(i, seat, settings, batch, workspace, results)
                return
            apply(s, drawn(rng, codes, numbers, outcomes(s, codes, numbers)))
            continue
        kind = bots[(seat - batch.counters[i][LEARNER_AT]) % settings[SEATS]]
        if kind == RANDOM:
            apply(s, codes[below(rng, legal(s, codes))])
        elif kind == GREEDY:
            observe(s, seat, seen)
            count = candidate_moves(seen, codes)
            heuristic_scores(seen, codes, count, numbers)
            apply(s, best_rated(rng, codes, numbers, count))
        else:
            break
    if kind == ELSEWHERE:
        batch.counters[i][WAITING] = 1
        return
    if batch.counters[i][REWARDED] == 1:
        batch.counters[i][REWARDED] = 0
        if settings[REWARD] != WIN:
            add_progress(i, 1.0, settings, batch, workspace, results)
    show(i, seat, settings, batch, workspace, results)


@routine
def show(
    i: int,
    seat: int,
    settings: Ints,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
) -> None:
    """Write who is to act in game `i`, and the mask of what is legal; all zero if nobody is."""
    s = batch.states[i]
    allowed, mask = batch.legal[i], results.mask[i]
    results.actor[i] = seat if seat >= 0 else NOBODY
    if seat >= 0 and settings[SMALL] == 1:
        write_small_mask(s, workspace.codes, allowed)
    else:
        for action in range(len(allowed)):
            allowed[action] = 0
        if seat >= 0:
            for k in range(legal(s, workspace.codes)):
                allowed[workspace.codes[k]] = 1
    for action in range(len(mask)):
        mask[action] = allowed[action]


@routine
def close(
    i: int,
    loser: int,
    settings: Ints,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
) -> bool:
    """End game `i`; begin the next one and return True, or leave that to the caller.

    `loser` has lost by an action that is not legal; NOBODY if the game has ended by its rules.
    """
    s = batch.states[i]
    if batch.counters[i][REWARDED] == 1:
        batch.counters[i][REWARDED] = 0
        results.terminated[i] = 1 - results.truncated[i]
        final = batch.finals[i]
        for k in range(len(final)):
            final[k] = s[k]
        if settings[REWARD] == WAY_HOME:
            add_progress(i, 1.0, settings, batch, workspace, results)
        elif settings[REWARD] == POINTS:
            add_progress(i, 0.0, settings, batch, workspace, results)
        if results.truncated[i] == 0:
            add_win(i, loser, settings, batch, workspace, results)
    if settings[AUTORESET] == 1:
        begin(i, settings, batch)
        return True
    show(i, NOBODY, settings, batch, workspace, results)
    return False


# Rewards


@kernel
def add_win(
    i: int,
    loser: int,
    settings: Ints,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
) -> None:
    """Add 1 for a win, less for a shared one, and what makes the sum zero for those who lose."""
    seats = settings[SEATS]
    rewards, shares = results.rewards[i], workspace.shares
    if seats == 1:
        rewards[0] += 0.0 if loser == NOBODY else -1.0
        return
    if settings[REWARD] == WAY_HOME and loser == NOBODY:
        return
    if loser == NOBODY:
        share_out(batch.states[i], workspace.numbers, shares)
    else:
        for seat in range(seats):
            shares[seat] = 0.0 if seat == loser else 1.0 / (seats - 1)
    for seat in range(seats):
        rewards[seat] += (shares[seat] * seats - 1.0) / (seats - 1)


@routine
def add_progress(
    i: int,
    after: float,
    settings: Ints,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
) -> None:
    """Add by how much every seat's potential, times `after`, has grown since the action."""
    rewards, before = results.rewards[i], batch.potentials[i]
    write_potentials(batch.states[i], settings, workspace.numbers, workspace.shares)
    for seat in range(len(rewards)):
        rewards[seat] += after * workspace.shares[seat] - before[seat]


@routine
def write_potentials(s: Ints, settings: Ints, points: Ints, potentials: Floats) -> None:
    """Write how well every seat stands: its own way, or its points beside the average."""
    seats = settings[SEATS]
    scores(s, points)
    mean = 0.0
    if settings[REWARD] == POINTS:
        for seat in range(seats):
            mean += points[seat] / seats
    for seat in range(seats):
        potentials[seat] = (points[seat] - mean) / POINTS_UNIT
