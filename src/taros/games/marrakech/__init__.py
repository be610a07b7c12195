"""Marrakech: rugs, dice and dirhams on a 7x7 market. The rules are in RULES.md."""

from .game import GAME

__all__ = ["GAME"]
