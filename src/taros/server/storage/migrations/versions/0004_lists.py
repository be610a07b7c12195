"""Lists of tables need no events: a summary of every table, and when each person's game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.add_column("people", sa.Column("finished", sa.BigInteger))
    op.execute(
        "UPDATE people SET finished = (SELECT MAX(at) FROM events WHERE table_id = people.table_id)"
        " WHERE table_id IN (SELECT id FROM tables WHERE state IN ('over', 'removed'))"
    )
    op.create_index("people_by_table", "people", ["table_id"])
    op.create_index("people_by_finished", "people", ["guest", "finished", "table_id"])


def downgrade() -> None:
    op.drop_index("people_by_finished", "people")
    op.drop_index("people_by_table", "people")
    op.drop_column("people", "finished")
    op.drop_column("tables", "summary")
