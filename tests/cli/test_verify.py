"""`taros verify`: 0 if all chance was fair, 1 if something differs, and what."""

import json
import re
from pathlib import Path

import pytest

from cli.helpers import Finished, a_match, answer, run

WHOLE = a_match(seed=5).record()


def verified(home: Path, text: str, *options: str) -> Finished:
    (home / "game").write_text(text, encoding="utf-8")
    return run(home, "verify", "game", *options)


def difference(done: Finished) -> str:
    """What `verify` found."""
    assert (done.returncode, done.stderr) == (1, "")
    assert "Fair" not in done.stdout
    return done.stdout


def other_die(text: str) -> str:
    """The list of chance with another outcome for the second event."""
    found = re.search(r"^2 (\d) of", text, re.MULTILINE)
    assert found
    other = "3" if found[1] == "2" else "2"
    return text.replace(found[0], f"2 {other} of")


def test_a_fair_game(tmp_path: Path) -> None:
    assert answer(verified(tmp_path, WHOLE)).startswith("Fair")


def test_an_unfinished_game_with_its_seed(tmp_path: Path) -> None:
    assert answer(verified(tmp_path, a_match(moves=5).record(reveal=True))).startswith("Fair")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (other_die(WHOLE), "Event 2"),
        (WHOLE.replace("1*1 2*2 3*2 4*1", "1*1 2*1 3*2 4*1", 1), "Event 1 weights"),
        (re.sub(r"\n3 \d of .*", "", WHOLE), "Event 3"),
        (WHOLE + "99 1 of 1*1 2*2 3*2 4*1\n", "events listed"),
        (re.sub("Seed: .*", f"Seed: {6:064x}", WHOLE), "seed committed"),
        (re.sub("Commitment: .*", f"Commitment: {6:064x}", WHOLE), "seed committed"),
        (re.sub("Seed: .*\n", "", WHOLE), "seed proven"),
        (a_match(moves=5).record(), "seed proven"),
    ],
)
def test_what_differs_is_said(tmp_path: Path, text: str, words: str) -> None:
    said = difference(verified(tmp_path, text))
    assert [word for word in words.split() if word not in said] == []


def test_a_die_that_was_changed_in_the_game_itself(tmp_path: Path) -> None:
    """With the result that would follow, and listed as it was said to have fallen."""
    match = a_match(seed=5, moves=1)
    roll = match.plies[-1].move.text
    other = "3" if roll == "2" else "2"
    text = match.record(reveal=True)
    text = text.replace(f" {roll}\n", f" {other}\n").replace(f"\n1 {roll} of", f"\n1 {other} of")
    said = difference(verified(tmp_path, text))
    assert f"Event 1 was {other}" in said
    assert f"gives {roll}" in said


def test_all_records_of_a_file(tmp_path: Path) -> None:
    texts = [WHOLE, other_die(WHOLE), WHOLE, re.sub("Seed: .*\n", "", WHOLE)]
    said = difference(verified(tmp_path, "\n".join(texts))).splitlines()
    assert [line.split(":")[0] for line in said] == ["Record 2", "Record 4"]
    assert "3" in answer(verified(tmp_path, "\n".join([WHOLE] * 3)))


def test_from_a_pipe(tmp_path: Path) -> None:
    assert answer(run(tmp_path, "verify", "-", stdin=WHOLE)).startswith("Fair")
    assert run(tmp_path, "verify", "-", stdin=other_die(WHOLE)).returncode == 1


def test_for_machines(tmp_path: Path) -> None:
    assert json.loads(answer(verified(tmp_path, WHOLE, "--json"))) == {
        "fair": True,
        "differences": [None],
        "proofs": ["seed"],
    }
    found = json.loads(difference(verified(tmp_path, WHOLE + "\n" + other_die(WHOLE), "--json")))
    assert set(found) == {"fair", "differences", "proofs"}
    assert found["fair"] is False
    assert found["differences"][0] is None
    assert "Event 2" in found["differences"][1]


def test_a_record_cannot_write_in_colour(tmp_path: Path) -> None:
    """What a stranger's record holds is said as it stands there."""
    text = re.sub(r"\n2 \d of", "\n2 [/b] of", WHOLE)
    assert "[/b]" in difference(verified(tmp_path, text))
