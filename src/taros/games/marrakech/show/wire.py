"""What Marrakech sends to the client, by the names of the types there."""

from ..layout import Colour, Facing
from .motion import Motion
from .view import Preview, View

WIRE_TYPES = {
    "View": View,
    "Preview": Preview,
    "Motion": Motion,
    "Colour": Colour,
    "Facing": Facing,
}
