"""The result of each sail of a hand, computed once for legal moves, reasons and previews."""

from taros.core.game import State

from ..equipment.cards import arrows_of, hand_of
from ..kernel import arrow_of, legs_of
from ..layout import ARROWS_A_CARD, SEAT
from .contact import Contact, Touch, touch_on_leg, zone_at
from .recent import Once, Recent
from .trajectory import Leg, cut_short, whole_trajectory


class Sailing:
    """One sail of the seat to act. Every property is computed when it is first read."""

    def __init__(self, hand: "Hand", s: State, sail: int) -> None:
        self._hand = hand
        self._s = s
        self._sail = sail

    @Once
    def whole_trajectory(self) -> list[Leg]:
        """R3.2, R6.2: return the trajectory, ended by nothing but the finish."""
        return whole_trajectory(self._s, self._sail)

    @Once
    def contact(self) -> Contact | None:
        """R3.5: return the first thing that is touched on the whole trajectory."""
        for number, leg in enumerate(self.whole_trajectory):
            touch = self._hand.touch(leg)
            if touch is not None:
                fraction = (number + touch.gone / leg.whole) / legs_of(self._s, self._sail)
                return Contact(touch.what, fraction, touch.at)
        return None

    @Once
    def zone(self) -> int | None:
        """R4.2: return the boat in whose zone the whole trajectory ends."""
        last = self.whole_trajectory[-1]
        return None if last.is_home else zone_at(self._s, self._s[SEAT], last.end)

    @Once
    def trajectory(self) -> list[Leg]:
        """R4.3: return the trajectory, cut short before the zone it would end in."""
        if self.zone is None:
            return self.whole_trajectory
        return [*self.whole_trajectory[:-1], cut_short(self._s, self.whole_trajectory[-1])]

    @property
    def is_cut_short(self) -> bool:
        last = self.trajectory[-1]
        return not last.is_home and last.until < last.whole


class Hand:
    """The sails of the seat to act, by their codes."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._sailings: dict[tuple[int, int], Sailing] = {}
        self._touches: dict[Leg, Touch | None] = {}

    def __getitem__(self, sail: int) -> Sailing:
        """Return a sail; cards that lead along one arrow equally often share a result."""
        key = arrow_of(self._s, sail), legs_of(self._s, sail)
        if key not in self._sailings:
            self._sailings[key] = Sailing(self, self._s, sail)
        return self._sailings[key]

    def touch(self, leg: Leg) -> Touch | None:
        """Return what is touched on `leg`; a cloud's first leg is that of a plain card."""
        if leg not in self._touches:
            self._touches[leg] = touch_on_leg(self._s, leg)
        return self._touches[leg]

    @Once
    def sails(self) -> list[int]:
        """Return every arrow of every card in the hand."""
        return [
            ARROWS_A_CARD * kind + number
            for kind, count in enumerate(hand_of(self._s, self._s[SEAT]))
            for number in range(len(arrows_of(self._s, kind)) if count else 0)
        ]

    @Once
    def allowed(self) -> list[int]:
        """R2.1, R3, R4: return those of `sails` that are legal."""
        untouched = [sail for sail in self.sails if self[sail].contact is None]
        free = [sail for sail in untouched if self[sail].zone is None]
        return free or [sail for sail in untouched if self[sail].trajectory[-1].until > 0]

    @property
    def is_cut_short(self) -> bool:
        """Whether R4.3 is in force: no sail ends in the open."""
        return all(self[sail].is_cut_short for sail in self.allowed)


hand_at = Recent(Hand)
"""The `Hand` of the seat to act in a state."""
