"""Results of finished games, and the ratings that follow from them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("bot", sa.String(64)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("win", sa.Double, nullable=False),
        sa.Column("course", sa.String(32)),
        sa.Column("turns", sa.Integer),
        sa.Column("milliseconds", sa.BigInteger),
        sa.Column("luck", sa.Double),
        sa.Column("slip", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_guest", "results", ["guest", "finished", "table_id"])
    op.create_index(
        "results_by_pool", "results", ["game", "seats", "rated", "finished", "table_id"]
    )
    op.create_table(
        "rating_pools",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("due", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rating_steps",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("period", sa.String(8), primary_key=True),
        sa.Column("games", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_steps_by_time", "rating_steps", ["game", "seats", "finished"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("period", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_low", "ratings", ["game", "seats", "period", "low"])
    op.create_index("ratings_by_guest", "ratings", ["guest"])


def downgrade() -> None:
    for name in ("ratings", "rating_steps", "rating_pools", "results"):
        op.drop_table(name)
