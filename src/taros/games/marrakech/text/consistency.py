"""Consistency checks for positions of Marrakech.

These are bounds that hold in any game. They do not prove that some game leads to the position: what
lies below the visible rugs is not part of it.
"""

from taros.core.errors import BadPosition
from taros.core.game import State
from taros.kernels import popcount

from ..kernel import next_seat, pile_seat, slot_on
from ..layout import (
    BANK,
    CHOOSING,
    COLOUR,
    COLOURS,
    EAST,
    LEFT,
    LOT,
    NEIGHBOURS,
    NEXT,
    NONE,
    OUT,
    OVER,
    OWNERS,
    PAYS_ON,
    PHASE,
    PILE,
    PLAYS_ON,
    PURSE,
    ROW_ENDS,
    RULES,
    SEAT,
    SEATS,
    SIDE,
    SLOTS,
    SOUTH,
    SQUARES,
    STOCK,
    TOP,
    TURN,
    TURN_LAST,
)
from ..show.view import colour_name, slots_of, square_name


def check_consistency(s: State) -> None:
    """Raise BadPosition, with the reason, if the position is inconsistent."""
    _check_links(s)
    _check_halves(s)
    _check_out(s)
    _check_money(s)
    _check_rugs(s)
    _check_phase(s)
    _check_order(s)
    _check_tops(s)
    _check_turn(s)


def _check_links(s: State) -> None:
    if s[EAST] & ROW_ENDS or s[SOUTH] >> SQUARES - SIDE:
        raise BadPosition("marrakech-link-edge")
    linked = 0
    for links, distance in ((s[EAST], 1), (s[SOUTH], SIDE)):
        for square in range(SQUARES):
            if not links >> square & 1:
                continue
            pair = 1 << square | 1 << square + distance
            where = square_name(square) + square_name(square + distance)
            if linked & pair:
                raise BadPosition("marrakech-link-two", where=where)
            if slot_on(s, square) != slot_on(s, square + distance):
                raise BadPosition("marrakech-link-colours", where=where)
            linked |= pair


def _check_halves(s: State) -> None:
    """M5.2: check that a visible half has a covered neighbour, and the last rug is whole."""
    covered = [square for square in range(SQUARES) if slot_on(s, square) != NONE]
    laid = covered or any(_rugs_left(s, seat) < _rugs_owned(s, seat) for seat in _in_game(s))
    if laid and not s[EAST] | s[SOUTH]:
        raise BadPosition("marrakech-no-whole-rug")
    for square in covered:
        if not any(slot_on(s, neighbour) != NONE for neighbour in NEIGHBOURS[square]):
            raise BadPosition("marrakech-lone-half", where=square_name(square))


def _check_out(s: State) -> None:
    """M4.3, M4.5, M6.1: check the eliminated seats."""
    orders = sorted(s[OUT + seat] for seat in range(s[SEATS]) if s[OUT + seat])
    if orders != list(range(1, len(orders) + 1)) or len(orders) >= s[SEATS]:
        raise BadPosition("marrakech-out-order")
    if orders and s[RULES] & PAYS_ON:
        raise BadPosition("marrakech-out-never")
    for seat in range(s[SEATS]):
        if s[OUT + seat] and any(s[LEFT + slot] for slot in slots_of(s, seat)):
            raise BadPosition("marrakech-out-rugs", seat=seat)


def _check_money(s: State) -> None:
    money = sum(s[PURSE + seat] for seat in range(s[SEATS]))
    if money != s[BANK]:
        raise BadPosition("marrakech-money", money=money, bank=s[BANK])


def _check_rugs(s: State) -> None:
    for slot in range(SLOTS):
        if s[COLOUR + slot] == NONE:
            continue
        colour = colour_name(s, slot)
        if s[LEFT + slot] > s[STOCK]:
            raise BadPosition("marrakech-rugs-left", colour=colour, most=s[STOCK])
        laid = s[STOCK] - s[LEFT + slot]
        if _rugs_showing(s, slot) > laid:
            raise BadPosition(
                "marrakech-rugs-many", colour=colour, showing=_rugs_showing(s, slot), laid=laid
            )


def _rugs_showing(s: State, slot: int) -> int:
    """Count the rugs of `slot` that are visible, whole or as halves."""
    board = s[TOP + slot]
    return popcount(board) - popcount(board & (s[EAST] | s[SOUTH]))


