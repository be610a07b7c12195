"""The value of a state to every seat: one value function for luck, choices and best moves.

A state in which a turn begins has the value given by the learned network, a final state that of
its result. Where chance acts, the value is the mean over all outcomes; where a seat chooses within
a turn, that of its best move.
"""

from collections.abc import Iterable
from typing import Any

from taros.bots.buffers import Buffers
from taros.bots.learned import Network
from taros.bots.plan import PlanBot
from taros.core.game import CHANCE, Game, State
from taros.kernels import load

MAX_LISTED = 1000  # states that chance may lead to; of more than that, some are drawn
DRAWN = 256
WORLDS = 64  # guesses at what is hidden from the mover
SEED = 1

Shares = tuple[float, ...]
Rows = Any  # states in rows, or the generators of their chance, for compiled kernels
Worlds = tuple[Rows, Rows]  # states, and a generator for each
Settled = list[tuple[Rows, float]]  # states that chance leads to, and the probability of each


class Values:
    """Values of states like the one given, of a game with learned weights."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.rules, self.policy, self.features, self.worlds = (
            load(game.kernels, name, compiled=True)
            for name in ("kernel", "policy", "features", "worlds")
        )
        self.plan = PlanBot.plays(game) and load(game.kernels, "plan", compiled=True)
        self.made, seats = Buffers(compiled=True), game.rules.num_seats(state)
        self.network = Network(game, state, compiled=True, review=True) if seats > 1 else None
        self.codes, self.weights = map(self.made.ints, (game.rules.codes, game.rules.codes))
        self.keys, self.shares = self.made.ints(seats), self.made.floats(seats)

    def of(self, state: State) -> tuple[Shares, Shares]:
        """Return every seat's chance to win, and its prospective points.

        Where chance acts, the points are the expected ones.
        """
        here = self._row(state)
        settled = self._settled(here, to_turn=True)
        chances = self._mean_chances(settled)
        if any(self.rules.to_act(states[0]) == CHANCE for states, _ in settled):
            settled = self._settled(here, to_turn=False)
        return chances, self._mean_points(settled)

    def is_choice(self, state: State) -> bool:
        """Whether a seat with rivals is to act and has more than one move."""
        if self.game.rules.to_act(state) < 0 or self.network is None:
            return False
        return bool(self.rules.legal(self._row(state)[0], self.codes) > 1)

    def moves(self, observation: State, also: Iterable[int] = ()) -> dict[int, float]:
        """Return the mover's chance after each candidate move and each move in `also`.

        Only `observation` is used. The move that looks best one step ahead comes first.
        """
        here, seat = self._row(observation), self.game.rules.to_act(observation)
        codes = self._by_rating(here[0], [*dict.fromkeys([*self._considered(here[0]), *also])])
        if not self.game.hidden:
            return {code: self._chances(self._after(here, code))[seat] for code in codes}
        states, rngs = self._guesses(here[0], seat)
        return {
            code: self._prospect((self._after(states, code), rngs.copy()))[seat] for code in codes
        }

    # From the full state

    def _chances(self, here: Rows) -> Shares:
        return self._mean_chances(self._settled(here, to_turn=True))

    def _mean_chances(self, settled: Settled) -> Shares:
        """Return the mean chances in the states that chance leads to."""
        if self.network is None:
            return (1.0,)
        sums = self.made.floats(len(self.shares))
        for states, part in settled:
            self._add_chances(states, part, sums)
        return tuple(sums.tolist())

    def _add_chances(self, states: Rows, part: float, sums: Any) -> None:
        """Add every seat's chance in each of `states`, times `part`."""
        assert self.network is not None
        net, number = (self.network.weights, self.network.buffers), 0
        while True:
            number = self.worlds.add_chances(
                states, part, number, *net, self.keys, self.shares, sums
            )
            if number == len(states):
                return
            for seat, chance in enumerate(self._chances_of_mover(states[number : number + 1])):
                sums[seat] += part * chance
            number += 1

    def _chances_of_mover(self, here: Rows) -> Shares:
        """Return the chances after the best move of the seat that chooses within its turn."""
        seat, codes = self.rules.to_act(here[0]), self._considered(here[0])
        after = (self._chances(self._after(here, code)) for code in codes)
        return max(after, key=lambda shares: shares[seat])

    def _mean_points(self, settled: Settled) -> Shares:
        """Return the mean points in the states that chance leads to."""
        sums = self.made.floats(len(self.shares))
        for states, part in settled:
            self.worlds.add_points(states, part, self.keys, self.shares, sums)
        return tuple(sums.tolist())

    def _settled(self, here: Rows, *, to_turn: bool) -> Settled:
        """Return the states chance leads to, with their probabilities; equal ones are joined.

        If `to_turn`, a state in which a turn begins is settled, even if chance acts in it.
        """
        found: Settled = []
        level: dict[bytes, tuple[Rows, float]] = {b"": (here, 1.0)}
        while level:
            below: dict[bytes, tuple[Rows, float]] = {}
            for state, part in level.values():
                if self.worlds.is_settled(state[0], to_turn):
                    found.append((state, part))
                    continue
                for after, share in self._outcomes(state[0]):
                    key = after.tobytes()
                    below[key] = (after, part * share + below.get(key, (after, 0.0))[1])
                if len(below) > MAX_LISTED:
                    return self._drawn(here[0], to_turn=to_turn)
            level = below
        return found

    def _drawn(self, state: Rows, *, to_turn: bool) -> Settled:
        """Return some of the states chance leads to."""
        states, rngs = self._copies(state, DRAWN)
        self.worlds.draw_on(states, rngs, to_turn, self.codes, self.weights)
        return [(states, 1 / DRAWN)]

    # From what a seat can know

    def _guesses(self, observation: Rows, seat: int) -> Worlds:
        """Return guesses at the full state behind `observation`.

        All moves are compared in the same guesses, with the same chance.
        """
        states, rngs = self._copies(observation, WORLDS)
        self.worlds.determinize_all(states, seat, rngs)
        return states, rngs

    def _prospect(self, worlds: Worlds) -> Shares:
        """Return the mean chances in `worlds`, where one seat acts in all or chance does in all.

        A seat that chooses within a turn takes the move that is best for it on average. Such moves
        of rivals must not depend on what is hidden: in Regatta they take lanes, before the deal.
        """
        states, rngs = worlds
        seen = states[0]
        chooser = self.rules.to_act(seen)
        if chooser >= 0 and not self.features.begins_turn(seen):
            after = (self._after(states, code) for code in self._considered(seen))
            prospects = (self._prospect((each, rngs.copy())) for each in after)
            return max(prospects, key=lambda shares: shares[chooser])
        self.worlds.draw_on(states, rngs, True, self.codes, self.weights)
        return self._mean_chances([(states, 1 / len(states))])

    # The rules

    def _after(self, states: Rows, code: int) -> Rows:
        after = self.made.int_rows(*states.shape)
        self.worlds.apply_to_all(states, code, after)
        return after

    def _considered(self, state: Rows) -> list[int]:
        if self.plan:
            count = self.plan.list_moves(state, self.codes, self.weights)
        else:
            count = self.policy.candidate_moves(state, self.codes)
        codes: list[int] = self.codes[:count].tolist()
        return codes

    def _by_rating(self, state: Rows, codes: list[int]) -> list[int]:
        self.codes[: len(codes)] = codes
        self.policy.heuristic_scores(state, self.codes, len(codes), self.weights)
        ratings = dict(zip(codes, self.weights[: len(codes)].tolist(), strict=True))
        return sorted(codes, key=lambda code: -ratings[code])

    def _outcomes(self, state: Rows) -> Settled:
        """Return the states after each possible outcome of `state`, with their probabilities."""
        count = self.rules.outcomes(state, self.codes, self.weights)
        weights = self.weights[:count].tolist()
        total = sum(weights)
        after = self.made.int_rows(count, len(state))
        self.worlds.apply_each(state, self.codes, after)
        return [(after[i : i + 1], weight / total) for i, weight in enumerate(weights)]

    # Rows

    def _row(self, state: State) -> Rows:
        row = self.made.int_rows(1, len(state))
        row[0][:] = state
        return row

    def _copies(self, state: Rows, count: int) -> Worlds:
        """Return copies of `state`, each with a generator of its own."""
        states, rngs = self.made.int_rows(count, len(state)), self.made.int_rows(count, 1)
        self.worlds.copy_to_all(state, SEED, states, rngs)
        return states, rngs
