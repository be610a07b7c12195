"""The deck: kinds of cards, their arrows and symbols (R8.3), as a file or as one line of text.

As text a deck is its kinds with their numbers, `4*L45,2*L30|L90,3*sun`; arrows that are not the
shipped ones come first, as `L60=12/80/60` (straight, radius, turn). Cards have the colour of their
arrows unless another follows: `3*L30|S:white`.
"""

import re
from functools import lru_cache

import msgspec

from taros.core.words import message

from ..layout import ARROWS_A_CARD, CARD_COLOURS, HAND_SIZE, KINDS, SYMBOLS
from .pieces import (
    CACHE_SIZE,
    DATA,
    Arrow,
    BadData,
    check_arrows,
    check_range,
    pieces,
    plain,
    read_toml,
    with_mirrors,
)

DEFAULT = "classic"
OWN_ARROWS = 12


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of cards, all alike."""

    count: int
    arrows: tuple[str, ...]
    symbol: str = ""
    colour: str = ""  # that of its arrows

    @property
    def name(self) -> str:
        if self.symbol == "sun":
            return "sun"
        return "|".join(self.arrows) + (f"-{self.symbol}" if self.symbol else "")


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinds: tuple[Kind, ...]
    arrows: dict[str, Arrow] = {}  # besides the shipped ones

    @property
    def all_arrows(self) -> dict[str, Arrow]:
        return {**pieces().arrows, **with_mirrors(self.arrows)}


@lru_cache(CACHE_SIZE)
def deck_of(text: str) -> Deck:
    """Return the deck that an option names: the shipped one, or one as text. Raises BadData."""
    if text == DEFAULT:
        return read_deck((DATA / "deck.toml").read_text(encoding="utf-8"), "deck.toml")
    return check_deck(_parse(text), "deck")


def read_deck(text: str, source: str) -> Deck:
    """Read a deck from TOML. Raises BadData."""
    deck: Deck = read_toml(text, source, Deck)
    return check_deck(deck, source)


def format_deck(deck: Deck) -> str:
    """Return the deck as one line of text without spaces; `deck_of` reads it."""
    arrows = [
        f"{name}={plain(a.straight)}/{plain(a.radius)}/{a.turn}" for name, a in deck.arrows.items()
    ]
    return ",".join(arrows + [_format_kind(deck, kind) for kind in deck.kinds])


def _format_kind(deck: Deck, kind: Kind) -> str:
    usual = msgspec.structs.replace(kind, colour="")
    colour = "" if colour_of(deck, usual) == colour_of(deck, kind) else f":{kind.colour}"
    return f"{kind.count}*{kind.name}{colour}"


def colour_of(deck: Deck, kind: Kind) -> str:
    """Return the colour of a kind.

    Red to port, green to starboard, blue straight on, white for several, yellow for a sun.
    """
    if kind.colour or not kind.arrows:
        return kind.colour or "yellow"
    ways = {(turn > 0) - (turn < 0) for turn in (deck.all_arrows[a].turn for a in kind.arrows)}
    return {1: "red", -1: "green", 0: "blue"}[ways.pop()] if len(ways) == 1 else "white"


def _parse(text: str) -> Deck:
    arrows = {}
    kinds = []
    for word in text.split(","):
        if found := re.fullmatch(r"(\w+)=([\d.]+)/([\d.]+)/(\d{1,3})", word):
            arrows[found[1]] = Arrow(_number(found[2]), _number(found[3]), int(found[4]))
        elif found := re.fullmatch(r"(\d{1,3})\*sun(?::(\w+))?", word):
            kinds.append(Kind(int(found[1]), (), "sun", found[2] or ""))
        elif found := re.fullmatch(r"(\d{1,3})\*([\w|]+)(?:-(\w+))?(?::(\w+))?", word):
            arrows_of_kind = tuple(found[2].split("|"))
            kinds.append(Kind(int(found[1]), arrows_of_kind, found[3] or "", found[4] or ""))
        else:
            raise BadData("deck", word[:30], message("regatta-deck-word"))
    return Deck(tuple(kinds), arrows)


def _number(text: str) -> float:
    return float(text) if re.fullmatch(r"\d{1,5}(\.\d{1,3})?", text) else -1.0


def check_deck(deck: Deck, source: str) -> Deck:
    if not 1 <= len(deck.kinds) <= KINDS:
        raise BadData(source, "kinds", message("regatta-kinds", highest=KINDS))
    check_range(source, "arrows", len(deck.arrows), 0, OWN_ARROWS)
    check_arrows(source, deck.arrows)
    for number, kind in enumerate(deck.kinds):
        _check_kind(deck, kind, source, f"kinds[{number}]")
    names = [kind.name for kind in deck.kinds]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadData(source, f"kinds[{number}]", message("regatta-kind-twice", name=name))
    return deck


def _check_kind(deck: Deck, kind: Kind, source: str, key: str) -> None:
    check_range(source, f"{key}.count", kind.count, 1, 200)
    if kind.symbol not in SYMBOLS:
        allowed = ", ".join(filter(None, SYMBOLS))
        raise BadData(source, f"{key}.symbol", message("regatta-symbol", allowed=allowed))
    if kind.colour not in ("", *CARD_COLOURS):
        allowed = ", ".join(CARD_COLOURS)
        raise BadData(source, f"{key}.colour", message("regatta-symbol", allowed=allowed))
    lowest, highest = (0, 0) if kind.symbol == "sun" else (1, ARROWS_A_CARD)
    check_range(source, f"{key}.arrows", len(kind.arrows), lowest, highest)
    if len(set(kind.arrows)) < len(kind.arrows):
        raise BadData(source, f"{key}.arrows", message("regatta-arrow-twice"))
    for arrow in kind.arrows:
        if arrow not in deck.all_arrows:
            allowed = ", ".join(deck.all_arrows)
            reason = message("regatta-no-arrow", name=arrow, allowed=allowed)
            raise BadData(source, f"{key}.arrows", reason)


def card_count(deck: Deck) -> int:
    return sum(kind.count for kind in deck.kinds)


def check_enough(deck: Deck, seats: int, source: str) -> None:
    """R1.4: check that there are enough cards for all hands."""
    if card_count(deck) < HAND_SIZE * seats:
        reason = message("regatta-few-cards", cards=card_count(deck), needed=HAND_SIZE * seats)
        raise BadData(source, "kinds", reason)
