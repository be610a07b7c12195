"""What people see: views, events, advice, pictures."""
