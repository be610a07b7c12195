"""Reasons: why a move or an outcome is not allowed, with the clause of the rules."""

from taros.core.game import Reason, State
from taros.core.words import message

from ..kernel import pile_seat, squares_of
from ..layout import (
    ACTIONS,
    BEGIN,
    CHOOSING,
    COVER_OWN,
    EAST,
    LAYING,
    LEFT,
    LOT,
    NEIGHBOURS,
    OVER,
    PHASE,
    PILE,
    POSE,
    ROLL,
    RUG,
    RUG_EAST,
    RUG_SOUTH,
    RUG_SQUARES,
    RULES,
    SEAT,
    SEATS,
    SHOW,
    SOUTH,
)
from .view import PHASES


def why_not(s: State, code: int) -> Reason | None:
    """Return why `code` may not be played or drawn now; None if it may."""
    if s[PHASE] == OVER:
        return Reason("M6.1", message("marrakech-why-over"))
    if s[PHASE] != _phase_of(code):
        clause = {LOT: "M1.8", PILE: "M1.5", ROLL: "M3.2"}.get(s[PHASE], "M2.1")
        return Reason(clause, message(f"marrakech-why-{PHASES[s[PHASE]]}"))
    if s[PHASE] == LAYING:
        return _why_not_rug(s, code - RUG)
    if s[PHASE] == PILE:
        return _why_not_shown(s, code - SHOW)
    if s[PHASE] == LOT and code - BEGIN >= s[SEATS]:
        return Reason("M1.8", message("marrakech-why-no-seat", seats=s[SEATS]))
    return None


def _phase_of(code: int) -> int:
    if code < RUG:
        return CHOOSING
    if code < ACTIONS:
        return LAYING
    if code < SHOW:
        return ROLL
    return PILE if code < BEGIN else LOT


def _why_not_rug(s: State, rug: int) -> Reason | None:
    pair = RUG_SQUARES[rug]
    assam = s[POSE] >> 2
    if assam in pair:
        return Reason("M5.1", message("marrakech-why-on-assam"))
    if NEIGHBOURS[assam].isdisjoint(pair):
        return Reason("M5.1", message("marrakech-why-far"))
    if not (s[EAST] & RUG_EAST[rug] or s[SOUTH] & RUG_SOUTH[rug]):
        return None
    if s[RULES] & COVER_OWN and squares_of(s, s[SEAT]) >> pair[0] & 1:
        return None
    return Reason("M5.3", message("marrakech-why-whole-rug"))


def _why_not_shown(s: State, slot: int) -> Reason | None:
    if slot & 1 != pile_seat(s) or s[LEFT + slot] == 0:
        return Reason("M1.5", message("marrakech-why-no-such-rug"))
    return None
