"""The hull's way along an arrow (R3.3), what it touches (R3.5), and where a zone stops it (R4).

Contact is found by conservative advancement: no point of the hull moves farther than `SPEED` times
what the stern moves, so that clearances bound how near it can come between two moments. Nothing is
jumped over, and nothing is touched that is not within TOUCH.
"""

import math

from taros._jit import kernel, routine

from .geometry import (
    ENDLESS,
    MM,
    NEAR,
    State,
    ahead_of,
    crosses_hull,
    depth_in_box,
    hull_to_circle,
    hull_to_hull,
    hull_to_point,
    hull_to_polygon,
    left_of,
)
from .layout import (
    ARROW_SIZE,
    ARROWS_AT,
    BEAM,
    CARD_LONG,
    CARD_SHORT,
    CIRCLES_AT,
    CIRCLES_SIZE,
    EDGE_AT,
    EDGE_SIZE,
    FULL_TURN,
    HEADING,
    HULL_AT,
    HULL_SIZE,
    LANE,
    LENGTH,
    NONE,
    PARTS_AT,
    PARTS_SIZE,
    PLACE,
    RADIUS,
    REACH,
    RULES,
    SEATS,
    SPEED,
    STRAIGHT,
    VEER,
    ZONE_BOTH,
    X,
    Y,
)

TOUCH = 0.01  # R3.5: less clearance is contact; more depth is inside a zone

HAIR = 0.02  # mm: more than rounding and contact can make of a box

# what a hull touches: a circle 0.., a boat 100.., a part of an island 200.., or the edge
NOTHING, A_BOAT, A_PART, THE_EDGE = -1, 100, 200, 300

RADIANS = math.pi / 180_000

# bounds of a way: the side a boat turns to (1 left, -1 right, which mirrors the rest); back, front,
# right, left; the straight line's direction, how far left of it; the last heading, how far right
Bounds = tuple[float, float, float, float, float, float, float, float, float, float, float]


@kernel
def bow_x(heading: int) -> float:
    return math.sin(heading * RADIANS)


@kernel
def bow_y(heading: int) -> float:
    return math.cos(heading * RADIANS)


@kernel
def nearest_int(value: float) -> int:
    return math.floor(value + 0.5)


# The way


@kernel
def way_length(s: State, arrow: int) -> float:
    """How far the stern goes, in mm."""
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    return (s[LENGTH] + s[at + STRAIGHT]) * MM + s[at + RADIUS] * MM * abs(s[at + VEER]) * RADIANS


@routine
def on_the_way(s: State, arrow: int, u: float) -> tuple[float, float, float, float]:
    """Where the boat is when its stern has gone u mm, as it saw things before.

    Mast ahead and to the left, and the direction of the bow. Stern and bow are both on the path:
    straight on, round the arc, straight on along its tangent.
    """
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    length = s[LENGTH] * MM
    straight = s[at + STRAIGHT] * MM
    radius = s[at + RADIUS] * MM
    turn = abs(s[at + VEER]) * RADIANS
    side = 1.0 if s[at + VEER] >= 0 else -1.0
    # from here on seen from the bow as it was, and mirrored to the left
    stern_a = u - length
    stern_l = 0.0
    if radius > 0.0 and stern_a > straight:
        angle = (stern_a - straight) / radius
        stern_a = straight + radius * math.sin(angle)
        stern_l = radius - radius * math.cos(angle)
    bow_a = u
    bow_l = 0.0
    if radius > 0.0 and u > straight:
        bow_a, bow_l = bow_on_arc(length, straight, radius, turn, stern_a, stern_l)
    c = (bow_a - stern_a) / length
    d = (bow_l - stern_l) / length
    return (bow_a + stern_a + length) / 2, side * (bow_l + stern_l) / 2, c, side * d


@routine
def bow_on_arc(
    length: float, straight: float, radius: float, turn: float, stern_a: float, stern_l: float
) -> tuple[float, float]:
    """The point of arc or tangent that is a hull's length from the stern, ahead of it."""
    tip_c = math.cos(turn)
    tip_d = math.sin(turn)
    tip_a = straight + radius * tip_d
    tip_l = radius - radius * tip_c
    back_a = tip_a - stern_a
    back_l = tip_l - stern_l
    if back_a * back_a + back_l * back_l > length * length:
        # on the arc, where the circle round the stern meets it
        to_a = straight - stern_a
        to_l = radius - stern_l
        apart2 = to_a * to_a + to_l * to_l
        along = (apart2 + length * length - radius * radius) / (2 * apart2)
        aside = math.sqrt(length * length / apart2 - along * along)
        return stern_a + along * to_a + aside * to_l, stern_l + along * to_l - aside * to_a
    ahead = back_a * tip_c + back_l * tip_d
    beyond = math.sqrt(ahead * ahead - back_a * back_a - back_l * back_l + length * length) - ahead
    return tip_a + beyond * tip_c, tip_l + beyond * tip_d


