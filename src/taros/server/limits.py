"""How much anyone may ask for: buckets that fill up again with time."""

import time
from collections import OrderedDict

MOST_KNOWN = 10_000  # that are remembered; whoever has been quiet longest is forgotten


class Bucket:
    """Holds `size` at most, and gains `rate` a second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """False if there is not enough left."""
        at = time.monotonic()
        self.left = min(self.size, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """One for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, amount: float = 1) -> bool:
        bucket = self._known.pop(who, None) or Bucket(self._rate, self._size)
        self._known[who] = bucket
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket.take(amount)
