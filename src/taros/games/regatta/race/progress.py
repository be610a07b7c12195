"""Progress of a boat round the course (R7.1, R7.2).

Every mark has a ray up the course. A track crosses rays; the crossings, immediate reversals
cancelled, are its word, and the course has the word of its reference route. A boat has passed the
first `passed` letters of the course's word; letters beyond them are astray and have to be sailed
back first.

A letter is 1 + mark for a crossing from left to right, and negative from right to left. While a
move is only being considered, the word is a cursor: (started, passed, stored, count, added).
`stored` is how many of the boat's stray letters in the state still hold; `count` more have been
added, packed in `added`, the last one lowest. On a way of two legs a boat turns by at most half a
circle, so it crosses no ray more than once from each side: seven marks give at most 13 letters.
"""

from taros.kernels import kernel, routine

from ..hull.boats import bow
from ..hull.geometry import MM, State, nearest_int
from ..hull.motion import local_pose_at
from ..layout import (
    ARROW_SIZE,
    ARROWS_AT,
    ASTRAY,
    LINE_LEFT,
    LINE_RIGHT,
    LINE_Y,
    MARKS_AT,
    MARKS_SIZE,
    PASSED,
    STARTED,
    STRAY,
    STRAYS,
    VEER,
    WORD_AT,
    WORD_SIZE,
)

Cursor = tuple[int, int, int, int, int]

MOMENT = 1e-6  # mm of the stern to which the finish is found
MARGIN = 20  # micrometres: more than rounding can make of a way
STEP = 4.0  # mm of the stern between two points of a track; no mark fits between curve and chord
BITS = 4
LETTERS = 1 << BITS
MIDDLE = LETTERS // 2
ADDED = 15  # letters that can be packed; further ones are forgotten


@kernel
def cursor(started: int, passed: int, stored: int, count: int, added: int) -> Cursor:
    """Make a cursor; always by this function, so that numba sees one type of tuple."""
    return started, passed, stored, count, added


@kernel
def cursor_of(s: State, seat: int) -> Cursor:
    return cursor(s[STARTED + seat], s[PASSED + seat], s[ASTRAY + seat], 0, 0)


@routine
def keep_cursor(s: State, seat: int, word: Cursor) -> None:
    """Write a cursor into the state."""
    started, passed, stored, count, added = word
    s[STARTED + seat] = started
    s[PASSED + seat] = passed
    room = min(count, STRAYS - stored)
    for i in range(room):
        letter = (added >> BITS * (count - 1 - i) & LETTERS - 1) - MIDDLE
        s[STRAY + STRAYS * seat + stored + i] = letter
    for i in range(stored + room, s[ASTRAY + seat]):
        s[STRAY + STRAYS * seat + i] = 0
    s[ASTRAY + seat] = stored + room


@kernel
def stray_letter(s: State, seat: int, word: Cursor, i: int) -> int:
    """Return the letter that is i-th from the end of those astray."""
    _, _, stored, count, added = word
    if i < count:
        return (added >> BITS * i & LETTERS - 1) - MIDDLE
    return s[STRAY + STRAYS * seat + stored - 1 - (i - count)]


@routine
def cross_ray(s: State, seat: int, word: Cursor, letter: int) -> Cursor:
    """Return the word with `letter` added, reduced."""
    started, passed, stored, count, added = word
    if count + stored > 0:
        if stray_letter(s, seat, word, 0) == -letter:
            if count > 0:
                return cursor(started, passed, stored, count - 1, added >> BITS)
            return cursor(started, passed, stored - 1, 0, 0)
    elif passed < s[WORD_SIZE] and s[s[WORD_AT] + passed] == letter:
        return cursor(started, passed + 1, stored, 0, 0)
    elif passed > 0 and s[s[WORD_AT] + passed - 1] == -letter:
        return cursor(started, passed - 1, stored, 0, 0)
    if count == ADDED:
        return word
    return cursor(started, passed, stored, count + 1, added << BITS | letter + MIDDLE)


@kernel
def is_complete(s: State, word: Cursor) -> bool:
    _, passed, stored, count, _ = word
    return passed == s[WORD_SIZE] and stored + count == 0


