"""How long a secret choice takes tells others nothing: suns of Regatta (R6.3)."""

import random
from collections import Counter

from server.desk import person, refused, seed_of, setup
from taros.hosting.new_table import setup_of
from taros.tables.events import Event, Moved, Opened, Place
from taros.tables.protocol import Move, NewTable, Pace, SeatSetup
from taros.tables.summary import decode_summary, encode_summary
from taros.tables.table import Table
from taros.tables.views import frame

TURNS = 1_000
WINDOW = 4_000
PAUSE = 800  # milliseconds after which a forced move was made
SLOWEST = 9_000  # milliseconds that somebody thinks about a sun


class Race:
    """A race among people on a clock of the test; whoever holds a sun thinks about it."""

    def __init__(self, seed: int, window: int, bot: str | None = None) -> None:
        self.random = random.Random(seed)
        third = Place(bot=bot) if bot else person("cy")
        places = (person("ann"), person("bo"), third)
        made = setup(*places, game="regatta", window=window, pace=Pace("move", 60))
        self.table = Table("t", made, seed_of)
        self.at = 1000
        self.table.replay(Opened(), self.at)

    @property
    def is_secret(self) -> bool:
        return self.table.game.rules.secret_pass(self.table.match.state) is not None

    @property
    def legal(self) -> list[int]:
        return self.table.game.rules.legal(self.table.match.state, 45)

    def move(self, code: int) -> Move:
        text = self.table.game.notation.format_move(self.table.match.state, code)
        return Move(self.table.number, text)

    def do(self, event: Event | None) -> None:
        assert event is not None
        self.table.replay(event, self.at)

    def sail(self) -> None:
        """Make a move of which everybody sees that it was chosen."""
        table, seat = self.table, self.table.to_act
        assert seat is not None
        self.at += 1_000
        action = table.pending_action()
        if table.forced_move is None and not table.bot_of(seat):
            self.do(table.decide([seat], self.move(self.random.choice(self.legal)), self.at))
            return
        assert action is not None
        code = None if action.bot is None else self.random.choice(self.legal)
        self.do(table.complete(action, code, self.at))

    def choose_in_secret(self) -> tuple[bool, int]:
        """Return whether the seat to act held a sun, and after how long the others went on."""
        table, began, seat = self.table, self.at, self.table.to_act
        assert seat is not None
        codes = self.legal
        holds = len(codes) > 1
        thinks = self.random.randrange(300, SLOWEST)
        event = None
        if holds and table.bot_of(seat) and table.window:
            table.hold(self.random.choice(codes))
        elif holds and (not table.window or thinks < WINDOW):
            event = table.decide([seat], self.move(self.random.choice(codes)), began + thinks)
            self.at = began + thinks
        if event is None:
            action = table.pending_action()
            assert action is not None
            self.at = action.due or began + PAUSE
            if action.in_window:
                assert table.complete(action, None, self.at - 1) is None
            event = table.complete(action, None, self.at)
        self.do(event)
        return holds, self.at - began


def times(window: int, turns: int, bot: str | None = None) -> dict[bool, Counter[int]]:
    """How often the others went on after how many milliseconds, with a sun and without."""
    found: dict[bool, Counter[int]] = {True: Counter(), False: Counter()}
    seed = 0
    while sum(map(Counter.total, found.values())) < turns:
        race = Race(seed := seed + 1, window, bot)
        while race.table.state == "playing" and race.table.match.turn < 150:
            if race.is_secret:
                holds, lasted = race.choose_in_secret()
                found[holds][lasted] += 1
            else:
                race.sail()
    return found


def test_time_does_not_tell_who_holds_a_sun() -> None:
    found = times(WINDOW, TURNS)
    assert min(found[True].total(), found[False].total()) > 100
    assert set(found[True]) == set(found[False]) == {WINDOW}


def secret_race(*, holds: bool, seed: int = 1) -> Race:
    """A race in which a seat has sailed, and may lay a sun or not."""
    while True:
        race = Race(seed, WINDOW)
        while race.table.state == "playing" and race.table.match.turn < 60:
            if race.is_secret:
                if (len(race.legal) > 1) == holds:
                    return race
                race.choose_in_secret()
            else:
                race.sail()
        seed += 1


def test_others_are_shown_the_same_with_a_sun_and_without() -> None:
    for holds in (True, False):
        race = secret_race(holds=holds)
        table, seat = race.table, race.table.to_act
        assert seat is not None
        other = frame(table, ((seat + 1) % 3,), None)
        assert (other.deadline, other.choices, other.prompt) == (None, None, None)
        assert other.window == race.at + WINDOW
        assert (frame(table, (seat,), None).choices is not None) == holds
        summary = decode_summary(encode_summary("t", table, table.game, table.match.state))
        assert (summary.table.is_asked, summary.table.deadline) == (False, None)


def test_the_last_choice_in_a_window_counts() -> None:
    race = secret_race(holds=True)
    table, seat = race.table, race.table.to_act
    assert seat is not None
    number, due = table.number, race.at + WINDOW
    first, last = race.legal[0], race.legal[-1]
    for code in (last, first):
        assert table.decide([seat], race.move(code), due - 1) is None
    assert table.number == number
    with refused("not-your-turn"):
        table.decide([(seat + 1) % 3], race.move(first), due - 1)
    action = table.pending_action()
    assert action is not None
    move = table.complete(action, None, due)
    assert isinstance(move, Moved)
    assert move.code == first


def test_a_window_charges_no_clock() -> None:
    race = secret_race(holds=True)
    seat = race.table.to_act
    assert seat is not None
    left = race.table.clock.left[seat]
    race.choose_in_secret()
    assert race.table.clock.left[seat] >= left


def test_bots_take_as_long_with_a_sun_and_without() -> None:
    found = times(WINDOW, 60, bot="random")
    assert set(found[True]) == set(found[False]) == {WINDOW}


def test_formerly_time_told_who_holds_a_sun() -> None:
    found = times(0, 100)
    assert set(found[False]) == {PAUSE}
    assert len(found[True]) > 5


ME, HERE, OPEN, BOT = (
    SeatSetup("me"),
    SeatSetup("here"),
    SeatSetup("open"),
    SeatSetup("bot", "greedy"),
)


def window_of(*seats: SeatSetup, window: float | None = None) -> int:
    """Return the window of a new table with these seats, in milliseconds."""
    request = NewTable("regatta", list(seats), window=window)
    return setup_of(request, "ann", "", 5.0, WINDOW / 1000, 1000).window


def test_nobody_waits_alone_against_bots() -> None:
    assert window_of(ME, BOT, BOT) == 0
    assert window_of(ME, HERE) == window_of(ME, OPEN, BOT) == WINDOW
    assert window_of(ME, BOT, window=2) == 2000
