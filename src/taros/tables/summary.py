"""A table as lists show it. It is kept beside the events, so that a list need not replay them."""

import msgspec
from msgspec import Struct

from taros.core.game import Game, State

from .protocol import SeatSummary, TableSummary
from .situation import Situation


class Summary(Struct, frozen=True):
    """What is stored: a table without `yours`, and whose it is."""

    table: TableSummary
    host: str  # a guest
    guests: list[str | None]  # by seat

    def belongs_to(self, guest: str) -> bool:
        """Whether `guest` sits at the table, or has set it up."""
        return guest == self.host or guest in self.guests

    def seen_by(self, guest: str) -> TableSummary:
        """Return the table with the seats that are those of `guest`."""
        yours = [seat for seat, owner in enumerate(self.guests) if owner == guest]
        return msgspec.structs.replace(self.table, yours=yours)


_encode = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(Summary).decode


def encode_summary(id: str, situation: Situation, game: Game, state: State) -> str:
    """Return the summary of the table `id` as it is stored, when its match is in `state`."""
    table = TableSummary(
        id=id,
        game=game.name,
        state=situation.state,
        seats=[_seat_summary(situation, seat) for seat in situation.seats],
        pace=situation.setup.pace,
        created=situation.setup.created,
        turn=situation.turn,
        to_act=situation.to_act,
        is_asked=situation.waits_for_person,
        since=situation.played_at,
        deadline=situation.deadline,
        standings=game.rules.standings(state) if situation.state == "over" else None,
        yours=[],
        rated=situation.setup.rated,
    )
    guests = [place.guest for place in situation.places]
    return encode_stored(Summary(table, situation.setup.host, guests))


def encode_stored(summary: Summary) -> str:
    """Return `summary` as it is stored."""
    return _encode(summary).decode()


def _seat_summary(situation: Situation, seat: int) -> SeatSummary:
    name = situation.places[seat].name
    return SeatSummary(situation.kind_of(seat), name, situation.bot_of(seat))
