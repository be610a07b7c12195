"""What people see: views, motions, advice, pictures."""
