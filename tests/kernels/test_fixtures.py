"""Every finished game among the fixtures, so every way a game can end, once more through the kernels."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import journal, record
from gaslamp.games import GAMES
from gaslamp.kernels import forms

from . import comparing

RECORDS = sorted((Path(__file__).parent.parent / "data" / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_finished_game_goes_the_same_way(path: Path) -> None:
    told = record.parse(path.read_text("utf-8"))
    game = GAMES[told.game]
    compiled: Any = import_module(f"gaslamp.kernels.{told.game}")
    states = journal.replay(game, told)
    for kernel_class in (compiled.Kernel, forms.interpreted(told.game).Kernel):
        kernel = kernel_class(states[0])
        for state, entry in zip(states, [*told.entries, None], strict=True):
            comparing.compare(game, kernel, state, compiled)
            if entry is not None:
                kernel.apply(compiled.encode(game.parse_action(entry.action)))
