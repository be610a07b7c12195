"""Regatta: sailboats moved by arrow cards on an open sea. The rules are in RULES.md."""

from .game import GAME

__all__ = ["GAME"]
