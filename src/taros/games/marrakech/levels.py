"""Which bots play Marrakech at which level."""

LEVELS = {
    "learner": "greedy",
    "regular": "flat:60",
    "master": "flat:300",
    "grandmaster": "flat:1500",
}
