"""Learning from a game: what every moment was worth, what would have been best, and why."""
