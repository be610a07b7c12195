"""When a message may be sent to somebody: not too often, and not in their night."""

from datetime import datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from taros.core.errors import BadOption

PAUSE = 900_000  # milliseconds between two messages to a person


class QuietHours(NamedTuple):
    """A part of every day, in minutes since midnight; it may go over midnight."""

    zone: str  # such as Europe/Chisinau
    begin: int
    end: int

    def ends_after(self, at: int) -> int:
        """Return `at` if it is outside of these hours, else when they end; in milliseconds."""
        local = datetime.fromtimestamp(at / 1000, time_zone(self.zone))
        minute = local.hour * 60 + local.minute
        if not self._contains(minute):
            return at
        end = local.replace(hour=self.end // 60, minute=self.end % 60, second=0, microsecond=0)
        if minute >= self.end:
            end += timedelta(days=1)
        return max(at, int(end.timestamp() * 1000))

    def _contains(self, minute: int) -> bool:
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end


def time_zone(name: str) -> ZoneInfo:
    """Return the time zone called `name`. Raises BadOption."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadOption("notice-zone", value=name) from None


def earliest(at: int, last: int, quiet: QuietHours | None) -> int:
    """Return when somebody may be sent a message, at the time `at` or later.

    `last` is when they were sent one before, 0 if never; `quiet` are their quiet hours.
    """
    at = max(at, last + PAUSE) if last else at
    return at if quiet is None else quiet.ends_after(at)
