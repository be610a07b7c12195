"""Reasons: why a move or an outcome is not allowed, with the clause of the rules."""

from collections.abc import Callable, Sequence

from taros.core.game import ExplainedIllegalMove, Reason, State
from taros.core.words import Message, Seat, message

from ..equipment.cards import arrows_of, hand_of, symbol_of
from ..equipment.pieces import MICRO, Point, plain
from ..hull.sweep import A_BOAT, A_PART, A_ZONE, NOTHING, THE_EDGE
from ..kernel import outcomes
from ..layout import (
    ARROWS_A_CARD,
    BECALMED,
    BEGIN,
    BUOY_COLOURS,
    CALM,
    DONE,
    DRAW,
    DRAWING,
    EXCHANGE,
    EXCHANGE_KINDS,
    GIVE_LANE,
    KINDS,
    KINDS_SIZE,
    LANE,
    LANE_LOT,
    LOOK_COLOUR,
    LOOK_SIZE,
    LOOKS_AT,
    LOT,
    MAIN,
    NONE,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    SEAT,
    SEATS,
    SECOND,
    STEER,
    SUN,
    SUN_KIND,
    SUNNING,
    TAKE_LANE,
    X,
    Y,
)
from ..show.card_pieces import card_piece
from ..show.view import PHASES, illegal_preview
from .contact import Contact, hull_edges, nearest_point, outline_of
from .sails import hand_at
from .steering import obstacles_at

NO_NAME = "?"

_CLAUSES = {
    LOT: "R1.5",
    LANE_LOT: "R1.3",
    DRAWING: "R2.2",
    PICKING: "R1.3",
    MAIN: "R2.1",
    SECOND: "R6.1",
    SUNNING: "R2.2",
}


def why_not(s: State, code: int) -> Reason | None:
    """Return why `code` may not be played or drawn now; None if it may."""
    phase = s[PHASE]
    if phase == OVER:
        clause = "R7.3" if 1 in s[PLACE : PLACE + s[SEATS]] else "R7.4"  # won, or turns are up
        return Reason(clause, message("regatta-why-over"))
    if phase < PICKING:
        return _why_not_outcome(s, code)
    if not _is_for_phase(phase, code):
        return Reason(_CLAUSES[phase], message(f"regatta-why-{PHASES[phase]}"))
    if code < EXCHANGE:
        return _why_not_sail(s, code)
    if code < STEER:
        return _why_not_exchange(s, EXCHANGE_KINDS[3 * (code - EXCHANGE) :][:3])
    if code < CALM:
        return _why_not_steer(s, code - STEER)
    if code < DONE:
        return _why_not_sun(s, code - CALM)
    return None if code == DONE else _why_not_lane(s, code - TAKE_LANE)


def explained_illegal_moves(s: State) -> list[ExplainedIllegalMove]:
    """Return sails of the hand, headings and suns that are illegal, each with its reason."""
    refused: list[tuple[int, Reason]] = []
    if s[PHASE] in (MAIN, SECOND):
        hand = hand_at(s)
        allowed = set(hand.allowed)
        refused += [(sail, _why_not_held(s, sail)) for sail in hand.sails if sail not in allowed]
    if s[PHASE] == MAIN:
        refused += _refused_headings(s)
    if s[PHASE] == SUNNING:
        rivals = [boat for boat in range(s[SEATS]) if boat != s[SEAT]]
        reasons = [(CALM + boat, _why_not_sun(s, boat)) for boat in rivals]
        refused += [(code, reason) for code, reason in reasons if reason is not None]
    return [
        ExplainedIllegalMove(code, reason, illegal_preview(s, code)) for code, reason in refused
    ]


def _is_for_phase(phase: int, code: int) -> bool:
    if phase == MAIN:
        return code < CALM
    if phase == SECOND:
        return code < EXCHANGE or code == DONE
    if phase == SUNNING:
        return CALM <= code <= DONE
    return TAKE_LANE <= code < DRAW


def _why_not_outcome(s: State, code: int) -> Reason | None:
    codes, weights = [0] * KINDS, [0] * KINDS
    if code in codes[: outcomes(s, codes, weights)] and code >= DRAW:
        return None
    phase = s[PHASE]
    if phase == DRAWING and DRAW <= code < BEGIN:
        return Reason("R1.4", message("regatta-why-not-in-pile"))
    if phase == LOT and BEGIN <= code < GIVE_LANE:
        return Reason("R1.5", message("regatta-why-no-seat", seats=s[SEATS]))
    if phase == LANE_LOT and code >= GIVE_LANE:
        return _why_not_lane(s, code - GIVE_LANE)
    return Reason(_CLAUSES[phase], message(f"regatta-why-{PHASES[phase]}"))


def _why_not_lane(s: State, lane: int) -> Reason | None:
    if lane >= s[SEATS]:
        return Reason("R1.3", message("regatta-why-no-lane", lanes=s[SEATS]))
    if lane in s[LANE : LANE + s[SEATS]]:
        return Reason("R1.3", message("regatta-why-lane-taken"))
    return None


# Sailing


