"""What a decision of each level costs it, as `fitting` measured it."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from gaslamp.parts.analysis import LevelErrors


def _read() -> Mapping[str, Mapping[str, LevelErrors]]:
    text = files(__package__).joinpath("levels.toml").read_text("utf-8")
    return {
        side: {level: LevelErrors(**found) for level, found in by_level.items()}
        for side, by_level in tomllib.loads(text).items()
    }


LEVELS = _read()
"""By side and level."""
