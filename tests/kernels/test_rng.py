"""The generator of simulations: the same at both speeds, with the period it claims, and random."""

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest

from taros import games
from taros.kernels import array, load
from taros.kernels.shared.rng import A, below, seed_rng

P = A * 2**32 - 1
Q = A * 2**31 - 1


def started(seed: int, stream: int) -> list[int]:
    rng = [0]
    seed_rng(rng, seed, stream)
    return rng


def draws(rng: list[int], n: int, count: int) -> list[int]:
    return [below(rng, n) for _ in range(count)]


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    assert expected >= 20
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(cells: int) -> float:
    """Chi-square of so many equal cells is above this once in 100,000 (Wilson, Hilferty)."""
    freedom = cells - 1
    return float(freedom * (1 - 2 / (9 * freedom) + 4.26 * (2 / (9 * freedom)) ** 0.5) ** 3)


def assert_uniform(values: Sequence[int], n: int) -> None:
    counts = [0] * n
    for value in values:
        counts[value] += 1
    assert chi_square(counts) < limit(n)


def assert_independent(one: Sequence[int], other: Sequence[int], n: int) -> None:
    assert_uniform([n * a + b for a, b in zip(one, other, strict=True)], n * n)


# Both speeds


@pytest.mark.parametrize("name", games.names())
def test_both_speeds_give_the_same_numbers(name: str) -> None:
    package = games.get(name).kernels
    plain, fast = (load(package, "rng", compiled) for compiled in (False, True))
    chosen = random.Random(1)
    edges = [0, 1, 2, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**62, 2**63 - 1]
    starts = [(seed, stream) for seed in edges for stream in edges]
    starts += [(chosen.getrandbits(63), chosen.getrandbits(63)) for _ in range(200)]
    sizes = [1, 2, 3, 6, 12, 1000, 2**31 - 1, 2**31] * 3
    for seed, stream in starts:
        one, other = array([0], compiled=False), array([0], compiled=True)
        plain.seed_rng(one, seed, stream)
        fast.seed_rng(other, seed, stream)
        assert list(one) == list(other)
        for n in sizes:
            number = plain.below(one, n)
            assert number == fast.below(other, n)
            assert 0 <= number < n
            assert list(one) == list(other)
            assert 0 < one[0] < P


