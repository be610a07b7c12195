"""Names of accounts: no two on a server look alike."""

import unicodedata
from functools import cache

from taros.core.errors import BadOption, NotAllowed
from taros.hosting.names import clean_name

RESERVED = ("admin", "administrator", "host", "moderator", "root", "server", "system", "taros")
BOT = "\N{ROBOT FACE}"  # behind the name of every bot, wherever it is shown
LOOK_ALIKE = {"0": "o", "1": "l", "i": "l", "rn": "m", "vv": "w"} | dict(
    zip("łøđħı", "lodhl", strict=True)  # letters with strokes are not composed of accents
)
"""What the table of Unicode lacks, or has only of capital letters."""


def account_name(name: str) -> str:
    """Return what is kept of the `name` that somebody wants for an account.

    Raises BadOption if nothing of it can be seen, NotAllowed if it is one that would mislead.
    """
    shown = clean_name(name)
    if not skeleton(shown):
        raise BadOption("account-name-empty")
    if skeleton(shown) in _reserved():
        raise NotAllowed("account-name-reserved", name=shown)
    return shown


def bot_name(name: str) -> str:
    """Return what is kept of the `name` that somebody wants for a bot: marked as one.

    Raises as `account_name` does.
    """
    plain = account_name(name.replace(BOT, ""))
    return clean_name(f"{plain} {BOT}")


def skeleton(name: str) -> str:
    """Return what two names have in common that are taken for each other.

    Without case, accents, spaces and signs, and with one letter for all that look like it.
    """
    letters = unicodedata.normalize("NFKD", name.replace(BOT, "").casefold())
    kept = "".join(_latin(letter) for letter in letters if not _is_lost(letter))
    folded = unicodedata.normalize("NFKD", kept.casefold())
    for several, one in LOOK_ALIKE.items():
        folded = folded.replace(several, one)
    return folded


def _is_lost(letter: str) -> bool:
    """Whether `letter` is an accent, a space, or a sign that one reads over."""
    category = unicodedata.category(letter)
    return category in ("Mn", "Me") or category[0] in "ZPC"


@cache
def _latin(letter: str) -> str:
    """Return the Latin letter or digit that `letter` looks like, or its capital, else `letter`."""
    if letter.isascii():
        return letter
    from confusable_homoglyphs.confusables import confusables_data

    found = (*confusables_data.get(letter, ()), *confusables_data.get(letter.upper(), ()))
    return next((each["c"] for each in found if _is_latin(each["c"])), letter)


def _is_latin(text: str) -> bool:
    return len(text) == 1 and text.isascii() and text.isalnum()


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(skeleton, RESERVED))
