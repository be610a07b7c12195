"""The faults, by what fails."""

from . import databases, machines, networks, processes, restarts
from .kind import NotNow, choose

__all__ = ["NotNow", "choose", "databases", "machines", "networks", "processes", "restarts"]
