"""Read the games that `taros dataset` has written."""

from collections.abc import Iterator
from os import PathLike
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from taros import games
from taros.arena.dataset import CARD_KEY, DatasetCard
from taros.core.errors import BadOption
from taros.core.game import State
from taros.core.options import resolve

from .extras import require

EXTRA = "pip install 'taros[data]'"


class Dataset:
    """Games as arrays; ply k belongs to game `game_of[k]`, and all plies of a game are in order."""

    def __init__(self, card: DatasetCard, columns: dict[str, Any]) -> None:
        self.card = card
        """How the games were made."""
        self.codes: NDArray[np.int32] = columns["codes"]
        """Moves and outcomes of chance, one a ply."""
        self.starts: NDArray[np.int64] = columns["starts"]
        """Ply `starts[i]` is the first of game i; one more than there are games."""
        self.game_of: NDArray[np.int64] = np.repeat(
            np.arange(len(self.starts) - 1), np.diff(self.starts)
        )
        self.bots: list[list[str]] = columns["bots"]
        """By game and seat."""
        self.scores: NDArray[np.int64] = columns["scores"]
        self.places: NDArray[np.int64] = columns["places"]
        """By game and seat; 0 where a game was cut off."""

    def __len__(self) -> int:
        return len(self.starts) - 1

    def replay(self, i: int) -> Iterator[tuple[State, int]]:
        """Yield every state of game `i` with the code that was played in it, as plain ints."""
        plan = self.card.plan
        game = games.get(plan.game)
        state = game.rules.new(plan.seats, resolve(game.options, {}, plan.options))
        for code in self.codes[self.starts[i] : self.starts[i + 1]].tolist():
            yield list(state), code
            game.rules.apply(state, code)


def load_dataset(path: str | PathLike[str]) -> Dataset:
    """Read a Parquet file of `taros dataset`. Raises BadOption if it is none."""
    parquet = require("pyarrow.parquet", EXTRA)
    try:
        table = parquet.read_table(path)
        card = msgspec.json.decode((table.schema.metadata or {})[CARD_KEY], type=DatasetCard)
    except (KeyError, msgspec.DecodeError, require("pyarrow", EXTRA).ArrowInvalid):
        raise BadOption("dataset-no-card", path=str(path)) from None
    lists = table["codes"].combine_chunks()
    rows = {name: table[name].to_pylist() for name in ("bots", "places", "scores")}
    none = [0] * card.plan.seats
    shape = (len(table), card.plan.seats)
    columns = {
        "codes": lists.flatten().to_numpy(zero_copy_only=False),
        "starts": np.asarray(lists.offsets, np.int64),
        "bots": rows["bots"],
        "places": np.array([places or none for places in rows["places"]], int).reshape(shape),
        "scores": np.array(rows["scores"], int).reshape(shape),
    }
    return Dataset(card, columns)
