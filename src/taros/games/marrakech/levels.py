"""Which bots play Marrakech at which level."""

LEVELS = {
    "learner": "novice",
    "regular": "greedy",
    "master": "learned",
    "grandmaster": "search:16000",
}
