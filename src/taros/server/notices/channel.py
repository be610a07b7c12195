"""What a way by which messages are sent has in common with others."""

from typing import Literal, NamedTuple

Outcome = Literal["sent", "failed", "gone"]
"""`gone`: nobody takes messages there any more; `failed`: it may do later."""

SECONDS = 10.0  # for one message


class Letter(NamedTuple):
    """A message in the reader's language, as it is shown."""

    title: str
    body: str
    path: str  # of the page that it opens
