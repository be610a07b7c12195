"""Reviews of games: what every moment was worth, what would have been best, and why."""
