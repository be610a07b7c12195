"""No advice on games that people are playing against each other."""

from collections.abc import Iterable, Sequence

from taros.core.errors import NotAllowed
from taros.core.game import Game, State
from taros.core.observation import observed
from taros.tables.protocol import TableSummary
from taros.tables.table import Table


def played_among_people(tables: Iterable[TableSummary], game: str) -> list[str]:
    """Return the ids of those `tables` where people play `game` against each other just now."""
    return [
        table.id
        for table in tables
        if table.game == game
        and table.state == "playing"
        and sum(seat.kind == "person" for seat in table.seats) > 1
    ]


def moment_of(table: Table) -> State | None:
    """Return what the seat to act may know at `table`; None if no seat is to act."""
    return None if table.to_act is None else observed(table.game, table.match.state)


def check_no_advice(game: Game, states: Iterable[State], moments: Sequence[State | None]) -> None:
    """Raise NotAllowed if what a seat may know of one of `states` is one of `moments`.

    `moments` are those of games among people in which the person asking plays.
    """
    for state in states:
        if game.rules.to_act(state) >= 0 and observed(game, state) in moments:
            raise NotAllowed("advice-people")
