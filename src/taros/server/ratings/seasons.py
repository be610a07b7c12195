"""Seasons: the quarters of a year, in UTC. Each has ratings of its own."""

import re
from datetime import UTC, datetime

ALL_TIME = "all"

_SEASON = re.compile("[0-9]{4}-[1-4]")


def season_of(time: int) -> str:
    """Return the season of a time in milliseconds, such as 2026-4."""
    date = datetime.fromtimestamp(time / 1000, UTC)
    return f"{date.year:04d}-{(date.month + 2) // 3}"


def is_period(text: str) -> bool:
    """Whether `text` names a season, or all time."""
    return text == ALL_TIME or _SEASON.fullmatch(text) is not None
