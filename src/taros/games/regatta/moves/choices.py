"""The list of legal moves (R2 to R6), and the result of each sail.

Everything here trusts its caller: the seat must be to act in the state.
"""

import math

from taros.kernels import kernel, routine

from ..hull.boats import bow, is_on_water
from ..hull.geometry import (
    ENDLESS,
    MM,
    NEAR,
    RADIANS,
    TOUCH,
    State,
    hull_to_circle,
    hull_to_hull,
    hull_to_polygon,
)
from ..hull.motion import leg_end, leg_length, pose_at
from ..hull.sweep import (
    A_BOAT,
    A_PART,
    A_ZONE,
    NOTHING,
    THE_EDGE,
    distance_to_part,
    meets,
    touched_lying,
)
from ..hull.table_edge import hull_to_edge, is_on_table
from ..hull.zone_stop import zone_stop
from ..hull.zones import depth_in_zone, is_in_zone, is_zone_near
from ..layout import (
    ARROW_COUNT,
    ARROWS_A_CARD,
    BECALMED,
    CALM,
    CIRCLES_AT,
    CIRCLES_SIZE,
    CLOUD,
    DEGREES,
    DONE,
    EDGE_AT,
    EDGE_SIZE,
    EXCHANGE,
    FIRST_ARROW,
    HAND,
    HEADING,
    KIND_SIZE,
    KINDS,
    KINDS_AT,
    KINDS_SIZE,
    LANE,
    MAIN,
    NONE,
    PARTS_AT,
    PARTS_SIZE,
    PHASE,
    PLACE,
    REACH,
    SAIL,
    SEAT,
    SEATS,
    SECOND,
    STEER,
    SUN_KIND,
    SUNNING,
    SYMBOL,
    TAKE_LANE,
    X,
    Y,
)
from ..race.progress import Cursor, cursor_of, follow

# what comes of sailing: it cannot be done, it ends in the open, in a zone, or at home
BLOCKED, FREE, ZONED, HOME = range(4)

ROUNDING = 1e-6  # mm: more than rounding can make of a distance


@routine
def legal(s: State, actions: State) -> int:
    """Write the codes the seat to act may choose from, ascending; return how many."""
    phase = s[PHASE]
    count = 0
    if phase == MAIN:
        count = add_sails(s, actions)
        count = add_exchanges(s, actions, count)
        return add_headings(s, actions, count)
    if phase == SECOND:
        count = add_sails(s, actions)
    elif phase == SUNNING:
        count = add_suns(s, actions)
    else:
        return add_lanes(s, actions, TAKE_LANE)
    actions[count] = DONE
    return count + 1


@routine
def add_sails(s: State, actions: State) -> int:
    """R2.1, R3, R4: write every card and arrow that can be sailed; return how many."""
    count = 0
    zoned = 0
    for kind in range(s[KINDS_SIZE]):
        if s[HAND + KINDS * s[SEAT] + kind] == 0:
            continue
        for arrow in range(s[s[KINDS_AT] + KIND_SIZE * kind + ARROW_COUNT]):
            outcome = sail_outcome(s, ARROWS_A_CARD * kind + arrow)
            zoned += 1 if outcome == ZONED else 0
            if is_free(outcome):
                actions[count] = SAIL + ARROWS_A_CARD * kind + arrow
                count += 1
    if count == 0 and zoned > 0:  # R4.3
        for sail in range(s[KINDS_SIZE] * ARROWS_A_CARD):
            if holds(s, sail) and sail_outcome(s, sail) == ZONED and cut_short(s, sail) > 0.0:
                actions[count] = SAIL + sail
                count += 1
    return count


@kernel
def is_free(outcome: int) -> bool:
    return outcome in (FREE, HOME)


@kernel
def holds(s: State, sail: int) -> bool:
    """Whether the seat has the card, and the card the arrow."""
    kind = sail // ARROWS_A_CARD
    arrows = s[s[KINDS_AT] + KIND_SIZE * kind + ARROW_COUNT]
    return s[HAND + KINDS * s[SEAT] + kind] > 0 and sail % ARROWS_A_CARD < arrows


