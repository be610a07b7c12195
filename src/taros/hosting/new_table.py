"""Setting up a table: what a request for one may ask for."""

from typing import Any

from taros import games
from taros.core.errors import BadOption, NotAllowed
from taros.core.game import OVER, Game
from taros.tables.events import Place, Setup, are_among_people
from taros.tables.protocol import NewTable, Pace

from .names import clean_name, new_id
from .table_bots import bot_for_table

LEAST_TIME = 3  # seconds a move
LEAST_TOTAL = 30  # seconds for all moves of a seat


def options_of(request: NewTable) -> dict[str, Any]:
    """Return the options of a new table: none if it begins from a position, which has its own."""
    if request.position is not None:
        return {}
    return {**games.get(request.game).table_defaults, **request.options}


def check_beginning(request: NewTable) -> None:
    """Check options or position, which may take a while. Raises a TarosError."""
    game = games.get(request.game)
    if request.position is None:
        games.choose_options(game, len(request.seats), options_of(request))
        return
    if request.options:
        raise BadOption("position-options")
    _, state = game.notation.parse_position(request.position)
    seats = game.rules.num_seats(state)
    if seats != len(request.seats):
        raise BadOption("position-seats", seats=seats, given=len(request.seats))
    if game.rules.to_act(state) == OVER:
        raise BadOption("position-over")


def check_rated(request: NewTable, *, has_account: bool) -> None:
    """Raise NotAllowed if a rated table cannot be as `request` asks for it.

    `has_account`: whether its host has one.
    """
    if not request.rated:
        return
    if not has_account:
        raise NotAllowed("rated-guest")
    kinds = [seat.kind for seat in request.seats]
    if "bot" in kinds:
        raise NotAllowed("rated-bot")
    if "here" in kinds or kinds.count("me") > 1:
        raise NotAllowed("rated-one-seat")
    if len(kinds) == 1:
        raise NotAllowed("rated-alone")
    if request.position is not None:
        raise NotAllowed("rated-position")


def setup_of(
    request: NewTable, guest: str, origin: str, longest: float, window: float, now: int
) -> Setup:
    """Return the set-up of a table whose host is `guest`. Raises BadOption or Unknown.

    `longest` is the time in seconds that a bot may take for a move, `window` that of a secret
    choice where several people play and the request names none.
    """
    check_pace(request.pace)
    places = tuple(_places(games.get(request.game), request, guest, longest))
    usual = window if are_among_people(places) else 0
    return Setup(
        game=request.game,
        host=guest,
        places=places,
        options=options_of(request),
        pace=request.pace,
        public=request.public,
        invite=new_id(),
        created=now,
        position=request.position,
        window=int(1000 * (usual if request.window is None else request.window)),
        mixes=True,
        origin=origin,
        rated=request.rated,
    )


def check_pace(pace: Pace) -> None:
    """Raise BadOption if nobody could think in the time that `pace` leaves."""
    least = 0 if pace.kind == "none" else LEAST_TOTAL if pace.kind == "total" else LEAST_TIME
    if pace.seconds < least:
        raise BadOption("pace-total" if pace.kind == "total" else "pace-time", least=least)
    if pace.increment and pace.kind != "total":
        raise BadOption("pace-increment")


def _places(game: Game, request: NewTable, guest: str, longest: float) -> list[Place]:
    """Return the places of a new table; a bot may take `longest` seconds for a move."""
    places: list[Place] = []
    for seat in request.seats:
        if seat.kind == "bot":
            places.append(Place(bot=bot_for_table(seat.bot or "", game, longest)))
        elif seat.kind == "open":
            places.append(Place())
        else:
            name = clean_name(seat.name or "")
            places.append(Place(guest=guest, name=name, contributes=request.contributes))
    return places
