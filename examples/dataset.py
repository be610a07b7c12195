"""A dataset: write games between bots, read them as arrays, count. Needs `taros[data]`.

python examples/dataset.py games.parquet
"""

import sys
from collections import Counter
from pathlib import Path

from taros import games
from taros.arena.dataset import plan, write_dataset
from taros.envs import load_dataset

GAME = games.get("marrakech")


def main(path: Path, number: int = 100) -> None:
    write_dataset(plan("marrakech", ["learned", "greedy"], None, seed=1, options={}), number, path)
    data = load_dataset(path)
    wins = Counter(data.bots[i][data.places[i].argmin()] for i in range(len(data)))
    print(f"{len(data)} games, {len(data.codes)} plies; first places: {dict(wins)}")

    turns: Counter[str] = Counter()
    for state, code in data.replay(0):
        if GAME.rules.to_act(state) >= 0:
            turns[GAME.notation.format_move(state, code)] += 1
    print(f"most played in the first game: {turns.most_common(3)}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "games.parquet"))
