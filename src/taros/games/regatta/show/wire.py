"""The types that Regatta sends to the client, by their names there."""

from taros.core.words import Argument

from ..equipment.pieces import Point
from ..layout import Colour
from .event import PlyEvent
from .view import Pose, Preview, View

WIRE_TYPES = {
    "View": View,
    "Preview": Preview,
    "PlyEvent": PlyEvent,
    "Colour": Colour,
    "Point": Point,
    "Pose": Pose,
    "Argument": Argument,
}
