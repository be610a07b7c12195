"""Pages and charts of self-contained HTML reports."""
