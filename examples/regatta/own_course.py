"""A course and a deck of one's own: race on them, and draw the tracks.

python examples/regatta/own_course.py race.svg
"""

import random
import sys
from pathlib import Path
from typing import Any

import taros

HERE = Path(__file__).parent


def main(picture: Path) -> None:
    names = {"course": "bay.toml", "deck": "breeze.toml"}
    options: dict[str, Any] = {
        option: (HERE / name).read_text(encoding="utf-8") for option, name in names.items()
    }
    result = taros.simulate("regatta", ["greedy", "greedy"], games=20, seed=1, **options)
    print(f"{result.games} races, {result.unfinished} unfinished")

    race = taros.new("regatta", seats=2, seed=1, **options)
    rng = random.Random(1)
    while race.to_act is not None and race.turn < 20:
        race.play(rng.choice(race.legal(grain=15)))
    picture.write_text(race.svg(), encoding="utf-8")
    print(f"turn {race.turn} is drawn in {picture}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "race.svg"))
