"""Moves and positions as text, and events in words."""
