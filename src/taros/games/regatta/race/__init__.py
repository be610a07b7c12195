"""How far round the course a boat is, and the shortest path home."""
