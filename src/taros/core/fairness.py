"""Chance that nobody could choose: commit first, add everyone's bits, draw, reveal.

Before the first event the SHA-256 of a 256-bit seed is published. Every person's device may then
add bits of its own. Event number n (from 1) is drawn with the digest

    HMAC-SHA-256(key = seed, text = contributions joined by "," + ":" + n)

read as a big-endian number, modulo the sum of the listed weights. With the seed revealed anyone can
draw again. The sums are far below 2**32, so no outcome is favoured by more than 2**-224.

This proves that no outcome was chosen or changed. It does not prove that the holder of the seed
did not compute future outcomes in advance.
"""

import hashlib
import hmac
import operator
import os
from collections.abc import Sequence

import msgspec

from .errors import BadOption
from .options import option_text

SEED_BYTES = 32


class FairChance(msgspec.Struct, frozen=True):
    """A seed and the contributions added to it, as lower-case hexadecimal text."""

    seed: str
    contributions: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the seed, to be published before the first event."""
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()

    def draw(self, event: int, weights: Sequence[int]) -> int:
        """Return the index into `weights` of the outcome of chance event number `event`, from 1."""
        text = f"{','.join(self.contributions)}:{event}"
        key = bytes.fromhex(self.seed)
        # not hmac.digest, which lets go of the interpreter and has to wait for it
        digest = hmac.new(key, text.encode("ascii"), "sha256").digest()
        rest = int.from_bytes(digest, "big") % sum(weights)
        for index, weight in enumerate(weights):
            if rest < weight:
                return index
            rest -= weight
        raise AssertionError("the rest is below the sum of the weights")


def fair_chance(seed: int | str | None = None, contributions: Sequence[str] = ()) -> FairChance:
    """Make a FairChance from `seed`: a number or 64 hexadecimal digits.

    Without a seed, a fresh one is made that nobody can guess.
    """
    if isinstance(contributions, str):
        raise BadOption("bad-contribution", value=contributions)
    return FairChance(_seed_text(seed), tuple(_contribution(text) for text in contributions))


def _seed_text(seed: int | str | None) -> str:
    if seed is None:
        return os.urandom(SEED_BYTES).hex()
    if hasattr(seed, "__index__") and not isinstance(seed, bool):
        seed = operator.index(seed)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big").hex()
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and _is_hex(seed):
        return seed.lower()
    raise BadOption("bad-seed", value=option_text(seed))


def _contribution(text: str) -> str:
    if not isinstance(text, str) or not _is_hex(text) or len(text) > 2 * SEED_BYTES:
        raise BadOption("bad-contribution", value=str(text))
    return text.lower()


def _is_hex(text: str) -> bool:
    return bool(text) and set(text) <= set("0123456789abcdefABCDEF")
