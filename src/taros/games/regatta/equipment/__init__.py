"""Cards, decks, courses and pieces: read, checked and laid out."""