@routine
def leg_end(s: State, x: int, y: int, heading: int, arrow: int) -> tuple[int, int, int]:
    """R3.2, R8.1: the pose after a whole leg, rounded."""
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    half = s[LENGTH] * MM / 2
    turn = s[at + VEER] * RADIANS
    radius = s[at + RADIUS] * MM
    side = 1.0 if s[at + VEER] >= 0 else -1.0
    ahead = half + s[at + STRAIGHT] * MM + radius * math.sin(abs(turn)) + half * math.cos(turn)
    left = side * (radius - radius * math.cos(turn)) + half * math.sin(turn)
    fx = bow_x(heading)
    fy = bow_y(heading)
    return (
        x + nearest_int((ahead * fx - left * fy) / MM),
        y + nearest_int((ahead * fy + left * fx) / MM),
        (heading - s[at + VEER]) % FULL_TURN,
    )


@routine
def pose_at(s: State, x: int, y: int, heading: int, arrow: int, u: float) -> tuple[int, int, int]:
    """R8.1: the pose when the stern has gone u mm of the leg, rounded."""
    ahead, left, c, d = on_the_way(s, arrow, u)
    fx = bow_x(heading)
    fy = bow_y(heading)
    turned = math.atan2(c * fx - d * fy, c * fy + d * fx) / RADIANS
    return (
        x + nearest_int((ahead * fx - left * fy) / MM),
        y + nearest_int((ahead * fy + left * fx) / MM),
        nearest_int(turned) % FULL_TURN,
    )


# What is touched


@kernel
def is_on_water(s: State, boat: int) -> bool:
    return s[LANE + boat] != NONE and s[PLACE + boat] == 0


@kernel
def touched_lying(s: State, seat: int, x: int, y: int, heading: int) -> int:
    """What a seat's boat would touch in a pose."""
    _, what = meets(s, seat, x, y, heading, 0, 0.0, False)
    return what


@kernel
def first_contact(
    s: State, seat: int, x: int, y: int, heading: int, arrow: int, until: float
) -> tuple[float, int]:
    """What a seat's hull touches first before its stern has gone `until` mm, and after how far."""
    return meets(s, seat, x, y, heading, arrow, until, True)


@routine
def meets(
    s: State, seat: int, x: int, y: int, heading: int, arrow: int, until: float, first: bool
) -> tuple[float, int]:
    """What a seat's hull touches: the first thing on its way and where, or any."""
    mx = x * MM
    my = y * MM
    fx = bow_x(heading)
    fy = bow_y(heading)
    bounds = way_bounds(s, arrow, until)
    best = until
    found = NOTHING
    for i in range(s[CIRCLES_SIZE]):
        at = s[CIRCLES_AT] + 3 * i
        ahead = ahead_of(mx, my, fx, fy, s[at] * MM, s[at + 1] * MM)
        aside = left_of(mx, my, fx, fy, s[at] * MM, s[at + 1] * MM)
        if is_near_way(bounds, ahead, aside, s[at + 2] * MM):
            u = contact_with(s, i, at, mx, my, fx, fy, arrow, best, first)
            if u <= best:
                best = u
                found = i
                if not first:
                    return best, found
    for boat in range(s[SEATS]):
        if boat == seat or not is_on_water(s, boat):
            continue
        ahead = ahead_of(mx, my, fx, fy, s[X + boat] * MM, s[Y + boat] * MM)
        aside = left_of(mx, my, fx, fy, s[X + boat] * MM, s[Y + boat] * MM)
        if is_near_way(bounds, ahead, aside, s[REACH] * MM):
            u = contact_with(s, A_BOAT + boat, boat, mx, my, fx, fy, arrow, best, first)
            if u <= best:
                best = u
                found = A_BOAT + boat
                if not first:
                    return best, found
    at = s[PARTS_AT]
    for part in range(s[PARTS_SIZE]):
        if is_part_near_way(s, at, mx, my, fx, fy, bounds):
            u = contact_with(s, A_PART + part, at, mx, my, fx, fy, arrow, best, first)
            if u <= best:
                best = u
                found = A_PART + part
                if not first:
                    return best, found
        at += 1 + 2 * s[at]
    if s[EDGE_SIZE] > 0:
        u = contact_with(s, THE_EDGE, 0, mx, my, fx, fy, arrow, best, first)
        if u <= best:
            best = u
            found = THE_EDGE
    return best, found


