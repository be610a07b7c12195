"""The rules of Pig, over a flat sequence of ints. The clauses are in RULES.md."""

from collections.abc import MutableSequence

from taros.kernels import kernel

State = MutableSequence[int]

SEATS, GOAL, SEAT, TURN, TOTAL, ROLLING, SCORES = range(7)  # a state: six numbers, then the scores
ROLL, HOLD, DIE = range(3)  # codes: two moves, then what the die shows
WORDS = ("roll", "hold", "1", "2", "3", "4", "5", "6")  # by code
CODES, FACES = len(WORDS), len(WORDS) - DIE
CHANCE_ACTS, GAME_OVER, WIN = -1, -2, 840  # WIN can be shared by two to eight


@kernel
def num_seats(s: State) -> int:
    return s[SEATS]


@kernel
def to_act(s: State) -> int:
    is_over = s[SCORES + s[SEAT]] >= s[GOAL]  # P3.1
    return GAME_OVER if is_over else CHANCE_ACTS if s[ROLLING] else s[SEAT]


@kernel
def turn_number(s: State) -> int:
    return s[TURN]


@kernel
def legal(s: State, actions: State) -> int:
    """Write what the seat to act may choose from; return how many."""
    actions[0], actions[1] = ROLL, HOLD
    return 2 if s[TOTAL] else 1  # P2.3


@kernel
def outcomes(s: State, codes: State, weights: State) -> int:
    """Write what the die may show, each with its weight; return how many."""
    for face in range(FACES):
        codes[face], weights[face] = DIE + face, 1
    return FACES


@kernel
def apply(s: State, code: int) -> None:
    s[ROLLING] = 1 if code == ROLL else 0
    if code > DIE:
        s[TOTAL] += code - DIE + 1  # P2.1
    elif code != ROLL:
        s[SCORES + s[SEAT]] += s[TOTAL] if code == HOLD else 0  # P2.2, P2.3
        s[TOTAL] = 0
        if s[SCORES + s[SEAT]] < s[GOAL]:
            s[TURN] += 1
            s[SEAT] = (s[SEAT] + 1) % s[SEATS]


@kernel
def ranking(s: State, keys: State) -> None:
    scores(s, keys)


@kernel
def scores(s: State, points: State) -> None:
    for seat in range(s[SEATS]):
        points[seat] = s[SCORES + seat]


@kernel
def observe(s: State, seat: int, out: State) -> None:
    for i in range(len(s)):
        out[i] = s[i]