def _why_not_sail(s: State, sail: int) -> Reason | None:
    kind = sail // ARROWS_A_CARD
    if kind >= s[KINDS_SIZE] or sail % ARROWS_A_CARD >= len(arrows_of(s, kind)):
        return Reason("R3.2", message("regatta-why-no-arrow"))
    if symbol_of(s, kind) == SUN:
        return Reason("R6.3", message("regatta-why-sun-sails"))
    if not hand_of(s, s[SEAT])[kind]:
        return Reason("R3.1", message("regatta-why-not-in-hand", card=card_piece(s, kind)))
    return None if sail in hand_at(s).allowed else _why_not_held(s, sail)


def _why_not_held(s: State, sail: int) -> Reason:
    """Return why a sail of the hand is not allowed."""
    contact = hand_at(s)[sail].contact
    return _why_touching(s, contact) if contact else _why_zoned(s, sail)


def _why_touching(s: State, contact: Contact) -> Reason:
    where = _where(contact.fraction, contact.at)
    return Reason("R3.5", message("regatta-why-touch", thing=_thing(s, contact.what), where=where))


def _why_zoned(s: State, sail: int) -> Reason:
    """Return why a sail is not allowed that touches nothing and would end in a zone."""
    hand = hand_at(s)
    way, boat = hand[sail].trajectory, hand[sail].zone
    assert boat is not None
    if way[-1].until <= 0 and hand.is_cut_short:
        return Reason("R4.3", message("regatta-why-no-stop", boat=Seat(boat)))
    fraction = (len(way) - 1 + way[-1].until / way[-1].whole) / len(way)
    x, y, _ = way[-1].end
    where = _where(fraction, (x / MICRO, y / MICRO))
    return Reason("R4.2", message("regatta-why-zone", boat=Seat(boat), where=where))


def _where(fraction: float, at: Point) -> Message:
    percent = round(100 * fraction)
    return message("regatta-where", percent=percent, x=plain(at[0]), y=plain(at[1]))


def _thing(s: State, what: int) -> Message:
    """Return the message that names what a hull touches."""
    if what == THE_EDGE:
        return message("regatta-thing-edge")
    if what >= A_PART:
        return message("regatta-thing-island")
    if what >= A_BOAT:
        return message("regatta-thing-boat", boat=Seat(what - A_BOAT))
    look = s[LOOKS_AT] + LOOK_SIZE * what
    if s[look + LOOK_COLOUR] == NONE:
        return message("regatta-thing-rock")
    return message(f"regatta-thing-buoy-{BUOY_COLOURS[s[look + LOOK_COLOUR]]}")


# Not sailing


def _why_not_exchange(s: State, kinds: Sequence[int]) -> Reason | None:
    hand = hand_of(s, s[SEAT])
    wanted = [kind for kind in kinds if kind != NONE]
    for kind in wanted:
        if kind >= s[KINDS_SIZE] or wanted.count(kind) > hand[kind]:
            card = card_piece(s, kind) if kind < s[KINDS_SIZE] else NO_NAME
            return Reason("R5.1", message("regatta-why-not-in-hand", card=card))
    return None


def _why_not_steer(s: State, degree: int) -> Reason | None:
    what = obstacles_at(s)[degree]
    return None if what == NOTHING else _why_not_headings(s, what)(degree)


def _refused_headings(s: State) -> list[tuple[int, Reason]]:
    """Return the illegal headings as codes, each with its reason."""
    obstacles = obstacles_at(s)
    why_not = {what: _why_not_headings(s, what) for what in set(obstacles) - {NOTHING}}
    return [
        (STEER + degree, why_not[what](degree))
        for degree, what in enumerate(obstacles)
        if what != NOTHING
    ]


def _why_not_headings(s: State, what: int) -> Callable[[int], Reason]:
    """Return a function that explains why one obstacle forbids a heading in degrees."""
    if what >= A_ZONE:
        into_zone = Reason("R5.2", message("regatta-why-steer-zone", boat=Seat(what - A_ZONE)))
        return lambda degree: into_zone
    thing, outline = _thing(s, what), outline_of(s, what)
    hull, mast = hull_edges(s), (s[X + s[SEAT]], s[Y + s[SEAT]])

    def touching(degree: int) -> Reason:
        x, y = nearest_point(hull, (*mast, 1000 * degree), outline)
        return Reason(
            "R5.2", message("regatta-why-steer-touch", thing=thing, x=plain(x), y=plain(y))
        )

    return touching


def _why_not_sun(s: State, boat: int) -> Reason | None:
    if boat >= s[SEATS]:
        return Reason("R6.3", message("regatta-why-no-boat", boats=s[SEATS]))
    if boat == s[SEAT]:
        return Reason("R6.3", message("regatta-why-own-boat"))
    if s[SUN_KIND] == NONE or not hand_of(s, s[SEAT])[s[SUN_KIND]]:
        return Reason("R6.3", message("regatta-why-no-sun"))
    if s[BECALMED + boat]:
        return Reason("R6.3", message("regatta-why-becalmed", boat=Seat(boat)))
    if s[PLACE + boat]:
        return Reason("R6.3", message("regatta-why-home", boat=Seat(boat)))
    return None
