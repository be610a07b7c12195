"""The bots for each level of play in Marrakech."""

LEVELS = {
    "learner": "novice",
    "regular": "greedy",
    "master": "search:35",
    "grandmaster": "search:4000",
}
