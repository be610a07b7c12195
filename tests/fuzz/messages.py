"""Messages for a table's socket, after the grammar of the protocol."""

import random
from typing import Any, Literal, get_args, get_origin

import msgspec

from fuzz.mutate import bytes_like, json_like
from taros.tables.protocol import FromClient

KINDS: tuple[type[msgspec.Struct], ...] = get_args(FromClient)


def message(number: int, choices: list[str], chance: random.Random) -> bytes:
    """Return a message for a table whose last line has that `number`: right ones, and others."""
    kind = chance.choice(KINDS)
    made: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        made[field.encode_name] = _value(field.name, field.type, number, choices, chance)
    if chance.random() < 0.7:
        made = json_like(made, chance)
    return bytes_like(made, chance)


def _value(name: str, type: Any, number: int, choices: list[str], chance: random.Random) -> Any:
    """Return a value that a field may have."""
    if name == "text":
        return chance.choice(choices or ["left"])
    if name in ("after", "seen", "to"):
        return number if chance.random() < 0.8 else chance.randint(0, 3 * number + 1)
    if name in ("seat", "round"):
        return chance.randint(0, 4)
    if name == "bot":
        return chance.choice(("greedy", "random", "flat:100", "grandmaster", "nobody"))
    if name in ("hash", "bits"):
        return f"{chance.getrandbits(256):064x}"[: 64 if name == "hash" else 32]
    if get_origin(type) is Literal:
        return chance.choice(get_args(type))
    return chance.random() < 0.5
