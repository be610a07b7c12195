"""What people see of Marrakech: everything, for nothing is hidden (M1.5)."""

import msgspec

from taros._jit import popcount
from taros.core.game import State

from .kernel import next_seat, payment, slot_on, squares_of, to_act, turned
from .layout import (
    COLOUR,
    COLOURS,
    DIE_WEIGHTS,
    EAST,
    FACINGS,
    LEFT,
    NEXT,
    NONE,
    OUT,
    OWNERS,
    PHASE,
    POSE,
    PURSE,
    RUG,
    RUG_SQUARES,
    RULES,
    SEAT,
    SEATS,
    SIDE,
    SLOTS,
    SOUTH,
    SQUARES,
    TURN,
    TURN_LAST,
    WALK,
)

PHASES = ("lot", "pile", "roll", "turn", "lay", "over")


class Piece(msgspec.Struct, frozen=True):
    """A rug as it shows: whole on two squares, or one half."""

    colour: str
    squares: tuple[str, ...]


class Player(msgspec.Struct, frozen=True):
    """A seat's panel."""

    colours: tuple[str, ...]
    dirhams: int
    squares: int
    score: int
    rugs_left: tuple[int, ...]  # of each of its colours
    next_rug: str | None  # colour of the rug to be laid next
    out: int  # 0: in the game, else the how-many-eth to go


class MarrakechView(msgspec.Struct, frozen=True):
    """All that a seat or a spectator may know."""

    turn: int
    phase: str  # one of PHASES
    to_act: int  # a seat, -1 chance, -2 over
    seat: int  # whose turn it is
    assam: str
    facing: str
    pieces: tuple[Piece, ...]
    players: tuple[Player, ...]


class Landing(msgspec.Struct, frozen=True):
    """Where one roll would take Assam."""

    roll: int
    weight: int  # of 6
    path: tuple[str, ...]
    cost: int
    owner: int | None


class Preview(msgspec.Struct, frozen=True):
    """What a move would do: landings of a turn, or the squares of a rug."""

    landings: tuple[Landing, ...] = ()
    squares: tuple[str, ...] = ()
    facing: str | None = None


def square_name(square: int) -> str:
    return f"{'abcdefg'[square % SIDE]}{square // SIDE + 1}"


def view(s: State) -> MarrakechView:
    return MarrakechView(
        turn=s[TURN],
        phase=PHASES[s[PHASE]],
        to_act=to_act(s),
        seat=s[SEAT],
        assam=square_name(s[POSE] >> 2),
        facing=FACINGS[s[POSE] & 3],
        pieces=tuple(_pieces(s)),
        players=tuple(_player(s, seat) for seat in range(s[SEATS])),
    )


def slots_of(s: State, seat: int) -> list[int]:
    """The slots a seat owns."""
    return [k for k in range(SLOTS) if s[COLOUR + k] != NONE and k & s[OWNERS] == seat]


def colour_name(s: State, slot: int) -> str:
    return COLOURS[s[COLOUR + slot]]


def _player(s: State, seat: int) -> Player:
    slots = slots_of(s, seat)
    squares = popcount(squares_of(s, seat))
    next_slot = s[NEXT + seat]
    return Player(
        colours=tuple(colour_name(s, slot) for slot in slots),
        dirhams=s[PURSE + seat],
        squares=squares,
        score=s[PURSE + seat] + squares,
        rugs_left=tuple(s[LEFT + slot] for slot in slots),
        next_rug=None if next_slot == NONE else colour_name(s, next_slot),
        out=s[OUT + seat],
    )


def _pieces(s: State) -> list[Piece]:
    pieces = []
    for square in range(SQUARES):
        slot = slot_on(s, square)
        if slot == NONE or _is_second_half(s, square):
            continue
        squares = [square]
        if s[EAST] >> square & 1:
            squares.append(square + 1)
        if s[SOUTH] >> square & 1:
            squares.append(square + SIDE)
        pieces.append(Piece(colour_name(s, slot), tuple(square_name(q) for q in squares)))
    return pieces


def _is_second_half(s: State, square: int) -> bool:
    return bool(
        (square >= 1 and s[EAST] >> square - 1 & 1)
        or (square >= SIDE and s[SOUTH] >> square - SIDE & 1)
    )


def preview(s: State, code: int) -> Preview:
    """What the seat's move would do. With M3.5 the landings are those of the next seat."""
    if code >= RUG:
        return Preview(squares=tuple(square_name(q) for q in RUG_SQUARES[code - RUG]))
    payer = next_seat(s) if s[RULES] & TURN_LAST else s[SEAT]
    pose = turned(s[POSE], code)
    return Preview(
        landings=tuple(_landing(s, payer, pose, roll) for roll in range(1, 5)),
        facing=FACINGS[pose & 3],
    )


def _landing(s: State, payer: int, pose: int, roll: int) -> Landing:
    path = [WALK[4 * pose + step] >> 2 for step in range(roll)]
    cost, owner = payment(s, payer, path[-1])
    return Landing(
        roll=roll,
        weight=DIE_WEIGHTS[roll - 1],
        path=tuple(square_name(square) for square in path),
        cost=cost,
        owner=None if owner == NONE else owner,
    )
