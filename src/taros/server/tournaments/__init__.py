"""Tournaments of people, as they are held at `/events`.

`events`, `tournament`, `pairing`, `knock_out`, `standings` and `schedule` know neither a database
nor a clock: a tournament is a list of events, as a table is. `runner` starts its rounds.
"""
