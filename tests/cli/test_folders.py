"""Files of the user are kept where the system expects them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from taros.cli.common import data_folder
from taros.games.marrakech import GAME
from taros.kernels.fingerprint import cache_folder


@pytest.fixture(autouse=True)
def _no_remembered_folder() -> Iterator[None]:
    cache_folder.cache_clear()
    yield
    cache_folder.cache_clear()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have folders of their own")
def test_folders_below_the_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert data_folder() == tmp_path / ".local/share/taros"
    assert cache_folder(GAME.kernels).parent == tmp_path / ".cache/taros"


def test_xdg_variables_name_other_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert data_folder() == tmp_path / "data/taros"
    assert cache_folder(GAME.kernels).parent == tmp_path / "cache/taros"
