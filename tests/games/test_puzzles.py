"""The puzzles that ship with the games: each is one, and stays one."""

import datetime

import pytest

from game_parts import heuristics_of
from taros import bots, games
from taros.core.errors import Unknown
from taros.core.observation import observed
from taros.games.puzzles import Puzzle, daily, puzzle, puzzles

GAMES = games.names()
FAR_OUT = 0.1  # of a win
LEAST_CHANCE = 0.2
FEWEST_MOVES = 5  # else three tries would do
FEWEST = {"marrakech": 200, "regatta": 100}
JUDGES = {"marrakech": "flat:2000", "regatta": "flat:200"}


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_solutions(game: str) -> None:
    for each in puzzles(game):
        match = games.from_position(game, each.position)
        assert match.position == each.position
        assert len(heuristics_of(match.game).candidate_moves(match.state)) >= FEWEST_MOVES
        for move, _ in each.moves:
            assert match.why_not(move) is None
        chances = [chance for _, chance in each.moves]
        assert chances == sorted(chances, reverse=True)
        assert each.gap >= FAR_OUT
        assert chances[0] >= LEAST_CHANCE


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_and_no_two_are_alike(game: str) -> None:
    assert len(puzzles(game)) >= FEWEST[game]
    assert len({each.position for each in puzzles(game)}) == len(puzzles(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_rivals(game: str) -> None:
    positions = [games.from_position(game, each.position) for each in puzzles(game)]
    assert {match.seats for match in positions} == {2, 3, 4}


@pytest.mark.parametrize("game", GAMES)
def test_solutions_stand_out_in_fresh_playouts(game: str) -> None:
    rules = games.get(game)
    judge = bots.get(JUDGES[game], rules)
    for each in puzzles(game):
        match = games.from_position(game, each.position)
        code = judge.choose(
            observed(rules, match.state), rules.rules.legal(match.state), [each.seed << 32]
        )
        assert rules.notation.format_move(match.state, code) == each.solution, each


@pytest.mark.parametrize("game", GAMES)
def test_numbers(game: str) -> None:
    assert puzzle(game, 1) is puzzles(game)[0]
    for number in (0, len(puzzles(game)) + 1):
        with pytest.raises(Unknown):
            puzzle(game, number)


def test_the_games_take_turns_and_every_puzzle_comes() -> None:
    first = datetime.date(2026, 11, 16)
    days = [first + datetime.timedelta(days=k) for k in range(2 * max(map(number_of, GAMES)))]
    names = [daily(day) for day in days]
    assert [game for game, _ in names[:4]] in (GAMES * 2, GAMES[::-1] * 2)
    assert set(names) == {(game, n + 1) for game in GAMES for n in range(number_of(game))}


def number_of(game: str) -> int:
    return len(puzzles(game))


def test_a_gap() -> None:
    assert Puzzle("", (("a", 0.75), ("b", 0.5)), 1).gap == 0.25
