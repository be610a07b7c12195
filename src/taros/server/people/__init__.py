"""Who asks, and how much they may ask for: identity, limits, fair queues."""
