"""Modules that stand for those that a game does not bring."""
