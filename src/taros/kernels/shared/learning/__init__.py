"""Kernels for learning programs: steps of many games, what seats see, moves to states."""
