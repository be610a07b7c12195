"""Advice is the best move there is, from what the seat can know, with a reason."""

import pytest
from msgspec.structs import replace

import taros
from game_parts import heuristics_of
from review.games import greedy_game
from taros.core.arguments import explain_by_chances
from taros.core.errors import NotAllowed
from taros.core.observation import observed
from taros.core.words import languages, message
from taros.games.marrakech import GAME as MARRAKECH
from taros.review.advice import advise, rated


def last_rug() -> taros.Match:
    """Over a square of the other's it wins, elsewhere it shares the win."""
    match = taros.new("marrakech", 2, roll=False, two_player="one-colour", rugs=1)
    for move in ("ahead", "1", "d6d7", "left", "1"):
        match.play(move)
    return match


def test_the_best_move_comes_with_chance_reason_and_picture() -> None:
    match = last_rug()
    advice = advise(match.game, match.state)
    assert advice.move in ("d5d6", "d6e6")
    assert advice.chance == 1
    assert advice.runner_up not in ("d5d6", "d6e6")
    assert "covers one square of rivals instead of none" in advice.reason.text
    assert advice.preview == match.game.presenter.preview(
        match.state, match.game.notation.parse_move(match.state, advice.move)
    )


def test_all_moves_are_rated_the_best_first() -> None:
    match = last_rug()
    ranked = rated(match.game, match.state)
    assert sorted(code for code, _ in ranked) == match.game.rules.legal(match.state)
    assert [chance for _, chance in ranked] == [1.0, 1.0] + [0.5] * (len(ranked) - 2)


def test_what_a_bot_chooses_is_first() -> None:
    """Also where another move has the better chance."""
    whole = greedy_game("marrakech", 4)
    worse = 0
    for ply in range(60, 80):
        match = whole.at(ply)
        if match.legal():
            legal = match.game.rules.legal(match.state)
            ratings = heuristics_of(match.game).scores(match.state, legal)
            ranked = rated(match.game, match.state, "greedy")
            assert ratings[legal.index(ranked[0][0])] == max(ratings)
            worse += ranked[0][1] < ranked[1][1]
    assert worse > 0


def test_a_card_that_wins_is_sailed() -> None:
    """The last decision of a race that was won."""
    match = greedy_game("regatta", 2, course="sprint", lanes="lot")
    last = match.at(match.ply - 1)
    advice = advise(last.game, observed(last.game, last.state))
    assert advice.chance == 1
    assert "brings you home" in advice.reason.text
    assert advice.preview.home


def test_alone_a_boat_is_told_to_do_what_looks_best() -> None:
    match = taros.new("regatta", 1, seed=2)
    ratings = heuristics_of(match.game).scores(
        match.state, heuristics_of(match.game).candidate_moves(match.state)
    )
    code, chance = rated(match.game, match.state)[0]
    assert chance == 1
    assert heuristics_of(match.game).scores(match.state, [code]) == [max(ratings)]


def test_a_game_of_which_nothing_was_learned_is_refused() -> None:
    unlearned = replace(MARRAKECH, kernels=MARRAKECH.kernels._replace(features=None))
    with pytest.raises(NotAllowed, match="no review of marrakech yet"):
        rated(unlearned, [])


@pytest.mark.parametrize("seed", range(3))
def test_reasons_are_said_in_every_language(seed: int) -> None:
    match = greedy_game("marrakech", 4, seed=seed)
    said = set()
    for ply in range(0, match.ply, 5):
        moment = match.at(ply)
        if moment.legal():
            reason = advise(moment.game, moment.state).reason
            for language in languages():
                text = reason.format(language)
                assert text[0].isupper()
                assert text.endswith(".")
                said.add((language, reason.key))
    assert len(said) > len(languages())


@pytest.mark.parametrize(
    ("game", "position", "best", "other", "said"),
    [
        (
            "marrakech",
            "b2ybr-r/ry1b|y|y|r/y|b|ybyyy/ybr-ryby|/br-rb1by/r-r1br-ry/b-brb-brr"
            " c6s 30,25,35 1,1,1 0 lay 43",
            "d6d7",
            "d5d6",
            "cuts a region of seat 2 from 4 squares to 1",
        ),
        (
            "regatta",
            "-342.145,795.219,60:1:0/-92.016,649.637,67:2:1"
            " 2*L45+l45|l90+R45-helm+S-cloud/R30+r45|r90+S+2*s - 0 main 19",
            "sail R45",
            "exchange L45 L45",
            "lets the rest of your hand take you farther in the next turn",
        ),
    ],
)
def test_terms(game: str, position: str, best: str, other: str, said: str) -> None:
    match = taros.from_position(game, position)
    codes = (match.game.notation.parse_move(match.state, move) for move in (best, other))
    reason = heuristics_of(match.game).explain(observed(match.game, match.state), *codes)
    assert said in reason.text


def test_a_move_without_terms_is_explained_by_its_chances() -> None:
    close = message("advice-close", subject=message("marrakech-advice-rug"))
    said = explain_by_chances(close, 0.57, 0.448).text
    assert said == "This rug pays off later: it wins 57 of 100 games instead of 45."
    other = message("advice-only")
    assert explain_by_chances(other, 0.57, 0.448) is other


def test_a_choice_at_sea_is_drawn() -> None:
    race = taros.new("regatta", seats=2, seed=1)
    moves = [move.text for move in race.legal()]
    sail = next(move for move in moves if move.startswith("sail"))
    steer = next(move for move in moves if move.startswith("steer"))
    exchange = next(move for move in moves if move.startswith("exchange"))
    drawn = race.svg_of_choice(sail, steer)
    for which in ("played", "better"):
        assert f'<g data-choice="{which}"><path' in drawn
    assert '<g data-choice="played"></g>' in race.svg_of_choice(exchange, sail)
    assert "data-choice" not in race.svg()
