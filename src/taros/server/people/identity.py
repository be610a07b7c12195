"""Identify clients: a guest by a signed cookie, a program by the signed token of one seat.

A guest is 128 random bits; nothing else is known of a person. Signatures need the server's secret
and no database, so every worker can check them.
"""

import hashlib
import hmac
import secrets
import unicodedata

import itsdangerous

from taros.tables.protocol import LONGEST_NAME

COOKIE = "taros_guest"
MOST_ACCENTS = 3  # on one letter, besides its own: points, vowel and tone of scripts that need them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters, as Unicode has it, that show nothing
COOKIE_AGE = 400 * 86_400  # seconds; browsers keep none longer


def new_id(size: int = 12) -> str:
    """Return a random id of `size` bytes as text that nobody can guess."""
    return secrets.token_urlsafe(size)


class Signer:
    """Sign and check what guests and programs keep, with the secret of the server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, guest: str) -> str:
        """Return the value of the cookie of `guest`."""
        return self._signed("guest", guest)

    def guest(self, cookie: str) -> str | None:
        """Return the guest whose cookie it is, None if the signature is wrong."""
        return self._checked("guest", cookie)

    def token(self, table: str, seat: int, guest: str) -> str:
        """Return a token for one seat at `table`, valid as long as the seat belongs to `guest`."""
        return self._signed(f"seat at {table}", f"{seat}.{guest}")

    def seat(self, table: str, token: str) -> tuple[int, str] | None:
        """Return the seat of `token` at `table` and the guest who created it, None if invalid."""
        signed = self._checked(f"seat at {table}", token)
        if signed is None:
            return None
        seat, _, guest = signed.partition(".")
        return int(seat), guest

    def derived_id(self, purpose: str, id: str) -> str:
        """Return a keyed hash of `id`, 16 hexadecimal digits; another one for every `purpose`."""
        return hmac.digest(self._secret, f"{purpose}\0{id}".encode(), "sha256").hex()[:16]

    def _signed(self, purpose: str, value: str) -> str:
        return self._signer(purpose).sign(value).decode()

    def _checked(self, purpose: str, signed: str) -> str | None:
        try:
            return self._signer(purpose).unsign(signed).decode()
        except itsdangerous.BadSignature:
            return None

    def _signer(self, purpose: str) -> itsdangerous.Signer:
        return itsdangerous.Signer(
            self._secret, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256
        )


def read_cookie(header: str, signer: Signer) -> str | None:
    """Return the guest of a `Cookie` header, None if it has no valid cookie of this server."""
    for pair in header.split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE:
            return signer.guest(value.strip())
    return None


def cookie_header(guest: str, signer: Signer, secure: bool) -> str:
    """Return the `Set-Cookie` value of `guest`: HttpOnly, SameSite=Lax, Secure if `secure`."""
    rest = "; Secure" if secure else ""
    value = signer.cookie(guest)
    return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{rest}"


def clean_name(name: str) -> str:
    """Return what can be shown of `name`: one line, no commas (they separate names in a record), no
    invisible characters, at most MOST_ACCENTS accents on a letter, at most LONGEST_NAME letters."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFC", name).replace(",", " "):
        marks = letters[-MOST_ACCENTS:]
        is_tower = len(marks) == MOST_ACCENTS and all(map(_is_mark, marks))
        if not (_is_mark(letter) and is_tower):
            letters.append(letter if letter.isprintable() and letter not in BLANK else " ")
    return " ".join("".join(letters).split())[:LONGEST_NAME].strip()


def _is_mark(letter: str) -> bool:
    """Whether `letter` is drawn over or under the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")
