"""How a server is set up: by `taros serve`, handed to its workers through the environment."""

import os

import msgspec

VARIABLE = "TAROS_SERVER"


class Settings(msgspec.Struct, frozen=True):
    database: str
    bus: str | None = None  # redis://...; None: there is only one worker
    public_url: str | None = None  # as browsers see it, behind a proxy
    pause: float = 0.8
    """Seconds that people get to see a position before a bot moves on, or a move is made for a seat
    that has no other; the same for both, or it would tell which of them it was."""
    lease: float = 10.0  # seconds after which a worker that is silent is taken for dead
    thinkers: int = 0  # processes in which bots think; 0: one a core, at most four
    bot_patience: float = 10.0  # seconds that a bot may think about a move
    prepare: bool = True  # whether bots are compiled and loaded before they are asked
    rate: float = 1.0  # how many times the usual limits of requests and messages

    @property
    def longest_thought(self) -> float:
        """Seconds that can be asked of a bot: it is not always ready at once."""
        return self.bot_patience / 2


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def encode(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = encode(settings)
