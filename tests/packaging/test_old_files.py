"""Records and positions of every released version are read, and mean what they meant.

`files/VERSION/` was written by that version: records one after the other, and where each of them
ended. Databases of old versions are opened by `tests/server/storage/test_old_databases.py`.
"""

import json
from pathlib import Path

import pytest

import taros

FILES = Path(__file__).parent / "files"
VERSIONS = sorted(path.name for path in FILES.iterdir())


def test_this_version_is_kept() -> None:
    major, minor, _ = taros.__version__.split(".")
    assert f"{major}.{minor}.0" in VERSIONS, "write its files before it is released"


@pytest.mark.parametrize("version", VERSIONS)
def test_records_end_where_they_ended(version: str) -> None:
    texts = taros.split_records((FILES / version / "records.txt").read_text(encoding="utf-8"))
    ends = json.loads((FILES / version / "positions.json").read_text(encoding="utf-8"))
    assert len(texts) == len(ends) > 3
    for text, end in zip(texts, ends, strict=True):
        match = taros.load(text)
        assert (match.game.name, match.position, match.to_act) == (*end.values(),)
        assert match.to_act is not None or taros.verify(text) is None


@pytest.mark.parametrize("version", VERSIONS)
def test_positions_are_played_on(version: str) -> None:
    for end in json.loads((FILES / version / "positions.json").read_text(encoding="utf-8")):
        match = taros.from_position(end["game"], end["position"], roll=False)
        assert match.position == end["position"]
        assert (match.to_act is None) == (end["to_act"] is None)
        if match.to_act is not None and match.to_act != taros.CHANCE:
            match.play(match.legal()[0])
