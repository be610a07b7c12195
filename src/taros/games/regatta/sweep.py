"""The hull's way along an arrow (R3.3), what it touches (R3.5), and where a zone stops it (R4).

Contact is found by conservative advancement: no point of the hull moves farther than `SPEED` times
what the stern moves, so with a clearance d the stern can move d / SPEED without a test. Nothing is
jumped over, and nothing is touched that is not within TOUCH.
"""

import math

from taros._jit import kernel, routine

from .geometry import (
    ENDLESS,
    MM,
    State,
    ahead_of,
    crosses_hull,
    depth_in_box,
    hull_to_hull,
    hull_to_point,
    hull_to_polygon,
    left_of,
)
from .layout import (
    ARROW_SIZE,
    ARROWS_AT,
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
NEAR = 8.0  # farther off, the distance between enclosing circles is enough to know

# what a hull touches: a circle 0.., a boat 100.., a part of an island 200.., or the edge
NOTHING, A_BOAT, A_PART, THE_EDGE = -1, 100, 200, 300

RADIANS = math.pi / 180_000


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
    # where the circle round the stern meets that of the arc
    to_a = straight - stern_a
    to_l = radius - stern_l
    apart2 = to_a * to_a + to_l * to_l
    along = (apart2 + length * length - radius * radius) / (2 * apart2)
    aside2 = length * length / apart2 - along * along
    if aside2 >= 0.0:
        aside = math.sqrt(aside2)
        bow_a = stern_a + along * to_a + aside * to_l
        bow_l = stern_l + along * to_l - aside * to_a
        if (bow_a - tip_a) * tip_c + (bow_l - tip_l) * tip_d <= 0.0:
            return bow_a, bow_l
    back_a = tip_a - stern_a
    back_l = tip_l - stern_l
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


@routine
def clearance(s: State, seat: int, x: float, y: float, fx: float, fy: float) -> tuple[float, int]:
    """The distance to the nearest thing a seat's hull must not touch, and what it is.

    Farther off than NEAR the distance may be given as less than it is, never as more.
    """
    reach = s[REACH] * MM
    least = ENDLESS
    what = NOTHING
    for i in range(s[CIRCLES_SIZE]):
        at = s[CIRCLES_AT] + 3 * i
        cx = s[at] * MM
        cy = s[at + 1] * MM
        radius = s[at + 2] * MM
        away = math.sqrt((cx - x) * (cx - x) + (cy - y) * (cy - y)) - reach - radius
        if away < NEAR and away < least:
            away = hull_to_point(s, x, y, fx, fy, cx, cy) - radius
        if away < least:
            least = away
            what = i
    for boat in range(s[SEATS]):
        if boat == seat or not is_on_water(s, boat):
            continue
        ox = s[X + boat] * MM
        oy = s[Y + boat] * MM
        away = math.sqrt((ox - x) * (ox - x) + (oy - y) * (oy - y)) - 2 * reach
        if away < NEAR and away < least:
            ofx = bow_x(s[HEADING + boat])
            ofy = bow_y(s[HEADING + boat])
            away = hull_to_hull(s, x, y, fx, fy, ox, oy, ofx, ofy)
        if away < least:
            least = away
            what = A_BOAT + boat
    at = s[PARTS_AT]
    for part in range(s[PARTS_SIZE]):
        corners = s[at]
        away = distance_to_part(s, at + 1, corners, x, y) - reach
        if away < NEAR and away < least:
            away = hull_to_polygon(s, x, y, fx, fy, at + 1, corners)
        if away < least:
            least = away
            what = A_PART + part
        at += 1 + 2 * corners
    if s[EDGE_SIZE] > 0:
        away = room_to_edge(s, x, y, fx, fy, reach)
        if away < least:
            least = away
            what = THE_EDGE
    return least, what


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


@kernel
def touched_lying(s: State, seat: int, x: int, y: int, heading: int) -> int:
    """What a seat's boat would touch in a pose."""
    away, what = clearance(s, seat, x * MM, y * MM, bow_x(heading), bow_y(heading))
    return what if away < TOUCH else NOTHING


@routine
def first_contact(
    s: State, seat: int, x: int, y: int, heading: int, arrow: int, until: float
) -> tuple[float, int]:
    """What a seat's hull touches first before its stern has gone `until` mm, and after how far."""
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM
    fx = bow_x(heading)
    fy = bow_y(heading)
    u = 0.0
    while True:
        ahead, left, c, d = on_the_way(s, arrow, u)
        away, what = clearance(
            s,
            seat,
            x * MM + ahead * fx - left * fy,
            y * MM + ahead * fy + left * fx,
            c * fx - d * fy,
            c * fy + d * fx,
        )
        if away < TOUCH:
            return u, what
        if u >= until:
            return until, NOTHING
        u = min(u + away / speed, until)


# Zones


@routine
def depth_in_zone(s: State, boat: int, x: float, y: float, fx: float, fy: float) -> float:
    """R4.1: how deep a hull lies in the zone before a boat; negative outside."""
    half = s[LENGTH] * MM / 2
    short = s[CARD_SHORT] * MM
    long = s[CARD_LONG] * MM
    ox = s[X + boat] * MM
    oy = s[Y + boat] * MM
    if math.sqrt((ox - x) * (ox - x) + (oy - y) * (oy - y)) > s[REACH] * MM + half + 2 * long:
        return -ENDLESS
    ofx = bow_x(s[HEADING + boat])
    ofy = bow_y(s[HEADING + boat])
    cx = ahead_of(ox, oy, ofx, ofy, x, y)
    cy = left_of(ox, oy, ofx, ofy, x, y)
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
    while u > 0.0:
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
            if px == x and py == y and turned == heading:
                return 0.0
            clear = not is_in_zone(s, seat, px, py, turned)
            if clear and touched_lying(s, seat, px, py, turned) == NOTHING:
                return u
        u -= max(depth - TOUCH, BACK) / speed
    return 0.0


BACK = 0.002  # mm: the least a cut-short stop is moved back at a time
