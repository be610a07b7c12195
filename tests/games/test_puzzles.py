"""The puzzles that ship with the games: each is one, and stays one."""

import datetime

import pytest

from game_parts import heuristics_of
from puzzle_values import AS_GOOD, Judge, answers, promising
from taros import games
from taros.core.errors import Unknown
from taros.core.observation import observed
from taros.games.puzzles import Puzzle, daily, puzzle, puzzles, tries_for

GAMES = games.names()
STILL_CLEAR = 0.05  # of a win
LEAST_CHANCE = 0.2
FEWEST_MOVES = 3
FEWEST = {"marrakech": 200, "regatta": 100}
THEMES = {"marrakech": {"lay", "turn", "pay"}, "regatta": {"sail", "steer", "exchange", "sun"}}
ROUNDED = 0.0011  # two chances of three digits
PLAYOUTS = {"marrakech": 500, "regatta": 40}
FRESH_SEED = 77


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_solutions(game: str) -> None:
    for each in puzzles(game):
        match = games.from_position(game, each.position)
        assert match.position == each.position
        assert len(heuristics_of(match.game).candidate_moves(match.state)) >= FEWEST_MOVES
        for move in (*dict(each.moves), *each.accepted):
            assert match.why_not(move) is None
        assert each.accepted[0] == each.solution
        assert each.gap >= STILL_CLEAR
        assert each.moves[0][1] >= LEAST_CHANCE


@pytest.mark.parametrize("game", GAMES)
def test_all_moves_as_good_as_the_best_solve_it(game: str) -> None:
    for each in puzzles(game):
        best = each.moves[0][1]
        assert best == max(chance for _, chance in each.moves)
        for move, chance in each.moves:
            assert (move in each.accepted) == (best - chance <= AS_GOOD + ROUNDED), each


def test_headings_side_by_side_are_one_answer() -> None:
    steered = [each for each in puzzles("regatta") if "steer" in each.themes]
    assert steered
    for each in steered:
        degree = int(each.solution.split()[1])
        neighbours = {f"steer {(degree + step) % 360}" for step in (-1, 1)}
        match = games.from_position("regatta", each.position)
        legal = {move for move in neighbours if match.why_not(move) is None}
        assert legal <= set(each.accepted)
        shown = [move for move, _ in each.moves if move in each.accepted]
        assert len(shown) < len(each.accepted)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_a_theme_and_a_rating(game: str) -> None:
    for each in puzzles(game):
        assert each.themes
        assert set(each.themes) <= THEMES[game]
        assert 800 < each.rating < 2200
    ratings = [each.rating for each in puzzles(game)]
    assert min(ratings) < 1400 < 1600 < max(ratings)


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
    """So few playouts may mislead about one puzzle, but not about many."""
    judge, tries = Judge(game), PLAYOUTS[game]
    gaps = []
    for each in puzzles(game):
        state = games.from_position(game, each.position).state
        codes = (judge.game.notation.parse_move(state, m) for m in (each.solution, each.runner_up))
        observation = observed(judge.game, state)
        won, lost = (judge.wins(observation, code, 0, tries, FRESH_SEED) for code in codes)
        gaps.append((won - lost) / tries)
    expected = sum(each.gap for each in puzzles(game)) / len(gaps)
    assert sum(gaps) / len(gaps) == pytest.approx(expected, abs=0.03)
    assert sum(gap > 0 for gap in gaps) >= 0.9 * len(gaps)


@pytest.mark.parametrize("game", GAMES)
def test_every_solution_explains_itself(game: str) -> None:
    explained = 0
    for each in puzzles(game):
        match = games.from_position(game, each.position)
        parse, observation = match.game.notation.parse_move, observed(match.game, match.state)
        codes = (parse(match.state, move) for move in (each.solution, each.runner_up))
        explained += heuristics_of(match.game).explain(observation, *codes).key != "advice-close"
    assert explained >= 0.85 * len(puzzles(game))  # the others are explained by their chances


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


def test_a_gap_is_that_to_the_best_move_that_does_not_solve_it() -> None:
    moves = (("a", 0.75), ("b", 0.745), ("c", 0.5))
    each = Puzzle("", moves, ("a", "b"), ("lay",), 1500, 1)
    assert (each.solution, each.runner_up, each.gap) == ("a", "c", 0.25)


def test_few_choices_are_tried_once() -> None:
    assert [tries_for(choices) for choices in (3, 4, 5, 40)] == [1, 1, 3, 3]


def test_answers_of_a_measurement() -> None:
    chances = {"sail S": 0.5, "sail s": 0.495, "sail R45": 0.48, "steer 0": 0.3}
    assert answers(chances) == [["sail S"], ["sail s"]]
    chances = {"steer 0": 0.5, "steer 6": 0.42, "steer 12": 0.38, "steer 354": 0.47, "sail S": 0.45}
    assert answers(chances) == [["steer 0", "steer 354", "steer 6"]]


def test_exchanges_of_other_cards_are_one_answer() -> None:
    chances = {"exchange S": 0.5, "exchange S s": 0.42, "exchange s": 0.38, "sail S": 0.45}
    assert answers(chances) == [["exchange S", "exchange S s"]]
    assert promising({**chances, "steer 0": 0.1}, 10**9) >= {"exchange S", "exchange S s"}
