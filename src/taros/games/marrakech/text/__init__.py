"""Moves and positions as text, and messages in words."""
