"""Games for OpenSpiel: its own tests, playthroughs, and what an information state tells."""

import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay
from open_spiel.python.observation import make_observation

import taros.envs.openspiel  # noqa: F401  registers the games
from taros import games
from taros.core.game import OVER

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SEATS = [(game, seats) for game in ("marrakech", "regatta") for seats in (2, 3, 4)]


def load(game: str, seats: int) -> Any:
    return pyspiel.load_game(f"taros_{game}", {"players": seats})


def play(game: Any, plies: int, seed: int) -> Any:
    """Return a state after some random moves and outcomes."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_random_games_with_copies_and_texts(game: str, seats: int) -> None:
    sims = 5 if game == "marrakech" else 1
    pyspiel.random_sim_test(load(game, seats), num_sims=sims, serialize=True, verbose=False)


def transcript(game: Any, plies: int) -> list[str]:
    """Return a game, ply by ply: who acts, what can happen, and what both seats know after it."""
    state, lines = game.new_initial_state(), []
    for ply in range(plies):
        legal = state.legal_actions()
        action = legal[5 * ply % min(len(legal), 7)]
        chosen = state.action_to_string(state.current_player(), action)
        lines.append(f"{ply} player {state.current_player()}, {len(legal)} actions: {chosen}")
        state.apply_action(action)
        lines += [f"  {seat} sees {state.observation_string(seat)}" for seat in (0, 1)]
    return [*lines, *(state.information_state_string(seat) for seat in (0, 1))]


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_the_playthrough_is_as_it_was(game: str) -> None:
    """To accept a change, delete the file and run this once: it writes a new one, and fails."""
    file, lines = PLAYTHROUGHS / f"taros_{game}.txt", transcript(load(game, 2), 40)
    if not file.exists():
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        pytest.fail(f"{file.name} was missing, and has been written")
    assert lines == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_openspiel_replays_what_it_has_played(seats: int, tmp_path: Path) -> None:
    """Its own playthroughs: whole games, with all that it can ask of their states."""
    flags.FLAGS(["tests"])
    file = tmp_path / "played.txt"
    file.write_text(playthrough(f"taros_marrakech(players={seats})", [], seed=5), encoding="utf-8")
    played, replayed = replay(str(file))
    assert played == replayed
    assert "IsTerminal() = True" in played


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_it_plays_by_the_rules(game: str, seats: int) -> None:
    rules, rng = games.get(game).rules, random.Random(3)
    state = load(game, seats).new_initial_state()
    numbers = state.numbers.tolist()
    moves = state.rulebook.moves
    for _ in range(400 if game == "marrakech" else 60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            codes = [code for code, _ in rules.outcomes(numbers)]
            assert [action + moves for action, _ in state.chance_outcomes()] == codes
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert state.legal_actions() == rules.legal(numbers)
        action = rng.choice(state.legal_actions())
        rules.apply(numbers, action + moves if state.is_chance_node() else action)
        state.apply_action(action)
        assert state.numbers.tolist() == numbers
    if rules.to_act(numbers) == OVER:
        wins = [standing.win for standing in rules.standings(numbers)]
        assert state.returns() == [(seats * win - 1) / (seats - 1) for win in wins]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(pyspiel.SpielError, match=f"players: {players} .*2, 3, 4"):
        load("marrakech", players)


def test_what_is_no_action_is_refused() -> None:
    state = load("marrakech", 2).new_initial_state()
    before = state.numbers.tolist()
    for action in (-4, 10**6):
        with pytest.raises(pyspiel.SpielError, match=f"{action} is no action; allowed: 0 to"):
            state.apply_action(action)
    assert state.numbers.tolist() == before


def test_an_information_state_shows_only_the_cards_of_its_seat() -> None:
    """After the deal both hands are told to their own seats, and the other's cards are hidden."""
    game = load("regatta", 2)
    state = play(game, 10, seed=1)
    for seat in (0, 1):
        words = state.information_state_string(seat).split(": ")[1].split()
        assert [word == "?" for word in words] == [ply % 2 != seat for ply in range(10)]


def test_observers_tell_what_states_tell() -> None:
    """What a player may know now, as planes and text; since the start, as text; no other kind."""
    game, single = load("regatta", 2), pyspiel.PrivateInfoType.SINGLE_PLAYER
    state = play(game, 12, seed=1)

    def observer(*, recall: bool, private: Any = single) -> Any:
        kind = pyspiel.IIGObservationType(
            public_info=True, perfect_recall=recall, private_info=private
        )
        return make_observation(game, kind)

    for seat in (0, 1):
        now, since_the_start = observer(recall=False), observer(recall=True)
        now.set_from(state, seat)
        assert now.tensor.tolist() == state.observation_tensor(seat)
        assert now.string_from(state, seat) == state.observation_string(seat)
        told = since_the_start.string_from(state, seat)
        assert told == state.information_state_string(seat)
    assert observer(recall=False, private=pyspiel.PrivateInfoType.NONE) is None


def test_what_is_hidden_makes_no_difference() -> None:
    """Two deals that differ in the other hand alone look the same to a seat, in every form."""
    game = load("regatta", 2)
    one, other = game.new_initial_state(), game.new_initial_state()
    for ply in range(10):
        legal = one.legal_actions()
        one.apply_action(legal[0])
        other.apply_action(legal[0] if ply % 2 == 0 else other.legal_actions()[-1])
    assert str(one) != str(other)
    for look in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(one, look)(0) == getattr(other, look)(0)
        assert getattr(one, look)(1) != getattr(other, look)(1)
