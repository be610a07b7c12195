"""Other processes and other machines: pools of workers, and bots that think in them."""
