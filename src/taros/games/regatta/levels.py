"""The bots for each level of play in Regatta."""

LEVELS = {
    "learner": "novice",
    "regular": "greedy",
    "master": "plan:1",
    "grandmaster": "plan:200",
}
