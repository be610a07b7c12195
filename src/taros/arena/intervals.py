"""Confidence intervals."""

import math

Z = 1.959964  # of a 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of the share `wins / games`."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return max(0.0, min(low, share)), min(1.0, max(high, share))
