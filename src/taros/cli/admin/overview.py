"""taros admin overview"""

from rich.table import Table

from taros.report.numbers import count

from ..common import Json, language, out, print_json, translate
from .database import Database, opened_store


def overview(database: Database = None, as_json: Json = False) -> None:
    """Count tables, people and what is stored, and show what has happened of late."""
    from taros.hosting.wall_clock import now
    from taros.server.storage.statistics import count_stored

    with opened_store(database) as store:
        counted = count_stored(store.engine, now())
    if as_json:
        print_json(counted._asdict())
        return
    shown = Table(show_header=False, box=None, pad_edge=False)
    shown.add_column()
    shown.add_column(justify="right")
    for name, number in counted._asdict().items():
        shown.add_row(translate(f"overview-{name.replace('_', '-')}"), count(number, language()))
    out.print(shown)
