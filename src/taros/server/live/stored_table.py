"""A table from what is stored of it."""

from collections.abc import Mapping, Sequence

from taros.core.steps import Steps
from taros.tables.events import decode_event, decode_setup
from taros.tables.table import Table, seeds_of

from ..storage import StoredEvent, StoredTable

FIRST_SEEDS = "seeds"  # the secret of tables of old versions


def new_table(stored: StoredTable, secrets: Mapping[str, bytes]) -> Table:
    """Return the table `stored` before its first event; its seeds follow from one of `secrets`."""
    seed_of = seeds_of(secrets[stored.seed_key or FIRST_SEEDS], stored.nonce)
    return Table(stored.id, decode_setup(stored.setup), seed_of)


def replayed_table(
    stored: StoredTable, events: Sequence[StoredEvent], secrets: Mapping[str, bytes]
) -> Steps[Table]:
    """Apply `events` to a new table, one a step."""
    table = new_table(stored, secrets)
    for event in events:
        table.replay(decode_event(event.body), event.at)
        yield
    return table
