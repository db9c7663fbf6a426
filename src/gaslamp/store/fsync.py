"""Makes sure that a change is on the disk."""

import os
from pathlib import Path


def sync(path: Path) -> None:
    """fsync a file, or the names in a folder."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
