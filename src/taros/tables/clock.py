"""The clocks of a table: how long the person at each seat may still think.

Time is charged to the seat that is to choose, from the moment at which the game asks it. Only a
choice that was not there before brings new time: neither coming back nor taking back does.

- A person who comes back finds the time that was left when the bot took over. If none was, the bot
  makes this choice, and the person the next one.
- A person who takes back their own last choice goes on with the time of that choice as if nothing
  had been played since.
- When everybody agreed to take back more, all seats have the time that they had then.
"""

from typing import NamedTuple

from .protocol import Pace


class Decision(NamedTuple):
    """A moment in which a seat is to choose."""

    ply: int
    at: int  # since when the time of the seat runs, in milliseconds since 1970
    left: tuple[int, ...]  # milliseconds that each seat had then


class Clock(NamedTuple):
    """The clocks of all seats; every method returns a new one.

    `decisions` are those that can be taken back, the last of them is the present one. There are
    none at a table without a clock, or before the game has begun.
    """

    pace: Pace
    decisions: tuple[Decision, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """The milliseconds that each seat had when the present decision began."""
        return self.decisions[-1].left if self.decisions else ()

    @property
    def up(self) -> list[int]:
        """The seats that have no time left for their present choice."""
        return [seat for seat, left in enumerate(self.left) if left == 0] if self.decisions else []

    def deadline(self, seat: int) -> int | None:
        """Return when the time of `seat`, which is to choose, is up; None if there is no clock."""
        return self.decisions[-1].at + self.left[seat] if self.decisions else None

    def is_up(self, seat: int) -> bool:
        """Whether `seat` has no time left for its present choice."""
        return bool(self.decisions) and self.left[seat] == 0

    def is_used_up(self, seat: int) -> bool:
        """Whether `seat` will have no time for any choice any more."""
        return self.is_up(seat) and self.pace.kind == "total" and self.pace.increment == 0

    def start(self, seats: int, ply: int, at: int) -> "Clock":
        """Begin the game: the first choice is asked for at the time `at`, after `ply` plies."""
        if self.pace.kind == "none":
            return self
        left = (1000 * self.pace.seconds,) * seats
        return self._replace(decisions=(Decision(ply, at, left),))

    def next(self, seat: int, ply: int, at: int, *, is_choice: bool, can_undo: bool) -> "Clock":
        """Go on to the choice after `ply` plies, once `seat` has moved at the time `at`.

        `is_choice` is False if a bot chose the move, or there was no other. `can_undo` is False if
        the choice before can never be taken back.
        """
        if not self.decisions:
            return self
        charged = self.stop(seat, at) if is_choice else self
        left = _replaced(charged.left, seat, self._refilled(charged.left[seat], is_choice))
        past = self.decisions if can_undo else ()
        return self._replace(decisions=(*past, Decision(ply, at, left)))

    def _refilled(self, rest: int, is_choice: bool) -> int:
        """Return what a seat has after its move, of which `rest` was left."""
        if self.pace.kind != "total":
            return 1000 * self.pace.seconds
        increment = 1000 * self.pace.increment
        return rest + increment if is_choice else max(rest, increment)

    def stop(self, seat: int, at: int) -> "Clock":
        """Charge `seat`, which is to choose, with the time until `at`."""
        if not self.decisions:
            return self
        now = self.decisions[-1]
        rest = max(0, now.left[seat] - max(0, at - now.at))
        return self._with_present(now._replace(at=at, left=_replaced(now.left, seat, rest)))

    def resume(self, at: int) -> "Clock":
        """Let the time of the seat to choose run again from `at` on."""
        return self._with_present(self.decisions[-1]._replace(at=at)) if self.decisions else self

    def take_back(self, ply: int, at: int | None) -> "Clock":
        """Go back to the choice after `ply` plies; its time runs again from `at` on, None: it has
        never stopped."""
        kept = tuple(decision for decision in self.decisions if decision.ply <= ply)
        back = self._replace(decisions=kept)
        return back if at is None else back.resume(at)

    def _with_present(self, decision: Decision) -> "Clock":
        return self._replace(decisions=(*self.decisions[:-1], decision))


def _replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
