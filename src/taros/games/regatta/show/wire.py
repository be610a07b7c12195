"""What Regatta sends to the client, by the names of the types there."""

from ..equipment.pieces import Point
from .motion import Motion
from .view import Colour, Pose, Preview, View

WIRE_TYPES = {
    "View": View,
    "Preview": Preview,
    "Motion": Motion,
    "Colour": Colour,
    "Point": Point,
    "Pose": Pose,
}
