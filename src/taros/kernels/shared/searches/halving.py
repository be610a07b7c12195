"""Sequential halving: try moves in rounds, and drop the worse half of them after each.

The caller tries the move that `next_arm` returns and records its result, until `next_arm` returns
NONE. All that is left to do is in the schedule: a trial can be paused at any move and resumed.
"""

from taros.kernels import kernel, routine
from taros.kernels.workspaces import Arms, Ints

from ..policy import candidate_moves, heuristic_scores

# schedule: int64[SCHEDULE]
COUNT = 0  #  moves in all
TRIES = 1  #  tries in all; ENDLESS: trial after trial
EQUAL = 2  #  1: in a round every move has the same number of tries, one at least
ALIVE = 3  #  moves that are still under trial
ROUNDS = 4  # that are left, with this one; 0: the trial is over
LEFT = 5  #   tries that are left, with those of this round
SHARE = 6  #  tries of this round
DONE = 7  #   of these
ARM = 8  #    the place of the move whose playout is under way
PLAYED = 9  # plies of that playout; 0: none is under way
SCHEDULE = 10

ENDLESS = 0
NONE = -1


@routine
def list_arms(observation: Ints, arms: Arms, ratings: Ints) -> int:
    """Write the moves worth a trial, the best rated first; return how many."""
    codes, visits, sums = arms
    count = candidate_moves(observation, codes)
    heuristic_scores(observation, codes, count, ratings)
    for i in range(count):
        visits[i] = 1
        sums[i] = ratings[i]
    sort_arms(arms, count)
    for i in range(count):
        visits[i] = 0
        sums[i] = 0
    return count


@kernel
def plan_trial(count: int, tries: int, equal: int, arms: Arms, schedule: Ints) -> None:
    """Plan to spend `tries` on the first `count` moves.

    With `equal` 0 exactly `tries` are spent; where they do not suffice for all moves, only the
    first moves are tried. With `equal` 1 all moves are tried, and all that are compared in a round
    equally often, which may take more or fewer tries. ENDLESS tries are repeated trials of one try
    for each move and round; the results of one trial count in the next.
    """
    schedule[COUNT] = count
    schedule[TRIES] = tries
    schedule[EQUAL] = equal
    schedule[PLAYED] = 0
    begin_trial(arms, schedule)


@kernel
def begin_trial(arms: Arms, schedule: Ints) -> None:
    """Start with all moves; those that were never tried come first."""
    count = schedule[COUNT]
    sort_arms(arms, count)
    tries = schedule[TRIES]
    if tries == ENDLESS:
        tries = count * num_rounds(count)
    alive = count
    if schedule[EQUAL] == 0:
        alive = min(count, tries)
        while alive * num_rounds(alive) > tries:
            alive -= 1
    schedule[ALIVE] = alive
    schedule[ROUNDS] = num_rounds(alive)
    schedule[LEFT] = tries
    begin_round(schedule)


@kernel
def begin_round(schedule: Ints) -> None:
    share = schedule[LEFT] // schedule[ROUNDS]
    if schedule[EQUAL] == 1:
        share = max(share // schedule[ALIVE], 1) * schedule[ALIVE]
    schedule[SHARE] = share
    schedule[DONE] = 0


@kernel
def next_arm(arms: Arms, schedule: Ints) -> int:
    """Return the index of the move to try next; NONE at the end, when the best move has index 0."""
    if schedule[DONE] == schedule[SHARE]:
        if schedule[ROUNDS] == 0:
            return NONE
        sort_arms(arms, schedule[ALIVE])
        schedule[ALIVE] = (schedule[ALIVE] + 1) // 2
        schedule[ROUNDS] -= 1
        schedule[LEFT] -= schedule[SHARE]
        if schedule[ROUNDS] > 0:
            begin_round(schedule)
        elif schedule[TRIES] == ENDLESS:
            begin_trial(arms, schedule)
        else:
            return NONE
    place = schedule[DONE] % schedule[ALIVE]
    schedule[DONE] += 1
    return place


@kernel
def best_arm(arms: Arms, schedule: Ints) -> int:
    """Return the best move so far, at any time.

    It is the one with the highest mean of those still under trial and tried; the first if none was.
    """
    codes, visits, sums = arms
    best = 0
    for i in range(1, schedule[ALIVE]):
        if visits[i] > 0 and (
            visits[best] == 0 or is_better(visits[i], sums[i], visits[best], sums[best])
        ):
            best = i
    return codes[best]


@kernel
def num_rounds(alive: int) -> int:
    """Return the number of rounds until two moves are left, for `alive` moves."""
    rounds = 1
    while alive > 1 << rounds:
        rounds += 1
    return rounds


@kernel
def sort_arms(arms: Arms, count: int) -> None:
    """Sort the first `count` moves: untried ones, then by mean, descending; stable."""
    codes, visits, sums = arms
    for i in range(1, count):
        code = codes[i]
        tried = visits[i]
        won = sums[i]
        j = i
        while j > 0 and is_better(tried, won, visits[j - 1], sums[j - 1]):
            codes[j] = codes[j - 1]
            visits[j] = visits[j - 1]
            sums[j] = sums[j - 1]
            j -= 1
        codes[j] = code
        visits[j] = tried
        sums[j] = won


@kernel
def is_better(tried: int, won: int, other_tried: int, other_won: int) -> bool:
    if tried == 0 or other_tried == 0:
        return tried < other_tried
    return won / tried > other_won / other_tried  # their products would outgrow an int64
