"""The results of a finished game, as they are stored, and what its review adds to them."""

from statistics import fmean

import msgspec

from taros import games
from taros.core.errors import TarosError
from taros.core.game import CHANCE
from taros.hosting.review_messages import Reviewed
from taros.tables.events import Setup
from taros.tables.summary import Summary, decode_summary

from ..storage.results import Figures, Result

OWN_COURSE = "own"  # stands for all courses that people have drawn themselves
LONGEST_COURSE = 32  # characters of a name

_decode_review = msgspec.json.Decoder(Reviewed).decode


def results_of(setup: Setup, summary: Summary, finished: int) -> list[Result]:
    """Return the results of a game that ended at the time `finished`; none if only bots played.

    If several seats belong to one person, the first of them is theirs.
    """
    table = summary.table
    if table.standings is None or not any(summary.guests):
        return []
    course = _course(setup)
    solo = _time_alone(setup, summary, course, finished)
    return [
        Result(
            table_id=table.id,
            seat=standing.seat,
            guest=_owner(summary.guests, standing.seat),
            bot=table.seats[standing.seat].bot if not summary.guests[standing.seat] else None,
            game=table.game,
            seats=len(table.seats),
            finished=finished,
            rated=setup.rated,
            place=standing.place,
            win=standing.win,
            course=course,
            turns=solo and solo[0],
            milliseconds=solo and solo[1],
        )
        for standing in table.standings
    ]


def stored_results(setup: Setup, summary: str, finished: int) -> list[Result]:
    """Do as `results_of`, from a summary as it is stored."""
    return results_of(setup, decode_summary(summary), finished)


def _owner(guests: list[str | None], seat: int) -> str | None:
    guest = guests[seat]
    return guest if guest is not None and guests.index(guest) == seat else None


def _course(setup: Setup) -> str | None:
    """Return the name of the course that is raced on; None if the game has no courses."""
    if setup.position is not None:
        return None
    try:
        options = games.choose_options(games.get(setup.game), len(setup.places), setup.options)
    except TarosError:  # a game, or an option, that is no more
        return None
    course = getattr(options, "course", None)
    if not isinstance(course, str):
        return None
    is_name = len(course) <= LONGEST_COURSE and course.replace("-", "").isalnum()
    return course if is_name else OWN_COURSE


def _time_alone(
    setup: Setup, summary: Summary, course: str | None, finished: int
) -> tuple[int, int] | None:
    """Return the turns and the milliseconds of a race against the clock, which came home; else
    None."""
    table, standings = summary.table, summary.table.standings
    if len(table.seats) > 1 or course in (None, OWN_COURSE) or not standings:
        return None
    if standings[0].score != 0 or table.seats[0].bot is not None:  # on the way, or a bot's
        return None
    return table.turn, finished - setup.created


def figures_of(review: str) -> list[Figures]:
    """Return what a stored `review` says about each seat; nothing if an old version made it."""
    try:
        found = _decode_review(review)
    except msgspec.DecodeError:
        return []
    losses: dict[int, list[float]] = {}
    for ply in found.plies:
        if ply.actor != CHANCE and ply.best is not None:
            losses.setdefault(ply.actor, []).append(ply.loss)
    return [
        Figures(seat, balance.luck, fmean(losses.get(seat, [0.0])))
        for seat, balance in enumerate(found.chances)
    ]
