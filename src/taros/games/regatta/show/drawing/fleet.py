"""The boats of a Regatta picture, what lies before their bows, and what they leave behind."""

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from ...equipment.pieces import Point, plain
from ..view import Boat, Pose, Sea, View, Wake
from .shapes import (
    BRASS,
    CREAM,
    DARK_BRASS,
    INK,
    LINEN,
    SAILS,
    WHITE,
    line_of,
    outline,
    short,
    spot,
    sun,
    text,
)

ROUNDS = 2  # that a wake can be seen for
SUN = 24  # radius, with its rays
MEDAL = 21  # radius of a place
RING = 1.45  # radius round the boat to act, in halves of a hull's length

# A boat 80 long and 20 wide looks up; its mast is at (0, 0), the wind comes from the left.
BOW_WAVE = (
    f'<path d="M-15 4Q-12-22 0-43Q12-22 15 4" fill="none" stroke="{WHITE}" stroke-width="2.2"'
    ' stroke-linecap="round" opacity=".55"/>'
)
DECK = (
    '<path d="M0-33Q5-20 6-4L6-2H-6L-6-4Q-5-20 0-33Z" fill="#c79a62"/>'
    '<path d="M0-30V-2M-3-20V-2M3-20V-2" stroke="#9b6f3e" stroke-width=".7"/>'
    '<path d="M-6.5 6H6.5Q7 22 5 34H-5Q-7 22-6.5 6Z" fill="#7a5230"/>'
    '<path d="M-6 14H6M-5.6 25H5.6" stroke="#c79a62" stroke-width="2"/>'
)
JIB = "M0-38C9-31 14-21 12-5Q7-22 0-38Z"
MAIN = "M0-16C18-15 31 12 11 38Q5 12 0-16Z"
MAST = f'<path d="M0-14Q5 12 11 38" fill="none" stroke="{INK}" stroke-width="1.6"/>' + (
    f'<circle cy="-14" r="2.6" fill="{BRASS}" stroke="{INK}" stroke-width=".8"/>'
)


def outermost(view: View, wakes: Sequence[Wake]) -> Iterator[Point]:
    """Return all places of boats that must be in the picture."""
    for boat in view.boats:
        for zone in boat.zones:
            yield from zone
        if boat.pose is not None:
            yield from _circle(boat.pose, RING * _length(view.sea) / 2)
    for wake in shown_wakes(view, wakes):
        yield from (pose[:2] for pose in wake.poses)


def _circle(pose: Pose, radius: float) -> Iterator[Point]:
    yield from ((pose[0] - radius, pose[1] - radius), (pose[0] + radius, pose[1] + radius))


def _length(sea: Sea) -> float:
    return max(ahead for ahead, _ in sea.hull) - min(ahead for ahead, _ in sea.hull)


def hull_defs(sea: Sea) -> str:
    """Define the true hull; a corner ahead and left of the mast is up and left."""
    corners = "L".join(f"{plain(-left)} {plain(-ahead)}" for ahead, left in sea.hull)
    return f'<path id="@hull" d="M{corners}Z"/>'


def fleet(view: View) -> str:
    """Draw zones below all boats, and boats that have left the water below the others."""
    zones = "" if view.phase == "over" else "".join(_zones(view))
    order = sorted(range(len(view.boats)), key=lambda seat: view.boats[seat].place == 0)
    return zones + "".join(_boat(view, seat, view.boats[seat]) for seat in order)


# What is before a bow


def _zones(view: View) -> Iterator[str]:
    """R4.1: draw the zones of the other boats, for the seat whose turn it is."""
    for seat, boat in enumerate(view.boats):
        if seat != view.seat:
            for zone in boat.zones:
                yield (
                    f'<path d="{outline(zone)}" fill="{CREAM}" fill-opacity=".1" stroke="{CREAM}"'
                    ' stroke-opacity=".5" stroke-width="1.8" stroke-dasharray="7 6"'
                    f' data-zone="{seat}"/>'
                )


def _before(pose: Pose, ahead: float) -> str:
    x, y, heading = pose
    return spot((x + ahead * sin(radians(heading)), y + ahead * cos(radians(heading))))


def _sun(pose: Pose, length: float) -> str:
    at = _before(pose, length / 2 + SUN + 4)
    return f'<g transform="translate({at})" data-sun="">{sun(SUN)}</g>'


def _medal(pose: Pose, place: int, length: float) -> str:
    at = _before(pose, length / 2 + MEDAL + 6)
    return (
        f'<g transform="translate({at})" fill="{INK}" font-weight="bold" data-place="{place}">'
        f'<circle r="{MEDAL}" fill="{BRASS}" stroke="{DARK_BRASS}" stroke-width="2"/>'
        f'<circle r="{MEDAL - 4}" fill="{CREAM}"/>{text(str(place), 0, 0, 28)}</g>'
    )