def test_the_numbers_never_change() -> None:
    """Or a simulation could not be repeated; worked out from the definition of the generator."""
    low, carry = 0x89AB_CDEF, 0x0123_4567
    rng = [carry << 32 | low]
    expected = []
    for _ in range(5):
        expected.append((low ^ carry) * 1000 // 2**32)
        carry, low = divmod(A * low + carry, 2**32)
    assert draws(rng, 1000, 5) == expected
    assert rng == [carry << 32 | low]


# The period


def is_prime(number: int) -> bool:
    """Miller and Rabin; with these bases certain below 3 * 10**24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def test_primes_are_told_from_others() -> None:
    assert [n for n in range(50, 100) if is_prime(n)] == [53, 59, 61, 67, 71, 73, 79, 83, 89, 97]
    assert is_prime(2**61 - 1)
    assert not is_prime((2**31 - 1) ** 2)


def test_the_multiplier_gives_the_period_it_claims() -> None:
    assert A < 2**31
    assert is_prime(P)
    assert is_prime(Q)
    assert P - 1 == 2 * Q
    # a step divides by 2**32 modulo P, so the period is the order of 2**32, which divides 2 * Q
    assert pow(2**32, Q, P) == 1
    assert pow(2**32, 2, P) != 1
    assert 4.1e18 < Q < 4.2e18


def test_a_step_divides_by_the_base() -> None:
    chosen = random.Random(2)
    for _ in range(500):
        state = chosen.randrange(1, P)
        rng = [state]
        below(rng, 6)
        assert rng[0] * 2**32 % P == state
        assert 0 < rng[0] < P


def test_the_state_stays_in_63_bits() -> None:
    assert A * (2**32 - 1) + A - 1 < 2**63
    assert (2**32 - 1) * 2**31 < 2**63


# No seed is a bad one


@pytest.mark.parametrize(
    ("seed", "stream"),
    [(0x23E8_6822_7C1C_3B44, 0), (0x3B6A_E01E_4C0B_5C3C, 0), (0x23E8_6822_6C9B_323A, 1)],
)
def test_no_seed_leads_to_a_state_that_stands_still(seed: int, stream: int) -> None:
    """P is its own follower. These seeds led there, when the carry could begin as A - 1."""
    rng = started(seed, stream)
    assert 0 < rng[0] < P
    assert len(set(draws(rng, 1000, 20))) > 1


def test_no_small_seed_begins_with_an_empty_state() -> None:
    """Of 10,000 random states not one has fewer than 10 of its 63 bits set, or more than 53."""
    for seed in range(100):
        for stream in range(100):
            assert 10 <= started(seed, stream)[0].bit_count() <= 53, (seed, stream)


def test_streams_do_not_meet() -> None:
    seen: set[int] = set()
    for seed, stream in [(seed, stream) for seed in (1, 2, 2**40) for stream in range(60)]:
        rng = started(seed, stream)
        for _ in range(1500):
            seen.add(rng[0])
            below(rng, 6)
    assert len(seen) == 180 * 1500


def test_seeds_share_no_stream() -> None:
    """100,000 games of each of three seeds are 300,000 games."""
    starts = {started(seed, stream)[0] for seed in (1, 2, 3) for stream in range(100_000)}
    assert len(starts) == 300_000


# Randomness


@pytest.mark.parametrize("n", [2, 6, 97])
@pytest.mark.parametrize("seed", [1, 2**40 + 1])
def test_numbers_of_a_stream_are_uniform(seed: int, n: int) -> None:
    assert_uniform(draws(started(seed, 3), n, 40_000), n)


def test_large_ranges_are_filled() -> None:
    rng = started(5, 5)
    assert_uniform([below(rng, 2**31) >> 25 for _ in range(20_000)], 64)
    assert_uniform([below(rng, 3 * 2**20) % 3 for _ in range(20_000)], 3)


def test_numbers_of_a_stream_follow_each_other_independently() -> None:
    rng = started(4, 4)
    numbers = draws(rng, 12, 40_001)
    assert_independent(numbers[:-1], numbers[1:], 12)
    assert_independent(numbers[:-2], numbers[2:], 12)


@pytest.mark.parametrize("skipped", [0, 1, 2, 9])
def test_neighbouring_streams_are_independent(skipped: int) -> None:
    numbers = [draws(started(8, stream), 8, skipped + 1)[-1] for stream in range(12_000)]
    assert_uniform(numbers, 8)
    assert_independent(numbers[:-1], numbers[1:], 8)


@pytest.mark.parametrize("skipped", [0, 1, 2, 9])
def test_neighbouring_seeds_are_independent(skipped: int) -> None:
    numbers = [draws(started(seed, 0), 8, skipped + 1)[-1] for seed in range(12_000)]
    assert_uniform(numbers, 8)
    assert_independent(numbers[:-1], numbers[1:], 8)


def test_two_streams_run_independently() -> None:
    for one, other in ((started(1, 1), started(1, 2)), (started(1, 1), started(2, 1))):
        assert_independent(draws(one, 6, 20_000), draws(other, 6, 20_000), 6)


def test_runs_of_ups_and_downs_are_as_long_as_they_should_be() -> None:
    """The second of three random numbers is the middle one a third of the time."""
    numbers = draws(started(6, 6), 2**31, 30_002)
    rises = [b > a for a, b in pairwise(numbers)]
    same = sum(a == b for a, b in pairwise(rises))
    assert abs(same - 10_000) < 4.3 * (30_000 * 8 / 45) ** 0.5
