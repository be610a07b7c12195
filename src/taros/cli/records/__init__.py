"""Commands that read records: show, review, verify."""
