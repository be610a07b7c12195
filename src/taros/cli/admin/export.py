"""taros export"""

import csv
import sys
from enum import StrEnum
from typing import Annotated

import typer

from taros.core.errors import BadOption

from ..common import Json, print_json
from .database import Database, opened_store


class Exported(StrEnum):
    ratings = "ratings"


def export(
    what: Annotated[Exported, typer.Argument(metavar="ratings")],
    database: Database = None,
    as_json: Json = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
) -> None:
    """Write all ratings of a server to the standard output, as JSON or as a table of CSV."""
    from taros.server.ratings.ladder import Ladders, ListedRating

    if as_json and as_csv:
        raise BadOption("export-one-format")
    with opened_store(database) as store:
        found = list(Ladders(store.engine).every())
    if as_json:
        print_json([each._asdict() for each in found])
        return
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(ListedRating._fields)
    rows.writerows([*each[:-1], int(each.provisional)] for each in found)
