"""Records that are to be replayed, and the names of their files."""

from typing import NamedTuple

from taros.core.errors import BadOption, NotAllowed
from taros.core.match import Match
from taros.core.record import parse_record
from taros.core.steps import Steps
from taros.core.words import Message
from taros.review.review import read_steps
from taros.tables.table import Table

LONGEST_REPLAY = 6_000  # moves and outcomes: more than the log of a table holds


class ReadRecord(NamedTuple):
    match: Match
    promised: bool  # the record shows the seed of its chance
    damage: Message | None  # why the match goes no farther


def read_match(text: str) -> Steps[ReadRecord]:
    """Play a record as far as it goes. Raises BadRecord if nothing of it can be played."""
    record = parse_record(text)
    check_length(len(record.body) // 2)  # a turn is two words or more
    match, damage = yield from read_steps(record)
    return ReadRecord(match, "Seed" in record.headers and damage is None, damage)


def check_length(plies: int) -> None:
    """Raise BadOption if a game of `plies` is too long to be replayed."""
    if plies > LONGEST_REPLAY:
        raise BadOption("replay-long", most=LONGEST_REPLAY)


def match_of(table: Table) -> Match:
    """Return a copy of the match at `table`. Raises NotAllowed before it has begun."""
    if table.state == "waiting":
        raise NotAllowed("not-begun")
    return table.match.at(table.match.ply)


def match_for_record(table: Table) -> Match:
    """Return the match whose record may be read now.

    While people play against each other, that is their position alone: a record with its moves
    could be reviewed. Raises NotAllowed before the game has begun, and where the record would
    reveal what is hidden.
    """
    match = match_of(table)
    if match.to_act is not None:
        if match.game.hidden:
            raise NotAllowed("not-over")
        if table.is_among_people:
            return match.from_here()
    return match


def check_finished(match: Match) -> None:
    """Raise NotAllowed if `match` goes on."""
    if match.to_act is not None:
        raise NotAllowed("not-over")


def file_name(match: Match, table: str) -> str:
    """Return the name of the file for the record of `match`, which is played at `table`."""
    return f"{match.game.name}-{match.date}-{table}.taros"
