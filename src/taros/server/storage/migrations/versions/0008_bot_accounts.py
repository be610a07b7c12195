"""Accounts of bots, which belong to people."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("owner", sa.String(32)))
    op.create_index("accounts_by_owner", "accounts", ["owner"])


def downgrade() -> None:
    op.drop_index("accounts_by_owner", "accounts")
    op.drop_column("accounts", "owner")
