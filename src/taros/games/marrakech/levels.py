"""Which bots play Marrakech at which level."""

LEVELS = {
    "learner": "novice",
    "regular": "greedy",
    "master": "search:35",
    "grandmaster": "search:4000",
}
