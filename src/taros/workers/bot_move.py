"""What a bot chose, or the fault for which a random move is made in its place."""

import time
import traceback
from collections.abc import MutableSequence, Sequence
from operator import index
from typing import NamedTuple, SupportsIndex

from taros.bots.base import Player
from taros.core.errors import FaultKind
from taros.core.game import State
from taros.kernels.shared.rng import below


class BotMove(NamedTuple):
    """A legal move: the bot's own, or a random one if it has a fault."""

    code: int
    fault: FaultKind | None = None
    text: str = ""
    """About the fault."""
    seconds: float = 0.0
    """How long the bot thought."""
    traceback: str = ""
    """Where a bot failed."""


class Abandoned(BaseException):
    """Raised inside a bot that is no longer waited for: it ends where it runs Python."""


def choose_move(
    player: Player,
    observation: State,
    legal: Sequence[int],
    rng: MutableSequence[int],
    seconds: float | None = None,
) -> BotMove:
    """Let `player` choose one of the `legal` codes, within `seconds` if they are given.

    The player gets copies of `legal` and `rng`; a random move is drawn from `rng` itself. Nothing
    that a bot raises gets through but Abandoned.
    """
    began = time.perf_counter()
    try:
        chosen: object = player.choose(observation, tuple(legal), list(rng), seconds)
        if isinstance(chosen, SupportsIndex):
            code = index(chosen)  # once: it may be another one the next time
            if code in legal:
                return BotMove(code, seconds=time.perf_counter() - began)
        move = random_move(legal, rng, "illegal", repr(chosen))
    except Abandoned:
        raise
    except BaseException as error:
        move = random_move(legal, rng, "failed", _error_text(error))
        move = move._replace(traceback=_encodable(traceback.format_exc()))
    return move._replace(seconds=time.perf_counter() - began)


def warm_up(player: Player) -> None:
    """Load what `player` needs. A bot that fails is found out when it has to move."""
    try:
        player.warm_up()
    except Abandoned:
        raise
    except BaseException:
        return


def random_move(
    legal: Sequence[int],
    rng: MutableSequence[int],
    fault: FaultKind | None = None,
    text: str = "",
    seconds: float = 0.0,
) -> BotMove:
    """Return a random move from `rng`, in the place of a bot's."""
    return BotMove(legal[below(rng, len(legal))], fault, _encodable(text), seconds)


def _error_text(error: BaseException) -> str:
    """Return the name of `error` and its text, if that can be had: its class may raise again."""
    name = type(error).__name__
    try:
        return f"{name}: {error}"
    except Exception:
        return name


def _encodable(text: str) -> str:
    """Escape lone surrogates, which no file can hold."""
    return text.encode(errors="backslashreplace").decode()
