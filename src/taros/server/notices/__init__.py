"""Messages to people who are away: that it is their turn, or that somebody asks for them."""
