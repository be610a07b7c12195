"""Words of Marrakech that no other test reads."""

import taros
from taros.games.marrakech.game import GAME
from taros.games.marrakech.layout import BEGIN, DIE, SHOW


def test_outcomes_of_chance_are_named() -> None:
    state = taros.new("marrakech", 2, seed=1).state
    name = GAME.presenter.outcome_words
    assert name is not None
    codes = [DIE, DIE + 3, SHOW, SHOW + 1, BEGIN + 1]
    said = [name(state, code).format("es", ("Ana", "Bo")) for code in codes]
    assert said == ["1", "4", "rojo", "azul", "empieza Bo"]
