"""The start of a game of Marrakech (M1)."""

from taros.core.game import State

from .kernel import open_play
from .layout import (
    BANK,
    COIN,
    COLOUR,
    COLOURS,
    COVER_OWN,
    FACINGS,
    LEFT,
    LOT,
    NEXT,
    NONE,
    OWNERS,
    PAYS_ON,
    PHASE,
    PLAYS_ON,
    POSE,
    PURSE,
    RULES,
    SEAT,
    SEATS,
    SIZE,
    SLOTS,
    SQUARES,
    STOCK,
    TIE_BY_RUGS,
    TURN_LAST,
)
from .options import MarrakechOptions, colours_in_play, has_two_colours, rugs_of_a_colour


def new(seats: int, options: MarrakechOptions) -> State:
    """Return the start of a game; `options` are trusted to be valid."""
    s = [0] * SIZE
    two_colours = has_two_colours(seats, options)
    s[SEATS] = seats
    s[OWNERS] = 1 if two_colours else 3
    s[RULES] = _rules(options)
    s[POSE] = 4 * (SQUARES // 2) + FACINGS.index(options.facing)  # M1.2
    s[BANK] = seats * options.purse
    s[STOCK] = rugs_of_a_colour(seats, options)
    for seat in range(seats):
        s[PURSE + seat] = options.purse
    for slot in range(SLOTS):
        s[COLOUR + slot] = s[NEXT + slot] = NONE
    slots = _slots(seats, two_colours)
    for slot, colour in zip(slots, colours_in_play(seats, options), strict=True):
        s[COLOUR + slot] = COLOURS.index(colour)
        s[LEFT + slot] = s[STOCK]
        s[NEXT + slot] = NONE if two_colours else slot
    if options.first == "lot":
        s[PHASE] = LOT
    else:
        s[SEAT] = options.first
        open_play(s)
    return s


def _slots(seats: int, two_colours: bool) -> tuple[int, ...]:
    """Return the slots in the order in which `colours` names them: seat by seat."""
    return (0, 2, 1, 3) if two_colours else tuple(range(seats))


def _rules(options: MarrakechOptions) -> int:
    return (
        COIN * (options.pile == "coin")
        | TURN_LAST * (options.turn_time == "end")
        | PAYS_ON * (options.bankrupt == "pays-what-he-can")
        | COVER_OWN * options.cover_own
        | PLAYS_ON * (options.lone_survivor == "plays-on")
        | TIE_BY_RUGS * (options.tie_break == "rugs")
    )
