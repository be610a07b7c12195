"""Who set up a table, for quotas and fair lists; keys that change."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("setup", sa.Text),
    sa.column("host", sa.String),
    sa.column("origin", sa.String),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.add_column("tables", sa.Column("seed_key", sa.String(32)))
    _fill()
    op.create_index("tables_by_host", "tables", ["host", "created"])
    op.create_index("tables_by_origin", "tables", ["origin", "created"])


def _fill() -> None:
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.id, tables.c.setup)).all()
    rows = []
    for id, text in found:
        setup = json.loads(text)
        rows.append({"of": id, "host": setup.get("host"), "origin": setup.get("origin", "")})
    if rows:
        connection.execute(tables.update().where(tables.c.id == sa.bindparam("of")), rows)


def downgrade() -> None:
    op.drop_index("tables_by_origin", "tables")
    op.drop_index("tables_by_host", "tables")
    for name in ("seed_key", "origin", "host"):
        op.drop_column("tables", name)
