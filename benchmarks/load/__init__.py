"""Load on real servers of this machine: how much they carry, and what it costs."""