@kernel
def arrow_of(s: State, sail: int) -> int:
    at = s[KINDS_AT] + KIND_SIZE * (sail // ARROWS_A_CARD)
    return s[at + FIRST_ARROW + sail % ARROWS_A_CARD]


@kernel
def legs_of(s: State, sail: int) -> int:
    """R6.2: return how many legs a sail has."""
    return 2 if s[s[KINDS_AT] + KIND_SIZE * (sail // ARROWS_A_CARD) + SYMBOL] == CLOUD else 1


@routine
def sail_outcome(s: State, sail: int) -> int:
    """Return the result of a sail from where the seat lies, if it is not cut short."""
    seat = s[SEAT]
    x = s[X + seat]
    y = s[Y + seat]
    outcome, _, _, _, _ = card_outcome(s, seat, x, y, s[HEADING + seat], cursor_of(s, seat), sail)
    return outcome


@routine
def card_outcome(
    s: State, seat: int, x: int, y: int, heading: int, word: Cursor, sail: int
) -> tuple[int, int, int, int, Cursor]:
    """R3.5, R4.2, R6.2: return the result of a card sailed from a pose, with pose and word."""
    arrow = arrow_of(s, sail)
    outcome = BLOCKED
    for _ in range(legs_of(s, sail)):
        outcome, x, y, heading, word = leg_outcome(s, seat, x, y, heading, word, arrow)
        if outcome in (BLOCKED, HOME):
            break
    return outcome, x, y, heading, word


@routine
def leg_outcome(
    s: State, seat: int, x: int, y: int, heading: int, word: Cursor, arrow: int
) -> tuple[int, int, int, int, Cursor]:
    """Return the result of one leg, and pose and word after it."""
    until = leg_length(s, arrow)
    end_x, end_y, end_heading = leg_end(s, x, y, heading, arrow)
    word, home = follow(s, seat, word, x, y, heading, arrow, until, end_x, end_y)
    _, what = meets(s, seat, x, y, heading, arrow, min(home, until), False)
    outcome = FREE
    if what != NOTHING:
        outcome = BLOCKED
    elif home <= until:
        outcome = HOME
    elif touched_lying(s, seat, end_x, end_y, end_heading) != NOTHING:
        outcome = BLOCKED
    elif is_in_zone(s, seat, end_x, end_y, end_heading):
        outcome = ZONED
    return outcome, end_x, end_y, end_heading, word


@routine
def cut_short(s: State, sail: int) -> float:
    """R4.3: return how far the last leg goes before the zone it would end in, 0 if nowhere."""
    seat = s[SEAT]
    arrow = arrow_of(s, sail)
    x = s[X + seat]
    y = s[Y + seat]
    heading = s[HEADING + seat]
    for _ in range(legs_of(s, sail) - 1):
        x, y, heading = leg_end(s, x, y, heading, arrow)
    return zone_stop(s, seat, x, y, heading, arrow)


@routine
def sailed(s: State, choice: int) -> tuple[int, int, int, Cursor, bool]:
    """R3.2, R4.3, R6.2: return pose and word after a legal sail, and whether the boat is home."""
    seat = s[SEAT]
    arrow = arrow_of(s, choice)
    until = leg_length(s, arrow)
    x = s[X + seat]
    y = s[Y + seat]
    heading = s[HEADING + seat]
    cursor = cursor_of(s, seat)
    for rest in range(legs_of(s, choice) - 1, -1, -1):
        end_x, end_y, end_heading = leg_end(s, x, y, heading, arrow)
        before = cursor
        cursor, home = follow(s, seat, before, x, y, heading, arrow, until, end_x, end_y)
        if home <= until:
            end_x, end_y, end_heading = pose_at(s, x, y, heading, arrow, home)
            return end_x, end_y, end_heading, cursor, True
        if rest == 0 and is_in_zone(s, seat, end_x, end_y, end_heading):
            stop = zone_stop(s, seat, x, y, heading, arrow)
            end_x, end_y, end_heading = pose_at(s, x, y, heading, arrow, stop)
            cursor, _ = follow(s, seat, before, x, y, heading, arrow, stop, end_x, end_y)
        x = end_x
        y = end_y
        heading = end_heading
    return x, y, heading, cursor, False


@routine
def add_exchanges(s: State, actions: State, count: int) -> int:
    """R5.1: add the exchanges of one, two or three cards of the hand; return the count."""
    hand = HAND + KINDS * s[SEAT]
    code = EXCHANGE
    for a in range(KINDS):
        if s[hand + a] > 0:
            actions[count] = code
            count += 1
        code += 1
    for a in range(KINDS):
        if s[hand + a] == 0:
            code += KINDS - a
            continue
        for b in range(a, KINDS):
            if s[hand + b] > (1 if b == a else 0):
                actions[count] = code
                count += 1
            code += 1
    for a in range(KINDS):
        if s[hand + a] == 0:
            code += (KINDS - a) * (KINDS - a + 1) // 2
            continue
        for b in range(a, KINDS):
            if s[hand + b] <= (1 if b == a else 0):
                code += KINDS - b
                continue
            for c in range(b, KINDS):
                if s[hand + c] > (1 if c == b else 0) + (1 if c == a else 0):
                    actions[count] = code
                    count += 1
                code += 1
    return count


@routine
def add_headings(s: State, actions: State, count: int) -> int:
    """R5.2: add the headings that the boat can be steered to; return the count."""
    find_obstacles(s, actions, count, 0, 1)
    free = count
    for degree in range(DEGREES):
        if actions[count + degree] == NOTHING:
            actions[free] = STEER + degree
            free += 1
    return free


@routine
def find_obstacles(s: State, out: State, at: int, first: int, angle_step: int) -> None:
    """R5.2: write what forbids the seat to act to steer to each heading, at `out[at + i]`.

    Heading i is `first` + i * `angle_step` degrees, once round. What is written is the first thing
    the boat would touch (a number as in `sweep`), A_ZONE + the first boat whose zone it would
    enter, or NOTHING.
    """
    seat = s[SEAT]
    for i in range(DEGREES // angle_step):
        out[at + i] = NOTHING
    for i in range(s[CIRCLES_SIZE]):
        find_headings(s, out, at, first, angle_step, i, s[CIRCLES_AT] + 3 * i)
    for boat in range(s[SEATS]):
        if boat != seat and is_on_water(s, boat):
            find_headings(s, out, at, first, angle_step, A_BOAT + boat, boat)
    where = s[PARTS_AT]
    for part in range(s[PARTS_SIZE]):
        find_headings(s, out, at, first, angle_step, A_PART + part, where)
        where += 1 + 2 * s[where]
    if s[EDGE_SIZE] > 0:
        find_headings(s, out, at, first, angle_step, THE_EDGE, 0)
    zones = zones_to_enter(s, seat)
    for boat in range(s[SEATS]):
        if zones >> boat & 1 == 1:
            find_headings(s, out, at, first, angle_step, A_ZONE + boat, boat)


@routine
def find_headings(
    s: State, out: State, at: int, first: int, angle_step: int, what: int, where: int
) -> None:
    """Write `what` for every heading that one thing forbids and nothing before it did.

    A boat that turns on the spot by an angle moves no point of its hull farther than REACH times
    that angle. So a heading answers for as many of the following ones as its room allows.
    """
    seat = s[SEAT]
    x = s[X + seat] * MM
    y = s[Y + seat] * MM
    swing = s[REACH] * MM * 1000 * RADIANS * angle_step
    headings = DEGREES // angle_step
    i = 0
    while i < headings:
        if out[at + i] != NOTHING:
            i += 1
            continue
        degree = (first + angle_step * i) % DEGREES
        room = room_lying(s, what, where, x, y, 1000 * degree)
        sure = abs(room) - ROUNDING
        if what == THE_EDGE and room < 0.0:
            sure = 0.0  # how deep a hull crosses the edge is not known
        following = min(i + 1 + max(0, math.floor(sure / swing)), headings)
        if room < 0.0:
            for each in range(i, following):
                if out[at + each] == NOTHING:
                    out[at + each] = what
        i = following


@routine
def room_lying(s: State, what: int, where: int, x: float, y: float, heading: int) -> float:
    """Return how far a hull is from being forbidden by one thing.

    Below zero, how far it is forbidden.

    `where` is the thing's offset in the state. The result may be less than the true room.
    """
    fx, fy = bow(heading)
    if what < A_BOAT:
        px = s[where] * MM
        py = s[where + 1] * MM
        return hull_to_circle(s, x, y, fx, fy, px, py, s[where + 2] * MM) - TOUCH
    if what < A_PART:
        ofx, ofy = bow(s[HEADING + where])
        px = s[X + where] * MM
        py = s[Y + where] * MM
        return hull_to_hull(s, x, y, fx, fy, px, py, ofx, ofy) - TOUCH
    if what < THE_EDGE:
        away = distance_to_part(s, where + 1, s[where], x, y) - s[REACH] * MM
        if away < NEAR:
            away = hull_to_polygon(s, x, y, fx, fy, where + 1, s[where], away)
        return away - TOUCH
    if what < A_ZONE:
        return room_on_table(s, x, y, fx, fy) - TOUCH
    return TOUCH - depth_in_zone(s, where, x, y, fx, fy)


@routine
def room_on_table(s: State, x: float, y: float, fx: float, fy: float) -> float:
    """Return the distance from a hull to the edge of the table.

    It is below zero if the hull crosses the edge or the mast is beyond it.
    """
    if not is_on_table(s, x, y):
        return -ENDLESS
    room = ENDLESS
    for i in range(s[EDGE_SIZE]):
        room = min(room, hull_to_edge(s, s[EDGE_AT] + 2 * i, x, y, fx, fy))
    return room


@kernel
def can_steer(s: State, heading: int) -> bool:
    """R5.2: whether the boat may be steered to `heading`.

    There it must touch nothing, and lie in no zone in which it did not lie before.
    """
    seat = s[SEAT]
    if touched_lying(s, seat, s[X + seat], s[Y + seat], heading) != NOTHING:
        return False
    return not is_in_one_of(s, seat, zones_to_enter(s, seat), heading)


@kernel
def is_within(dx: int, dy: int, far: int) -> bool:
    return dx * dx + dy * dy < far * far


@routine
def zones_to_enter(s: State, seat: int) -> int:
    """Return the boats, as bits, whose zones a boat could enter by turning on the spot."""
    zones = 0
    x = s[X + seat] * MM
    y = s[Y + seat] * MM
    fx, fy = bow(s[HEADING + seat])
    for boat in range(s[SEATS]):
        if boat == seat or not is_on_water(s, boat) or not is_zone_near(s, boat, x, y):
            continue
        if depth_in_zone(s, boat, x, y, fx, fy) <= TOUCH:
            zones |= 1 << boat
    return zones


@routine
def is_in_one_of(s: State, seat: int, zones: int, heading: int) -> bool:
    x = s[X + seat] * MM
    y = s[Y + seat] * MM
    fx, fy = bow(heading)
    for boat in range(s[SEATS]):
        if zones >> boat & 1 == 1 and depth_in_zone(s, boat, x, y, fx, fy) > TOUCH:
            return True
    return False


@routine
def add_suns(s: State, actions: State) -> int:
    """R6.3: write the boats before which a sun may be laid; return how many."""
    seat = s[SEAT]
    count = 0
    if s[SUN_KIND] != NONE and s[HAND + KINDS * seat + s[SUN_KIND]] > 0:
        for boat in range(s[SEATS]):
            if boat != seat and s[BECALMED + boat] == 0 and s[PLACE + boat] == 0:
                actions[count] = CALM + boat
                count += 1
    return count


@routine
def add_lanes(s: State, actions: State, code: int) -> int:
    """R1.3: write the lanes that are free, as codes from `code` on; return how many."""
    count = 0
    for lane in range(s[SEATS]):
        taken = False
        for boat in range(s[SEATS]):
            taken = taken or s[LANE + boat] == lane
        if not taken:
            actions[count] = code + lane
            count += 1
    return count
