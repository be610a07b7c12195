"""The largest courses that are allowed: all that laying them out can cost."""

import math

from taros.games.regatta.equipment.course import CORNERS, EDGE_CORNERS, MARKS, ROCKS

LINE = "line:-300,0,300,0"


def _ring(corners: int, x: float, y: float, radius: float, bay: float = 1) -> str:
    """Corners round a place; every other one is as much nearer to it as `bay` says."""
    radii = [radius * (bay if k % 2 else 1) for k in range(corners)]
    angles = [math.tau * k / corners for k in range(corners)]
    return ",".join(
        f"{x + r * math.cos(a):.1f},{y + r * math.sin(a):.1f}"
        for r, a in zip(radii, angles, strict=True)
    )


def _comb() -> str:
    """An island with as many bays as there can be, across the way to the marks."""
    teeth = CORNERS - 2
    places = [(-400, 750), (400, 750)]
    places += [(400 - 800 * k // (teeth - 1), 780 if k % 2 else 1000) for k in range(teeth)]
    return ",".join(f"{x},{y}" for x, y in places)


_APART = [f"{('ccw', 'cw')[k % 2]}:{300 * k - 899},{1500 + 400 * (k % 2)}" for k in range(MARKS)]
_CLOSE = [f"{('ccw', 'cw')[k % 2]}:{26 * k - 90},{1500 + 37 * k % 60}" for k in range(MARKS)]
_LONG = "ccw:1900,2945;cw:934,107;cw:1602,231;ccw:1499,51;cw:1692,600;ccw:551,-73;cw:1815,1332"
_ROCKS = [f"rock:{95 * k - 1900},{3600 + 13 * (k % 3)},20" for k in range(ROCKS)]
_EDGE = f"edge:{_ring(EDGE_CORNERS, 0, 0, 9000)}"
_SHORES = {
    "round": [f"island:{_ring(CORNERS, 0, 900, 300)}"],
    "star": [f"island:{_ring(CORNERS, 0, 900, 300, 0.5)}"],
    "comb": [f"island:{_comb()}"],
    "many": [
        f"island:{_ring(3, 220 * k - 600, 800 + 40 * (k % 3), 60)}" for k in range(CORNERS // 3)
    ],
}

COURSES = {
    f"{marks}-{shore}": ";".join([LINE, *places, *_SHORES[shore], *_ROCKS, _EDGE])
    for marks, places in {"apart": _APART, "close": _CLOSE}.items()
    for shore in _SHORES
}
COURSES |= {
    f"long-{shore}": ";".join([LINE, _LONG, *_SHORES[shore], *_ROCKS, _EDGE])
    for shore in ("round", "star")
}
"""`apart` leaves room between the marks, `close` none; the string of `long` crosses 31 rays."""
