"""Heuristics of Regatta for bots."""

from taros.kernels import kernel, routine
from taros.kernels.maths import atan2

from .hull.boats import bow, is_on_water
from .hull.geometry import MM, RADIANS, State, distance_to_polygon, hull_to_point, nearest_int
from .hull.sweep import NOTHING, touched_lying
from .hull.table_edge import distance_to_edge
from .layout import (
    ARROW_SIZE,
    ARROWS_AT,
    BEAM,
    CALM,
    CIRCLES_AT,
    CIRCLES_SIZE,
    DEGREES,
    DONE,
    EDGE_SIZE,
    EXCHANGE,
    EXCHANGE_KINDS,
    FAR,
    HEADING,
    KINDS_AT,
    LENGTH,
    MAIN,
    NONE,
    PARTS_AT,
    PARTS_SIZE,
    PHASE,
    REACH,
    ROOMY_PATHS,
    SAIL,
    SEAT,
    SEATS,
    SHORTEST_PATHS,
    STEER,
    VEER,
    X,
    Y,
)
from .moves.choices import (
    FREE,
    HOME,
    add_exchanges,
    add_sails,
    can_steer,
    is_free,
    leg_outcome,
    legal,
    sailed,
)
from .race.progress import Cursor, cursor_of, follow_line
from .race.shortest_path import distance_home, first_bend

NO_WATER = 150_000  # µm: what it costs to lie with the bow to something
LOST_TURN = 60_000  # µm: what a turn without sailing has to gain to be worth it
TRAPPED = 2_000_000  # µm: what it costs to lie where there may be no way out
ELBOW_ROOM = 1.0  # mm
AT_HOME = 1 << 40
COARSE = 6  # degrees between the headings that are tried first


@routine
def candidate_moves(s: State, actions: State) -> int:
    """Write the legal moves worth rating, of headings only the best; return how many."""
    if s[PHASE] != MAIN:
        return legal(s, actions)
    count = add_exchanges(s, actions, add_sails(s, actions))
    heading = heading_home(s)
    if heading != NONE:
        actions[count] = STEER + heading
        count += 1
    return count if count > 0 else legal(s, actions)


