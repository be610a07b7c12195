"""Tables in a worker: their people, clocks and bots, and the store behind them."""
