"""Measure how far the functions of `taros/kernels/maths.py` are from the truth.

    python tools/maths_errors.py [ARGUMENTS]

Every function is compared with mpmath at that many random arguments, a million unless said
otherwise, and `sincos_millidegrees` at every heading. The largest errors are printed in units of
the last place; half a unit is what rounding alone costs. This takes some minutes.
"""

import math
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from mpmath import MPContext

from taros.kernels import maths

mp = MPContext()
mp.prec = 120

Real = Any  # a number of mpmath
FULL_TURN = 360_000  # thousandths of a degree
QUARTER = FULL_TURN // 4
STEPS = 10  # of which progress tells


def error(found: float, truth: Real) -> float:
    """Return how far `found` is from `truth`, in units of the last place of the truth."""
    if truth == 0:
        return 0.0 if found == 0 else math.inf
    return float(abs(mp.mpf(found) - truth) / mp.mpf(math.ulp(float(truth))))


def angle(rng: random.Random) -> float:
    return rng.uniform(-1, 1) * rng.choice((1e-9, 1e-3, 0.8, 7, 1600))


def exponent(rng: random.Random) -> float:
    return rng.uniform(-1, 1) * rng.choice((1e-9, 0.3, 1, 40, 708))


def positive(rng: random.Random) -> float:
    return rng.choice((rng.uniform(0.5, 2), 10 ** rng.uniform(-300, 300), rng.randrange(1, 10**6)))


def coordinate(rng: random.Random) -> float:
    large = 10 ** rng.uniform(-140, 140) * rng.choice((-1, 1))
    return rng.choice((rng.uniform(-1, 1), rng.randrange(-(10**6), 10**6) or 1, large))


FUNCTIONS: dict[str, tuple[Callable[..., float], Callable[..., Real], list[Any]]] = {
    "sin": (maths.sin, mp.sin, [angle]),
    "cos": (maths.cos, mp.cos, [angle]),
    "atan2": (maths.atan2, mp.atan2, [coordinate, coordinate]),
    "exp": (maths.exp, mp.exp, [exponent]),
    "log": (maths.log, mp.log, [positive]),
}


def errors(name: str, count: int) -> Iterator[float]:
    """Go through the errors of the function `name` at `count` random arguments."""
    function, truth, kinds = FUNCTIONS[name]
    rng = random.Random(name)
    for _ in range(count):
        arguments = [kind(rng) for kind in kinds]
        yield error(function(*arguments), truth(*map(mp.mpf, arguments)))


def heading_errors() -> Iterator[float]:
    """Go through the errors of sine and cosine at every heading."""
    for heading in range(FULL_TURN):
        sine, cosine = maths.sincos_millidegrees(heading)
        radians = heading * mp.pi / (2 * QUARTER)
        # where they are 0, mpmath has the rounding of pi instead
        yield error(sine, mp.sin(radians) if heading % (2 * QUARTER) else mp.mpf(0))
        is_zero = heading % (2 * QUARTER) == QUARTER
        yield error(cosine, mp.mpf(0) if is_zero else mp.cos(radians))


def report(name: str, found: Iterator[float], count: int) -> bool:
    """Print the largest of `count` errors, and return whether it is below 1."""
    largest = 0.0
    for number, each in enumerate(found, 1):
        largest = max(largest, each)
        if number % -(-count // STEPS) == 0:
            print(f"{name}: {number} of {count}", file=sys.stderr)
    print(f"{name:10} {count:9} arguments, largest error {largest:.4f}", flush=True)
    return largest < 1


def main(count: int) -> bool:
    checks = [report(name, errors(name, count), count) for name in FUNCTIONS]
    checks.append(report("headings", heading_errors(), 2 * FULL_TURN))
    return all(checks)


if __name__ == "__main__":
    sys.exit(not main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000))
