"""`taros.workers.code_fingerprint`: whatever decides how games go changes its name."""

from pathlib import Path

import pytest

from taros.workers import code_fingerprint as module


@pytest.mark.parametrize(
    "path",
    ["kernels/loader.py", "core/game.py", "games/marrakech/kernel.py", "bots/weights.npz"],
)
def test_every_change_is_another_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: str
) -> None:
    monkeypatch.setattr(module, "HOME", tmp_path)
    file = tmp_path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    names = set()
    for text in ("one", "two"):
        file.write_text(text)
        names.add(module.code_fingerprint.__wrapped__())
    assert len(names) == 2
