"""Explain in words why one move of Marrakech is better than another."""

from collections.abc import Iterator

from taros.core.arguments import Term, sentence
from taros.core.game import State
from taros.core.words import Message, Seat, message
from taros.kernels import popcount

from ..features import BESIDE
from ..kernel import (
    apply,
    legal,
    next_seat,
    payment,
    region,
    score_of,
    squares_of,
    turned,
)
from ..layout import (
    CHOOSING,
    DIE,
    DIE_WEIGHTS,
    LAYING,
    NEAREST,
    NEXT,
    OUT,
    OVER,
    OWNERS,
    PHASE,
    POSE,
    RUG,
    RUG_BOARD,
    RULES,
    SEAT,
    SEATS,
    SLOTS,
    TOP,
    TURN_LAST,
    WALK,
)
from ..policy import rate_rug
from ..text.notation import TURNS

ROLLS = range(len(DIE_WEIGHTS))
# points that things are worth here
GROWTH = 0.25  # a square more of a region: it may be paid for
JOINED = 1.0  # two regions that have become one
LEADER = 0.5  # a covered square of the leading rival is worth this much more than another
EXPOSED = 0.25  # a square that can be covered next


def explain(s: State, best: int, other: int | None) -> Message:
    """See `Heuristics.explain`."""
    if other is None:
        return message("advice-only")
    if s[PHASE] != CHOOSING:
        return sentence(message("marrakech-advice-rug"), _rug_terms(s, best - RUG, other - RUG))
    terms = _last_turn_terms if s[RULES] & TURN_LAST else _turn_terms
    return sentence(message(f"marrakech-advice-{TURNS[best]}"), terms(s, best, other))


# Which way


def _turn_terms(s: State, best: int, other: int) -> Iterator[Term]:
    risk, other_risk = (_due(s, s[SEAT], way) for way in (best, other))
    words = message("marrakech-advice-risks", amount=_short(risk), other=_short(other_risk))
    yield Term(other_risk - risk, words)
    (taken, grown), (other_taken, other_grown) = (_rug_after(s, way) for way in (best, other))
    words = message("marrakech-advice-may-cover", amount=_short(taken), other=_short(other_taken))
    yield Term(taken - other_taken, words)
    words = message("marrakech-advice-may-grow", amount=_short(grown), other=_short(other_grown))
    yield Term(GROWTH * (grown - other_grown), words)


def _last_turn_terms(s: State, best: int, other: int) -> Iterator[Term]:
    """M3.5: yield the terms where the next seat rolls after the turn."""
    earns, other_earns = (_due(s, next_seat(s), way, s[SEAT]) for way in (best, other))
    words = message("marrakech-advice-earns", amount=_short(earns), other=_short(other_earns))
    yield Term(earns - other_earns, words)


def _due(s: State, payer: int, way: int, receiver: int | None = None) -> float:
    """Return what `payer` has to pay on average if Assam is turned by `way`: to all seats, or to
    `receiver` only."""
    total = 0
    for roll in ROLLS:
        due, owner = payment(s, payer, WALK[4 * turned(s[POSE], way) + roll] >> 2)
        total += DIE_WEIGHTS[roll] * due if receiver in (None, owner) else 0
    return total / sum(DIE_WEIGHTS)


def _rug_after(s: State, way: int) -> tuple[float, float]:
    """Return averages over the rolls after turning by `way`, for the rug that greedy would lay: the
    squares of rivals that it covers, and the size of its region."""
    taken = grown = 0
    for roll in ROLLS:
        after = list(s)
        apply(after, way)
        apply(after, DIE + roll)
        if after[PHASE] == LAYING and after[SEAT] == s[SEAT]:
            codes = [0] * NEAREST
            rugs = [code - RUG for code in codes[: legal(after, codes)]]
            rug = max(rugs, key=lambda rug: rate_rug(after, rug))
            taken += DIE_WEIGHTS[roll] * _taken(after, rug)
            grown += DIE_WEIGHTS[roll] * _region_after(after, rug)
    return taken / sum(DIE_WEIGHTS), grown / sum(DIE_WEIGHTS)


# Which rug


