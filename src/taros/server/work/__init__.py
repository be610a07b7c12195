"""Work beside the event loop: threads for rules, processes for bots and reviews; metrics."""
