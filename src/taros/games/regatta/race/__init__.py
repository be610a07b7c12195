"""How far round the course a boat is, and the shortest way home."""
