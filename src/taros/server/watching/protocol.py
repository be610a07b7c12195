"""What is sent to those who watch games, at the WebSocket `/ws/watch`."""

from typing import Any

from msgspec import Struct

from taros.tables.protocol import Pong, TableSummary


class WatchedTable(Struct, frozen=True):
    """A public game under way, as spectators see it in the list."""

    table: TableSummary
    view: Any  # the game's own, or a PictureView; of a game with hidden hands, a turn ago


class Watched(Struct, frozen=True, tag="watched"):
    """The games that can be watched, strongest first; sent at once and whenever they change."""

    ids: list[str]
    changed: list[WatchedTable]  # those that are new to this socket, or were played on


FromWatchList = Watched | Pong
