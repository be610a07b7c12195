"""The cards of a state as pieces: in words, with their names for pictures."""

from taros.core.game import State
from taros.core.words import Piece

from ..equipment.cards import arrow_name, arrow_turn, arrows_of, is_short, kind_name, symbol_of
from ..layout import ARROWS_A_CARD, SYMBOLS
from ..text.card_words import Way, card_words, sail_words


def card_piece(s: State, kind: int) -> Piece:
    """Return a card of a kind."""
    words = card_words(SYMBOLS[symbol_of(s, kind)], ways_of(s, kind))
    return Piece(kind_name(s, kind), words)


def sail_piece(s: State, sail: int) -> Piece:
    """Return the card of a sail, named by the way that is sailed."""
    kind, chosen = divmod(sail, ARROWS_A_CARD)
    words = sail_words(SYMBOLS[symbol_of(s, kind)], ways_of(s, kind), chosen)
    return Piece(kind_name(s, kind), words)


def ways_of(s: State, kind: int) -> tuple[Way, ...]:
    """Return the ways of a kind of cards, in the order of its arrows."""
    return tuple(
        [Way(arrow_turn(s, arrow), is_short(arrow_name(s, arrow))) for arrow in arrows_of(s, kind)]
    )
