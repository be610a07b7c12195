"""The options of Marrakech, their presets, and their valid combinations."""

from typing import Annotated, Literal

from msgspec import Meta

from taros.core.errors import BadOption
from taros.core.options import Options

from .layout import COLOURS

Colour = Literal["red", "yellow", "blue", "brown"]
SHORT_COLOUR = "blue"  # M1.7: the box of 57 has 12 of it
RUGS_IN_BOX = 15
SHORT_RUGS = 12


class MarrakechOptions(Options, frozen=True, kw_only=True):
    """The options, each with its clause of RULES.md."""

    purse: Annotated[int, Meta(ge=1, le=1000)] = 30  # M1.3
    rugs: Annotated[int, Meta(ge=1, le=RUGS_IN_BOX)] | None = None  # M1.9
    two_player: Literal["two-colours", "one-colour"] = "two-colours"  # M1.5, M1.6
    pile: Literal["weighted", "coin"] = "weighted"  # M1.5
    box: Literal["60", "57"] = "60"  # M1.7
    colours: tuple[Colour, ...] | None = None  # M1.7
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["lot"] = 0  # M1.8
    facing: Literal["north", "east", "south", "west"] = "south"  # M1.2
    turn_time: Literal["start", "end"] = "start"  # M3.5
    bankrupt: Literal["eliminated", "pays-what-he-can"] = "eliminated"  # M4.3
    cover_own: bool = False  # M5.3
    lone_survivor: Literal["ends", "plays-on"] = "ends"  # M6.1
    tie_break: Literal["dirhams", "rugs"] = "dirhams"  # M6.3


PRESETS = {  # M7
    "gigamic": {},
    "bga": {"cover_own": True, "pile": "coin"},
    "anu": {"rugs": 15, "two_player": "one-colour", "lone_survivor": "plays-on"},
}


def has_two_colours(seats: int, options: MarrakechOptions) -> bool:
    """M1.5, M1.6: whether each seat owns two colours."""
    return seats == 2 and options.two_player == "two-colours"


def rugs_of_a_colour(seats: int, options: MarrakechOptions) -> int:
    """M1.4, M1.5, M1.6, M1.9: return how many rugs of each colour are in play."""
    if options.rugs is not None:
        return options.rugs
    return 12 if seats == 4 or has_two_colours(seats, options) else 15


def colours_in_play(seats: int, options: MarrakechOptions) -> tuple[str, ...]:
    """Return the colours seat by seat.

    With two colours each, both of seat 0, then both of seat 1.
    """
    if options.colours is not None:
        return options.colours
    return tuple(_on_offer(seats, options))[: _colours_needed(seats, options)]


def check(seats: int, options: MarrakechOptions) -> None:
    """Raise BadOption if options cannot be combined."""
    if options.first != "lot" and options.first >= seats:
        allowed = f"{', '.join(str(seat) for seat in range(seats))}, lot"
        raise BadOption("option-value", name="first", value=str(options.first), allowed=allowed)
    _check_colours(seats, options)
    rugs = rugs_of_a_colour(seats, options)
    if rugs > _in_box(SHORT_COLOUR, options) and SHORT_COLOUR in colours_in_play(seats, options):
        raise BadOption("marrakech-box-rugs", rugs=rugs, colour=SHORT_COLOUR, most=SHORT_RUGS)


def _check_colours(seats: int, options: MarrakechOptions) -> None:
    colours = colours_in_play(seats, options)
    needed = _colours_needed(seats, options)
    if len(colours) != needed or len(set(colours)) != needed:
        raise BadOption("marrakech-colours-count", needed=needed, given=",".join(colours))
    missing = set(colours) - set(_on_offer(seats, options))
    if missing:
        raise BadOption("marrakech-box-colour", colour=SHORT_COLOUR, seats=seats)


def _colours_needed(seats: int, options: MarrakechOptions) -> int:
    return 4 if has_two_colours(seats, options) else seats


def _on_offer(seats: int, options: MarrakechOptions) -> list[str]:
    """M1.7: return the available colours.

    Where 15 rugs of a colour are used, the box of 57 lacks the short one.
    """
    all_needed = seats == 4 or has_two_colours(seats, options)
    short = options.box == "57" and not all_needed
    return [colour for colour in COLOURS if not (short and colour == SHORT_COLOUR)]


def _in_box(colour: str, options: MarrakechOptions) -> int:
    return SHORT_RUGS if options.box == "57" and colour == SHORT_COLOUR else RUGS_IN_BOX
