"""Cards in words, as people call them: "45° to port", "short straight on with a helm"."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from taros.core.words import Listing, Message, message

CACHE_SIZE = 1000  # cards, and ways to sail them

_SYMBOLS = {"helm": "regatta-card-helm", "cloud": "regatta-card-cloud"}


class Way(NamedTuple):
    """An arrow of a card, as far as words need it."""

    turn: int  # in degrees to port
    is_short: bool  # it crosses the short side of the card


def turn_words(turn: int) -> Message:
    """Put a turn of `turn` degrees to port into words, as sailors do."""
    if turn == 0:
        return message("regatta-way-ahead")
    return message("regatta-way-port" if turn > 0 else "regatta-way-starboard", degrees=abs(turn))


@lru_cache(CACHE_SIZE)
def card_words(symbol: str, ways: tuple[Way, ...]) -> Message:
    """Name the card that has these `ways` and this `symbol`, which is empty if it has none."""
    if symbol == "sun":
        return message("regatta-card-sun")
    return _with_symbol(symbol, _all_ways(ways))


@lru_cache(CACHE_SIZE)
def sail_words(symbol: str, ways: tuple[Way, ...], chosen: int) -> Message:
    """Name the way number `chosen` of a card, and tell the card from others that have this way."""
    way = _one_way(ways[chosen])
    if len(ways) > 1:
        way = message("regatta-card-one-of", way=way, count=len(ways))
    return _with_symbol(symbol, way)


def _with_symbol(symbol: str, ways: Message) -> Message:
    return message(_SYMBOLS[symbol], ways=ways) if symbol else ways


def _one_way(way: Way) -> Message:
    return _shortened(turn_words(way.turn), way.is_short)


def _shortened(ways: Message, is_short: bool) -> Message:
    return message("regatta-way-short", way=ways) if is_short else ways


def _all_ways(ways: Sequence[Way]) -> Message:
    if len({way.is_short for way in ways}) == 1:
        together = _together([way.turn for way in ways])
        if together is not None:
            return _shortened(together, ways[0].is_short)
    from_port = sorted(ways, key=lambda way: -way.turn)
    return message("regatta-ways", ways=Listing(tuple(map(_one_way, from_port)), "or"))


def _together(turns: Sequence[int]) -> Message | None:
    """Put all `turns` into one phrase; None if there is none for them."""
    if len(turns) == 1:
        return turn_words(turns[0])
    port = sorted(turn for turn in turns if turn > 0)
    starboard = sorted(-turn for turn in turns if turn < 0)
    ahead = len(turns) - len(port) - len(starboard)
    if port and port == starboard and ahead <= 1:
        return _to_either_side(port, ahead == 1)
    if ahead or (port and starboard):
        return None
    if port:
        return message("regatta-ways-port", degrees=_degrees(port))
    return message("regatta-ways-starboard", degrees=_degrees(starboard))


def _to_either_side(turns: Sequence[int], ahead: bool) -> Message:
    if not ahead:
        return message("regatta-ways-sides", degrees=_degrees(turns))
    key = "regatta-ways-ahead-side" if len(turns) == 1 else "regatta-ways-ahead-sides"
    return message(key, degrees=_degrees(turns))


def _degrees(turns: Sequence[int]) -> Listing:
    return Listing(tuple(message("regatta-degrees", degrees=turn) for turn in turns), "or")
