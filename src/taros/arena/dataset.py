"""Datasets: many games between bots, ply by ply, as a Parquet file.

Games are written to a journal beside the file as soon as they are finished, a line each. So an
interrupted run loses none of them, and the same command goes on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from io import FileIO
from pathlib import Path
from typing import Any, ClassVar

import msgspec

import taros
from taros import bots as registry
from taros import games
from taros.core.errors import BadOption
from taros.core.options import changed, resolve
from taros.workers.code_fingerprint import code_fingerprint
from taros.workers.interrupts import uninterrupted
from taros.workers.pool import open_pool

from .play import PATIENCE, Arena, PlyLog, check_seed
from .tournament_file import json_line, lock_file, write_whole

FORMAT = "taros dataset 1"
CARD_KEY = b"taros"  # of the metadata of the Parquet file


class DatasetPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides what happens in every game of a dataset."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seats: int
    seed: int
    code: str
    """The fingerprint of rules and bots."""
    format: str = FORMAT


class DatasetGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game; `places` are empty if it was cut off."""

    number: int
    bots: tuple[str, ...]  # by seat
    codes: tuple[int, ...]  # of moves and of outcomes of chance
    places: tuple[int, ...]
    scores: tuple[int, ...]
    faults: int = 0  # moves that bots have lost to `random`


class DatasetCard(msgspec.Struct, frozen=True):
    """How a dataset was made."""

    plan: DatasetPlan
    games: int
    taros: str
    """The version."""


def plan(
    game: str, bots: Sequence[str], seats: int | None, seed: int, options: Mapping[str, Any]
) -> DatasetPlan:
    """Return a checked plan; `bots` sit in turn, one seat farther every game.

    Raises Unknown or BadOption.
    """
    rules = games.get(game)
    for bot in bots:
        registry.check(bot, rules)
    check_seed(seed)
    count = max(len(bots), 2) if seats is None else seats
    chosen = games.choose_options(rules, count, options)
    return DatasetPlan(game, changed(chosen), tuple(bots), count, seed, code_fingerprint())


def seated(plan: DatasetPlan, number: int) -> tuple[str, ...]:
    """Return the bots of game `number` by seat."""
    return tuple(plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats))


def write_dataset(
    plan: DatasetPlan,
    games: int,
    path: Path,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> int:
    """Play games 0 to `games - 1` of a plan, those that the journal has not; write them to `path`.

    Return how many are there; fewer than `games` if Ctrl-C was pressed. `jobs` and `cluster` as of
    `simulate`. Raises BadOption if the journal is of another plan, or pyarrow is missing.
    """
    check_pyarrow()
    journal = path.with_name(f"{path.name}.journal")
    with Journal(plan, journal) as kept:
        progress(sum(number < games for number in kept.games))
        missing = [number for number in range(games) if number not in kept.games]
        try:
            with open_pool(DatasetJob(plan), jobs, cluster, _lost) as run:
                for _, played in run(iter(missing)):
                    if played is not None:
                        kept.add(played)
                        progress(1)
        except KeyboardInterrupt:
            pass
        chosen = [kept.games[number] for number in sorted(kept.games) if number < games]
        with uninterrupted():
            _write_parquet(path, plan, chosen)
    if len(chosen) == games:
        journal.unlink()
    return len(chosen)


class DatasetJob(msgspec.Struct, frozen=True):
    """The job of playing games of a plan, ply by ply."""

    plan: DatasetPlan
    max_queued: ClassVar[int] = 4

    def start(self, *, replaceable: bool) -> "DatasetRunner":
        return DatasetRunner(self.plan, replaceable=replaceable)


class DatasetRunner:
    """Plays games in an arena."""

    def __init__(self, plan: DatasetPlan, *, replaceable: bool) -> None:
        self.plan = plan
        game = games.get(plan.game)
        options = resolve(game.options, {}, plan.options)
        self.arena = Arena(game, plan.seats, options, patience=PATIENCE, replaceable=replaceable)
        self.arena.warm_up(plan.bots)

    @property
    def needs_restart(self) -> bool:
        return self.arena.bot_thread.has_abandoned

    def run(self, number: int) -> DatasetGame | None:
        log: PlyLog = []
        bots = seated(self.plan, number)
        result = self.arena.play(bots, self.plan.seed, number, log)
        codes = tuple(code for _, code in log)
        return DatasetGame(number, bots, codes, result.places, result.scores, len(result.faults))


def _lost(number: int) -> None:
    """Return nothing for a game that kills every process: it is left out."""


class Journal:
    """The finished games of a plan, in a file that survives an interruption."""

    def __init__(self, plan: DatasetPlan, path: Path) -> None:
        """Raise BadOption if the file is of another plan, damaged or in use."""
        self.games: dict[int, DatasetGame] = {}
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: FileIO = path.open("a+b", buffering=0)
        try:
            lock_file(path, self._file)
            self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, game: DatasetGame) -> None:
        """Add a game, to its end even if Ctrl-C is pressed."""
        with uninterrupted():
            write_whole(self._file, json_line(game))
            self.games[game.number] = game

    def _read(self, plan: DatasetPlan) -> None:
        """Read all games; cut off a last line that was not written to its end."""
        self._file.seek(0)
        text = self._file.readall()
        if json_line(plan).startswith(text):
            self._file.truncate(0)
            write_whole(self._file, json_line(plan))
            return
        whole, _, torn = text.rpartition(b"\n")
        first, *lines = whole.split(b"\n")
        if first + b"\n" != json_line(plan):
            raise BadOption("dataset-other-plan", path=str(self._path))
        for number, line in enumerate(lines, start=2):
            try:
                game = msgspec.json.decode(line, type=DatasetGame)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise BadOption("arena-damaged", path=str(self._path), line=number) from None
            self.games[game.number] = game
        self._file.truncate(len(text) - len(torn))


