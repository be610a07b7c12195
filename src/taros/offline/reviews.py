"""Reviews of games on this device, moment by moment, as lines of JSON."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from taros.core.errors import TarosError
from taros.core.match import Match
from taros.core.words import Message
from taros.hosting.review_messages import FromReviewer, Reviewed, Reviewing, reviewed
from taros.review.advice import DEFAULT
from taros.review.review import ReviewTask, assemble, tasks
from taros.tables.protocol import Refused
from taros.tables.views import refusal

from .bots import Judgement
from .host import Host

_decode = msgspec.json.Decoder(Reviewed).decode


def _line(message: FromReviewer) -> bytes:
    return msgspec.json.encode(message) + b"\n"


async def review_lines(
    host: Host, match: Match, damage: Message | None, table: str | None
) -> AsyncIterator[bytes]:
    """Yield the progress of a review line by line, and in the end the review, or why there is none.

    The review of the game at `table` is made once and kept.
    """
    kept = None if table is None else await _kept(host, table)
    if kept is not None:
        yield kept
        return
    try:
        moments = list(tasks(match))
        judged: list[Judgement] = []
        for judging in _judging(host, moments):
            yield _line(Reviewing(len(judged), len(moments)))
            judged.append(await judging)
    except TarosError as error:
        yield _line(Refused(None, refusal(error)))
        return
    review = assemble(match, DEFAULT, [each.verdict for each in judged], damage)
    body = _line(reviewed(review, [each.best for each in judged[:-1]]))
    if table is not None:
        await host.keep_review(table, body.decode())
    yield body


def _judging(host: Host, moments: list[ReviewTask]) -> list[asyncio.Future[Judgement]]:
    """Have all moments judged; each free worker takes the next one."""
    return [asyncio.ensure_future(host.bots.judge(task)) for task in moments]


async def _kept(host: Host, table: str) -> bytes | None:
    """Return the stored review of a table's game; None if there is none that can be read."""
    body = await host.kept_review(table)
    if body is None:
        return None
    try:
        _decode(body)
    except msgspec.DecodeError:
        return None
    return body.encode()
