"""Functions of real numbers, equal to the last bit on every machine: sine, logarithm and so on.

Those of C libraries differ in the last bit, and a game must not. These are made of + - * / and
square roots alone, which IEEE 754 defines to the last bit. Every result is less than one unit in
the last place from the truth.

A number that needs more than 53 bits is a sum of two: a large part, and a small rest. Constants
are written by `tools/polynomials.py`, polynomials with the coefficient of the lowest power first.

Plain code and kernels import these functions alike: `compiler` knows them as it knows `popcount`.
"""

import math

SIN = (
    -0.1666666666666663,
    0.008333333333322118,
    -0.00019841269829589555,
    2.755731362139104e-06,
    -2.5050747763608083e-08,
    1.589623019695111e-10,
)
COS = (
    0.041666666666666595,
    -0.0013888888888873056,
    2.4801587288851694e-05,
    -2.7557314179295147e-07,
    2.0875700841863214e-09,
    -1.1358536519516824e-11,
)
EXP = (
    0.5000000000000011,
    0.16666666666666413,
    0.041666666666530267,
    0.008333333333494335,
    0.001388888894359742,
    0.00019841269506772164,
    2.4801493136433562e-05,
    2.7557586275084822e-06,
    2.7630233844767376e-07,
    2.500006905552792e-08,
)
LOG = (
    0.6666666666666734,
    0.3999999999941468,
    0.28571428742387023,
    0.22222198573260976,
    0.18183564321552453,
    0.1531405068080525,
    0.1479594831948716,
)
ATAN = (
    -0.33333333333333326,
    0.19999999999997695,
    -0.14285714285391066,
    0.1111111108836874,
    -0.09090908151430802,
    0.07692282915006271,
    -0.06666229070030509,
    0.05877044481688393,
    -0.05218550645974221,
    0.045041451115954506,
    -0.03348834802040264,
    0.01520928511923529,
)
QUARTERS = 0.6366197723675814  # quarters of a turn in a radian
QUARTER = (1.5707963267950618, -1.6513995372428237e-13, 1.6446256936324258e-26)
EIGHTH = (0.7853981633974483, 3.061616997868383e-17)
MILLIDEGREE = (1.7453292520119845e-05, -1.7654945217883649e-16)
OCTAVES = 1.4426950408889634  # powers of two in a power of e
LN2 = (0.6931471805601177, -1.7239444525614835e-13)
ROOT = 1.4142135623730951

STEEP = 0.41421356237309503  # the tangent of an eighth of half a turn
SPLIT = 134217729.0  # 2**27 + 1: splits a number into two halves of 26 bits
TINIEST = -708.0  # below, powers of e are too small to be exact
HUGEST = 710.0  # above, powers of e are infinite


def sincos_millidegrees(angle: int) -> tuple[float, float]:
    """Return sine and cosine of an angle in thousandths of a degree; exact at right angles."""
    quarter = (angle + 45_000) // 90_000
    rest = float(angle - 90_000 * quarter)
    high, low = MILLIDEGREE
    large = rest * high
    small = rest * low
    r = large + small
    return _sincos_in_quarter(quarter, r, small - (r - large))


def sincos(angle: float) -> tuple[float, float]:
    """Return sine and cosine of an angle in radians, from -1600 to 1600."""
    quarter = math.floor(angle * QUARTERS + 0.5)
    high, middle, low = QUARTER
    large = angle - quarter * high
    small = -quarter * middle
    r = large + small
    added = r - large
    rest = (large - (r - added)) + (small - added)
    return _sincos_in_quarter(quarter, r, rest - quarter * low)


def _sincos_in_quarter(quarter: int, r: float, rest: float) -> tuple[float, float]:
    """Return sine and cosine of `quarter` * pi / 2 + `r` + `rest`, where `r` + `rest` is at most
    pi / 4 from 0."""
    s1, s2, s3, s4, s5, s6 = SIN
    c1, c2, c3, c4, c5, c6 = COS
    z = r * r
    half = 0.5 * z
    sines = s1 + z * (s2 + z * (s3 + z * (s4 + z * (s5 + z * s6))))
    sine = r + (r * z * sines + rest * (1.0 - half))
    cosines = c1 + z * (c2 + z * (c3 + z * (c4 + z * (c5 + z * c6))))
    most = 1.0 - half
    cosine = most + (((1.0 - most) - half) + (z * z * cosines - r * rest))
    if quarter & 1 == 1:
        sine, cosine = cosine, -sine
    if quarter & 2 == 2:
        sine, cosine = -sine, -cosine
    return sine, cosine


