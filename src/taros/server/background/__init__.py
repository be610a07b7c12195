"""Work that is not done on the event loop: bots, hints, reviews, and rules that take long."""
