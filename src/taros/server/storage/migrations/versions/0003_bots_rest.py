"""Tables of bots alone wake no worker: they play while somebody watches."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("setup", sa.Text),
    sa.column("wake", sa.BigInteger),
)


def upgrade() -> None:
    connection = op.get_bind()
    found = connection.execute(
        sa.select(tables.c.id, tables.c.setup).where(tables.c.wake.is_not(None))
    )
    rest = [{"rests": id} for id, setup in found if _is_bots_only(setup)]
    if rest:
        change = tables.update().where(tables.c.id == sa.bindparam("rests"))
        connection.execute(change.values(wake=None), rest)


def _is_bots_only(setup: str) -> bool:
    return all("bot" in place for place in json.loads(setup)["places"])


def downgrade() -> None:
    """The version before wakes a table again once somebody opens it."""
