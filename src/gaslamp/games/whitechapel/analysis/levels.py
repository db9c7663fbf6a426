"""What a decision costs at each level, and from which cost on it is marked. `measure.py` makes the data."""

import json
from collections.abc import Mapping
from importlib.resources import files

from gaslamp.parts.analysis import LevelErrors

FILE = "levels.json"
MISTAKE = 0.1
"""A decision that costs so much of the chance to win is marked."""

_DATA = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))

LEVELS: Mapping[str, Mapping[str, LevelErrors]] = {
    side: {level: LevelErrors(**errors) for level, errors in by_level.items()} for side, by_level in _DATA.items()
}
