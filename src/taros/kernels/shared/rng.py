"""The random numbers of simulations and bots: 62 bits of state, equal plain and compiled.

A lag-1 multiply-with-carry generator, output folded with its carry. The multiplier is below 2**31,
so the state never leaves int64, and A * 2**32 - 1 and A * 2**31 - 1 are prime, so the period is
A * 2**31 - 1, about 4.2e18. Never used where people play: those draws come from `core.fairness`.
"""

from collections.abc import MutableSequence

from taros.kernels import kernel

Rng = MutableSequence[int]  # one int

A = 0x72C6_DFBC
LOW = 0xFFFF_FFFF
SALT = 0x5EED_7A05


@kernel
def seed_rng(rng: Rng, seed: int, stream: int) -> None:
    """Start sequence number `stream` of `seed`; both are below 2**63."""
    seed_low = _mix(seed & LOW ^ SALT)
    seed_high = _mix(seed >> 32 ^ seed_low)
    low = _mix(stream & LOW ^ seed_low)
    high = _mix(stream >> 32 ^ seed_high ^ _mix(low ^ SALT))
    rng[0] = (high % (A - 2) + 1) << 32 | low  # a carry of 1 to A - 2 is in the long cycle


@kernel
def below(rng: Rng, n: int) -> int:
    """Return a number from 0 to n - 1, for n up to 2**31; biased by less than n / 2**32."""
    low = rng[0] & LOW
    carry = rng[0] >> 32
    rng[0] = A * low + carry
    return (low ^ carry) * n >> 32


@kernel
def _mix(word: int) -> int:
    """Spread 32 bits over 32 bits, one to one."""
    word ^= word >> 16
    word = word * 0x7FEB_352D & LOW
    word ^= word >> 15
    word = word * 0x46A3_5C9B & LOW
    return word ^ word >> 16
