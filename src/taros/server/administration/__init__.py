"""What the host of a server does: in the terminal, or on the page `/host`; all of it is logged."""
