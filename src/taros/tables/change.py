"""What an event brings to a table, computed before anything is changed."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from taros.core.errors import NotAllowed, Unknown
from taros.core.game import OVER, State
from taros.core.match import ComputedPly, Match, Ply
from taros.core.words import Message, Seat, message

from .events import (
    Answered,
    Away,
    Back,
    Ended,
    Event,
    Left,
    Moved,
    Opened,
    Place,
    Rematched,
    Removed,
    Resigned,
    Said,
    Sat,
    Undone,
    UndoRequested,
)
from .situation import PendingUndo, Situation

Begin = Callable[[Sequence[Place], Sequence[str]], Match]


class Change(Situation):
    """The situation after an event, with what the event adds to the log and to the match."""

    def __init__(
        self, before: Situation, match: Match, begin: Begin, event: Event, at: int
    ) -> None:
        """Compute what `event` brings at the time `at`, in milliseconds since 1970.

        `before` and `match` are those of the table and stay as they are. `begin` makes the match of
        a game that begins, from the places at the table and the names of the seats.

        Raises BadNotation, IllegalMove or NotAllowed for a move, and Unknown if the table is gone.
        """
        if before.state == "removed":
            raise Unknown("no-table")
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
        self.lines: list[tuple[int, Message | Ply]] = []
        """What is added to the log, each with its turn."""
        self._begin = begin
        self._state_now: State = match.state
        self._handle(event)

    def _handle(self, event: Event) -> None:
        match event:
            case Moved():
                self._play(event)
            case Opened():
                self._log(message("table-opened"))
                self._begin_if_full()
            case Sat():
                self._sit(event)
            case Left():
                name = self.name_of(event.seat)
                self._set_place(event.seat, Place(kept_for=self.setup.places[event.seat].kept_for))
                self._log(message("table-left", name=name))
            case Undone():
                self._take_back(event.ply, event.seat, self.at)
            case UndoRequested():
                self._log(message("table-asked", seat=Seat(event.seat)))
                waiting = self.other_people(self.seats_of(self.places[event.seat].guest))
                self.pending_undo = PendingUndo(self.number, event.seat, event.ply, waiting)
            case Answered():
                self._answer(event)
            case Resigned():
                self.resigned = self.resigned.union(event.seats)
                self._log_each("table-resigned", event.seats)
                self._stop_waiting_for(event.seats)
            case Away():
                self.away = self.away | {event.seat}
                self._log_each("table-away", [event.seat])
                self._stop_waiting_for([event.seat])
            case Back():
                self.away = self.away.difference(event.seats)
                self._log_each("table-back", event.seats)
                if self.to_act in event.seats:
                    self.played_at = self.at
            case Said():
                what = message(f"remark-{event.which}")
                self._log(message("table-said", seat=Seat(event.seat), what=what))
            case Rematched():
                self.rematch = event.table
                self._log(message("table-rematch"))
            case Ended():
                self.stops = True
                self._log(message(f"table-ended-{event.reason}"))
                self._set_turn(self.at)
            case Removed():
                self.state = "removed"
                self.to_act = None
                self._log(message("table-removed"))

    # The game

    def _play(self, event: Moved) -> None:
        """Play a move; one whose code is known was found to be legal already."""
        if self.to_act != event.seat:
            raise NotAllowed("not-your-turn")
        code = self.match.check(event.text) if event.code is None else event.code
        self.plies = self.match.compute(code)
        self._state_now = self.plies[-1].state
        if event.fault:
            self._log_each(f"table-bot-{event.fault}", [event.seat])
        self._log_plies([computed.ply for computed in self.plies])
        self._set_turn(self.at)

    def _begin_if_full(self) -> None:
        if any(self.is_open(seat) for seat in self.seats):
            return
        self._log(message("table-begins"))
        self.match = self._begin(self.places, self.names())
        self.state = "playing"
        self._log_plies(self.match.plies)
        self._state_now = self.match.state
        self._set_turn(self.at)

    def _take_back(self, ply: int, seat: int, at: int) -> None:
        """Take back all plies from number `ply` on, for `seat`."""
        self._state_now = self.match.state_at(ply)
        self.rewind_to = ply, self._state_now
        self._set_turn(at)
        self._log(message("table-undone", seat=Seat(seat)))
        self.played = self.number

    def _set_turn(self, at: int) -> None:
        """Find who is to act in the game as it has become at the time `at`."""
        game, state = self.match.game, self._state_now
        actor = OVER if self.stops else game.rules.to_act(state)
        self.pending_undo = None
        self.played = self.number
        self.played_at = at
        self.to_act = None if actor == OVER else actor
        self.forced_move = None if actor == OVER else game.rules.forced_move(state)
        if actor == OVER:
            self.state = "over"

    # Seats

    def _sit(self, event: Sat) -> None:
        before = self.places[event.seat]
        place = msgspec.structs.replace(
            before,
            guest=event.guest,
            name=event.name or before.name,
            contribution=event.contribution,
        )
        self._set_place(event.seat, place)
        self._log_each("table-sat", [event.seat])
        self._begin_if_full()

    def _set_place(self, seat: int, place: Place) -> None:
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])

    # Undo

    def _answer(self, event: Answered) -> None:
        assert self.pending_undo is not None
        self._log_each("table-agreed" if event.yes else "table-declined", event.seats)
        if event.yes:
            self._agree(event.seats, self.at)
        else:
            self.pending_undo, self.declined = None, self.played

    def _stop_waiting_for(self, seats: Collection[int]) -> None:
        """People who have left need not agree; an undo of their own is off."""
        if self.pending_undo is None:
            return
        if self.pending_undo.seat in seats:
            self.pending_undo = None
        else:
            self._agree(seats, self.played_at)

    def _agree(self, seats: Collection[int], at: int) -> None:
        """Count `seats` as agreed; the last one has the undo done at the time `at`."""
        assert self.pending_undo is not None
        undo = self.pending_undo
        self.pending_undo = undo._replace(waiting=undo.waiting.difference(seats))
        if not self.pending_undo.waiting:
            self._take_back(undo.ply, undo.seat, at)

    # The log

    def _log(self, text: Message) -> None:
        self._add_line(self.match.game.rules.turn(self._state_now), text)

    def _log_each(self, key: str, seats: Collection[int]) -> None:
        """Add the message `key` for each of `seats`."""
        for seat in seats:
            self._log(message(key, seat=Seat(seat)))

    def _log_plies(self, plies: Collection[Ply]) -> None:
        for ply in plies:
            self._add_line(ply.turn, ply)

    def _add_line(self, turn: int, what: Message | Ply) -> None:
        self.lines.append((turn, what))
        self.number += 1
