"""Cards, decks, courses and pieces: reading, validation and layout in the state."""
