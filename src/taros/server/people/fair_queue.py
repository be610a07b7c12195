"""A queue that serves everybody in turn, however much one of them asks for."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

Key = tuple[str, ...]  # from the widest group to the narrowest: (network address, guest)


class FairQueue(Generic[T]):
    """Items by key; at every level of the keys the groups take turns.

    With the keys (address, guest), addresses take turns, and at an address its guests. Items of
    one key leave in the order in which they came.
    """

    def __init__(self) -> None:
        self._groups: OrderedDict[str, FairQueue[T]] = OrderedDict()
        self._items: deque[T] = deque()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        """Go through all items, in no particular order."""
        yield from self._items
        for group in self._groups.values():
            yield from group

    def count(self, key: Key) -> int:
        """Return how many items wait below a key."""
        if not key:
            return self._size
        group = self._groups.get(key[0])
        return group.count(key[1:]) if group is not None else 0

    def put(self, key: Key, item: T) -> None:
        """Add an item; all keys of a queue have the same length."""
        self._size += 1
        if not key:
            self._items.append(item)
            return
        if key[0] not in self._groups:
            self._groups[key[0]] = FairQueue()
        self._groups[key[0]].put(key[1:], item)

    def pop(self) -> T:
        """Remove the next item. Raises IndexError if there is none."""
        if not self._groups:
            item = self._items.popleft()
        else:
            name, group = self._groups.popitem(last=False)
            item = group.pop()
            if group:
                self._groups[name] = group
        self._size -= 1
        return item

    def remove(self, key: Key, item: T) -> bool:
        """Remove an item that need not be served any more; False if it has left already."""
        if not key:
            if item not in self._items:
                return False
            self._items.remove(item)
        else:
            group = self._groups.get(key[0])
            if group is None or not group.remove(key[1:], item):
                return False
            if not group:
                del self._groups[key[0]]
        self._size -= 1
        return True
