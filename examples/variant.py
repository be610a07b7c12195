"""A variant by options: what does a short, poor game of Marrakech change?

    python examples/variant.py

`taros rules marrakech` names all options beside the clauses that they change.
"""

from typing import Any

import taros

BOTS = ["greedy", "greedy"]
VARIANTS: dict[str, dict[str, Any]] = {
    "as printed": {},
    "poor": {"purse": 5},
    "short": {"rugs": 6},
    "one colour each": {"two_player": "one-colour"},
}


def main() -> None:
    match = taros.new("marrakech", seats=2, seed=1, purse=5, rugs=6)
    print(match.position)
    for name, options in VARIANTS.items():
        result = taros.simulate("marrakech", BOTS, games=2000, seed=1, **options)
        seat = result.seats[0]
        print(f"{name}: who begins wins {seat.win_share:.0%}, with {seat.mean_score:.0f} points")


if __name__ == "__main__":
    main()
