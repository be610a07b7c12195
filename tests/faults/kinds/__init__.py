"""The faults, by what fails."""

from . import databases, machines, networks, processes, restarts
from .kind import choose

__all__ = ["choose", "databases", "machines", "networks", "processes", "restarts"]
