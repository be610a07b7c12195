"""How far round the course a boat has come (R7.1, R7.2).

Every mark has a ray up the course. A track crosses rays; the crossings, immediate reversals
cancelled, are its word, and the course has the word of its reference route. A boat has `passed` so
many letters of the course's word; letters beyond them are astray and have to be sailed back first.

A letter is 1 + mark for a crossing from left to right, and negative from right to left. While a
move is only being looked at, the word is a cursor: (started, passed, stored, count, added).
`stored` is how many of the boat's stray letters in the state still hold; `count` more have come on
top, packed in `added`, the last one lowest.
"""

from taros._jit import kernel, routine

from .geometry import MM, State
from .layout import (
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
    WORD_AT,
    WORD_SIZE,
)
from .sweep import bow_x, bow_y, nearest_int, on_the_way

Cursor = tuple[int, int, int, int, int]

MOMENT = 1e-6  # mm of the stern to which the finish is found
STEP = 4.0  # mm of the stern between two points of a track; no mark fits between curve and chord
BITS = 5
LETTERS = 1 << BITS
MIDDLE = LETTERS // 2


@kernel
def cursor_of(s: State, seat: int) -> Cursor:
    return s[STARTED + seat], s[PASSED + seat], s[ASTRAY + seat], 0, 0


@routine
def keep_cursor(s: State, seat: int, cursor: Cursor) -> None:
    """Write a cursor into the state."""
    started, passed, stored, count, added = cursor
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
def stray_letter(s: State, seat: int, cursor: Cursor, i: int) -> int:
    """The letter that is i-th from the end of those astray."""
    _, _, stored, count, added = cursor
    if i < count:
        return (added >> BITS * i & LETTERS - 1) - MIDDLE
    return s[STRAY + STRAYS * seat + stored - 1 - (i - count)]


@routine
def cross_ray(s: State, seat: int, cursor: Cursor, letter: int) -> Cursor:
    """The word with one letter more, reduced."""
    started, passed, stored, count, added = cursor
    if count + stored > 0:
        if stray_letter(s, seat, cursor, 0) == -letter:
            if count > 0:
                return started, passed, stored, count - 1, added >> BITS
            return started, passed, stored - 1, 0, 0
    elif passed < s[WORD_SIZE] and s[s[WORD_AT] + passed] == letter:
        return started, passed + 1, stored, 0, 0
    elif passed > 0 and s[s[WORD_AT] + passed - 1] == -letter:
        return started, passed - 1, stored, 0, 0
    return started, passed, stored, count + 1, added << BITS | letter + MIDDLE


@kernel
def is_complete(s: State, cursor: Cursor) -> bool:
    _, passed, stored, count, _ = cursor
    return passed == s[WORD_SIZE] and stored + count == 0


@routine
def follow(
    s: State,
    seat: int,
    cursor: Cursor,
    x: int,
    y: int,
    heading: int,
    arrow: int,
    until: float,
    end_x: int,
    end_y: int,
) -> tuple[Cursor, float]:
    """The word after a leg of `until` mm that ends in (end_x, end_y), and when the boat was home.

    The second is the mm after which it crossed the finish (R7.3), or `until` + 1 if it did not;
    what lies beyond the finish is not followed.
    """
    never = until + 1.0
    if not meets_anything(s, x, y, until):
        return cursor, never
    fx = bow_x(heading)
    fy = bow_y(heading)
    steps = int(until / STEP) + 1
    ax = x
    ay = y
    for i in range(1, steps + 1):
        ahead, left, _, _ = on_the_way(s, arrow, until * i / steps)
        bx = end_x if i == steps else x + nearest_int((ahead * fx - left * fy) / MM)
        by = end_y if i == steps else y + nearest_int((ahead * fy + left * fx) / MM)
        cursor, part = follow_line(s, seat, cursor, ax, ay, bx, by)
        if part <= 1.0:
            before = until * (i - 1) / steps
            return cursor, moment_of_line(s, x, y, heading, arrow, before, until * i / steps)
        ax = bx
        ay = by
    return cursor, never


@routine
def moment_of_line(
    s: State, x: int, y: int, heading: int, arrow: int, above: float, below: float
) -> float:
    """How far the stern has gone when the mast comes down over the line, between two moments."""
    fx = bow_x(heading)
    fy = bow_y(heading)
    while below - above > MOMENT:
        middle = (above + below) / 2
        ahead, left, _, _ = on_the_way(s, arrow, middle)
        if y + (ahead * fy + left * fx) / MM >= s[LINE_Y]:
            above = middle
        else:
            below = middle
    return below


@routine
def meets_anything(s: State, x: int, y: int, until: float) -> bool:
    """Whether a ray or the line could be crossed on a way of so many mm."""
    reach = nearest_int(until / MM)
    near_line = abs(y - s[LINE_Y]) <= reach
    if near_line and s[LINE_LEFT] - reach <= x and x <= s[LINE_RIGHT] + reach:
        return True
    for mark in range(s[MARKS_SIZE]):
        at = s[MARKS_AT] + 2 * mark
        if abs(x - s[at]) <= reach and y + reach >= s[at + 1]:
            return True
    return False


@routine
def follow_line(
    s: State, seat: int, cursor: Cursor, ax: int, ay: int, bx: int, by: int
) -> tuple[Cursor, float]:
    """The same for a straight piece; the second is the part of it at which the boat is home."""
    never = 2.0
    line = s[LINE_Y]
    if (ay < line) != (by < line):
        part = (line - ay) / (by - ay)
        crossing = ax + part * (bx - ax)
        if s[LINE_LEFT] <= crossing and crossing <= s[LINE_RIGHT]:
            if ay < line and cursor[0] == 0:
                return (1, 0, 0, 0, 0), never
            if ay >= line and cursor[0] == 1 and is_complete(s, cursor):
                return cursor, part
    if cursor[0] == 0:
        return cursor, never
    marks = s[MARKS_SIZE]
    for k in range(marks):
        mark = k if bx > ax else marks - 1 - k
        at = s[MARKS_AT] + 2 * mark
        mx = s[at]
        if (ax < mx) == (bx < mx):
            continue
        if ay + (by - ay) * ((mx - ax) / (bx - ax)) > s[at + 1]:
            cursor = cross_ray(s, seat, cursor, mark + 1 if bx > ax else -1 - mark)
    return cursor, never
