"""The name of somebody who deletes their account: taken out of all that is stored of tables."""

import msgspec
import sqlalchemy as sa

from taros.tables.events import (
    Place,
    Sat,
    Setup,
    Taken,
    decode_event,
    decode_setup,
    encode_event,
    encode_setup,
)
from taros.tables.summary import Summary, decode_summary, encode_stored

from ..storage.schema import events, people, tables


def forget_name(engine: sa.Engine, guest: str) -> list[str]:
    """Take the name of `guest` out of all tables where they sat, or where a seat is kept for them;
    return the ids of these tables.

    Their games stay, and are called as those of somebody without a name.
    """
    sat = sa.select(people.c.table_id).where(people.c.guest == guest)
    named = sa.select(tables.c.id).where(tables.c.setup.contains(guest, autoescape=True))
    with engine.execution_options(reads=True).connect() as connection:
        ids = list(connection.execute(sat.union(named)).scalars())
    for id in ids:
        with engine.begin() as connection:
            _forget_at(connection, id, guest)
    return ids


def _forget_at(connection: sa.Connection, id: str, guest: str) -> None:
    at = tables.c.id == id
    row = connection.execute(sa.select(tables.c.setup, tables.c.summary).where(at)).first()
    if row is None:  # deleted meanwhile
        return
    setup = decode_setup(row.setup)
    nameless = {"setup": encode_setup(_setup_without(setup, guest))}
    if row.summary is not None:
        summary = _summary_without(decode_summary(row.summary), setup, guest)
        nameless["summary"] = encode_stored(summary)
    connection.execute(tables.update().where(at).values(nameless))
    theirs = (events.c.table_id == id) & events.c.body.contains(guest, autoescape=True)
    for number, body in connection.execute(
        sa.select(events.c.number, events.c.body).where(theirs)
    ).all():
        event = decode_event(body)
        if isinstance(event, Sat | Taken) and event.guest == guest:
            stored = encode_event(msgspec.structs.replace(event, name=""))
            one = (events.c.table_id == id) & (events.c.number == number)
            connection.execute(events.update().where(one).values(body=stored))


def _setup_without(setup: Setup, guest: str) -> Setup:
    places = tuple(_place_without(place, guest) for place in setup.places)
    return msgspec.structs.replace(setup, places=places)


def _place_without(place: Place, guest: str) -> Place:
    is_theirs = guest in (place.guest, place.kept_for)
    return msgspec.structs.replace(place, name="") if is_theirs else place


def _summary_without(summary: Summary, setup: Setup, guest: str) -> Summary:
    """Return `summary` without the name at seats of `guest`, or that are kept for them."""
    seats = [
        msgspec.structs.replace(seat, name="") if guest == (owner or place.kept_for) else seat
        for seat, owner, place in zip(
            summary.table.seats, summary.guests, setup.places, strict=True
        )
    ]
    table = msgspec.structs.replace(summary.table, seats=seats)
    return msgspec.structs.replace(summary, table=table)
