"""The options of Regatta, their presets, and their valid combinations."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from taros.core.errors import BadOption
from taros.core.options import Options, source_of
from taros.core.words import message

from .equipment.course import Course, course_of, format_course, read_course, shipped
from .equipment.deck import DEFAULT, check_enough, deck_of, format_deck, read_deck
from .equipment.pieces import BadData, pieces
from .layout import BOAT_COLOURS, Colour

FREE_WATER = 0.01  # mm between boats, and between a boat and a buoy, at the start


class RegattaOptions(Options, frozen=True, kw_only=True):
    """The options, each with its clause of RULES.md."""

    course: Annotated[str, Meta(examples=shipped())] = "classic"  # R1.2, or one as text
    deck: Annotated[str, Meta(examples=["classic"])] = "classic"  # R1.4, or one as text
    colours: tuple[Colour, ...] | None = None  # R1.1
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["lot"] = 0  # R1.5
    lanes: Literal["seats", "lot", "chosen"] = "seats"  # R1.3
    stagger: bool = False  # R1.3
    zone: Literal["card", "both"] = "card"  # R4.1
    finish: Literal["first", "all"] = "first"  # R7.4
    turn_limit: Annotated[int, Meta(ge=1, le=100_000)] | Literal["none"] = 100  # R7.4, a boat


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "fair-start": {"stagger": True, "lanes": "lot"},
    "long-race": {"finish": "all"},
}


def written_out(seats: int, options: RegattaOptions) -> RegattaOptions:
    """Validate the options and replace courses and decks of files by texts. Raises BadOption."""
    if options.first != "lot" and options.first >= seats:
        allowed = f"{', '.join(str(seat) for seat in range(seats))}, lot"
        raise BadOption("option-value", name="first", value=str(options.first), allowed=allowed)
    _check_colours(seats, options)
    course, deck = options.course, options.deck
    course_file, deck_file = source_of(course, "course"), source_of(deck, "deck")
    if "\n" in course:
        course = format_course(read_course(course, course_file))
    elif course not in shipped():
        course = format_course(course_of(course, seats))
    if "\n" in deck:
        deck = format_deck(read_deck(deck, deck_file))
    elif deck != DEFAULT:
        deck = format_deck(deck_of(deck))
    check_width(course_of(course, seats), seats, course_file)
    check_enough(deck_of(deck), seats, deck_file)
    return msgspec.structs.replace(options, course=course, deck=deck)


def boat_colours(options: RegattaOptions) -> list[Colour]:
    """R1.1: return the colours of all boats: those of the seats, then those nobody sails in."""
    chosen = options.colours or ()
    return [*chosen, *(colour for colour in BOAT_COLOURS if colour not in chosen)]


def _check_colours(seats: int, options: RegattaOptions) -> None:
    given = options.colours
    if given is not None and (len(given) != seats or len(set(given)) != seats):
        raise BadOption("regatta-colours-count", needed=seats, given=",".join(given))


def check_width(course: Course, seats: int, source: str) -> None:
    """R1.3: check that the line has room for all boats."""
    (left, _), (right, _) = course.line
    width = 2 * max(abs(aside) for _, aside in pieces().hull.corners)
    needed = seats * (width + max(pieces().buoy.diameter, FREE_WATER))
    if right - left < needed:
        reason = message("regatta-narrow", seats=seats, width=right - left, needed=needed)
        raise BadData(source, "line", reason)
