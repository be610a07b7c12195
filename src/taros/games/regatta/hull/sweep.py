"""The hull's motion along an arrow (R3.3), what it touches (R3.5), and where a zone stops it (R4).

Contact is found by sampling poses on the way, and by proving that nothing is touched between two
of them: because no point of the hull moves farther than `SPEED` times what the stern moves, or,
where the hull glides along something, because one axis keeps both apart (see `between`). In a
sampled pose, anything nearer than TOUCH is touched; between sampled poses nothing is nearer than
TOUCH - GRAZE, nor than TOUCH where the way is straight.
"""

import math

from taros.kernels import kernel, routine

from ..layout import (
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
    PULL,
    RADIUS,
    REACH,
    RULES,
    SEATS,
    SECTIONS,
    SPEED,
    SPIN,
    STRAIGHT,
    VEER,
    ZONE_BOTH,
    X,
    Y,
)
from .between import Bend, Placement, is_kept_apart, lowest_between, most_bend, stays_in_box
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

TOUCH = 0.01  # R3.5: less clearance is contact; more depth is inside a zone

GRAZE = TOUCH / 2  # of this, contact between two looks can be overlooked where the way bends
ROUNDING = 1e-6  # mm: more than the arithmetic can make of a gap
BRUSH = 0.001  # mm: and of this, that a hull was out of a zone; no more than rounding can make

HAIR = 0.02  # mm: more than rounding and contact can make of a box

# what a hull touches: a circle 0.., a boat 100.., a part of an island 200.., or the edge
NOTHING, A_BOAT, A_PART, THE_EDGE = -1, 100, 200, 300
# in `room` the card before a bow, lengthwise, and crosswise A_ZONE + 1; in lists of what forbids
# headings the zone of boat 400..
A_ZONE = 400

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
def leg_length(s: State, arrow: int) -> float:
    """Return how far the stern goes, in mm."""
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    return (s[LENGTH] + s[at + STRAIGHT]) * MM + s[at + RADIUS] * MM * abs(s[at + VEER]) * RADIANS


@routine
def local_pose_at(s: State, arrow: int, u: float) -> tuple[float, float, float, float]:
    """Return the boat's pose when its stern has gone u mm, in its own coordinates at the start.

    That is the mast ahead and to the left, and the direction of the bow. Stern and bow are both on
    the path: straight on, round the arc, straight on along its tangent.
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
    """Return the point of arc or tangent that is a hull's length ahead of the stern."""
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
    """R3.2, R8.1: return the pose after a whole leg, rounded."""
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
    """R8.1: return the pose when the stern has gone u mm of the leg, rounded."""
    ahead, left, c, d = local_pose_at(s, arrow, u)
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
    """Return what a seat's boat would touch in a pose."""
    _, what = meets(s, seat, x, y, heading, 0, 0.0, False)
    return what


@kernel
def first_contact(
    s: State, seat: int, x: int, y: int, heading: int, arrow: int, until: float
) -> tuple[float, int]:
    """Return what a seat's hull touches first, and after how many mm of the stern.

    Only the first `until` mm of the stern's way are checked.
    """
    return meets(s, seat, x, y, heading, arrow, until, True)


@routine
def meets(
    s: State, seat: int, x: int, y: int, heading: int, arrow: int, until: float, first: bool
) -> tuple[float, int]:
    """Return what a seat's hull touches and where: the first thing if `first`, else any."""
    mx = x * MM
    my = y * MM
    fx = bow_x(heading)
    fy = bow_y(heading)
    bounds = sweep_bounds(s, arrow, until)
    best = until
    found = NOTHING
    for i in range(s[CIRCLES_SIZE]):
        at = s[CIRCLES_AT] + 3 * i
        ahead = ahead_of(mx, my, fx, fy, s[at] * MM, s[at + 1] * MM)
        aside = left_of(mx, my, fx, fy, s[at] * MM, s[at + 1] * MM)
        if is_near_sweep(bounds, ahead, aside, s[at + 2] * MM):
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
        if is_near_sweep(bounds, ahead, aside, s[REACH] * MM):
            u = contact_with(s, A_BOAT + boat, boat, mx, my, fx, fy, arrow, best, first)
            if u <= best:
                best = u
                found = A_BOAT + boat
                if not first:
                    return best, found
    at = s[PARTS_AT]
    for part in range(s[PARTS_SIZE]):
        if is_polygon_near_sweep(s, at + 1, s[at], mx, my, fx, fy, bounds):
            u = contact_with(s, A_PART + part, at, mx, my, fx, fy, arrow, best, first)
            if u <= best:
                best = u
                found = A_PART + part
                if not first:
                    return best, found
        at += 1 + 2 * s[at]
    if s[EDGE_SIZE] > 0 and not is_on_table(s, mx, my):
        return 0.0, THE_EDGE
    for i in range(s[EDGE_SIZE]):
        at = s[EDGE_AT] + 2 * i
        if is_polygon_near_sweep(s, at, 2, mx, my, fx, fy, bounds):
            u = contact_with(s, THE_EDGE, at, mx, my, fx, fy, arrow, best, first)
            if u <= best:
                best = u
                found = THE_EDGE
                if not first:
                    return best, found
    return best, found


