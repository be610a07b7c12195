"""The value of a state to every seat: one value function for luck, choices and best moves.

A state in which a turn begins has the value given by the learned network, a final state that of
its result. Where chance acts, the value is the mean over all outcomes; where a seat chooses within
a turn, that of its best move.
"""

from collections.abc import Callable, Iterable
from typing import Any

from taros.bots.buffers import Buffers
from taros.bots.learned import Network
from taros.bots.plan import PlanBot
from taros.core.game import CHANCE, OVER, Game, State
from taros.kernels import array, load

MAX_LISTED = 1000  # states that chance may lead to; of more than that, some are drawn
DRAWN = 256
WORLDS = 64  # guesses at what is hidden from the mover
SEED = 1

Shares = tuple[float, ...]
Array = Any  # of ints, for compiled kernels: a state, or a generator
World = tuple[Array, Array]  # a state, and the generator of its chance


class Values:
    """Values of states like the one given, of a game with learned weights."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.rules, self.policy, self.features, self.net, self.rollout, self.playout = (
            load(game.kernels, name, compiled=True)
            for name in ("kernel", "policy", "features", "net", "rollout", "playout")
        )
        self.determinize, self.rng = (
            load(game.kernels, name, compiled=True) for name in ("determinize", "rng")
        )
        self.plan = PlanBot.plays(game) and load(game.kernels, "plan", compiled=True)
        made, seats = Buffers(compiled=True), game.rules.num_seats(state)
        self.network = Network(game, state, compiled=True, review=True) if seats > 1 else None
        self.codes, self.weights = made.ints(game.rules.codes), made.ints(game.rules.codes)
        self.keys, self.shares = made.ints(seats), made.floats(seats)

    def chances(self, state: State) -> Shares:
        """Return every seat's chance to win."""
        return self._chances(_array(state))

    def points(self, state: State) -> Shares:
        """Return every seat's prospective points, the expected ones where chance acts."""
        return self._mean(_array(state), self._acts_no_chance, self._prospects)

    def is_choice(self, state: State) -> bool:
        """Whether a seat with rivals is to act and has more than one move."""
        if self.game.rules.to_act(state) < 0 or self.network is None:
            return False
        return bool(self.rules.legal(_array(state), self.codes) > 1)

    def moves(self, observation: State, also: Iterable[int] = ()) -> dict[int, float]:
        """Return the mover's chance after each candidate move and each move in `also`.

        Only `observation` is used. The move that looks best one step ahead comes first.
        """
        state, seat = _array(observation), self.game.rules.to_act(observation)
        codes = self._by_rating(state, [*dict.fromkeys([*self._considered(state), *also])])
        if not self.game.hidden:
            return {code: self._chances(self._after(state, code))[seat] for code in codes}
        worlds = [self._guessed(state, seat, i) for i in range(WORLDS)]
        return {code: self._prospect(self._all_after(worlds, code), seat) for code in codes}

    # From the full state

    def _chances(self, state: Array) -> Shares:
        if self.network is None:
            return (1.0,)
        return self._mean(state, self._is_settled, self._settled_chances)

    def _is_settled(self, state: Array) -> bool:
        """Whether chance does not act in `state`, or the network judges it."""
        return self._acts_no_chance(state) or bool(self.features.begins_turn(state))

    def _acts_no_chance(self, state: Array) -> bool:
        return bool(self.rules.to_act(state) != CHANCE)

    def _settled_chances(self, state: Array) -> Shares:
        actor = self.rules.to_act(state)
        if actor == OVER:
            self.rollout.share_out(state, self.keys, self.shares)
        elif self.features.begins_turn(state):
            assert self.network is not None
            self.net.judge(state, self.network.weights, self.network.buffers, self.shares)
        else:
            after = [self._after(state, code) for code in self._considered(state)]
            return max(map(self._chances, after), key=lambda shares: shares[actor])
        return tuple(self.shares.tolist())

    def _prospects(self, state: Array) -> Shares:
        if self.rules.to_act(state) == OVER:
            self.rules.scores(state, self.keys)
            return tuple(map(float, self.keys))
        self.features.write_prospects(state, self.shares)
        return tuple(self.shares.tolist())

    def _mean(
        self, state: Array, is_settled: Callable[[Array], bool], worth: Callable[[Array], Shares]
    ) -> Shares:
        """Return the mean of `worth` over the states that chance leads to."""
        settled = self._settled(state, is_settled)
        columns = zip(*([part * share for share in worth(s)] for s, part in settled), strict=True)
        return tuple(map(sum, columns))

    def _settled(
        self, state: Array, is_settled: Callable[[Array], bool]
    ) -> Iterable[tuple[Array, float]]:
        """Return the states chance leads to, with their probabilities; equal ones are joined."""
        found, level = [], {state.tobytes(): (state, 1.0)}
        while level:
            below: dict[bytes, tuple[Array, float]] = {}
            for s, part in level.values():
                if is_settled(s):
                    found.append((s, part))
                    continue
                for code, share in self._outcomes(s):
                    after = self._after(s, code)
                    key = after.tobytes()
                    below[key] = (after, part * share + below.get(key, (after, 0.0))[1])
            if len(below) > MAX_LISTED:
                return self._drawn_states(state, is_settled)
            level = below
        return found

    def _drawn_states(
        self, state: Array, is_settled: Callable[[Array], bool]
    ) -> Iterable[tuple[Array, float]]:
        for i in range(DRAWN):
            yield self._drawn_on((state.copy(), self._generator(i)), is_settled), 1 / DRAWN

    # From what a seat can know

    def _guessed(self, observation: Array, seat: int, number: int) -> World:
        """Return guess number `number` at a full state behind `observation`.

        All moves are compared in the same guesses, with the same chance.
        """
        state, rng = observation.copy(), self._generator(number)
        self.determinize.determinize(state, seat, rng)
        return state, rng

    def _all_after(self, worlds: list[World], code: int) -> list[World]:
        return [(self._after(state, code), rng.copy()) for state, rng in worlds]

    def _prospect(self, worlds: list[World], seat: int) -> float:
        """Return the mean chance of a seat that goes on choosing until its turn is over."""
        seen = worlds[0][0]
        if self.rules.to_act(seen) == seat and not self.features.begins_turn(seen):
            after = [self._all_after(worlds, code) for code in self._considered(seen)]
            return max(self._prospect(each, seat) for each in after)
        settled = (self._drawn_on(world, self._is_settled) for world in worlds)
        return sum(self._chances(state)[seat] for state in settled) / len(worlds)

    # The rules

    def _after(self, state: Array, code: int) -> Array:
        changed = state.copy()
        self.rules.apply(changed, code)
        return changed

    def _considered(self, state: Array) -> list[int]:
        if self.plan:
            count = self.plan.list_moves(state, self.codes, self.weights)
        else:
            count = self.policy.candidate_moves(state, self.codes)
        codes: list[int] = self.codes[:count].tolist()
        return codes

    def _by_rating(self, state: Array, codes: list[int]) -> list[int]:
        self.codes[: len(codes)] = codes
        self.policy.heuristic_scores(state, self.codes, len(codes), self.weights)
        ratings = dict(zip(codes, self.weights[: len(codes)].tolist(), strict=True))
        return sorted(codes, key=lambda code: -ratings[code])

    def _outcomes(self, state: Array) -> list[tuple[int, float]]:
        """Return the possible outcomes of `state`, each with its probability."""
        count = self.rules.outcomes(state, self.codes, self.weights)
        weights = self.weights[:count]
        shares: list[float] = (weights / weights.sum()).tolist()
        return list(zip(self.codes[:count].tolist(), shares, strict=True))

    def _drawn_on(self, world: World, is_settled: Callable[[Array], bool]) -> Array:
        """Return the state after chance has acted until it is settled."""
        state, rng = world
        while not is_settled(state):
            count = self.rules.outcomes(state, self.codes, self.weights)
            self.rules.apply(state, self.playout.drawn(rng, self.codes, self.weights, count))
        return state

    def _generator(self, number: int) -> Array:
        rng = _array([0])
        self.rng.seed_rng(rng, SEED, number)
        return rng


def _array(values: list[int]) -> Array:
    return array(values, compiled=True)
