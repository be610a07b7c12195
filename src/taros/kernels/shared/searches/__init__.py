"""Searches for a good move, each over the rules of one game."""
