"""Which bots play Regatta at which level."""

LEVELS = {
    "learner": "random",
    "regular": "greedy",
    "master": "flat:16",
    "grandmaster": "flat:64",
}
