"""Which bots play Marrakech at which level."""

LEVELS = {
    "learner": "novice",
    "regular": "greedy",
    "master": "flat:200",
    "grandmaster": "search:16000",
}
