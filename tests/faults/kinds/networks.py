"""Networks that fail: between clients and workers, and between workers and Redis."""

import random

from faults.deployment import Deployment

from .kind import BOTH, POSTGRESQL, kind, moment


@kind(BOTH, 30)
async def connections_cut(deployment: Deployment, chance: random.Random) -> None:
    chance.choice(deployment.networks).cut()


@kind(BOTH, 30)
async def connections_held_back(deployment: Deployment, chance: random.Random) -> None:
    network = chance.choice(deployment.networks)
    network.hold()
    await moment(chance, 0.2)
    network.release()


@kind(BOTH, 10)
async def connections_half_open(deployment: Deployment, chance: random.Random) -> None:
    chance.choice(deployment.networks).silence()


@kind(BOTH, 10)
async def messages_in_pieces(deployment: Deployment, chance: random.Random) -> None:
    network = chance.choice(deployment.networks)
    network.shred(chance.randint(1, 50))
    await moment(chance, 0.2)
    network.shred(65_536)


@kind(POSTGRESQL, 10)
async def bus_cut(deployment: Deployment, chance: random.Random) -> None:
    assert deployment.bus is not None
    deployment.bus.cut()


@kind(POSTGRESQL, 5)
async def bus_half_open(deployment: Deployment, chance: random.Random) -> None:
    assert deployment.bus is not None
    deployment.bus.silence()
