"""The secrets with which a server signs what people keep."""

from itertools import pairwise

from ..storage import Key, Store
from .identity import Signer

SIGN_AFTER = 120_000  # milliseconds after which every worker has read a new secret


def read_signer(store: Store, now: int, old_milliseconds: int = 0) -> Signer:
    """Return what signs at the time `now`; blocks.

    A new secret signs once other workers have read it, and is valid at once. What was signed with
    an old one is valid for `old_milliseconds` after the next one was drawn.
    """
    keys = store.keys("identity")
    signing = next(n for n, key in enumerate(keys) if key.since <= now - SIGN_AFTER)
    return Signer(*(key.value for key in _ordered(keys, signing, now - old_milliseconds)))


def _ordered(keys: list[Key], signing: int, long_ago: int) -> list[Key]:
    """Return the key that signs, then those that are newer, then those that are still valid."""
    old = [older for newer, older in pairwise(keys[signing:]) if newer.since > long_ago]
    return [keys[signing], *keys[:signing], *old]
