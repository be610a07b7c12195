"""Which bots play Marrakech at which level."""

LEVELS = {
    "learner": "greedy",
    "regular": "learned",
    "master": "search:400",
    "grandmaster": "search:8000",
}
