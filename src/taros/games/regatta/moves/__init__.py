"""The moves of the seat to act: legal ones, and the reasons against the others."""
