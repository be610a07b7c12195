"""Courses for the tests of Regatta, and how the oracle sees them."""

from random import Random

from games.regatta.naive_progress import Line, Mark, Word
from taros.core.game import State
from taros.games.regatta.equipment.course import Course, course_of, shipped
from taros.games.regatta.layout import ASTRAY, PASSED, STRAY, STRAYS, WORD_AT, WORD_SIZE

SHIPPED = shipped()


def micro(point: tuple[float, float]) -> tuple[int, int]:
    return round(1000 * point[0]), round(1000 * point[1])


def marks_of(course: Course) -> list[Mark]:
    return [(micro(mark.at), mark.round) for mark in course.marks]


def line_of(course: Course) -> Line:
    return micro(course.line[0]), micro(course.line[1])


def letters(course: Course, word: list[int]) -> Word:
    """The engine's letters as the oracle's: the engine counts marks from left to right."""
    places = sorted(mark.at for mark in course.marks)
    order = [mark.at for mark in course.marks]
    return tuple((order.index(places[abs(letter) - 1]), 1 if letter > 0 else -1) for letter in word)


def goal_of(s: State, course: Course) -> Word:
    """The course's word in a state."""
    return letters(course, s[s[WORD_AT] : s[WORD_AT] + s[WORD_SIZE]])


def word_of(s: State, course: Course, seat: int = 0) -> Word:
    """A boat's whole word in a state: what it has passed, and what is astray."""
    at = STRAY + STRAYS * seat
    astray = letters(course, s[at : at + s[ASTRAY + seat]])
    return goal_of(s, course)[: s[PASSED + seat]] + astray


def random_course(rng: Random, marks: int, islands: int = 0) -> str:
    """As text: marks up the course, in any order and on any side, and little islands off them."""
    places = _apart(rng, marks + islands)
    words = ["line:-200,0,200,0"]
    words += [f"{rng.choice(('cw', 'ccw'))}:{x},{y}" for x, y in places[:marks]]
    for x, y in places[marks:]:
        a, b, c, d = (rng.randrange(15, 60) for _ in range(4))
        corners = [(x + a, y), (x, y + b), (x - c, y - 3), (x - 4, y - d)]
        if rng.random() < 0.5:
            corners.append((x + 2, y - 5))  # a bay
        words.append("island:" + ",".join(f"{p},{q}" for p, q in corners))
    text = ";".join(words)
    course_of(text, 2)
    return text


def _apart(rng: Random, count: int) -> list[tuple[int, int]]:
    """Places far from one another, none straight above or beside another."""
    places: list[tuple[int, int]] = []
    while len(places) < count:
        x, y = rng.randrange(-500, 500), rng.randrange(150, 900)
        if all(abs(x - p) > 12 and abs(y - q) > 3 for p, q in places) and all(
            abs(x - p) + abs(y - q) > 150 for p, q in places
        ):
            places.append((x, y))
    return places
