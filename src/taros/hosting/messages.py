"""Messages of clients at a table's socket: read, and told apart."""

import msgspec

from taros.core.errors import BadOption
from taros.tables.protocol import Agree, FromClient, Move, Undo
from taros.tables.table import Command

MAX_MESSAGE_BYTES = 2_000

_decode = msgspec.json.Decoder(FromClient).decode


def decode_message(text: str | bytes) -> FromClient:
    """Return the message of a client. Raises BadOption for what is none."""
    if len(text) > MAX_MESSAGE_BYTES:
        raise BadOption("too-large", most=MAX_MESSAGE_BYTES)
    try:
        message: FromClient = _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadOption("bad-message", reason=str(error)) from None
    except RecursionError:
        raise BadOption("nested-json") from None
    return message


def number_of(command: Command) -> int | None:
    """Return the number of the line that `command` names, if it does."""
    if isinstance(command, Move | Undo):
        return command.after
    return command.to if isinstance(command, Agree) else None
