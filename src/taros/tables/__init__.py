"""Tables: people playing a game, as a list of events. The authority over what is allowed."""
