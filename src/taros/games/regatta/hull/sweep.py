"""What a hull touches on its way along an arrow, and where (R3.5).

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
    CIRCLES_AT,
    CIRCLES_SIZE,
    EDGE_AT,
    EDGE_SIZE,
    HEADING,
    HULL_AT,
    HULL_SIZE,
    PARTS_AT,
    PARTS_SIZE,
    REACH,
    SEATS,
    SPEED,
    X,
    Y,
)
from .between import Placement, is_kept_apart, lowest_between, most_bend, stays_in_box
from .boats import bow, is_on_water, seen_from_boat
from .geometry import (
    ENDLESS,
    MM,
    NEAR,
    TOUCH,
    State,
    ahead_of,
    hull_to_circle,
    hull_to_hull,
    hull_to_polygon,
    left_of,
)
from .motion import bend_between, pose_after
from .sweep_bounds import is_near_sweep, is_polygon_near_sweep, sweep_bounds
from .table_edge import hull_to_edge, is_on_table
from .zones import depth_in_card, zone_box

GRAZE = TOUCH / 2  # of this, contact between two looks can be overlooked where the way bends
ROUNDING = 1e-6  # mm: more than the arithmetic can make of a gap

# what a hull touches: a circle 0.., a boat 100.., a part of an island 200.., or the edge
NOTHING, A_BOAT, A_PART, THE_EDGE = -1, 100, 200, 300
# in `room` the card before a bow, lengthwise, and crosswise A_ZONE + 1; in lists of what forbids
# headings the zone of boat 400..
A_ZONE = 400


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
    fx, fy = bow(heading)
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
def room(s: State, what: int, at: int, place: Placement) -> float:
    """Return how far a hull is from one thing, or how deep in a zone.

    `at` is its offset in the state.

    Above CLOSE the result may be less than the true distance, never more.
    """
    x, y, fx, fy = place
    if what < A_BOAT:
        return hull_to_circle(s, x, y, fx, fy, s[at] * MM, s[at + 1] * MM, s[at + 2] * MM)
    if what < A_PART:
        ofx, ofy = bow(s[HEADING + at])
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
