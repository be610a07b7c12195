"""What people see: views, events, reasons, advice, pictures."""
