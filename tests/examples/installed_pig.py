"""Install the example game into a folder, as a package outside of Taros."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"


def install_pig(folder: Path) -> dict[str, str]:
    """Install Pig into `folder`; return the environment of processes that find it there."""
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps")
    subprocess.run([*pip, "--target", folder, PIG], check=True, timeout=120)
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
