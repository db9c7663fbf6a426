"""Every finished game among the fixtures, so every way a game can end, once more through the kernels."""

from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import journal, record
from gaslamp.games.registry import offered_games, registration
from gaslamp.parts.kernel import forms
from parts.kernel import comparing

RECORDS = sorted((Path(__file__).parents[2] / "data" / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_finished_game_goes_the_same_way(path: Path) -> None:
    played = record.parse(path.read_text("utf-8"))
    game = offered_games()[played.game]
    compiled: Any = registration(played.game).kernel
    states = journal.replay(game, played)
    for kernel_class in (compiled.Kernel, forms.interpreted(compiled.__name__).Kernel):
        kernel = kernel_class(states[0])
        for state, entry in zip(states, [*played.entries, None], strict=True):
            comparing.compare(game, kernel, state, compiled)
            if entry is not None:
                kernel.apply(compiled.encode(game.parse_action(entry.action)))
