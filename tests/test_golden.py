"""The rules do today what they did when these files were written."""

import pytest

import golden
from gaslamp.core import honesty, journal, record
from gaslamp.games import GAMES

PERFT = [
    (name, line)
    for name in golden.ENDINGS
    for line in golden.perft_path(GAMES[name]).read_text().splitlines()
    if not line.startswith("#")
]


def test_every_game_has_golden_files() -> None:
    assert set(GAMES) == set(golden.ENDINGS)


@pytest.mark.parametrize(("name", "line"), PERFT, ids=[f"{name}-{number}" for number, (name, _) in enumerate(PERFT)])
def test_the_lines_of_play_are_as_many_as_ever(name: str, line: str) -> None:
    position, depth, _, _ = line.split(" ; ")
    assert golden.perft_line(GAMES[name], position, int(depth)) == line


@pytest.mark.parametrize("name", golden.ENDINGS)
def test_a_whole_game_goes_as_ever(name: str) -> None:
    assert golden.whole_playthrough(GAMES[name]) == golden.playthrough_path(GAMES[name]).read_text()


@pytest.mark.parametrize(
    ("name", "reason"), [(name, reason) for name, every in golden.ENDINGS.items() for reason in every]
)
def test_there_is_an_honest_record_of_every_ending(name: str, reason: str) -> None:
    text = golden.record_path(GAMES[name], reason).read_text()
    told = record.parse(text)
    assert record.write(told) == text
    assert told.outcome is not None
    assert told.outcome.reason == reason
    assert GAMES[name].outcome(journal.replay(GAMES[name], told)[-1]) == told.outcome
    honesty.verify(GAMES[name], told)
