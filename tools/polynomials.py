"""Derive the constants of `taros/kernels/maths.py`, and how far they are from the functions.

    python tools/polynomials.py

Every polynomial is a minimax approximation, found by Remez' exchange with 60 digits and rounded to
doubles. Each stands for the part of a function that is small beside the rest, so its own rounding
errors hardly count. The constants are split so that a product of the high part with the whole
numbers it meets is exact.

The printed bounds are the largest errors of the rounded polynomials in exact arithmetic, in units
of 2**-53 of the function's value: half of such a unit is what rounding the result alone costs.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mpmath import MPContext

mp = MPContext()
mp.dps = 60

Real = Any  # a number of 60 digits
Function = Callable[[Real], Real]
UNIT = mp.mpf(2) ** -53
ROUNDS = 8  # of Remez' exchange: it has converged after five
SAMPLES = 1500  # between which no error has a peak of its own


class Approximation(NamedTuple):
    """A polynomial of `terms` coefficients that is to equal `rest` on [low, high]."""

    rest: Function
    weight: Function
    """What an error of the polynomial is multiplied by to give one of the function, relatively."""
    low: Real
    high: Real
    terms: int


def approximations() -> dict[str, Approximation]:
    """Return what each polynomial approximates, by the name of its constant."""
    zero = mp.mpf(0)
    eighth, half = (mp.pi / 4) ** 2, mp.ln(2) / 2
    slope = ((mp.sqrt(2) - 1) / (mp.sqrt(2) + 1)) ** 2
    return {
        # sin(r) = r + r * z * P(z), z = r * r
        "SIN": Approximation(_rest_of_sin, lambda z: z / _sinc(z), zero, eighth, 6),
        # cos(r) = 1 - z / 2 + z * z * P(z)
        "COS": Approximation(
            _rest_of_cos, lambda z: z * z / mp.cos(mp.sqrt(z)), mp.mpf(0), eighth, 6
        ),
        # exp(r) = 1 + r + r * r * P(r)
        "EXP": Approximation(_rest_of_exp, lambda r: r * r / mp.exp(r), -half, half, 10),
        # log(1 + f) = 2 * q + q * z * P(z), q = f / (2 + f), z = q * q
        "LOG": Approximation(_rest_of_log, lambda z: z / 2, zero, slope, 7),
        # atan(q) = q + q * z * P(z), z = q * q
        "ATAN": Approximation(_rest_of_atan, lambda z: z, zero, mp.tan(mp.pi / 8) ** 2, 12),
    }


def _sinc(z: Real) -> Real:
    return mp.sin(mp.sqrt(z)) / mp.sqrt(z) if z else mp.mpf(1)


def _rest_of_sin(z: Real) -> Real:
    return (_sinc(z) - 1) / z if z else -mp.mpf(1) / 6


def _rest_of_cos(z: Real) -> Real:
    return (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2 if z else mp.mpf(1) / 24


def _rest_of_exp(r: Real) -> Real:
    return (mp.exp(r) - 1 - r) / r**2 if r else mp.mpf(1) / 2


def _rest_of_log(z: Real) -> Real:
    q = mp.sqrt(z)
    return (mp.log((1 + q) / (1 - q)) / q - 2) / z if z else mp.mpf(2) / 3


def _rest_of_atan(z: Real) -> Real:
    q = mp.sqrt(z)
    return (mp.atan(q) / q - 1) / z if z else -mp.mpf(1) / 3


def polynomial(approximation: Approximation) -> tuple[float, ...]:
    """Return the coefficients of the best polynomial, the constant first, rounded to doubles."""
    rest, weight, low, high, terms = approximation
    # Chebyshev's points are close to where the errors of the best polynomial are largest
    angles = [mp.pi * (2 * k + 1) / (2 * terms + 2) for k in range(terms + 1)]
    points = [(low + high) / 2 - (high - low) / 2 * mp.cos(angle) for angle in angles]
    found: Sequence[Real] = ()
    for _ in range(ROUNDS):
        found = _levelled(rest, weight, points, terms)
        points = _peaks(_error(approximation, found), points, low, high)
    return tuple(float(coefficient) for coefficient in found)


def _error(approximation: Approximation, coefficients: Sequence[Real]) -> Function:
    """Return the relative error that a polynomial makes of the function."""
    return lambda x: approximation.weight(x) * (_value(coefficients, x) - approximation.rest(x))


def _levelled(rest: Function, weight: Function, points: list[Real], terms: int) -> list[Real]:
    """Return the polynomial whose weighted errors at `points` are equal, with changing sign."""
    rows = [
        [*(weight(x) * x**power for power in range(terms)), (-1) ** number]
        for number, x in enumerate(points)
    ]
    solution = mp.lu_solve(mp.matrix(rows), mp.matrix([weight(x) * rest(x) for x in points]))
    return [solution[power] for power in range(terms)]


def _peaks(error: Function, points: list[Real], low: Real, high: Real) -> list[Real]:
    """Return where the error is largest in each stretch in which it keeps its sign."""
    grid = sorted({*(low + (high - low) * k / SAMPLES for k in range(SAMPLES + 1)), *points})
    peaks: list[Real] = []
    values: list[Real] = []
    for x in grid:
        value = error(x)
        if value == 0:
            continue
        if values and (value > 0) == (values[-1] > 0):
            if abs(value) > abs(values[-1]):
                peaks[-1], values[-1] = x, value
        else:
            peaks.append(x)
            values.append(value)
    while len(peaks) > len(points):
        weakest = 0 if abs(values[0]) < abs(values[-1]) else -1
        del peaks[weakest], values[weakest]
    return peaks if len(peaks) == len(points) else points


def _value(coefficients: Sequence[Real], x: Real) -> Real:
    value = mp.mpf(0)
    for coefficient in reversed(coefficients):
        value = value * x + coefficient
    return value


def bound(approximation: Approximation, coefficients: Sequence[float]) -> float:
    """Return the largest error of a rounded polynomial, in units of 2**-53 of the function."""
    error = _error(approximation, [mp.mpf(coefficient) for coefficient in coefficients])
    low, width = approximation.low, approximation.high - approximation.low
    grid = (low + width * k / (2 * SAMPLES) for k in range(2 * SAMPLES + 1))
    return float(max(abs(error(x)) for x in grid) / UNIT)


def parts(number: Real, *bits: int) -> tuple[float, ...]:
    """Return doubles of so many bits whose sum is `number`, and one more for what is left."""
    found = []
    for size in bits:
        scale = mp.mpf(2) ** (size - 1 - mp.floor(mp.log(abs(number), 2)))
        found.append(float(mp.nint(number * scale) / scale))
        number -= mp.mpf(found[-1])
    return (*found, float(number))


def constants() -> dict[str, float | tuple[float, ...]]:
    """Return every derived constant of the module, by name."""
    made: dict[str, float | tuple[float, ...]] = {
        name: polynomial(approximation) for name, approximation in approximations().items()
    }
    return made | {
        "QUARTERS": float(2 / mp.pi),
        "QUARTER": parts(mp.pi / 2, 42, 42),
        "EIGHTH": parts(mp.pi / 4, 50),
        "MILLIDEGREE": parts(mp.pi / 180_000, 36),
        "OCTAVES": float(1 / mp.ln(2)),
        "LN2": parts(mp.ln(2), 41),
        "ROOT": float(mp.sqrt(2)),
    }


def main() -> None:
    """Print all constants as they are in the module, and the errors of the polynomials."""
    made = constants()
    for name, value in made.items():
        print(f"{name} = {value!r}")
    for name, approximation in approximations().items():
        coefficients = made[name]
        assert isinstance(coefficients, tuple)
        print(f"{name}: at most {bound(approximation, coefficients):.4f} * 2**-53")


if __name__ == "__main__":
    main()
