"""What people see: views, motions, reasons, advice, pictures."""
