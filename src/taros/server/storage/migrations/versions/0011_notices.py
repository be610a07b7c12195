"""Messages to people who are away: who wants them, by which ways, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_begin", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("email", sa.String(254)),
        sa.Column("asked_email", sa.String(254)),
        sa.Column("asked_at", sa.BigInteger),
        sa.Column("stop", sa.String(32)),
        sa.Column("sent", sa.BigInteger, nullable=False),
    )
    op.create_index("notice_settings_by_stop", "notice_settings", ["stop"])
    op.create_index("notice_settings_by_asked", "notice_settings", ["asked_email", "asked_at"])
    op.create_table(
        "push_subscriptions",
        sa.Column("device", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
    )
    op.create_index("push_subscriptions_by_guest", "push_subscriptions", ["guest"])
    op.create_table(
        "notices",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(96), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("path", sa.String(200), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["due"])


def downgrade() -> None:
    for name in ("notices", "push_subscriptions", "notice_settings"):
        op.drop_table(name)
