"""How a server is set up: by `taros serve`, handed to its workers through the environment."""

import os

import msgspec

from .limits import Limits

VARIABLE = "TAROS_SERVER"


class Settings(msgspec.Struct, frozen=True):
    database: str
    bus: str | None = None  # redis://...; None: there is only one worker
    public_url: str | None = None  # as browsers see it, behind a proxy
    site: str | None = None
    """What `make site` has written: browsers that cannot reach the server go on with its Python."""
    pause: float = 0.8
    """Seconds that people get to see a position before a bot moves on, or a move is made for a seat
    that has no other; the same for both, or it would tell which of them it was."""
    window: float = 4.0
    """Seconds that a moment lasts in which others must not learn whether a seat has a choice; 0: as
    long as the choice takes."""
    lease: float = 10.0  # seconds after which a worker that is silent is taken for dead
    thinkers: int = 0  # processes in which bots think; 0: one a core, at most four
    think_time: float = 5.0
    """Seconds that a bot may think about a move; then it plays the best move it has found."""
    think_grace: float = 5.0
    """Seconds after that for which an answer is waited; then the bot's process is started anew."""
    prepare: bool = True  # whether bots are compiled and loaded before they are asked
    patience: float = 1.0  # how many times the usual waits for people who are not connected
    rate: float = 1.0  # how many times the usual limits of requests and messages
    limits: Limits = Limits()
    mail: str | None = None  # the SMTP server of the host: smtps://user:password@host
    mail_from: str | None = None  # whose address e-mails bear
    push_to_loopback: bool = False  # for tests: push services on this machine
    metrics_token: str | None = None  # for programs elsewhere that ask for metrics


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def encode(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = encode(settings)
