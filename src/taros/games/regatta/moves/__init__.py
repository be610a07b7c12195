"""What the seat to act can do, found once for a state, and why not."""
