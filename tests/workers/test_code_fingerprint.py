"""`taros.workers.code_fingerprint`: whatever decides how games go changes its name."""

from pathlib import Path

import pytest

from taros import games
from taros.workers import code_fingerprint as module


def test_installed_games_are_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = module.code_fingerprint.__wrapped__()
    assert games.get("regatta").name in games.SHIPPED
    monkeypatch.setattr(games, "SHIPPED", ("marrakech",))  # as if the other came from elsewhere
    monkeypatch.setattr(games, "names", lambda: ["marrakech", "regatta"])
    assert module.code_fingerprint.__wrapped__() != before


def test_texts_for_people_are_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "HOME", tmp_path)
    before = module.code_fingerprint.__wrapped__()
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "RULES.md").write_text("one")
    assert module.code_fingerprint.__wrapped__() == before


@pytest.mark.parametrize(
    "path",
    ["kernels/loader.py", "core/game.py", "games/regatta/data/deck.toml", "bots/weights.npz"],
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
