"""What speaks for a move of Regatta, in the terms by which it is judged."""

from collections.abc import Iterator

from taros.core.arguments import Term, sentence
from taros.core.game import State
from taros.core.words import Message, Seat, message

from .cards import sail_name
from .choices import sailed
from .home import way_home
from .layout import (
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
    STEER,
    SYMBOL,
    TAKE_LANE,
    TAUT,
    X,
    Y,
)
from .policy import rate_pose, way_left
from .progress import cursor_of
from .view import exchanged

MILLIMETRE = 1000  # micrometres
POINTS = 0.02  # that a millimetre is worth here: a card's length is a few
AT_HOME = 1000.0
SECOND_CARD = 2.0
CALMED = 2.0


def explain(s: State, best: int, other: int | None) -> Message:
    """See `Game.explain`."""
    if other is None:
        return message("advice-only")
    return sentence(_subject(s, best), _terms(s, best, other))


def _subject(s: State, code: int) -> Message:
    if code < EXCHANGE:
        card, arrow = sail_name(s, code - SAIL)
        return message("regatta-advice-sail", card=card, arrow=arrow)
    if code < STEER:
        cards = ", ".join(exchanged(s, code - EXCHANGE))
        return message("regatta-advice-exchange", cards=cards)
    if code < CALM:
        return message("regatta-advice-steer", degrees=code - STEER)
    if code < DONE:
        return message("regatta-advice-sun", boat=Seat(code - CALM))
    if code == DONE:
        return message("regatta-advice-done")
    return message("regatta-advice-lane", lane=code - TAKE_LANE + 1)


def _terms(s: State, best: int, other: int) -> Iterator[Term]:
    way, ahead, is_home = _after(s, best)
    other_way, other_ahead, _ = _after(s, other)
    if is_home:
        yield Term(AT_HOME, message("regatta-advice-home"))
    elif best < EXCHANGE:
        words = message("regatta-advice-way", way=way, other=other_way)
        yield Term(POINTS * (other_way - way), words)
    if not is_home and (best < EXCHANGE or STEER <= best < CALM):
        gain = POINTS * (other_ahead - ahead - (other_way - way))
        yield Term(gain, message("regatta-advice-bow"))
    if EXCHANGE <= best < STEER and other < EXCHANGE:
        words = message("regatta-advice-stuck", way=other_way, now=way)
        yield Term(POINTS * max(1, other_ahead - ahead), words)
    if _goes_on(s, best) and not _goes_on(s, other):
        yield Term(SECOND_CARD, message("regatta-advice-second"))
    if CALM <= best < DONE and best - CALM == _nearest_home(s):
        words = message("regatta-advice-calms", way=way_left(s, best - CALM) // MILLIMETRE)
        yield Term(CALMED, words)


def _after(s: State, code: int) -> tuple[int, int, bool]:
    """The way home after a move, and from ahead of the bow, in millimetres; whether it is home."""
    seat = s[SEAT]
    x, y, heading, word = s[X + seat], s[Y + seat], s[HEADING + seat], cursor_of(s, seat)
    if code < EXCHANGE:
        x, y, heading, word, is_home = sailed(s, code - SAIL)
        if is_home:
            return 0, 0, True
    if STEER <= code < CALM:
        heading = 1000 * (code - STEER)
    way = way_home(s, TAUT, seat, word, x, y)
    ahead = -rate_pose(s, seat, word, x, y, heading)
    return way // MILLIMETRE, ahead // MILLIMETRE, False


def _goes_on(s: State, code: int) -> bool:
    """R6.1: whether a second card may be sailed after it."""
    if code >= EXCHANGE or s[PHASE] != MAIN:
        return False
    return s[s[KINDS_AT] + KIND_SIZE * ((code - SAIL) // ARROWS_A_CARD) + SYMBOL] == HELM


def _nearest_home(s: State) -> int:
    """Of the rivals."""
    rivals = [seat for seat in range(s[SEATS]) if seat != s[SEAT]]
    return min(rivals, key=lambda seat: way_left(s, seat))
