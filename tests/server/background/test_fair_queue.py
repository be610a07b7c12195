"""The queue that serves everybody in turn."""

import pytest

from taros.server.people.fair_queue import FairQueue


def test_items_of_one_key_leave_in_their_order() -> None:
    queue = FairQueue[int]()
    for item in range(3):
        queue.put(("a",), item)
    assert [queue.pop() for _ in range(3)] == [0, 1, 2]


def test_one_who_asks_for_much_does_not_delay_another() -> None:
    queue = FairQueue[str]()
    for number in range(50):
        queue.put(("greedy",), f"greedy {number}")
    queue.put(("modest",), "modest")
    assert "modest" in [queue.pop() for _ in range(2)]


def test_groups_take_turns_at_every_level() -> None:
    queue = FairQueue[str]()
    for guest in range(10):  # ten guests of one address count as one address
        queue.put(("a", str(guest)), f"a{guest}")
        queue.put(("a", str(guest)), f"a{guest}")
    queue.put(("b", "0"), "b0")
    queue.put(("b", "0"), "b0")
    left = [queue.pop() for _ in range(4)]
    assert left == ["a0", "b0", "a1", "b0"]


def test_a_group_that_comes_again_waits_behind_the_others() -> None:
    queue = FairQueue[str]()
    queue.put(("a",), "a1")
    queue.put(("a",), "a2")
    queue.put(("b",), "b1")
    assert queue.pop() == "a1"
    queue.put(("a",), "a3")
    assert [queue.pop() for _ in range(3)] == ["b1", "a2", "a3"]


def test_counts() -> None:
    queue = FairQueue[int]()
    for item, key in enumerate([("a", "x"), ("a", "y"), ("b", "x")]):
        queue.put(key, item)
    assert (len(queue), queue.count(("a",)), queue.count(("a", "y")), queue.count(("c",))) == (
        3,
        2,
        1,
        0,
    )
    assert sorted(queue) == [0, 1, 2]


def test_an_item_that_is_removed_is_never_served() -> None:
    queue = FairQueue[str]()
    queue.put(("a",), "a1")
    queue.put(("b",), "b1")
    assert queue.remove(("a",), "a1")
    assert not queue.remove(("a",), "a1")
    assert not queue.remove(("b",), "a1")
    assert [queue.pop()] == ["b1"]
    assert not queue
    with pytest.raises(IndexError):
        queue.pop()
