"""Which picture belongs to somebody: told from their id, and giving nothing of it away."""

import hashlib

LENGTH = 16  # hexadecimal digits


def avatar_of(guest: str) -> str:
    """Return the name of the picture of `guest`; a host draws it from this name alone."""
    return hashlib.sha256(f"avatar:{guest}".encode()).hexdigest()[:LENGTH]
