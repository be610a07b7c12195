"""Consistency checks for positions of Regatta: everything that has a name is checked."""

from taros.core.errors import BadPosition
from taros.core.game import State
from taros.core.words import message

from ..equipment.cards import hand_of, symbol_of
from ..hull.boats import is_on_water
from ..hull.sweep import NOTHING, touched_lying
from ..kernel import add_lanes, apply, outcomes
from ..layout import (
    ASTRAY,
    BECALMED,
    BEGIN,
    CLOUD,
    DISCARDS,
    DRAW,
    DRAWING,
    DRAWS,
    FIRST,
    GIVE_LANE,
    HAND_SIZE,
    HEADING,
    HELD,
    HELM,
    HOME_FIRST,
    KINDS,
    KINDS_SIZE,
    LANE,
    LANE_LOT,
    LIMIT,
    LOT,
    MAIN,
    MARKS_SIZE,
    NONE,
    OVER,
    PASSED,
    PHASE,
    PICKING,
    PILE,
    PILE_SIZE,
    PLACE,
    PLAIN,
    SEAT,
    SEATS,
    SECOND,
    STRAY,
    STRAYS,
    SUN_KIND,
    SUNNING,
    TAKE_LANE,
    TURN,
    WORD_AT,
    WORD_SIZE,
    X,
    Y,
)
from ..show.card_pieces import card_piece
from ..show.view import PHASES, boat_colour


def check_consistency(s: State, start: State) -> None:
    """Raise BadPosition if the position cannot occur in a race that begins with `start`.

    Puts FIRST in order, which a position gives only while it matters.
    """
    _check_cards(s)
    _check_words(s)
    _check_places(s)
    _check_water(s)
    if s[TURN] == 0:
        _check_setup(s, list(start))
    else:
        _check_race(s)


def _check_cards(s: State) -> None:
    for kind in range(s[KINDS_SIZE]):
        if s[PILE + kind] < 0:
            raise BadPosition("regatta-many-cards", card=card_piece(s, kind), more=-s[PILE + kind])
    for seat in range(s[SEATS]):
        if s[HELD + seat] > HAND_SIZE:
            raise BadPosition("regatta-big-hand", seat=seat, cards=s[HELD + seat], most=HAND_SIZE)
        if s[BECALMED + seat] and s[SUN_KIND] == NONE:
            raise BadPosition("regatta-no-suns")


def _check_words(s: State) -> None:
    """Check that stray letters would not have counted and do not cancel each other."""
    for seat in range(s[SEATS]):
        strays = s[STRAY + STRAYS * seat : STRAY + STRAYS * seat + s[ASTRAY + seat]]
        passed = s[PASSED + seat]
        onward = s[s[WORD_AT] + passed] if passed < s[WORD_SIZE] else 0
        before = s[s[WORD_AT] + passed - 1] if passed else 0
        for letter in strays:
            if abs(letter) not in range(1, s[MARKS_SIZE] + 1) or letter in (onward, -before):
                raise BadPosition("regatta-bad-stray", seat=seat, letter=f"{letter:+}")
            onward, before = 0, letter


def _check_places(s: State) -> None:
    places = sorted(place for place in s[PLACE : PLACE + s[SEATS]] if place)
    if places != list(range(1, len(places) + 1)):
        raise BadPosition("regatta-bad-places")
    for seat in range(s[SEATS]):
        if s[PLACE + seat] and s[BECALMED + seat]:
            raise BadPosition("regatta-calm-home", seat=seat)
    is_decided = bool(places) and (s[HOME_FIRST] == 1 or s[SEATS] - len(places) <= 1)
    may_be_over = is_decided or 0 < s[LIMIT] <= s[TURN]
    if (s[PHASE] == OVER and not may_be_over) or (is_decided and s[PHASE] != OVER):
        raise BadPosition("regatta-bad-over")
    if len(places) > (1 if s[HOME_FIRST] else max(1, s[SEATS] - 1)):
        raise BadPosition("regatta-bad-over")
    if s[LIMIT] and s[TURN] > s[LIMIT]:
        raise BadPosition("regatta-bad-turn", turn=s[TURN], most=s[LIMIT])


def _check_water(s: State) -> None:
    for seat in range(s[SEATS]):
        if is_on_water(s, seat):
            touched = touched_lying(s, seat, s[X + seat], s[Y + seat], s[HEADING + seat])
            if touched != NOTHING:
                colour = message(f"regatta-colour-{boat_colour(s, seat)}")
                raise BadPosition("regatta-boat-touches", colour=colour)
    lanes = [lane for lane in s[LANE : LANE + s[SEATS]] if lane != NONE]
    if len(set(lanes)) != len(lanes):
        raise BadPosition("regatta-bad-lanes")


def _check_setup(s: State, start: State) -> None:
    """Check that the set-up can lead to the position."""
    if s[PHASE] == LOT and s[FIRST] == NONE:
        s[FIRST] = 0
    while start != s:
        code = _next_of_setup(s, start)
        if code not in _choices(start):
            raise BadPosition("regatta-bad-setup")
        apply(start, code)


def _next_of_setup(s: State, start: State) -> int:
    """Return the code that leads from `start` towards the position, NONE if there is none."""
    seat = start[SEAT]
    if start[PHASE] == LOT:
        return BEGIN + s[FIRST]
    if start[PHASE] == LANE_LOT:
        return GIVE_LANE + s[LANE + seat]
    if start[PHASE] == PICKING:
        return TAKE_LANE + s[LANE + seat]
    wanted = zip(hand_of(s, seat), hand_of(start, seat), strict=True)
    missing = [kind for kind, (count, held) in enumerate(wanted) if count > held]
    return DRAW + missing[0] if missing and start[TURN] == 0 else NONE


def _choices(s: State) -> list[int]:
    codes, weights = [0] * KINDS, [0] * KINDS
    count = add_lanes(s, codes, TAKE_LANE) if s[PHASE] == PICKING else outcomes(s, codes, weights)
    return codes[:count]


def _check_race(s: State) -> None:
    if s[FIRST] != NONE or s[PHASE] not in (DRAWING, MAIN, SECOND, SUNNING, OVER):
        raise BadPosition("regatta-bad-phase", phase=PHASES[s[PHASE]], turn=s[TURN])
    s[FIRST] = 0
    if NONE in s[LANE : LANE + s[SEATS]]:
        raise BadPosition("regatta-bad-lanes")
    if s[PHASE] == OVER:
        return
    seat = s[SEAT]
    if s[PLACE + seat] or s[BECALMED + seat]:
        raise BadPosition("regatta-bad-seat", seat=seat)
    room = HAND_SIZE - s[HELD + seat]
    if s[PHASE] == DRAWING and (not 0 < s[DRAWS] <= room or not s[PILE_SIZE]):
        raise BadPosition("regatta-bad-draws", draws=s[DRAWS], cards=s[HELD + seat])
    if s[PHASE] in (SECOND, SUNNING) and (s[HELD + seat] == HAND_SIZE or not _was_sailed(s)):
        raise BadPosition("regatta-bad-phase", phase=PHASES[s[PHASE]], turn=s[TURN])


def _was_sailed(s: State) -> bool:
    """Whether the card that led to this phase lies on the discards."""
    symbols = (HELM,) if s[PHASE] == SECOND else (PLAIN, HELM, CLOUD)
    kinds = range(s[KINDS_SIZE])
    return any(s[DISCARDS + kind] and symbol_of(s, kind) in symbols for kind in kinds)
