"""Tables: the authority over a game, its events and views, and the rooms that run it."""
