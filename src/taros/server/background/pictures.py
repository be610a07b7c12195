"""Pictures of positions as PNG, for links that are shared. A process of its own makes them: drawing
one takes a quarter of a second, in which no other thread could run."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from taros.workers.bot_process import BotProcess

WIDTH, HEIGHT = 1200, 630  # as Open Graph recommends
MARGIN = 15
GROUND = "#f6efe2"
MAX_KEPT = 64  # pictures, of about 300 kB each
MAX_SECONDS = 20.0

_SIZE = re.compile(r' width="[\d.]+" height="[\d.]+"')


class Pictures:
    """Draws one picture after the other, and keeps those that were asked for last."""

    def __init__(self) -> None:
        self._process = BotProcess()
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    async def png(self, key: object, svg: Callable[[], Awaitable[str]]) -> bytes:
        """Return the picture `key`; if it was not kept, it is drawn from what `svg` returns."""
        async with self._turn:
            if key not in self._kept:
                call = partial(draw, await svg())
                self._kept[key] = await self._process.run_limited(call, MAX_SECONDS)
            self._kept.move_to_end(key)
            if len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]

    def close(self) -> None:
        """Kill the process."""
        self._process.close()


def draw(svg: str) -> bytes:
    """Return `svg`, a picture of any size, as a PNG of WIDTH x HEIGHT with a margin.

    Letters are left out: no font is the same on all servers.
    """
    import resvg_py

    inner = (
        f' x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}"'
    )
    framed = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="100%" height="100%" fill="{GROUND}"/>{_SIZE.sub(inner, svg, count=1)}</svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=framed, skip_system_fonts=True))
