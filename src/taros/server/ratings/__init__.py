"""What became of finished games: ratings, ladders and players' pages."""
