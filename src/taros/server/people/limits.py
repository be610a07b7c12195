"""Rate limits: token buckets by address, and a limit of concurrent work by person."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from taros.core.errors import NotAllowed

from .fair_queue import Key

MAX_BUCKETS = 10_000  # the one that was used least recently is dropped


class Bucket:
    """A token bucket: holds `size` tokens at most, and gains `rate` a second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take `amount` tokens; return False if there are fewer."""
        at = time.monotonic()
        self.left = min(self.size, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """A token bucket for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, amount: float = 1) -> bool:
        bucket = self._known.pop(who, None) or Bucket(self._rate, self._size)
        self._known[who] = bucket
        if len(self._known) > MAX_BUCKETS:
            self._known.popitem(last=False)
        return bucket.take(amount)


class Concurrent:
    """How much of what takes its time is being done, by the key of the person: (origin, guest).

    A request without a cookie is a new guest each time: what comes from one origin is limited too.
    """

    def __init__(self, most_of_one: int, most_of_origin: int) -> None:
        self._most = most_of_origin, most_of_one
        self._counts: Counter[Key] = Counter()

    @contextmanager
    def enter(self, key: Key) -> Iterator[None]:
        """Count one more while the context lasts. Raises NotAllowed if that is too much."""
        keys = [key[:size] for size in range(1, len(key) + 1)]
        for each, most in zip(keys, self._most, strict=True):
            if self._counts[each] >= most:
                raise NotAllowed("requests-busy", most=most)
        self._counts.update(keys)
        try:
            yield
        finally:
            self._counts.subtract(keys)
            for each in keys:
                if not self._counts[each]:
                    del self._counts[each]
