"""What a fault is: it breaks one thing of a deployment for a moment."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from faults.deployment import Deployment

Break = Callable[[Deployment, random.Random], Awaitable[None]]


class NotNow(Exception):
    """A fault cannot happen yet, since there is nothing to break or another one is not over."""


class Kind(NamedTuple):
    name: str
    on: tuple[str, ...]  # kinds of deployments
    weight: int  # how often it is chosen
    happen: Break


KINDS: list[Kind] = []
BOTH, SQLITE, POSTGRESQL = ("sqlite", "postgresql"), ("sqlite",), ("postgresql",)


def kind(on: tuple[str, ...], weight: int) -> Callable[[Break], Break]:
    """Register a fault; `weight` is how often it is chosen."""

    def register(happen: Break) -> Break:
        KINDS.append(Kind(happen.__name__.replace("_", " "), on, weight, happen))
        return happen

    return register


def choose(on: str, chance: random.Random) -> Kind:
    able = [each for each in KINDS if on in each.on]
    return chance.choices(able, [each.weight for each in able])[0]


async def moment(chance: random.Random, longest: float = 0.1) -> None:
    await asyncio.sleep(chance.uniform(0, longest))
