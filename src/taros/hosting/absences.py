"""How long the people of a table have not been connected."""

from collections.abc import Collection, Iterable, Mapping


class Absences:
    """Since when seats are not connected to any worker, as far as this worker knows.

    What was before the table was loaded is not known, and counts as presence: nobody is taken for
    gone too early. Times are milliseconds since 1970.
    """

    def __init__(self, seats: Collection[int], at: int) -> None:
        self._seats = seats
        self.since: Mapping[int, int] = dict.fromkeys(seats, at)

    def update(self, present: Collection[int], at: int) -> None:
        """Take note that at the time `at` the seats `present` are connected, and no others."""
        self.since = {seat: self.since.get(seat, at) for seat in self._seats if seat not in present}

    def restart(self, seats: Iterable[int], at: int) -> None:
        """Count the absence of `seats`, which belong to other people now, from `at` on."""
        self.since = {**self.since, **{seat: at for seat in seats if seat in self.since}}

    def duration(self, seat: int, at: int) -> int | None:
        """Return for how long `seat` has not been connected at the time `at`; None if it is."""
        return max(0, at - self.since[seat]) if seat in self.since else None
