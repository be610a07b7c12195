"""The log of a table, encoded once for each viewer.

Complete blocks of lines are kept compressed: the log of a long game takes a tenth of its size, and
a socket that sends `hello` again and again costs only the decompression. Of the lines after the
last complete block, the newest are kept uncompressed.
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
    """The encoded lines of one table; a `viewer` is a seat, or None for a spectator."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._compressed: dict[tuple[int, int | None], bytes] = {}
        """By block and viewer: the entries with commas between them, compressed."""
        self._newest: defaultdict[int | None, dict[int, msgspec.Raw]] = defaultdict(dict)
        """By viewer and number of the line: the entries of some of the newest lines."""

    def entry(self, line: Line, states: States | None, viewer: int | None) -> msgspec.Raw:
        """Return one of the newest lines, encoded; `states` are as in `views.entry`."""
        newest = self._newest[viewer]
        entry = newest.get(line.number)
        if entry is None:
            text = _encode(views.entry(self.table.game, line, states, viewer))
            entry = newest[line.number] = msgspec.Raw(text)
            self._drop_oldest(newest)
        return entry

    def after(self, seen: int, viewer: int | None) -> msgspec.Raw:
        """Return all lines after number `seen`, as a JSON list."""
        blocks = list(self._blocks(seen))
        first = max(seen, BLOCK * (self.table.number // BLOCK))
        parts = [*self._decompress(blocks, seen, viewer)]
        parts += self._encode_newest(self.table.log[first:], viewer)
        return msgspec.Raw(b"[" + b",".join(parts) + b"]")

    def _blocks(self, seen: int) -> range:
        """Return the numbers of the complete blocks that have lines after `seen`."""
        return range(seen // BLOCK, self.table.number // BLOCK)

    def _compress(self, block: int, viewer: int | None) -> bytes:
        """Return the entries of `block`, compressed once for `viewer`."""
        key = block, viewer
        if key not in self._compressed:
            lines = self.table.log[BLOCK * block : BLOCK * (block + 1)]
            text = b",".join(map(_encode, views.entries(self.table, lines, viewer)))
            self._compressed[key] = zlib.compress(text, level=1)
        return self._compressed[key]

    def _decompress(self, blocks: Sequence[int], seen: int, viewer: int | None) -> Iterator[bytes]:
        """Go through the entries of `blocks` after `seen`; no whole block is before it."""
        for block in blocks:
            text = zlib.decompress(self._compress(block, viewer))
            skipped = seen - BLOCK * block
            if skipped <= 0:
                yield text
            else:
                yield from map(bytes, _split(b"[" + text + b"]")[skipped:])

    def _encode_newest(self, lines: Sequence[Line], viewer: int | None) -> list[bytes]:
        """Return the entries of `lines`, which are among the newest."""
        newest = self._newest[viewer]
        missing = [line for line in lines if line.number not in newest]
        for line, entry in zip(missing, views.entries(self.table, missing, viewer), strict=True):
            newest[line.number] = msgspec.Raw(_encode(entry))
        made = [bytes(newest[line.number]) for line in lines]
        self._drop_oldest(newest)
        return made

    def _drop_oldest(self, newest: dict[int, msgspec.Raw]) -> None:
        """Keep only BLOCK entries of `newest`."""
        while len(newest) > BLOCK:
            del newest[next(iter(newest))]