@routine
def sweep_bounds(s: State, arrow: int, until: float) -> Bounds:
    """Return five straight lines that bound a hull's way, in its own coordinates at the start.

    The hull turns by at most 90 degrees: the bow gets farthest at the end, and the way is on one
    side of the straight line from the stern at the start to the bow at the end, and of its last
    heading.
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
def is_near_sweep(bounds: Bounds, ahead: float, aside: float, far: float) -> bool:
    """Whether a circle of radius `far` could reach over all the bounds."""
    side, back, front, right, left, chord_a, chord_l, above, c, d, outside = bounds
    aside *= side
    if ahead < back - far or front + far < ahead or aside < right - far or left + far < aside:
        return False
    return aside * chord_a - ahead * chord_l < above + far and ahead * d - aside * c < outside + far


@routine
def is_polygon_near_sweep(
    s: State, at: int, corners: int, x: float, y: float, fx: float, fy: float, bounds: Bounds
) -> bool:
    """Whether a convex polygon, or a straight line, is not wholly beyond one of the bounds."""
    side, back, front, right, left, chord_a, chord_l, above, c, d, outside = bounds
    least_a = least_l = least_above = least_outside = ENDLESS
    most_a = most_l = -ENDLESS
    for i in range(corners):
        px = s[at + 2 * i] * MM
        py = s[at + 2 * i + 1] * MM
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


@kernel
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
    """Return after how many mm of the stern a hull touches one thing.

    Above `until` if it does not.
    """
    return first_below(s, what, at, x, y, fx, fy, arrow, 0.0, until, GRAZE, first)


@routine
def first_below(
    s: State,
    what: int,
    at: int,
    x: float,
    y: float,
    fx: float,
    fy: float,
    arrow: int,
    start: float,
    until: float,
    slack: float,
    first: bool,
) -> float:
    """Return how far the stern goes from `start` to `until` before a hull's `room` is below TOUCH.

    More than the whole way if it never is. The room there, and everywhere before, is at least
    TOUCH - slack. If not `first`, any place with less room than TOUCH will do.
    """
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM
    sign = 1.0 if start <= until else -1.0
    whole = abs(until - start)
    # clear until `gone`, with `here` of room; at `far` unknown yet, at `end` the nearest contact;
    # looked for contact last in a piece `width` wide
    gone = 0.0
    place = pose_after(s, arrow, x, y, fx, fy, start)
    here = room(s, what, at, place)
    if here < TOUCH or whole <= 0.0:
        return 0.0 if here < TOUCH else 1.0
    step = end = far = look = whole
    width = 2 * whole
    look_place = pose_after(s, arrow, x, y, fx, fy, until)
    at_look = room(s, what, at, look_place)
    at_end = at_far = at_look
    while gone < whole:
        if at_look >= TOUCH - slack and is_clear_between(
            s,
            what,
            at,
            arrow,
            start + sign * gone,
            start + sign * look,
            place,
            look_place,
            here,
            at_look,
            slack,
            what < A_ZONE and min(at_look, at_end) >= TOUCH,
        ):
            if at_look < TOUCH:
                return look
            step = 2 * (look - gone)
            gone = look
            place = look_place
            here = at_look
            far = end
            at_far = at_end
        elif at_look < TOUCH:
            end = far = look
            at_end = at_far = at_look
        else:
            far = look
            at_far = at_look
        if at_end < TOUCH:
            if not first or speed * (end - gone) <= here - TOUCH + slack:
                return end
        elif here + at_end - 2 * (TOUCH - slack) >= speed * (end - gone):
            break
        if at_far < TOUCH:
            look = max(
                contact_between(gone, far, here, at_far, TOUCH - slack / 2, width),
                gone + (here - TOUCH) / speed,
            )
            width = far - gone
        else:
            # where it could be nearest, or as far as it cannot be
            look = max(
                (gone + far + (here - at_far) / speed) / 2,
                gone + (here - TOUCH + 2 * slack) / speed,
            )
        look = min(look, gone + step)
        look_place = pose_after(s, arrow, x, y, fx, fy, start + sign * look)
        at_look = room(s, what, at, look_place)
    return whole + 1.0


@kernel
def contact_between(
    gone: float, far: float, here: float, at_far: float, aim: float, width: float
) -> float:
    """Return where to sample between `gone`, with `here` of room, and `far`, with `at_far`.

    That is where the room would be `aim` if it fell evenly; the middle if the piece is more than
    half as wide as the one before it (`width`), so that the search is never much slower than
    bisection.
    """
    if at_far >= aim or 2 * (far - gone) > width:
        return (gone + far) / 2
    return gone + (far - gone) * (here - aim) / (here - at_far)


@routine
def is_clear_between(
    s: State,
    what: int,
    at: int,
    arrow: int,
    u: float,
    v: float,
    at_u: Placement,
    at_v: Placement,
    room_u: float,
    room_v: float,
    slack: float,
    strict: bool,
) -> bool:
    """Whether a hull has at least TOUCH - slack of room everywhere between two samples.

    They are at u and v mm of the stern. If `strict`, it has TOUCH where the way is straight. True
    is certain, False is not.
    """
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM
    least = TOUCH - slack
    if room_u + room_v - 2 * least >= speed * abs(v - u):
        return True
    bend = bend_between(s, arrow, min(u, v), max(u, v))
    most = most_bend(s, bend)
    if strict:
        least = TOUCH - min(slack, ROUNDING + 2 * most)
    # hardly any axis has more room than both looks; near the pivot of an arc hardly anything bends
    if lowest_between(room_u, room_v, most if bend[2] == 0.0 else 0.0) < least:
        return False
    if what < A_BOAT:
        return is_kept_apart(s, at, 1, at_u, at_v, least + s[at + 2] * MM, bend)
    if what < A_PART:
        one, two = seen_from_boat(s, at, at_u), seen_from_boat(s, at, at_v)
        return is_kept_apart(s, s[HULL_AT], s[HULL_SIZE], one, two, least, bend)
    if what < THE_EDGE:
        return is_kept_apart(s, at + 1, s[at], at_u, at_v, least, bend)
    if what < A_ZONE:
        return is_kept_apart(s, at, 2, at_u, at_v, least, bend)
    one, two = seen_from_boat(s, at, at_u), seen_from_boat(s, at, at_v)
    near, far, half = zone_box(s, what - A_ZONE)
    return stays_in_box(s, one, two, near, far, half, least, bend)


@routine
def bend_between(s: State, arrow: int, u: float, v: float) -> Bend:
    """Return how far corners leave straight lines while the stern goes from u to v mm.

    See `between`.

    They do not before the bow comes to the arc. While both ends of the hull are on it, all turns
    about its centre; else PULL and SPIN are bounds.
    """
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    length = s[LENGTH] * MM
    straight = s[at + STRAIGHT] * MM
    radius = s[at + RADIUS] * MM
    if v <= straight or radius <= 0.0:
        return 0.0, 0.0, 0.0
    share = (v - u) * (v - u) / 8
    left = abs(s[at + VEER]) * RADIANS - (v - straight - length) / radius
    if u >= straight + length and 2 * radius * math.sin(left / 2) >= length:
        centre = math.sqrt(radius * radius - length * length / 4)
        return 0.0, share / (radius * radius), centre if s[at + VEER] >= 0 else -centre
    section = (length + radius * abs(s[at + VEER]) * RADIANS) / SECTIONS
    first = int(max(u - straight, 0.0) / section)
    last = min(int((v - straight) / section), SECTIONS - 1)
    pull = spin = 0
    for k in range(first, last + 1):
        pull = max(pull, s[at + PULL + k])
        spin = max(spin, s[at + SPIN + k])
    return pull * 1e-6 * share, spin * 1e-9 * share, 0.0


@routine
def pose_after(
    s: State, arrow: int, x: float, y: float, fx: float, fy: float, u: float
) -> Placement:
    """Return mast and direction of the bow, not rounded, once the stern has gone u mm."""
    ahead, left, c, d = local_pose_at(s, arrow, u)
    return (
        x + ahead * fx - left * fy,
        y + ahead * fy + left * fx,
        c * fx - d * fy,
        c * fy + d * fx,
    )


@kernel
def seen_from_boat(s: State, boat: int, place: Placement) -> Placement:
    """Return a pose ahead and to the left of a boat's mast."""
    x, y, fx, fy = place
    ofx = bow_x(s[HEADING + boat])
    ofy = bow_y(s[HEADING + boat])
    return (
        ahead_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y),
        left_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y),
        fx * ofx + fy * ofy,
        fy * ofx - fx * ofy,
    )


