"""A decision on the sea: the move that was played beside a better one."""

from collections.abc import Iterator
from math import cos, radians, sin

from taros.core.canvas import CROSS, star

from ...equipment.pieces import Point, plain
from ..view import Pose, Preview, View
from .shapes import BRASS, INK, WHITE, line_of, spot, sun

ALARM = "#a32a22"
GOLD = "#f0c463"
BADGE = 20  # radius
SUN = 24  # radius, with its rays


def marked_places(*moves: Preview | None) -> Iterator[Point]:
    """Return the places of `moves` that must be in the picture."""
    for move in moves:
        yield from (pose[:2] for pose in move.poses) if move else ()


def marks(view: View, played: Preview | None, better: Preview | None) -> str:
    """Draw the move that was `played`, crossed, and a `better` one, starred, as far as they show.

    Cards that are put away leave no trace on the sea.
    """
    return _mark(view, played, "played") + _mark(view, better, "better")


def _mark(view: View, move: Preview | None, which: str) -> str:
    if move is None:
        return ""
    drawn = ""
    if move.poses:
        start = view.boats[view.seat].pose
        drawn = _trajectory((start, *move.poses) if start else move.poses, which)
    elif move.boat is not None and (pose := view.boats[move.boat].pose):
        drawn = _sun(view, pose, which)
    return f'<g data-choice="{which}">{drawn}</g>'


def _trajectory(poses: tuple[Pose, ...], which: str) -> str:
    """Draw the way of a boat, and its hull where it ends."""
    x, y, heading = poses[-1]
    path, paint = line_of(pose[:2] for pose in poses), _paint(which)
    return (
        f'<path d="{path}" fill="none" stroke="{WHITE}" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="5" stroke-linecap="round"'
        ' stroke-dasharray="14 9"/>'
        f'<use href="#@hull" transform="translate({plain(x)} {plain(-y)}) rotate({plain(heading)})"'
        f' fill="{WHITE}" fill-opacity=".7" stroke="{paint}" stroke-width="5"/>'
        f"{_badge((x, y), which)}"
    )


def _sun(view: View, pose: Pose, which: str) -> str:
    x, y, heading = pose
    ahead = max(along for along, _ in view.sea.hull) + SUN + 4
    place = (x + ahead * sin(radians(heading)), y + ahead * cos(radians(heading)))
    return f'<g transform="translate({spot(place)})">{sun(SUN)}</g>{_badge(place, which)}'


def _badge(place: Point, which: str) -> str:
    inside = (
        f'<path d="{star(5, BADGE, BADGE / 2)}" fill="{GOLD}" stroke="{INK}" stroke-width="2.6"'
        ' stroke-linejoin="round"/>'
        if which == "better"
        else f'<circle r="{BADGE - 4}" fill="{ALARM}" stroke="{WHITE}" stroke-width="3"/>'
        f'<path d="{CROSS}" transform="scale(.8)" stroke="{WHITE}" stroke-width="5"'
        ' stroke-linecap="round"/>'
    )
    return f'<g transform="translate({spot(place)})">{inside}</g>'


def _paint(which: str) -> str:
    return BRASS if which == "better" else ALARM
