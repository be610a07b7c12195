"""taros dataset"""

from pathlib import Path
from typing import Annotated

import typer

from taros.arena import dataset as arena

from ..common import (
    Cluster,
    GameName,
    Jobs,
    check_writable,
    err,
    game_and_options,
    out,
    seat_names,
    translate,
)
from ..progress import progress_bar


def dataset(
    context: typer.Context,
    game: GameName,
    path: Annotated[Path, typer.Option("--out")],
    bots: str = "greedy,greedy",
    games: Annotated[int, typer.Option(min=1)] = 1_000,
    seats: int | None = None,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    minari: str | None = None,
    observation: str = "planes",
) -> None:
    """Write games between bots as a Parquet file, for programs that learn from them.

    Games are kept as soon as they are finished: after an interruption the same command goes on. A
    card beside the file says how it was made. Needs taros[data]; taros.envs.load_dataset and
    minari.load_dataset read what was written. Options of the game itself go by
    their names, such as --purse 40: see taros rules GAME.
    """
    game, options = game_and_options(game, context.args)
    plan = arena.plan(game, seat_names(bots), seats, seed, options)
    if minari is not None:
        from taros.envs import minari_dataset  # takes as long to import as all of the rest

        minari_dataset.check_minari(minari, plan, observation)
    path.parent.mkdir(parents=True, exist_ok=True)
    check_writable(path)
    with progress_bar(translate("cli-simulating"), games) as advance:
        done = arena.write_dataset(plan, games, path, jobs=jobs, cluster=cluster, progress=advance)
    out.print(translate("cli-dataset", done=done, path=str(path)), soft_wrap=True)
    if done < games:
        err.print(translate("cli-interrupted", done=done, games=games))
        err.print(translate("arena-goes-on"))
        raise typer.Exit(130)
    if minari is not None:
        with progress_bar(minari, games) as advance:
            done = minari_dataset.write_minari(path, minari, observation, advance)
        out.print(translate("cli-dataset-minari", done=done, name=minari), soft_wrap=True)
