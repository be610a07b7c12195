"""How far a hand takes a boat in its next turn, once a move has been made."""

from taros.core.game import State

from ..equipment.cards import hand_of
from ..layout import (
    ARROW_COUNT,
    ARROWS_A_CARD,
    CALM,
    EXCHANGE,
    EXCHANGE_KINDS,
    HEADING,
    KIND_SIZE,
    KINDS_AT,
    NONE,
    SAIL,
    SEAT,
    STEER,
    X,
    Y,
)
from ..moves.choices import FREE, HOME, card_outcome, sailed
from ..policy import rate_pose
from ..race.progress import Cursor, cursor_of


def way_next_turn(s: State, code: int) -> int:
    """Return the shortest way home after the next turn, in micrometres.

    The seat to act makes the move `code` now, and sails one of the cards that it keeps then; cards
    that it will draw are unknown. The way is that from ahead of the bow, as in `rate_pose`.
    """
    seat = s[SEAT]
    x, y, heading, word = s[X + seat], s[Y + seat], s[HEADING + seat], cursor_of(s, seat)
    if code < EXCHANGE:
        x, y, heading, word, is_home = sailed(s, code - SAIL)
        if is_home:
            return 0
    elif STEER <= code < CALM:
        heading = 1000 * (code - STEER)
    lying = -rate_pose(s, seat, word, x, y, heading)
    ways = [_way_after(s, x, y, heading, word, sail) for sail in _sails(s, _kept(s, code))]
    return min([lying, *(way for way in ways if way is not None)])


def _kept(s: State, code: int) -> list[int]:
    """Return how many cards of each kind the seat keeps when it makes the move `code`."""
    hand = list(hand_of(s, s[SEAT]))
    used: list[int] = []
    if code < EXCHANGE:
        used = [(code - SAIL) // ARROWS_A_CARD]
    elif code < STEER:
        used = list(EXCHANGE_KINDS[3 * (code - EXCHANGE) : 3 * (code - EXCHANGE) + 3])
    for kind in used:
        if kind != NONE:
            hand[kind] -= 1
    return hand


def _sails(s: State, hand: list[int]) -> list[int]:
    """Return the sails that the cards in `hand` offer."""
    return [
        kind * ARROWS_A_CARD + arrow
        for kind, count in enumerate(hand)
        if count > 0
        for arrow in range(s[s[KINDS_AT] + KIND_SIZE * kind + ARROW_COUNT])
    ]


def _way_after(s: State, x: int, y: int, heading: int, word: Cursor, sail: int) -> int | None:
    """Return the way home after a sail from a pose; None if it cannot be sailed."""
    seat = s[SEAT]
    outcome, x, y, heading, word = card_outcome(s, seat, x, y, heading, word, sail)
    if outcome == HOME:
        return 0
    return -rate_pose(s, seat, word, x, y, heading) if outcome == FREE else None
