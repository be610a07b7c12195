"""The rules of Marrakech as kernels: who acts, what is legal, what a code does.

Everything here trusts its caller: a code must come from `legal` or `outcomes` of that state.
Clauses (M3.1 ...) are those of RULES.md.
"""

from collections.abc import MutableSequence

from taros.kernels import kernel, popcount, pure_kernel

from .layout import (
    AHEAD,
    ALWAYS_LINKED,
    BEGIN,
    CHOOSING,
    COIN,
    COVER_OWN,
    DIE,
    DIE_WEIGHTS,
    EAST,
    LAYING,
    LEFT,
    LOT,
    NEAR,
    NEAR_EACH_WAY,
    NEAR_LINK,
    NEAREST,
    NEXT,
    NONE,
    OUT,
    OVER,
    OWNERS,
    PAYS_ON,
    PHASE,
    PILE,
    PLAYS_ON,
    POSE,
    PURSE,
    ROLL,
    ROW_ENDS,
    ROW_STARTS,
    RUG,
    RUG_BOARD,
    RUG_EAST,
    RUG_SOUTH,
    RULES,
    SEAT,
    SEATS,
    SHOW,
    SIDE,
    SLOTS,
    SOUTH,
    TIE_BY_RUGS,
    TOP,
    TURN,
    TURN_LAST,
    WALK,
)

State = MutableSequence[int]

CHANCE_ACTS = -1
GAME_OVER = -2
WIN = 12  # a whole win, so that halves, thirds and quarters are whole numbers


@kernel
def num_seats(s: State) -> int:
    """Return the number of seats."""
    return s[SEATS]


@kernel
def to_act(s: State) -> int:
    """Return the seat to act, CHANCE_ACTS or GAME_OVER."""
    phase = s[PHASE]
    if phase < CHOOSING:
        return CHANCE_ACTS
    if phase == OVER:
        return GAME_OVER
    return s[SEAT]


@kernel
def turn_number(s: State) -> int:
    """Return the number of the turn: 1 for the first, 0 before it."""
    return s[TURN]


@kernel
def legal(s: State, actions: State) -> int:
    """Write the codes of the legal moves of the seat to act, ascending; return how many."""
    if s[PHASE] == CHOOSING:  # M3.1
        actions[0] = AHEAD - 1
        actions[1] = AHEAD
        actions[2] = AHEAD + 1
        return 3
    east = s[EAST] | ALWAYS_LINKED
    south = s[SOUTH] | ALWAYS_LINKED
    if s[RULES] & COVER_OWN:  # M5.3
        own = squares_of(s, s[SEAT])
        east &= ~own
        south &= ~own
    near = NEAREST * (s[POSE] >> 2)
    middle = near + NEAR_EACH_WAY
    count = 0
    for i in range(near, middle):  # without branches: few of them could be foreseen
        actions[count] = NEAR[i]
        count += 1 if east & NEAR_LINK[i] == 0 else 0
    for i in range(middle, near + NEAREST):
        actions[count] = NEAR[i]
        count += 1 if south & NEAR_LINK[i] == 0 else 0
    return count


@kernel
def outcomes(s: State, codes: State, weights: State) -> int:
    """Write the codes of the possible outcomes, ascending, and their weights; return how many."""
    phase = s[PHASE]
    if phase == ROLL:  # M3.2
        for face in range(4):
            codes[face] = DIE + face
            weights[face] = DIE_WEIGHTS[face]
        return 4
    if phase == LOT:  # M1.8
        for seat in range(s[SEATS]):
            codes[seat] = BEGIN + seat
            weights[seat] = 1
        return s[SEATS]
    count = 0
    for slot in range(pile_seat(s), SLOTS, 2):  # M1.5
        if s[LEFT + slot] > 0:
            codes[count] = SHOW + slot
            weights[count] = 1 if s[RULES] & COIN else s[LEFT + slot]
            count += 1
    return count


@kernel
def apply(s: State, code: int) -> None:
    """Apply the move or outcome `code` to the state."""
    phase = s[PHASE]
    if phase == LAYING:
        lay(s, code - RUG)
    elif phase == ROLL:
        s[POSE] = WALK[4 * s[POSE] + code - DIE]
        pay(s)
    elif phase == CHOOSING:
        turn_assam(s, code)
    elif phase == PILE:
        show(s, code - SHOW)
    else:
        s[SEAT] = code - BEGIN
        open_play(s)


@kernel
def open_play(s: State) -> None:
    """M1.5, M3.5: set the first phase, once it is known which seat begins."""
    if s[NEXT] == NONE or s[NEXT + 1] == NONE:
        s[PHASE] = PILE
    else:
        begin_turn(s)


@kernel
def begin_turn(s: State) -> None:
    s[TURN] += 1
    s[PHASE] = ROLL if s[RULES] & TURN_LAST else CHOOSING


@kernel
def turn_assam(s: State, code: int) -> None:
    """M3.1, M3.5: turn Assam by the move `code`."""
    s[POSE] = turned(s[POSE], code)
    if s[RULES] & TURN_LAST:
        s[SEAT] = next_seat(s)
        begin_turn(s)
    else:
        s[PHASE] = ROLL


@kernel
def turned(pose: int, code: int) -> int:
    """Return Assam's pose after the turn `code`."""
    return (pose & ~3) | (pose + code - AHEAD & 3)


@kernel
def pay(s: State) -> None:
    """M4: pay the owner of the rug on which Assam has stopped."""
    s[PHASE] = LAYING
    seat = s[SEAT]
    due, owner = payment(s, seat, s[POSE] >> 2)
    if due == 0:
        return
    purse = s[PURSE + seat]
    paid = min(due, purse)
    s[PURSE + seat] = purse - paid
    s[PURSE + owner] += paid
    if paid < due and not s[RULES] & PAYS_ON:
        eliminate(s, seat)


