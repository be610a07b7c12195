"""Chance that nobody could choose: commit first, reveal everyone's bits, draw, reveal the seed.

Before the first event every device that takes part sends the hash, SHA-256, of random bits. When
all hashes are there, a 256-bit seed is drawn, and its SHA-256, the commitment, is published with
the hashes. Then the devices reveal their bits. Event number n (from 1) is drawn with the digest

    HMAC-SHA-256(key = seed, text = contributions joined by "," + ":" + n)

read as a big-endian number, modulo the sum of the listed weights. With the seed revealed anyone can
draw again. The sums are far below 2**32, so no outcome is favoured by more than 2**-224.

This proves to everyone whose bits are mixed in that no outcome was chosen or changed: neither by
the holder of the seed nor by others who take part, as nobody knew the bits of all when they chose.
It does not prove that the holder of the seed did not compute future outcomes in advance.

Where there are no hashes, contributions came from an old version, which took them one after the
other: a person who knew the seed and came last could have chosen bits to suit. Where there are no
contributions, all depends on the seed alone, which its holder could have chosen.
"""

import operator
import os
from collections.abc import Sequence
from typing import Literal

import msgspec

from .errors import BadOption
from .options import option_text

SEED_BYTES = 32

ProofKind = Literal["revealed", "contributions", "seed"]


class FairChance(msgspec.Struct, frozen=True):
    """A seed and the contributions added to it, as lower-case hexadecimal text.

    `hashes` are those of the contributions, in the same order, if they were sent before. `round`
    counts how often that was begun: in the rounds before, not everybody revealed their bits.
    """

    seed: str
    contributions: tuple[str, ...] = ()
    hashes: tuple[str, ...] = ()
    round: int = 1

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the seed, to be published before the first event."""
        return hash_of(self.seed)

    @property
    def kind(self) -> ProofKind:
        """What outcomes depend on: bits that were hashed first, bits that were not, or the seed
        alone."""
        if self.hashes:
            return "revealed"
        return "contributions" if self.contributions else "seed"

    @property
    def hashes_match(self) -> bool:
        """Whether the hashes, if there are any, are those of the contributions."""
        return not self.hashes or self.hashes == tuple(map(hash_of, self.contributions))

    def draw(self, event: int, weights: Sequence[int]) -> int:
        """Return the index into `weights` of the outcome of chance event number `event`, from 1."""
        import hmac  # not before it is needed: it loads OpenSSL

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


def hash_of(bits: str) -> str:
    """Return the SHA-256 of `bits`; both are hexadecimal text."""
    import hashlib  # not before it is needed: it loads OpenSSL

    return hashlib.sha256(bytes.fromhex(bits)).hexdigest()


def fair_chance(
    seed: int | str | None = None,
    contributions: Sequence[str] = (),
    hashes: Sequence[str] = (),
    round: int = 1,
) -> FairChance:
    """Make a FairChance from `seed`: a number or 64 hexadecimal digits.

    Without a seed, a fresh one is made that nobody can guess.
    """
    if isinstance(contributions, str):
        raise BadOption("bad-contribution", value=contributions)
    bits = tuple(map(_contribution, contributions))
    return FairChance(_seed_text(seed), bits, tuple(map(_contribution, hashes)), round)


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
