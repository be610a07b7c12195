"""Let OpenSpiel's Monte Carlo tree search play a game of Taros against random players.

    pip install open-spiel
    python examples/mcts_openspiel.py --games 10

The search is OpenSpiel's own in Python: the C++ one crashes on games written in Python. Every game
is explicit about chance, so it works on copies of the state and draws outcomes itself. The result
is a checkpoint of its own: a JSON file with the configuration and the share of wins so far.
"""

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import taros.envs.openspiel  # noqa: F401  registers the games

# Knobs
GAME = "taros_marrakech"
PLAYERS = 2
GAMES = 10
SIMULATIONS = 30  # for a move
ROLLOUTS = 1  # of each simulation
UCT = 1.4
SEED = 1


def play(game: Any, bot: Any, seat: int, rng: random.Random) -> float:
    """Play a game with `bot` at `seat`, random players elsewhere; return what the bot has won."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, chances)[0]
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    return float(state.returns()[seat])


def curve(shares: list[float]) -> str:
    """Return a line of bars, one for every game: the share of wins so far."""
    return "".join("▁▂▃▄▅▆▇█"[min(int(8 * share), 7)] for share in shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default=GAME, choices=("taros_marrakech", "taros_regatta"))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=Path("mcts.json"))
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game, {"players": PLAYERS})
    rng = random.Random(asked.seed)
    luck = np.random.RandomState(asked.seed)
    evaluator = mcts.RandomRolloutEvaluator(ROLLOUTS, luck)
    bot = mcts.MCTSBot(game, UCT, asked.simulations, evaluator, random_state=luck)
    won, shares = 0.0, []
    for number in range(asked.games):
        won += (play(game, bot, number % PLAYERS, rng) * (PLAYERS - 1) + 1) / PLAYERS
        shares.append(won / (number + 1))
        print(f"{number + 1:4} games  wins {shares[-1]:6.1%}  {curve(shares)}", flush=True)
        config = {name: str(value) for name, value in vars(asked).items()}
        asked.out.write_text(json.dumps({"config": config, "shares": shares}), encoding="utf-8")


if __name__ == "__main__":
    main()
