"""What a seat cannot see: nothing."""

from collections.abc import MutableSequence

from taros.kernels import kernel


@kernel
def gather(s: MutableSequence[int], seat: int) -> int:
    return 0


@kernel
def deal(s: MutableSequence[int], seat: int, number: int) -> int:
    return 0
