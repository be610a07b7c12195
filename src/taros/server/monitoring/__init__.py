"""What a server says about itself: metrics, and how late its event loop is."""
