"""The bots for each level of play in Regatta, and how well they fare (docs/strength.md)."""

from taros.core.game import Level

LEVELS = {
    "learner": Level("novice"),
    "regular": Level("greedy", {2: 0.935, 3: 0.900, 4: 0.870}),
    "master": Level("plan:1", {2: 0.680, 3: 0.507, 4: 0.435}),
    "grandmaster": Level("plan:200", {2: 0.575, 3: 0.463, 4: 0.350}),
}
