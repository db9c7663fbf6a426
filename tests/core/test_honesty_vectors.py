"""The browser checks records by the same formats."""

import json

from core.honesty_vectors import FOLDER, made


def test_the_browsers_test_data_is_what_this_version_writes() -> None:
    for name, content in made().items():
        assert json.loads((FOLDER / name).read_text()) == json.loads(json.dumps(content)), (
            "run python tests/core/honesty_vectors.py"
        )
