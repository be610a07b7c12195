"""Who somebody is: a guest by a signed cookie, a program by the token of one seat.

A guest is 128 random bits, and nothing else is known of anyone. What is signed cannot be made up
without the server's secret; there is nothing to look up, so any worker can tell.
"""

import hashlib
import hmac
import secrets
import unicodedata

from taros.tables.protocol import LONGEST_NAME

COOKIE = "taros_guest"
MOST_ACCENTS = 3  # on one letter, besides its own: points, vowel and tone of scripts that need them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters, as Unicode has it, that show nothing
COOKIE_AGE = 400 * 86_400  # seconds; browsers keep none longer


def new_id(size: int = 12) -> str:
    """Nobody can guess it."""
    return secrets.token_urlsafe(size)


class Signer:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _signature(self, *words: str) -> str:
        text = "\0".join(words).encode()
        return hmac.digest(self._secret, text, hashlib.sha256).hex()[:40]

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._signature('guest', guest)}"

    def guest(self, cookie: str) -> str | None:
        """Whose cookie it is, None if it is not one of ours."""
        guest, _, signature = cookie.partition(".")
        return guest if _same(signature, self._signature("guest", guest)) else None

    def token(self, table: str, seat: int, guest: str) -> str:
        """Good for one seat as long as it belongs to the guest."""
        return f"{seat}.{guest}.{self._signature('seat', table, str(seat), guest)}"

    def seat(self, table: str, token: str) -> tuple[int, str] | None:
        """The seat of a token at a table, and the guest who gave it away."""
        seat, _, rest = token.partition(".")
        guest, _, signature = rest.partition(".")
        good = _same(signature, self._signature("seat", table, seat, guest))
        return (int(seat), guest) if good else None

    def derived_id(self, purpose: str, id: str) -> str:
        """An id that follows from another: whoever makes it twice makes the same."""
        return self._signature(purpose, id)[:16]


def read_cookie(header: str, signer: Signer) -> str | None:
    """The guest of a `Cookie` header, whatever other cookies stand beside ours."""
    for pair in header.split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE:
            return signer.guest(value.strip())
    return None


def cookie_header(guest: str, signer: Signer, secure: bool) -> str:
    """Not for scripts, and not sent along by other pages."""
    rest = "; Secure" if secure else ""
    value = signer.cookie(guest)
    return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{rest}"


def clean_name(name: str) -> str:
    """What can be shown of a name: one line without commas, which part the names in a record,
    nothing that cannot be seen, no towers of accents, not too long."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFC", name).replace(",", " "):
        marks = letters[-MOST_ACCENTS:]
        is_tower = len(marks) == MOST_ACCENTS and all(map(_is_mark, marks))
        if not (_is_mark(letter) and is_tower):
            letters.append(letter if letter.isprintable() and letter not in BLANK else " ")
    return " ".join("".join(letters).split())[:LONGEST_NAME].strip()


def _is_mark(letter: str) -> bool:
    """Whether it is drawn over or under the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