def _in_game(s: State) -> list[int]:
    return [seat for seat in range(s[SEATS]) if not s[OUT + seat]]


def _rugs_left(s: State, seat: int) -> int:
    return sum(s[LEFT + slot] for slot in slots_of(s, seat))


def _rugs_owned(s: State, seat: int) -> int:
    """Return how many rugs `seat` had at the start."""
    return s[STOCK] * len(slots_of(s, seat))


def _has_laid(s: State) -> bool:
    """Whether the seat whose turn it is has laid its rug already."""
    at_end = s[PHASE] == CHOOSING and s[RULES] & TURN_LAST
    return bool(s[TURN] and (s[PHASE] == PILE or at_end))


def _check_phase(s: State) -> None:
    setting_up = s[PHASE] == LOT or (s[PHASE] == PILE and s[TURN] == 0)
    if setting_up != (s[TURN] == 0):
        raise BadPosition("marrakech-phase-turn", turn=s[TURN])
    untouched = all(_rugs_left(s, seat) == _rugs_owned(s, seat) for seat in range(s[SEATS]))
    if setting_up and (any(s[TOP : TOP + SLOTS]) or not untouched):
        raise BadPosition("marrakech-phase-setup")
    lonely = len(_in_game(s)) == 1 and not s[RULES] & PLAYS_ON
    finished = lonely or not any(_rugs_left(s, seat) for seat in _in_game(s))
    if finished != (s[PHASE] == OVER):
        raise BadPosition("marrakech-phase-over")
    if s[PHASE] != OVER and s[OUT + s[SEAT]]:
        raise BadPosition("marrakech-phase-out", seat=s[SEAT])
    if s[PHASE] == PILE and s[OWNERS] != 1:
        raise BadPosition("marrakech-phase-pile")


def _check_order(s: State) -> None:
    """M2.1: check that every seat has laid as many rugs as the order of turns gives it."""
    if s[PHASE] == OVER:
        return
    seat = next_seat(s) if _has_laid(s) else s[SEAT]
    in_game = _in_game(s)
    first = in_game.index(seat)
    counts = [_rugs_left(s, seat) for seat in in_game[first:] + in_game[:first]]
    if counts != sorted(counts, reverse=True) or counts[0] - counts[-1] > 1 or counts[0] == 0:
        raise BadPosition("marrakech-rugs-order", counts=", ".join(map(str, counts)))


def _check_tops(s: State) -> None:
    """M1.5: check that a pile shows its own rug, unless it is empty or about to be turned up."""
    if s[PHASE] == PILE and s[TURN] > 0 and pile_seat(s) != s[SEAT]:
        raise BadPosition("marrakech-top-missing", seat=s[SEAT])
    for seat in range(s[SEATS]):
        slot = s[NEXT + seat]
        if slot != NONE and (slot & s[OWNERS] != seat or s[LEFT + slot] == 0):
            raise BadPosition("marrakech-top", seat=seat, colour=COLOURS[s[COLOUR + slot]])
        hidden = s[PHASE] == LOT and s[OWNERS] == 1
        hidden = hidden or (s[PHASE] == PILE and seat >= pile_seat(s) and _is_turned_up(s, seat))
        if (slot == NONE) != (hidden or _rugs_left(s, seat) == 0):
            raise BadPosition("marrakech-top-missing", seat=seat)


def _is_turned_up(s: State, seat: int) -> bool:
    """Whether chance is about to turn up the pile of `seat`: in set-up both, else the mover's."""
    return s[TURN] == 0 or seat == s[SEAT]


def _check_turn(s: State) -> None:
    """Check that every turn laid a rug, except those in which a seat was eliminated."""
    if s[TURN] == 0:
        return
    lowest = highest = 0 if _has_laid(s) or s[PHASE] == OVER else 1
    for seat in range(s[SEATS]):
        slots = slots_of(s, seat)
        if s[OUT + seat]:
            lowest += 1 + sum(_rugs_showing(s, slot) for slot in slots)
            highest += s[STOCK] * len(slots)
        else:
            laid = _rugs_owned(s, seat) - _rugs_left(s, seat)
            lowest, highest = lowest + laid, highest + laid
    if not lowest <= s[TURN] <= highest:
        raise BadPosition("marrakech-turn", turn=s[TURN], lowest=lowest, highest=highest)
