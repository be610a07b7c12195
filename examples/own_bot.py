"""A bot of one's own: it plays the move after which its own score is best on average.

taros simulate marrakech --seats examples/own_bot.py:Greediest,random --games 100
taros serve --bots examples/own_bot.py:Greediest    # then it sits down at tables
"""

from collections.abc import MutableSequence, Sequence

from taros.bots.base import Bot, Budget
from taros.core.game import CHANCE, State


class Greediest(Bot):
    """Looks one move ahead, over all that chance may bring."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        """Return the best of the legal codes, the first one of equals."""
        seat = self.game.rules.to_act(observation)
        return max(legal, key=lambda code: self.value(self.after(observation, code), seat))

    def after(self, state: State, code: int) -> State:
        """Return the state that a move or an outcome of chance leads to."""
        changed = list(state)
        self.game.rules.apply(changed, code)
        return changed

    def value(self, state: State, seat: int) -> float:
        """Return the expected lead of `seat` over the best of the others."""
        rules = self.game.rules
        if rules.to_act(state) == CHANCE:
            outcomes = rules.outcomes(state)
            total = sum(weight for _, weight in outcomes)
            values = (self.value(self.after(state, code), seat) * w for code, w in outcomes)
            return sum(values) / total
        scores = {each.seat: each.score for each in rules.standings(state)}
        return scores.pop(seat) - max(scores.values())
