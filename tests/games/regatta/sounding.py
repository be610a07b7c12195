"""A fast oracle for contact: shapely's distances along a way, sampled densely and then refined.

It knows the ways only from `naive_geometry`. A scene is seen from the boat before it sails, so that
the hulls on its way are the same polygons in every scene.
"""

import math
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import shapely

from games.regatta import naive_geometry as naive

FINE = 0.125  # mm of the stern between two samples
COARSE = 16  # fine samples from one to the next that is always looked at
CLOSE = 0.3  # mm: clearances that matter; greater ones are only known to be greater
Shape = Any  # a shapely geometry

_SPEEDS = {"30": 1.1, "45": 1.1, "90": 2.6}  # generous; `test_way` measures them


def speed(arrow: str) -> float:
    return _SPEEDS.get(arrow[1:], 1.0)


@cache
def hulls(arrow: str) -> tuple[Any, Any]:
    """The stern's ways, and the hulls there, seen from a boat at the origin that heads up."""
    travel = naive.ARROWS[arrow].travel
    count = COARSE * math.ceil(travel / FINE / COARSE)
    us = [travel * i / count for i in range(count + 1)]
    return np.array(us), shapely.polygons([hull_points(arrow, u) for u in us])


def hull_points(arrow: str, u: float) -> list[tuple[float, float]]:
    return naive.hull_points(naive.carry((0, 0, 0), naive.pose_on_way.__wrapped__(arrow, u)))


def from_boat(pose: naive.Pose, points: Any) -> Any:
    """Points in micrometres as the boat sees them, in millimetres: right, ahead."""
    h = math.radians(pose[2] / 1000)
    away = (np.asarray(points, dtype=float) - pose[:2]) / 1000
    return away @ np.array([[math.cos(h), math.sin(h)], [-math.sin(h), math.cos(h)]])


def to_world(pose: naive.Pose, points: Any) -> Any:
    """The opposite, unrounded."""
    h = math.radians(pose[2] / 1000)
    turn = np.array([[math.cos(h), -math.sin(h)], [math.sin(h), math.cos(h)]])
    return np.asarray(points, dtype=float) @ turn * 1000 + pose[:2]


@dataclass
class Sounding:
    """The clearance from one obstacle along a way: exact where it is close."""

    us: Any  # where it was measured, ascending
    clear: Any
    least: float
    where: float


def sound(arrow: str, shape: Shape, radius: float = 0.0) -> Sounding:
    """The clearance of a hull on its way from all points within a radius of a shape."""
    us, ways = hulls(arrow)
    look = np.arange(0, len(us), COARSE)
    far = shapely.distance(ways[look], shape) - radius
    bound = (far[1:] + far[:-1] - speed(arrow) * (us[COARSE] - us[0])) / 2
    near = look[:-1][bound < CLOSE]
    fine = (near[:, None] + np.arange(1, COARSE)[None, :]).ravel()
    where = np.concatenate([look, fine])
    clear = np.concatenate([far, shapely.distance(ways[fine], shape) - radius])
    order = np.argsort(where)
    found = Sounding(us[where[order]], clear[order], 0.0, 0.0)
    _refine(found, arrow, shape, radius)
    return found


def _refine(found: Sounding, arrow: str, shape: Shape, radius: float) -> None:
    """Search the surroundings of every local minimum that could hide a contact."""
    clear, us = found.clear, found.us
    best = int(np.argmin(clear))
    found.least, found.where = float(clear[best]), float(us[best])
    if found.least <= 0.0 or found.least > CLOSE:
        return
    padded = np.concatenate([[math.inf], clear, [math.inf]])
    minima = (clear <= padded[:-2]) & (clear <= padded[2:]) & (clear < CLOSE)
    for i in np.flatnonzero(minima):
        low, high = us[max(i - 1, 0)], us[min(i + 1, len(us) - 1)]
        for _ in range(36):
            one, two = low + 0.382 * (high - low), low + 0.618 * (high - low)
            at_one, at_two = (clearance(arrow, u, shape, radius) for u in (one, two))
            least, where = min((at_one, float(one)), (at_two, float(two)))
            if least < found.least:
                found.least, found.where = least, where
            low, high = (low, two) if at_one <= at_two else (one, high)


def clearance(arrow: str, u: float, shape: Shape, radius: float = 0.0) -> float:
    return float(shapely.distance(shapely.Polygon(hull_points(arrow, u)), shape)) - radius
