"""Events of Regatta: what one ply did.

An event holds all that is put into words (`text/words.py`) and all that the client animates, as far
as its viewer may know. Only `Drawn` differs from viewer to viewer.
"""

import msgspec

from taros.core.game import State
from taros.core.words import Piece

from ..equipment.cards import sail_name
from ..equipment.pieces import MICRO
from ..layout import (
    BECALMED,
    BEGIN,
    CALM,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE_LANE,
    LANES_AT,
    PHASE,
    SEAT,
    SEATS,
    SECOND,
    STEER,
    TAKE_LANE,
)
from ..moves.sails import hand_at
from .card_pieces import card_piece, sail_piece
from .view import Pose, exchanged_kinds, marks_passed, marks_rounded, pose_of, wake


class _Ply(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The fields of all events."""

    misses: tuple[int, ...] = ()  # seats that miss their turn now, becalmed (R6.4)


class Sailed(_Ply, frozen=True, tag="sailed"):
    """A seat sails a card."""

    seat: int
    card: Piece  # named by the way that is sailed
    arrow: str
    poses: tuple[Pose, ...]  # the boat's way, from where it lay to where it ends
    cut_short: bool = False  # by a zone (R4.3)
    home: bool = False
    mark: int | None = None  # the number of the mark that it has rounded on this way


class Exchanged(_Ply, frozen=True, tag="exchanged"):
    """A seat puts cards away to draw others."""

    seat: int
    cards: tuple[Piece, ...]


class Steered(_Ply, frozen=True, tag="steered"):
    """A seat turns its boat where it lies."""

    seat: int
    heading: int
    poses: tuple[Pose, Pose]  # before and after


class SunLaid(_Ply, frozen=True, tag="sun-laid"):
    """A seat lays a sun before another boat, which becalms it."""

    seat: int
    boat: int  # the seat whose boat it is


class Passed(_Ply, frozen=True, tag="passed"):
    """A seat does nothing more in its turn."""

    seat: int
    second: bool = False  # it could have sailed a second card


class LaneTaken(_Ply, frozen=True, tag="lane-taken"):
    """A seat chooses the lane it starts from, or is given one by lot."""

    seat: int
    lane: int  # from 1
    pose: Pose
    lot: bool = False


class Drawn(_Ply, frozen=True, tag="drawn"):
    """A seat draws cards."""

    seat: int
    count: int = 1
    cards: tuple[Piece, ...] = ()  # only for that seat (R1.4)


class Dealt(_Ply, frozen=True, tag="dealt"):
    """Several seats draw cards, one after the other."""

    seat: int | None = None  # the viewer, if it is among them
    count: int = 0  # of the viewer's cards
    cards: tuple[Piece, ...] = ()  # the viewer's


class Begun(_Ply, frozen=True, tag="begun"):
    """A seat is drawn to sail first."""

    seat: int


PlyEvent = Sailed | Exchanged | Steered | SunLaid | Passed | LaneTaken | Drawn | Dealt | Begun


def event(before: State, code: int, after: State | None, viewer: int | None) -> PlyEvent:
    """Return what `viewer` sees of the ply `code` that leads from `before` to `after`.

    Without `after` nobody misses a turn, and a sail has no poses: its preview has them.
    """
    found = _event(before, code, viewer, is_offered=after is None)
    misses = () if after is None else _misses(before, after)
    return msgspec.structs.replace(found, misses=misses) if misses else found


def continues(code: int, following: int) -> bool:
    """Whether two plies are told in one line: draws are."""
    return DRAW <= code < BEGIN and DRAW <= following < BEGIN


def join(event: PlyEvent, following: PlyEvent) -> PlyEvent:
    """Return the draws of two events as one event."""
    assert isinstance(event, Drawn | Dealt)
    assert isinstance(following, Drawn)
    misses = event.misses + following.misses
    if event.seat == following.seat:
        return msgspec.structs.replace(
            event,
            count=event.count + following.count,
            cards=event.cards + following.cards,
            misses=misses,
        )
    seen = [each for each in (event, following) if each.cards]  # at most one: the viewer's
    own = seen[0] if seen else Dealt()
    return Dealt(seat=own.seat, count=own.count, cards=own.cards, misses=misses)


def _misses(before: State, after: State) -> tuple[int, ...]:
    """R6.4: return the seats whose boats have lain becalmed for a turn."""
    seats = range(before[SEATS])
    return tuple(k for k in seats if before[BECALMED + k] and not after[BECALMED + k])


def _event(s: State, code: int, viewer: int | None, is_offered: bool) -> PlyEvent:
    seat = s[SEAT]
    if code < EXCHANGE:
        return _sailed(s, code, is_offered)
    if code < STEER:
        kinds = exchanged_kinds(code - EXCHANGE)
        return Exchanged(seat, tuple([card_piece(s, kind) for kind in kinds]))
    if code < CALM:
        return _steered(s, code - STEER)
    if code < DONE:
        return SunLaid(seat, code - CALM)
    if code == DONE:
        return Passed(seat, second=s[PHASE] == SECOND)
    if code < DRAW:
        return _lane_taken(s, code - TAKE_LANE, lot=False)
    if code < BEGIN:
        return Drawn(seat, cards=(card_piece(s, code - DRAW),) if viewer == seat else ())
    if code < GIVE_LANE:
        return Begun(code - BEGIN)
    return _lane_taken(s, code - GIVE_LANE, lot=True)


def _sailed(s: State, sail: int, is_offered: bool) -> Sailed:
    seat = s[SEAT]
    sailing = hand_at(s)[sail]
    last = sailing.trajectory[-1]
    rounded = marks_passed(s, last.word[1])
    return Sailed(
        seat,
        sail_piece(s, sail),
        sail_name(s, sail)[1],
        () if is_offered else wake(s, sail).poses,
        cut_short=sailing.is_cut_short,
        home=last.is_home,
        mark=rounded if rounded > marks_rounded(s, seat) else None,
    )


def _steered(s: State, heading: int) -> Steered:
    x, y, before = pose_of(s, s[SEAT])
    return Steered(s[SEAT], heading, ((x, y, before), (x, y, float(heading))))


def _lane_taken(s: State, lane: int, lot: bool) -> LaneTaken:
    x, y = (s[s[LANES_AT] + 2 * lane + i] for i in range(2))
    return LaneTaken(s[SEAT], lane + 1, (x / MICRO, y / MICRO, 0.0), lot)
