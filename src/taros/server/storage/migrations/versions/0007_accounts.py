"""Accounts, with their devices, passkeys and codes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("skeleton", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table("former_accounts", sa.Column("guest", sa.String(32), primary_key=True))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("before", sa.String(32)),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("until", sa.BigInteger),
    )
    op.create_index("codes_by_guest", "codes", ["guest", "purpose"])
    op.create_index("codes_by_until", "codes", ["until"])
    op.create_table(
        "reserved_names",
        sa.Column("skeleton", sa.Text, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    for name in (
        "reserved_names",
        "codes",
        "passkeys",
        "devices",
        "former_accounts",
        "accounts",
    ):
        op.drop_table(name)