@routine
def way_bounds(s: State, arrow: int, until: float) -> Bounds:
    """How far a hull gets on its way, as it saw things before, by five straight lines.

    It turns by at most 90 degrees: the bow gets farthest at the end, and the way is on one side of
    the straight line from the stern as it was to the bow as it will be, and of its last heading.
    """
    half = s[LENGTH] * MM / 2
    beam = s[BEAM] * MM + HAIR
    if until <= 0.0:
        return 1.0, -half - beam, half + beam, -beam, beam, 1.0, 0.0, beam, 1.0, 0.0, beam
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    turn = abs(s[at + VEER]) * RADIANS
    radius = s[at + RADIUS] * MM
    side = 1.0 if s[at + VEER] >= 0 else -1.0
    c = math.cos(turn)
    d = math.sin(turn)
    bow_a = half + s[at + STRAIGHT] * MM + radius * d + 2 * half * c
    bow_l = radius - radius * c + 2 * half * d
    size = math.sqrt((bow_a + half) * (bow_a + half) + bow_l * bow_l)
    chord_a = (bow_a + half) / size
    chord_l = bow_l / size
    return (
        side,
        -half - beam,
        bow_a + beam,
        -beam,
        bow_l + beam,
        chord_a,
        chord_l,
        half * chord_l + beam,
        c,
        d,
        bow_a * d - bow_l * c + beam,
    )


@kernel
def is_near_way(bounds: Bounds, ahead: float, aside: float, far: float) -> bool:
    """Whether a circle of radius `far` could reach over all the bounds."""
    side, back, front, right, left, chord_a, chord_l, above, c, d, outside = bounds
    aside *= side
    if ahead < back - far or front + far < ahead or aside < right - far or left + far < aside:
        return False
    return aside * chord_a - ahead * chord_l < above + far and ahead * d - aside * c < outside + far


@routine
def is_part_near_way(
    s: State, at: int, x: float, y: float, fx: float, fy: float, bounds: Bounds
) -> bool:
    """Whether a part of an island is not wholly beyond one of the bounds."""
    side, back, front, right, left, chord_a, chord_l, above, c, d, outside = bounds
    least_a = least_l = least_above = least_outside = ENDLESS
    most_a = most_l = -ENDLESS
    for i in range(s[at]):
        px = s[at + 1 + 2 * i] * MM
        py = s[at + 2 + 2 * i] * MM
        ahead = ahead_of(x, y, fx, fy, px, py)
        aside = side * left_of(x, y, fx, fy, px, py)
        least_a = min(least_a, ahead)
        most_a = max(most_a, ahead)
        least_l = min(least_l, aside)
        most_l = max(most_l, aside)
        least_above = min(least_above, aside * chord_a - ahead * chord_l)
        least_outside = min(least_outside, ahead * d - aside * c)
    if most_a < back or front < least_a or most_l < right or left < least_l:
        return False
    return least_above < above and least_outside < outside


@routine
def contact_with(
    s: State,
    what: int,
    at: int,
    x: float,
    y: float,
    fx: float,
    fy: float,
    arrow: int,
    until: float,
    first: bool,
) -> float:
    """After how many mm of the stern a hull touches one thing; more than `until` if it does not.

    Between two moments at which the hull is `here` and `there` off, while no point of it moves
    farther than `way`, it is nowhere nearer than half of here + there - way.
    """
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM
    here = gap_after(s, what, at, x, y, fx, fy, arrow, 0.0)
    if here < TOUCH:
        return 0.0
    u = 0.0
    v = until
    at_end = gap_after(s, what, at, x, y, fx, fy, arrow, until) if until > 0.0 else here
    there = at_end
    while u < until:
        if there < TOUCH:
            while first and here >= TOUCH:
                u = min(u + here / speed, v)
                here = gap_after(s, what, at, x, y, fx, fy, arrow, u)
            return u if first else v
        if here + there - TOUCH >= speed * (v - u):
            u = v
            here = there
            v = until
            there = at_end
        else:
            v = max((u + v + (here - there) / speed) / 2, u + here / speed)
            there = gap_after(s, what, at, x, y, fx, fy, arrow, v)
    return until + 1.0


