"""Which bots play Regatta at which level."""

LEVELS = {
    "learner": "novice",
    "regular": "greedy",
    "master": "plan:1",
    "grandmaster": "plan:200",
}
