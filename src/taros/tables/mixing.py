"""How the chance of a game is mixed, once all seats are taken and before it begins.

In a round the devices of all who take part send the hash of random bits. When all hashes are
there, the table draws a fresh nonce, from which the seed follows, and publishes hashes and
commitment. Then the devices reveal their bits, and the game begins. So a person who
chooses bits knows neither the seed nor the bits of others, and the server draws the seed without
knowing any bits.

Who sends no hash in time takes no part: nothing was revealed yet. Who sent one and does not reveal
its bits in time loses the seat for good, and the next round begins from nothing.
"""

import secrets
from collections.abc import Mapping
from typing import NamedTuple

COMMIT_TIME = 5_000  # milliseconds to send a hash
REVEAL_TIME = 15_000  # milliseconds to reveal the bits


class Mixing(NamedTuple):
    """A round of hashes and bits."""

    round: int  # from 1
    seats: tuple[int, ...]  # whose devices take part, one for each person
    since: int  # when the devices were asked for hashes or bits, in milliseconds since 1970
    hashes: Mapping[int, str] = {}  # by seat, in the order in which they came; never changed
    nonce: str | None = None  # from which the seed follows; then bits are asked for
    bits: Mapping[int, str] = {}  # by seat; never changed

    @property
    def takes(self) -> int:
        """How many milliseconds the devices have to answer."""
        return COMMIT_TIME if self.nonce is None else REVEAL_TIME

    @property
    def due(self) -> int:
        """When the devices have to have answered, in milliseconds since 1970."""
        return self.since + self.takes

    @property
    def unrevealed(self) -> list[int]:
        """The seats that have sent a hash and have not revealed their bits."""
        return [seat for seat in self.hashes if seat not in self.bits]


def new_nonce() -> str:
    """Draw a nonce that nobody can guess."""
    return secrets.token_hex(16)