def _rug_terms(s: State, best: int, other: int) -> Iterator[Term]:
    taken, other_taken = (_taken(s, rug) for rug in (best, other))
    words = message("marrakech-advice-covers", squares=taken, other=other_taken)
    yield Term(taken - other_taken, words)
    led, other_led = (_taken_from_leader(s, rug) for rug in (best, other))
    words = message("marrakech-advice-leader", seat=Seat(_leader(s)))
    yield Term(LEADER * (led - other_led), words)
    (seat, whole, left), (_, other_whole, other_left) = (_cut(s, rug) for rug in (best, other))
    words = message("marrakech-advice-cuts", seat=Seat(seat), squares=left, whole=whole)
    yield Term(GROWTH * ((whole - left) - (other_whole - other_left)), words)
    bare, other_bare = (_exposed(s, rug) for rug in (best, other))
    words = message("marrakech-advice-exposed", squares=bare, other=other_bare)
    yield Term(EXPOSED * (other_bare - bare), words)
    own, other_own = (popcount(squares_of(s, s[SEAT]) & RUG_BOARD[rug]) for rug in (best, other))
    words = message("marrakech-advice-spares", squares=own, other=other_own)
    yield Term(other_own - own, words)
    joined, other_joined = (_joined(s, rug) for rug in (best, other))
    words = message("marrakech-advice-joins", regions=joined)
    yield Term(JOINED if joined > max(1, other_joined) else 0.0, words)
    grown, other_grown = (_region_after(s, rug) for rug in (best, other))
    words = message("marrakech-advice-grows", squares=grown, other=other_grown)
    yield Term(GROWTH * (grown - other_grown), words)
    earns, other_earns = (_earned(s, rug) for rug in (best, other))
    words = message("marrakech-advice-earns", amount=_short(earns), other=_short(other_earns))
    yield Term(earns - other_earns, words)


def _taken(s: State, rug: int) -> int:
    """Return how many squares `rug` covers of rivals who are still in the game."""
    rivals = [k for k in range(SLOTS) if k & s[OWNERS] != s[SEAT] and not s[OUT + (k & s[OWNERS])]]
    return sum(popcount(s[TOP + slot] & RUG_BOARD[rug]) for slot in rivals)


def _leader(s: State) -> int:
    """Return the rival with the highest score."""
    rivals = [seat for seat in range(s[SEATS]) if seat != s[SEAT]]
    return max(rivals, key=lambda seat: (not s[OUT + seat], score_of(s, seat)))


def _taken_from_leader(s: State, rug: int) -> int:
    return popcount(squares_of(s, _leader(s)) & RUG_BOARD[rug])


def _cut(s: State, rug: int) -> tuple[int, int, int]:
    """Return the rival whose region `rug` cuts most, and the size of that region before and after.

    What is left of a region is its largest part. Squares that are merely covered are no cut: the
    seat is then -1, the sizes 0.
    """
    board, most = RUG_BOARD[rug], (-1, 0, 0)
    for slot in range(SLOTS):
        rival, rest = slot & s[OWNERS], s[TOP + slot] & ~board
        covered = s[TOP + slot] & board
        if rival == s[SEAT] or s[OUT + rival] or not covered:
            continue
        whole = region(s[TOP + slot], popcount((covered & -covered) - 1))
        left = _largest_part(whole & rest)
        if popcount(whole & rest) - left and popcount(whole) - left > most[1] - most[2]:
            most = (rival, popcount(whole), left)
    return most


def _largest_part(squares: int) -> int:
    """Return the size of the largest region of `squares`."""
    largest = 0
    while squares:
        part = region(squares, popcount((squares & -squares) - 1))
        largest, squares = max(largest, popcount(part)), squares & ~part
    return largest


def _exposed(s: State, rug: int) -> int:
    """Return how many of the seat's own squares are beside Assam once `rug` is laid."""
    own = squares_of(s, s[SEAT]) | RUG_BOARD[rug]
    return popcount(own & BESIDE[s[POSE] >> 2])


def _region_after(s: State, rug: int) -> int:
    """Return the size of the region that `rug` becomes part of."""
    board = RUG_BOARD[rug]
    return popcount(region(s[TOP + s[NEXT + s[SEAT]]] | board, popcount((board & -board) - 1)))


def _joined(s: State, rug: int) -> int:
    """Return how many regions of its colour `rug` joins."""
    board = RUG_BOARD[rug]
    rest = s[TOP + s[NEXT + s[SEAT]]] & ~board
    rest &= region(rest | board, popcount((board & -board) - 1))
    count = 0
    while rest:
        rest &= ~region(rest, popcount((rest & -rest) - 1))
        count += 1
    return count


def _earned(s: State, rug: int) -> float:
    """Return what the next seat has to pay on average for `rug`, with its cheapest turn."""
    after = list(s)
    apply(after, RUG + rug)
    if after[PHASE] == OVER or s[RULES] & TURN_LAST:
        return 0.0
    payer = next_seat(s)
    cheapest = min(range(len(TURNS)), key=lambda way: _due(after, payer, way))
    return _due(after, payer, cheapest, s[SEAT])


def _short(amount: float) -> float:
    """Round `amount` to one decimal, and to none if it is whole."""
    rounded = round(amount, 1)
    return int(rounded) if rounded == int(rounded) else rounded
