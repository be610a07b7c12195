"""What a bot knows of Regatta beyond its rules."""

from taros._jit import kernel, routine

from .geometry import MM, State
from .home import way_home
from .kernel import add_exchanges, add_headings, add_sails, legal, sailed
from .layout import (
    CALM,
    DONE,
    EXCHANGE,
    EXCHANGE_KINDS,
    HEADING,
    LENGTH,
    MAIN,
    NONE,
    PHASE,
    ROOMY,
    SAIL,
    SEAT,
    SEATS,
    STEER,
    TAKE_LANE,
    TAUT,
    X,
    Y,
)
from .progress import Cursor, cursor_of, follow_line
from .sweep import NOTHING, bow_x, bow_y, nearest_int, touched_lying

NO_WATER = 150_000  # µm: what it costs to lie with the bow to something
LOST_TURN = 60_000  # µm: what a turn without sailing has to gain to be worth it
AT_HOME = 1 << 40
AHEAD = 1.0  # hull lengths


@routine
def considered(s: State, actions: State) -> int:
    """Write the legal actions that are worth rating: steering and exchange only when stuck."""
    if s[PHASE] != MAIN:
        return legal(s, actions)
    count = add_sails(s, actions)
    now = rate_lying(s)
    for i in range(count):
        if rate_sail(s, actions[i] - SAIL) > now - LOST_TURN:
            return count
    count = add_exchanges(s, actions, count)
    return add_headings(s, actions, count, 1)


@routine
def rate(s: State, actions: State, count: int, ratings: State) -> None:
    """Write how good each action looks one step ahead; the highest is the greedy choice."""
    for i in range(count):
        ratings[i] = rate_action(s, actions[i])


@routine
def rate_action(s: State, action: int) -> int:
    """Minus the way home from ahead of the bow, in micrometres."""
    seat = s[SEAT]
    if action < EXCHANGE:
        return rate_sail(s, action - SAIL)
    if action < STEER:
        return rate_lying(s) - LOST_TURN + cards_exchanged(action - EXCHANGE)
    if action < CALM:
        heading = 1000 * (action - STEER)
        return rate_pose(s, seat, cursor_of(s, seat), s[X + seat], s[Y + seat], heading) - LOST_TURN
    if action < DONE:
        boat = action - CALM
        return AT_HOME - way_home(s, TAUT, boat, cursor_of(s, boat), s[X + boat], s[Y + boat])
    return -action if action >= TAKE_LANE else rate_lying(s)


@routine
def rate_sail(s: State, choice: int) -> int:
    x, y, heading, cursor, is_home = sailed(s, choice)
    return AT_HOME if is_home else rate_pose(s, s[SEAT], cursor, x, y, heading)


@routine
def rate_lying(s: State) -> int:
    seat = s[SEAT]
    return rate_pose(s, seat, cursor_of(s, seat), s[X + seat], s[Y + seat], s[HEADING + seat])


@routine
def rate_pose(s: State, seat: int, cursor: Cursor, x: int, y: int, heading: int) -> int:
    """A boat is worth what the water ahead of it is worth: its bow should point home."""
    ahead = AHEAD * s[LENGTH]
    ahead_x = x + nearest_int(ahead * bow_x(heading))
    ahead_y = y + nearest_int(ahead * bow_y(heading))
    there, part = follow_line(s, seat, cursor, x, y, ahead_x, ahead_y)
    if part <= 1.0:
        return 0
    way = way_home(s, ROOMY, seat, there, ahead_x, ahead_y)
    return -way - (0 if has_water_ahead(s, seat, x, y, heading) else NO_WATER)


@routine
def has_water_ahead(s: State, seat: int, x: int, y: int, heading: int) -> bool:
    """Whether a boat could lie half a hull and a whole one farther on."""
    step = s[LENGTH] // 2
    for i in range(1, 3):
        ahead_x = x + nearest_int(i * step * bow_x(heading))
        ahead_y = y + nearest_int(i * step * bow_y(heading))
        if touched_lying(s, seat, ahead_x, ahead_y, heading) != NOTHING:
            return False
    return True


@kernel
def cards_exchanged(choice: int) -> int:
    cards = 0
    for i in range(3):
        cards += 0 if EXCHANGE_KINDS[3 * choice + i] == NONE else 1
    return cards


@routine
def evaluate(s: State, values: State) -> None:
    """Write for every seat how much nearer home it is than its best rival, in millimetres."""
    for seat in range(s[SEATS]):
        values[seat] = nearest_int(rate_way(s, seat) * MM)
    for seat in range(s[SEATS]):
        best = 0
        for rival in range(s[SEATS]):
            if rival != seat:
                way = nearest_int(rate_way(s, rival) * MM)
                best = way if best == 0 else max(best, way)
        values[seat] -= best


@kernel
def rate_way(s: State, seat: int) -> int:
    return -way_home(s, TAUT, seat, cursor_of(s, seat), s[X + seat], s[Y + seat])
