"""HTTP handlers of the API, by what they are about."""
