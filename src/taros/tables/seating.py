"""Who plays which seat: sitting down, leaving, bots that stand in, and seats that are handed over.

A table does not know who is connected. Its host, a server or a browser, tells how long the person
at a seat has not been: `absent`, in milliseconds, None if they are connected.
"""

import hmac
from collections.abc import Collection, Sequence

from taros.core.errors import NotAllowed, Unknown
from taros.core.fairness import hash_of

from . import situation
from .events import Back, BotSat, Committed, Left, Offered, Revealed, Sat, StoodIn, Taken
from .mixing import Mixing, new_nonce
from .protocol import Patience
from .situation import Situation

USUAL_PATIENCE = Patience(host=10_000, player=60_000, offer=300_000)
"""The host waits for as long as it may take to load a page anew."""


class Seating(Situation):
    """Decides on requests about seats; each method returns the event, or raises TarosError."""

    def sit(
        self, seat: int, guest: str, name: str, invite: str | None, *, contributes: bool
    ) -> Sat | Taken:
        """Take an open seat, or one that is offered by the key `invite`.

        `contributes`: whether the device of `guest` takes part when chance is mixed.
        """
        self._check_seat(seat)
        if self._is_key_to(seat, invite):
            return self._take_over(seat, guest, name)
        place = self.places[seat]
        if not self.is_open(seat):
            raise NotAllowed("seat-taken")
        if self.state != "waiting":
            raise NotAllowed("game-running")
        if guest in self.dropped:
            raise NotAllowed("mixing-dropped")
        if place.kept_for not in (None, guest):
            raise NotAllowed("seat-kept", name=self.name_of(seat))
        invited = invite is not None and hmac.compare_digest(invite, self.setup.invite)
        if not (invited or self.setup.public or place.kept_for or guest == self.setup.host):
            raise NotAllowed("no-invite")
        if self.setup.rated and self.seats_of(guest):
            raise NotAllowed("rated-one-seat")
        self._check_log()
        return Sat(seat, guest, name=name, contributes=contributes, nonce=new_nonce())

    def _is_key_to(self, seat: int, key: str | None) -> bool:
        offer = self.offers.get(seat)
        return offer is not None and key is not None and hmac.compare_digest(key, offer.key)

    def _take_over(self, seat: int, guest: str, name: str) -> Taken:
        self._check_playing()
        if self.seats_of(guest):
            raise NotAllowed("seated-already")
        return Taken(seat, guest, name)

    def leave(self, seat: int, guest: str) -> Left:
        """Open a seat again before the game: one's own, or as the host that of a bot."""
        self._check_seat(seat)
        is_bot_of_host = self.places[seat].bot is not None and guest == self.setup.host
        if self.places[seat].guest != guest and not is_bot_of_host:
            raise NotAllowed("not-your-seat")
        if self.state != "waiting":
            raise NotAllowed("game-running")
        if self.mixing is not None and self.mixing.nonce is not None:
            raise NotAllowed("mixing-sealed")
        return Left(seat)

    def commit(self, seats: Collection[int], round: int, hash: str) -> Committed:
        """Take part in a round with bits whose hash is `hash`."""
        mixing = self._mixing()
        seat = next((seat for seat in mixing.seats if seat in seats), None)
        if seat is None:
            raise NotAllowed("not-seated")
        if mixing.round != round or mixing.nonce is not None or seat in mixing.hashes:
            raise NotAllowed("mixing-late")
        return Committed(seat, hash, new_nonce())

    def reveal(self, seats: Collection[int], bits: str) -> Revealed:
        """Reveal the bits whose hash was sent before."""
        mixing = self._mixing()
        seat = next((seat for seat in mixing.unrevealed if seat in seats), None)
        if seat is None or mixing.nonce is None:
            raise NotAllowed("mixing-late")
        if hash_of(bits) != mixing.hashes[seat]:
            raise NotAllowed("mixing-other-bits")
        return Revealed(seat, bits)

    def _mixing(self) -> Mixing:
        """Return the round that is going on. Raises NotAllowed."""
        self.check_exists()
        if self.mixing is None:
            raise NotAllowed("mixing-late")
        return self.mixing

    def let_bot_play(
        self, guest: str | None, seat: int, bot: str, absent: int | None, patience: Patience
    ) -> BotSat | StoodIn:
        """Give `seat` to `bot`: an open one, or that of somebody who is gone until they are back.

        `guest` is who asks: the host, or for a seat that is taken another player.
        """
        self._check_seat(seat)
        is_host = guest is not None and guest == self.setup.host
        if self.state == "waiting":
            if not is_host:
                raise NotAllowed("not-host")
            if not self.is_open(seat):
                raise NotAllowed("seat-taken")
            if self.setup.rated:
                raise NotAllowed("rated-bot")
            self._check_log()
            return BotSat(seat, bot, new_nonce())
        self._check_playing()
        own = [each for each in self.seats_of(guest) if each not in self.resigned]
        if not (is_host or own):
            raise NotAllowed("not-seated")
        self._check_person_at(seat)
        if self.setup.pace.kind == "days":
            raise NotAllowed("stand-in-days")
        self._check_absence(seat, absent, patience.host if is_host else patience.player)
        if self.stand_ins.get(seat) == bot:
            raise NotAllowed("stands-in-already")
        return StoodIn(seat, bot, own[0] if own else None)

    def hand_over(
        self, guest: str | None, seat: int, key: str, absent: int | None, patience: Patience
    ) -> Offered | None:
        """Offer `seat` to the first person who comes with `key`; None if it is offered already.

        Its owner may do so, and the host where the owner has resigned or has been gone for long;
        nobody at a rated table, whose result counts for those who sat down.
        """
        self._check_seat(seat)
        self._check_playing()
        if self.setup.rated:
            raise NotAllowed("rated-hand-over")
        if guest is not None and self.places[seat].guest == guest:
            if seat in self.resigned:
                raise NotAllowed("not-seated")
            return None if seat in self.offers else Offered(seat, key)
        if guest is None or guest != self.setup.host:
            raise NotAllowed("not-your-seat")
        if seat not in self.resigned:
            self._check_person_at(seat)
            if self.setup.pace.kind == "days" and seat not in self.away:
                raise NotAllowed("stand-in-days")
            self._check_absence(seat, absent, patience.offer)
        return None if seat in self.offers else Offered(seat, key, by_host=True)

    def come_back(self, seats: Sequence[int]) -> Back | None:
        """Let people take their seats back from the bot that stands in, if it does.

        Whatever the host has offered of their seats is void then. None if there is nothing to do.
        """
        if self.state != "playing":
            return None
        back = [
            seat
            for seat in seats
            if (seat in self.away and not self.clock.is_used_up(seat))
            or (seat in self.offers and self.offers[seat].by_host and seat not in self.resigned)
        ]
        return Back(back) if back else None

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise Unknown("no-seat", seat=str(seat), seats=len(self.places))

    def _check_playing(self) -> None:
        self.check_exists()
        if self.state == "waiting":
            raise NotAllowed("not-begun")
        if self.state == "over":
            raise NotAllowed("game-over")
        self._check_log()

    def _check_log(self) -> None:
        """Let nothing that people do make a log longer once it is full."""
        if self.number >= situation.MAX_LOG_LINES:
            raise NotAllowed("log-full")

    def _check_person_at(self, seat: int) -> None:
        """Check that a person has `seat` and has not resigned."""
        if self.places[seat].guest is None:
            raise NotAllowed("seat-of-bot")
        if seat in self.resigned:
            raise NotAllowed("seat-resigned", name=self.name_of(seat))

    def _check_absence(self, seat: int, absent: int | None, least: int) -> None:
        """Check that the person at `seat` has not been connected for `least` milliseconds."""
        if absent is None:
            raise NotAllowed("still-here", name=self.name_of(seat))
        if absent < least:
            raise NotAllowed("gone-briefly", name=self.name_of(seat), seconds=least // 1000)
