"""Commands that play a game in the terminal, and print its rules."""
