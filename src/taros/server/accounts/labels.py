"""What a device is called in the list of those that are signed in: its browser and system."""

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_label(user_agent: str) -> str:
    """Return such as `Firefox, Linux` of the header of a request; '' if it says nothing known."""
    names = (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))
    return ", ".join(filter(None, names))


def _first(names: dict[str, str], text: str) -> str:
    return next((name for sign, name in names.items() if sign in text), "")
