"""What an event brings to a table, computed before anything is changed."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

import msgspec

from taros.core.errors import NotAllowed
from taros.core.game import CHANCE, OVER, Game, State
from taros.core.match import ComputedPly, Match, Ply
from taros.core.words import Message, Seat, message

from .events import (
    Answered,
    Away,
    Back,
    BotSat,
    Committed,
    Ended,
    Event,
    Left,
    MixingTimedOut,
    Moved,
    Offered,
    Opened,
    Place,
    Rematched,
    Removed,
    Resigned,
    Revealed,
    Said,
    Sat,
    StoodIn,
    Taken,
    Undone,
    UndoRequested,
)
from .mixing import Mixing
from .situation import PendingUndo, SeatOffer, Situation, Undos, Window

T = TypeVar("T")

Begin = Callable[[Sequence[Place], Sequence[str], str | None, Mixing | None], Match]


class Change(Situation):
    """The situation after an event, with what the event adds to the log and to the match."""

    def __init__(
        self, before: Situation, match: Match, begin: Begin, event: Event, at: int
    ) -> None:
        """Compute what `event` brings at the time `at`, in milliseconds since 1970.

        `before` and `match` are those of the table and stay as they are. `begin` makes the match of
        a game that begins, from the places at the table, the names of the seats, the nonce of its
        seed and how chance was mixed.

        Raises BadNotation, IllegalMove or NotAllowed for a move, and Gone if the table was closed.
        """
        before.check_exists()
        self.copy_from(before)
        self.event = event
        self.at = at
        self.match = match
        """Another one than before if the game begins."""
        self.rewind_to: tuple[int, State] | None = None
        """How many plies are left, and the state after them, if some are taken back."""
        self.plies: list[ComputedPly] = []
        """What is played then."""
        self.stops = False
        """Whether the match ends as it stands."""
        self.lines: list[tuple[int, Message | tuple[Ply, ...]]] = []
        """What is added to the log, each with its turn: a message, or a ply after those that are
        told in one line with it."""
        self.state_now: State = match.state
        """The state of the match after it."""
        self._begin = begin
        self._handle(event)
        self.turn = self.match.game.rules.turn(self.state_now)

    def _handle(self, event: Event) -> None:
        match event:
            case Moved():
                self._play(event)
            case Opened():
                self._log(message("table-opened"))
                self._begin_if_full(event.nonce)
            case Sat():
                self._sit(event)
            case BotSat():
                self._set_place(event.seat, Place(bot=event.bot))
                self._log_each("table-sat", [event.seat])
                self._begin_if_full(event.nonce)
            case Committed():
                self._commit(event)
            case Revealed():
                self._reveal(event)
            case MixingTimedOut():
                self._end_mixing(event.nonce)
            case Left():
                self._leave(event.seat)
            case Undone():
                self._take_back(event.ply, event.seat)
            case UndoRequested():
                what, more = self._to_take_back(event.ply)
                self._log(message("table-asked", seat=Seat(event.seat), what=what, more=more))
                waiting = self.other_people(self.seats_of(self.places[event.seat].guest))
                self.pending_undo = PendingUndo(self.number, event.seat, event.ply, waiting)
            case Answered():
                self._answer(event)
            case Resigned():
                self._stop_clock_of(event.seats)
                self.resigned = self.resigned.union(event.seats)
                self._log_each("table-resigned", event.seats)
                self._stop_waiting_for(event.seats)
            case Away():
                self._log_each("table-away", [event.seat])
                self._stand_in(event.seat, self.default_stand_in)
            case StoodIn():
                self._log_stand_in(event)
                self._stand_in(event.seat, event.bot)
            case Back():
                self._come_back(event.seats)
            case Offered():
                offer = SeatOffer(event.key, event.by_host)
                self.offers = {**self.offers, event.seat: offer}
                key = "table-offered-by-host" if event.by_host else "table-offered-by-owner"
                self._log_each(key, [event.seat])
            case Taken():
                self._take_over(event)
            case Said():
                what = message(f"remark-{event.which}")
                self._log(message("table-said", seat=Seat(event.seat), what=what))
            case Rematched():
                self.rematch = event.table
                if event.seat is None:
                    self._log(message("table-rematch"))
                else:
                    self._log_each("table-rematch-by", [event.seat])
            case Ended():
                self.stops = True
                self._log(message(f"table-ended-{event.reason}"))
                self._set_turn()
            case Removed():
                self.state = "removed"
                self.mixing = None
                self.to_act = None
                self._log(message("table-removed"))

    # The game

    def _play(self, event: Moved) -> None:
        """Play a move; one whose code is known was found to be legal already."""
        if self.to_act != event.seat:
            raise NotAllowed("not-your-turn")
        code = self.match.check(event.text) if event.code is None else event.code
        self.plies = self.match.compute(code)
        self.state_now = self.plies[-1].state
        is_secret = self.window is not None
        is_choice = not (is_secret or self.bot_of(event.seat)) and self.forced_move is None
        if is_choice:
            self.offers = _without(self.offers, [event.seat])
        self.clock = self.clock.next(
            event.seat,
            self.match.ply + len(self.plies),
            self.at,
            is_choice=is_choice,
            can_undo=all(computed.ply.actor != CHANCE for computed in self.plies),
        )
        if event.fault:
            self._log_each(f"table-bot-{event.fault}", [event.seat])
        self._log_plies([computed.ply for computed in self.plies])
        self._set_turn()

    def _begin_if_full(self, nonce: str | None) -> None:
        """Begin the game if no seat is open, or mix its chance before."""
        if any(self.is_open(seat) for seat in self.seats):
            return
        contributors = self.contributors
        if not (self.setup.mixes and contributors):
            self._begin_game(nonce)
            return
        self.rounds += 1
        self.mixing = Mixing(self.rounds, contributors, self.at)
        self._log(message("table-mixing"))

    def _begin_game(self, nonce: str | None) -> None:
        self._log(message("table-begins"))
        self.match = self._begin(self.places, self.names(), nonce, self.mixing)
        self.mixing = None
        self.state = "playing"
        self._log_plies(self.match.plies)
        self.state_now = self.match.state
        self.clock = self.clock.start(len(self.places), self.match.ply, self.at)
        self._set_turn()

    def _take_back(self, ply: int, seat: int) -> None:
        """Take back all plies from number `ply` on, for `seat`."""
        what, more = self._to_take_back(ply)
        is_own_last_choice = ply == self.match.ply - 1
        self.state_now = self.match.state_at(ply)
        if is_own_last_choice:
            turn = self.match.game.rules.turn(self.state_now)
            self.undos = {**self.undos, seat: Undos(turn, self.undos_of(seat, turn) + 1)}
        self.rewind_to = ply, self.state_now
        self.clock = self.clock.take_back(ply, None if is_own_last_choice else self.at)
        self._set_turn()
        self._log(message("table-undone", seat=Seat(seat), what=what, more=more))
        self.played = self.number

    def _to_take_back(self, ply: int) -> tuple[Message, int]:
        """Return the move at `ply` as everybody may read it, and how many moves followed it."""
        match, presenter = self.match, self.match.game.presenter
        before, after = match.state_at(ply), match.state_at(ply + 1)
        event = presenter.event(before, match.ply_at(ply).move.code, after, None)
        later = (match.ply_at(number) for number in range(ply + 1, match.ply))
        return presenter.words(event), sum(each.actor != CHANCE for each in later)

    def _set_turn(self) -> None:
        """Find who is to act in the game as it has become."""
        game, state = self.match.game, self.state_now
        actor = OVER if self.stops else game.rules.to_act(state)
        self.pending_undo = None
        self.played = self.number
        self.played_at = self.at
        self.to_act = None if actor == OVER else actor
        self.forced_move = None if actor == OVER else game.rules.forced_move(state)
        self.window = self._window(game, state) if actor != OVER else None
        if actor == OVER:
            self.state = "over"

    def _window(self, game: Game, state: State) -> Window | None:
        code = game.rules.secret_pass(state)
        if code is None or not self.setup.window:
            return None
        return Window(self.at + self.setup.window, code)

    # Chance

    def _commit(self, event: Committed) -> None:
        assert self.mixing is not None
        hashes = {**self.mixing.hashes, event.seat: event.hash}
        self.mixing = self.mixing._replace(hashes=hashes)
        self._log_each("table-committed", [event.seat])
        if len(hashes) == len(self.mixing.seats):
            self._ask_for_bits(event.nonce)

    def _ask_for_bits(self, nonce: str) -> None:
        assert self.mixing is not None
        self.mixing = self.mixing._replace(nonce=nonce, since=self.at)

    def _reveal(self, event: Revealed) -> None:
        assert self.mixing is not None
        self.mixing = self.mixing._replace(bits={**self.mixing.bits, event.seat: event.bits})
        self._log_each("table-revealed", [event.seat])
        if not self.mixing.unrevealed:
            self._begin_game(self.mixing.nonce)

    def _end_mixing(self, nonce: str) -> None:
        """Go on without the devices that sent no hash, or open the seats of those that did not
        reveal their bits."""
        mixing = self.mixing
        assert mixing is not None
        if mixing.nonce is None:
            self._log_each("table-not-mixed", [s for s in mixing.seats if s not in mixing.hashes])
            if mixing.hashes:
                self._ask_for_bits(nonce)
            else:
                self._begin_game(nonce)
            return
        self._log_each("table-unrevealed", mixing.unrevealed)
        dropped = {self.places[seat].guest for seat in mixing.unrevealed}
        self.dropped = self.dropped.union(guest for guest in dropped if guest)
        for seat in self.seats:
            if self.places[seat].guest in dropped:
                self._set_place(seat, Place())
        self.mixing = None

    # Seats

    def _sit(self, event: Sat) -> None:
        before = self.places[event.seat]
        place = msgspec.structs.replace(
            before,
            guest=event.guest,
            name=event.name or before.name,
            contribution=event.contribution,
            contributes=event.contributes,
        )
        self._set_place(event.seat, place)
        self._log_each("table-sat", [event.seat])
        self._begin_if_full(event.nonce)

    def _leave(self, seat: int) -> None:
        """Open a seat again."""
        text = message("table-left", name=self.name_of(seat))
        if self.places[seat].bot is not None:
            text = message("table-freed")
        self._set_place(seat, Place(kept_for=self.setup.places[seat].kept_for))
        self.mixing = None
        self._log(text)

    def _stand_in(self, seat: int, bot: str) -> None:
        """Let `bot` play for the person at `seat` until they come back."""
        self._stop_clock_of([seat])
        self.stand_ins = {**self.stand_ins, seat: bot}
        self._stop_waiting_for([seat])

    def _log_stand_in(self, event: StoodIn) -> None:
        seat = Seat(event.seat)
        if event.by is None:
            self._log(message("table-stands-in-by-host", seat=seat))
        else:
            self._log(message("table-stands-in-by", seat=seat, by=Seat(event.by)))

    def _stop_clock_of(self, seats: Collection[int]) -> None:
        """Charge no more time to `seats`, for which bots are going to play."""
        if self.window is not None or self.to_act is None:
            return
        if self.to_act in seats and not self.bot_of(self.to_act):
            self.clock = self.clock.stop(self.to_act, self.at)

    def _come_back(self, seats: Collection[int]) -> None:
        """Let the people of `seats` play for themselves again."""
        away = [seat for seat in seats if seat in self.stand_ins]
        self.stand_ins = _without(self.stand_ins, seats)
        self.offers = _without(self.offers, [s for s in seats if self._is_offered_by_host(s)])
        self._log_each("table-back", seats)
        if self.to_act in away:
            self.clock = self.clock.resume(self.at)

    def _is_offered_by_host(self, seat: int) -> bool:
        return seat in self.offers and self.offers[seat].by_host

    def _take_over(self, event: Taken) -> None:
        """Give a seat that was offered to another person."""
        seat = event.seat
        before = self.name_of(seat)
        if seat == self.to_act and self.bot_of(seat):
            self.clock = self.clock.resume(self.at)
        place = msgspec.structs.replace(
            self.places[seat], guest=event.guest, name=event.name, kept_for=None
        )
        self._set_place(seat, place)
        self.offers = _without(self.offers, [seat])
        self.resigned = self.resigned - {seat}
        self.stand_ins = _without(self.stand_ins, [seat])
        self._log(message("table-taken", seat=Seat(seat), before=before))

    def _set_place(self, seat: int, place: Place) -> None:
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])

    # Undo

    def _answer(self, event: Answered) -> None:
        assert self.pending_undo is not None
        self._log_each("table-agreed" if event.yes else "table-declined", event.seats)
        if event.yes:
            self._agree(event.seats)
        else:
            self.pending_undo, self.declined = None, self.played

    def _stop_waiting_for(self, seats: Collection[int]) -> None:
        """People who have left need not agree; an undo of their own is off."""
        if self.pending_undo is None:
            return
        if self.pending_undo.seat in seats:
            self.pending_undo = None
        else:
            self._agree(seats)

    def _agree(self, seats: Collection[int]) -> None:
        """Count `seats` as agreed; the last one has the undo done."""
        assert self.pending_undo is not None
        undo = self.pending_undo
        self.pending_undo = undo._replace(waiting=undo.waiting.difference(seats))
        if not self.pending_undo.waiting:
            self._take_back(undo.ply, undo.seat)

    # The log

    def _log(self, text: Message) -> None:
        self._add_line(self.match.game.rules.turn(self.state_now), text)

    def _log_each(self, key: str, seats: Collection[int]) -> None:
        """Add the message `key` for each of `seats`."""
        for seat in seats:
            self._log(message(key, seat=Seat(seat)))

    def _log_plies(self, plies: Collection[Ply]) -> None:
        """Add a line for each of `plies`, with the plies before it that are told with it."""
        told: tuple[Ply, ...] = ()
        for ply in plies:
            told = (*told, ply) if told and self._is_told_with(told[-1], ply) else (ply,)
            self._add_line(ply.turn, told)

    def _is_told_with(self, ply: Ply, following: Ply) -> bool:
        return self.match.game.presenter.continues(ply.move.code, following.move.code)

    def _add_line(self, turn: int, what: Message | tuple[Ply, ...]) -> None:
        self.lines.append((turn, what))
        self.number += 1


def _without(values: Mapping[int, T], seats: Collection[int]) -> dict[int, T]:
    """Return what `values` has for all seats but `seats`."""
    return {seat: value for seat, value in values.items() if seat not in seats}