@routine
def room(s: State, what: int, at: int, place: Placement) -> float:
    """Return how far a hull is from one thing, or how deep in a zone.

    `at` is its offset in the state.

    Above CLOSE the result may be less than the true distance, never more.
    """
    x, y, fx, fy = place
    if what < A_BOAT:
        return hull_to_circle(s, x, y, fx, fy, s[at] * MM, s[at + 1] * MM, s[at + 2] * MM)
    if what < A_PART:
        ofx = bow_x(s[HEADING + at])
        ofy = bow_y(s[HEADING + at])
        return hull_to_hull(s, x, y, fx, fy, s[X + at] * MM, s[Y + at] * MM, ofx, ofy)
    if what < THE_EDGE:
        away = distance_to_part(s, at + 1, s[at], x, y) - s[REACH] * MM
        return away if away >= NEAR else hull_to_polygon(s, x, y, fx, fy, at + 1, s[at], away)
    if what < A_ZONE:
        return hull_to_edge(s, at, x, y, fx, fy)
    return depth_in_card(s, what - A_ZONE, seen_from_boat(s, at, place))


@routine
def distance_to_part(s: State, at: int, corners: int, x: float, y: float) -> float:
    """Return a lower bound of the distance from a point to a convex polygon.

    It is the distance to the farthest of its edges' lines.
    """
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
def hull_to_edge(s: State, at: int, x: float, y: float, fx: float, fy: float) -> float:
    """Return the distance from a hull to one side of the table's edge, with its corners at `at`."""
    ax = s[at] * MM
    ay = s[at + 1] * MM
    bx = s[at + 2] * MM
    by = s[at + 3] * MM
    away = distance_to_line(x, y, ax, ay, bx, by) - s[REACH] * MM
    return away if away >= NEAR else hull_to_line(s, x, y, fx, fy, ax, ay, bx, by)


