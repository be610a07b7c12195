"""What a database holds, in numbers, for its host."""

from typing import NamedTuple

import sqlalchemy as sa

from .schema import events, people, records, reviews, tables

DAY = 86_400_000  # milliseconds


class Statistics(NamedTuple):
    tables_waiting: int
    tables_playing: int
    tables_over: int
    tables_removed: int
    tables_today: int  # set up in the last 24 hours
    people: int  # who sit or sat at a table
    events: int
    events_today: int
    reviews: int
    records: int
    bytes: int


def count_stored(engine: sa.Engine, now: int) -> Statistics:
    """Count what is stored at the time `now`."""
    with engine.execution_options(reads=True).connect() as connection:
        by_state = {
            str(state): int(count)
            for state, count in connection.execute(
                sa.select(tables.c.state, sa.func.count()).group_by(tables.c.state)
            )
        }

        def count(what: sa.ColumnElement[int], *where: sa.ColumnElement[bool]) -> int:
            return connection.execute(sa.select(what).where(*where)).scalar_one()

        return Statistics(
            tables_waiting=by_state.get("waiting", 0),
            tables_playing=by_state.get("playing", 0),
            tables_over=by_state.get("over", 0),
            tables_removed=by_state.get("removed", 0),
            tables_today=count(sa.func.count(tables.c.id), tables.c.created > now - DAY),
            people=count(sa.func.count(people.c.guest.distinct())),
            events=count(sa.func.count(events.c.number)),
            events_today=count(sa.func.count(events.c.number), events.c.at > now - DAY),
            reviews=count(sa.func.count(reviews.c.table_id)),
            records=count(sa.func.count(records.c.id)),
            bytes=_size(connection),
        )


def _size(connection: sa.Connection) -> int:
    if connection.dialect.name == "postgresql":
        size = sa.func.pg_database_size(sa.func.current_database())
        return int(connection.execute(sa.select(size)).scalar_one())
    pages, size_of_page = (
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
        for name in ("page_count", "page_size")
    )
    return pages * size_of_page
