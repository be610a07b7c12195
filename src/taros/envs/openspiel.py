"""Games for OpenSpiel: `taros_marrakech` and `taros_regatta`, registered when this is imported.

Chance is explicit. Actions are all codes of moves; the outcomes of chance are counted from 0. The
parameter `players` is the number of seats; options of the games have their defaults.

The C++ `MCTSBot` of OpenSpiel 2.0 crashes on every game that is written in Python; use the one of
`open_spiel.python.algorithms.mcts`.
"""

from typing import Any, ClassVar

import numpy as np

from taros import games
from taros.core.game import CHANCE, Game
from taros.core.observation import observed
from taros.kernels import array, load

from .encodings import Encoding
from .extras import require

pyspiel = require("pyspiel", "pip install open-spiel")
BaseGame: Any = pyspiel.Game
BaseState: Any = pyspiel.State


class Recalled:
    """A history as its seats were told it, to which codes are added."""

    def __init__(self, game: Game, start: list[int]) -> None:
        self.game = game
        self.state = start
        self.codes: list[int] = []
        self.texts: list[list[str]] = [[] for _ in range(game.rules.num_seats(start))]
        """By seat, one a code; `?` for what was hidden."""

    def add(self, code: int) -> None:
        """Tell every seat of a move or an outcome that comes next."""
        game, state = self.game, self.state
        text = game.notation.format_move(state, code).replace(" ", "_")
        hides = game.hidden and game.rules.to_act(state) == CHANCE
        for seat, texts in enumerate(self.texts):
            texts.append("?" if hides and not _can_tell(game, state, code, seat) else text)
        self.codes.append(code)
        game.rules.apply(state, code)


class Rulebook:
    """The compiled rules of a game, and buffers to evaluate them in."""

    def __init__(self, name: str, decisions_a_turn: int, draws_a_turn: int, turns: int) -> None:
        """`turns` are the most that a seat has, with default options."""
        self.game = games.get(name)
        self.decisions_a_turn = decisions_a_turn
        self.draws_a_turn = draws_a_turn
        self.turns = turns
        self.kernel: Any = load(self.game.kernels, "kernel", compiled=True)
        self.writer: Any = load(self.game.kernels, "encoding", compiled=True)
        self.codes: Any = array([0] * self.game.rules.codes, compiled=True)
        self.weights: Any = array([0] * self.game.rules.codes, compiled=True)
        self.encodings = {
            seats: Encoding(self.game, seats, len(self.start(seats)))
            for seats in self.game.seats
            if seats > 1
        }
        self.moves = self.encodings[2].num_actions("all")
        self.notes: Any = array([0] * self.encodings[2].notes, compiled=True)
        self.recalled: dict[int, Recalled] = {}  # by seats; mostly the next history goes on from it

    def start(self, seats: int) -> Any:
        """Return the start of a game, with default options."""
        options = games.choose_options(self.game, seats, {})
        return array(self.game.rules.new(seats, options), compiled=True)

    def recall(self, seats: int, codes: list[int]) -> list[list[str]]:
        """Return what each seat was told of every code of a history."""
        last = self.recalled.get(seats)
        if last is None or codes[: len(last.codes)] != last.codes:
            last = self.recalled[seats] = Recalled(self.game, self.start(seats).tolist())
        for code in codes[len(last.codes) :]:
            last.add(code)
        return last.texts

    @property
    def game_type(self) -> Any:
        """The description that OpenSpiel registers."""
        information = pyspiel.GameType.Information
        hidden = self.game.hidden
        return pyspiel.GameType(
            short_name=f"taros_{self.game.name}",
            long_name=f"Taros {self.game.name.capitalize()}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=information.IMPERFECT_INFORMATION
            if hidden
            else information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=self.game.seats[-1],
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": 2},
        )

    def game_info(self, seats: int) -> Any:
        """Return the bounds of a game of `seats` seats."""
        turns = self.turns * seats
        return pyspiel.GameInfo(
            num_distinct_actions=self.moves,
            max_chance_outcomes=self.game.rules.codes - self.moves,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions_a_turn * turns,
        )


