"""A position of Regatta as an SVG picture: the sea as a chart, the boats on it, the seats.

The sea is drawn in millimetres, as large as the course, the boats and their wakes need; the frame
of the chart and the panel beside it grow with it. The picture holds no words, only signs and
numbers.
"""

from collections.abc import Sequence

from ...equipment.pieces import plain
from ..view import Boat, Preview, View, Wake
from . import standings
from .choice import marked_places, marks
from .fleet import fleet, hull_defs, outermost, wakes_of
from .seascape import (
    Box,
    box_round,
    course,
    frame,
    landmarks,
    sea_defs,
    water,
)
from .shapes import LIME, SAILS, document, sail_of, short

PIXELS = 800  # high

# parts of the frame's longer side
BAND = 0.011
FIGURES = 5.2  # bands, for the numbers left of and below the frame
GAP = 2.6  # bands, between all parts


def svg(
    view: View,
    wakes: Sequence[Wake] = (),
    played: Preview | None = None,
    better: Preview | None = None,
) -> str:
    """Draw a view as one SVG document, with two moves marked on it if they are given.

    Equal arguments give equal bytes.
    """
    places = [*landmarks(view.sea), *outermost(view, wakes), *marked_places(played, better)]
    box = box_round(places)
    band = BAND * max(box.width, box.height)
    page = _page(box, band)
    body = (
        f"<title>regatta {view.turn}</title><desc>{_plain(view)}</desc>"
        f"<defs>{sea_defs(view.sea, box)}{standings.DEFS}{hull_defs(view.sea)}"
        f"{''.join(map(sail_of, SAILS))}</defs>"
        f'<rect x="{short(page[0])}" y="{short(page[1])}" width="{short(page[2])}"'
        f' height="{short(page[3])}" rx="{short(2.6 * band)}" fill="{LIME}"/>{frame(box, band)}'
        f"{water(view.sea, box)}{wakes_of(view, wakes)}{course(view.sea, box)}{fleet(view)}"
        f"{marks(view, played, better)}"
        f"{_panel(view, box, band)}"
    )
    return document(body, page, (PIXELS * page[2] / page[3], PIXELS))


def _page(box: Box, band: float) -> tuple[float, float, float, float]:
    """Return left, top, width and height of the picture: frame, figures, gaps, panel."""
    left = box.left - (1 + FIGURES + GAP / 2) * band
    top = -box.top - (1 + GAP) * band
    right = box.right + (1 + 2 * GAP) * band + standings.WIDTH * _panel_scale(box, band)
    bottom = -box.bottom + (1 + FIGURES / 2 + GAP / 2) * band
    return left, top, right - left, bottom - top


def _panel_scale(box: Box, band: float) -> float:
    return (box.height + 2 * band) / standings.HEIGHT


def _panel(view: View, box: Box, band: float) -> str:
    x, y = box.right + (1 + GAP) * band, -box.top - band
    return (
        f'<g transform="translate({short(x)} {short(y)}) scale({_panel_scale(box, band):.4f})">'
        f"{standings.standings(view)}</g>"
    )


def _plain(view: View) -> str:
    """Describe the position in signs: a line for each boat."""
    return "\n".join(map(_plain_boat, view.boats))


def _plain_boat(boat: Boat) -> str:
    pose = "-" if boat.pose is None else ",".join(map(plain, boat.pose))
    way = "-" if boat.way is None else plain(boat.way)
    calm = " sun" if boat.becalmed else ""
    return f"{SAILS[boat.colour].letter} {pose} {way} {boat.rounded} {boat.cards}{calm}"
