"""Codes that are valid once: for recovery, for another device, and challenges of passkeys."""

import hashlib
import secrets

from ..storage.accounts import Code

RECOVERY, LINK, CHALLENGE = "recovery", "link", "challenge"

RECOVERY_CODES = 10
LINK_TIME = 600_000  # milliseconds that a link signs in
CHALLENGE_TIME = 300_000
GROUPS, LETTERS = 4, 4  # of a recovery code: 80 bits
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's, without I, L, O and U
MISREAD = str.maketrans("ILO", "110")


def new_recovery_codes() -> list[str]:
    """Return codes for people to print, such as 7Q2M-XK0D-93TB-HJ5E."""
    return [
        "-".join("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))
        for _ in range(RECOVERY_CODES)
    ]


def typed_recovery_code(text: str) -> str:
    """Return the code that somebody has typed, without spaces, signs and misread letters."""
    kept = "".join(letter for letter in text.upper() if letter.isalnum())
    return kept.translate(MISREAD)


def recovery_codes(guest: str, shown: list[str]) -> list[Code]:
    """Return codes as they are stored: hashed, each for the account of `guest` alone."""
    return [Code(recovery_hash(guest, each), RECOVERY, guest, None) for each in shown]


def recovery_hash(guest: str, typed: str) -> str:
    return hash_of(RECOVERY, f"{guest}\0{typed_recovery_code(typed)}")


def hash_of(purpose: str, code: str) -> str:
    """Return the hash under which a code is stored. Codes are random: they need no salt."""
    return hashlib.sha256(f"{purpose}\0{code}".encode()).hexdigest()