@routine
def gap_after(
    s: State, what: int, at: int, x: float, y: float, fx: float, fy: float, arrow: int, u: float
) -> float:
    """The distance to one thing once the stern has gone u mm; `at` is where the state has it.

    Farther off than CLOSE it may be given as less than it is, never as more.
    """
    ahead, left, c, d = on_the_way(s, arrow, u)
    px = x + ahead * fx - left * fy
    py = y + ahead * fy + left * fx
    pfx = c * fx - d * fy
    pfy = c * fy + d * fx
    if what < A_BOAT:
        return hull_to_circle(s, px, py, pfx, pfy, s[at] * MM, s[at + 1] * MM, s[at + 2] * MM)
    if what < A_PART:
        ofx = bow_x(s[HEADING + at])
        ofy = bow_y(s[HEADING + at])
        return hull_to_hull(s, px, py, pfx, pfy, s[X + at] * MM, s[Y + at] * MM, ofx, ofy)
    if what < THE_EDGE:
        away = distance_to_part(s, at + 1, s[at], px, py) - s[REACH] * MM
        return away if away >= NEAR else hull_to_polygon(s, px, py, pfx, pfy, at + 1, s[at])
    return room_to_edge(s, px, py, pfx, pfy, s[REACH] * MM)


@routine
def distance_to_part(s: State, at: int, corners: int, x: float, y: float) -> float:
    """From a point to a convex polygon, or less: to the farthest of its edges' lines."""
    farthest = -ENDLESS
    ax = s[at + 2 * corners - 2] * MM
    ay = s[at + 2 * corners - 1] * MM
    for i in range(corners):
        bx = s[at + 2 * i] * MM
        by = s[at + 2 * i + 1] * MM
        ex = bx - ax
        ey = by - ay
        beyond = (ey * (x - ax) - ex * (y - ay)) / math.sqrt(ex * ex + ey * ey)
        farthest = max(farthest, beyond)
        ax = bx
        ay = by
    return farthest


@routine
def room_to_edge(s: State, x: float, y: float, fx: float, fy: float, reach: float) -> float:
    """From the hull to the edge of the table, below zero if it is crossed or the mast beyond it."""
    at = s[EDGE_AT]
    corners = s[EDGE_SIZE]
    inside = False
    room = ENDLESS
    ax = s[at + 2 * corners - 2] * MM
    ay = s[at + 2 * corners - 1] * MM
    for i in range(corners):
        bx = s[at + 2 * i] * MM
        by = s[at + 2 * i + 1] * MM
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
        away = distance_to_line(x, y, ax, ay, bx, by) - reach
        if away < NEAR and away < room:
            away = hull_to_line(s, x, y, fx, fy, ax, ay, bx, by)
        room = min(room, away)
        ax = bx
        ay = by
    return room if inside else -ENDLESS


@routine
def distance_to_edge(s: State, x: float, y: float) -> float:
    """From a point to the edge of the table."""
    at = s[EDGE_AT]
    last = at + 2 * s[EDGE_SIZE] - 2
    nearest = ENDLESS
    for i in range(s[EDGE_SIZE]):
        a = last if i == 0 else at + 2 * i - 2
        b = at + 2 * i
        away = distance_to_line(x, y, s[a] * MM, s[a + 1] * MM, s[b] * MM, s[b + 1] * MM)
        nearest = min(nearest, away)
    return nearest