@routine
def is_on_table(s: State, x: float, y: float) -> bool:
    """Whether a point is inside the edge of the table."""
    inside = False
    for i in range(s[EDGE_SIZE]):
        at = s[EDGE_AT] + 2 * i
        ax = s[at] * MM
        ay = s[at + 1] * MM
        bx = s[at + 2] * MM
        by = s[at + 3] * MM
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


@routine
def distance_to_edge(s: State, x: float, y: float) -> float:
    """Return the distance from a point to the edge of the table."""
    nearest = ENDLESS
    for i in range(s[EDGE_SIZE]):
        a = s[EDGE_AT] + 2 * i
        b = a + 2
        away = distance_to_line(x, y, s[a] * MM, s[a + 1] * MM, s[b] * MM, s[b + 1] * MM)
        nearest = min(nearest, away)
    return nearest


@routine
def distance_to_line(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Return the distance from p to the straight line from a to b."""
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
    """Return the distance from a hull to the line from a to b, below zero if it crosses it."""
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
    """R4.1: return how deep a hull lies in the zone before a boat; negative outside."""
    if not is_zone_near(s, boat, x, y):
        return -ENDLESS
    place = seen_from_boat(s, boat, (x, y, fx, fy))
    depth = depth_in_card(s, 0, place)
    if s[RULES] & ZONE_BOTH:
        depth = max(depth, depth_in_card(s, 1, place))
    return depth


@kernel
def depth_in_card(s: State, crosswise: int, place: Placement) -> float:
    """Return how deep a hull lies in the card before a boat that sees it at `place`."""
    cx, cy, c, d = place
    near, far, half = zone_box(s, crosswise)
    return depth_in_box(s, cx, cy, c, d, near, far, half)


@kernel
def zone_box(s: State, crosswise: int) -> tuple[float, float, float]:
    """R4.1: return near and far end of the card ahead of the mast, and half its width."""
    bow = s[LENGTH] * MM / 2
    if crosswise:
        return bow, bow + s[CARD_SHORT] * MM, s[CARD_LONG] * MM / 2
    return bow, bow + s[CARD_LONG] * MM, s[CARD_SHORT] * MM / 2


@routine
def depth_in_zones(s: State, seat: int, x: float, y: float, fx: float, fy: float) -> float:
    """Return how deep a seat's hull lies in the zone where it lies deepest."""
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
    """R4.3: return how far the stern goes before the hull enters the zones in which the leg ends.

    It is the last pose on the way that, rounded, lies in no zone and touches nothing; 0 if only the
    start does. Found from the end backwards: out of a depth d the stern has to go back d / SPEED.
    A hull that lies along the border of a zone would take very long that way: after LOOKS steps it
    is found by larger steps.
    """
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM
    mx = x * MM
    my = y * MM
    fx = bow_x(heading)
    fy = bow_y(heading)
    u = leg_length(s, arrow)
    for _ in range(LOOKS):
        if u <= LEAST_WAY:
            return 0.0
        px, py, c, d = pose_after(s, arrow, mx, my, fx, fy, u)
        depth = depth_in_zones(s, seat, px, py, c, d)
        if depth <= TOUCH and is_stop(s, seat, x, y, heading, arrow, u):
            return u
        u -= max(depth - TOUCH, BACK) / speed
    return zone_stop_before(s, seat, x, y, heading, arrow, u)


@routine
def zone_stop_before(
    s: State, seat: int, x: int, y: int, heading: int, arrow: int, u: float
) -> float:
    """R4.3: return the last stop before the stern has gone u mm, along zone borders of any length.

    A zone is left with proof that it is not left earlier. From where a stop is invalid because of
    its rounding, steps grow; the last of them is then bisected.
    """
    least = BACK / (s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM)
    mx = x * MM
    my = y * MM
    fx = bow_x(heading)
    fy = bow_y(heading)
    refused = u
    step = least
    while u > LEAST_WAY:
        boat, crosswise = zone_around(s, seat, pose_after(s, arrow, mx, my, fx, fy, u))
        if boat != NONE:
            u -= first_below(
                s, A_ZONE + crosswise, boat, mx, my, fx, fy, arrow, u, 0.0, BRUSH, True
            )
            refused = u
        elif is_stop(s, seat, x, y, heading, arrow, u):
            while refused - u > least:
                middle = (u + refused) / 2
                if is_stop(s, seat, x, y, heading, arrow, middle):
                    u = middle
                else:
                    refused = middle
            return u
        else:
            refused = u
            u -= step
            step *= GROWTH
    return 0.0


@routine
def zone_around(s: State, seat: int, place: Placement) -> tuple[int, int]:
    """Return a boat in whose zone a seat's hull lies, or NONE, and whether crosswise."""
    x, y, _, _ = place
    for boat in range(s[SEATS]):
        if boat != seat and is_on_water(s, boat) and is_zone_near(s, boat, x, y):
            seen = seen_from_boat(s, boat, place)
            if depth_in_card(s, 0, seen) > TOUCH:
                return boat, 0
            if s[RULES] & ZONE_BOTH and depth_in_card(s, 1, seen) > TOUCH:
                return boat, 1
    return NONE, 0


@kernel
def is_stop(s: State, seat: int, x: int, y: int, heading: int, arrow: int, u: float) -> bool:
    """R8.1: whether the pose after u mm, rounded, is in no zone and touches nothing."""
    px, py, turned = pose_at(s, x, y, heading, arrow, u)
    if is_in_zone(s, seat, px, py, turned):
        return False
    return touched_lying(s, seat, px, py, turned) == NOTHING


LEAST_WAY = 0.01  # mm: a cut-short move that gains less does not leave its place
BACK = 0.002  # mm: the least a cut-short stop is moved back at a time
LOOKS = 200  # steps back that are enough almost always
GROWTH = 1.25  # of steps back, where they are not