def sin(angle: float) -> float:
    """Return the sine of an angle in radians, from -1600 to 1600."""
    sine, _ = sincos(angle)
    return sine


def cos(angle: float) -> float:
    """Return the cosine of an angle in radians, from -1600 to 1600."""
    _, cosine = sincos(angle)
    return cosine


def atan2(y: float, x: float) -> float:
    """Return the angle from the first axis to (x, y) in radians, above -pi and up to pi.

    0 for (0, 0). Both are 0, or from 1e-140 to 1e140, in either direction; zeros have no sign.
    """
    up = abs(float(y))
    along = abs(float(x))
    short = min(up, along)
    long = max(up, along)
    if long == 0.0:
        return 0.0
    # the angle is `eighths` eighths of half a turn, and the one with the tangent over / under
    if short <= STEEP * long:
        eighths = 0.0
        q, rest = _ratio(short, 0.0, long, 0.0)
    else:
        eighths = 1.0
        over = short - long
        under = long + short
        q, rest = _ratio(over, short - (over + long), under, short - (under - long))
    sign = 1.0
    if up > along:
        eighths = 2.0 - eighths
        sign = -sign
    if x < 0:
        eighths = 4.0 - eighths
        sign = -sign
    a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12 = ATAN
    z = q * q
    tail = a7 + z * (a8 + z * (a9 + z * (a10 + z * (a11 + z * a12))))
    terms = a1 + z * (a2 + z * (a3 + z * (a4 + z * (a5 + z * (a6 + z * tail)))))
    high, low = EIGHTH
    large = eighths * high
    angle = large + sign * q
    lost = sign * q - (angle - large)
    angle += lost + (sign * (q * z * terms + rest * (1.0 - z)) + eighths * low)
    return -angle if y < 0 else angle


def _ratio(over: float, over_rest: float, under: float, under_rest: float) -> tuple[float, float]:
    """Return (over + over_rest) / (under + under_rest), and the rest of that."""
    q = over / under
    product = q * under
    # what rounding took from the product, by its four exact quarters
    scaled = SPLIT * q
    q_high = scaled - (scaled - q)
    q_low = q - q_high
    scaled = SPLIT * under
    high = scaled - (scaled - under)
    low = under - high
    lost = q_low * low - (((product - q_high * high) - q_low * high) - q_high * low)
    return q, (((over - product) - lost) + (over_rest - q * under_rest)) / under


def exp(x: float) -> float:
    """Return e to the power of x: 0 below -708, infinite where it is too large for a double."""
    if x < TINIEST:
        return 0.0
    if x > HUGEST:
        return math.inf
    octave = math.floor(x * OCTAVES + 0.5)
    high, low = LN2
    large = x - octave * high
    small = -octave * low
    r = large + small
    rest = small - (r - large)
    e1, e2, e3, e4, e5, e6, e7, e8, e9, e10 = EXP
    tail = e6 + r * (e7 + r * (e8 + r * (e9 + r * e10)))
    terms = e1 + r * (e2 + r * (e3 + r * (e4 + r * (e5 + r * tail))))
    power = 1.0 + (r + (rest + r * r * terms))
    while octave > 60:
        power *= 2.0**60
        octave -= 60
    while octave < -60:
        power *= 2.0**-60
        octave += 60
    return power * (1 << octave) if octave >= 0 else power / (1 << -octave)


def log(x: float) -> float:
    """Return the natural logarithm of x, a number above 0 that is not infinite."""
    x = float(x)
    octave = 0
    while x >= 2.0**32:
        x *= 2.0**-32
        octave += 32
    while x < 2.0**-32:
        x *= 2.0**32
        octave -= 32
    while x >= 16.0:
        x *= 0.0625
        octave += 4
    while x < 0.0625:
        x *= 16.0
        octave -= 4
    while x >= ROOT:
        x *= 0.5
        octave += 1
    while 2.0 * x < ROOT:
        x *= 2.0
        octave -= 1
    f = x - 1.0
    q = f / (2.0 + f)
    z = q * q
    half = 0.5 * f * f
    l1, l2, l3, l4, l5, l6, l7 = LOG
    terms = z * (l1 + z * (l2 + z * (l3 + z * (l4 + z * (l5 + z * (l6 + z * l7))))))
    high, low = LN2
    return octave * high - ((half - (q * (half + terms) + octave * low)) - f)


def hypot(x: float, y: float) -> float:
    """Return the length of (x, y), neither of them above 1e140."""
    return math.sqrt(x * x + y * y)


FUNCTIONS = (sincos_millidegrees, sincos, sin, cos, atan2, exp, log)
HELPERS = (_sincos_in_quarter, _ratio)
