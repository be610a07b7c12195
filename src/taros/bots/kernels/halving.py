"""Sequential halving: moves are tried in rounds, and the worse half of them given up after each.

Who calls tries the moves that `next_arm` names, and notes what came of it, until it names none.
"""

from collections.abc import MutableSequence

from taros._jit import kernel, routine

from .policy import considered, rate

Ints = MutableSequence[int]

# The moves under trial, best first: (codes, visits, sums of what they brought)
Arms = tuple[Ints, Ints, Ints]

# schedule: int64[SCHEDULE]
ALIVE = 0  #  moves that are still under trial
ROUNDS = 1  # that are left, with this one
LEFT = 2  #   tries that are left, with those of this round
SHARE = 3  #  tries of this round
DONE = 4  #   of these
SCHEDULE = 5

NONE = -1


@routine
def list_arms(observation: Ints, arms: Arms, ratings: Ints) -> int:
    """Write the moves worth a trial, those first that greedy likes best; return how many."""
    codes, visits, sums = arms
    count = considered(observation, codes)
    rate(observation, codes, count, ratings)
    for i in range(count):
        visits[i] = 1
        sums[i] = ratings[i]
    sort_arms(arms, count)
    for i in range(count):
        visits[i] = 0
        sums[i] = 0
    return count


@kernel
def begin_trial(count: int, tries: int, arms: Arms, schedule: Ints) -> None:
    """Plan to spend exactly so many tries.

    What is known of the moves from before counts too, so that this can be done in slices. Where the
    tries do not suffice for all moves, those that were not tried yet come first.
    """
    sort_arms(arms, count)
    alive = min(count, tries)
    while alive * num_rounds(alive) > tries:
        alive -= 1
    schedule[ALIVE] = alive
    schedule[ROUNDS] = num_rounds(alive)
    schedule[LEFT] = tries
    schedule[SHARE] = tries // schedule[ROUNDS]
    schedule[DONE] = 0


@kernel
def next_arm(arms: Arms, schedule: Ints) -> int:
    """The place of the move to be tried; NONE at the end, when the best is in the first place."""
    if schedule[DONE] == schedule[SHARE]:
        sort_arms(arms, schedule[ALIVE])
        schedule[ALIVE] = (schedule[ALIVE] + 1) // 2
        schedule[ROUNDS] -= 1
        schedule[LEFT] -= schedule[SHARE]
        if schedule[ROUNDS] == 0:
            return NONE
        schedule[SHARE] = schedule[LEFT] // schedule[ROUNDS]
        schedule[DONE] = 0
    place = schedule[DONE] % schedule[ALIVE]
    schedule[DONE] += 1
    return place


@kernel
def num_rounds(alive: int) -> int:
    """So that the last is between two."""
    rounds = 1
    while alive > 1 << rounds:
        rounds += 1
    return rounds


@kernel
def sort_arms(arms: Arms, count: int) -> None:
    """Those not tried first, then by mean, the highest first; equals stay as they are."""
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
