"""Moves that a seat may look for in vain: each has its reason, and can be shown all the same."""

import random

import pytest

import taros
from taros.core.words import Message
from taros.games.regatta.layout import CALM, EXCHANGE, STEER


@pytest.mark.parametrize("seed", range(2))
def test_what_is_looked_for_is_allowed_or_has_a_reason(seed: int) -> None:
    match = taros.new("regatta", seats=4, seed=seed)
    game, rng = match.game, random.Random(seed)
    for _ in range(12):
        if match.to_act is None:
            break
        state = match.state
        legal, blocked = (
            set(game.rules.legal(state)),
            [each.code for each in game.presenter.explained_illegal_moves(state)],
        )
        assert blocked == sorted(blocked)
        assert not legal & set(blocked)
        for each in game.presenter.explained_illegal_moves(state):
            assert each.reason.clause[:2] in ("R3", "R4", "R5", "R6")
            assert each.preview.poses or each.preview.boat is not None
            assert (
                game.notation.parse_move(state, game.notation.format_move(state, each.code))
                == each.code
            )
        if match.view(0).phase == "main":
            assert set(range(STEER, CALM)) <= legal | set(blocked)
        sails = [code for code in legal if code < EXCHANGE]
        match.play(game.notation.format_move(state, rng.choice(sails or sorted(legal))))


def test_a_sail_into_a_buoy_is_shown_with_its_point() -> None:
    hands = "L30|S|R30+R45+L90+s+sun/S+S+s+L45+R45"
    match = taros.from_position(
        "regatta", f"-230,455,340:1:0/130,330,300:2:0 {hands} - 0 main 9", seed=1
    )
    game, state = match.game, match.state
    blocked = {
        game.notation.format_move(state, each.code): each
        for each in game.presenter.explained_illegal_moves(state)
    }
    reason = blocked["sail S"].reason
    assert reason.clause == "R3.5"
    where = dict(reason.message.arguments)["where"]
    assert isinstance(where, Message)
    assert float(str(dict(where.arguments)["x"])) == pytest.approx(-290.02, abs=0.005)


def test_who_is_becalmed_already_is_named() -> None:
    text = "-75,-40,0:1:0/75,-40,0:2:0:sun/0,300,0:3:0 sun+3*S/4*L45/4*R45 s 0 sun 4"
    match = taros.from_position("regatta", text, seed=1)
    game, state = match.game, match.state
    assert [
        game.notation.format_move(state, each.code)
        for each in game.presenter.explained_illegal_moves(state)
    ] == ["sun green"]
