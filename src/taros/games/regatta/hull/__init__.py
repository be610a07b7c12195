"""The moving hull: geometry, contact along an arrow, and where zones stop it."""
