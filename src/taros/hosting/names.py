"""The names of people, and ids that nobody can guess."""

import re
import secrets
import unicodedata

from taros.core.errors import BadOption
from taros.tables.protocol import LONGEST_NAME

MOST_ACCENTS = 3  # on one letter, besides its own: points, vowel and tone of scripts that need them
ID_PATTERN = "^[A-Za-z0-9_-]{1,32}$"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters, as Unicode has it, that show nothing


def new_id(size: int = 12) -> str:
    """Return a random id of `size` bytes as text that nobody can guess."""
    return secrets.token_urlsafe(size)


def is_id(text: str) -> bool:
    """Whether `text` can be the id of something."""
    return re.fullmatch(ID_PATTERN, text) is not None


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return what can be shown of `name`: one line, no commas (they separate names in a record), no
    invisible characters, at most MOST_ACCENTS accents on a letter.

    Raises BadOption if that has more than `longest` characters.
    """
    letters: list[str] = []
    for letter in unicodedata.normalize("NFC", name).replace(",", " "):
        marks = letters[-MOST_ACCENTS:]
        is_tower = len(marks) == MOST_ACCENTS and all(map(_is_mark, marks))
        if not (_is_mark(letter) and is_tower):
            letters.append(letter if letter.isprintable() and letter not in BLANK else " ")
    shown = " ".join("".join(letters).split())
    if len(shown) > longest:
        raise BadOption("name-long", most=longest, given=len(shown))
    return shown


def _is_mark(letter: str) -> bool:
    """Whether `letter` is drawn over or under the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")