class TarosState(BaseState):  # type: ignore[misc]
    """A state: one array. Copies of it copy nothing else."""

    rulebook: ClassVar[Rulebook]

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.numbers = self.rulebook.start(game.num_players())

    def current_player(self) -> int:
        """Return the seat to act, or the constants for chance and the end."""
        actor = int(self.rulebook.kernel.to_act(self.numbers))
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == -1 else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        book = self.rulebook
        legal: list[int] = book.codes[: book.kernel.legal(self.numbers, book.codes)].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance, counted from 0, with their probabilities."""
        book = self.rulebook
        count = book.kernel.outcomes(self.numbers, book.codes, book.weights)
        codes = (book.codes[:count] - book.moves).tolist()
        weights = book.weights[:count].tolist()
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(codes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        book = self.rulebook
        first, end = 0, book.moves
        if book.kernel.to_act(self.numbers) == -1:
            first, end = end, len(book.codes)
        if not 0 <= action < end - first:
            raise pyspiel.SpielError(f"{action} is no action; allowed: 0 to {end - first - 1}")
        book.kernel.apply(self.numbers, action + first)

    def _action_to_string(self, player: int, action: int) -> str:
        book = self.rulebook
        code = action + book.moves if player == pyspiel.PlayerId.CHANCE else action
        return book.game.notation.format_move(self.numbers.tolist(), code)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.rulebook.kernel.to_act(self.numbers) == -2)

    def returns(self) -> list[float]:
        """Return 1 for a win, less for a shared one; all sum to zero."""
        seats = self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        standings = self.rulebook.game.rules.standings(self.numbers.tolist())
        return [(standing.win * seats - 1) / (seats - 1) for standing in standings]

    def __str__(self) -> str:
        options = self.rulebook.game.options()
        return self.rulebook.game.notation.format_position(self.numbers.tolist(), options)

    def observation_string(self, player: int) -> str:
        """Return the position as `player` may know it."""
        self._check_player(player)
        game = self.rulebook.game
        seen = observed(game, self.numbers.tolist(), player)
        return game.notation.format_position(seen, game.options())

    def information_state_string(self, player: int) -> str:
        """Return all moves and outcomes that `player` has seen; `?` for what was hidden."""
        self._check_player(player)
        texts = self.rulebook.recall(self.num_players(), self._codes())
        return f"{player}: {' '.join(texts[player])}"

    def _codes(self) -> list[int]:
        """Return the codes of all moves and outcomes since the start."""
        chance, moves = pyspiel.PlayerId.CHANCE, self.rulebook.moves
        return [
            each.action + moves if each.player == chance else each.action
            for each in self.full_history()
        ]

    def observation_tensor(self, player: int) -> list[float]:
        """Return the planes as `player` sees them, flat."""
        self._check_player(player)
        tensor: list[float] = planes(self, player).ravel().tolist()
        return tensor

    def _check_player(self, player: int) -> None:
        """Raise SpielError unless `player` is a seat of the game."""
        seats = self.num_players()
        if not 0 <= player < seats:
            allowed = "player >= 0" if player < 0 else f"player < {seats}"
            raise pyspiel.SpielError(f"{player} is no player; allowed: {allowed}")


def _can_tell(game: Any, state: list[int], code: int, player: int) -> bool:
    """Return whether `player` can tell the outcome `code` from every other one."""
    views = []
    for other in {code, *(each for each, _ in game.rules.outcomes(state))}:
        after = list(state)
        game.rules.apply(after, other)
        views.append((other == code, observed(game, after, player)))
    own = next(view for is_code, view in views if is_code)
    return all(is_code or view != own for is_code, view in views)


def planes(state: TarosState, player: int) -> Any:
    """Return the planes of a state as `player` sees them, in their shape."""
    book = state.rulebook
    shape = book.encodings[state.num_players()].shape("planes")
    seen, made = state.numbers.copy(), np.zeros(int(np.prod(shape)), np.uint8)
    book.kernel.observe(state.numbers, player, seen)
    book.writer.write_planes(seen, player, book.notes, made)
    return made.reshape(shape).astype(np.float32)


class TarosObserver:
    """Observations for `make_observation`: planes, and the position as text."""

    def __init__(self, game: Any, params: Any) -> None:
        _refuse_parameters(params)
        book = game.state_kind.rulebook
        shape = book.encodings[game.num_players()].shape("planes")
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"planes": self.tensor.reshape(shape)}

    def set_from(self, state: TarosState, player: int) -> None:
        """Write the planes of a state as `player` sees them."""
        self.dict["planes"][...] = planes(state, player)

    def string_from(self, state: TarosState, player: int) -> str:
        """Return the position as `player` may know it."""
        return state.observation_string(player)


class InformationStateObserver:
    """Information states for `make_observation`: texts alone, as they have no tensor."""

    def __init__(self, params: Any) -> None:
        _refuse_parameters(params)
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TarosState, player: int) -> None:
        """Write nothing."""

    def string_from(self, state: TarosState, player: int) -> str:
        """Return all moves and outcomes that `player` has seen."""
        return state.information_state_string(player)


def _refuse_parameters(params: Any) -> None:
    if params:
        raise ValueError(f"observation parameters are not supported: {params}")


class TarosGame(BaseGame):  # type: ignore[misc]
    """A game of Taros for OpenSpiel."""

    state_kind: ClassVar[type[TarosState]]

    def __init__(self, params: Any = None) -> None:
        book = self.state_kind.rulebook
        chosen = dict(params or {})
        seats = int(chosen.get("players", 2))
        if seats not in book.encodings:
            allowed = ", ".join(map(str, book.encodings))
            raise pyspiel.SpielError(f"players: {seats} is not allowed; allowed: {allowed}")
        super().__init__(book.game_type, book.game_info(seats), chosen)
        self.seats = seats

    def new_initial_state(self) -> TarosState:
        """Return the start of a game."""
        return self.state_kind(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most outcomes of chance in a game."""
        book = self.state_kind.rulebook
        return book.draws_a_turn * (book.turns * self.seats + 2 * self.seats)

    def observation_tensor_shape(self) -> list[int]:
        """Return the shape of the planes."""
        return list(self.state_kind.rulebook.encodings[self.seats].shape("planes"))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> TarosObserver | InformationStateObserver | None:
        """Return an observer of all that a player may know, now or since the start.

        Return None for other kinds: what is public alone, or what all know together.
        """
        if iig_obs_type is None:
            return TarosObserver(self, params)
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if (iig_obs_type.public_info, iig_obs_type.private_info) != (True, own):
            return None
        return (
            InformationStateObserver(params)
            if iig_obs_type.perfect_recall
            else TarosObserver(self, params)
        )


class MarrakechState(TarosState):
    """A state of Marrakech."""

    rulebook = Rulebook("marrakech", decisions_a_turn=2, draws_a_turn=2, turns=24)


class RegattaState(TarosState):
    """A state of Regatta."""

    rulebook = Rulebook("regatta", decisions_a_turn=3, draws_a_turn=5, turns=100)


class MarrakechGame(TarosGame):
    """Marrakech for OpenSpiel."""

    state_kind = MarrakechState


class RegattaGame(TarosGame):
    """Regatta for OpenSpiel."""

    state_kind = RegattaState


for _kind in (MarrakechGame, RegattaGame):
    if _kind.state_kind.rulebook.game_type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_kind.state_kind.rulebook.game_type, _kind)
