"""The functions of `maths`: below one unit in the last place, and equal at both speeds."""

import math
import random
from collections.abc import Callable, Iterator

import mpmath
import pytest
from mpmath import mpf

import polynomials
from taros.games.regatta import GAME
from taros.kernels import load, maths

CHUNKS = 4  # `--times 125` checks a million arguments of every function
ARGUMENTS = 2000  # of every function, in a chunk
FULL_TURN = 360_000

mpmath.mp.prec = 120


def units(found: float, truth: mpf) -> float:
    """How far a result is from the truth, in units of the last place."""
    if truth == 0:
        return 0.0 if found == 0 else math.inf
    return abs(float((mpf(found) - truth) / mpf(math.ulp(float(truth)))))


def true_sincos(millidegrees: int) -> tuple[mpf, mpf]:
    """Sine and cosine; where they are 0, mpmath has the rounding of pi instead."""
    angle = millidegrees * mpmath.pi / 180_000
    sine = mpf(0) if millidegrees % 180_000 == 0 else mpmath.sin(angle)
    cosine = mpf(0) if millidegrees % 180_000 == 90_000 else mpmath.cos(angle)
    return sine, cosine


def assert_heading(heading: int) -> None:
    for found, truth in zip(maths.sincos_millidegrees(heading), true_sincos(heading), strict=True):
        assert units(found, truth) < 1, heading


@pytest.mark.parametrize("part", range(8))
@pytest.mark.exhaustive
def test_every_heading(part: int) -> None:
    for heading in range(part, FULL_TURN, 8):
        assert_heading(heading)


def test_some_headings() -> None:
    for heading in range(0, FULL_TURN, 37):
        assert_heading(heading)


def test_headings_beyond_a_turn() -> None:
    for heading in range(0, FULL_TURN, 997):
        for turns in (-3, -1, 1, 2):
            beyond = heading + turns * FULL_TURN
            assert maths.sincos_millidegrees(beyond) == maths.sincos_millidegrees(heading)


def test_right_angles_are_exact() -> None:
    found = [maths.sincos_millidegrees(90_000 * quarter) for quarter in range(4)]
    assert found == [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)]


def angles(rng: random.Random) -> Iterator[float]:
    for _ in range(ARGUMENTS):
        yield rng.uniform(-1, 1) * rng.choice((1e-9, 1e-3, 0.8, 7, 1600))


def test_sine_and_cosine(chunk: int) -> None:
    for angle in angles(random.Random(chunk)):
        sine, cosine = maths.sincos(angle)
        assert units(sine, mpmath.sin(mpf(angle))) < 1, angle
        assert units(cosine, mpmath.cos(mpf(angle))) < 1, angle
        assert (maths.sin(angle), maths.cos(angle)) == (sine, cosine)


def test_sine_and_cosine_where_they_almost_vanish() -> None:
    for quarter in range(-1018, 1019):
        angle = float(quarter * mpmath.pi / 2)
        for near in (math.nextafter(angle, -2000), angle, math.nextafter(angle, 2000)):
            sine, cosine = maths.sincos(near)
            assert units(sine, mpmath.sin(mpf(near))) < 1, near
            assert units(cosine, mpmath.cos(mpf(near))) < 1, near


def test_angles_of_points(chunk: int) -> None:
    rng = random.Random(chunk)
    for _ in range(ARGUMENTS):
        x, y = (rng.choice((rng.uniform(-1, 1), rng.randrange(-(10**6), 10**6))) for _ in range(2))
        if rng.random() < 0.3:
            x, y = (rng.choice((-1, 1)) * 10 ** rng.uniform(-140, 140) for _ in range(2))
        assert units(maths.atan2(y, x), mpmath.atan2(mpf(y), mpf(x))) < 1, (y, x)


def test_angles_along_the_axes() -> None:
    assert maths.atan2(0, 0) == maths.atan2(0.0, 1.0) == 0.0
    assert maths.atan2(0.0, -1.0) == maths.atan2(-0.0, -1.0) == math.pi
    assert (maths.atan2(2, 0), maths.atan2(-2, 0)) == (math.pi / 2, -math.pi / 2)
    assert (maths.atan2(2, 2), maths.atan2(-2, 2)) == (math.pi / 4, -math.pi / 4)


def test_powers_of_e(chunk: int) -> None:
    rng = random.Random(chunk)
    for _ in range(ARGUMENTS):
        x = rng.uniform(-1, 1) * rng.choice((1e-9, 0.3, 1, 40, 708))
        assert units(maths.exp(x), mpmath.exp(mpf(x))) < 1, x


def test_powers_of_e_at_the_ends() -> None:
    assert maths.exp(0.0) == 1.0
    assert units(maths.exp(709.78), mpmath.exp(mpf(709.78))) < 1
    assert [maths.exp(x) for x in (710.0, 1e9)] == [math.inf, math.inf]
    assert [maths.exp(x) for x in (-709.0, -1e9)] == [0.0, 0.0]


def test_logarithms(chunk: int) -> None:
    rng = random.Random(chunk)
    for _ in range(ARGUMENTS):
        x = rng.choice((rng.uniform(0.5, 2), 10 ** rng.uniform(-300, 300), rng.randrange(1, 10**6)))
        assert units(maths.log(x), mpmath.log(mpf(x))) < 1, x
    assert maths.log(1) == 0.0


def test_lengths() -> None:
    assert maths.hypot(-3, 4) == 5.0


# The constants


def test_constants_are_those_of_the_script() -> None:
    for name, value in polynomials.constants().items():
        assert getattr(maths, name) == value, name


@pytest.mark.parametrize("name", ["SIN", "COS", "EXP", "LOG", "ATAN"])
def test_polynomials_leave_room_for_rounding(name: str) -> None:
    """An error of half a unit comes from rounding the result: the rest has the other half."""
    approximation = polynomials.approximations()[name]
    assert polynomials.bound(approximation, getattr(maths, name)) < 0.1


# Both speeds


@pytest.mark.parametrize("name", ["sincos", "sin", "cos", "exp", "log"])
def test_functions_of_one_number_are_equal_at_both_speeds(name: str) -> None:
    plain: Callable[[float], object] = getattr(maths, name)
    compiled = compiled_function(name)
    for x in angles(random.Random(name)):
        x = abs(x) + 1e-12 if name == "log" else x
        assert compiled(x) == plain(x), x


def test_angles_are_equal_at_both_speeds() -> None:
    compiled, rng = compiled_function("atan2"), random.Random(5)
    for _ in range(ARGUMENTS):
        x, y = rng.uniform(-1, 1), rng.uniform(-1, 1)
        assert compiled(y, x) == maths.atan2(y, x)
        whole = rng.randrange(-(10**6), 10**6), rng.randrange(-(10**6), 10**6)
        assert compiled(*whole) == maths.atan2(*whole)


def test_headings_are_equal_at_both_speeds() -> None:
    compiled = compiled_function("sincos_millidegrees")
    for heading in range(-FULL_TURN, FULL_TURN, 61):
        assert compiled(heading) == maths.sincos_millidegrees(heading)


def compiled_function(name: str) -> Callable[..., object]:
    """What kernels call when they call a function of `maths`."""
    from taros.kernels import compiler

    load(GAME.kernels, "kernel", compiled=True)
    found: dict[str, Callable[..., object]] = {fn.__name__: fn for fn in compiler._taught}
    return found[name]