@routine
def heading_home(s: State) -> int:
    """Return the degree nearest to the way home at which a boat can go straight on, or NONE."""
    seat = s[SEAT]
    word = cursor_of(s, seat)
    x = s[X + seat]
    y = s[Y + seat]
    _, bend_x, bend_y = first_bend(s, ROOMY_PATHS, seat, word, x, y)
    homeward = nearest_int(atan2(bend_x - x, bend_y - y) / (1000 * RADIANS))
    for angle_step in range(COARSE, 0, 1 - COARSE):  # coarse, then by single degrees
        for i in range(DEGREES // angle_step):
            aside = angle_step * (i // 2 if i % 2 == 0 else -(i + 1) // 2)
            degree = (homeward + aside) % DEGREES
            if can_steer(s, 1000 * degree) and can_go_straight(s, seat, x, y, 1000 * degree):
                return degree
    return NONE


@routine
def can_go_straight(s: State, seat: int, x: int, y: int, heading: int) -> bool:
    for arrow in range((s[KINDS_AT] - s[ARROWS_AT]) // ARROW_SIZE):
        if s[s[ARROWS_AT] + ARROW_SIZE * arrow + VEER] == 0:
            outcome, _, _, _, _ = leg_outcome(s, seat, x, y, heading, cursor_of(s, seat), arrow)
            if is_free(outcome):
                return True
    return False


@routine
def heuristic_scores(s: State, actions: State, count: int, ratings: State) -> None:
    """Write how good each move looks one step ahead; the highest is the greedy choice.

    It is minus the way home from ahead of the bow, in micrometres. Not to sail costs a turn, and
    promises no more than the best card could do next, if it were in the hand.
    """
    seat = s[SEAT]
    word = cursor_of(s, seat)
    x = s[X + seat]
    y = s[Y + seat]
    best = -FAR
    for i in range(count):
        if actions[i] < EXCHANGE:
            end_x, end_y, heading, there, is_home = sailed(s, actions[i] - SAIL)
            ratings[i] = AT_HOME if is_home else rate_pose(s, seat, there, end_x, end_y, heading)
            best = max(best, ratings[i])
    lying = rate_pose(s, seat, word, x, y, s[HEADING + seat])
    promise = lying - LOST_TURN
    if best < promise and s[PHASE] == MAIN:
        promise = min(lying, rate_next(s, seat, word, x, y, s[HEADING + seat], False)) - LOST_TURN
    for i in range(count):
        action = actions[i]
        if action >= EXCHANGE and action < STEER:
            ratings[i] = promise + cards_exchanged(action - EXCHANGE)
        elif action >= STEER and action < CALM:
            heading = 1000 * (action - STEER)
            turned = rate_pose(s, seat, word, x, y, heading)
            if best < turned - LOST_TURN:
                turned = min(turned, rate_next(s, seat, word, x, y, heading, True))
            ratings[i] = turned - LOST_TURN
        elif action >= CALM and action < DONE:
            ratings[i] = AT_HOME - distance_left(s, action - CALM)
        elif action == DONE:
            ratings[i] = lying
        elif action > DONE:
            ratings[i] = -action


@routine
def rate_next(
    s: State, seat: int, word: Cursor, x: int, y: int, heading: int, straight: bool
) -> int:
    """Return the best rating that any arrow could reach from a pose, or any straight one."""
    best = -FAR
    for arrow in range((s[KINDS_AT] - s[ARROWS_AT]) // ARROW_SIZE):
        if straight and s[s[ARROWS_AT] + ARROW_SIZE * arrow + VEER] != 0:
            continue
        outcome, end_x, end_y, end_heading, there = leg_outcome(s, seat, x, y, heading, word, arrow)
        if outcome == HOME:
            return AT_HOME
        if outcome == FREE:
            best = max(best, rate_pose(s, seat, there, end_x, end_y, end_heading))
    return best


@routine
def rate_pose(s: State, seat: int, word: Cursor, x: int, y: int, heading: int) -> int:
    """Rate a pose by the way home from ahead of the bow: the bow should point home."""
    fx, fy = bow(heading)
    ahead_x = x + nearest_int(s[LENGTH] * fx)
    ahead_y = y + nearest_int(s[LENGTH] * fy)
    there, part = follow_line(s, seat, word, x, y, ahead_x, ahead_y)
    way = 0 if part <= 1.0 else distance_home(s, ROOMY_PATHS, seat, there, ahead_x, ahead_y)
    way += 0 if has_water_ahead(s, seat, x, y, heading) else NO_WATER
    return -way - (TRAPPED if is_cramped(s, seat, x, y) else 0)


@kernel
def has_water_ahead(s: State, seat: int, x: int, y: int, heading: int) -> bool:
    """Whether a boat could lie half a hull and a whole one farther on."""
    fx, fy = bow(heading)
    for i in range(1, 3):
        ahead = i * s[LENGTH] / 2
        ahead_x = x + nearest_int(ahead * fx)
        ahead_y = y + nearest_int(ahead * fy)
        if touched_lying(s, seat, ahead_x, ahead_y, heading) != NOTHING:
            return False
    return True


@routine
def is_cramped(s: State, seat: int, x: int, y: int) -> bool:
    """Whether something is as near to the mast as the hull is wide.

    A boat widest abaft its mast could not get past it, on any heading.
    """
    px = x * MM
    py = y * MM
    near = s[BEAM] * MM + ELBOW_ROOM
    for i in range(s[CIRCLES_SIZE]):
        at = s[CIRCLES_AT] + 3 * i
        dx = s[at] * MM - px
        dy = s[at + 1] * MM - py
        far = s[at + 2] * MM + near
        if dx * dx + dy * dy < far * far:
            return True
    for boat in range(s[SEATS]):
        dx = s[X + boat] * MM - px
        dy = s[Y + boat] * MM - py
        far = s[REACH] * MM + near
        if boat == seat or not is_on_water(s, boat) or dx * dx + dy * dy > far * far:
            continue
        fx, fy = bow(s[HEADING + boat])
        if hull_to_point(s, s[X + boat] * MM, s[Y + boat] * MM, fx, fy, px, py) < near:
            return True
    at = s[PARTS_AT]
    for _ in range(s[PARTS_SIZE]):
        if distance_to_polygon(s, at + 1, s[at], px, py) < near:
            return True
        at += 1 + 2 * s[at]
    return s[EDGE_SIZE] > 0 and distance_to_edge(s, px, py) < near


@kernel
def cards_exchanged(choice: int) -> int:
    cards = 0
    for i in range(3):
        cards += 0 if EXCHANGE_KINDS[3 * choice + i] == NONE else 1
    return cards


@routine
def evaluate(s: State, values: State) -> None:
    """Write for every seat how much nearer home it is than its best rival, in millimetres."""
    least = next_least = FAR
    for seat in range(s[SEATS]):
        way = nearest_int(distance_left(s, seat) * MM)
        values[seat] = way
        next_least = min(next_least, max(least, way))
        least = min(least, way)
    for seat in range(s[SEATS]):
        rival = next_least if values[seat] == least else least
        values[seat] = (rival if s[SEATS] > 1 else 0) - values[seat]


@kernel
def distance_left(s: State, seat: int) -> int:
    return distance_home(s, SHORTEST_PATHS, seat, cursor_of(s, seat), s[X + seat], s[Y + seat])
