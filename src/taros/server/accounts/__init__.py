"""Accounts: names that stay somebody's, and the ways to prove that one is that person."""
