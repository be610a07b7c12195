"""Which bots play Marrakech at which level."""

LEVELS = {
    "learner": "novice",
    "regular": "greedy",
    "master": "search:500",
    "grandmaster": "search:16000",
}
