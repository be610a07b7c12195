"""taros admin announce"""

from typing import Annotated

import typer

from ..common import out, translate
from .database import Database, administration


def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")],
    hours: Annotated[float, typer.Option(min=0.01, max=8760)] = 24,
    database: Database = None,
) -> None:
    """Show a sentence on every page for some hours; '' takes it away."""
    with administration(database) as (host, now):
        host.announce("", text, hours, now)
    out.print(translate("host-announced" if text else "host-announced-nothing"))
