"""The log of a table as it is sent: every line encoded once for all who see the same.

Complete blocks of lines are kept packed: the log of a long game takes a tenth of its size, and
somebody who says `hello` again and again costs only the unpacking. Of the lines after them the
newest are kept as they are.
"""

import zlib
from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from taros.tables import views
from taros.tables.table import Line, States, Table

BLOCK = 128  # lines

_encode = msgspec.json.Encoder().encode
_split = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Entries:
    """The lines of one table; `viewer` is the seat through whose eyes they are read."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._packed: dict[tuple[int, int | None], bytes] = {}
        """Of every block and viewer the entries with commas between them, compressed."""
        self._newest: defaultdict[int | None, dict[int, bytes]] = defaultdict(dict)
        """Of every viewer the entries of some of the newest lines, by number."""

    def entry(self, line: Line, states: States | None, viewer: int | None) -> msgspec.Raw:
        """Return one of the newest lines, encoded; `states` are as in `views.entry`."""
        newest = self._newest[viewer]
        if line.number not in newest:
            newest[line.number] = _encode(views.entry(self.table.game, line, states, viewer))
            self._forget_older(newest)
        return msgspec.Raw(newest[line.number])

    def after(self, seen: int, viewer: int | None) -> msgspec.Raw:
        """All lines after number `seen`, as a JSON list."""
        blocks = list(self._blocks(seen))
        first = max(seen, BLOCK * (self.table.number // BLOCK))
        parts = [*self._unpacked(blocks, seen, viewer)]
        parts += self._made(self.table.log[first:], viewer)
        return msgspec.Raw(b"[" + b",".join(parts) + b"]")

    def _blocks(self, seen: int) -> range:
        """The complete blocks with lines after `seen`."""
        return range(seen // BLOCK, self.table.number // BLOCK)

    def _pack(self, block: int, viewer: int | None) -> bytes:
        key = block, viewer
        if key not in self._packed:
            lines = self.table.log[BLOCK * block : BLOCK * (block + 1)]
            text = b",".join(map(_encode, views.entries(self.table, lines, viewer)))
            self._packed[key] = zlib.compress(text, level=1)
        return self._packed[key]

    def _unpacked(self, blocks: Sequence[int], seen: int, viewer: int | None) -> Iterator[bytes]:
        """The entries of blocks after `seen`, which is in the first of them or before it."""
        for block in blocks:
            text = zlib.decompress(self._pack(block, viewer))
            skipped = seen - BLOCK * block
            if skipped <= 0:
                yield text
            else:
                yield from map(bytes, _split(b"[" + text + b"]")[skipped:])

    def _made(self, lines: Sequence[Line], viewer: int | None) -> list[bytes]:
        """The entries of some of the newest lines."""
        newest = self._newest[viewer]
        missing = [line for line in lines if line.number not in newest]
        for line, entry in zip(missing, views.entries(self.table, missing, viewer), strict=True):
            newest[line.number] = _encode(entry)
        made = [newest[line.number] for line in lines]
        self._forget_older(newest)
        return made

    def _forget_older(self, newest: dict[int, bytes]) -> None:
        while len(newest) > BLOCK:
            del newest[next(iter(newest))]
