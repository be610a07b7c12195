"""What every game shares: the protocol, checked play, records, fair chance, words."""