def check_pyarrow() -> Any:
    """Import pyarrow. Raises BadOption, which says how to install it."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ModuleNotFoundError:
        raise BadOption("dataset-no-pyarrow") from None


def _write_parquet(path: Path, plan: DatasetPlan, played: list[DatasetGame]) -> None:
    """Write games and their card; a file that is there already is replaced at once."""
    arrow = check_pyarrow()
    card = DatasetCard(plan, len(played), taros.__version__)
    kinds = {
        "number": arrow.int64(),
        "bots": arrow.list_(arrow.string()),
        "codes": arrow.list_(arrow.int32()),
        "places": arrow.list_(arrow.int8()),
        "scores": arrow.list_(arrow.int64()),
        "faults": arrow.int32(),
    }
    schema = arrow.schema(kinds.items()).with_metadata({CARD_KEY: msgspec.json.encode(card)})
    columns = [[getattr(game, name) for game in played] for name in kinds]
    table = arrow.table(
        [arrow.array(column, kind) for column, kind in zip(columns, kinds.values(), strict=True)],
        schema=schema,
    )
    draft = path.with_name(f"{path.name}.new")
    arrow.parquet.write_table(table, draft, compression="zstd")
    draft.replace(path)
    path.with_suffix(".md").write_text(_card_text(card), encoding="utf-8")


def _card_text(card: DatasetCard) -> str:
    """Return the card as Markdown."""
    made = card.plan
    words = [f"--{name.replace('_', '-')} {value}" for name, value in made.options.items()]
    command = " ".join(
        [
            f"taros dataset {made.game} --games {card.games} --bots {','.join(made.bots)}",
            f"--seats {made.seats} --seed {made.seed} --out FILE",
            *words,
        ]
    )
    return "\n".join(_card_lines(card, command)) + "\n"


def _card_lines(card: DatasetCard, command: str) -> Iterator[str]:
    made = card.plan
    yield f"# {card.games:,} games of {made.game}"
    yield ""
    yield f"Made by Taros {card.taros}, rules and bots {made.code}:"
    yield ""
    yield f"    {command}"
    yield ""
    yield "A row is a game: `codes` are its moves and outcomes of chance in order, `bots`, `places`"
    yield "and `scores` go by seat, `faults` counts moves that a bot lost to a random one. Bots"
    yield "move one seat on from game to game. `taros.envs.load_dataset(FILE)` gives arrays."
