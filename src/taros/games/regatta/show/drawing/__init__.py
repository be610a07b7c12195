"""Pictures: the sea with its boats, and the faces of the cards."""

from .cards import card_icon, card_svg
from .picture import svg

__all__ = ["card_icon", "card_svg", "svg"]
