"""Pages and charts that need nothing but one HTML file."""