@kernel
def payment(s: State, seat: int, square: int) -> tuple[int, int]:
    """M4.1, M4.2: return what `seat` owes on `square`, and the seat that it owes it to."""
    slot = slot_on(s, square)
    owner = slot & s[OWNERS]
    if (slot == NONE) | (owner == seat) | (s[OUT + owner] != 0):  # one branch, not three
        return 0, NONE
    return popcount(region(s[TOP + slot], square)), owner


@kernel
def slot_on(s: State, square: int) -> int:
    """Return the slot whose colour is on top of the square, NONE where it is bare."""
    slot = (s[TOP] >> square & 1) + 2 * (s[TOP + 1] >> square & 1)
    return slot + 3 * (s[TOP + 2] >> square & 1) + 4 * (s[TOP + 3] >> square & 1) + NONE


@pure_kernel
def region(board: int, square: int) -> int:
    """M4.1: return the squares of `board` connected by edges with `square`."""
    filled = 0
    grown = 1 << square & board
    while grown != filled:
        filled = grown
        grown = spread(spread(filled) & board) & board
    return filled


@kernel
def spread(board: int) -> int:
    """Return the squares of `board` and their neighbours."""
    sideways = (board & ~ROW_ENDS) << 1 | (board & ~ROW_STARTS) >> 1
    return board | sideways | board << SIDE | board >> SIDE


@kernel
def eliminate(s: State, seat: int) -> None:
    """M4.3, M4.5: take `seat` out of the game."""
    gone = 0
    for other in range(s[SEATS]):
        gone += 1 if s[OUT + other] > 0 else 0
    s[OUT + seat] = gone + 1
    s[NEXT + seat] = NONE
    for slot in range(SLOTS):
        if slot & s[OWNERS] == seat:
            s[LEFT + slot] = 0
    if gone + 2 == s[SEATS] and not s[RULES] & PLAYS_ON:  # M6.1
        s[PHASE] = OVER
    else:
        pass_turn(s)


@kernel
def lay(s: State, rug: int) -> None:
    """M5: lay the next rug of the seat whose turn it is."""
    seat = s[SEAT]
    slot = s[NEXT + seat]
    board = RUG_BOARD[rug]
    for k in range(SLOTS):
        s[TOP + k] &= ~board
    s[TOP + slot] |= board
    s[EAST] = s[EAST] & ~(board | board >> 1) | RUG_EAST[rug]
    s[SOUTH] = s[SOUTH] & ~(board | board >> SIDE) | RUG_SOUTH[rug]
    s[LEFT + slot] -= 1
    if s[OWNERS] == 1:
        s[NEXT + seat] = NONE
        if s[LEFT + seat] + s[LEFT + seat + 2] > 0:
            s[PHASE] = PILE
            return
    elif s[LEFT + slot] == 0:
        s[NEXT + seat] = NONE
    after_rug(s)


@kernel
def show(s: State, slot: int) -> None:
    """M1.5: turn up `slot` as the top of its owner's pile."""
    s[NEXT + pile_seat(s)] = slot
    if s[TURN] == 0:
        open_play(s)
    else:
        after_rug(s)


@kernel
def pile_seat(s: State) -> int:
    """M1.5: return the seat whose pile has no visible top yet."""
    return 0 if s[NEXT] == NONE and s[LEFT] + s[LEFT + 2] > 0 else 1


@kernel
def after_rug(s: State) -> None:
    if s[RULES] & TURN_LAST and s[NEXT + next_seat(s)] != NONE:
        s[PHASE] = CHOOSING
    else:
        pass_turn(s)


@kernel
def pass_turn(s: State) -> None:
    """M1.8, M6.1: pass the turn clockwise, past eliminated seats.

    End the game after the last rug.
    """
    seat = next_seat(s)
    if s[NEXT + seat] == NONE:
        s[PHASE] = OVER
    else:
        s[SEAT] = seat
        begin_turn(s)


@kernel
def next_seat(s: State) -> int:
    seat = s[SEAT]
    while True:
        seat += 1
        if seat == s[SEATS]:
            seat = 0
        if s[OUT + seat] == 0:
            return seat


@kernel
def squares_of(s: State, seat: int) -> int:
    """Return the board of a seat's visible squares, in both colours if it has two."""
    board = 0
    for slot in range(SLOTS):
        if slot & s[OWNERS] == seat:
            board |= s[TOP + slot]
    return board


@kernel
def score_of(s: State, seat: int) -> int:
    """M6.2: return dirhams + visible squares."""
    return s[PURSE + seat] + popcount(squares_of(s, seat))


@kernel
def scores(s: State, points: State) -> None:
    """Write the score of every seat."""
    for seat in range(s[SEATS]):
        points[seat] = score_of(s, seat)


@kernel
def ranking(s: State, keys: State) -> None:
    """M6.3: write a key for every seat; a higher key ranks first, equal keys share a place."""
    for seat in range(s[SEATS]):
        if s[OUT + seat] > 0:
            keys[seat] = s[OUT + seat] - SLOTS - 1
        else:
            score = score_of(s, seat)
            dirhams = s[PURSE + seat]
            keys[seat] = score << 16 | (score - dirhams if s[RULES] & TIE_BY_RUGS else dirhams)


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """Write all that `seat` may know into `out`: in Marrakech, everything."""
    for i in range(len(out)):
        out[i] = s[i]
