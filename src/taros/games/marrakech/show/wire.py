"""The types that Marrakech sends to the client, by their names there."""

from ..layout import Colour, Facing
from .event import PlyEvent
from .view import Preview, View

WIRE_TYPES = {
    "View": View,
    "Preview": Preview,
    "PlyEvent": PlyEvent,
    "Colour": Colour,
    "Facing": Facing,
}
