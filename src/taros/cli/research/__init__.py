"""Commands that play many games: simulations, tournaments, datasets, counts."""
