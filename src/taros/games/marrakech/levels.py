"""The bots for each level of play in Marrakech, and how well they fare (docs/strength.md)."""

from taros.core.game import Level

LEVELS = {
    "learner": Level("novice"),
    "regular": Level("greedy", {2: 0.985, 3: 0.833, 4: 0.662}),
    "master": Level("search:35", {2: 0.619, 3: 0.550, 4: 0.510}),
    "grandmaster": Level("search:4000", {2: 0.750, 3: 0.415, 4: 0.330}),
}