# Boats


def _boat(view: View, seat: int, boat: Boat) -> str:
    if boat.pose is None:
        return ""
    x, y, heading = boat.pose
    length = _length(view.sea)
    gone = boat.place > 0 and view.phase != "over"
    return (
        f"{_ring(boat.pose, length) if seat == view.to_act else ''}"
        f'<g transform="translate({plain(x)} {plain(-y)}) rotate({plain(heading)})"'
        f' data-boat="{seat}"{_faint(gone)}>{_rigged(view.sea, boat)}</g>'
        f"{_sun(boat.pose, length) if boat.becalmed else ''}"
        f"{_medal(boat.pose, boat.place, length) if boat.place else ''}"
    )


def _faint(gone: bool) -> str:
    return ' opacity=".45"' if gone else ""


def _rigged(sea: Sea, boat: Boat) -> str:
    """Draw hull and sails, which lean away from a wind from the left of the course."""
    sail = SAILS[boat.colour]
    assert boat.pose is not None
    lee = 1 if cos(radians(boat.pose[2])) >= 0 else -1
    wide = max(left for _, left in sea.hull) / 10
    long = _length(sea) / 80
    return (
        f'<use href="#@hull" transform="translate(3 3)" opacity=".3"/>'
        f'<g transform="scale({wide:.3f} {long:.3f})">{BOW_WAVE}</g>'
        f'<use href="#@hull" fill="{LINEN}" stroke="{sail.ground}" stroke-width="2"'
        ' stroke-linejoin="round"/>'
        f'<g transform="scale({lee * wide:.3f} {long:.3f})">{DECK}'
        f'<path d="{JIB}" fill="{WHITE}" stroke="{sail.shade}" stroke-width="1.4"/>'
        f'<path d="{MAIN}" fill="url(#@{boat.colour})" stroke="{sail.shade}" stroke-width="1.6"/>'
        f"{MAST}</g>"
    )


def _ring(pose: Pose, length: float) -> str:
    radius = short(RING * length / 2)
    return (
        f'<g transform="translate({spot(pose[:2])})" fill="none" data-acts="">'
        f'<circle r="{radius}" stroke="{DARK_BRASS}" stroke-width="8"/>'
        f'<circle r="{radius}" stroke="#f0c463" stroke-width="5"/></g>'
    )


# Wakes


def shown_wakes(view: View, wakes: Sequence[Wake]) -> list[Wake]:
    """Return the last wakes; after the race all of them."""
    return [wake for wake in wakes if view.phase == "over" or _strength(view, wake) > 0]


def _strength(view: View, wake: Wake) -> float:
    """Return 1 for a fresh wake down to 0 for one that is gone."""
    return 1 - (view.turn - wake.turn) / (ROUNDS * len(view.boats) + 1)


def wakes_of(view: View, wakes: Sequence[Wake]) -> str:
    if view.phase == "over":
        return "".join(_track(view, seat, wakes) for seat in range(len(view.boats)))
    return "".join(_foam(wake, _strength(view, wake)) for wake in shown_wakes(view, wakes))


def _foam(wake: Wake, strength: float) -> str:
    path = line_of(pose[:2] for pose in wake.poses)
    return (
        f'<g fill="none" stroke="{WHITE}" stroke-linecap="round" stroke-linejoin="round"'
        f' opacity="{0.6 * strength:.3f}" data-wake="{wake.seat} {wake.turn}">'
        f'<path d="{path}" stroke-width="14" opacity=".3"/>'
        f'<path d="{path}" stroke-width="5"/></g>'
    )


def _track(view: View, seat: int, wakes: Sequence[Wake]) -> str:
    """Draw the whole way of a boat, from a ring at its start."""
    places = [pose[:2] for wake in wakes if wake.seat == seat for pose in wake.poses]
    if not places:
        return ""
    sail = SAILS[view.boats[seat].colour]
    return (
        f'<defs><path id="@track{seat}" d="{line_of(places)}"/></defs>'
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round"'
        f' data-track="{seat}"><use href="#@track{seat}" stroke="{sail.thread}"'
        f' stroke-width="10" opacity=".9"/><use href="#@track{seat}" stroke="{sail.ground}"'
        f' stroke-width="6" stroke-dasharray="{sail.dashes}"/>'
        f'<circle r="9" transform="translate({spot(places[0])})" fill="{sail.ground}"'
        f' stroke="{CREAM}" stroke-width="4"/></g>'
    )
