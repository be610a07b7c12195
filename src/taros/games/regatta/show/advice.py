"""Explain in words why one move of Regatta is better than another."""

from collections.abc import Iterator
from typing import NamedTuple

from taros.core.arguments import Term, sentence
from taros.core.game import State
from taros.core.words import Listing, Message, Seat, message, metres

from ..layout import (
    ARROWS_A_CARD,
    CALM,
    DONE,
    EXCHANGE,
    HEADING,
    HELM,
    KIND_SIZE,
    KINDS_AT,
    MAIN,
    PHASE,
    SAIL,
    SEAT,
    SEATS,
    SHORTEST_PATHS,
    STEER,
    SYMBOL,
    TAKE_LANE,
    X,
    Y,
)
from ..moves.choices import sailed
from ..policy import distance_left, has_water_ahead, rate_pose
from ..race.progress import cursor_of
from ..race.shortest_path import distance_home
from .card_pieces import card_piece, sail_piece
from .next_turn import way_next_turn
from .view import exchanged_kinds

MILLIMETRE = 1000  # micrometres
POINTS = 0.02  # that a millimetre is worth here: a card's length is a few
AT_HOME = 1000.0
SECOND_CARD = 2.0
CALMED = 2.0
WATER_AHEAD = 2.5
KEPT_CARD = 1.0
CLOSEST = 1.0  # to stop the rival who is closest to oneself
NEXT_TURN = 0.01  # points that a millimetre of the next turn is worth


def explain(s: State, best: int, other: int | None) -> Message:
    """See `Heuristics.explain`."""
    if other is None:
        return message("advice-only")
    return sentence(_subject(s, best), _terms(s, best, other))


def _subject(s: State, code: int) -> Message:
    """Return the move `code` as the beginning of a sentence."""
    if code < EXCHANGE:
        return message("regatta-advice-sail", card=sail_piece(s, code - SAIL))
    if code < STEER:
        cards = tuple(card_piece(s, kind) for kind in exchanged_kinds(code - EXCHANGE))
        return message("regatta-advice-exchange", cards=Listing(cards))
    if code < CALM:
        return message("regatta-advice-steer", degrees=code - STEER)
    if code < DONE:
        return message("regatta-advice-sun", boat=Seat(code - CALM))
    if code == DONE:
        return message("regatta-advice-done")
    return message("regatta-advice-lane", lane=code - TAKE_LANE + 1)


def _terms(s: State, best: int, other: int) -> Iterator[Term]:
    if best < EXCHANGE or STEER <= best < CALM:
        yield from _place_terms(s, best, other)
    if EXCHANGE <= best < STEER and other < EXCHANGE:
        there, here = _after(s, other), _after(s, best)
        words = message("regatta-advice-stuck", way=there.way, now=here.way)
        yield Term(max(KEPT_CARD, POINTS * (there.ahead - here.ahead)), words)
    if _goes_on(s, best) and not _goes_on(s, other):
        yield Term(SECOND_CARD, message("regatta-advice-second"))
    if best < CALM:
        gain = NEXT_TURN * (way_next_turn(s, other) - way_next_turn(s, best)) / MILLIMETRE
        yield Term(gain, message("regatta-advice-next"))
    if best == DONE and CALM <= other < DONE:
        yield Term(KEPT_CARD, message("regatta-advice-keeps-sun"))
    if CALM <= best < DONE and best - CALM == _closest_rival(s):
        yield Term(CLOSEST, message("regatta-advice-calms-closest"))
    if CALM <= best < DONE and best - CALM == _nearest_home(s):
        words = message("regatta-advice-calms", way=distance_left(s, best - CALM) // MILLIMETRE)
        yield Term(CALMED, words)


def _place_terms(s: State, best: int, other: int) -> Iterator[Term]:
    here, there = _after(s, best), _after(s, other)
    if here.is_home:
        yield Term(AT_HOME, message("regatta-advice-home"))
        return
    if best < EXCHANGE and metres(here.way) != metres(there.way):
        words = message("regatta-advice-way", way=here.way, other=there.way)
        yield Term(POINTS * (there.way - here.way), words)
    if here.is_clear and not there.is_clear:
        yield Term(WATER_AHEAD, message("regatta-advice-water"))
    elif here.is_clear == there.is_clear:
        gain = POINTS * (there.ahead - here.ahead - (there.way - here.way))
        yield Term(gain, message("regatta-advice-bow"))
    if other < EXCHANGE and here == there:
        card = card_piece(s, (other - SAIL) // ARROWS_A_CARD)
        words = message("regatta-advice-keeps", card=card)
        yield Term(KEPT_CARD, words)


class PlaceAfterMove(NamedTuple):
    """A boat's place after a move: ways home from there and from ahead of the bow, in mm."""

    way: int
    ahead: int
    is_clear: bool  # there is water ahead
    is_home: bool


def _after(s: State, code: int) -> PlaceAfterMove:
    seat = s[SEAT]
    x, y, heading, word = s[X + seat], s[Y + seat], s[HEADING + seat], cursor_of(s, seat)
    if code < EXCHANGE:
        x, y, heading, word, is_home = sailed(s, code - SAIL)
        if is_home:
            return PlaceAfterMove(0, 0, True, True)
    if STEER <= code < CALM:
        heading = 1000 * (code - STEER)
    way = distance_home(s, SHORTEST_PATHS, seat, word, x, y)
    ahead = -rate_pose(s, seat, word, x, y, heading)
    is_clear = has_water_ahead(s, seat, x, y, heading)
    return PlaceAfterMove(way // MILLIMETRE, ahead // MILLIMETRE, is_clear, False)


def _goes_on(s: State, code: int) -> bool:
    """R6.1: whether a second card may be sailed after the sail `code`."""
    if code >= EXCHANGE or s[PHASE] != MAIN:
        return False
    return s[s[KINDS_AT] + KIND_SIZE * ((code - SAIL) // ARROWS_A_CARD) + SYMBOL] == HELM


def _closest_rival(s: State) -> int:
    """Return the rival whose way home is most like that of the seat to act."""
    own = distance_left(s, s[SEAT])
    rivals = [seat for seat in range(s[SEATS]) if seat != s[SEAT]]
    return min(rivals, key=lambda seat: abs(distance_left(s, seat) - own))


def _nearest_home(s: State) -> int:
    """Return the rival with the shortest way home."""
    rivals = [seat for seat in range(s[SEATS]) if seat != s[SEAT]]
    return min(rivals, key=lambda seat: distance_left(s, seat))
