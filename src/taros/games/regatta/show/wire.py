"""What Regatta sends to the client, by the names of the types there."""

from ..equipment.pieces import Point
from .event import PlyEvent
from .view import Colour, Pose, Preview, View

WIRE_TYPES = {
    "View": View,
    "Preview": Preview,
    "PlyEvent": PlyEvent,
    "Colour": Colour,
    "Point": Point,
    "Pose": Pose,
}
