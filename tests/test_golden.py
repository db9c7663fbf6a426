"""The rules do today what they did when these files were written."""

import pytest

import golden
from gaslamp.core import honesty, journal, record
from gaslamp.games.registry import offered_games

PERFT = [
    (name, line)
    for name in golden.ENDINGS
    for line in golden.perft_path(offered_games()[name]).read_text().splitlines()
    if not line.startswith("#")
]


def test_every_game_has_golden_files() -> None:
    assert set(offered_games()) == set(golden.ENDINGS)


@pytest.mark.parametrize(("name", "line"), PERFT, ids=[f"{name}-{number}" for number, (name, _) in enumerate(PERFT)])
def test_the_lines_of_play_are_as_many_as_ever(name: str, line: str) -> None:
    position, depth, _, _ = line.split(" ; ")
    assert golden.perft_line(offered_games()[name], position, int(depth)) == line


@pytest.mark.parametrize("name", golden.ENDINGS)
def test_a_whole_game_is_played_as_before(name: str) -> None:
    assert golden.whole_playthrough(offered_games()[name]) == golden.playthrough_path(offered_games()[name]).read_text()


@pytest.mark.parametrize(
    ("name", "reason"), [(name, reason) for name, every in golden.ENDINGS.items() for reason in every]
)
def test_there_is_an_honest_record_of_every_ending(name: str, reason: str) -> None:
    text = golden.record_path(offered_games()[name], reason).read_text()
    played = record.parse(text)
    assert record.write(played) == text
    assert played.outcome is not None
    assert played.outcome.reason == reason
    assert offered_games()[name].outcome(journal.replay(offered_games()[name], played)[-1]) == played.outcome
    honesty.verify(offered_games()[name], played)
