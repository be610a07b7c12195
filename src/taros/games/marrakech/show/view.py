"""Views of Marrakech: everything, since nothing is hidden (M1.5)."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Literal

import msgspec

from taros.core.game import State, Viewer
from taros.kernels import popcount

from ..kernel import next_seat, region, to_act, turned
from ..layout import (
    COLOUR,
    COLOURS,
    DIE_WEIGHTS,
    FACINGS,
    LAYING,
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
    TOP,
    TURN,
    TURN_LAST,
    WALK,
    Colour,
    Facing,
)

Phase = Literal["lot", "pile", "roll", "turn", "lay", "over"]

_encode = msgspec.json.Encoder().encode

PHASES: tuple[Phase, ...] = ("lot", "pile", "roll", "turn", "lay", "over")


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A rug as far as it is visible: on two squares, or half of it on one."""

    colour: Colour
    squares: tuple[str, ...]


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat's panel."""

    colours: tuple[Colour, ...]
    dirhams: int
    squares: int
    score: int
    rugs_left: tuple[int, ...]  # of each of its colours
    next_rug: Colour | None  # colour of the rug to be laid next
    out: int  # 0: in the game, 1 for the first to be eliminated, 2 for the second


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat or a spectator may know."""

    turn: int
    phase: Phase
    to_act: int  # a seat, -1 chance, -2 over
    seat: int  # whose turn it is
    assam: str
    facing: Facing
    pieces: tuple[Piece, ...]
    players: tuple[Player, ...]


class Landing(msgspec.Struct, frozen=True, gc=False):
    """Where one roll would take Assam."""

    roll: int
    weight: int  # of 6
    path: tuple[str, ...]
    cost: int
    owner: int | None


class Preview(msgspec.Struct, frozen=True, gc=False):
    """The effect of a move: the landings of a turn, or the squares of a rug."""

    landings: tuple[Landing, ...] = ()
    squares: tuple[str, ...] = ()
    facing: Facing | None = None


_NAMES = tuple(f"{'abcdefg'[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES))


def square_name(square: int) -> str:
    """Return `a1` for square 0, `g7` for square 48."""
    return _NAMES[square]


def view(s: State, viewer: Viewer = None) -> View:
    """Return all that can be seen of a state, by every viewer."""
    return _view(s, _pieces, _players)


def encode_view(s: State, viewer: Viewer = None) -> bytes:
    """Return `view` as JSON, with rugs and panels as other views had them encoded."""
    return _encode(_view(s, _encoded_pieces, _encoded_players))


def _view(s: State, pieces: Callable[..., Any], players: Callable[..., Any]) -> View:
    """Return all that can be seen of a state; `pieces` and `players` are called for its parts."""
    colours = tuple(s[COLOUR : COLOUR + SLOTS])
    panels = (*s[TOP : TOP + SLOTS], *s[PURSE:SEAT])
    return View(
        turn=s[TURN],
        phase=PHASES[s[PHASE]],
        to_act=to_act(s),
        seat=s[SEAT],
        assam=square_name(s[POSE] >> 2),
        facing=FACINGS[s[POSE] & 3],
        pieces=pieces(tuple(s[TOP : SOUTH + 1]), colours),
        players=players(panels, s[SEATS], s[OWNERS], colours),
    )


def slots_of(s: State, seat: int) -> list[int]:
    """Return the slots that `seat` owns."""
    return _slots(s[SEATS], s[OWNERS], tuple(s[COLOUR : COLOUR + SLOTS]))[seat]


@cache
def _slots(seats: int, owners: int, colours: tuple[int, ...]) -> tuple[list[int], ...]:
    """Return the slots that each seat owns."""
    used = [slot for slot in range(SLOTS) if colours[slot] != NONE]
    return tuple([slot for slot in used if slot & owners == seat] for seat in range(seats))


def colour_name(s: State, slot: int) -> Colour:
    """Return the colour of `slot`, which is in play."""
    return COLOURS[s[COLOUR + slot]]


@lru_cache(maxsize=1000)
def _players(
    panels: tuple[int, ...], seats: int, owners: int, colours: tuple[int, ...]
) -> tuple[Player, ...]:
    """Return the panels of all seats.

    `panels` are TOP of every slot, then PURSE, LEFT, NEXT and OUT as in the state. The result is
    cached, because Assam's turns and most of his walks do not change it.
    """
    tops, purses, left, following, out = (
        panels[first : first + SLOTS] for first in range(0, 5 * SLOTS, SLOTS)
    )
    players = []
    for seat, slots in enumerate(_slots(seats, owners, colours)):
        squares = sum([tops[slot].bit_count() for slot in slots])
        next_slot = following[seat]
        player = Player(
            tuple([COLOURS[colours[slot]] for slot in slots]),
            purses[seat],
            squares,
            purses[seat] + squares,
            tuple([left[slot] for slot in slots]),
            None if next_slot == NONE else COLOURS[colours[next_slot]],
            out[seat],
        )
        players.append(player)
    return tuple(players)


@lru_cache(maxsize=1000)
def _pieces(boards: tuple[int, ...], colours: tuple[int, ...]) -> tuple[Piece, ...]:
    """Return the visible rugs, by slots and then by their first squares.

    `boards` are TOP of every slot, EAST and SOUTH. The result is cached, because only a new rug
    changes it and every view needs it.
    """
    *tops, east, south = boards
    seconds = east << 1 | south << SIDE
    pieces: list[Piece] = []
    for board, colour in zip(tops, colours, strict=True):
        pieces += _pieces_of(colour, board & ~seconds, east & board, south & board)
    return tuple(pieces)


@lru_cache(maxsize=1000)
def _encoded_pieces(boards: tuple[int, ...], colours: tuple[int, ...]) -> msgspec.Raw:
    return msgspec.Raw(_encode(_pieces(boards, colours)))


@lru_cache(maxsize=1000)
def _encoded_players(
    panels: tuple[int, ...], seats: int, owners: int, colours: tuple[int, ...]
) -> msgspec.Raw:
    return msgspec.Raw(_encode(_players(panels, seats, owners, colours)))


@lru_cache(maxsize=4000)
def _pieces_of(colour: int, firsts: int, east: int, south: int) -> list[Piece]:
    """Return the visible rugs of a colour, by their first squares."""
    pieces = []
    while firsts:
        bit = firsts & -firsts
        firsts ^= bit
        step = 1 if east & bit else SIDE if south & bit else 0
        pieces.append(_piece(colour, bit.bit_length() - 1, step))
    return pieces


@cache
def _piece(colour: int, square: int, step: int) -> Piece:
    """Return the rug that begins on `square`; `step` leads to its other half, 0: hidden."""
    squares = (square, square + step) if step else (square,)
    return Piece(COLOURS[colour], tuple(_NAMES[q] for q in squares))


def preview(s: State, code: int) -> Preview:
    """Return what a legal move would do. With M3.5 the landings are those of the next seat."""
    if code >= RUG:
        return _RUGS[code - RUG]
    payer = next_seat(s) if s[RULES] & TURN_LAST else s[SEAT]
    pose, paid = turned(s[POSE], code), _paid_boards(s, payer)
    landings = [_landing(pose, roll, square, paid) for roll, square in _STOPS[pose]]
    return Preview(landings=tuple(landings), facing=FACINGS[pose & 3])


def _paid_boards(s: State, payer: int) -> list[tuple[int, int]]:
    """M4.2: return the squares of every slot for which `payer` has to pay, and the owner."""
    owned = [(s[TOP + slot], slot & s[OWNERS]) for slot in range(SLOTS)]
    return [(board, owner) for board, owner in owned if owner != payer and not s[OUT + owner]]


def choice_key(s: State) -> tuple[int, int] | None:
    """Return the seat that lays a rug, and its colour; None where Assam is turned."""
    return (s[SEAT], s[COLOUR + s[NEXT + s[SEAT]]]) if s[PHASE] == LAYING else None


_RUGS = tuple(Preview(squares=(_NAMES[a], _NAMES[b])) for a, b in RUG_SQUARES)

# By pose: every roll, and the square where Assam stops with it
_STOPS = tuple(
    tuple((roll, WALK[4 * pose + roll - 1] >> 2) for roll in range(1, len(DIE_WEIGHTS) + 1))
    for pose in range(4 * SQUARES)
)


def _landing(pose: int, roll: int, square: int, paid: list[tuple[int, int]]) -> Landing:
    """Return where `roll` takes Assam from `pose`: to `square`; `paid` are the squares that have
    to be paid for, with their owners."""
    free = _free_landing(pose, roll)
    for board, owner in paid:
        if board >> square & 1:
            cost = popcount(region(board, square))
            return Landing(roll, free.weight, free.path, cost, owner)
    return free


@cache
def _free_landing(pose: int, roll: int) -> Landing:
    """Return where `roll` takes Assam from `pose` if nothing is to be paid there."""
    path = tuple(_NAMES[WALK[4 * pose + step] >> 2] for step in range(roll))
    return Landing(roll, DIE_WEIGHTS[roll - 1], path, 0, None)
