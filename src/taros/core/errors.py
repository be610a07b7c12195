"""The errors of the package. All are ValueErrors with a message that can be translated."""

from typing import TYPE_CHECKING, Any, Literal

from .words import SOURCE, Argument, Message, message

if TYPE_CHECKING:
    from .game import Reason

FaultKind = Literal["failed", "illegal", "stalled"]
"""Why a bot loses a move: it raised an exception, chose what is not legal, or did not choose in
time."""


class TarosError(ValueError):
    """An invalid request, with a message for any language; `str` gives it in English."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.message: Message = message(key, **arguments)

    def format(self, language: str = SOURCE) -> str:
        return self.message.format(language)

    def __str__(self) -> str:
        return self.message.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the message and the attributes, so that any subclass can cross processes."""
        return _same_error, (type(self), self.args, self.__dict__)


def _same_error(kind: type[TarosError], args: tuple[Any, ...], state: dict[str, Any]) -> TarosError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


class Unknown(TarosError):
    """There is no such game, bot, seat, ply or record."""


class Gone(Unknown):
    """There was such a thing, and it is no more."""


class NotAllowed(TarosError):
    """The caller may not do this, or not now."""


class BadOption(TarosError):
    """An option that does not exist, or a value or combination that is not allowed."""


class BadNotation(TarosError):
    """A text that is no move of this game."""


class BadPosition(TarosError):
    """A position text that cannot be read, or a position that cannot occur."""


class IllegalMove(TarosError):
    """A move that the rules forbid here; `reason` cites the clause."""

    def __init__(self, move: str, reason: "Reason") -> None:
        super().__init__("illegal-move", move=move, clause=reason.clause, reason=reason.message)
        self.reason = reason


class CannotUndo(TarosError):
    """There is nothing to take back, or something else has happened since."""


class BadRecord(TarosError):
    """A record that cannot be read or replayed; `line` counts from 1."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__("bad-record", line=line, reason=reason)
        self.line = line
        self.reason = reason
