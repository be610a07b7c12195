"""Games of others, to be watched: a list with their boards, live."""
