"""Hulls as shapes that move: what they touch and where zones stop them."""