@routine
def distance_to_line(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """From a point to the straight line from a to b."""
    ex = bx - ax
    ey = by - ay
    along = ((px - ax) * ex + (py - ay) * ey) / (ex * ex + ey * ey)
    along = min(max(along, 0.0), 1.0)
    dx = px - ax - along * ex
    dy = py - ay - along * ey
    return math.sqrt(dx * dx + dy * dy)


@routine
def hull_to_line(
    s: State,
    x: float,
    y: float,
    fx: float,
    fy: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> float:
    """From a hull to the straight line from a to b, below zero where it passes through."""
    if crosses_hull(s, x, y, fx, fy, ax, ay, bx, by):
        return -1.0
    nearest = min(hull_to_point(s, x, y, fx, fy, ax, ay), hull_to_point(s, x, y, fx, fy, bx, by))
    for i in range(s[HULL_SIZE]):
        a = s[s[HULL_AT] + 2 * i] * MM
        b = s[s[HULL_AT] + 2 * i + 1] * MM
        px = x + a * fx - b * fy
        py = y + a * fy + b * fx
        nearest = min(nearest, distance_to_line(px, py, ax, ay, bx, by))
    return nearest


# Zones


@kernel
def is_zone_near(s: State, boat: int, x: float, y: float) -> bool:
    """Whether a hull whose mast is at (x, y) could lie in the zone before a boat."""
    dx = s[X + boat] * MM - x
    dy = s[Y + boat] * MM - y
    far = (s[REACH] + s[LENGTH] / 2 + s[CARD_LONG] + s[CARD_SHORT] / 2) * MM
    if dx * dx + dy * dy > far * far:
        return False
    # the middle of the longest card
    middle = (s[LENGTH] / 2 + s[CARD_LONG] / 2) * MM
    dx += middle * bow_x(s[HEADING + boat])
    dy += middle * bow_y(s[HEADING + boat])
    far = (s[REACH] + 0.71 * s[CARD_LONG]) * MM
    return dx * dx + dy * dy <= far * far


@routine
def depth_in_zone(s: State, boat: int, x: float, y: float, fx: float, fy: float) -> float:
    """R4.1: how deep a hull lies in the zone before a boat; negative outside."""
    if not is_zone_near(s, boat, x, y):
        return -ENDLESS
    half = s[LENGTH] * MM / 2
    short = s[CARD_SHORT] * MM
    long = s[CARD_LONG] * MM
    ofx = bow_x(s[HEADING + boat])
    ofy = bow_y(s[HEADING + boat])
    cx = ahead_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y)
    cy = left_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y)
    c = fx * ofx + fy * ofy
    d = fy * ofx - fx * ofy
    depth = depth_in_box(s, cx, cy, c, d, half, half + long, short / 2)
    if s[RULES] & ZONE_BOTH:
        depth = max(depth, depth_in_box(s, cx, cy, c, d, half, half + short, long / 2))
    return depth


@routine
def depth_in_zones(s: State, seat: int, x: float, y: float, fx: float, fy: float) -> float:
    """How deep a seat's hull lies in the zone where it lies deepest."""
    deepest = -ENDLESS
    for boat in range(s[SEATS]):
        if boat != seat and is_on_water(s, boat):
            deepest = max(deepest, depth_in_zone(s, boat, x, y, fx, fy))
    return deepest


@kernel
def is_in_zone(s: State, seat: int, x: int, y: int, heading: int) -> bool:
    """R4.2: whether a seat's boat lies in any zone in a pose."""
    return depth_in_zones(s, seat, x * MM, y * MM, bow_x(heading), bow_y(heading)) > TOUCH


@routine
def zone_stop(s: State, seat: int, x: int, y: int, heading: int, arrow: int) -> float:
    """R4.3: how far the stern goes before the hull enters the zones in which the leg ends.

    The last pose on the way that, rounded, lies in no zone and touches nothing; 0 if there is none
    but the one it lies in. Found from the end backwards: out of a depth d the stern has to go back
    d / SPEED.
    """
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM
    fx = bow_x(heading)
    fy = bow_y(heading)
    u = way_length(s, arrow)
    while u > LEAST_WAY:
        ahead, left, c, d = on_the_way(s, arrow, u)
        depth = depth_in_zones(
            s,
            seat,
            x * MM + ahead * fx - left * fy,
            y * MM + ahead * fy + left * fx,
            c * fx - d * fy,
            c * fy + d * fx,
        )
        if depth <= TOUCH:
            px, py, turned = pose_at(s, x, y, heading, arrow, u)
            clear = not is_in_zone(s, seat, px, py, turned)
            if clear and touched_lying(s, seat, px, py, turned) == NOTHING:
                return u
        u -= max(depth - TOUCH, BACK) / speed
    return 0.0


LEAST_WAY = 0.01  # mm: a cut-short move that gains less does not leave its place
BACK = 0.002  # mm: the least a cut-short stop is moved back at a time
