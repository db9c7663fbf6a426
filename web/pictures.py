"""Writes the positions of the pictures in the rules, and the boards for the tests: `.venv/bin/python web/pictures.py`.

A game that has pictures has a `pictures.py` in its folder. A test says when a file is out of date.
"""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from gaslamp.server.wire.views import board_json

FOLDER = Path(__file__).parent


def made() -> dict[Path, str]:
    """Each file, and what belongs in it."""
    files = {}
    for script in sorted(FOLDER.glob("src/games/*/pictures.py")):
        game = script.parent.name
        files[script.with_suffix(".json")] = json.dumps(_pictures(script)) + "\n"
        files[FOLDER / "tests/games" / game / "board.json"] = board_json(game).model_dump_json() + "\n"
    return files


def _pictures(script: Path) -> Any:
    spec = spec_from_file_location(f"pictures_of_{script.parent.name}", script)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.pictures()


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, "utf-8")