@routine
def follow(
    s: State,
    seat: int,
    word: Cursor,
    x: int,
    y: int,
    heading: int,
    arrow: int,
    until: float,
    end_x: int,
    end_y: int,
) -> tuple[Cursor, float]:
    """Return the word after a leg of `until` mm to (end_x, end_y), and when the boat was home.

    The second is the mm after which it crossed the finish (R7.3), or `until` + 1 if it did not;
    the leg is not followed beyond the finish.
    """
    never = until + 1.0
    fx, fy = bow(heading)
    turned = heading - s[s[ARROWS_AT] + ARROW_SIZE * arrow + VEER]
    gx, gy = bow(turned)
    u = 0.0
    step = until
    ax = x
    ay = y
    while u < until:
        step = min(step, until - u)
        bx = end_x
        by = end_y
        if u + step < until:
            ahead, left, _, _ = local_pose_at(s, arrow, u + step)
            bx = x + nearest_int((ahead * fx - left * fy) / MM)
            by = y + nearest_int((ahead * fy + left * fx) / MM)
        if step > STEP and may_hide_something(s, ax, ay, bx, by, fx, fy, gx, gy):
            step /= 2
            continue
        word, part = follow_line(s, seat, word, ax, ay, bx, by)
        if part <= 1.0:
            return word, moment_of_line(s, x, y, heading, arrow, u, u + step)
        u += step
        step *= 2
        ax = bx
        ay = by
    return word, never


@routine
def may_hide_something(
    s: State, ax: int, ay: int, bx: int, by: int, fx: float, fy: float, gx: float, gy: float
) -> bool:
    """Whether the line or a mark could lie between a mast's curve from a to b and its chord.

    The mast goes in directions between its first heading f and its last g, so its way is in the
    parallelogram that these have over the straight line: all of it in a box round that.
    """
    corner_x = 0
    corner_y = 0
    turn = fx * gy - fy * gx
    if turn != 0.0:
        ahead = ((bx - ax) * gy - (by - ay) * gx) / turn
        corner_x = nearest_int(ahead * fx)
        corner_y = nearest_int(ahead * fy)
    left = min(min(ax, bx), min(ax + corner_x, bx - corner_x)) - MARGIN
    right = max(max(ax, bx), max(ax + corner_x, bx - corner_x)) + MARGIN
    low = min(min(ay, by), min(ay + corner_y, by - corner_y)) - MARGIN
    high = max(max(ay, by), max(ay + corner_y, by - corner_y)) + MARGIN
    beside = s[LINE_RIGHT] < left or right < s[LINE_LEFT]
    if low <= s[LINE_Y] and s[LINE_Y] <= high and not beside:
        return True
    for mark in range(s[MARKS_SIZE]):
        at = s[MARKS_AT] + 2 * mark
        if left <= s[at] and s[at] <= right and low <= s[at + 1] and s[at + 1] <= high:
            return True
    return False


@routine
def moment_of_line(
    s: State, x: int, y: int, heading: int, arrow: int, above: float, below: float
) -> float:
    """Return how far the stern has gone when the mast crosses the line downwards.

    That is between `above` and `below`, in mm of the stern.
    """
    fx, fy = bow(heading)
    while below - above > MOMENT:
        middle = (above + below) / 2
        ahead, left, _, _ = local_pose_at(s, arrow, middle)
        if y + (ahead * fy + left * fx) / MM >= s[LINE_Y]:
            above = middle
        else:
            below = middle
    return below


@routine
def follow_line(
    s: State, seat: int, word: Cursor, ax: int, ay: int, bx: int, by: int
) -> tuple[Cursor, float]:
    """Return the word after a straight piece, and the part of it at which the boat is home."""
    never = 2.0
    line = s[LINE_Y]
    if (ay < line) != (by < line):
        part = (line - ay) / (by - ay)
        over = ax + part * (bx - ax)
        if s[LINE_LEFT] <= over and over <= s[LINE_RIGHT]:
            crossing = nearest_int(over)
            if ay >= line:
                word = cross_rays(s, seat, word, ax, ay, crossing, line)
                if word[0] == 1 and is_complete(s, word):
                    return word, part
                ax = crossing
                ay = line
            elif word[0] == 0:
                word = cursor(1, 0, 0, 0, 0)
                ax = crossing
                ay = line
    return cross_rays(s, seat, word, ax, ay, bx, by), never


@routine
def cross_rays(s: State, seat: int, word: Cursor, ax: int, ay: int, bx: int, by: int) -> Cursor:
    """Return the word after a straight piece that does not start the race or end it."""
    if word[0] == 0:
        return word
    for k in range(s[MARKS_SIZE]):
        letter = letter_crossed(s, k, ax, ay, bx, by)
        if letter != 0:
            word = cross_ray(s, seat, word, letter)
    return word


@kernel
def letter_crossed(s: State, k: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Return the letter of ray number `k` on the way from a to b if they lie on both sides of it.

    0 if they do not. Marks are numbered from west to east, `k` in the direction of the way.
    """
    is_eastward = bx > ax
    mark = k if is_eastward else s[MARKS_SIZE] - 1 - k
    at = s[MARKS_AT] + 2 * mark
    mx = s[at]
    if (ax < mx) == (bx < mx) or ay + (by - ay) * ((mx - ax) / (bx - ax)) <= s[at + 1]:
        return 0
    return mark + 1 if is_eastward else -1 - mark
