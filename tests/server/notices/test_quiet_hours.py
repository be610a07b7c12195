"""When messages may be sent."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from taros.core.errors import BadOption
from taros.server.notices.quiet_hours import PAUSE, QuietHours, earliest, time_zone

NIGHT = QuietHours("Europe/Chisinau", 22 * 60, 7 * 60 + 30)
NOON = QuietHours("America/New_York", 12 * 60, 13 * 60)


def at(zone: str, *when: int) -> int:
    """Return a local time in milliseconds."""
    year, month, day, hour, minute = when
    local = datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone))
    return int(local.timestamp() * 1000)


@pytest.mark.parametrize(
    ("quiet", "asked", "allowed"),
    [
        (NIGHT, (2026, 11, 19, 21, 59), (2026, 11, 19, 21, 59)),
        (NIGHT, (2026, 11, 19, 22, 0), (2026, 11, 20, 7, 30)),
        (NIGHT, (2026, 11, 20, 3, 0), (2026, 11, 20, 7, 30)),
        (NIGHT, (2026, 11, 20, 7, 30), (2026, 11, 20, 7, 30)),
        (NIGHT, (2026, 10, 24, 23, 0), (2026, 10, 25, 7, 30)),  # clocks go back in between
        (NOON, (2026, 7, 1, 12, 30), (2026, 7, 1, 13, 0)),
        (NOON, (2026, 7, 1, 13, 0), (2026, 7, 1, 13, 0)),
    ],
)
def test_nothing_is_sent_in_quiet_hours(
    quiet: QuietHours, asked: tuple[int, ...], allowed: tuple[int, ...]
) -> None:
    assert earliest(at(quiet.zone, *asked), 0, quiet) == at(quiet.zone, *allowed)


def test_a_quarter_of_an_hour_lies_between_two_messages() -> None:
    now = at("UTC", 2026, 11, 19, 12, 0)
    assert earliest(now, now - PAUSE + 1, None) == now + 1
    assert earliest(now, now - PAUSE, None) == now
    late = at(NIGHT.zone, 2026, 11, 19, 21, 55)
    assert earliest(late, late, NIGHT) == at(NIGHT.zone, 2026, 11, 20, 7, 30)


@pytest.mark.parametrize("name", ["Mars/Base", "../../etc/passwd", "/etc/passwd", "UTC\0"])
def test_what_is_no_time_zone(name: str) -> None:
    with pytest.raises(BadOption, match="no time zone"):
        time_zone(name)
