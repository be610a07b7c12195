"""What an organiser asks for: checked, and made a plan; and the tables that follow from it."""

from collections.abc import Mapping, Sequence

from taros import games
from taros.core.errors import BadOption
from taros.hosting.names import clean_name, new_id
from taros.hosting.new_table import check_pace
from taros.tables.events import Place, Setup

from .events import Plan
from .protocol import LONGEST_TITLE, NewEvent

LATEST = 366 * 86_400_000  # milliseconds from now until a tournament starts
BEFORE_NOW = 600_000  # milliseconds: a form takes its time to be filled in


def plan_of(request: NewEvent, organiser: str, now: int) -> Plan:
    """Return the plan of a new tournament. Raises BadOption or Unknown for what is wrong with
    it."""
    game = games.get(request.game)
    options = {**game.table_defaults, **request.options}
    fewest = 2 if request.system == "knock-out" else request.seats
    for seats in range(fewest, request.seats + 1):
        games.choose_options(game, seats, options)
    if request.pace.kind == "none":
        raise BadOption("event-clock")
    check_pace(request.pace)
    if request.system == "swiss" and not request.rounds:
        raise BadOption("event-rounds")
    if request.system == "arena" and not request.minutes:
        raise BadOption("event-minutes")
    if not now - BEFORE_NOW <= request.starts <= now + LATEST:
        raise BadOption("event-starts")
    name = clean_name(request.name, LONGEST_TITLE)
    if not name:
        raise BadOption("event-nameless")
    return Plan(
        name=name,
        organiser=organiser,
        game=game.name,
        seats=request.seats,
        options=options,
        system=request.system,
        rounds=request.rounds if request.system in ("swiss", "round-robin") else 0,
        minutes=request.minutes if request.system == "arena" else 0,
        pace=request.pace,
        starts=request.starts,
        public=request.public,
        check_in=request.check_in,
        break_seconds=request.break_seconds,
    )


def table_setup(
    id: str,
    plan: Plan,
    guests: Sequence[str],
    names: Mapping[str, str],
    window: float,
    now: int,
    *,
    rated: bool,
) -> Setup:
    """Return the set-up of a table of the tournament `id`: all seats are taken, so the game begins
    at once.

    Its host is the tournament, which is nobody: no player can close the table. `guests` sit there,
    and `names` are those of their accounts; `window` is the time in seconds of a secret choice;
    `rated` is whether the result counts for their ratings.
    """
    return Setup(
        game=plan.game,
        host=id,
        places=tuple(Place(guest=guest, name=names.get(guest, "")) for guest in guests),
        options=plan.options,
        pace=plan.pace,
        public=False,
        invite=new_id(),
        created=now,
        window=int(1000 * window),
        mixes=True,
        rated=rated,
    )
