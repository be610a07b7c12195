"""What is lent in turns, counted in the order in which people are served."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from taros.server.people.fair_pool import FairPool
from taros.server.people.fair_queue import Key

pytestmark = pytest.mark.anyio


class People:
    """Who waits for the items of a pool, and the order in which they were served."""

    def __init__(self, items: int) -> None:
        self.pool = FairPool(range(items))
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def queue(self, key: Key, name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._take(key, name))
        self.tasks.append(task)
        await asyncio.sleep(0)  # it is in the queue
        return task

    async def _take(self, key: Key, name: str) -> None:
        async with self.pool.borrow(key):
            self.served.append(name)
            await asyncio.sleep(0)

    async def serve(self) -> None:
        async with asyncio.timeout(10):
            await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest.mark.parametrize("items", [1, 2])
async def test_one_who_waits_for_much_does_not_delay_another(items: int) -> None:
    people = People(items)
    async with AsyncExitStack() as stack:
        for _ in range(items):
            await stack.enter_async_context(people.pool.borrow(("office", "ann")))
        for number in range(50):
            await people.queue(("office", "ann"), f"ann {number}")
        await people.queue(("home", "bo"), "bo")
        assert people.pool.waiting == 51
    await people.serve()
    assert len(people.served) == 51
    assert people.served.index("bo") <= 1


async def test_a_second_guest_of_an_address_waits_for_its_turn_only() -> None:
    people = People(1)
    async with people.pool.borrow(("office", "ann")):
        for number in range(9):
            await people.queue(("office", "ann"), f"ann {number}")
        await people.queue(("office", "eve"), "eve")
        await people.queue(("home", "bo"), "bo")
    await people.serve()
    assert {"eve", "bo"} <= {*people.served[:4]}


async def test_who_goes_away_leaves_the_queue() -> None:
    people = People(1)
    async with people.pool.borrow(("", "")):
        gone = await people.queue(("office", "ann"), "ann")
        await people.queue(("home", "bo"), "bo")
        gone.cancel()
        await asyncio.wait([gone])
        assert people.pool.waiting == 1
    await people.serve()
    assert people.served == ["bo"]


async def test_who_goes_away_when_it_is_their_turn_passes_the_item_on() -> None:
    people = People(1)
    async with people.pool.borrow(("", "")):
        gone = await people.queue(("office", "ann"), "ann")
        await people.queue(("home", "bo"), "bo")
    gone.cancel()  # the item is theirs already, but they have not come to take it
    await people.serve()
    assert people.served == ["bo"]
    async with asyncio.timeout(10), people.pool.borrow(("", "")):
        pass


async def test_an_item_comes_back_from_who_fails() -> None:
    pool = FairPool(["item"])
    with pytest.raises(ZeroDivisionError):
        async with pool.borrow(("", "")):
            _ = 1 / 0
    async with asyncio.timeout(10), pool.borrow(("", "")) as item:
        assert item == "item"
