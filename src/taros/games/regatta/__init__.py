"""Regatta: sailboats moved by arrow cards on an open sea. The rules so far, not yet a game."""
