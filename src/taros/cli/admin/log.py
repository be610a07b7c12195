"""taros admin log"""

from datetime import UTC, datetime

import typer
from rich.table import Table

from ..common import Json, err, out, print_json, translate
from .database import Database, administration


def log(database: Database = None, as_json: Json = False) -> None:
    """Show all that hosts have done, and check that nothing of it was changed."""
    from taros.server.storage.administration import first_broken

    with administration(database) as (host, _):
        entries = host.host_store.entries()
    broken = first_broken(entries)
    if as_json:
        print_json([{**each._asdict(), "details": each.arguments} for each in entries])
    else:
        shown = Table(show_header=False, box=None, pad_edge=False)
        for each in entries:
            at = datetime.fromtimestamp(each.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            by = each.by or translate("host-terminal")
            details = ", ".join(f"{name}={value}" for name, value in each.arguments.items())
            shown.add_row(at, by, each.action, details)
        out.print(shown)
    if broken is not None:
        err.print(translate("host-log-broken", number=broken))
        raise typer.Exit(1)
