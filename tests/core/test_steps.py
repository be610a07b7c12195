"""Records played ply by ply: as much as at once, and no more than was asked for."""

from collections.abc import Callable
from typing import Any

import pytest

import taros
from core.helpers import played, short
from taros import games
from taros.core.errors import BadRecord
from taros.core.record import parse_record
from taros.core.replay import replay_steps
from taros.core.steps import Steps, run
from taros.review.review import read, read_steps


def steps_of(text: str, **how: Any) -> Steps[taros.Match]:
    record = parse_record(text)
    return replay_steps(games.game_of(record), record, **how)


def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many moves have been played."""
    moves: list[object] = []
    play = taros.Match.play

    def counting(match: taros.Match, move: str) -> Any:
        moves.append(move)
        return play(match, move)

    monkeypatch.setattr(taros.Match, "play", counting)
    return lambda: len(moves)


def test_run_gives_what_the_steps_return() -> None:
    def work() -> Steps[str]:
        yield
        yield
        return "done"

    assert run(work()) == "done"


def test_steps_give_what_a_replay_gives() -> None:
    text = short().record()
    match = run(steps_of(text))
    assert match.record() == text == taros.load(text).record()
    assert match.provable


def test_at_most_one_move_is_played_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played().record()
    num_played = counted(monkeypatch)
    before = 0
    for _ in steps_of(text):
        assert num_played() <= before + 1
        before = num_played()
    assert before == taros.load(text).ply


def test_who_gives_up_has_nothing_more_played(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played().record()
    num_played = counted(monkeypatch)
    steps = steps_of(text)
    for _ in range(10):
        next(steps)
    steps.close()
    assert 0 < num_played() <= 10


def test_damage_ends_a_replay_or_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = short()
    text = whole.record().partition("Chance:")[0].rstrip() + " nonsense\n"
    with pytest.raises(BadRecord, match="nonsense"):
        run(steps_of(text))
    assert run(steps_of(text, salvage=True)).plies == whole.plies
    num_played = counted(monkeypatch)
    match, damage = read(text)
    assert num_played() == whole.ply + 1, "once is enough"
    assert match.plies == whole.plies
    assert damage is not None
    assert damage.key == "bad-record"
    assert run(read_steps(parse_record(text)))[1] == damage


def test_what_is_sound_has_no_damage() -> None:
    match, damage = read(short().record())
    assert (match.record(), damage) == (short().record(), None)


def test_the_first_damage_is_told() -> None:
    """A move that cannot be, and a seed that does not fit."""
    record = short().record().replace("Seed: 0", "Seed: 1").replace("1. ", "1. nonsense ", 1)
    _, damage = read(record)
    assert damage is not None
    assert "nonsense" in damage.text
