"""Shared by every game: its contract, matches, records, options, fair chance, messages."""
