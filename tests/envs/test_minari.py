"""Datasets of Minari: what a bot saw and did, as the environment of Gymnasium shows it."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from taros.cli import app
from taros.core.errors import BadOption
from taros.envs import load_dataset
from taros.envs.minari_dataset import write_minari

minari = pytest.importorskip("minari")
GAMES = 5
COMMAND = ["dataset", "marrakech", "--games", str(GAMES), "--bots", "greedy,random,novice"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A folder with games, in which Minari keeps its datasets."""
    with pytest.MonkeyPatch.context() as patch:
        made = tmp_path_factory.mktemp("datasets")
        patch.setenv("MINARI_DATASETS_PATH", str(made))
        name = ["--minari", "taros/greedy-v0", "--purse", "20"]
        done = CliRunner().invoke(app, [*COMMAND, *name, "--out", str(made / "games.parquet")])
        assert done.exit_code == 0, done.output
        assert "taros/greedy-v0" in done.output
        yield made


def test_it_holds_what_the_environment_shows(folder: Path) -> None:
    """Played again in the environment that it names, every episode is the one that is kept."""
    kept = minari.load_dataset("taros/greedy-v0")
    games = load_dataset(folder / "games.parquet")
    assert kept.total_episodes == len(games) == GAMES
    env = kept.recover_environment().unwrapped
    assert env.vector.options.purse == 20
    assert env.observation_space == kept.observation_space
    for i, episode in enumerate(kept.iterate_episodes()):
        seat = games.bots[i].index("greedy")
        plies = [(s, c) for s, c in games.replay(i) if env.vector.game.rules.to_act(s) == seat]
        assert episode.actions.tolist() == [code for _, code in plies]
        assert len(episode.observations) == len(plies) + 1
        assert not episode.infos["action_mask"][-1].any()
        masks = episode.infos["action_mask"]
        for ply, (state, code) in enumerate(plies):
            assert np.flatnonzero(masks[ply]).tolist() == env.vector.game.rules.legal(state)
            assert masks[ply][code]
            arrays = env.vector.get_state()
            arrays["states"][0] = state
            env.vector.set_state(arrays)
            np.testing.assert_array_equal(env.single.observe(seat), episode.observations[ply])
        assert not episode.rewards[:-1].any()
        won = (games.places[i] == 1) / (games.places[i] == 1).sum()
        assert episode.rewards[-1] == pytest.approx((3 * won[seat] - 1) / 2)
        assert episode.terminations.tolist() == [False] * (len(plies) - 1) + [True]
        assert not episode.truncations.any()


def test_what_cannot_be_written_is_refused(folder: Path) -> None:
    path = folder / "games.parquet"
    with pytest.raises(BadOption, match="already"):
        write_minari(path, "taros/greedy-v0")
    with pytest.raises(BadOption, match="Option minari"):
        write_minari(path, "no name")
    with pytest.raises(BadOption, match="Option observation"):
        write_minari(path, "taros/other-v0", observation="pixels")
    assert not (folder / "taros" / "other-v0").exists()


def test_an_interruption_leaves_no_half_dataset(folder: Path) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_minari(folder / "games.parquet", "taros/half-v0", progress=interrupt)
    assert not (folder / "taros" / "half-v0").exists()
